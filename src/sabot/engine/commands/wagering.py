"""Wagers: placed, taken back, refused, reduced."""

from sabot.engine.commands.base import Command, WithPatron
from sabot.engine.settings import Cents, Instrument


class CallBets(Command, frozen=True, kw_only=True):
    """Say "place your bets"."""


class CallNoMoreBets(Command, frozen=True, kw_only=True):
    """Say "no more bets"."""


class PlaceWager(WithPatron, frozen=True, kw_only=True):
    """Put money on a bet, at the area of a place."""

    bet: str
    cents: Cents
    area: int
    instrument: Instrument = "chips"
    inside_area: bool = True
    flat: bool = True
    owner_present: bool = True
    """Whether the patron whose money it is, is where the book wants the owner of a wager to be."""


class TakeBackWager(WithPatron, frozen=True, kw_only=True):
    """Take a wager back, or a part of it."""

    wager: int
    cents: Cents | None = None


class RefuseWager(Command, frozen=True, kw_only=True):
    """Refuse a wager on reasonable grounds and have it taken off."""

    wager: int
    grounds: str


class ReduceProRata(Command, frozen=True, kw_only=True):
    """Reduce the wagers on a hand in proportion, to the differential or the area's maximum."""

    bet: str
