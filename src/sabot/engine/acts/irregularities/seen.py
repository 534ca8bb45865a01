"""Cards seen or read when they should not have been, or wrongly; a display that is wrong."""

from collections.abc import Iterable

from sabot.cards import exhausted
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.irregularities.carrying_out import carry_out
from sabot.engine.acts.irregularities.coups import coup_in_reach
from sabot.engine.acts.irregularities.laying import must_be_able_to_be_burned, must_be_able_to_leave
from sabot.engine.acts.irregularities.misdealt import awaits
from sabot.engine.acts.irregularities.reconstruction import is_last_coup
from sabot.engine.acts.irregularities.reports import (
    a_shoe_is_there,
    cards_lie_on_the_table,
    is_ruled_on,
    no_coup_in_progress,
)
from sabot.engine.acts.irregularities.ruling import (
    Case,
    approver,
    decider,
    must_rule,
    needed,
    ruling_at,
    staff,
)
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.acts.opening import must_be_open
from sabot.engine.acts.wagering import must_have_a_shoe
from sabot.engine.authority import Who
from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.seen import (
    CheckFacing,
    CheckScanner,
    ConfirmOutcome,
    DeclareUnconfirmed,
    ReportBurned,
    ReportDiscrepancy,
    ReportDisplay,
    ReportFaceUp,
    ReportFirstCardExposed,
)
from sabot.engine.events.base import Event
from sabot.engine.events.dealing import CardDrawn, CardsExposed
from sabot.engine.events.irregularities.misdealt import CoupHalted
from sabot.engine.events.irregularities.seen import ScannerChecked, ScannerDistrusted
from sabot.engine.hands import next_card, outcome_at, player_areas
from sabot.engine.naming import of_a_hand, whole
from sabot.engine.state import Coup
from sabot.engine.table import Refused, Table, clause_of

EXPOSED, FACE_UP, LATER = (
    "first-card-seen.exposed",
    "first-card-seen.face-up-in-device",
    "later-card-face-up.play",
)
LAST = "carried-card-after-last-coup"
CONFIRMED, UNCONFIRMED = "scanner-disagrees.confirmed", "scanner-disagrees.unconfirmed"


# The first card, and a later one -----------------------------------------------------------------


def _a_card_can_come(table: Table) -> None:
    """The shoe is in play, and nothing holds the coup up."""
    must_have_a_shoe(table)
    coup = table.state.coup
    if coup is not None and coup.cards:
        cards_lie_on_the_table(table)
    if table.shoe.carried is not None:
        raise Refused("a card is the first of the next coup already")


def _next_is_first(table: Table) -> bool:
    """Whether the next card would begin a coup: none is being dealt, or it has all its cards."""
    coup = table.state.coup
    return coup is None or not coup.cards or next_card(table, coup) is None


def _limb_of_first_card(table: Table, limb: str) -> str:
    after_last = table.state.coup is not None and table.state.coup.cards and is_last_coup(table)
    return LAST if after_last and ruling_at(table, LAST) is not None else limb


def _first_card_approver(table: Table, _command: Command) -> Who | None:
    return needed(ruling_at(table, _limb_of_first_card(table, EXPOSED)))


@act(
    ReportFirstCardExposed,
    who=staff,
    when=_a_card_can_come,
    prompt="Report that the first card of a coup was seen",
    approver=_first_card_approver,
)
def report_first_card_exposed(table: Table, command: ReportFirstCardExposed) -> Iterable[Event]:
    if not _next_is_first(table):
        raise Refused("the coup being dealt needs that card: draw it")
    return _first_card(table, command, EXPOSED, must_be_able_to_leave(table, command.card))


@act(
    ReportFaceUp,
    who=staff,
    when=_a_card_can_come,
    prompt="Report a card face up in the shoe",
)
def report_face_up(table: Table, command: ReportFaceUp) -> Iterable[Event]:
    card = must_be_able_to_leave(table, command.card)
    if _next_is_first(table):
        return _first_card(table, command, FACE_UP, card)
    coup = table.coup
    if coup.phase != "dealing":
        raise Refused("the result has been announced")
    unfolding = Unfolding(table)
    carry_out(unfolding, command, Case(limb=LATER, ruling=must_rule(table, LATER), card=card, exposed=True))
    return unfolding.events


def _first_card(table: Table, command: Command, seen: str, card: str) -> Iterable[Event]:
    limb = _limb_of_first_card(table, seen)
    unfolding = Unfolding(table)
    carry_out(unfolding, command, Case(limb=limb, ruling=must_rule(table, limb), card=card, exposed=True))
    return unfolding.events


def _more_may_be_face_up(table: Table) -> None:
    is_ruled_on(table, "later-card-face-up.more-suspected")
    a_shoe_is_there(table)
    no_coup_in_progress(table)


@act(
    CheckFacing,
    who=decider("later-card-face-up.more-suspected"),
    when=_more_may_be_face_up,
    prompt="Have the remaining cards taken out and checked",
)
def check_facing(table: Table, command: CheckFacing) -> Iterable[Event]:
    limb = "later-card-face-up.more-suspected"
    if not command.reason.strip():
        raise Refused("there must be reason to suspect it: say which", must_rule(table, limb))
    unfolding = Unfolding(table)
    case = Case(limb=limb, ruling=must_rule(table, limb), counted=command.counted, reason=command.reason)
    carry_out(unfolding, command, case)
    return unfolding.events


def _a_card_can_be_burned(table: Table) -> None:
    is_ruled_on(table, "burned-card")
    must_have_a_shoe(table)


