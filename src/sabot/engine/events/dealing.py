"""A coup begun, its cards drawn, passed, exposed, counted, its result announced."""

from typing import Literal

from sabot.bets import Winner
from sabot.engine.events.base import Event
from sabot.rulebook.words import Breach, Hand, NoBetGround


class CoupOpened(Event, frozen=True, kw_only=True):
    """Wagers may be placed for it; its first card has not left the shoe."""

    number: int
    no_bet: str | None = None


class NoBetCoupDirected(Event, frozen=True, kw_only=True):
    """The open coup has no wagers, and nor have so many after it; None, until a wager comes."""

    ground: NoBetGround | None = None
    reason: str = ""
    further: int | None = 0
    nobody_here: bool = False
    """Whether that is because no patrons are at the table: it ends when one comes."""


class CardDrawn(Event, frozen=True, kw_only=True):
    """A card left the shoe. Until it is exposed it is nobody's to see.

    `card` is its rank alone where nobody recorded the suit.
    """

    card: str
    scanned: str | None = None
    hand: Hand
    area: int = 0
    areas: tuple[int, ...] | None = None
    """With the first card of a coup: the Player areas that are dealt to."""


class FacesChosen(Event, frozen=True, kw_only=True):
    """The first four cards of a coup are dealt so from now on."""

    faces: Literal["up", "down"]


class CardsExposed(Event, frozen=True, kw_only=True):
    cards: tuple[int, ...]


class HandOffered(Event, frozen=True, kw_only=True):
    hand: Hand
    area: int = 0
    to: str


class HandAccepted(Event, frozen=True, kw_only=True):
    hand: Hand
    area: int = 0
    patron: str


class HandDeclined(Event, frozen=True, kw_only=True):
    hand: Hand
    area: int = 0
    patron: str


class OpenerNominated(Event, frozen=True, kw_only=True):
    hand: Hand
    area: int = 0
    card: int
    who: str


class HandReturned(Event, frozen=True, kw_only=True):
    hand: Hand
    area: int = 0
    breach: Breach | None = None


class HandForfeited(Event, frozen=True, kw_only=True):
    hand: Hand
    area: int = 0
    patron: str


class CountsAnnounced(Event, frozen=True, kw_only=True):
    player: tuple[int, ...]
    """The count of each Player hand, in the order of the areas."""
    banker: int


class ResultAnnounced(Event, frozen=True, kw_only=True):
    results: tuple[Winner | None, ...]
    """Who won at each Player area; one None when only the Banker hand was dealt."""
    said: tuple[str, ...]


class CoupConcluded(Event, frozen=True, kw_only=True):
    number: int
    sat_out: tuple[str, ...] | None = ()
    """Who placed nothing; None when the coup does not count."""
