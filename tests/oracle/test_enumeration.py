"""The whole eight-deck game, dealt and settled by the shipped code, against published counts and margins."""

from collections import Counter
from fractions import Fraction

import pytest

from sabot.coup import Game
from sabot.rulebooks import open_game
from tests.oracle.by_totals import Cell, cells
from tests.oracle.enumeration import (
    Weights,
    every_coup,
    first_four,
    margin,
    percent,
    sequences_of,
    weights,
)

SEQUENCES = 4_998_398_275_503_360
"""416 x 415 x 414 x 413 x 412 x 411: the ordered ways in which six cards leave eight decks."""


@pytest.fixture(scope="session")
def eight() -> Weights:
    return weights(8)


def share_of_wins(counted: Weights, winner: str) -> int:
    return sum(ways for outcome, ways in counted.items() if outcome.winner == winner)


# Who wins ----------------------------------------------------------------------------------------


def test_every_six_card_sequence_of_eight_decks_is_weighed_once(eight: Weights) -> None:
    assert sum(eight.values()) == SEQUENCES


@pytest.mark.clauses("crown-baccarat", "9.3", "9.4", "9.5", "9.6", "Table 1", "Table 2")
@pytest.mark.parametrize(
    ("winner", "published"),
    [
        ("banker", 2_292_252_566_437_888),
        ("player", 2_230_518_282_592_256),
        ("tie", 475_627_426_473_216),
    ],
)
def test_eight_decks_are_won_as_often_as_published(eight: Weights, winner: str, published: int) -> None:
    assert share_of_wins(eight, winner) == published


@pytest.mark.parametrize("decks", [3, 6, 8])
def test_a_count_by_third_cards_first_ends_in_the_same_hands_as_often(decks: int) -> None:
    dealt: Counter[Cell] = Counter()
    for outcome, ways in weights(decks).items():
        dealt[outcome.player_points, outcome.banker_points, outcome.player_cards, outcome.banker_cards] += (
            ways
        )

    assert dealt == cells(decks)


@pytest.mark.parametrize(
    ("winner", "published"), [("player", 942_837_427_226_624), ("banker", 763_885_033_768_960)]
)
def test_eight_decks_are_won_on_three_cards_as_often_as_published(
    eight: Weights, winner: str, published: int
) -> None:
    on_three = (
        ways
        for outcome, ways in eight.items()
        if outcome.winner == winner and (outcome.player_cards, outcome.banker_cards)[winner == "banker"] == 3
    )

    assert sum(on_three) == published


def test_no_coup_takes_fewer_than_four_cards_or_more_than_six() -> None:
    assert {len(values) for values, _ in every_coup()} == {4, 5, 6}


# Dragon Bonus ------------------------------------------------------------------------------------


@pytest.mark.clauses("crown-baccarat", "Table 6", '1.1 "Dragon Bonus"', '1.1 "Dragon Bonus"(a)', "6.2.4(a)")
@pytest.mark.parametrize(
    ("net", "published"),
    [
        (30, 18_409_431_764_992),  # by 9
        (10, 34_097_645_543_424),  # by 8
        (6, 89_590_261_473_280),  # by 7
        (4, 141_238_897_317_888),  # by 6: the row that the conversion lost
        (2, 166_169_165_987_840),  # by 5
        (1, 186_780_352_174_080 + 812_685_054_124_032),  # by 4, and natural wins
        (0, 89_325_908_267_520),  # natural ties
    ],
)
def test_table_6_player_dragon_bonus_is_paid_as_often_as_published(
    eight: Weights, net: int, published: int
) -> None:
    game = open_game("crown-baccarat/traditional")

    assert sequences_of(game, eight, "dragon-bonus-player", Fraction(net)) == published


@pytest.mark.clauses("crown-baccarat", "Table 6", '1.1 "Dragon Bonus"', '1.1 "Dragon Bonus"(b)', "6.2.4(b)")
@pytest.mark.parametrize(
    ("net", "published"),
    [
        (30, 15_390_342_909_952),
        (10, 28_305_092_784_128),
        (6, 79_517_099_278_336),
        (4, 119_200_072_366_080),
        (2, 157_275_882_332_160),
        (1, 201_147_167_287_296 + 812_685_054_124_032),
        (0, 89_325_908_267_520),
    ],
)
def test_table_6_banker_dragon_bonus_is_paid_as_often_as_published(
    eight: Weights, net: int, published: int
) -> None:
    game = open_game("crown-baccarat/traditional")

    assert sequences_of(game, eight, "dragon-bonus-banker", Fraction(net)) == published


@pytest.mark.clauses("crown-baccarat", '1.1 "Natural"', 'Table 6 "Player wins with a Natural"')
def test_eight_decks_bring_natural_wins_as_often_as_published(eight: Weights) -> None:
    naturals = sum(
        ways for outcome, ways in eight.items() if outcome.winner == "player" and outcome.player_natural
    )

    assert naturals == 812_685_054_124_032


