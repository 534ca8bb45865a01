"""The reference engine, three cards to each hand: every hand of the Player, and every one the rest makes."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from sabot.coup.hands import ORDERS
from sabot.margins.cells import ORDER_CELLS
from sabot.margins.exact.rules import Held, ThreeCardRules

Hand = tuple[int, int, int]
"""Three kinds of card, in rising order."""


def count_orders(held: Held, rules: ThreeCardRules) -> list[int]:
    """The six-card sequences of each cell of two orders."""
    kinds = kinds_of(held, rules)
    cells = [0] * ORDER_CELLS
    for hand, player in hands_of(rules):
        ways = orders_of_dealing(kinds, hand)
        if not ways:
            continue
        left = list(kinds)
        for kind in hand:
            left[kind] -= 1
        for other, banker in hands_of(rules):
            cells[player * ORDERS + banker] += ways * orders_of_dealing(left, other)
    return cells


def kinds_of(held: Held, rules: ThreeCardRules) -> list[int]:
    """How many cards there are of each kind."""
    kinds = [0] * len(rules.kinds)
    for kind, suits in zip(rules.kind_of_rank, held, strict=True):
        kinds[kind] += sum(suits)
    return kinds


@lru_cache(16)
def hands_of(rules: ThreeCardRules) -> tuple[tuple[Hand, int], ...]:
    """Every hand of three kinds, and its order."""
    return tuple(_hands(rules))


def orders_of_dealing(held: Sequence[int], hand: Hand) -> int:
    """In how many orders cards of these kinds can be dealt."""
    first, second, third = hand
    one, two, three = held[first], held[second], held[third]
    if first == third:
        return one * (one - 1) * (one - 2)
    if first == second:
        return 3 * one * (one - 1) * three
    if second == third:
        return 3 * one * two * (two - 1)
    return 6 * one * two * three


def _hands(rules: ThreeCardRules) -> Iterator[tuple[Hand, int]]:
    for hand in combinations_with_replacement(range(len(rules.kinds)), 3):
        values, pictures = zip(*[rules.kinds[kind] for kind in hand], strict=True)
        yield hand, rules.orders[sum(values) % 10][sum(pictures)]
