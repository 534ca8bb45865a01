"""Wagers that may change after the window closed, and coups that lost, or never had, any."""

from collections.abc import Iterable

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.irregularities.carrying_out import carry_out
from sabot.engine.acts.irregularities.coups import no_wagers_left, placed
from sabot.engine.acts.irregularities.laying import must_be_able_to_leave
from sabot.engine.acts.irregularities.reports import is_ruled_on, the_deal_is_going_on
from sabot.engine.acts.irregularities.ruling import (
    Case,
    decided_by,
    decider,
    must_be_met,
    must_rule,
    staff,
)
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.acts.wagering import must_have_a_shoe
from sabot.engine.authority import Who
from sabot.engine.commands.irregularities.money import (
    DealOutWithoutWagers,
    EaseWindow,
    ReportDealtWithoutWagers,
)
from sabot.engine.events.base import Event
from sabot.engine.events.dealing import CardDrawn, CardsExposed
from sabot.engine.hands import areas_dealt_to, next_card
from sabot.engine.pauses import must_let_wagers_be
from sabot.engine.table import Refused, Table, clause_of

EASED = "late-change-of-wagers"
WITHOUT = "no-bet-coup-wagers.dealt-without-wagers"
INITIAL_CARDS = 4


# Letting wagers change ---------------------------------------------------------------------------


def _the_window_may_be_eased(table: Table) -> None:
    ruling = must_rule(table, EASED)
    coup = the_deal_is_going_on(table)
    must_let_wagers_be(coup)
    must_be_met(table, Case(limb=EASED, ruling=ruling, reason="it is asked for"))
    if coup.no_bet is not None:
        raise Refused("the coup is dealt without wagers", coup.no_bet)
    if len(coup.cards) > INITIAL_CARDS:
        raise Refused("more than the first four cards have been drawn", ruling)
    if coup.window_eased_for is not None:
        raise Refused("wagers may change already", ruling)


@act(
    EaseWindow,
    who=decider(EASED),
    when=_the_window_may_be_eased,
    prompt="Let wagers change, though cards have been dealt",
)
def ease_window(table: Table, command: EaseWindow) -> Iterable[Event]:
    for patron in command.patrons:
        table.patron(patron)
    unfolding = Unfolding(table)
    case = Case(limb=EASED, ruling=must_rule(table, EASED), patrons=command.patrons, reason=command.reason)
    carry_out(unfolding, command, case)
    return unfolding.events


def _every_wager_was_taken_back(table: Table) -> None:
    coup = the_deal_is_going_on(table)
    if placed(coup.wagers.values()):
        raise Refused("wagers lie on the layout")
    if coup.no_bet is not None:
        raise Refused("the coup is without wagers already", coup.no_bet)


def _who_deals_out(table: Table) -> Who:
    return decided_by(table, no_wagers_left(table).ruling)


@act(
    DealOutWithoutWagers,
    who=_who_deals_out,
    when=_every_wager_was_taken_back,
    prompt="Complete the coup without wagers",
)
def deal_out_without_wagers(table: Table, command: DealOutWithoutWagers) -> Iterable[Event]:
    unfolding = Unfolding(table)
    carry_out(unfolding, command, no_wagers_left(table))
    return unfolding.events


# Dealt without any -------------------------------------------------------------------------------


def _nobody_wagered(table: Table) -> None:
    is_ruled_on(table, WITHOUT)
    must_have_a_shoe(table)
    coup, ruling = table.coup, must_rule(table, WITHOUT)
    if coup.cards or coup.no_bet is not None or table.shoe.carried is not None:
        raise Refused("the coup has begun, or is without wagers already", ruling)
    if placed(coup.wagers.values()):
        raise Refused("wagers lie on the layout", ruling)
    if not coup.no_more_bets:
        raise Refused("no more bets has not been called", ruling)


@act(
    ReportDealtWithoutWagers,
    who=staff,
    when=_nobody_wagered,
    prompt="Report cards dealt though nobody wagered",
)
def report_dealt_without_wagers(table: Table, command: ReportDealtWithoutWagers) -> Iterable[Event]:
    ruling = must_rule(table, WITHOUT)
    if not command.cards:
        raise Refused("say which cards were dealt", ruling)
    unfolding = Unfolding(table)
    carry_out(unfolding, command, Case(limb=WITHOUT, ruling=ruling))
    for place, text in enumerate(command.cards):
        coup = unfolding.table.coup
        where = next_card(unfolding.table, coup)
        if where is None:
            raise Refused("the coup does not take so many cards", ruling)
        unfolding.add(
            happened(
                CardDrawn,
                command,
                clause_of(ruling),
                card=must_be_able_to_leave(unfolding.table, text),
                hand=where.hand,
                area=where.area,
                areas=None if coup.cards else areas_dealt_to(unfolding.table, coup),
            )
        )
        if command.exposed:
            unfolding.add(happened(CardsExposed, command, clause_of(ruling), cards=(place,)))
    return unfolding.events
