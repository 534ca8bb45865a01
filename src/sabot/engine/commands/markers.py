"""Markers placed on the layout and taken away."""

from sabot.engine.commands.base import Command
from sabot.rulebook.words import MarkerKind


class PlaceMarker(Command, frozen=True, kw_only=True):
    """Put a marker before a place or a patron, or where it belongs on the layout."""

    kind: MarkerKind
    place: int | None = None
    patron: str | None = None


class RemoveMarker(Command, frozen=True, kw_only=True):
    """Take a marker away."""

    kind: MarkerKind
    place: int | None = None
    patron: str | None = None
