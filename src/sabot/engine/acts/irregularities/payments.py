"""Money paid wrongly: reported, put right, or owed while somebody tries."""

from collections.abc import Iterable

from sabot.engine import accounts
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.irregularities.carrying_out import carry_out, tell
from sabot.engine.acts.irregularities.coups import must_be_in_time, reach
from sabot.engine.acts.irregularities.reports import a_coup_is_in_reach, is_ruled_on
from sabot.engine.acts.irregularities.ruling import Case, first_of, must_rule, needed, ruled, ruling_at, staff
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.acts.irregularities.wagerwise import record_mispayment, rectified
from sabot.engine.acts.notices import notices_of
from sabot.engine.acts.opening import must_be_open
from sabot.engine.authority import Who
from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.money import (
    RecordAttempt,
    RectifyMispayment,
    ReportMispayment,
    ReportWrongGame,
)
from sabot.engine.events.base import Event, Posting
from sabot.engine.events.irregularities.money import AttemptRecorded
from sabot.engine.settings import Cents
from sabot.engine.state import Coup, Mispayment
from sabot.engine.table import Refused, Table, clause_of

BEFORE_NEXT, PLAIN = "mispayment.found-before-next-coup", "mispayment.unintentional"
SUSPECTED, OWED = "mispayment.intentional", "mispayment.not-rectified"
WRONG_GAME = "wrong-game-settled"

ONLY_WHEN_UNDERPAID = ("reimburse",)
ONLY_WHEN_OVERPAID = ("request", "demand")


# Reporting ---------------------------------------------------------------------------------------


def _mispayments_are_known(table: Table) -> None:
    must_be_open(table)
    is_ruled_on(table, PLAIN, BEFORE_NEXT)
    if ruling_at(table, BEFORE_NEXT) is not None:
        a_coup_is_in_reach(table)


@act(
    ReportMispayment,
    who=staff,
    when=_mispayments_are_known,
    prompt="Report a wager, or cash or colour changed, that was paid wrongly",
)
def report_mispayment(table: Table, command: ReportMispayment) -> Iterable[Event]:
    limb, ruling = first_of(table, SUSPECTED if command.suspected else PLAIN, BEFORE_NEXT, PLAIN)
    if command.cents == 0:
        raise Refused("nothing was paid too much or too little", ruling)
    if not command.enquiries.strip():
        raise Refused("say what enquiries were made into how it came about", ruling)
    unfolding = Unfolding(table)
    if ruling.then == "reconstruct":
        case = Case(limb=limb, ruling=ruling, reason=command.enquiries)
        coup = must_be_in_time(table, None)
        if command.wager is not None and command.wager not in coup.wagers:
            raise Refused(f"wager {command.wager} was on an earlier coup: its result stands", ruling)
        if not any(wager.settlement for wager in coup.wagers.values()):
            raise Refused(f"coup {coup.number} has not been settled", ruling)
        reach(unfolding, command, None, case)
        carry_out(unfolding, command, case)
        return unfolding.events
    patron = _whose(table, command)
    case = Case(limb=limb, ruling=ruling, reason=command.enquiries, person=patron)
    unfolding.add(ruled(table, command, case))
    record_mispayment(
        unfolding, command, case, patron=patron, of=command.of, wager=command.wager, cents=command.cents
    )
    tell(unfolding, command, case)
    _tell_every_month(unfolding, command, command.cents)
    return unfolding.events


def _whose(table: Table, command: ReportMispayment) -> str | None:
    """The patron, when he is known: named, or the owner of the wager where that is still known."""
    if (command.of == "wager") != (command.wager is not None):
        raise Refused("say which wager it was, where it was one")
    if command.wager is None:
        return command.patron
    if not 1 <= command.wager <= table.state.wagers:
        raise Refused(f"there is no wager {command.wager}")
    state = table.state
    coups = (state.coup, state.concluded.coup if state.concluded is not None else None)
    for coup in coups:
        wager = coup.wagers.get(command.wager) if coup is not None else None
        if wager is None:
            continue
        if wager.settlement is None:
            raise Refused(f"wager {wager.id} has not been settled")
        if command.patron not in (None, wager.patron):
            raise Refused(f"wager {wager.id} is {wager.patron}'s")
        return wager.patron
    return command.patron


def _tell_every_month(unfolding: Unfolding, command: Command, cents: Cents) -> None:
    mispayment = unfolding.table.irregularities.mispayment
    if mispayment is not None and mispayment.every_month is not None:
        about = f"{'over' if cents > 0 else 'under'}payment of {abs(cents)} cents"
        monthly = (mispayment.every_month,)
        unfolding.add(*notices_of(unfolding.table, command, monthly, about, cents=abs(cents)))


# Putting right -----------------------------------------------------------------------------------


