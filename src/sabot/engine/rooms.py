"""The room a table stands in: how many places it may have, and who may come."""

from sabot.engine.settings import TableSettings
from sabot.engine.table import Refused, Table
from sabot.rulebook.table import PlacesAtMost


def room_of(table: Table, settings: TableSettings) -> PlacesAtMost | None:
    """What the rule book says of the room, where it tells rooms apart."""
    rooms = table.table_rules.places.at_most
    return next((room for room in rooms if room.where == settings.where), None)


def must_be_reserved(table: Table, settings: TableSettings) -> None:
    """A table that is reserved names for whom, and any other keeps a list only where its room has one."""
    room = room_of(table, settings)
    if room is not None and room.reserved is not None and not settings.reserved_for:
        raise Refused("say for whom the table is reserved", room.reserved)
    if settings.reserved_for and (room is None or not (room.reserved or room.restricted)):
        raise Refused("the rule book reserves no table there")


def must_be_admitted(table: Table, patron: str) -> None:
    """Whoever the table is reserved for may come, or whoever is on the list of its room."""
    names, room = table.settings.reserved_for, room_of(table, table.settings)
    if room is None or not names or patron in names:
        return
    if room.reserved is not None:
        raise Refused(f"the table is reserved, and not for {patron}", room.reserved)
    raise Refused(f"{patron} is not on the list of those who may come in", room.restricted)
