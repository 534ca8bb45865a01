"""What a marker on the layout is called in the state of a table: its kind, and what it marks."""

from typing import Final

from sabot.engine.state import State
from sabot.engine.table import Table
from sabot.rulebook.table import Marker
from sabot.rulebook.words import MarkerKind

NO_BET: Final = "no-bet-coup"
FOR_A_COUP: Final = ("player", "banker", NO_BET, "winning-total")
"""The markers that are taken away when the coup is over."""


def key_of(kind: MarkerKind, place: int | None = None, patron: str | None = None) -> str:
    """A marker for a patron goes with the patron; any other belongs to a place, or to the table."""
    return f"{kind}:{patron or place or 'table'}"


def after_the_coup(markers: dict[str, str], *, no_bet_stays: bool = False) -> dict[str, str]:
    """One that shows a coup without wagers stays where more such coups are to come."""
    for_a_coup = [kind for kind in FOR_A_COUP if not (no_bet_stays and kind == NO_BET)]
    return {key: text for key, text in markers.items() if key.partition(":")[0] not in for_a_coup}


def without_the_marker(markers: dict[str, str]) -> dict[str, str]:
    """The markers less the one that shows a coup without wagers."""
    return {key: text for key, text in markers.items() if key != key_of(NO_BET)}


def is_closed(state: State, place: int) -> bool:
    """Whether a marker says that no wagers are accepted at a place."""
    return key_of("box-closed", place) in state.markers


def closed_boxes(state: State, places: int) -> int:
    """How many of the places of a table are closed; the layout may have more."""
    return sum(is_closed(state, place) for place in range(1, places + 1))


def rule_of(table: Table, kind: MarkerKind) -> Marker | None:
    """What the book says of a kind of marker, when it has it."""
    return next((marker for marker in table.table_rules.markers if marker.kind == kind), None)
