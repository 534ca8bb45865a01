"""What cannot be opened or dealt is refused in one line that names what is wrong."""

from collections.abc import Callable

import pytest

from sabot.bets import BetError, OptionError
from sabot.cards import Card, CardError
from sabot.coup import DealError, DecksError, UnknownGameError
from sabot.rulebooks import BOOKS, UnknownBookError, UnknownGameIdError, load_book, load_register, open_game
from tests.rules.hands import cards


def said(error: type[Exception], refused: Callable[[], object]) -> str:
    """The one line of a refusal."""
    with pytest.raises(error) as raised:
        refused()
    line = str(raised.value)
    assert line
    assert "\n" not in line
    return line


# Games --------------------------------------------------------------------------------------------


def test_an_unknown_book_is_named_with_the_books_there_are() -> None:
    line = said(UnknownBookError, lambda: open_game("star-bacarat/baccarat"))

    assert "'star-bacarat'" in line
    assert all(book in line for book in BOOKS)
    assert line.endswith("did you mean star-baccarat?")


def test_an_unknown_game_is_named_with_the_games_of_the_book() -> None:
    line = said(UnknownGameError, lambda: open_game("star-baccarat/even-mony"))

    assert line.startswith("star-baccarat has no game 'even-mony': it has baccarat, even-money")
    assert line.endswith("did you mean star-baccarat/even-money?")


@pytest.mark.parametrize("game_id", ["star-baccarat", "", "/baccarat", "baccarat"])
def test_a_game_is_called_by_book_and_game(game_id: str) -> None:
    line = said(UnknownGameIdError, lambda: open_game(game_id))

    assert line.startswith(f"{game_id!r} names no game: write BOOK/GAME, as in ")


@pytest.mark.parametrize("game_id", ["star-baccarat/", "star-baccarat/Baccarat ", "crown-baccarat/baccarat"])
def test_a_game_that_the_book_lacks_is_refused(game_id: str) -> None:
    line = said(UnknownGameError, lambda: open_game(game_id))

    assert "has no game " in line


def test_a_sheet_is_no_rule_book() -> None:
    """The player's sheet has clauses and decides nothing, so nothing can be dealt by it."""
    assert "play-1" in load_register("star-how-to-play-baccarat")

    line = said(UnknownBookError, lambda: load_book("star-how-to-play-baccarat"))
    assert "'star-how-to-play-baccarat'" in line


def test_an_unknown_register_is_refused() -> None:
    assert "'star-baccarats'" in said(UnknownBookError, lambda: load_register("star-baccarats"))


# Decks and options --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game_id", "decks", "line"),
    [
        ("star-baccarat/baccarat", 5, "star-baccarat is played with 3, 4, 6, 8 decks, not 5 (3.1)"),
        ("crown-baccarat/crown", 6, "crown-baccarat is played with 8 decks, not 6 (3.1)"),
        (
            "star-three-card-baccarat/three-card",
            1,
            "star-three-card-baccarat is played with 6, 8 decks, not 1 (3.1)",
        ),
        ("star-baccarat/baccarat", 0, "star-baccarat is played with 3, 4, 6, 8 decks, not 0 (3.1)"),
        ("star-baccarat/baccarat", -8, "star-baccarat is played with 3, 4, 6, 8 decks, not -8 (3.1)"),
    ],
)
def test_wrong_decks_are_named_with_the_right_ones_and_the_clause(
    game_id: str, decks: int, line: str
) -> None:
    assert said(DecksError, lambda: open_game(game_id, decks)) == line


@pytest.mark.parametrize("percent", ["11", "0", "1.234"])
def test_a_percentage_outside_the_sign_is_named_with_its_bounds_and_the_clause(percent: str) -> None:
    line = said(OptionError, lambda: open_game("star-premium-baccarat/tie", options={"tie-pays": percent}))

    assert line == (
        f"option 'tie-pays' is a percentage from 1 to 10, with up to 2 decimals, not {percent!r} (13.3.1)"
    )


def test_an_unknown_bet_is_named_with_the_nearest_right_one() -> None:
    line = said(BetError, lambda: open_game("star-baccarat/baccarat").paytable["tigr"])

    assert line == "star-baccarat/baccarat with 8 decks offers no bet 'tigr'; did you mean 'tiger'?"


