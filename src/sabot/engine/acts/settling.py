"""Settling: losers collected, winners paid, commission, the cards cleared."""

from collections.abc import Iterator

from sabot.bets import Payment
from sabot.coup import settle_wager
from sabot.engine import accounts
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.irregularities.money import limit
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.acts.markers import marked, unmarked
from sabot.engine.acts.opening import must_be_open
from sabot.engine.authority import Who, cited_by, dealer, has_leave, named, spoken
from sabot.engine.commands.settling import ClearCards, CollectCommission, DeferCommission, Settle
from sabot.engine.disputes import held_wagers
from sabot.engine.events.base import Event, Posting
from sabot.engine.events.cards import LastCoupAnnounced
from sabot.engine.events.dealing import CoupConcluded
from sabot.engine.events.settling import CommissionCollected, CommissionDeferred, WagerSettled
from sabot.engine.hands import outcome_at
from sabot.engine.pauses import must_go_on
from sabot.engine.prorata import beyond_the_areas
from sabot.engine.signage import money
from sabot.engine.state import Coup, Wager, WagerFate
from sabot.engine.table import Refused, Table
from sabot.rulebook.node import Cited
from sabot.rulebook.wagers import Commission


def _dealer(table: Table) -> Who:
    return dealer(table.book)


def _settlement_is_due(table: Table) -> None:
    coup = table.coup
    must_go_on(coup)
    if coup.phase not in ("result", "settled"):
        raise Refused("no result has been announced")
    placed = {wager.id for wager in coup.wagers.values() if wager.fate == "placed"}
    if not placed:
        raise Refused("there is no wager to settle")
    if placed <= held_wagers(table.state):
        raise Refused("the wagers left are in dispute, and not moved until it is decided")


@act(Settle, who=_dealer, when=_settlement_is_due, prompt="Collect the losers, then pay the winners")
def settle(table: Table, command: Settle) -> Iterator[Event]:
    held = held_wagers(table.state)
    limited = _within_the_areas(table, command)
    yield from limited.events
    coup = limited.table.coup
    settled = [
        (wager, *_payment(table, coup, wager))
        for wager in coup.wagers.values()
        if wager.fate == "placed" and wager.id not in held
    ]
    losers = [one for one in settled if one[1].fate == "loses"]
    others = [one for one in settled if one[1].fate != "loses"]
    events = [_settled(table, command, wager, payment, said) for wager, payment, said in (*losers, *others)]
    yield from events
    yield from _commission_marked(table, command, events)


def _within_the_areas(table: Table, command: Settle) -> Unfolding:
    """What lies beyond the maximum of an area is neither paid nor collected."""
    unfolding, held = Unfolding(table), held_wagers(table.state)
    for bet in table.limits.areas:
        found = beyond_the_areas(unfolding.table, bet)
        if found is None:
            continue
        less, rule = found
        stays = {number for number in held if less.get(number) == unfolding.table.coup.wagers[number].counts}
        cuts = {number: cents for number, cents in less.items() if number not in stays}
        limit(unfolding, command, cuts, cited_by(rule), "beyond the maximum of its area")
    return unfolding


def _commission_marked(table: Table, command: Settle, events: list[Event]) -> Iterator[Event]:
    """Commission that was not collected lies marked with its amount, by the number of its player."""
    books = dict(table.state.accounts)
    for posting in (posting for event in events for posting in event.postings):
        books[posting.account] = books.get(posting.account, 0) + posting.cents
    for name, cents in accounts.commission_owed(books).items():
        patron = table.state.patrons.get(name)
        if patron is not None:
            yield from marked(table, command, "commission", patron, money(cents))


def _payment(table: Table, coup: Coup, wager: Wager) -> tuple[Payment, str]:
    outcome = outcome_at(table, coup, wager.area)
    game = table.game
    return game.settle(outcome)[wager.bet], game.why(outcome)[wager.bet]


FATES: dict[str, WagerFate] = {"wins": "won", "loses": "lost", "stands-off": "stood-off"}


