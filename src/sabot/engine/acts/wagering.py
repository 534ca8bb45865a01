"""Wagers: calls, placing, taking back, refusing, reducing in proportion."""

from collections.abc import Iterator
from typing import Final

from sabot.engine import accounts
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.markers import shown_without_wagers
from sabot.engine.acts.opening import must_be_open
from sabot.engine.acts.stakes import (
    approval_for,
    check_stake,
    combination_without,
    is_main,
    must_leave_a_stake,
    own_wagers,
    restriction_on,
)
from sabot.engine.authority import Who, cited_by, dealer, patron_or_dealer, power
from sabot.engine.commands.base import Command
from sabot.engine.commands.wagering import (
    CallBets,
    CallNoMoreBets,
    PlaceWager,
    ReduceProRata,
    RefuseWager,
    TakeBackWager,
)
from sabot.engine.disputes import held_wagers
from sabot.engine.entitlement import displaced_by
from sabot.engine.events.base import Event, Posting
from sabot.engine.events.dealing import CoupOpened
from sabot.engine.events.wagering import (
    BetsCalled,
    NoMoreBetsCalled,
    WagerPlaced,
    WagerReduced,
    WagerReturned,
)
from sabot.engine.prorata import OTHER_HAND, must_state_a_most, reduced
from sabot.engine.signage import must_show_signs
from sabot.engine.state import Wager
from sabot.engine.table import Refused, Table
from sabot.engine.window import must_accept_wagers, must_be_before, must_let_wagers_change
from sabot.rulebook.node import Cited

WITHIN: Final = "the wagers are within the differential and the area's maximum"


def must_have_a_shoe(table: Table) -> None:
    """A shoe is loaded and burned, and another coup may be dealt from it."""
    must_be_open(table)
    _nothing_is_due(table)
    shoe = table.shoe
    in_progress = table.state.coup is not None and bool(table.state.coup.cards)
    if shoe.stopped is not None and not in_progress:
        raise Refused("nothing more is dealt from this shoe", shoe.stopped)
    if shoe.phase == "ended" or (shoe.last_coups == 0 and not in_progress):
        raise Refused("the last coup has been dealt", table.book.cards.last_coup.coups_after_cutting_card)
    if shoe.phase != "ready":
        raise Refused(f"the shoe is not ready: the cards are {shoe.phase.replace('-', ' ')}")


def _nothing_is_due(table: Table) -> None:
    """A coup that has begun is completed first, whatever must be done with the cards after it."""
    shoe, coup = table.shoe, table.state.coup
    if (coup is not None and coup.cards) or shoe.carried is not None:
        return
    if shoe.check_due is not None:
        raise Refused("the decks are checked before another coup", shoe.check_due)
    if shoe.replace_due is not None:
        raise Refused("the cards are replaced before another coup", shoe.replace_due)
    if shoe.shuffle_due is not None:
        raise Refused("the cards are shuffled and cut before another coup", shoe.shuffle_due)


def opened(table: Table, command: Command) -> Iterator[Event]:
    """The next coup is opened by the first thing done for it."""
    if table.state.coup is None:
        wagers = isinstance(command, PlaceWager)
        no_bet = even_for_a_wager(table) if wagers else table.without_wagers
        yield happened(CoupOpened, command, no_bet, number=table.state.coups + 1, no_bet=no_bet)
        if no_bet is not None:
            yield from shown_without_wagers(table, command)


def even_for_a_wager(table: Table) -> str | None:
    """The clause by which this coup or the next has no wagers, where no wager that comes can change it."""
    coup, to_come = table.state.coup, table.state.without_wagers
    ends_with_one = coup is None and to_come is not None and to_come.coups is None
    return table.shoe.carried_no_bet if ends_with_one else table.without_wagers


def must_take_wagers(table: Table) -> None:
    must_have_a_shoe(table)
    _must_have_wagers(table.without_wagers)
    must_show_signs(table)


def _must_have_wagers(no_bet: str | None) -> None:
    if no_bet is not None:
        raise Refused("the coup is dealt without wagers", no_bet)


def _wagers_open(table: Table) -> None:
    must_take_wagers(table)
    must_accept_wagers(table)


def _dealer(table: Table) -> Who:
    return dealer(table.book)


