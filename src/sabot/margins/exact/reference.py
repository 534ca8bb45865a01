"""The reference engine: every count in plain Python, with integers that cannot overflow.

All counts are of ordered sequences of six cards. A coup of four or five cards weighs as many as
the sequences that go on from it, so every table adds up to the same total. And any six places of a
shuffled shoe are as good as any other six: so the third cards are taken out first, and the four
cards before them are counted from what is left. Taking a card out changes those counts by little,
and only the change is worked out.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from sabot.margins.cells import CELLS, cell
from sabot.margins.exact.rules import NO_CARD, Held, PuntoBancoRules, sequences

POINTS: Final = range(10)

Four = list[list[int]]
"""Ordered sequences of four cards by the Player's total and the Banker's."""


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
        return Left(held, tuple(self.two[total] - 2 * self.beside(value, total) for total in POINTS))

    def beside(self, value: int, total: int) -> int:
        """How many cards make the total with a given card of a value."""
        return self.held[total - value] - _twice(value, total)

    def two_without(self, first: int, second: int, total: int) -> int:
        """The pairs of a total when two cards go, which is `without` twice for one total alone."""
        both = first == second
        beside_second = self.held[total - second] - ((total - second) % 10 == first) - _twice(second, total)
        assert self.held[first] > 0
        assert self.held[second] > both
        return self.two[total] - 2 * self.beside(first, total) - 2 * beside_second

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
    four, more = four_cards(left), left.cards - 4
    cells = [0] * CELLS
    for player, banker in standing(rules):
        cells[cell(player, banker, 2, 2)] += four[player][banker] * more * (more - 1)
    for third in _held(left):
        after = left.without(third)
        four_after = four_without(left, four, third)
        for player, banker in player_alone_draws(rules, third):
            number = cell((player + third) % 10, banker, 3, 2)
            cells[number] += left.held[third] * four_after[player][banker] * (more - 1)
        for player, banker in banker_alone_draws(rules):
            number = cell(player, (banker + third) % 10, 2, 3)
            cells[number] += left.held[third] * four_after[player][banker] * (more - 1)
        drawn = list(both_draw(rules, third))
        for other in _held(after):
            ways = left.held[third] * after.held[other]
            for player, banker in drawn:
                number = cell((player + third) % 10, (banker + other) % 10, 3, 3)
                cells[number] += ways * one_of_four_without(after, four_after, other, player, banker)
    return cells


# The first four cards ----------------------------------------------------------------------------


def four_cards(left: Left) -> Four:
    """Two cards to each hand: the Player's pair goes out first, and the Banker's is of the rest."""
    four = [[0] * 10 for _ in POINTS]
    for first in _held(left):
        for second in _held(left.without(first)):
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
        four[player][banker] - _sequences_with(left, gone, player, banker) - _sequences_with(left, gone, banker, player)
    )


def _sequences_with(left: Left, card: int, its_total: int, other_total: int) -> int:
    beside = left.beside(card, its_total)
    if not beside:
        return 0
    return 2 * beside * left.two_without(card, (its_total - card) % 10, other_total)


# The table of play -------------------------------------------------------------------------------


def standing(rules: PuntoBancoRules) -> Iterator[tuple[int, int]]:
    """The two-card totals on which neither hand draws."""
    for player in POINTS:
        for banker in POINTS:
            if not rules.player_draws[player][banker] and not rules.banker_draws[player][banker][NO_CARD]:
                yield player, banker


def banker_alone_draws(rules: PuntoBancoRules) -> Iterator[tuple[int, int]]:
    """The two-card totals on which the Player stands and the Banker draws."""
    for player in POINTS:
        for banker in POINTS:
            if not rules.player_draws[player][banker] and rules.banker_draws[player][banker][NO_CARD]:
                yield player, banker


def player_alone_draws(rules: PuntoBancoRules, third: int) -> Iterator[tuple[int, int]]:
    """The two-card totals on which the Player draws and the Banker stands against its third card."""
    for player in POINTS:
        for banker in POINTS:
            if rules.player_draws[player][banker] and not rules.banker_draws[player][banker][third]:
                yield player, banker


def both_draw(rules: PuntoBancoRules, third: int) -> Iterator[tuple[int, int]]:
    """The two-card totals on which the Player draws, and the Banker draws against its third card."""
    for player in POINTS:
        for banker in POINTS:
            if rules.player_draws[player][banker] and rules.banker_draws[player][banker][third]:
                yield player, banker


def total_of(held: Held) -> int:
    """All the six-card sequences there are."""
    return sequences(sum(map(sum, held)))


def _held(left: Left) -> list[int]:
    """The values that are still there to deal."""
    return [value for value in POINTS if left.held[value]]


def _twice(value: int, total: int) -> bool:
    """Whether two cards of a value make a total: then a card is not counted beside itself."""
    return 2 * value % 10 == total