def _settled(table: Table, command: Settle, wager: Wager, payment: Payment, said: str) -> Event:
    """One wager settled: on what counts of it, with the rest returned."""
    chips = table.chips
    amounts = settle_wager(wager.counts, payment, chips)
    deferred = table.state.commission_deferred and amounts.commission > 0
    paid, rounding = amounts.paid, amounts.rounding
    if deferred:
        exact = amounts.paid - amounts.rounding + amounts.commission
        paid = chips.next_payable(exact)
        rounding = paid - exact
    collected = amounts.returned if _keeps_tokens(table, wager, payment) else 0
    returned = amounts.returned - collected + wager.cents - wager.counts
    layout = accounts.on_layout(wager.instrument)
    postings = (
        *accounts.moved(layout, accounts.purse(wager.patron, wager.instrument), returned),
        *_stake_lost(wager, wager.cents - returned),
        *accounts.moved(accounts.FLOAT, accounts.chips(wager.patron), paid),
        *accounts.moved(accounts.ROUNDING, accounts.HOUSE, rounding),
        *accounts.moved(
            accounts.HOUSE, accounts.commission_owed_by(wager.patron), amounts.commission if deferred else 0
        ),
    )
    return happened(
        WagerSettled,
        command,
        payment.clause,
        wager=wager.id,
        fate=FATES[payment.fate],
        paid=paid,
        returned=returned,
        collected=collected,
        commission=amounts.commission,
        rounding=rounding,
        chips=chips.in_chips(paid) if chips.can_pay(paid) else {},
        said=said,
        postings=postings,
    )


def _keeps_tokens(table: Table, wager: Wager, payment: Payment) -> bool:
    """Whether the dealer keeps promotional tokens though the wager did not lose."""
    if wager.instrument != "promotional-tokens" or payment.fate == "loses":
        return False
    tokens = table.wager_rules.tokens
    return (tokens.on_a_win if payment.fate == "wins" else tokens.on_a_stand_off).is_ == "collected"


def _stake_lost(wager: Wager, lost: int) -> tuple[Posting, ...]:
    target = accounts.FLOAT if wager.instrument == "chips" else accounts.TOKENS_ISSUED
    return accounts.moved(accounts.on_layout(wager.instrument), target, lost)


def _has_commission(table: Table) -> Commission:
    rules = table.wager_rules.commission
    if rules is None:
        raise Refused("this rule book charges no commission apart from its odds")
    return rules


def _deferral_may_be_approved(table: Table) -> None:
    must_be_open(table)
    _has_commission(table)
    if table.state.commission_deferred:
        raise Refused("commission is deferred already")


def _commission_approver(table: Table) -> Who:
    rules = _has_commission(table)
    return named((rules.deferral_approver.is_,), rules.deferral_approver)


@act(
    DeferCommission,
    who=_commission_approver,
    when=_deferral_may_be_approved,
    prompt="Approve that commission is collected later",
)
def defer_commission(table: Table, command: DeferCommission) -> Iterator[Event]:
    yield happened(CommissionDeferred, command, _commission_approver(table).rule)


def _commission_is_owed(table: Table) -> None:
    must_be_open(table)
    if not accounts.commission_owed(table.state.accounts):
        raise Refused("nobody owes commission")


@act(CollectCommission, who=_dealer, when=_commission_is_owed, prompt="Collect deferred commission")
def collect_commission(table: Table, command: CollectCommission) -> Iterator[Event]:
    owed = accounts.commission_owed(table.state.accounts).get(command.patron, 0)
    rules = _has_commission(table)
    if not owed:
        raise Refused(f"{command.patron} owes no commission")
    due = _due_now(table, rules, command)
    yield from unmarked(table, command, "commission", command.patron)
    collected = _in_chips(table, rules, owed, table.state.forgiven.get(command.patron, 0))
    if table.state.accounts.get(accounts.chips(command.patron), 0) < collected:
        raise Refused(f"{command.patron} has not {collected} cents in chips", rules.settled_at_shoe_end)
    yield happened(
        CommissionCollected,
        command,
        cited_by(due),
        patron=command.patron,
        cents=collected,
        ground=None if due is rules.settled_at_shoe_end else command.ground,
        rounding=collected - owed,
        postings=(
            *accounts.moved(accounts.chips(command.patron), accounts.FLOAT, collected),
            *accounts.moved(accounts.commission_owed_by(command.patron), accounts.HOUSE, owed),
            *accounts.moved(accounts.ROUNDING, accounts.HOUSE, owed - collected),
        ),
    )


