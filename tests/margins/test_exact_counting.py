"""The identities that the engines count by, each against a count of what it stands for."""

from itertools import permutations
from random import Random

import pytest

from sabot.margins.exact.reference import Left, four_cards, four_without, one_of_four_without
from sabot.margins.exact.reference_pairs import pairs_of_rank
from sabot.margins.exact.rules import PuntoBancoRules, rules_of
from sabot.margins.exact.tables import possible_cells
from sabot.rulebooks import open_game

POINTS = range(10)


def shoes(count: int) -> list[tuple[int, ...]]:
    """Shoes by value, with two cards or more of the values that are there at all."""
    source = Random(7)
    return [tuple(source.choice((0, 0, 2, 3)) for _ in POINTS) for _ in range(count)]


def cards_of(held: tuple[int, ...]) -> list[int]:
    return [value for value, times in enumerate(held) for _ in range(times)]


def pairs_dealt(held: tuple[int, ...]) -> tuple[int, ...]:
    totals = [0] * 10
    for one, other in permutations(cards_of(held), 2):
        totals[(one + other) % 10] += 1
    return tuple(totals)


def four_dealt(held: tuple[int, ...]) -> list[list[int]]:
    totals = [[0] * 10 for _ in POINTS]
    for p1, b1, p2, b2 in permutations(cards_of(held), 4):
        totals[(p1 + p2) % 10][(b1 + b2) % 10] += 1
    return totals


def without(held: tuple[int, ...], *gone: int) -> tuple[int, ...]:
    left = list(held)
    for value in gone:
        left[value] -= 1
    return tuple(left)


@pytest.mark.parametrize("held", shoes(6))
def test_pairs_are_as_many_as_are_dealt_before_and_after_a_card_goes(held: tuple[int, ...]) -> None:
    left = Left.of(held)
    assert left.two == pairs_dealt(held)
    for gone in set(cards_of(held)):
        assert left.without(gone) == Left.of(without(held, gone))
        assert left.without(gone).two == pairs_dealt(without(held, gone))


@pytest.mark.parametrize("held", shoes(6))
def test_pairs_are_as_many_as_are_dealt_after_two_cards_go(held: tuple[int, ...]) -> None:
    left = Left.of(held)
    for first, second in permutations(cards_of(held), 2):
        dealt = pairs_dealt(without(held, first, second))
        assert tuple(left.two_without(first, second, total) for total in POINTS) == dealt


@pytest.mark.parametrize("held", shoes(4))
def test_four_cards_are_as_many_as_are_dealt_before_and_after_cards_go(held: tuple[int, ...]) -> None:
    left = Left.of(held)
    four = four_cards(left)
    assert four == four_dealt(held)
    for gone in sorted(set(cards_of(held)))[:3]:
        after = left.without(gone)
        four_after = four_without(left, four, gone)
        assert four_after == four_dealt(without(held, gone))
        for other in sorted(set(cards_of(after.held)))[:3]:
            dealt = four_dealt(without(held, gone, other))
            for player in POINTS:
                for banker in POINTS:
                    left_over = one_of_four_without(after, four_after, other, player, banker)
                    assert left_over == dealt[player][banker]


def test_pairs_of_a_rank_of_eight_decks_are_the_cards_behind_the_first() -> None:
    """Behind any of 32 cards lie 7 of its suit, 8 more of its colour and 16 of the other colour."""
    assert pairs_of_rank((8, 8, 8, 8)) == (0, 32 * 16, 32 * 8, 32 * 7)


def test_the_table_of_play_ends_in_205_cells() -> None:
    """By the table as it is printed, counted by hand.

    On four cards: 36 totals with a natural, and 6 or 7 against 6 or 7. On five, the Banker drawing:
    the Player's 6 or 7 against any of ten. On five, the Player drawing on 0 to 5: ten counts against
    each of the Banker's 7, 6 and 5, which stand against many third cards; against its 4, which stands
    on 0, 1, 8 and 9, all but 7; against its 3, which stands on 8, six. On six: any against any.
    """
    rules = rules_of(open_game("crown-baccarat/traditional"))
    assert isinstance(rules, PuntoBancoRules)
    by_cards = [[cell for cell in possible_cells(rules) if cell % 4 == cards] for cards in range(4)]
    assert [len(cells) for cells in by_cards] == [36 + 4, 2 * 10, 10 + 10 + 10 + 9 + 6, 10 * 10]
