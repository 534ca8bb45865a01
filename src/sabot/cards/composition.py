"""How many of each card a shoe, or what is left of one, holds."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Self

from sabot.cards.card import Card, CardError


def deck() -> tuple[Card, ...]:
    """One deck: 52 cards without jokers."""
    return Card.all()


def decks_of(count: int) -> tuple[Card, ...]:
    """`count` decks, unshuffled."""
    return Card.all() * count


class Composition(Mapping[Card, int]):
    """Counts of cards that never change; taking cards away gives another composition."""

    __slots__ = ("_counts", "total")

    def __init__(self, counts: Mapping[Card, int]) -> None:
        for card, count in counts.items():
            if count < 0:
                raise CardError(f"{card} is counted {count} times; a count cannot be below zero")
        self._counts = tuple(counts.get(card, 0) for card in Card.all())
        self.total = sum(self._counts)
        if self.total != sum(counts.values()):
            raise _half(next(card for card in counts if card.suit is None and counts[card]))

    @classmethod
    def of_decks(cls, decks: int) -> Self:
        return cls(dict.fromkeys(Card.all(), decks))

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Self:
        counts: dict[Card, int] = {}
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
        return cls(counts)

    def without(self, cards: Iterable[Card]) -> "Composition":
        """What is left when `cards` are taken; a card that is not there is refused."""
        counts = dict(self)
        for card in cards:
            if card.suit is None:
                raise _half(card)
            if counts[card] == 0:
                raise CardError(f"there is no {card} left to take: all {self[card]} are gone")
            counts[card] -= 1
        return Composition(counts)

    def __getitem__(self, card: Card) -> int:
        try:
            return self._counts[card.index]
        except IndexError:  # a card by its rank alone is none of the keys
            raise KeyError(card) from None

    def __iter__(self) -> Iterator[Card]:
        return iter(Card.all())

    def __len__(self) -> int:
        return len(self._counts)

    def __hash__(self) -> int:
        return hash(self._counts)

    def __repr__(self) -> str:
        held = " ".join(f"{card}:{count}" for card, count in self.items() if count)
        return f"Composition({self.total} cards: {held})"


def _half(card: Card) -> CardError:
    return CardError(f"a composition is of whole cards: say of what suit the {card.rank.word} is")
