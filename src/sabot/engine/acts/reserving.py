"""For whom a table is reserved, and who may come into a room with a list."""

from collections.abc import Iterator

from msgspec.structs import replace

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.opening import closer, must_be_open
from sabot.engine.authority import cited_by
from sabot.engine.commands.people import Reserve
from sabot.engine.events.base import Event
from sabot.engine.events.people import TableReserved
from sabot.engine.rooms import must_be_reserved, room_of
from sabot.engine.table import Refused, Table


def _a_list_is_kept(table: Table) -> None:
    must_be_open(table)
    room = room_of(table, table.settings)
    if room is None or not (room.reserved or room.restricted):
        raise Refused("the table stands where anybody may come")


@act(Reserve, who=closer, when=_a_list_is_kept, prompt="Say for whom the table is reserved")
def reserve(table: Table, command: Reserve) -> Iterator[Event]:
    room = room_of(table, table.settings)
    assert room is not None  # asked before
    names = tuple(dict.fromkeys(command.patrons))
    must_be_reserved(table, replace(table.settings, reserved_for=names))
    rule = room.reserved or room.restricted
    assert rule is not None
    staying = [one for one in table.state.patrons if names and one not in names]
    if staying:
        raise Refused(f"{', '.join(staying)} would have to leave first", rule)
    yield happened(TableReserved, command, cited_by(rule), patrons=names)