def _bets_not_called(table: Table) -> None:
    _wagers_open(table)
    coup = table.state.coup
    if coup is not None and coup.bets_called:
        raise Refused("bets have been called")
    if coup is not None and coup.no_more_bets:
        raise Refused("no more bets has been called")


@act(CallBets, who=_dealer, when=_bets_not_called, prompt="Call: place your bets")
def call_bets(table: Table, command: CallBets) -> Iterator[Event]:
    window = table.wager_rules.window
    yield from opened(table, command)
    yield happened(BetsCalled, command, cited_by(window.bets_call) if window.bets_call else None)


def _not_yet_called(table: Table) -> None:
    must_take_wagers(table)
    coup = table.state.coup
    if coup is not None and coup.no_more_bets:
        raise Refused("no more bets has been called")
    if coup is not None and coup.cards:
        raise Refused("the deal has begun")
    must_have_called_for_bets(table)


def must_have_called_for_bets(table: Table) -> None:
    """Players were asked to place their bets, where the book has the dealer do so before he closes them."""
    call, coup = table.wager_rules.window.bets_call, table.state.coup
    if call is not None and call.is_ == "required" and not (coup is not None and coup.bets_called):
        raise Refused("bets have not been called for", call)


@act(CallNoMoreBets, who=_dealer, when=_not_yet_called, prompt="Call: no more bets")
def call_no_more_bets(table: Table, command: CallNoMoreBets) -> Iterator[Event]:
    yield from opened(table, command)
    yield happened(NoMoreBetsCalled, command, cited_by(table.wager_rules.window.no_more_bets_call))


def _anyone(table: Table) -> Who:
    return patron_or_dealer(table.book, cited_by(table.wager_rules.instruments))


def _may_be_placed(table: Table) -> None:
    """As far as can be told without knowing whose wager it is."""
    must_have_a_shoe(table)
    _must_have_wagers(even_for_a_wager(table))
    must_show_signs(table)
    coup = table.state.coup
    if coup is None or coup.window_eased_for is None:
        must_accept_wagers(table)


@act(
    PlaceWager,
    who=_anyone,
    when=_may_be_placed,
    prompt="Place a wager",
    approver=approval_for,
    told=lambda _table: "Wagers are open: wait for them",
)
def place_wager(table: Table, command: PlaceWager) -> Iterator[Event]:
    must_accept_wagers(table, command.patron)
    cited = check_stake(table, command)
    yield from opened(table, command)
    gives_way = displaced_by(table, command)
    if gives_way is not None:
        who = f"{command.patron} comes first"
        yield returned(gives_way.wager, command, cited_by(gives_way.cited), why=who)
    source = accounts.purse(command.patron, command.instrument)
    yield happened(
        WagerPlaced,
        command,
        cited_by(cited),
        wager=table.state.wagers + 1,
        patron=command.patron,
        bet=command.bet,
        area=command.area,
        cents=command.cents,
        instrument=command.instrument,
        postings=accounts.moved(source, accounts.on_layout(command.instrument), command.cents),
    )


def _may_change(table: Table) -> None:
    must_be_open(table)
    coup = table.coup
    if coup.window_eased_for is None:
        must_let_wagers_change(table)


@act(TakeBackWager, who=_anyone, when=_may_change, prompt="Take a wager back")
def take_back_wager(table: Table, command: TakeBackWager) -> Iterator[Event]:
    must_let_wagers_change(table, command.patron)
    wager = open_wager(table, command.wager)
    frozen = table.wager_rules.window.frozen_on
    if wager.patron != command.patron:
        raise Refused(f"wager {wager.id} is {wager.patron}'s", frozen)
    must_leave_a_stake(table, wager, command.cents or wager.cents)
    if command.cents is None or command.cents == wager.cents:
        yield returned(wager, command, cited_by(frozen), why="taken back")
        yield from _with_what_depended_on_it(table, command, wager)
        return
    if not 0 < command.cents < wager.cents:
        raise Refused(f"{command.cents} cents cannot be taken from a wager of {wager.cents}")
    if not table.chips.can_pay(wager.cents - command.cents):
        raise Refused("what is left cannot be made in the table's chips")
    yield lowered(wager, command, command.cents, cited_by(frozen))


