"""Wagers are settled, commission is charged and collected."""

from msgspec.structs import replace

from sabot.engine.applied.people import with_patron
from sabot.engine.applied.wagering import open_wager, with_wager
from sabot.engine.events.settling import CommissionCollected, CommissionDeferred, WagerSettled
from sabot.engine.evolve import applies, coup_of
from sabot.engine.state import Settlement, State


@applies(WagerSettled)
def wager_settled(state: State, event: WagerSettled) -> State:
    coup = coup_of(state)
    wager = open_wager(coup, event.wager)
    net = event.paid + event.returned + event.collected - wager.cents
    settlement = Settlement(
        event=state.version,
        net=net,
        postings=event.postings,
        rule=event.rule,
        said=event.said,
        paid=event.paid,
        returned=event.returned,
        commission=event.commission,
        chips=event.chips,
    )
    done = replace(wager, fate=event.fate, settlement=settlement)
    moved = replace(state, coup=replace(with_wager(coup, done), phase="settled"))
    patron = state.patrons.get(wager.patron)
    if patron is None or patron.loss_limit is None:
        return moved
    return with_patron(moved, replace(patron, lost=patron.lost - net))


@applies(CommissionDeferred)
def commission_deferred(state: State, _: CommissionDeferred) -> State:
    return replace(state, commission_deferred=True)


@applies(CommissionCollected)
def commission_collected(state: State, event: CommissionCollected) -> State:
    markers = {key: text for key, text in state.markers.items() if key != f"commission:{event.patron}"}
    forgiven = {name: cents for name, cents in state.forgiven.items() if name != event.patron}
    left = state.forgiven.get(event.patron, 0) - event.rounding
    if left:
        forgiven[event.patron] = left
    return replace(state, markers=markers, forgiven=forgiven)
