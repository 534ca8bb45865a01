"""A playing card, and how it is written.

A card is written by its rank and its suit: ``8S``, ``TH``, ``AD``. ``10H`` is read too, and small
letters are; a card is always printed the short way.
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
    """One of the 52 cards of a deck.

    There is one object for each of them, so cards are compared by identity, which is as quick as
    it gets: ask for a card with `parse` or `of`, and never make another.
    """

    index: int
    rank: Rank
    suit: Suit
    name: str
    is_picture: bool

    def __repr__(self) -> str:
        return f"Card({self.name!r})"

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> "tuple[Callable[[str], Card], tuple[str]]":
        return Card.parse, (self.name,)

    @property
    def colour(self) -> Colour:
        return self.suit.colour

    @property
    def face(self) -> str:
        """The card as it looks: ``8♠``."""
        return f"{'10' if self.rank is Rank.TEN else self.rank.value}{self.suit.symbol}"

    @staticmethod
    def of(rank: Rank, suit: Suit) -> "Card":
        return _BY_NAME[rank.value + suit.value]

    @staticmethod
    def parse(text: str) -> "Card":
        """The card that `text` names.

        >>> Card.parse("10h")
        Card('TH')
        """
        card = _BY_NAME.get(text)
        if card is not None:
            return card
        folded = text.strip().upper()
        if folded.startswith("10"):
            folded = "T" + folded[2:]
        card = _BY_NAME.get(folded)
        if card is None:
            raise CardError(
                f"there is no card {text!r}: write a rank (A 2 3 4 5 6 7 8 9 T J Q K) "
                f"and a suit (S H D C), as in 8S or TH"
            )
        return card

    @staticmethod
    def all() -> "tuple[Card, ...]":
        """The 52 cards of a deck, in the order of `index`."""
        return _DECK


_DECK: Final = tuple(
    Card(index, rank, suit, rank.value + suit.value, rank.is_picture)
    for index, (suit, rank) in enumerate(product(Suit, Rank))
)
_BY_NAME: Final = {card.name: card for card in _DECK}
