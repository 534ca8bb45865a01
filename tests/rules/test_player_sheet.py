"""The Star's sheet How to Play Baccarat: each thing that it tells a player holds in the game."""

from fractions import Fraction

import pytest

from sabot.rulebooks import load_book, open_game
from tests.rules.hands import as_dealt

SHEET = "star-how-to-play-baccarat"
BACCARAT = "star-baccarat/baccarat"
EVEN_MONEY = "star-baccarat/even-money"

PLAYER_WINS = ("9S KD", "2H 5C")
BANKER_WINS = ("2S 4D", "3H 5C")
BANKER_WINS_ON_TWO_CARD_SIX = ("2S 3D TH", "4C 2H")
BANKER_WINS_ON_THREE_CARD_SIX = ("TS 3D 2H", "3C TC 3S")
PLAYER_WINS_ON_SIX = ("2S 4D", "2H 3C KC")
TIE = ("7S KD", "4H 3C")
TIE_ON_SIX = ("2S 4D", "KH 6C")


def net(game_id: str, hands: tuple[str, str], bet: str) -> Fraction:
    game = open_game(game_id)
    return game.settle(game.outcome(game.deal(as_dealt(*hands))))[bet].net


def said(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.clauses(SHEET, *ids)


@said("intro-6")
def test_intro_6_the_hand_nearer_to_nine_wins() -> None:
    assert net(BACCARAT, ("TS 3D 6C", "QC TD 8H"), "player") == 1
    assert net(BACCARAT, ("TS QD 8H", "JC KD 9H"), "player") == -1


@said("intro-7", "baccarat-5", "even-money-6", "play-10")
@pytest.mark.parametrize("game_id", [BACCARAT, EVEN_MONEY])
def test_intro_7_a_tie_bet_wins_8_to_1_on_equal_totals(game_id: str) -> None:
    assert net(game_id, TIE, "tie") == 8
    assert net(game_id, PLAYER_WINS, "tie") == net(game_id, BANKER_WINS, "tie") == -1


@said("baccarat-4", "play-8", "play-9")
def test_baccarat_4_player_is_paid_even_money_and_banker_19_to_20() -> None:
    assert net(BACCARAT, PLAYER_WINS, "player") == 1
    assert net(BACCARAT, BANKER_WINS, "banker") == Fraction(19, 20)
    assert net(BACCARAT, BANKER_WINS_ON_TWO_CARD_SIX, "banker") == Fraction(19, 20)


@said("even-money-4", "even-money-5", "play-8", "play-9")
def test_even_money_5_banker_is_paid_even_money_except_on_a_six() -> None:
    assert net(EVEN_MONEY, PLAYER_WINS, "player") == 1
    assert net(EVEN_MONEY, BANKER_WINS, "banker") == 1
    assert net(EVEN_MONEY, BANKER_WINS_ON_TWO_CARD_SIX, "banker") == Fraction(1, 2)
    assert net(EVEN_MONEY, BANKER_WINS_ON_THREE_CARD_SIX, "banker") == Fraction(1, 2)


@said("intro-4")
def test_intro_4_both_games_deal_the_same_hands_from_the_same_cards() -> None:
    baccarat, even_money = open_game(BACCARAT), open_game(EVEN_MONEY)
    for hands in (PLAYER_WINS, BANKER_WINS, BANKER_WINS_ON_THREE_CARD_SIX, TIE, TIE_ON_SIX):
        coup = baccarat.deal(as_dealt(*hands))

        assert even_money.deal(as_dealt(*hands)) == coup
        assert even_money.outcome(coup) == baccarat.outcome(coup)


@said("baccarat-2", "even-money-2")
def test_baccarat_2_either_game_is_played_with_3_4_6_or_8_decks() -> None:
    for game_id in (BACCARAT, EVEN_MONEY):
        assert [open_game(game_id, decks).decks for decks in (3, 4, 6, 8)] == [3, 4, 6, 8]
    assert load_book("star-baccarat").cards.decks.any_of == (3, 4, 6, 8)


@said("super-six-2", "super-six-3", "super-six-play-3")
def test_super_six_3_pays_15_to_1_when_the_banker_wins_with_six() -> None:
    assert net(BACCARAT, BANKER_WINS_ON_TWO_CARD_SIX, "super-six") == 15
    assert net(BACCARAT, BANKER_WINS_ON_THREE_CARD_SIX, "super-six") == 15
    for hands in (BANKER_WINS, PLAYER_WINS_ON_SIX, TIE_ON_SIX):
        assert net(BACCARAT, hands, "super-six") == -1


@said("tiger-3", "tiger-4", "tiger-5", "tiger-6")
def test_tiger_pays_12_to_1_on_two_cards_and_22_to_1_on_three() -> None:
    assert net(BACCARAT, BANKER_WINS_ON_TWO_CARD_SIX, "tiger") == 12
    assert net(BACCARAT, BANKER_WINS_ON_THREE_CARD_SIX, "tiger") == 22
    for hands in (BANKER_WINS, PLAYER_WINS_ON_SIX, TIE_ON_SIX):
        assert net(BACCARAT, hands, "tiger") == -1


@said("big-tiger-3", "big-tiger-4", "small-tiger-3", "small-tiger-4")
def test_big_tiger_needs_exactly_three_cards_and_small_tiger_exactly_two() -> None:
    assert net(BACCARAT, BANKER_WINS_ON_THREE_CARD_SIX, "big-tiger") == 55
    assert net(BACCARAT, BANKER_WINS_ON_TWO_CARD_SIX, "big-tiger") == -1
    assert net(BACCARAT, BANKER_WINS_ON_TWO_CARD_SIX, "small-tiger") == 22
    assert net(BACCARAT, BANKER_WINS_ON_THREE_CARD_SIX, "small-tiger") == -1


@said("tiger-tie-3", "tiger-tie-4")
def test_tiger_tie_pays_45_to_1_on_a_tie_with_six() -> None:
    assert net(BACCARAT, TIE_ON_SIX, "tiger-tie") == 45
    assert net(BACCARAT, TIE, "tiger-tie") == -1
    assert net(BACCARAT, BANKER_WINS_ON_TWO_CARD_SIX, "tiger-tie") == -1


@pytest.mark.parametrize(
    ("player", "banker", "odds"),
    [
        pytest.param("QS QD 5H", "3C 4D", 4, marks=said("tiger-pair-example-1", "tiger-pair-5")),
        pytest.param("2S 6D", "9H 9C", 4, marks=said("tiger-pair-example-2", "tiger-pair-5")),
        pytest.param("KS KD 4H", "8H 8C", 25, marks=said("tiger-pair-example-3", "tiger-pair-6")),
        pytest.param("JS JD 5S", "JH JC 3D", 100, marks=said("tiger-pair-example-4", "tiger-pair-7")),
        pytest.param("2S 4D", "KH 6C", -1, marks=said("tiger-pair-1", "tiger-pair-4")),
    ],
)
@said("tiger-pair-1", "tiger-pair-4")
def test_tiger_pair_examples_pay_as_printed(player: str, banker: str, odds: int) -> None:
    assert net(BACCARAT, (player, banker), "tiger-pair") == odds


@said("pairs-5", "pairs-7")
def test_pairs_pay_11_to_1() -> None:
    assert net(BACCARAT, ("QS QD 5H", "3C 4D"), "pairs-player") == 11
    assert net(BACCARAT, ("QS QD 5H", "3C 4D"), "pairs-banker") == -1
    assert net(BACCARAT, ("2S 6D", "9H 9C"), "pairs-banker") == 11
    assert net(BACCARAT, ("2S 6D", "9H 9C"), "pairs-player") == -1


@said("tiger-set-2")
def test_tiger_set_2_the_five_wagers_are_called_as_the_sheet_calls_them() -> None:
    names = {bet.name for bet in load_book("star-baccarat").bets if "tiger" in bet.key}

    assert names == {"Tiger", "Big Tiger", "Small Tiger", "Tiger Tie", "Tiger Pair"}
