"""A shuffling device that fails."""

from collections import Counter
from collections.abc import Iterable

from sabot.cards import Card, too_many
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.irregularities.carrying_out import carry_out
from sabot.engine.acts.irregularities.reports import a_shoe_is_there
from sabot.engine.acts.irregularities.ruling import Case, must_rule, needed, ruling_at, staff
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.authority import Who
from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.device import LoadCardShoe, ReportMalfunction
from sabot.engine.events.base import Event
from sabot.engine.events.irregularities.device import CardShoeLoaded, DeviceFailed
from sabot.engine.naming import seen
from sabot.engine.pauses import must_go_on
from sabot.engine.table import Refused, Table, clause_of
from sabot.rulebook.irregularities import Ruling

FAILED = "device-malfunction"
NO_OTHER = f"{FAILED}.no-other-device"


def _a_device_is_in_use(table: Table) -> None:
    a_shoe_is_there(table)
    if table.irregularities.device_malfunction is None:
        raise Refused("this rule book has no rule for it: no shuffling device is used")
    if not table.uses_shuffling_device:
        raise Refused("no shuffling device is in use")
    if table.state.coup is not None:
        must_go_on(table.state.coup)


def _limb(table: Table, command: ReportMalfunction) -> str:
    """Whoever is disadvantaged comes first; then whether there is another device; then any damage."""
    if ruling_at(table, f"{FAILED}.rectified") is not None:
        wanted = command.investigate or command.disadvantaged is not None
        return f"{FAILED}.{'investigated' if wanted else 'rectified'}"
    in_coup = table.state.coup is not None and bool(table.state.coup.cards)
    if in_coup and command.disadvantaged is not None:
        return f"{FAILED}.someone-disadvantaged"
    if in_coup and (command.spare is None or not command.practicable):
        return NO_OTHER
    return f"{FAILED}.{'damaged' if command.damaged else 'undamaged'}-cards"


def _approver(table: Table, command: Command) -> Who | None:
    assert isinstance(command, ReportMalfunction)
    return needed(ruling_at(table, _limb(table, command)))


@act(
    ReportMalfunction,
    who=staff,
    when=_a_device_is_in_use,
    prompt="Report that the shuffling device has failed",
    approver=_approver,
)
def report_malfunction(table: Table, command: ReportMalfunction) -> Iterable[Event]:
    limb = _limb(table, command)
    ruling = must_rule(table, limb)
    out = tuple(seen(table, card) for card in command.damaged)
    new = tuple(seen(table, card) for card in command.replaced_by)
    _must_be_replaced_alike(table, out, new, ruling)
    damaged, replaced_by = (tuple(card.name for card in cards) for cards in (out, new))
    coup = table.state.coup
    unfolding = Unfolding(table)
    unfolding.add(
        happened(
            DeviceFailed,
            command,
            clause_of(ruling),
            cards_dealt=len(coup.cards) if coup is not None else 0,
            disadvantaged=command.disadvantaged,
            spare=command.spare,
            practicable=command.practicable,
            damaged=damaged,
            replaced_by=replaced_by,
        )
    )
    case = Case(
        limb=limb,
        ruling=ruling,
        spare=command.spare,
        damaged=damaged,
        replaced_by=replaced_by,
        person=command.disadvantaged,
    )
    carry_out(unfolding, command, case)
    return unfolding.events


def _must_be_replaced_alike(
    table: Table, damaged: tuple[Card, ...], replaced_by: tuple[Card, ...], ruling: Ruling
) -> None:
    """The cards in the device are the same before and after."""
    if Counter(damaged) != Counter(replaced_by):
        raise Refused("each damaged card is replaced by one like it from a new deck", ruling)
    over = too_many(table.shoe.dealt, damaged, table.settings.decks)
    if over is not None:
        raise Refused(f"the device does not hold {damaged.count(over)} of {over}", ruling)


# Finishing from a card shoe ----------------------------------------------------------------------


def _coup_is_finished_from_a_shoe(table: Table) -> None:
    a_shoe_is_there(table)
    coup = table.coup
    if coup.halted is None or coup.halted.limb != NO_OTHER or not table.uses_shuffling_device:
        raise Refused("no coup is waiting to be completed from a card shoe")


@act(
    LoadCardShoe,
    who=staff,
    when=_coup_is_finished_from_a_shoe,
    prompt="Shuffle and cut the cards of the device, and put them into a card shoe",
)
def load_card_shoe(table: Table, command: LoadCardShoe) -> Iterable[Event]:
    left, rules = table.shoe.left, table.book.cards.cut
    margin = 52 * rules.decks_from_either_end.is_ - rules.tolerance
    fits = margin <= command.cut <= left - margin if left >= 2 * margin else 0 < command.cut < left
    if not fits:
        raise Refused(f"the cut is at least {margin} cards from either end", rules.decks_from_either_end)
    rule = clause_of(must_rule(table, NO_OTHER))
    yield happened(CardShoeLoaded, command, rule, cut=command.cut, left=left)
