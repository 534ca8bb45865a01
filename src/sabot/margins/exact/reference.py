"""The reference engine: every count in plain Python, with integers that cannot overflow.

All counts are of ordered sequences of six cards. A coup of four or five cards weighs as many as
the sequences that go on from it, so every table adds up to the same total. And any six places of a
shuffled shoe are as good as any other six: so the third cards are taken out first, and the four
cards before them are counted from what is left. Taking a card out changes those counts by little,
and only the change is worked out.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from sabot.margins.cells import CELLS, cell
from sabot.margins.exact.rules import NO_CARD, Held, PuntoBancoRules, sequences

POINTS: Final = range(10)

Four = list[list[int]]
"""Ordered sequences of four cards by the Player's total and the Banker's."""

FirstFour = Callable[[int, int], int]
"""In how many ways the first four cards make two totals once two third cards, or `NO_CARD`, are out."""


class Left(NamedTuple):
    """Cards left to deal from, by value, and in how many orders two of them make each total."""

    held: tuple[int, ...]
    two: tuple[int, ...]

    @classmethod
    def of(cls, held: Sequence[int]) -> "Left":
        """Count the pairs of cards one value after another."""
        return cls(
            tuple(held),
            tuple(
                sum(held[value] * (held[total - value] - _twice(value, total)) for value in POINTS)
                for total in POINTS
            ),
        )

    def without(self, value: int) -> "Left":
        """What is left when one card goes: the pairs that it was in, first or second, go with it."""
        held = tuple(count - (value == gone) for gone, count in enumerate(self.held))
        return Left(held, tuple(self.two_without_one(value, total) for total in POINTS))

    def beside(self, value: int, total: int) -> int:
        """How many cards make the total with a given card of a value."""
        return self.held[total - value] - _twice(value, total)

    def two_without_one(self, value: int, total: int) -> int:
        """The pairs of a total when one card goes."""
        return self.two[total] - 2 * self.beside(value, total)

    def two_without(self, first: int, second: int, total: int) -> int:
        """The pairs of a total when two cards go; a pair of just those two goes once."""
        goes_once = (first + second) % 10 == total
        return self.two[total] - 2 * (self.beside(first, total) + self.beside(second, total) - goes_once)

    @property
    def cards(self) -> int:
        return sum(self.held)


def values_of(held: Held, rules: PuntoBancoRules) -> tuple[int, ...]:
    """How many cards count each value."""
    values = [0] * 10
    for value, suits in zip(rules.values, held, strict=True):
        values[value] += sum(suits)
    return tuple(values)


def count_cells(held: Held, rules: PuntoBancoRules) -> list[int]:
    """The six-card sequences of each cell."""
    left = Left.of(values_of(held, rules))
    after = {NO_CARD: left, **{value: left.without(value) for value in dealable(left.held)}}
    four = {NO_CARD: four_cards(left)}
    four |= {value: four_without(left, four[NO_CARD], value) for value in dealable(left.held)}
    cells = [0] * CELLS
    for player, banker in product(POINTS, POINTS):

        def first_four(one: int, other: int, player: int = player, banker: int = banker) -> int:
            if other == NO_CARD:
                return four[one][player][banker]
            return one_of_four_without(after[one], four[one], other, player, banker)

        for number, ways in third_cards(rules, (player, banker), left.held, left.cards - 4, first_four):
            cells[number] += ways
    return cells


# Third cards -------------------------------------------------------------------------------------


def third_cards(
    rules: PuntoBancoRules, totals: tuple[int, int], held: Sequence[int], more: int, first_four: FirstFour
) -> Iterator[tuple[int, int]]:
    """Deal by the table of play to hands with two-card totals: cells, and their sequences.

    The third cards come out of `held` before `first_four` counts what was dealt before them; when
    those are gone too, `more` cards are left to make the sequences six cards long.
    """
    player, banker = totals
    draws = rules.banker_draws[player][banker]
    if not rules.player_draws[player][banker]:
        if not draws[NO_CARD]:
            yield cell(player, banker, 2, 2), first_four(NO_CARD, NO_CARD) * more * (more - 1)
            return
        for third in dealable(held):
            ways = held[third] * first_four(third, NO_CARD) * (more - 1)
            yield cell(player, (banker + third) % 10, 2, 3), ways
        return
    for third in dealable(held):
        points = (player + third) % 10
        if not draws[third]:
            yield cell(points, banker, 3, 2), held[third] * first_four(third, NO_CARD) * (more - 1)
            continue
        for other in dealable(held):
            ways = held[third] * (held[other] - (other == third))
            if ways:
                yield cell(points, (banker + other) % 10, 3, 3), ways * first_four(third, other)


def dealable(held: Sequence[int]) -> list[int]:
    """The values that are there to deal."""
    return [value for value in POINTS if held[value]]


# The first four cards ----------------------------------------------------------------------------


def four_cards(left: Left) -> Four:
    """Two cards to each hand: the Player's pair goes out first, and the Banker's is of the rest."""
    four = [[0] * 10 for _ in POINTS]
    for first in dealable(left.held):
        for second in dealable(left.without(first).held):
            ways = left.held[first] * (left.held[second] - (first == second))
            for banker in POINTS:
                four[(first + second) % 10][banker] += ways * left.two_without(first, second, banker)
    return four


def four_without(left: Left, four: Four, gone: int) -> Four:
    """The sequences of four cards that remain when one card goes."""
    return [[one_of_four_without(left, four, gone, player, banker) for banker in POINTS] for player in POINTS]


def one_of_four_without(left: Left, four: Four, gone: int, player: int, banker: int) -> int:
    """The sequences with two given totals that remain when one card goes.

    The card was in the Player's hand or in the Banker's, first or second, with a card that makes
    the total; and the other hand was dealt from the rest.
    """
    return (
        four[player][banker]
        - _sequences_with(left, gone, player, banker)
        - _sequences_with(left, gone, banker, player)
    )


def _sequences_with(left: Left, card: int, its_total: int, other_total: int) -> int:
    beside = left.beside(card, its_total)
    if not beside:
        return 0
    return 2 * beside * left.two_without(card, (its_total - card) % 10, other_total)


def total_of(held: Held) -> int:
    """All the six-card sequences there are."""
    return sequences(sum(map(sum, held)))


def _twice(value: int, total: int) -> bool:
    """Whether two cards of a value make a total: then a card is not counted beside itself."""
    return 2 * value % 10 == total
