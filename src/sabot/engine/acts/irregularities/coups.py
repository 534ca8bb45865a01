"""What becomes of a coup: it stands, is void, waits, goes on, or loses its wagers."""

from collections.abc import Iterable

from sabot.engine.acts.act import happened
from sabot.engine.acts.irregularities.laying import as_laid
from sabot.engine.acts.irregularities.money import apply_money, give_back
from sabot.engine.acts.irregularities.ruling import Case, first_of, in_words, ruling_at
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.acts.markers import shown_without_wagers
from sabot.engine.commands.base import Command
from sabot.engine.events.dealing import HandReturned, NoBetCoupDirected
from sabot.engine.events.irregularities.misdealt import (
    CoupHalted,
    CoupReopened,
    CoupResumed,
    CoupVoided,
    Laid,
)
from sabot.engine.events.irregularities.money import WindowEased
from sabot.engine.state import Coup, Wager
from sabot.engine.table import Refused, Table, clause_of


def stands(_unfolding: Unfolding, _command: Command, _case: Case) -> None:
    """Results and payments stay: nothing is posted."""


def void_coup(unfolding: Unfolding, command: Command, case: Case) -> None:
    """The coup has no result; every wager on it goes back."""
    apply_money(unfolding, command, case, "return")
    _hands_back(unfolding, command, case)
    coup = unfolding.table.coup
    unfolding.add(
        happened(
            CoupVoided,
            command,
            clause_of(case.ruling),
            number=coup.number,
            why=case.reason or in_words(case.limb),
        )
    )


def misdeal(unfolding: Unfolding, command: Command, case: Case) -> None:
    """All wagers are void and a new coup is dealt, by the ruling on a declared misdeal."""
    limb, declared = first_of(unfolding.table, "misdeal.declared", case.limb)
    void_coup(unfolding, command, Case(limb=limb, ruling=declared, reason=case.reason))


def halt(unfolding: Unfolding, command: Command, case: Case) -> None:
    """The coup waits for a reconstruction or a decision; what was paid for it is reversed."""
    apply_money(unfolding, command, case, "correct")
    coup = unfolding.table.coup
    lies = tuple(
        Laid(card.card, found.hand, found.area) for card, found in zip(coup.cards, case.lies, strict=False)
    )
    unfolding.add(
        happened(
            CoupHalted,
            command,
            clause_of(case.ruling),
            limb=case.limb,
            lies=lies or as_laid(coup.cards),
            actual=case.actual,
            spare=case.spare,
            burn=case.burn,
        )
    )


def offer_options(unfolding: Unfolding, command: Command, case: Case) -> None:
    """Patrons choose about their wagers, if any lie there; then the coup resumes."""
    apply_money(unfolding, command, case, "remove-option", "reduce-option")
    if unfolding.table.coup.options_open is None:
        unfolding.add(happened(CoupResumed, command, clause_of(case.ruling)))


def no_bet_coup(unfolding: Unfolding, command: Command, case: Case) -> None:
    """The coup is completed without wagers; those that lie there go back."""
    apply_money(unfolding, command, case, "return")
    _hands_back(unfolding, command, case)
    coup = unfolding.table.coup
    if coup.no_bet is None:
        unfolding.add(happened(NoBetCoupDirected, command, clause_of(case.ruling)))
        unfolding.add(*shown_without_wagers(unfolding.table, command))
    if coup.halted is not None:
        unfolding.add(happened(CoupResumed, command, clause_of(case.ruling)))


def may_void_coup_or_wager(unfolding: Unfolding, command: Command, case: Case) -> None:
    """The wagers named are void, or else the coup is."""
    if case.wagers:
        apply_money(unfolding, command, case, "return")
    else:
        void_coup(unfolding, command, case)


def may_change_wagers(unfolding: Unfolding, command: Command, case: Case) -> None:
    unfolding.add(
        happened(WindowEased, command, clause_of(case.ruling), patrons=case.patrons, reason=case.reason)
    )


def _hands_back(unfolding: Unfolding, command: Command, case: Case) -> None:
    """Cards that are out come back to the dealer."""
    for held in tuple(unfolding.table.coup.designations.values()):
        if held.holder is not None or held.offered_to is not None:
            rule = clause_of(case.ruling)
            unfolding.add(happened(HandReturned, command, rule, hand=held.hand, area=held.area))


# Reaching a coup that has been concluded ---------------------------------------------------------


def coup_in_reach(table: Table) -> Coup:
    """The coup whose cards lie on the table, or the last one, until another begins."""
    coup, concluded = table.state.coup, table.state.concluded
    if coup is not None and coup.cards:
        return coup
    if concluded is not None:
        return concluded.coup
    raise Refused("no coup has been dealt that could still be looked at", late_ruling(table))


def late_ruling(table: Table) -> str | None:
    """The clause by which earlier results stand."""
    for limb in ("misdeal.found-late", "error-found-late"):
        found = ruling_at(table, limb)
        if found is not None:
            return clause_of(found)
    return None


def must_be_in_time(table: Table, number: int | None) -> Coup:
    """The coup asked for, unless another has begun since."""
    coup = coup_in_reach(table)
    if number is not None and number < coup.number:
        raise Refused(f"coup {number} is over, and another has begun: its result stands", late_ruling(table))
    if number is not None and number > coup.number:
        raise Refused(f"coup {number} has not begun")
    if coup.void is not None:
        raise Refused(f"coup {coup.number} is void already", coup.void)
    return coup


def reach(unfolding: Unfolding, command: Command, number: int | None, case: Case) -> None:
    """Take the coup up again if it was concluded; wagers for the next one go back meanwhile."""
    coup = must_be_in_time(unfolding.table, number)
    waiting = unfolding.table.state.coup
    if waiting is not None and waiting.number == coup.number:
        return
    rule = clause_of(case.ruling)
    if waiting is not None:
        why = f"coup {coup.number} is taken up again"
        give_back(unfolding, command, placed(waiting.wagers.values()), rule, why)
    unfolding.add(happened(CoupReopened, command, rule, number=coup.number))


def placed(wagers: Iterable[Wager]) -> tuple[Wager, ...]:
    return tuple(wager for wager in wagers if wager.fate == "placed")


def no_wagers_left(table: Table) -> Case:
    """What the book says when every wager was taken back, by what the coup was halted for."""
    halted = table.coup.halted
    limbs = ["all-wagers-withdrawn", "misdeal.all-wagers-removed"]
    if halted is not None and halted.limb.startswith("misdeal"):
        limbs.reverse()
    if halted is not None and halted.limb.startswith("device-malfunction"):
        limbs.insert(0, "device-malfunction.all-wagers-returned")
    limb, found = first_of(table, *limbs)
    return Case(limb=limb, ruling=found)
