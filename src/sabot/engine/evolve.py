"""What each event makes of a state.

`evolve` never refuses and never reads a rule: an event is a fact. What cannot be a fact, such as
money that does not balance or a card dealt twice, is a crash.
"""

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec.structs import replace

from sabot.engine.events.base import Event
from sabot.engine.state import Coup, Part, Shoe, State

E = TypeVar("E", bound=Event)
Apply = Callable[[State, E], State]
AppliedPart = TypeVar("AppliedPart", bound=Part)

_APPLIES: dict[type[Event], Callable[[State, Event], State]] = {}


class BrokenInvariantError(AssertionError):
    """An event that cannot have happened. The state before it is the last that is true."""


def applies(event: type[E]) -> Callable[[Apply[E]], Apply[E]]:
    """Register what an event makes of a state."""

    def register(apply: Apply[E]) -> Apply[E]:
        assert event not in _APPLIES, event
        _APPLIES[event] = apply  # type: ignore[assignment]
        return apply

    return register


def applied_events() -> frozenset[type[Event]]:
    """The events that there is an application for."""
    return frozenset(_APPLIES)


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    must(event.at >= state.at, "an event lies before the last one")
    accounts = _posted(state, event) if event.postings else state.accounts
    moved = replace(state, version=state.version + 1, at=event.at, accounts=accounts)
    return _APPLIES[type(event)](moved, event)


def evolve_all(state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = evolve(state, event)
    return state


def _posted(state: State, event: Event) -> dict[str, int]:
    """Accounts after the postings of an event, which sum to zero."""
    accounts = dict(state.accounts)
    total = 0
    for posting in event.postings:
        total += posting.cents
        balance = accounts.get(posting.account, 0) + posting.cents
        accounts[posting.account] = balance
        must(balance >= 0 or not _must_stay_above_nought(posting.account), f"{posting.account} is overdrawn")
    must(total == 0, f"the postings of {type(event).__name__} sum to {total}")
    return accounts


def _must_stay_above_nought(account: str) -> bool:
    """Patrons and the layout hold chips that exist; the house's accounts may fall below nought."""
    return account.startswith(("chips:", "tokens:", "layout"))


def must(true: bool, broken: str) -> None:  # noqa: FBT001 - it is an assertion
    """An invariant, asserted in production too."""
    if not true:
        raise BrokenInvariantError(broken)


def with_coup(state: State, coup: Coup) -> State:
    return replace(state, coup=coup)


def with_shoe(state: State, shoe: Shoe) -> State:
    return replace(state, shoe=shoe)


def coup_of(state: State) -> Coup:
    must(state.coup is not None, "no coup is open")
    assert state.coup is not None
    return state.coup


def shoe_of(state: State) -> Shoe:
    must(state.shoe is not None, "there are no cards at the table")
    assert state.shoe is not None
    return state.shoe
