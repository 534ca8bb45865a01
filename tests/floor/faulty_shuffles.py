"""Shuffles with faults that people really make, for the tests to catch."""

from collections.abc import Sequence
from hashlib import sha256

from sabot.floor.shuffling.order import Source, below
from sabot.floor.shuffling.stream import Stream


def swap_any(source: Source, cards: Sequence[int]) -> tuple[int, ...]:
    """Each card is swapped with any card: n to the power n ways do not share out among n! orders."""
    order = list(cards)
    for place in range(len(order)):
        chosen = below(source, len(order))
        order[place], order[chosen] = order[chosen], order[place]
    return tuple(order)


def never_itself(source: Source, cards: Sequence[int]) -> tuple[int, ...]:
    """Off by one in the bound: no card ever stays where it is."""
    order = list(cards)
    for place in range(len(order) - 1, 0, -1):
        chosen = below(source, place)
        order[place], order[chosen] = order[chosen], order[place]
    return tuple(order)


def one_short(source: Source, cards: Sequence[int]) -> tuple[int, ...]:
    """Off by one in the loop: the first two cards are never swapped with each other."""
    order = list(cards)
    for place in range(len(order) - 1, 1, -1):
        chosen = below(source, place + 1)
        order[place], order[chosen] = order[chosen], order[place]
    return tuple(order)


def modulo_of_16_bits(source: Source, bound: int) -> int:
    """The remainder of 16 bits: the small numbers come up a little oftener."""
    return int.from_bytes(source.take(2), "big") % bound


def short_seed(entropy: bytes) -> Stream:
    """Only 32 bits of the seed are used."""
    return Stream(sha256(entropy[:4]).digest())
