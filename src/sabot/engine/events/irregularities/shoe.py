"""What must be done with the cards of a shoe because of what went wrong."""

from typing import Literal

from sabot.engine.events.base import Event
from sabot.engine.settings import CardSet


class ShoeEmptied(Event, frozen=True, kw_only=True):
    """The shoe has not the cards for another coup."""


class ShuffleFellDue(Event, frozen=True, kw_only=True):
    """Once the coup is completed, the cards are shuffled and cut before another.

    `overrun` is set when the coup should not have begun: it is completed all the same.
    """

    overrun: bool = False


class BurnMissed(Event, frozen=True, kw_only=True):
    """Play goes on without a burn, and the cards stay in play."""


class ShoeRestarted(Event, frozen=True, kw_only=True):
    """The first coup's first cards are burned, and the others dealt again in their order."""

    burned: tuple[str, ...]
    unseen: int
    """How many more cards were burned from the shoe, unseen."""


class WrongCardsFound(Event, frozen=True, kw_only=True):
    """A card was found missing, or one that belongs to none of the decks."""

    fault: Literal["missing", "foreign"]
    card: str | None
    where: str


class ShoeStopped(Event, frozen=True, kw_only=True):
    """No other coup is dealt from the shoe; its decks are checked, or replaced, or both."""

    check: bool
    replace: bool


class CheckFellDue(Event, frozen=True, kw_only=True):
    """Once the coup is completed, the decks are checked before another."""


class CardsVerified(Event, frozen=True, kw_only=True):
    """The decks were counted card by card."""

    census: dict[str, int]
    missing: dict[str, int]
    excess: dict[str, int]


class CardsHandled(Event, frozen=True, kw_only=True):
    """The cards of the shoe are replaced when it ends: somebody handled them."""

    who: str


class CardsReplaced(Event, frozen=True, kw_only=True):
    """All the cards were replaced by other decks, or some by others like them."""

    replacement: CardSet | None
    cards: tuple[str, ...]


class CardsCollected(Event, frozen=True, kw_only=True):
    """Cards that were dropped have all been collected."""

    collected: int