def _in_chips(table: Table, rules: Commission, owed: int, forgiven: int) -> int:
    """What is collected of commission that chips may not make exactly.

    Below nought the house owes it: it was collected, and then the coup was void. What was forgiven then, or
    added, never came; of the rest so much goes back that what was truly owed is collected, rounded as ever.
    """
    down, chips = rules.deferred_in_chips.is_ == "down-to-payable", table.chips
    if owed < 0:
        came = -owed - forgiven
        return -(chips.next_payable(came) if down else chips.last_payable(came))
    return chips.last_payable(owed) if down else chips.next_payable(owed)


def _due_now(table: Table, rules: Commission, command: CollectCommission) -> Cited:
    """The clause by which it is collected now: the shoe has ended, or there is a ground not to wait."""
    shoe = table.state.shoe
    ended = shoe is None or shoe.phase != "ready" or shoe.last_coups == 0 or shoe.replace_due is not None
    if ended and table.state.coup is None:
        return rules.settled_at_shoe_end
    grounds = {one.is_: one for one in rules.settled_earlier}
    if command.ground is None:
        raise Refused(
            "the shoe has not ended: say on what ground it is collected now", rules.settled_at_shoe_end
        )
    if command.ground not in grounds:
        raise Refused("the book knows no such ground", rules.settled_at_shoe_end)
    if command.ground == "ordered" and rules.ordered_by is not None:
        orders = named((rules.ordered_by.is_,), rules.ordered_by)
        if not has_leave(table.book, orders, command.by, command.approver):
            reason = f"that is for the {spoken(table.book, orders)} to order"
            raise Refused(reason, rules.ordered_by, approval=orders.roles)
    return grounds[command.ground]


def _coup_is_over(table: Table) -> None:
    coup = table.coup
    if coup.phase not in ("result", "settled"):
        raise Refused("the coup has no result")
    if any(wager.fate == "placed" for wager in coup.wagers.values()):
        raise Refused("wagers are still to be settled")
    if coup.void is None:
        must_go_on(coup)


@act(ClearCards, who=_dealer, when=_coup_is_over, prompt="Put the cards in the discard rack")
def clear_cards(table: Table, command: ClearCards) -> Iterator[Event]:
    coup = table.coup
    ends = table.dealing_rules.coup_ends
    yield happened(CoupConcluded, command, cited_by(ends), number=coup.number, sat_out=sat_out(table, coup))
    call = table.book.cards.last_coup.announced_mid_coup
    left = table.shoe.last_coups
    if left is not None and left - (not coup.cutting_card) == 1 and call.is_ == "required":
        yield happened(LastCoupAnnounced, command, cited_by(call))


def sat_out(table: Table, coup: Coup) -> tuple[str, ...] | None:
    """The patrons who placed nothing on a coup; None when it counts for nobody."""
    if coup.no_bet is not None and not _was_agreed(table, coup.no_bet):
        return None
    wagered = {wager.patron for wager in coup.wagers.values()}
    return tuple(one for one in table.state.patrons if one not in wagered)


def _was_agreed(table: Table, no_bet: str) -> bool:
    """Whether a coup without wagers that all players agreed to counts as one they sat out."""
    rules = table.dealing_rules.no_bet_coup
    if rules is None or not table.authority.vacate_seat.count_agreed_no_bet_coups:
        return False
    return any(one.consent is not None and cited_by(one) == no_bet for one in rules.powers)
