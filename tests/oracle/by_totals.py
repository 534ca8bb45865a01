"""The same count a second way: third cards first, then two-card totals, by the rules as the sheet says them.

Nothing of Sabot is used here. The third cards are taken out of the shoe before the first four are
counted, and the rules of drawing are written from the prose and the lists of How to Play Baccarat.
"""

from collections import Counter
from itertools import product
from math import perm

Cell = tuple[int, int, int, int]
"""Player's points, Banker's points, how many cards the Player has, how many the Banker has."""

BANKER_DRAWS_AGAINST = {
    0: set(range(10)),
    1: set(range(10)),
    2: set(range(10)),
    3: {1, 2, 3, 4, 5, 6, 7, 9, 0},
    4: {2, 3, 4, 5, 6, 7},
    5: {4, 5, 6, 7},
    6: {6, 7},
    7: set[int](),
}
"""The Banker's total, and the Player's third cards against which it draws."""


def cells(decks: int) -> Counter[Cell]:
    """The ordered six-card sequences that end in each pair of finished hands."""
    counted: Counter[Cell] = Counter()
    nobody: tuple[int | None, ...] = (None,)
    for player_third, banker_third in product((*nobody, *range(10)), (*nobody, *range(10))):
        thirds = [third for third in (player_third, banker_third) if third is not None]
        shoe, ways = _without(thirds, decks)
        ways *= perm(sum(shoe) - 4, 2 - len(thirds))
        for (player, banker), pairs in _two_card_totals(shoe).items():
            if _drawn(player, banker, player_third) == (player_third is not None, banker_third is not None):
                points = (player + (player_third or 0)) % 10, (banker + (banker_third or 0)) % 10
                cards = 2 + (player_third is not None), 2 + (banker_third is not None)
                counted[*points, *cards] += pairs * ways
    return counted


def _drawn(player: int, banker: int, player_third: int | None) -> tuple[bool, bool]:
    """Whether the Player and the Banker draw, on two-card totals and the Player's third card."""
    if player in (8, 9) or banker in (8, 9):
        return False, False
    if player in (6, 7):
        return False, banker <= 5
    return True, player_third in BANKER_DRAWS_AGAINST[banker]


def _without(taken: list[int], decks: int) -> tuple[list[int], int]:
    """The shoe without the cards taken, and in how many ways they can be taken."""
    shoe, ways = [16 * decks, *[4 * decks] * 9], 1
    for value in taken:
        ways *= shoe[value]
        shoe[value] -= 1
    return shoe, ways


def _two_card_totals(shoe: list[int]) -> Counter[tuple[int, int]]:
    """In how many ways two cards each give the Player and the Banker their totals."""
    totals: Counter[tuple[int, int]] = Counter()
    for one, two in product(range(10), repeat=2):
        left = list(shoe)
        left[one] -= 1
        left[two] -= 1
        ways = shoe[one] * (shoe[two] - (one == two))
        for three, four in product(range(10), repeat=2):
            pairs = left[three] * (left[four] - (three == four))
            totals[(one + two) % 10, (three + four) % 10] += ways * pairs
    return totals
