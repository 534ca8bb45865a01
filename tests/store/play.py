"""Events to keep: a table that was really played."""

from functools import cache

from sabot.engine.events.base import Event
from sabot.engine.state import State
from sabot.store import TABLE, Book
from tests.engine.driver import Driver, running

T1 = TABLE.journal("T1")
BOOK = Book("star-baccarat", "ab" * 32)


@cache
def played(coups: int = 1) -> Driver:
    """A table at which Ann wagers on each coup, and Ben on ties."""
    table = running()
    for _ in range(coups):
        table.call_for_bets()
        table.wager("ann", "player", 10_000)
        table.wager("ben", "tie", 2_500)
        table.play()
    return table


def events(coups: int = 1) -> tuple[Event, ...]:
    return tuple(played(coups).events)


def state(coups: int = 1) -> State:
    return played(coups).state
