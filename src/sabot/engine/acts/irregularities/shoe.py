"""The shoe: too few cards, not cut, burned or shuffled."""

from collections.abc import Iterable

from sabot.cards import Card
from sabot.coup.shoe import cards_burned
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.irregularities.carrying_out import carry_out
from sabot.engine.acts.irregularities.laying import must_be_able_to_leave
from sabot.engine.acts.irregularities.reports import (
    a_shoe_is_there,
    is_ruled_on,
    no_coup_in_progress,
    the_deal_is_going_on,
)
from sabot.engine.acts.irregularities.ruling import Case, approver, decider, must_rule, staff
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.authority import may, named
from sabot.engine.commands.irregularities.shoe import (
    ReportNotBurned,
    ReportNotCut,
    ReportNotShuffled,
    ReportTooFewCards,
    RestartShoe,
)
from sabot.engine.events.base import Event
from sabot.engine.events.irregularities.shoe import ShoeEmptied
from sabot.engine.hands import next_card
from sabot.engine.state import Coup
from sabot.engine.table import Refused, Table, clause_of

FIRST_CARDS = 4


# Too few -----------------------------------------------------------------------------------------


def _cards_are_missing_for_the_coup(table: Table) -> None:
    coup = the_deal_is_going_on(table)
    ruling = table.irregularities.too_few_cards
    third_cards = not table.deals_areas and len(coup.cards) >= FIRST_CARDS
    if third_cards and not all(card.exposed for card in coup.cards):
        raise Refused("the cards on the table are exposed first")  # what lies hidden tells nobody what is due
    wanted = _wanted(table, coup)
    if not wanted:
        raise Refused("the coup has all its cards", ruling)
    if table.shoe.left >= wanted:
        raise Refused(f"the shoe has {table.shoe.left} cards, and the coup needs {wanted}", ruling)


def _wanted(table: Table, coup: Coup) -> int:
    """How many more cards the coup needs at least."""
    if next_card(table, coup) is None:
        return 0
    if table.deals_areas:
        return 3 * (len(coup.areas) + 1) - len(coup.cards)
    return max(1, FIRST_CARDS - len(coup.cards))


@act(
    ReportTooFewCards,
    who=staff,
    when=_cards_are_missing_for_the_coup,
    prompt="Report too few cards to complete the coup",
    approver=approver("too-few-cards"),
)
def report_too_few_cards(table: Table, command: ReportTooFewCards) -> Iterable[Event]:
    ruling = table.irregularities.too_few_cards
    unfolding = Unfolding(table)
    carry_out(unfolding, command, Case(limb="too-few-cards", ruling=ruling))
    unfolding.add(happened(ShoeEmptied, command, clause_of(ruling)))
    return unfolding.events


# Not cut, not shuffled ---------------------------------------------------------------------------


def _may_not_have_been_cut(table: Table) -> None:
    is_ruled_on(table, "not-cut")
    a_shoe_is_there(table)
    ruling = must_rule(table, "not-cut")
    if table.uses_shuffling_device:
        raise Refused(
            "cards in a shuffling device are not cut", table.book.cards.never_cut_in_shuffling_device
        )
    if table.shoe.phase not in ("shuffled", "burn-due", "ready"):
        raise Refused("no shoe is in play that should have been cut", ruling)
    if table.shoe.shuffle_due is not None:
        raise Refused("the cards are to be shuffled and cut already", table.shoe.shuffle_due)


@act(ReportNotCut, who=staff, when=_may_not_have_been_cut, prompt="Report that the cards were not cut")
def report_not_cut(table: Table, command: ReportNotCut) -> Iterable[Event]:
    limb = "not-cut"
    ruling = must_rule(table, limb)
    in_play = table.shoe.phase == "ready"
    if not in_play and command.card is None:
        raise Refused("no coup has begun: cut the cards now", table.book.cards.cut)
    if in_play and command.card is not None:
        raise Refused("the card is drawn in its turn: only the report is wanted", ruling)
    card = None if command.card is None else must_be_able_to_leave(table, command.card)
    unfolding = Unfolding(table)
    carry_out(unfolding, command, Case(limb=limb, ruling=ruling, card=card))
    return unfolding.events


def _the_shoe_is_over(table: Table) -> None:
    is_ruled_on(table, "not-shuffled")
    no_coup_in_progress(table)
    ended = table.shoe.phase == "ended" or table.shoe.last_coups == 0
    stopped = table.shoe.check_due is not None or table.shoe.replace_due is not None
    if not ended or stopped:
        raise Refused("the shoe has not ended", must_rule(table, "not-shuffled"))


@act(
    ReportNotShuffled,
    who=staff,
    when=_the_shoe_is_over,
    prompt="Report a coup begun though the cards should have been shuffled",
)
def report_not_shuffled(table: Table, command: ReportNotShuffled) -> Iterable[Event]:
    limb = "not-shuffled"
    card = must_be_able_to_leave(table, command.card)
    unfolding = Unfolding(table)
    carry_out(unfolding, command, Case(limb=limb, ruling=must_rule(table, limb), card=card))
    return unfolding.events


# Not burned --------------------------------------------------------------------------------------


def _a_burn_is_due(table: Table) -> None:
    no_coup_in_progress(table)
    if table.shoe.phase != "burn-due":
        raise Refused("no burn is due", table.irregularities.not_burned.play)


@act(
    ReportNotBurned,
    who=staff,
    when=_a_burn_is_due,
    prompt="Report a coup begun though no card was burned",
)
def report_not_burned(table: Table, command: ReportNotBurned) -> Iterable[Event]:
    limb = "not-burned.play"
    card = must_be_able_to_leave(table, command.card)
    unfolding = Unfolding(table)
    carry_out(unfolding, command, Case(limb=limb, ruling=must_rule(table, limb), card=card))
    return unfolding.events


def _first_coup_is_open(table: Table) -> None:
    limb = "not-burned.first-coup-open"
    is_ruled_on(table, limb)
    the_deal_is_going_on(table)
    if table.shoe.coups or table.shoe.burned:
        said = "cards were burned" if table.shoe.burned else "the first coup is over"
        raise Refused(f"{said}: play goes on", table.irregularities.not_burned.play)


@act(
    RestartShoe,
    who=decider("not-burned.first-coup-open"),
    when=_first_coup_is_open,
    prompt="Restart the shoe with the burn that was forgotten",
)
def restart_the_shoe(table: Table, command: RestartShoe) -> Iterable[Event]:
    limb = "not-burned.first-coup-open"
    ruling = must_rule(table, limb)
    methods = {method.kind: method for method in table.book.cards.burn.methods}
    method = methods.get(command.kind)
    if method is None:
        raise Refused(f"the ways to burn are {', '.join(methods)}", table.book.cards.burn)
    if method.approver is not None and not may(table.book, named((method.approver,)), command.by):
        raise Refused(f"the {method.name} is for the {method.approver.replace('-', ' ')} to approve", method)
    shown = command.kind != "one-face-down"
    burn = cards_burned(method, Card.seen(table.coup.cards[0].card)) if shown else 1
    unfolding = Unfolding(table)
    carry_out(unfolding, command, Case(limb=limb, ruling=ruling, burn=burn))
    return unfolding.events