@act(ReportBurned, who=staff, when=_a_card_can_be_burned, prompt="Report a card burned by mistake")
def report_burned(table: Table, command: ReportBurned) -> Iterable[Event]:
    ruling = must_rule(table, "burned-card")
    if table.shoe.left < 1:
        raise Refused("the shoe is empty", ruling)
    card = None if command.card is None else must_be_able_to_be_burned(table, command.card)
    unfolding = Unfolding(table)
    carry_out(unfolding, command, Case(limb="burned-card", ruling=ruling, card=card))
    return unfolding.events


# A scanning shoe ---------------------------------------------------------------------------------


def _the_shoe_scans(table: Table) -> None:
    is_ruled_on(table, CONFIRMED)
    ruling = must_rule(table, CONFIRMED)
    cards_lie_on_the_table(table)
    if not table.settings.device.scans:
        raise Refused("the shoe does not scan", ruling)


@act(
    ReportDiscrepancy,
    who=staff,
    when=_the_shoe_scans,
    prompt="Report that the shoe read another card than the one on the table",
)
def report_discrepancy(table: Table, command: ReportDiscrepancy) -> Iterable[Event]:
    coup, ruling = table.coup, must_rule(table, CONFIRMED)
    actual, scanned = of_a_hand(table, command.card), whole(command.scanned)
    if actual.may_be(scanned):
        raise Refused(f"both say {actual}", ruling)
    unfolding = Unfolding(table)
    place = command.place
    if place is None:
        place = len(coup.cards)
        _draw_as_read(unfolding, command, scanned.name)
    elif not 0 <= place < len(coup.cards):
        raise Refused(f"there is no card {place}: {len(coup.cards)} have been dealt")
    elif coup.cards[place].card != scanned.name:
        raise Refused(f"the shoe did not read card {place} as {scanned}", ruling)
    dealt = unfolding.table.shoe.dealt
    others = {**dealt, scanned.name: dealt[scanned.name] - 1}  # it was not that card that left
    over = exhausted(others, actual, table.settings.decks)
    if over is not None:
        raise Refused(f"{over} have left the shoe: report a foreign card")
    is_said = {place: actual.name}
    unfolding.add(happened(CoupHalted, command, clause_of(ruling), limb=CONFIRMED, actual=is_said))
    return unfolding.events


def _draw_as_read(unfolding: Unfolding, command: ReportDiscrepancy, scanned: str) -> None:
    """A card that has just left goes where the next card goes, as what the shoe read it to be."""
    table = unfolding.table
    where = next_card(table, table.coup)
    if where is None or table.coup.phase != "dealing":
        raise Refused("the coup has all its cards")
    place = len(table.coup.cards)
    card = must_be_able_to_leave(table, scanned)
    unfolding.add(happened(CardDrawn, command, card=card, scanned=card, hand=where.hand, area=where.area))
    if command.exposed:
        unfolding.add(happened(CardsExposed, command, cards=(place,)))


def _outcome_is_in_question(table: Table) -> None:
    must_be_open(table)
    awaits(table, "actual-outcome-governs")


@act(
    ConfirmOutcome,
    who=decider(CONFIRMED),
    when=_outcome_is_in_question,
    prompt="Confirm which cards were dealt",
)
def confirm_outcome(table: Table, command: ConfirmOutcome) -> Iterable[Event]:
    halted, ruling = awaits(table, "actual-outcome-governs")
    if not command.evidence.strip():
        raise Refused("say by what it was confirmed", ruling)
    unfolding = Unfolding(table)
    case = Case(limb=CONFIRMED, ruling=ruling, actual=halted.actual, reason=command.evidence)
    carry_out(unfolding, command, case)
    return unfolding.events


@act(
    DeclareUnconfirmed,
    who=decider(UNCONFIRMED),
    when=_outcome_is_in_question,
    prompt="Declare that what was dealt cannot be confirmed",
)
def declare_unconfirmed(table: Table, command: DeclareUnconfirmed) -> Iterable[Event]:
    ruling = must_rule(table, UNCONFIRMED)
    unfolding = Unfolding(table)
    carry_out(unfolding, command, Case(limb=UNCONFIRMED, ruling=ruling, reason=command.reason))
    unfolding.add(happened(ScannerDistrusted, command, clause_of(ruling)))
    return unfolding.events


def _scanner_is_not_trusted(table: Table) -> None:
    must_be_open(table)
    if table.state.scanner_trusted:
        raise Refused("the scanning shoe is trusted")


@act(
    CheckScanner,
    who=decider(CONFIRMED),
    when=_scanner_is_not_trusted,
    prompt="Trust the scanning shoe again, now that it has been checked",
)
def check_scanner(table: Table, command: CheckScanner) -> Iterable[Event]:
    yield happened(ScannerChecked, command, clause_of(must_rule(table, CONFIRMED)))


# The display -------------------------------------------------------------------------------------


def _a_result_is_shown(table: Table) -> None:
    is_ruled_on(table, "display-wrong")
    _coup_with_result(table)


def _coup_with_result(table: Table) -> Coup:
    must_be_open(table)
    coup = coup_in_reach(table)
    if coup.phase not in ("result", "settled") or coup.void is not None:
        raise Refused("no result has been announced")
    return coup


@act(
    ReportDisplay,
    who=staff,
    when=_a_result_is_shown,
    prompt="Report that the display shows another result",
    approver=approver("display-wrong"),
)
def report_display(table: Table, command: ReportDisplay) -> Iterable[Event]:
    coup = _coup_with_result(table)
    areas = player_areas(table, coup) or (0,)
    actual = tuple(str(outcome_at(table, coup, area).winner) for area in areas)
    if actual == (command.shown,):
        raise Refused("the display shows the actual result")
    limb = "display-wrong"
    unfolding = Unfolding(table)
    case = Case(limb=limb, ruling=must_rule(table, limb), cards=actual, reason=command.shown)
    carry_out(unfolding, command, case)
    return unfolding.events