@pytest.mark.parametrize(
    ("bet", "decks", "published"),
    [
        ("dragon-bonus-player", 4, "2.70"),
        ("dragon-bonus-player", 6, "2.67"),
        ("dragon-bonus-player", 8, "2.65"),
        ("dragon-bonus-banker", 4, "9.42"),
        ("dragon-bonus-banker", 6, "9.39"),
        ("dragon-bonus-banker", 8, "9.37"),
    ],
)
def test_dragon_bonus_keeps_the_published_margin(bet: str, decks: int, published: str) -> None:
    assert percent(margin(open_game("crown-baccarat/traditional"), weights(decks), bet), 2) == published


# The margins that the player's sheet prints, and the others of the same bets -----------------------


def star(decks: int) -> Game:
    return open_game("star-baccarat/baccarat", decks)


def test_odds_7_baccarat_keeps_around_1_2_percent_of_a_player_wager(eight: Weights) -> None:
    kept = margin(star(8), eight, "player")

    assert percent(kept, 1) == "1.2"
    assert percent(kept, 4) == "1.2351"  # as published for eight decks


def test_traditional_banker_keeps_the_published_margin(eight: Weights) -> None:
    assert percent(margin(open_game("crown-baccarat/traditional"), eight, "banker"), 4) == "1.0579"


@pytest.mark.parametrize(("decks", "printed"), [(8, "14.36"), (6, "14.44"), (4, "14.59"), (3, "14.74")])
def test_odds_9_tie_keeps_around_14_36_percent(decks: int, printed: str) -> None:
    assert percent(margin(star(decks), weights(decks), "tie"), 2) == printed


def test_odds_10_even_money_banker_keeps_1_458_and_not_1_7_percent(eight: Weights) -> None:
    """The sheet prints "around 1.7%"; no bet of the game keeps that much, with any count of decks."""
    banker = margin(open_game("star-baccarat/even-money"), eight, "banker")

    assert percent(banker, 3) == "1.458"
    for decks in (3, 4, 6, 8):
        game = open_game("star-baccarat/even-money", decks)
        kept = [percent(margin(game, weights(decks), bet), 1) for bet in ("player", "banker")]
        assert "1.7" not in kept


def test_crown_banker_keeps_what_even_money_keeps(eight: Weights) -> None:
    """Half the odds on a six, said as commission at one table and as odds at the other."""
    crown = margin(open_game("crown-baccarat/crown"), eight, "banker")

    assert crown == margin(open_game("star-baccarat/even-money"), eight, "banker")


def test_zero_commission_banker_loses_what_player_keeps(eight: Weights) -> None:
    """Both pay even money and stand off on a tie, so one wins exactly when the other loses."""
    game = open_game("crown-baccarat/zero-commission")

    assert margin(game, eight, "banker") == -margin(game, eight, "player")


@pytest.mark.parametrize(("decks", "printed"), [(8, "13.82"), (6, "13.85"), (4, "13.91"), (3, "13.97")])
def test_odds_12_super_six_keeps_around_13_82_percent(decks: int, printed: str) -> None:
    assert percent(margin(star(decks), weights(decks), "super-six"), 2) == printed


@pytest.mark.parametrize(
    ("bet", "of_eight", "of_six"),
    [
        ("tiger", "13.36", "13.39"),
        ("big-tiger", "6.94", "7.00"),
        ("small-tiger", "14.33", "14.35"),
        ("tiger-tie", "11.50", "11.65"),
    ],
)
def test_tiger_bets_keep_the_margins_of_the_errata(bet: str, of_eight: str, of_six: str) -> None:
    assert percent(margin(star(8), weights(8), bet), 2) == of_eight
    assert percent(margin(star(6), weights(6), bet), 2) == of_six


# Pairs go by rank, so the first four cards are enumerated by rank ----------------------------------


@pytest.mark.parametrize("bet", ["pairs-player", "pairs-banker"])
def test_odds_11_pairs_keep_around_10_3_percent(bet: str) -> None:
    """The sheet cuts 10.36 short. A pair is one of 31 cards out of 415, whichever the first was."""
    kept = margin(star(8), first_four(8), bet)

    assert percent(kept, 2) == "10.36"
    assert kept == 1 - 12 * Fraction(31, 415)


@pytest.mark.parametrize(("decks", "printed"), [(8, "13.52"), (6, "14.62")])
def test_tiger_pair_keeps_the_margin_of_the_errata(decks: int, printed: str) -> None:
    assert percent(margin(star(decks), first_four(decks), "tiger-pair"), 2) == printed


def test_first_four_cards_are_weighed_once_each() -> None:
    assert sum(first_four(8).values()) == 416 * 415 * 414 * 413