def _something_is_owed(table: Table) -> None:
    must_be_open(table)
    if not any(not one.rectified for one in table.state.mispayments.values()):
        raise Refused("no wrong payment is still to be put right")


def _mispayment(table: Table, number: int) -> Mispayment:
    found = table.state.mispayments.get(number)
    if found is None:
        raise Refused(f"there is no mispayment {number}")
    if found.rectified:
        raise Refused(f"mispayment {number} was put right already")
    return found


def _limb_of(table: Table, wrong: Mispayment) -> str:
    return first_of(table, SUSPECTED if wrong.suspected else PLAIN, WRONG_GAME, PLAIN)[0]


def _rectifier(table: Table, command: Command) -> Who | None:
    assert isinstance(command, RectifyMispayment)
    return needed(ruling_at(table, _limb_of(table, _mispayment(table, command.mispayment))))


@act(
    RectifyMispayment,
    who=staff,
    when=_something_is_owed,
    prompt="Put a wrong payment right",
    approver=_rectifier,
)
def rectify_mispayment(table: Table, command: RectifyMispayment) -> Iterable[Event]:
    wrong = _mispayment(table, command.mispayment)
    ruling = must_rule(table, _limb_of(table, wrong))
    if wrong.patron is None:
        raise Refused("the patron has not been identified", ruling)
    here = wrong.patron in table.state.patrons
    if here and table.state.accounts.get(accounts.chips(wrong.patron), 0) < wrong.cents:
        raise Refused(f"{wrong.patron} has not {wrong.cents} cents in chips to give back", ruling)
    yield rectified(table, command, wrong, clause_of(ruling))


@act(
    RecordAttempt,
    who=staff,
    when=_something_is_owed,
    prompt="Record an attempt to put a wrong payment right",
)
def record_attempt(table: Table, command: RecordAttempt) -> Iterable[Event]:
    wrong = _mispayment(table, command.mispayment)
    ruling = ruling_at(table, OWED) or must_rule(table, _limb_of(table, wrong))
    if not command.outcome.strip():
        raise Refused("say what came of the attempt", ruling)
    if wrong.cents > 0 and command.attempt in ONLY_WHEN_UNDERPAID:
        raise Refused("the patron was paid too much: it is asked back, not reimbursed", ruling)
    if wrong.cents < 0 and command.attempt in ONLY_WHEN_OVERPAID:
        raise Refused("the patron was paid too little: it is reimbursed, not asked back", ruling)
    if command.patron_identified is not None and wrong.patron is not None:
        raise Refused(f"the patron was identified already: {wrong.patron}", ruling)
    yield happened(
        AttemptRecorded,
        command,
        clause_of(ruling),
        mispayment=wrong.id,
        attempt=command.attempt,
        outcome=command.outcome,
        patron_identified=command.patron_identified,
        postings=_debt_of(command.patron_identified, wrong),
    )


def _debt_of(patron: str | None, wrong: Mispayment) -> tuple[Posting, ...]:
    """What an unknown patron owed, or was owed, is his once he is identified."""
    if patron is None:
        return ()
    account = accounts.receivable if wrong.cents > 0 else accounts.payable
    return accounts.moved(account("unknown"), account(patron), abs(wrong.cents))


# The wrong game ----------------------------------------------------------------------------------


def _a_settlement_is_in_reach(table: Table) -> None:
    is_ruled_on(table, WRONG_GAME)
    _settled_coup(table)


def _settled_coup(table: Table) -> Coup:
    coup = a_coup_is_in_reach(table)
    if not any(wager.settlement for wager in coup.wagers.values()):
        raise Refused(f"coup {coup.number} has not been settled", must_rule(table, WRONG_GAME))
    return coup


@act(
    ReportWrongGame,
    who=staff,
    when=_a_settlement_is_in_reach,
    prompt="Report wagers settled by the rules of another game",
)
def report_wrong_game(table: Table, command: ReportWrongGame) -> Iterable[Event]:
    coup, ruling = _settled_coup(table), must_rule(table, WRONG_GAME)
    wrong: dict[int, Cents] = {}
    for number, paid in command.paid.items():
        wager = coup.wagers.get(number)
        if wager is None or wager.settlement is None:
            raise Refused(f"wager {number} was not settled in coup {coup.number}", ruling)
        if paid < 0 or wager.fate == "lost":
            raise Refused(f"wager {number} was {wager.fate}: say what it was paid beyond its stake", ruling)
        if paid != wager.settlement.net:
            wrong[number] = paid - wager.settlement.net
    if not wrong:
        raise Refused("every wager was paid by the rules of the game in play", ruling)
    unfolding = Unfolding(table)
    case = Case(limb=WRONG_GAME, ruling=ruling, cents=wrong, reason="wagers settled as in another game")
    if ruling.then == "rectify":
        reach(unfolding, command, None, case)
    carry_out(unfolding, command, case)
    return unfolding.events
