"""Cards found face up, read wrongly, shown wrongly."""

from sabot.engine.events.base import Event


class FaceUpNoted(Event, frozen=True, kw_only=True):
    """A card of the coup was face up in the shoe. It is played as if it had not been."""

    place: int


class RemainingCardsChecked(Event, frozen=True, kw_only=True):
    counted: int


class DrawnCardsCorrected(Event, frozen=True, kw_only=True):
    """What cards were read as, and what they are, by their places; in the order of the coup they form."""

    before: tuple[str, ...]
    after: tuple[str, ...]
    evidence: str


class ScannerDistrusted(Event, frozen=True, kw_only=True):
    pass


class ScannerChecked(Event, frozen=True, kw_only=True):
    pass


class DisplayDisregarded(Event, frozen=True, kw_only=True):
    """The display showed a result other than the actual one, which stands."""

    shown: str
    actual: tuple[str, ...]
