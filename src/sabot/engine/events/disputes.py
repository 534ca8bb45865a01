"""A dispute was raised, decided, reviewed, made final, and the patron advised."""

from sabot.engine.events.base import Event


class DisputeRaised(Event, frozen=True, kw_only=True):
    dispute: int
    patron: str
    about: str
    wagers: tuple[int, ...] = ()


class DisputeDecided(Event, frozen=True, kw_only=True):
    dispute: int
    decision: str
    first_absent: bool = False


class ReviewAsked(Event, frozen=True, kw_only=True):
    dispute: int


class DisputeReviewed(Event, frozen=True, kw_only=True):
    dispute: int
    decision: str


class DisputeMadeFinal(Event, frozen=True, kw_only=True):
    dispute: int
    decision: str


class InspectorAdvised(Event, frozen=True, kw_only=True):
    dispute: int
    patron: str
