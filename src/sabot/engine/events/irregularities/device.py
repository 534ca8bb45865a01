"""A shuffling device failed, and where its cards went."""

from sabot.engine.events.base import Event


class DeviceFailed(Event, frozen=True, kw_only=True):
    """Everything that decides what comes of a failure."""

    cards_dealt: int
    disadvantaged: str | None
    spare: str | None
    practicable: bool
    damaged: tuple[str, ...]
    replaced_by: tuple[str, ...] = ()
    """The cards of a new deck that took the place of the damaged ones."""


class CardsTransferred(Event, frozen=True, kw_only=True):
    """The cards are in another device; each damaged card was replaced by one like it."""

    device: str
    left: int
    removed: tuple[str, ...] = ()
    replaced_by: tuple[str, ...] = ()


class DeviceRectified(Event, frozen=True, kw_only=True):
    pass


class DeviceInvestigated(Event, frozen=True, kw_only=True):
    disadvantaged: str | None


class CardShoeLoaded(Event, frozen=True, kw_only=True):
    """The cards of a failed device were shuffled and cut, and are dealt from a card shoe."""

    cut: int
    left: int
