"""A marker was placed, or taken away."""

from sabot.engine.events.base import Event
from sabot.rulebook.words import MarkerKind


class MarkerPlaced(Event, frozen=True, kw_only=True):
    kind: MarkerKind
    place: int | None = None
    patron: str | None = None
    text: str


class MarkerRemoved(Event, frozen=True, kw_only=True):
    kind: MarkerKind
    place: int | None = None
    patron: str | None = None
