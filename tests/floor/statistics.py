"""Chi-square of many shuffles: where each card comes to lie, and which card lies behind which.

For n cards shuffled N times, both ways known exactly:

- Let X[c, p] count how often card c lay at place p. Over uniform shuffles the sum of (X - N/n)² (n-1)/N
  has, for large N, a chi-square distribution with (n-1)² degrees of freedom: the covariance of the counts
  of one shuffle is (I - J/n) ⊗ (I - J/n) / (n-1), a projection divided by n-1.
- At one place p, the pair of cards at p and p+1 is one of n(n-1), each as likely, and shuffles are
  independent: Pearson's chi-square with n(n-1) - 1 degrees of freedom. One for each place.
"""

from collections.abc import Callable, Sequence
from math import erfc, sqrt

import numpy as np
import numpy.typing as npt

Counts = npt.NDArray[np.int64]
Orders = npt.NDArray[np.int16]


def orders_of(shuffle: Callable[[int], Sequence[int]], shoes: int) -> Orders:
    """The orders of so many shuffles, the first of number nought."""
    return np.array([shuffle(number) for number in range(shoes)], dtype=np.int16)


class Tally:
    """Counts of positions and of neighbours over any number of shuffles."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.shoes = 0
        self.positions: Counts = np.zeros((cards, cards), dtype=np.int64)
        self.pairs: Counts = np.zeros((cards - 1, cards * cards), dtype=np.int64)

    def add(self, orders: Orders) -> None:
        self.shoes += len(orders)
        for place in range(self.cards):
            self.positions[:, place] += np.bincount(orders[:, place], minlength=self.cards)
        for place in range(self.cards - 1):
            pair = orders[:, place].astype(np.int64) * self.cards + orders[:, place + 1]
            self.pairs[place] += np.bincount(pair, minlength=self.cards**2)

    def chance_of_positions(self) -> float:
        """How likely positions as uneven as these are, if every order is as likely."""
        expected = self.shoes / self.cards
        squared = float(((self.positions - expected) ** 2).sum())
        return upper_tail(squared * (self.cards - 1) / self.shoes, (self.cards - 1) ** 2)

    def chance_of_neighbours(self) -> float:
        """The same of neighbours: the least likely of all places, times how many places there are."""
        cells = self.cards * (self.cards - 1)
        expected = self.shoes / cells
        apart = ~np.eye(self.cards, dtype=bool).reshape(-1)
        squared = ((self.pairs[:, apart] - expected) ** 2).sum(axis=1) / expected
        least = min(upper_tail(float(one), cells - 1) for one in squared)
        return min(1.0, least * (self.cards - 1))


def upper_tail(chi_square: float, degrees: int) -> float:
    """The chance of a greater chi-square (Wilson and Hilferty's normal approximation)."""
    spread = 2 / (9 * degrees)
    normal = ((chi_square / degrees) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return 0.5 * erfc(normal / sqrt(2))
