"""What outcomes are called: the line's own name, or words that say when it pays; no two alike."""

from fractions import Fraction

import pytest

from sabot.margins.exact.names import in_words, name_of_net, names_of
from sabot.margins.exact.tables import tables_of
from sabot.rulebook.games import Line
from sabot.rulebooks import BOOKS, load_book, open_game

GAMES = [f"{book}/{game.key}" for book in BOOKS for game in load_book(book).games]


@pytest.mark.parametrize("game", GAMES)
def test_no_two_outcomes_of_a_bet_are_called_alike(game: str) -> None:
    for table in tables_of(open_game(game)).bets.values():
        names = [outcome.name for outcome in table.outcomes]
        assert len(set(names)) == len(names)
        assert "loses" in names
        assert all(name.strip() == name and name for name in names)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (Line(when="player-wins"), "Player wins"),
        (Line(when="banker-wins", points=6, cards=3), "Banker wins with 6 on three cards"),
        (Line(when="player-wins", natural=False, by=9), "Player wins by 9 without a natural"),
        (Line(when="tie", points=0), "Tie on Baccarat (0)"),
        (Line(when="tie", natural=True), "Tie with a natural"),
        (Line(when="player-pair", pair="mixed"), "Player pair (mixed)"),
        (Line(when="pairs-same-rank"), "both pairs of the same rank"),
        (
            Line(when="banker-points", points=0, three_pictures=False),
            "Banker counts Baccarat (0) without three picture cards",
        ),
        (Line(when="banker-three-pictures"), "Banker has three picture cards"),
    ],
)
def test_a_line_without_a_name_is_called_by_its_contingency_and_qualifiers(line: Line, words: str) -> None:
    assert in_words(line) == words


def test_a_line_that_takes_what_others_left_says_so() -> None:
    lines = (Line(when="banker-wins", points=6), Line(when="banker-wins"))
    assert names_of(lines) == ("Banker wins with 6", "Banker wins otherwise")


def test_names_given_twice_are_told_apart() -> None:
    lines = (
        Line(when="player-pair", name="Pair"),
        Line(when="banker-pair", name="Pair"),
        Line(when="banker-pair", name="Pair"),
        Line(when="tie", name="loses"),
    )
    assert names_of(lines) == ("Pair", "Pair (Banker pair)", "Pair (Banker pair otherwise)", "loses (Tie)")


def test_a_name_given_three_times_over_is_numbered() -> None:
    lines = (Line(when="tie", name="Tie"),) * 3
    assert names_of(lines) == ("Tie", "Tie (Tie otherwise)", "Tie (3)")


def test_combined_bets_are_called_by_what_they_come_to() -> None:
    nets = (Fraction(19, 2), Fraction(0), Fraction(-1, 4), Fraction(-1))
    assert [name_of_net(net) for net in nets] == ["up 19/2", "stands off", "down 1/4", "loses"]