def _with_what_depended_on_it(table: Table, command: Command, gone: Wager) -> Iterator[Event]:
    """A restricted side wager does not outlive the last main wager of its owner; nor, where each area
    has a hand of its own, does a wager there that goes with one on the hand."""
    left = [one for one in own_wagers(table, gone.patron) if one.id != gone.id]
    if table.deals_areas and is_main(table, gone):
        here = [one for one in left if one.area == gone.area and is_main(table, one)]
        alone = combination_without(table, {one.bet for one in here})
        if alone is not None:
            for one in here:
                yield returned(one, command, cited_by(alone), why=f"it goes with {gone.bet}")
            left = [one for one in left if one not in here]
    if any(is_main(table, one) for one in left):
        return
    for one in left:
        if one.bet in table.state.restricted:
            rule = restriction_on(table, one.bet)
            yield returned(one, command, cited_by(rule), why="it needs a main wager")


def _refuser(table: Table) -> Who:
    return power(table.authority.refuse_wager)


def _may_be_refused(table: Table) -> None:
    must_be_open(table)
    window = table.wager_rules.window.refused_until
    must_be_before(table, window.is_, window)
    if not any(wager.fate == "placed" for wager in table.coup.wagers.values()):
        raise Refused("there is no wager to refuse")


@act(RefuseWager, who=_refuser, when=_may_be_refused, prompt="Refuse a wager")
def refuse_wager(table: Table, command: RefuseWager) -> Iterator[Event]:
    wager = open_wager(table, command.wager)
    if not command.grounds.strip():
        raise Refused("a wager is refused on reasonable grounds: say which", table.authority.refuse_wager)
    yield returned(wager, command, cited_by(table.authority.refuse_wager), why=command.grounds)
    yield from _with_what_depended_on_it(table, command, wager)


def _may_reduce(table: Table) -> None:
    must_be_open(table)
    limits = table.wager_rules.limits
    if limits.table_differential is None and limits.over_area_maximum is None:
        raise Refused("this rule book reduces no wagers in proportion")
    must_let_wagers_change(table)
    _too_much_lies_on(table)


def _too_much_lies_on(table: Table) -> str:
    """The hand on which more lies than the sign allows."""
    must_state_a_most(table)
    cited: Cited | None = None
    for bet in OTHER_HAND:
        cuts, cited = reduced(table, bet)
        if cuts:
            return bet
    raise Refused(WITHIN, cited)


def _reduce_prompt(table: Table) -> str:
    return f"Reduce the wagers on {_too_much_lies_on(table).capitalize()} in proportion: too much lies there"


@act(ReduceProRata, who=_dealer, when=_may_reduce, prompt=_reduce_prompt)
def reduce_pro_rata(table: Table, command: ReduceProRata) -> Iterator[Event]:
    if command.bet not in OTHER_HAND:
        raise Refused("wagers on the Player or the Banker hand are reduced in proportion")
    cuts, cited = reduced(table, command.bet)
    if not cuts:
        raise Refused(WITHIN, cited)
    for wager, cents in cuts:
        if cents == wager.cents:
            yield returned(wager, command, cited_by(cited), why="reduced in proportion")
        else:
            yield lowered(wager, command, cents, cited_by(cited))


def open_wager(table: Table, wager: int) -> Wager:
    found = table.coup.wagers.get(wager)
    if found is None:
        raise Refused(f"there is no wager {wager} on this coup")
    if found.fate != "placed":
        raise Refused(f"wager {wager} is settled: {found.fate.replace('-', ' ')}")
    if wager in held_wagers(table.state):
        raise Refused(f"wager {wager} is in dispute, and not moved until it is decided")
    return found


def returned(wager: Wager, command: Command, rule: str | None, why: str) -> Event:
    """The whole wager goes back to its owner, in kind."""
    return happened(
        WagerReturned,
        command,
        rule,
        wager=wager.id,
        why=why,
        postings=back_to_owner(wager, wager.cents),
    )


def lowered(wager: Wager, command: Command, cents: int, rule: str | None) -> Event:
    """A part of the wager goes back to its owner, in kind."""
    return happened(
        WagerReduced, command, rule, wager=wager.id, cents=cents, postings=back_to_owner(wager, cents)
    )


def back_to_owner(wager: Wager, cents: int) -> tuple[Posting, ...]:
    return accounts.moved(
        accounts.on_layout(wager.instrument), accounts.purse(wager.patron, wager.instrument), cents
    )
