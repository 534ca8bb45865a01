"""What becomes of the money: each word of the rule books, and what it does to wagers."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from sabot.engine import accounts
from sabot.engine.acts.act import happened
from sabot.engine.acts.irregularities.ruling import Case, in_words
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.acts.markers import commission_marked
from sabot.engine.acts.wagering import back_to_owner, returned
from sabot.engine.commands.base import Command
from sabot.engine.events.base import Posting
from sabot.engine.events.irregularities.misdealt import OptionsOpened
from sabot.engine.events.irregularities.money import (
    SettledWagerReturned,
    SettlementReversed,
    WagerForfeited,
)
from sabot.engine.events.wagering import WagerLimited
from sabot.engine.settings import Cents
from sabot.engine.state import Wager
from sabot.engine.table import Refused, Table, clause_of
from sabot.rulebook.words import MoneyEffect

Effect = Callable[[Unfolding, Command, Case], None]


def apply_money(unfolding: Unfolding, command: Command, case: Case, *effects: MoneyEffect) -> None:
    """Those of the effects that the ruling allows, in this order."""
    for effect in effects:
        if effect in case.ruling.money:
            MONEY[effect](unfolding, command, case)


def give_back(
    unfolding: Unfolding, command: Command, wagers: Iterable[Wager], rule: str | None, why: str
) -> None:
    """Whole wagers go back in kind; what was paid or collected for them is undone."""
    for wager in wagers:
        if wager.fate == "placed":
            unfolding.add(returned(wager, command, rule, why))
        elif wager.settlement is not None:
            stake = back_to_owner(wager, wager.cents)
            postings, owed = _undone(unfolding.table, wager, stake)
            unfolding.add(
                happened(
                    SettledWagerReturned,
                    command,
                    rule,
                    wager=wager.id,
                    reverses=wager.settlement.event,
                    why=why,
                    owed=owed,
                    postings=postings,
                )
            )
            unfolding.add(*commission_marked(unfolding.table, command, wager.patron))


def take_up_again(unfolding: Unfolding, command: Command, wagers: Iterable[Wager], rule: str | None) -> None:
    """Settled wagers lie on the layout again, every payment for them reversed."""
    for wager in wagers:
        if wager.settlement is None:
            continue
        postings, owed = _undone(unfolding.table, wager, ())
        if owed or _wants_tokens(unfolding.table, wager, postings):
            raise Refused(
                f"{wager.patron} has not the {'chips' if owed else 'tokens'} left to take wager {wager.id} "
                "up again: the coup cannot be reconstructed",
                rule,
            )
        unfolding.add(
            happened(
                SettlementReversed,
                command,
                rule,
                wager=wager.id,
                reverses=wager.settlement.event,
                postings=postings,
            )
        )
        unfolding.add(*commission_marked(unfolding.table, command, wager.patron))


def _wants_tokens(table: Table, wager: Wager, postings: Iterable[Posting]) -> bool:
    """Whether tokens that came back to a patron have been wagered again, and are not his to put down."""
    purse = accounts.tokens(wager.patron)
    taken = sum(posting.cents for posting in postings if posting.account == purse)
    return table.state.accounts.get(purse, 0) + taken < 0


def limit(
    unfolding: Unfolding, command: Command, cents: Mapping[int, Cents], rule: str | None, why: str
) -> None:
    """Wagers count for so much less than lies there; that goes back when they are settled."""
    for number, less in cents.items():
        wager = unfolding.table.coup.wagers[number]
        if less >= wager.counts:
            give_back(unfolding, command, (wager,), rule, why)
        elif less > 0:
            counts = wager.counts - less
            unfolding.add(happened(WagerLimited, command, rule, wager=wager.id, counts=counts))


def _undone(table: Table, wager: Wager, more: Iterable[Posting]) -> tuple[tuple[Posting, ...], Cents]:
    """The opposite postings of a settlement with others besides, and what they would leave owing.

    A patron who has spent what he was paid cannot be put below nought: he owes it instead.
    """
    assert wager.settlement is not None
    cents: dict[str, Cents] = {}
    for posting in wager.settlement.postings:
        cents[posting.account] = cents.get(posting.account, 0) - posting.cents
    for posting in more:
        cents[posting.account] = cents.get(posting.account, 0) + posting.cents
    purse = accounts.chips(wager.patron)
    owed = max(0, -(table.state.accounts.get(purse, 0) + cents.get(purse, 0)))
    if owed:
        cents[purse] += owed
        cents[accounts.FLOAT] = cents.get(accounts.FLOAT, 0) - owed
    postings = tuple(Posting(account, amount) for account, amount in cents.items() if amount)
    debt = accounts.moved(accounts.HOUSE, accounts.receivable(wager.patron), owed)
    return (*postings, *debt), owed


# The words ---------------------------------------------------------------------------------------


def _nothing(_unfolding: Unfolding, _command: Command, _case: Case) -> None:
    """Wagers stay as they are, at risk or settled, or there are none."""


def _return(unfolding: Unfolding, command: Command, case: Case) -> None:
    wagers = case.wagers or tuple(unfolding.table.coup.wagers.values())
    give_back(unfolding, command, wagers, clause_of(case.ruling), in_words(case.limb))


def _correct(unfolding: Unfolding, command: Command, case: Case) -> None:
    wagers = tuple(unfolding.table.coup.wagers.values())
    take_up_again(unfolding, command, wagers, clause_of(case.ruling))


def _remove_option(unfolding: Unfolding, command: Command, case: Case) -> None:
    _open_options(unfolding, command, case, parts=False)


def _reduce_option(unfolding: Unfolding, command: Command, case: Case) -> None:
    _open_options(unfolding, command, case, parts=True)


def _open_options(unfolding: Unfolding, command: Command, case: Case, *, parts: bool) -> None:
    """Every patron with a wager on the coup says what becomes of it."""
    lying = tuple(wager.id for wager in unfolding.table.coup.wagers.values() if wager.fate == "placed")
    if lying:
        unfolding.add(happened(OptionsOpened, command, clause_of(case.ruling), parts=parts, wagers=lying))


def _forfeit(unfolding: Unfolding, command: Command, case: Case) -> None:
    """The stake goes to the house, whatever the wager was settled to before."""
    for wager in case.wagers:
        if wager.fate in ("returned", "forfeited"):
            continue
        house = accounts.FLOAT if wager.instrument == "chips" else accounts.TOKENS_ISSUED
        postings = accounts.moved(accounts.on_layout(wager.instrument), house, wager.cents)
        reverses = None
        if wager.settlement is not None:
            reverses = wager.settlement.event
            postings, _ = _undone(unfolding.table, wager, postings)
        unfolding.add(
            happened(
                WagerForfeited,
                command,
                clause_of(case.ruling),
                wager=wager.id,
                reverses=reverses,
                postings=postings,
            )
        )


def _limit(unfolding: Unfolding, command: Command, case: Case) -> None:
    limit(unfolding, command, case.cents, clause_of(case.ruling), in_words(case.limb))


MONEY: Final[dict[MoneyEffect, Effect]] = {
    "live": _nothing,
    "stand": _nothing,
    "none": _nothing,
    "owed": _nothing,
    "return": _return,
    "correct": _correct,
    "remove-option": _remove_option,
    "reduce-option": _reduce_option,
    "forfeit": _forfeit,
    "cap": _limit,
    "pro-rata": _limit,
}
"""What each word does. What is owed stays on the account on which the wrong payment put it."""
