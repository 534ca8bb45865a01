"""Wagers placed, taken back, returned, reduced; calls; the window closed."""

from sabot.engine.events.base import Event
from sabot.engine.settings import Cents, Instrument


class BetsCalled(Event, frozen=True, kw_only=True):
    pass


class NoMoreBetsCalled(Event, frozen=True, kw_only=True):
    pass


class WagerPlaced(Event, frozen=True, kw_only=True):
    wager: int
    patron: str
    bet: str
    area: int
    cents: Cents
    instrument: Instrument = "chips"


class WagerReduced(Event, frozen=True, kw_only=True):
    """A part of a wager went back to its owner."""

    wager: int
    cents: Cents
    """What went back."""


class WagerReturned(Event, frozen=True, kw_only=True):
    """A whole wager went back to its owner, in kind."""

    wager: int
    why: str


class WagerLimited(Event, frozen=True, kw_only=True):
    """Only a part of a wager counts; the rest is returned when it is settled."""

    wager: int
    counts: Cents
