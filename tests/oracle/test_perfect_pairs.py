"""Baccarat Perfect Pairs, counted card by card and in closed form."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from sabot.cards import Card
from sabot.coup import Coup, Game
from sabot.rulebooks import open_game
from tests.oracle.enumeration import percent
from tests.rules.hands import cards

OTHER_HAND = cards("2S 5H")


def coup(bet: str, first: Card, second: Card) -> Coup:
    """A coup in which the hand of the bet begins with these two cards."""
    hand = (first, second)
    return Coup((hand,), OTHER_HAND) if bet.endswith("player") else Coup((OTHER_HAND,), hand)


def paid(game: Game, bet: str) -> Counter[Fraction]:
    """How many of the ordered pairs of cards out of eight decks bring each net amount."""
    nets: Counter[Fraction] = Counter()
    for first, second in product(Card.all(), repeat=2):
        ways = 8 * (8 - (first is second))
        nets[game.settle(game.outcome(coup(bet, first, second)))[bet].net] += ways
    return nets


@pytest.mark.clauses(
    "crown-baccarat",
    '1.1 "Baccarat Perfect Pairs"',
    '1.1 "Baccarat Perfect Pairs"(a)',
    '1.1 "Baccarat Perfect Pairs"(b)',
    '1.1 "Baccarat Perfect Pairs"(c)',
    "Table 7",
)
@pytest.mark.parametrize("bet", ["perfect-pairs-player", "perfect-pairs-banker"])
def test_table_7_perfect_pairs_are_paid_as_often_as_the_cards_fall(bet: str) -> None:
    """Behind any first card lie 7 like it, 8 of the other suit of its colour and 16 of the other colour."""
    game = open_game("crown-baccarat/traditional")

    nets = paid(game, bet)

    assert nets == {25: 416 * 7, 12: 416 * 8, 6: 416 * 16, -1: 416 * (415 - 31)}


@pytest.mark.parametrize("bet", ["perfect-pairs-player", "perfect-pairs-banker"])
def test_table_7_perfect_pairs_keep_17_parts_in_415(bet: str) -> None:
    nets = paid(open_game("crown-baccarat/traditional"), bet)

    kept = Fraction(-sum(net * ways for net, ways in nets.items()), sum(nets.values()))

    assert kept == Fraction((415 - 31) - 7 * 25 - 8 * 12 - 16 * 6, 415) == Fraction(17, 415)
    assert percent(kept, 2) == "4.10"
