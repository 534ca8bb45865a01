"""Cards brought, checked, shuffled, cut, burned; the cutting card seen; the shoe ended."""

from sabot.engine.events.base import Event
from sabot.engine.settings import CardSet
from sabot.rulebook.words import BurnKind, RiffleTime, ShuffleGround


class CardsBrought(Event, frozen=True, kw_only=True):
    cards: CardSet
    total: int


class CardsChecked(Event, frozen=True, kw_only=True):
    by_device: bool = False
    device: str | None = None
    failed: tuple[str, ...] = ()


class CardsRiffled(Event, frozen=True, kw_only=True):
    time: RiffleTime
    asked_by: str


class CardsShuffledByHand(Event, frozen=True, kw_only=True):
    """Pre-shuffled cards, before they went into the shuffling device."""


class CardsShuffled(Event, frozen=True, kw_only=True):
    ground: ShuffleGround
    commitment: str | None = None
    """What the order of a virtual shoe hashes to, with a salt: see `sabot.cards.commitment`."""
    multishuffler: bool = False


class CutOffered(Event, frozen=True, kw_only=True):
    to: str
    designated_by: str | None = None
    """Who named that person in his own place."""


class CutRefused(Event, frozen=True, kw_only=True):
    patron: str


class CardsCut(Event, frozen=True, kw_only=True):
    cards: int
    patron: str | None = None
    """Who cut them, where the dealer recorded it for him."""


class CuttingCardPlaced(Event, frozen=True, kw_only=True):
    behind: int


class CardsBurned(Event, frozen=True, kw_only=True):
    kind: BurnKind
    cards: int
    shown: str | None = None
    turned: tuple[str, ...] = ()
    """The cards after the first that were turned too."""


class CuttingCardAppeared(Event, frozen=True, kw_only=True):
    coups_left: int
    """How many coups are still to be dealt, the one in progress not counted."""


class LastCoupAnnounced(Event, frozen=True, kw_only=True):
    pass


class ShoeEnded(Event, frozen=True, kw_only=True):
    replacement: CardSet | None = None


class OrderRevealed(Event, frozen=True, kw_only=True):
    """The order of a virtual shoe before the cut, so that anybody can check it and the cards dealt."""

    commitment: str
    order: tuple[str, ...]
    salt: str
