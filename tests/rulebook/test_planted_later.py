"""Faults that read well, and would only show when a coup is settled or a shoe is loaded."""

import pytest

from sabot.bets import Outcome
from sabot.coup import Game
from sabot.rulebook.load import parse_rulebook
from sabot.rulebooks import load_register
from tests.rulebook.planting import Data, at, data_of, refused, written
from tests.rulebook.test_planted_sense import first_line, with_combination, with_option

BOOK = "star-baccarat"
TIE = Outcome("tie", 6, 6, 2, 2, player_natural=False, banker_natural=False)


def must_be_refused(data: Data, said: str) -> None:
    assert refused(BOOK, data) == [said]


def test_a_combined_bet_stands_on_bets_offered_wherever_it_is() -> None:
    """Tiger needs six or eight decks, and the combination is offered with three."""
    must_be_refused(
        with_combination(BOOK, ("tiger", "1/2"), ("tie", "1/2")),
        "bets > \"both\": 'tiger' is not on offer with 3, 4 decks",
    )


def test_odds_by_an_option_need_a_game_that_has_the_option() -> None:
    data = with_option(BOOK, games=["even-money"])
    first_line(data).pop("odds")
    first_line(data)["odds-by"] = {"option": "extra", "odds": ["1:1", "2:1"]}
    must_be_refused(
        data,
        "bets > \"player\" > pays > item 1: the line is played in 'baccarat', which has no option 'extra'",
    )


def test_a_line_given_an_option_needs_a_game_that_has_the_option() -> None:
    data = with_option(BOOK, games=["even-money"])
    first_line(data)["given"] = {"option": "extra", "is": "1"}
    must_be_refused(data, "bets > \"player\": the line is played in 'baccarat', which has no option 'extra'")


def test_a_line_that_an_earlier_one_always_hides_is_refused() -> None:
    data = data_of(BOOK)
    pays = at(data, "bets", 1)["pays"]
    assert isinstance(pays, list)
    pays.reverse()
    must_be_refused(data, 'bets > "banker" > pays > item 2: an earlier line always applies instead')


def test_a_line_that_a_stand_off_always_hides_is_refused() -> None:
    data = data_of(BOOK)
    clause = at(data, "bets", 1)["rule"]
    at(data, "bets", 1)["stands-off"] = [{"when": "banker-wins", "points": 6, "rule": clause}]
    must_be_refused(data, "bets > \"banker\" > pays > item 2: 'stands-off > item 1' always applies instead")


def test_a_stand_off_that_an_earlier_one_always_hides_is_refused() -> None:
    data = data_of(BOOK)
    clause = at(data, "bets", 0)["rule"]
    tie = {"when": "tie", "rule": clause}
    at(data, "bets", 0)["stands-off"] = [tie, {**tie, "points": 6}]
    must_be_refused(data, 'bets > "player" > stands-off > item 2: an earlier line always applies instead')


def test_odds_of_nought_are_refused() -> None:
    data = data_of(BOOK)
    first_line(data)["odds"] = "0:1"
    must_be_refused(
        data, "bets > \"player\" > pays > item 1 > odds: odds '0:1' are not a fraction such as 19:20"
    )


def test_odds_are_written_in_plain_digits() -> None:
    data = data_of(BOOK)
    first_line(data)["odds"] = "\uff11:\uff11"
    must_be_refused(
        data,
        "bets > \"player\" > pays > item 1 > odds: odds '\uff11:\uff11' are not a fraction such as 19:20",
    )


@pytest.mark.parametrize("default", ["1.2345", "1e0", "1_0"])
def test_the_default_of_a_percentage_is_one_that_could_be_chosen(default: str) -> None:
    percent = {"least": 1, "most": 10, "decimal-places": 2}
    data = with_option(BOOK, choices=None, percent=percent, default=default)
    must_be_refused(data, f'options > "extra": the default {default!r} is none that could be chosen')


def test_a_bet_needs_decks_that_the_book_plays_with() -> None:
    data = data_of(BOOK)
    at(data, "bets", 3, "decks")["any-of"] = [5]
    must_be_refused(
        data, 'bets > "pairs-player" > decks: the book is played with 3, 4, 6, 8, never with those'
    )


@pytest.mark.parametrize(
    ("path", "key", "said"),
    [
        (("cards",), "cutting-card", "cards > cutting-card: say how deep the cutting card lies"),
        (("cards", "burn"), "methods", "cards > burn > methods: there must be a way to burn"),
    ],
)
def test_a_shoe_needs_a_cutting_card_and_a_way_to_burn(path: tuple[str, ...], key: str, said: str) -> None:
    data = data_of(BOOK)
    at(data, *path)[key] = []
    must_be_refused(data, said)


def test_a_cutting_card_lies_a_positive_number_of_cards_from_the_back() -> None:
    data = data_of(BOOK)
    at(data, "cards", "cutting-card", 0)["cards"] = -5
    must_be_refused(data, "cards > cutting-card: it lies a card or more from the back, not -5")


@pytest.mark.parametrize(
    ("path", "key", "value", "said"),
    [
        (("decks",), "any-of", [8, 10**9], "cards > decks: no shoe holds 1000000000 decks: 100 are the most"),
        (
            ("cut", "decks-from-either-end"),
            "is",
            2,
            "cards > cut > decks-from-either-end: "
            "with 3 in the shoe there is no place 2 or more from either end",
        ),
        (
            ("cutting-card", 0),
            "cards",
            156,
            "cards > cutting-card: no shoe holds 156 cards behind it",
        ),
        (
            ("last-coup", "coups-after-cutting-card"),
            "is",
            -1,
            "cards > last-coup: the coups that are left are none or more, not -1",
        ),
    ],
)
def test_a_shoe_that_nobody_could_deal_from_is_refused(
    path: tuple[str | int, ...], key: str, value: object, said: str
) -> None:
    data = data_of(BOOK)
    at(data, "cards", *path)[key] = value
    must_be_refused(data, said)


def test_the_books_that_these_faults_are_planted_in_still_play() -> None:
    """Without a fault there is nothing to refuse."""
    book = parse_rulebook(written(data_of(BOOK)), "planted.toml", load_register(BOOK))

    assert Game(book, "baccarat", 3).settle(TIE)["tie"].net == 8
