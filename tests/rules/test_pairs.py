"""What a pair is: two first cards of one rank, never of one point value."""

from fractions import Fraction
from itertools import product

import pytest

from sabot.cards import Card
from sabot.coup.hands import pair_kind
from sabot.rulebooks import open_game
from tests.rules.hands import PUNTO_BANCO, as_dealt, cards

GAMES = {
    "star-baccarat": "star-baccarat/baccarat",
    "crown-baccarat": "crown-baccarat/traditional",
    "star-premium-baccarat": "star-premium-baccarat/premium",
}
SHEET = "star-how-to-play-baccarat"

ANY_PAIR = (
    pytest.mark.clauses("star-baccarat", '1.1 "Pair"', "10.6", "10.24"),
    pytest.mark.clauses("crown-baccarat", '1.1 "Baccarat Pairs"'),
    pytest.mark.clauses("star-premium-baccarat", '1.1 "Pair"', "12.6", "12.21"),
)
NUMBERS = (
    pytest.mark.clauses("star-baccarat", "10.6.1", "10.24.1"),
    pytest.mark.clauses("star-premium-baccarat", "12.6.1", "12.21.1"),
)
PICTURES = (
    pytest.mark.clauses("star-baccarat", "10.6.2", "10.24.2"),
    pytest.mark.clauses("star-premium-baccarat", "12.6.2", "12.21.2"),
)


def pairs_bets(book: str, first: str, second: str) -> tuple[str, str, str]:
    """How a wager on Pairs Player, Pairs Banker and Tiger Pair ends when the Player's cards are these."""
    game = open_game(GAMES[book])
    settled = game.settle(game.outcome(game.deal(as_dealt(f"{first} {second} 2H", "3C 8D 5C"))))
    return settled["pairs-player"].fate, settled["pairs-banker"].fate, settled["tiger-pair"].fate


@pytest.mark.parametrize("book", PUNTO_BANCO)
@pytest.mark.parametrize("rank", [pytest.param(rank, marks=NUMBERS) for rank in "A23456789T"])
def test_10_6_1_two_cards_of_one_number_are_a_pair(book: str, rank: str) -> None:
    for first, second in product("SHDC", repeat=2):
        assert pairs_bets(book, rank + first, rank + second) == ("wins", "loses", "wins")


@pytest.mark.parametrize("book", PUNTO_BANCO)
@pytest.mark.parametrize("rank", [pytest.param(rank, marks=PICTURES) for rank in "JQK"])
def test_10_6_2_two_cards_of_one_picture_are_a_pair(book: str, rank: str) -> None:
    for first, second in product("SHDC", repeat=2):
        assert pairs_bets(book, rank + first, rank + second) == ("wins", "loses", "wins")


@pytest.mark.parametrize("book", PUNTO_BANCO)
@pytest.mark.parametrize(
    ("first", "second"),
    [
        pytest.param(*pair, marks=ANY_PAIR)
        for pair in product("A23456789TJQK", repeat=2)
        if pair[0] != pair[1]
    ],
)
def test_10_6_cards_of_two_ranks_are_no_pair_whatever_they_count(book: str, first: str, second: str) -> None:
    """Ten and king count the same and are no pair; nor are king and queen."""
    assert pairs_bets(book, f"{first}S", f"{second}S") == ("loses", "loses", "loses")


@pytest.mark.clauses("star-baccarat", "10.6", "10.24")
@pytest.mark.clauses("star-premium-baccarat", "12.6", "12.21")
@pytest.mark.clauses("crown-baccarat", '1.1 "Baccarat Pairs"', '1.1 "Tiger Pair"')
@pytest.mark.parametrize("book", PUNTO_BANCO)
def test_10_6_a_third_card_makes_no_pair(book: str) -> None:
    game = open_game(GAMES[book])
    coup = game.deal(as_dealt("2S 3S 3H", "KC 4D 4C"))
    assert coup.players == (cards("2S 3S 3H"),)
    assert coup.banker == cards("KC 4D 4C")

    settled = game.settle(game.outcome(coup))

    for bet in ("pairs-player", "pairs-banker", "tiger-pair"):
        assert settled[bet].fate == "loses"


@pytest.mark.clauses("star-baccarat", "10.7")
@pytest.mark.clauses("star-premium-baccarat", "5.1.4", "5.1.5")
@pytest.mark.clauses("crown-baccarat", "6.2.4(e)", "6.2.4(f)")
@pytest.mark.clauses(SHEET, "pairs-3", "pairs-4", "pairs-5", "pairs-6", "pairs-7", "pairs-play-5")
@pytest.mark.parametrize("book", PUNTO_BANCO)
def test_10_7_each_pairs_wager_looks_at_its_own_hand(book: str) -> None:
    game = open_game(GAMES[book])
    nets: dict[str, tuple[Fraction | int, ...]] = {}
    for player, banker in (("KS KD 9H", "2S 5H"), ("KS 7D", "2S 2H AC")):
        settled = game.settle(game.outcome(game.deal(as_dealt(player, banker))))
        nets[player] = settled["pairs-player"].net, settled["pairs-banker"].net

    assert nets == {"KS KD 9H": (11, -1), "KS 7D": (-1, 11)}


# Perfect, coloured, mixed -------------------------------------------------------------------------


@pytest.mark.clauses(
    "crown-baccarat",
    '1.1 "Baccarat Perfect Pairs"(a)',
    '1.1 "Baccarat Perfect Pairs"(b)',
    '1.1 "Baccarat Perfect Pairs"(c)',
)
def test_perfect_pairs_are_of_one_suit_coloured_of_one_colour_mixed_of_two() -> None:
    """All 52 x 52 pairs of cards, told apart by their letters."""
    for first, second in product(Card.all(), repeat=2):
        rank, suit = first.name[0], first.name[1]
        other_rank, other_suit = second.name[0], second.name[1]
        same_colour = {suit, other_suit} <= {"S", "C"} or {suit, other_suit} <= {"H", "D"}
        expected = (
            None
            if rank != other_rank
            else "perfect"
            if suit == other_suit
            else "coloured"
            if same_colour
            else "mixed"
        )

        assert pair_kind((first, second)) == expected, (first, second)


@pytest.mark.clauses("crown-baccarat", '1.1 "Baccarat Pairs"')
def test_crown_pairs_take_no_notice_of_colour_or_suit() -> None:
    fates = {pairs_bets("crown-baccarat", "5S", second) for second in ("5S", "5C", "5H", "5D")}

    assert fates == {("wins", "loses", "wins")}
