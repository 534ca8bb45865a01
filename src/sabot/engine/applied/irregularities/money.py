"""Settlements are reversed, wagers go back or are forfeited, wrong payments are put right."""

from msgspec.structs import replace

from sabot.engine.applied.people import with_patron
from sabot.engine.applied.wagering import with_wager
from sabot.engine.events.irregularities.money import (
    AttemptRecorded,
    Mispaid,
    MispaymentRectified,
    SettledWagerReturned,
    SettlementReversed,
    WagerForfeited,
    WagerRejected,
    WindowEased,
)
from sabot.engine.evolve import applies, coup_of, must, with_coup
from sabot.engine.state import Coup, Mispayment, State, Wager


@applies(SettlementReversed)
def settlement_reversed(state: State, event: SettlementReversed) -> State:
    coup = coup_of(state)
    wager = _settled(coup, event.wager, event.reverses)
    again = replace(wager, fate="placed", settlement=None)
    moved = replace(state, coup=replace(with_wager(coup, again), phase="dealing"))
    return _loss_undone(moved, wager)


@applies(SettledWagerReturned)
def settled_wager_returned(state: State, event: SettledWagerReturned) -> State:
    coup = coup_of(state)
    wager = _settled(coup, event.wager, event.reverses)
    back = replace(wager, fate="returned", settlement=None)
    return _loss_undone(with_coup(state, with_wager(coup, back)), wager)


@applies(WagerForfeited)
def wager_forfeited(state: State, event: WagerForfeited) -> State:
    coup = coup_of(state)
    must(event.wager in coup.wagers, f"there is no wager {event.wager}")
    wager = coup.wagers[event.wager]
    must(wager.fate not in ("returned", "forfeited"), f"wager {wager.id} already {wager.fate}")
    gone = replace(wager, fate="forfeited", settlement=None)
    return _loss_undone(with_coup(state, with_wager(coup, gone)), wager, lost=wager.cents)


@applies(WindowEased)
def window_eased(state: State, event: WindowEased) -> State:
    return with_coup(state, replace(coup_of(state), window_eased_for=event.patrons))


@applies(WagerRejected)
def wager_rejected(state: State, _: WagerRejected) -> State:
    return state


@applies(Mispaid)
def mispaid(state: State, event: Mispaid) -> State:
    must(event.mispayment == state.issued + 1, f"mispayment {event.mispayment} is out of order")
    wrong = Mispayment(
        id=event.mispayment,
        patron=event.patron,
        of=event.of,
        wager=event.wager,
        cents=event.cents,
        event=state.version,
        suspected=event.suspected,
        identified=event.patron is not None,
    )
    return replace(state, mispayments={**state.mispayments, wrong.id: wrong}, issued=wrong.id)


@applies(MispaymentRectified)
def mispayment_rectified(state: State, event: MispaymentRectified) -> State:
    wrong = state.mispayments[event.mispayment]
    must(not wrong.rectified and wrong.event == event.reverses, "a mispayment was rectified twice")
    return _with_mispayment(state, replace(wrong, rectified=True))


@applies(AttemptRecorded)
def attempt_recorded(state: State, event: AttemptRecorded) -> State:
    wrong = state.mispayments[event.mispayment]
    tried = replace(wrong, attempts=(*wrong.attempts, event.attempt))
    if event.patron_identified is not None:
        tried = replace(tried, patron=event.patron_identified, identified=True)
    return _with_mispayment(state, tried)


def _with_mispayment(state: State, wrong: Mispayment) -> State:
    return replace(state, mispayments={**state.mispayments, wrong.id: wrong})


def _settled(coup: Coup, wager: int, event: int) -> Wager:
    must(wager in coup.wagers, f"there is no wager {wager}")
    found = coup.wagers[wager]
    settled = found.settlement
    must(settled is not None and settled.event == event, f"wager {wager} was not settled by event {event}")
    return found


def _loss_undone(state: State, wager: Wager, lost: int = 0) -> State:
    """What a settlement did to a patron's loss limit is undone; what he loses without one is counted."""
    patron = state.patrons.get(wager.patron)
    if patron is None or patron.loss_limit is None:
        return state
    net = wager.settlement.net if wager.settlement is not None else 0
    return with_patron(state, replace(patron, lost=patron.lost + net + lost))
