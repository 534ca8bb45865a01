"""Wagers come and go."""

from msgspec.structs import replace

from sabot.engine.events.wagering import (
    BetsCalled,
    NoMoreBetsCalled,
    WagerLimited,
    WagerPlaced,
    WagerReduced,
    WagerReturned,
)
from sabot.engine.evolve import applies, coup_of, must, with_coup
from sabot.engine.state import Coup, State, Wager


@applies(BetsCalled)
def bets_called(state: State, _: BetsCalled) -> State:
    return with_coup(state, replace(coup_of(state), bets_called=True))


@applies(NoMoreBetsCalled)
def no_more_bets_called(state: State, _: NoMoreBetsCalled) -> State:
    return with_coup(state, replace(coup_of(state), no_more_bets=True))


@applies(WagerPlaced)
def wager_placed(state: State, event: WagerPlaced) -> State:
    coup = coup_of(state)
    must(coup.no_bet is None, "a wager was placed on a coup without wagers")
    must(event.wager == state.wagers + 1, f"wager {event.wager} is out of order")
    wager = Wager(
        id=event.wager,
        patron=event.patron,
        bet=event.bet,
        area=event.area,
        cents=event.cents,
        instrument=event.instrument,
        at=event.at,
    )
    wagers = {**coup.wagers, wager.id: wager}
    return replace(state, coup=replace(coup, wagers=wagers), wagers=event.wager)


@applies(WagerReduced)
def wager_reduced(state: State, event: WagerReduced) -> State:
    coup = coup_of(state)
    wager = open_wager(coup, event.wager)
    must(0 < event.cents < wager.cents, "a wager was reduced to nothing, or by nothing")
    return with_coup(state, with_wager(coup, replace(wager, cents=wager.cents - event.cents)))


@applies(WagerReturned)
def wager_returned(state: State, event: WagerReturned) -> State:
    coup = coup_of(state)
    wager = open_wager(coup, event.wager)
    return with_coup(state, with_wager(coup, replace(wager, fate="returned")))


@applies(WagerLimited)
def wager_limited(state: State, event: WagerLimited) -> State:
    coup = coup_of(state)
    wager = open_wager(coup, event.wager)
    must(0 < event.counts < wager.cents, "a wager counts for a part of itself")
    return with_coup(state, with_wager(coup, replace(wager, at_risk=event.counts)))


def open_wager(coup: Coup, wager: int) -> Wager:
    """A wager that has met no fate: each has one, and only one."""
    must(wager in coup.wagers, f"there is no wager {wager}")
    found = coup.wagers[wager]
    must(found.fate == "placed", f"wager {wager} already {found.fate}")
    return found


def with_wager(coup: Coup, wager: Wager) -> Coup:
    return replace(coup, wagers={**coup.wagers, wager.id: wager})