# Cards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shoe", "because"),
    [
        ("", ["begins with four", "0"]),
        ("2S 3H 5D", ["begins with four", "3"]),
        ("2S 4H TD 3C", ["Player draws on 2", "no card 5"]),
        ("2S 3H TD TC 5S", ["Banker draws on 3", "no card 6"]),
        ("7S 3H TD TC", ["Banker draws on 3", "no card 5"]),
    ],
)
def test_too_few_cards_are_refused_with_the_card_that_is_missing(shoe: str, because: list[str]) -> None:
    game = open_game("star-baccarat/baccarat")

    for refused in (lambda: game.deal(cards(shoe)), lambda: game.deal_exactly(cards(shoe))):
        line = said(DealError, refused)

        assert line.startswith("too few cards")
        assert all(reason in line for reason in because)


@pytest.mark.parametrize(
    ("shoe", "used"),
    [("9S 2H KD 5C 3S", 4), ("7S 4H KD 3C AS", 4), ("2S 7H TD TC 5S 6S", 5), ("2S 3H TD TC 5S 6S 8D", 6)],
)
def test_too_many_cards_are_refused_with_how_many_the_coup_takes(shoe: str, used: int) -> None:
    game = open_game("star-baccarat/baccarat")
    held = len(cards(shoe))

    line = said(DealError, lambda: game.deal_exactly(cards(shoe)))

    assert line.startswith("too many cards")
    assert f"complete with {used}" in line
    assert f"there are {held}" in line
    assert game.deal(cards(shoe)).cards_used == used


def test_a_seventh_card_is_too_many_for_three_card_baccarat() -> None:
    game = open_game("star-three-card-baccarat/three-card")

    line = said(DealError, lambda: game.deal_exactly(cards("2S 3S 4S 5S 6S 7S 8S")))

    assert line.startswith("too many cards")
    assert "complete with 6" in line


@pytest.mark.clauses("star-baccarat", "3.1")
def test_3_1_a_fourth_copy_of_a_card_is_refused_where_three_decks_are_played() -> None:
    shoe = cards("3S 3S 3S 3S")

    line = said(DealError, lambda: open_game("star-baccarat/baccarat", 3).deal_exactly(shoe))

    assert line.startswith("3S comes 4 times, and 3 decks hold 3")
    assert open_game("star-baccarat/baccarat", 4).deal_exactly(shoe).cards_used == 4


@pytest.mark.clauses("star-three-card-baccarat", "3.1")
@pytest.mark.parametrize("copies", [8, 9])
def test_3_1_a_ninth_copy_of_a_card_is_refused_where_eight_decks_are_played(copies: int) -> None:
    """No punto banco coup has nine cards, so it takes several areas of Three Card Baccarat to see it."""
    game = open_game("star-three-card-baccarat/three-card")
    shoe = (*cards("8S") * copies, *cards("2H 3H 4H 5H")[: 12 - copies])
    assert len(shoe) == 12

    if copies == 8:
        assert game.deal_exactly(shoe, areas=3).cards_used == 12
    else:
        line = said(DealError, lambda: game.deal_exactly(shoe, areas=3))
        assert line.startswith("8S comes 9 times, and 8 decks hold 8")


def test_punto_banco_has_one_player_hand() -> None:
    game = open_game("crown-baccarat/crown")

    assert (
        said(DealError, lambda: game.deal(cards("9S 2H KD 5C"), areas=2))
        == "this game has one Player hand, not 2"
    )
    assert (
        said(DealError, lambda: game.deal(cards("9S 2H KD 5C"), areas=0))
        == "this game has one Player hand, not 0"
    )


def test_what_is_no_card_is_refused_before_it_is_dealt() -> None:
    assert "'1S'" in said(CardError, lambda: Card.parse("1S"))


@pytest.mark.parametrize(
    ("game_id", "options", "where"),
    [
        ("crown-baccarat/crown", {"super-six": "3"}, "(Table 9)"),
        ("star-premium-baccarat/tie", {"tie-pays": "11"}, "(13.3.1)"),
        # where the document is silent, the reading that fills the silence is named
        ("star-three-card-baccarat/three-card", {"point-total-0": "sometimes"}, "(reading T23)"),
    ],
)
def test_a_refused_option_names_its_clause_or_its_reading(
    game_id: str, options: dict[str, str], where: str
) -> None:
    line = said(OptionError, lambda: open_game(game_id, options=options))

    assert line.endswith(where)
