"""Putting cards in a random order, each order as likely as every other."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from sabot.cards import Card
from sabot.floor.shuffling.stream import Stream

T = TypeVar("T")


class Source(Protocol):
    """Where random bytes come from."""

    def take(self, count: int) -> bytes: ...


def below(source: Source, bound: int) -> int:
    """A whole number from nought to below `bound`, each as likely.

    As many bits are read as the greatest number has, from the least bytes that hold them. Those that make a
    number too great are thrown away whole, and more are read; nothing is ever reduced by a remainder, which
    would favour the small numbers.
    """
    assert bound > 0, bound
    bits = (bound - 1).bit_length()
    if bits == 0:
        return 0
    size, mask = (bits + 7) // 8, (1 << bits) - 1
    while True:
        drawn = int.from_bytes(source.take(size), "big") & mask
        if drawn < bound:
            return drawn


def shuffled(source: Source, cards: Sequence[T]) -> tuple[T, ...]:
    """The cards in a random order (Fisher and Yates): the last place gets any card, the one before it any of
    the rest, and so on down."""
    order = list(cards)
    for place in range(len(order) - 1, 0, -1):
        chosen = below(source, place + 1)
        order[place], order[chosen] = order[chosen], order[place]
    return tuple(order)


def shuffled_shoe(seed: bytes, decks: int) -> tuple[str, ...]:
    """The names of the cards of so many decks, in the order that a seed gives them."""
    cards = [card.name for card in Card.all()] * decks
    return shuffled(Stream(seed), cards)
