"""What becomes of single wagers and payments: each word of the rule books on them."""

from sabot.engine import accounts
from sabot.engine.acts.act import happened
from sabot.engine.acts.irregularities.coups import void_coup
from sabot.engine.acts.irregularities.money import apply_money, give_back, take_up_again
from sabot.engine.acts.irregularities.reconstruction import put_in_order
from sabot.engine.acts.irregularities.ruling import Case, in_words
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.acts.wagering import lowered
from sabot.engine.commands.base import Command
from sabot.engine.events.base import Posting
from sabot.engine.events.irregularities.misdealt import CoupResumed
from sabot.engine.events.irregularities.money import Mispaid, MispaymentRectified
from sabot.engine.events.irregularities.seen import DisplayDisregarded, DrawnCardsCorrected
from sabot.engine.hands import outcome_at
from sabot.engine.settings import Cents
from sabot.engine.state import Mispayment, Wager
from sabot.engine.table import Refused, Table, clause_of


def return_wagers(unfolding: Unfolding, command: Command, case: Case) -> None:
    """The wagers named go back; what was won with them is undone."""
    if case.wagers:
        apply_money(unfolding, command, case, "return")


def return_winning_wagers(unfolding: Unfolding, command: Command, case: Case) -> None:
    """Those that win go back, and win nothing; those that lose are collected."""
    table = unfolding.table
    if table.coup.phase not in ("result", "settled"):
        raise Refused("whether the wager wins is not known before the result", case.ruling)
    winning = tuple(one for one in case.wagers if not _loses(table, one))
    give_back(unfolding, command, winning, clause_of(case.ruling), in_words(case.limb))


def _loses(table: Table, wager: Wager) -> bool:
    return table.game.settle(outcome_at(table, table.coup, wager.area))[wager.bet].fate == "loses"


def forfeit_wagers(unfolding: Unfolding, command: Command, case: Case) -> None:
    if case.wagers:
        apply_money(unfolding, command, case, "forfeit")


def return_excess(unfolding: Unfolding, command: Command, case: Case) -> None:
    """The parts named go back at once, in the order in which they are named."""
    rule = clause_of(case.ruling)
    for number, cents in case.cents.items():
        wager = unfolding.table.coup.wagers[number]
        if cents >= wager.cents:
            give_back(unfolding, command, (wager,), rule, in_words(case.limb))
        else:
            unfolding.add(lowered(wager, command, cents, rule))


def may_invalidate_coup(unfolding: Unfolding, command: Command, case: Case) -> None:
    void_coup(unfolding, command, case)


# Payments ----------------------------------------------------------------------------------------


def record_mispayments(unfolding: Unfolding, command: Command, case: Case) -> None:
    """What each wager was paid too much or too little is on record, and owed, until it is put right."""
    for wager, cents in case.cents.items():
        found = unfolding.table.coup.wagers[wager]
        record_mispayment(unfolding, command, case, patron=found.patron, of="wager", wager=wager, cents=cents)


def correct_while_open(unfolding: Unfolding, command: Command, case: Case) -> None:
    """Put right at once while the coup is on the table; a coup that is over stands."""
    coup = unfolding.table.state.coup
    if coup is None or not coup.cards:
        return
    record_mispayments(unfolding, command, case)
    for wrong in tuple(unfolding.table.state.mispayments.values()):
        if wrong.wager in case.cents and not wrong.rectified:
            unfolding.add(rectified(unfolding.table, command, wrong, clause_of(case.ruling)))


def record_mispayment(
    unfolding: Unfolding,
    command: Command,
    case: Case,
    *,
    patron: str | None,
    of: str,
    wager: int | None,
    cents: Cents,
) -> None:
    unfolding.add(
        happened(
            Mispaid,
            command,
            clause_of(case.ruling),
            mispayment=unfolding.table.new_number(),
            patron=patron,
            of=of,
            wager=wager,
            cents=cents,
            suspected=case.limb.endswith(".intentional"),
            enquiries=case.reason,
            postings=(*_moved_wrongly(unfolding.table, patron, cents), *_owing(patron, cents)),
        )
    )


def rectified(table: Table, command: Command, wrong: Mispayment, rule: str | None) -> MispaymentRectified:
    """The opposite of what went wrong: the original entries are left alone."""
    return happened(
        MispaymentRectified,
        command,
        rule,
        mispayment=wrong.id,
        reverses=wrong.event,
        cents=wrong.cents,
        postings=(
            *_moved_wrongly(table, wrong.patron, -wrong.cents),
            *(Posting(one.account, -one.cents) for one in _owing(wrong.patron, wrong.cents)),
        ),
    )


def _moved_wrongly(table: Table, patron: str | None, cents: Cents) -> tuple[Posting, ...]:
    """Chips that went from the float to a patron, or the other way; one who has left holds them outside."""
    held = accounts.OUTSIDE
    if patron is not None and patron in table.state.patrons:
        purse = accounts.chips(patron)
        if cents > 0 or table.state.accounts.get(purse, 0) >= -cents:
            held = purse
    return accounts.moved(accounts.FLOAT, held, cents)


def _owing(patron: str | None, cents: Cents) -> tuple[Posting, ...]:
    """What is written down as owed: by the patron when he was paid too much, else to him."""
    who = patron or "unknown"
    account = accounts.receivable(who) if cents > 0 else accounts.payable(who)
    return accounts.moved(accounts.HOUSE, account, abs(cents))


# What is shown and read --------------------------------------------------------------------------


def actual_outcome_governs(unfolding: Unfolding, command: Command, case: Case) -> None:
    """The cards are what they are; the coup goes on with them, and is settled on them."""
    rule = clause_of(case.ruling)
    take_up_again(unfolding, command, tuple(unfolding.table.coup.wagers.values()), rule)
    before = tuple(card.card for card in unfolding.table.coup.cards)
    after = tuple(case.actual.get(place, card) for place, card in enumerate(before))
    unfolding.add(
        happened(DrawnCardsCorrected, command, rule, before=before, after=after, evidence=case.reason)
    )
    put_in_order(unfolding, command, range(len(after)), rule)
    unfolding.add(happened(CoupResumed, command, rule))


def disregard_the_display(unfolding: Unfolding, command: Command, case: Case) -> None:
    unfolding.add(
        happened(DisplayDisregarded, command, clause_of(case.ruling), shown=case.reason, actual=case.cards)
    )
