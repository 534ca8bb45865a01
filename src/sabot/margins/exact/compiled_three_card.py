"""The compiled engine, three cards to each hand: the counts of `reference_three_card`, in 64-bit integers.

A hand matters by its point count and its picture cards. The Banker's hands are counted out of the
whole shoe, and as each card of a Player's hand goes, the hands that it was in go with it: one of
their three cards was that card, and the other two came from what is left.
"""

from typing import NamedTuple

import numpy as np

from sabot.coup.hands import ORDERS
from sabot.margins.exact.compiled import Counts, add_nets
from sabot.margins.exact.compiling import compiled
from sabot.margins.exact.rules import ThreeCardRules


class PackedRules(NamedTuple):
    """The rules of a three-card game as arrays."""

    kinds: Counts
    kind_of_rank: Counts
    orders: Counts


def pack(rules: ThreeCardRules) -> PackedRules:
    """The rules as the compiled functions take them."""
    return PackedRules(
        np.array(rules.kinds, np.int64),
        np.array(rules.kind_of_rank, np.int64),
        np.array(rules.orders, np.int64),
    )


@compiled
def held_by_kind(held: Counts, rules: PackedRules, by_kind: Counts) -> None:
    """How many cards there are of each value, pictures apart."""
    by_kind[:] = 0
    for rank in range(13):
        kind = rules.kind_of_rank[rank]
        for suit in range(4):
            by_kind[rules.kinds[kind, 0], rules.kinds[kind, 1]] += held[rank, suit]


@compiled
def hands_of_two(by_kind: Counts, two: Counts) -> None:
    """In how many orders two cards make each point count and number of pictures."""
    two[:] = 0
    for one in range(10):
        for one_picture in range(2):
            held = by_kind[one, one_picture]
            if held == 0:
                continue
            by_kind[one, one_picture] -= 1
            for other in range(10):
                for other_picture in range(2):
                    ways = held * by_kind[other, other_picture]
                    two[(one + other) % 10, one_picture + other_picture] += ways
            by_kind[one, one_picture] += 1


@compiled
def hands_of_three(by_kind: Counts, two: Counts, three: Counts) -> None:
    """In how many orders three cards do: one of each kind, before two of what it leaves."""
    left = np.empty((10, 3), np.int64)
    three[:] = 0
    for value in range(10):
        for picture in range(2):
            held = by_kind[value, picture]
            if held == 0:
                continue
            by_kind[value, picture] -= 1
            two_without(by_kind, two, value, picture, left)
            by_kind[value, picture] += 1
            for points in range(10):
                for pictures in range(3):
                    three[(points + value) % 10, pictures + picture] += held * left[points, pictures]


@compiled
def two_without(by_kind: Counts, two: Counts, value: int, picture: int, left: Counts) -> None:
    """The hands of two when a card has gone; `by_kind` is without it already."""
    for points in range(10):
        other = points - value
        if other < 0:
            other += 10
        for pictures in range(3):
            left[points, pictures] = two[points, pictures]
        left[points, picture] -= 2 * by_kind[other, 0]
        left[points, picture + 1] -= 2 * by_kind[other, 1]


@compiled
def three_without(three: Counts, two_left: Counts, value: int, picture: int, left: Counts) -> None:
    """The hands of three when a card has gone; `two_left` is without it already."""
    for points in range(10):
        rest = points - value
        if rest < 0:
            rest += 10
        for pictures in range(4):
            left[points, pictures] = three[points, pictures]
        for pictures in range(3):
            left[points, pictures + picture] -= 3 * two_left[rest, pictures]


@compiled
def take(by_kind: Counts, two: Counts, three: Counts, kind: Counts, taken: int) -> int:
    """Take one more card of a kind; in how many ways it can be. `two` and `three` are by cards taken."""
    value, picture = kind
    ways = by_kind[value, picture]
    by_kind[value, picture] -= 1
    two_without(by_kind, two[taken], value, picture, two[taken + 1])
    three_without(three[taken], two[taken + 1], value, picture, three[taken + 1])
    return int(ways)


@compiled
def count_orders(held: Counts, rules: PackedRules, cells: Counts) -> None:
    """The six-card sequences of each cell of two orders, of the cards held of each rank and suit."""
    kinds, by_kind = rules.kinds, np.empty((10, 2), np.int64)
    two, three = np.empty((4, 10, 3), np.int64), np.empty((4, 10, 4), np.int64)
    held_by_kind(held, rules, by_kind)
    hands_of_two(by_kind, two[0])
    hands_of_three(by_kind, two[0], three[0])
    cells[:] = 0
    for one in range(len(kinds)):
        first = take(by_kind, two, three, kinds[one], 0)
        for other in range(one, len(kinds) if first else 0):
            second = take(by_kind, two, three, kinds[other], 1)
            for last in range(other, len(kinds) if second else 0):
                third = take(by_kind, two, three, kinds[last], 2)
                hand = kinds[one] + kinds[other] + kinds[last]
                ways = first * second * third * ways_to_arrange(one, other, last)
                add_banker(ways, rules.orders[hand[0] % 10, hand[1]], three[3], rules, cells)
                give_back(by_kind, kinds[last])
            give_back(by_kind, kinds[other])
        give_back(by_kind, kinds[one])


@compiled
def give_back(by_kind: Counts, kind: Counts) -> None:
    """Put a card of a kind back."""
    by_kind[kind[0], kind[1]] += 1


@compiled
def ways_to_arrange(one: int, other: int, last: int) -> int:
    """In how many orders three kinds can fall; they are given in rising order."""
    if one == last:
        return 1
    return 3 if other in (one, last) else 6


@compiled
def add_banker(ways: int, player: int, three: Counts, rules: PackedRules, cells: Counts) -> None:
    """Add the Banker's hands to the cells of a Player's order."""
    if ways == 0:
        return
    for points in range(10):
        for pictures in range(4):
            cells[player * ORDERS + rules.orders[points, pictures]] += ways * three[points, pictures]


@compiled
def nets_by_orders(
    compositions: Counts, rules: PackedRules, class_of: Counts, nets: Counts, out: Counts
) -> None:
    """As `nets_by_cell`, by the orders of both hands."""
    cells = np.empty(ORDERS * ORDERS, np.int64)
    for place in range(compositions.shape[0]):
        count_orders(compositions[place], rules, cells)
        add_nets(cells, class_of, nets, out[:, place])
