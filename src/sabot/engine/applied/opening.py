"""A table opened and closed."""

from msgspec.structs import replace

from sabot.engine.events.opening import (
    ClosingAnnounced,
    ClosingWithdrawn,
    FloatCredited,
    FloatFilled,
    TableClosed,
    TableOpened,
)
from sabot.engine.evolve import applies, must
from sabot.engine.state import State


@applies(TableOpened)
def table_opened(state: State, event: TableOpened) -> State:
    must(state.phase == "closed", "an open table was opened")
    return replace(state, phase="open", settings=event.settings, opened_with=event.float)


@applies(ClosingAnnounced)
def closing_announced(state: State, event: ClosingAnnounced) -> State:
    closing = replace(state, phase="closing", closes_at=event.takes_effect)
    return replace(closing, closing_coups=event.coups, closing_from=event.from_coup)


@applies(ClosingWithdrawn)
def closing_withdrawn(state: State, _: ClosingWithdrawn) -> State:
    return replace(state, phase="open", closes_at=None, closing_coups=None, closing_from=None)


@applies(TableClosed)
def table_closed(state: State, event: TableClosed) -> State:
    must(not _open_wagers(state), "a table closed over wagers")
    return State(
        version=state.version,
        at=event.at,
        accounts={account: cents for account, cents in state.accounts.items() if cents},
        shoes=state.shoes,
        coups=state.coups,
        wagers=state.wagers,
        commitments=state.commitments,
        issued=state.issued,
        notices=state.notices,
        disputes=state.disputes,
        mispayments=state.mispayments,
    )


@applies(FloatFilled)
def float_filled(state: State, event: FloatFilled) -> State:
    return replace(state, slips=(*state.slips, event.serial))


@applies(FloatCredited)
def float_credited(state: State, event: FloatCredited) -> State:
    return replace(state, slips=(*state.slips, event.serial))


def _open_wagers(state: State) -> list[int]:
    if state.coup is None:
        return []
    return [wager.id for wager in state.coup.wagers.values() if wager.fate == "placed"]
