"""Which of two finished hands wins: the higher point count, by every book of punto banco."""

from itertools import product

import pytest

from sabot.coup import Coup
from sabot.rulebooks import load_book, open_game
from tests.rules.hands import PUNTO_BANCO, cards

# a hand of each count, from nought to nine
HANDS = ("TS KH", "AS KH", "2S KH", "3S KH", "4S KH", "5S KH", "6S KH", "7S KH", "8S KH", "9S KH")


@pytest.mark.clauses("star-baccarat", "5.1.1.1", "5.1.2.1", '1.1 "Tie"')
@pytest.mark.clauses("crown-baccarat", "9.3", "9.3.1", "9.3.2", "9.3.3", "9.3.4", '1.1 "Tie"')
@pytest.mark.clauses("star-premium-baccarat", "5.1.1.1", "5.1.2.1", '1.1 "tie"')
@pytest.mark.parametrize("book", PUNTO_BANCO)
@pytest.mark.parametrize("game", ["first", "last"])
def test_9_3_nine_is_the_highest_and_baccarat_the_lowest(book: str, game: str) -> None:
    """All 10 x 10 pairs of counts: nine beats eight, eight beats seven, and so on down to nought."""
    table = open_game(f"{book}/{load_book(book).games[0 if game == 'first' else -1].key}")
    order_of_merit = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    for player, banker in product(range(10), repeat=2):
        higher = order_of_merit.index(player) < order_of_merit.index(banker)
        expected = "tie" if player == banker else "player" if higher else "banker"

        outcome = table.outcome(Coup((cards(HANDS[player]),), cards(HANDS[banker])))

        assert outcome.winner == expected
        assert (outcome.player_points, outcome.banker_points) == (player, banker)
        assert outcome.by == abs(player - banker)
