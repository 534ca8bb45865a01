"""A playing card, and how it is written.

A card is written by its rank and its suit: ``8S``, ``TH``, ``AD``. ``10H`` is read too, and small
letters are; a card is always printed the short way. A card of which nobody recorded the suit is written
by its rank alone: ``8``, ``T``. No suit is ever made up for it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from itertools import product
from typing import Final

from sabot import SabotError


class CardError(SabotError):
    """What was written is not a card of a 52-card deck."""


class Colour(Enum):
    BLACK = "black"
    RED = "red"


class Suit(Enum):
    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def colour(self) -> Colour:
        return Colour.RED if self in (Suit.HEARTS, Suit.DIAMONDS) else Colour.BLACK

    @property
    def symbol(self) -> str:
        return {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[self.value]


class Rank(Enum):
    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"

    @property
    def is_picture(self) -> bool:
        return self in (Rank.JACK, Rank.QUEEN, Rank.KING)

    @property
    def word(self) -> str:
        """The rank as a dealer says it."""
        return _WORDS.get(self, self.value)


_WORDS: Final = {
    Rank.ACE: "Ace",
    Rank.TEN: "10",
    Rank.JACK: "Jack",
    Rank.QUEEN: "Queen",
    Rank.KING: "King",
}


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One of the 52 cards of a deck, or one of 13 of which only the rank is known.

    There is one object for each of them, so cards are compared by identity, which is as quick as
    it gets: ask for a card with `parse`, `seen` or `of`, and never make another.
    """

    index: int
    """The whole cards come first, in the order of `all`, and then those by rank alone."""
    rank: Rank
    suit: Suit | None
    """None where nobody recorded it."""
    name: str
    is_picture: bool

    def __repr__(self) -> str:
        return f"Card({self.name!r})"

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> "tuple[Callable[[str], Card], tuple[str]]":
        return Card.seen, (self.name,)

    @property
    def colour(self) -> Colour | None:
        return self.suit.colour if self.suit is not None else None

    @property
    def face(self) -> str:
        """The card as it looks: ``8♠``; ``8`` where its suit was not recorded."""
        pip = self.suit.symbol if self.suit is not None else ""
        return f"{'10' if self.rank is Rank.TEN else self.rank.value}{pip}"

    def may_be(self, other: "Card") -> bool:
        """Whether the two can be the same card, as far as they are known."""
        if self is other:
            return True
        return self.rank is other.rank and (self.suit is None or other.suit is None)

    @staticmethod
    def of(rank: Rank, suit: Suit | None) -> "Card":
        return _SEEN[rank.value + (suit.value if suit is not None else "")]

    @staticmethod
    def parse(text: str) -> "Card":
        """The whole card that `text` names.

        >>> Card.parse("10h")
        Card('TH')
        """
        card = _BY_NAME.get(text)
        if card is not None:
            return card
        card = _BY_NAME.get(_folded(text))
        if card is None:
            raise CardError(
                f"there is no card {text!r}: write a rank (A 2 3 4 5 6 7 8 9 T J Q K) "
                f"and a suit (S H D C), as in 8S or TH"
            )
        return card

    @staticmethod
    def seen(text: str) -> "Card":
        """The card that `text` names, of which a table may know the rank alone.

        >>> Card.seen("10")
        Card('T')
        """
        card = _SEEN.get(text)
        if card is not None:
            return card
        card = _SEEN.get(_folded(text))
        return card if card is not None else Card.parse(text)

    @staticmethod
    def all() -> "tuple[Card, ...]":
        """The 52 cards of a deck, in the order of `index`."""
        return _DECK

    @staticmethod
    def ranks() -> "tuple[Card, ...]":
        """The 13 cards of which only the rank is known, after the others in the order of `index`."""
        return _RANKS


def _folded(text: str) -> str:
    folded = text.strip().upper()
    return "T" + folded[2:] if folded.startswith("10") else folded


_DECK: Final = tuple(
    Card(index, rank, suit, rank.value + suit.value, rank.is_picture)
    for index, (suit, rank) in enumerate(product(Suit, Rank))
)
_RANKS: Final = tuple(
    Card(index, rank, None, rank.value, rank.is_picture) for index, rank in enumerate(Rank, len(_DECK))
)
_BY_NAME: Final = {card.name: card for card in _DECK}
_SEEN: Final = {card.name: card for card in (*_DECK, *_RANKS)}
