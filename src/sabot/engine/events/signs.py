"""A sign went up, says something else now, or came down."""

from sabot.engine.events.base import Event
from sabot.engine.settings import Change, SignShows


class SignPosted(Event, frozen=True, kw_only=True):
    sign: int
    shows: SignShows
    text: tuple[str, ...]
    patron: str | None = None
    bets: tuple[str, ...] = ()
    change: Change | None = None
    takes_effect: int | None = None


class SignReworded(Event, frozen=True, kw_only=True):
    sign: int
    text: tuple[str, ...]
    bets: tuple[str, ...] = ()


class SignTakenDown(Event, frozen=True, kw_only=True):
    sign: int
