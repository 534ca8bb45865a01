"""Tables under a step: what may stand in the rows of each kind, and how they are read."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NewType

import msgspec

from sabot.scenario.life.deeds import BY_BENT_PHRASE
from sabot.scenario.life.details import GO_WITHOUT_SAYING, Details, missing, read_details
from sabot.scenario.life.happened import EVENTS
from sabot.scenario.life.setting import read_settings
from sabot.scenario.life.values import Telling
from sabot.scenario.slots import Names, Row, SlotError
from sabot.views.deeds.phrases import PHRASES

DeedDetails = NewType("DeedDetails", dict[str, Telling])
EventDetails = NewType("EventDetails", dict[str, Telling])
TableDetails = NewType("TableDetails", dict[str, object])


class TableKind(msgspec.Struct, frozen=True):
    """A kind of table: the parameter it is for, and how its rows are read beside the gaps of its step."""

    parameter: str
    read: Callable[[Sequence[Row], Mapping[str, str], Names], object]


def table_kind_of(annotation: object) -> TableKind | None:
    return _KINDS.get(annotation)


def _bets(names: Names) -> tuple[str, ...]:
    return tuple(bet.key for bet in names.book.bets) if names.book is not None else ()


def _of_a_deed(rows: Sequence[Row], gaps: Mapping[str, str], names: Names) -> Details:
    command = BY_BENT_PHRASE[gaps["deed"]]
    told = read_details(rows, command, gaps["deed"], _bets(names))
    if lacking := missing(command, (*told, *GO_WITHOUT_SAYING)):
        raise SlotError(f"to {PHRASES[command]}, a table must say: {', '.join(lacking)}")
    return told


def _of_an_event(rows: Sequence[Row], gaps: Mapping[str, str], names: Names) -> Details:
    event = gaps["event"][1:-1]
    return read_details(rows, EVENTS[event], event, _bets(names))


def _of_a_table(rows: Sequence[Row], gaps: Mapping[str, str], names: Names) -> dict[str, object]:
    book = names.library.game(gaps["game"]).book
    return read_settings(rows, tuple(bet.key for bet in book.bets))


_KINDS: Final[dict[object, TableKind]] = {
    DeedDetails: TableKind("details", _of_a_deed),
    EventDetails: TableKind("details", _of_an_event),
    TableDetails: TableKind("details", _of_a_table),
}
