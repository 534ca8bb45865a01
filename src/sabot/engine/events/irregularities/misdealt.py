"""Coups halted, reconstructed, resumed, void; cards that go elsewhere than to a hand."""

import msgspec

from sabot.engine.events.base import Event
from sabot.engine.settings import CardSet, Cents
from sabot.rulebook.words import Hand, Remedy


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card and where it lies."""

    card: str
    hand: Hand
    area: int = 0


class CoupReopened(Event, frozen=True, kw_only=True):
    """A concluded coup is taken up again, its cards taken back from the discard rack."""

    number: int


class CoupHalted(Event, frozen=True, kw_only=True):
    """Nothing more is dealt, announced or settled until it is decided what comes of the coup."""

    limb: str
    lies: tuple[Laid, ...] = ()
    """Where the cards were found, when it was said."""
    actual: dict[int, str]
    """What cards that were read as another are said to be, by their places."""
    spare: str | None = None
    burn: int = 0


class CardsReconstructed(Event, frozen=True, kw_only=True):
    """The cards before and after; `excess` is the place, before, of one that the coup has no use for."""

    order: tuple[int, ...]
    before: tuple[Laid, ...]
    after: tuple[Laid, ...]
    excess: int | None = None


class OptionsOpened(Event, frozen=True, kw_only=True):
    """Each patron may take back his own wagers, or a part of each where it says so."""

    parts: bool
    wagers: tuple[int, ...]


class OptionElected(Event, frozen=True, kw_only=True):
    """A patron said of a wager what he takes back of it; nothing, when it stays whole."""

    patron: str
    wager: int
    take_back: Cents


class CoupResumed(Event, frozen=True, kw_only=True):
    pass


class CoupVoided(Event, frozen=True, kw_only=True):
    """The coup has no result, and no wager lies on it."""

    number: int
    why: str


class RemedyChosen(Event, frozen=True, kw_only=True):
    remedy: Remedy
    reason: str


class CardCarried(Event, frozen=True, kw_only=True):
    """A card that left the shoe is the first of the next coup; of one without wagers, by the clause.

    `excess` says that it was counted already: it lay in the coup.
    """

    card: str
    exposed: bool
    no_bet: str | None = None
    excess: bool = False


class CardDiscarded(Event, frozen=True, kw_only=True):
    """A card that no coup has a use for goes with the shoe."""

    card: str
    excess: bool = False


class CardBurned(Event, frozen=True, kw_only=True):
    """A card was burned apart from the burn before play; it may not have been seen."""

    card: str | None


class CardsRelaid(Event, frozen=True, kw_only=True):
    """The cards lie where they were found; those that nobody recorded are among them, at the end."""

    lies: tuple[Laid, ...]


class HandDiscarded(Event, frozen=True, kw_only=True):
    """A hand dealt to an area without a wager is counted and put in the discard rack."""

    area: int
    cards: int


class HandVoided(Event, frozen=True, kw_only=True):
    """A Player hand is void, and its cards are out of play."""

    area: int
    cards: int


class WrongHolderNoted(Event, frozen=True, kw_only=True):
    """Somebody not designated handled the cards of a hand."""

    hand: Hand
    area: int = 0
    patron: str


class RemainingCardsRemoved(Event, frozen=True, kw_only=True):
    """The cards left in the shoe were taken out, to be shuffled, or replaced by other decks."""

    replacement: CardSet | None = None
