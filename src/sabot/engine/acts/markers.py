"""Markers: those that people place, and those that go with what they mark."""

from collections.abc import Iterator
from typing import Final

from sabot.engine import accounts
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.opening import must_be_open
from sabot.engine.authority import Who, cited_by, dealer
from sabot.engine.commands.base import Command
from sabot.engine.commands.markers import PlaceMarker, RemoveMarker
from sabot.engine.events.base import Event
from sabot.engine.events.markers import MarkerPlaced, MarkerRemoved
from sabot.engine.markers import NO_BET, key_of, rule_of
from sabot.engine.signage import money
from sabot.engine.state import Patron, hand_key
from sabot.engine.table import Refused, Table
from sabot.rulebook.table import Marker
from sabot.rulebook.words import Hand, MarkerKind

GOES_WITH: Final = {
    "old-minimum": "the old minimum that the player keeps",
    "individual-limits": "the limits of the player",
    "commission": "the commission that is owed",
    "winning-total": "the declaration of the Banker hand",
}
"""Markers that come and go with what they mark, and not by themselves."""
OF_A_HAND: Final[dict[MarkerKind, Hand]] = {"player": "player", "banker": "banker"}


def marked(table: Table, command: Command, kind: MarkerKind, patron: Patron, text: str) -> Iterator[Event]:
    """The marker of a kind before a patron, where the book has such markers and it says so not yet."""
    rule = rule_of(table, kind)
    if rule is None or table.state.markers.get(key_of(kind, patron=patron.id)) == text:
        return
    place = patron.place or next(iter(patron.kept_at), None)
    yield happened(MarkerPlaced, command, cited_by(rule), kind=kind, patron=patron.id, place=place, text=text)


def unmarked(table: Table, command: Command, kind: MarkerKind, patron: str) -> Iterator[Event]:
    rule = rule_of(table, kind)
    if rule is not None and key_of(kind, patron=patron) in table.state.markers:
        yield happened(MarkerRemoved, command, cited_by(rule), kind=kind, patron=patron)


def commission_marked(table: Table, command: Command, patron: str) -> Iterator[Event]:
    """The marker of commission says what is owed now, and is gone when nothing is."""
    person = table.state.patrons.get(patron)
    owed = table.state.accounts.get(accounts.commission_owed_by(patron), 0)
    if owed and person is not None:
        yield from marked(table, command, "commission", person, money(owed))
    else:
        yield from unmarked(table, command, "commission", patron)


def all_unmarked(table: Table, command: Command, patron: str) -> Iterator[Event]:
    """Every marker of a patron who leaves is removed."""
    for rule in table.table_rules.markers:
        yield from unmarked(table, command, rule.kind, patron)


def shown_without_wagers(table: Table, command: Command, *, anyway: bool = False) -> Iterator[Event]:
    """The marker of a coup without wagers: where the book demands that it is shown, or somebody has one."""
    rule = rule_of(table, NO_BET)
    if rule is None or not (rule.required or anyway) or key_of(NO_BET) in table.state.markers:
        return
    text = table.book.names.no_bet_coup or "No bet coup"
    yield happened(MarkerPlaced, command, cited_by(rule), kind=NO_BET, text=text)


def _dealer(table: Table) -> Who:
    return dealer(table.book)


def _has_markers(table: Table) -> None:
    must_be_open(table)
    if not table.table_rules.markers:
        raise Refused("this rule book has no markers")


@act(PlaceMarker, who=_dealer, when=_has_markers, prompt="Place a marker")
def place_marker(table: Table, command: PlaceMarker) -> Iterator[Event]:
    kind = command.kind
    rule = rule_of(table, kind)
    if rule is None:
        raise Refused(f"this rule book has no marker {kind.replace('-', ' ')!r}")
    if kind in GOES_WITH:
        raise Refused(f"the marker is placed with {GOES_WITH[kind]}", rule)
    text = _text(table, command, rule)
    if key_of(kind, command.place, command.patron) in table.state.markers:
        raise Refused("the marker lies there already", rule)
    yield happened(
        MarkerPlaced,
        command,
        cited_by(rule),
        kind=kind,
        place=command.place,
        patron=command.patron,
        text=text,
    )


def _text(table: Table, command: PlaceMarker, rule: Marker) -> str:
    match command.kind:
        case "player" | "banker":
            return _before_a_holder(table, command, rule)
        case "box-closed":
            return _on_a_box(table, command, rule)
        case _:
            if command.place is not None:
                _place_exists(table, command.place)
            if command.patron is not None:
                table.patron(command.patron)
            return command.kind.replace("-", " ")


def _before_a_holder(table: Table, command: PlaceMarker, rule: Marker) -> str:
    """Player and Banker markers show who was designated to receive the cards of a hand."""
    if command.patron is None:
        raise Refused("say before whom the marker is placed", rule)
    hand = OF_A_HAND[command.kind]
    coup = table.coup
    areas = coup.areas or (0,)
    asked = [coup.designations.get(hand_key(hand, area)) for area in areas]
    holders = {one.holder or one.offered_to or one.last_holder for one in asked if one is not None}
    if command.patron not in holders:
        raise Refused(f"{command.patron} was not designated to receive the cards of that hand", rule)
    return hand.capitalize()


def _on_a_box(table: Table, command: PlaceMarker, rule: Marker) -> str:
    if command.place is None:
        raise Refused("say which box is closed", rule)
    _place_exists(table, command.place)
    seated = table.at_place(command.place)
    if seated is not None:
        raise Refused(f"place {command.place} is {seated.id}'s", rule)
    coup = table.state.coup
    wagers = coup.wagers.values() if coup is not None else ()
    if any(wager.area == command.place and wager.fate == "placed" for wager in wagers):
        raise Refused("wagers lie on that box", rule)
    return "Box closed"


def _place_exists(table: Table, place: int) -> None:
    if not 1 <= place <= table.settings.places:
        raise Refused(f"there is no place {place}: there are {table.settings.places}")


def _a_marker_lies(table: Table) -> None:
    must_be_open(table)
    if not table.state.markers:
        raise Refused("no marker lies on the layout")


def _shown_by_marker(table: Table, no_bet: str) -> bool:
    """Whether the coup was directed on the condition that a marker shows it."""
    rules = table.dealing_rules.no_bet_coup
    powers = rules.powers if rules is not None else ()
    return any(cited_by(one) == no_bet and "marker-or-surveillance" in one.conditions for one in powers)


@act(RemoveMarker, who=_dealer, when=_a_marker_lies, prompt="Take a marker away")
def remove_marker(table: Table, command: RemoveMarker) -> Iterator[Event]:
    rule = rule_of(table, command.kind)
    if rule is None or key_of(command.kind, command.place, command.patron) not in table.state.markers:
        raise Refused("there is no such marker on the layout")
    if command.kind in GOES_WITH:
        raise Refused(f"the marker is removed with {GOES_WITH[command.kind]}", rule)
    coup = table.state.coup
    no_bet = coup.no_bet if coup is not None else None
    if command.kind == NO_BET and no_bet is not None and (rule.required or _shown_by_marker(table, no_bet)):
        raise Refused("the marker lies there for as long as the coup is without wagers", rule)
    yield happened(
        MarkerRemoved,
        command,
        cited_by(rule),
        kind=command.kind,
        place=command.place,
        patron=command.patron,
    )
