"""The limits, the game in play or the side bets of a running table changed."""

from sabot.engine.events.base import Event
from sabot.engine.settings import Cents, Limits


class LimitsChanged(Event, frozen=True, kw_only=True):
    limits: Limits


class OldMinimumKept(Event, frozen=True, kw_only=True):
    """A patron may go on at these minimums, by bet, at these places; everywhere when there are none."""

    patron: str
    minimum: dict[str, Cents]
    places: tuple[int, ...]


class OldMinimumEnded(Event, frozen=True, kw_only=True):
    patron: str


class GameChanged(Event, frozen=True, kw_only=True):
    game: str
    options: dict[str, str]


class SideBetsChanged(Event, frozen=True, kw_only=True):
    side_bets: tuple[str, ...]
    options: dict[str, str]
    limits: Limits


class RestrictionNotified(Event, frozen=True, kw_only=True):
    """Surveillance knows of a restriction before it holds."""

    bets: tuple[str, ...]


class SideBetsRestricted(Event, frozen=True, kw_only=True):
    bets: tuple[str, ...]


class RestrictionLifted(Event, frozen=True, kw_only=True):
    bets: tuple[str, ...]
