"""What an operator may choose for a table, and what may not be chosen."""

from fractions import Fraction

import pytest

from sabot.bets import OptionError
from sabot.coup import Game
from sabot.rulebooks import load_book, open_game
from tests.rules.hands import EVERY_GAME, as_dealt

TIE_PREMIUM = "star-premium-baccarat/tie"
TIE = ("7S KD", "4H 3C")


def net(game: Game, hands: tuple[str, str], bet: str) -> Fraction:
    return game.settle(game.outcome(game.deal(as_dealt(*hands))))[bet].net


def refusal(game_id: str, option: str, value: str) -> str:
    with pytest.raises(OptionError) as refused:
        open_game(game_id, options={option: value})
    assert "\n" not in str(refused.value)
    return str(refused.value)


# Tie Premium --------------------------------------------------------------------------------------


@pytest.mark.clauses("star-premium-baccarat", "13.3.1", "11", '1.1 "Tie Premium Baccarat"')
@pytest.mark.parametrize("bet", ["player", "banker"])
@pytest.mark.parametrize("percent", range(1, 11))
def test_13_3_1_player_and_banker_win_the_percentage_on_the_sign_when_it_ties(bet: str, percent: int) -> None:
    game = open_game(TIE_PREMIUM, options={"tie-pays": str(percent)})

    assert net(game, TIE, bet) == Fraction(percent, 100)


@pytest.mark.clauses("star-premium-baccarat", "13.3.1")
@pytest.mark.parametrize(
    ("sign", "pays"),
    [
        ("2.5", Fraction(1, 40)),
        ("1.00", Fraction(1, 100)),
        ("9.99", Fraction(999, 10000)),
        ("10.00", Fraction(1, 10)),
    ],
)
def test_13_3_1_the_percentage_may_have_two_decimals(sign: str, pays: Fraction) -> None:
    assert net(open_game(TIE_PREMIUM, options={"tie-pays": sign}), TIE, "player") == pays


@pytest.mark.clauses("star-premium-baccarat", "13.3.1")
@pytest.mark.parametrize(
    "sign",
    [
        "11",
        "0",
        "1.234",
        "0.99",
        "10.01",
        "100",
        "-1",
        "+1",
        "",
        " 5",
        "5%",
        "5.",
        ".5",
        "1e0",
        "five",
        "5,5",
        "nan",
    ],
)
def test_13_3_1_any_other_percentage_is_refused(sign: str) -> None:
    said = refusal(TIE_PREMIUM, "tie-pays", sign)

    assert said == (
        f"option 'tie-pays' is a percentage from 1 to 10, with up to 2 decimals, not {sign!r} (13.3.1)"
    )


@pytest.mark.clauses("star-premium-baccarat", "13.3.1", "11", "5.1.1.3", "5.1.2.3")
def test_13_3_1_only_tie_premium_pays_on_a_tie() -> None:
    for key in ("premium", "even-money"):
        game = open_game(f"star-premium-baccarat/{key}")
        assert game.options == {}
        assert net(game, TIE, "player") == net(game, TIE, "banker") == 0


# Crown's odds options -----------------------------------------------------------------------------


@pytest.mark.clauses("crown-baccarat", "Table 9")
@pytest.mark.parametrize(("chosen", "pays"), [("1", 15), ("2", 16)])
def test_table_9_super_6_pays_by_its_own_option(chosen: str, pays: int) -> None:
    game = open_game("crown-baccarat/crown", options={"super-six": chosen, "tiger": "3"})

    assert net(game, ("2S 3D TH", "4C 2H"), "super-six") == pays


@pytest.mark.clauses("crown-baccarat", "Table 10")
@pytest.mark.parametrize(
    ("chosen", "twin", "three_card", "small"),
    [("1", 100, 22, 22), ("2", 150, 23, 23), ("3", 150, 25, 23), ("4", 120, 23, 23), ("5", 120, 25, 23)],
)
def test_table_10_one_option_sets_the_odds_of_every_tiger_bet(
    chosen: str, twin: int, three_card: int, small: int
) -> None:
    game = open_game("crown-baccarat/traditional", options={"tiger": chosen})

    assert net(game, ("JS JD 5S", "JH JC 3D"), "tiger-pair") == twin
    assert net(game, ("TS 3D 2H", "3C TC 3S"), "tiger") == three_card
    assert net(game, ("2S 3D TH", "4C 2H"), "small-tiger") == small
    assert net(game, ("2S 3D TH", "4C 2H"), "super-six") == 15


@pytest.mark.clauses("crown-baccarat", "Table 9", "Table 10")
@pytest.mark.parametrize(
    ("option", "value", "choices"), [("super-six", "3", "1, 2"), ("tiger", "6", "1, 2, 3, 4, 5")]
)
def test_an_odds_option_that_is_not_printed_is_refused(option: str, value: str, choices: str) -> None:
    said = refusal("crown-baccarat/crown", option, value)

    assert said.startswith(f"option {option!r} is one of {choices}, not {value!r} (Table ")


def test_table_9_and_table_10_are_taken_as_option_1_unless_another_is_chosen() -> None:
    assert open_game("crown-baccarat/crown").options == {"super-six": "1", "tiger": "1", "1-1-2": "pairs"}


# Three Card ---------------------------------------------------------------------------------------


@pytest.mark.clauses("star-three-card-baccarat", "5.1.4")
def test_reading_t23_point_total_0_counts_three_pictures_unless_chosen_otherwise() -> None:
    pictures = ("AS 2H 3D", "KS QH JD")
    with_them = open_game("star-three-card-baccarat/three-card")
    without = open_game(
        "star-three-card-baccarat/three-card", options={"point-total-0": "without-three-pictures"}
    )

    assert net(with_them, pictures, "point-total-0") == 8
    assert net(without, pictures, "point-total-0") == -1
    assert net(without, ("AS 2H 3D", "KS QH TD"), "point-total-0") == 8


# Any option ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_an_option_that_the_game_lacks_is_refused(game_id: str) -> None:
    said = refusal(game_id, "moon-phase", "full")

    assert said.startswith(f"{game_id} has no option 'moon-phase': it has ")


def test_a_misspelt_option_is_answered_with_the_nearest_right_one() -> None:
    assert "did you mean 'super-six'?" in refusal("crown-baccarat/crown", "super-sixx", "1")
    assert "it has none" in refusal("star-baccarat/baccarat", "tie-pays", "5")
    assert "it has none" in refusal("star-premium-baccarat/premium", "tie-pays", "5")


def test_every_choice_of_every_option_can_be_opened() -> None:
    for game_id in EVERY_GAME:
        book, _, key = game_id.partition("/")
        for option in load_book(book).options:
            if option.games is not None and key not in option.games:
                continue
            ends = (str(option.percent.least), str(option.percent.most)) if option.percent else ()
            for choice in (*option.choices, *ends):
                assert open_game(game_id, options={option.key: choice}).options[option.key] == choice
