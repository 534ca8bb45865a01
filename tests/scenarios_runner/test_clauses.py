"""Clauses in brackets: each must exist in the register of its document."""

import pytest

from sabot.scenario import read_feature
from tests.scenarios_runner.telling import BANKER_SIX, feature, holds, problem_with, problems

SAID = "Then the Player hand counts 3"


def cited(brackets: str) -> list[str]:
    (scenario,) = read_feature(feature(BANKER_SIX, f"{SAID} {brackets}"), "told.feature").scenarios
    return [str(clause) for clause in scenario.clauses]


def test_clauses_are_of_the_book_of_the_game_unless_another_is_named() -> None:
    assert cited(
        '[3.3.1; 1.1 "Tie"; star-how-to-play-baccarat tiger-5; crown-baccarat Table 3 "Banker"]'
    ) == [
        "star-baccarat 3.3.1",
        'star-baccarat 1.1 "Tie"',
        "star-how-to-play-baccarat tiger-5",
        'crown-baccarat Table 3 "Banker"',
    ]


def test_a_clause_named_twice_counts_once() -> None:
    assert cited("[3.3.1; 3.3.1]") == ["star-baccarat 3.3.1"]


def test_a_reading_of_the_book_may_be_cited() -> None:
    assert cited("[reading S-13]") == ["star-baccarat reading S-13"]


@pytest.mark.parametrize(
    ("brackets", "wrong"),
    [
        ("[11.2.7]", "star-baccarat has no clause 11.2.7; did you mean 11.2.3?"),
        ('[1.1 "Ties"]', 'star-baccarat has no clause 1.1 "Ties"; did you mean 1.1 "Tie"?'),
        ("[crown-baccarat 99]", "crown-baccarat has no clause 99"),
        (
            "[star-how-to-play-bacarat tiger-5]",
            "there is no document 'star-how-to-play-bacarat'; did you mean",
        ),
        ("[reading S-0]", "star-baccarat has no reading S-0"),
        ("[]", "[] lacks a clause"),
        ("[3.2;]", "[3.2;] lacks a clause"),
        ("[3.2", "clauses stand in one pair of square brackets at the end of the line"),
        ("3.2]", "clauses stand in one pair of square brackets at the end of the line"),
        ("[3.2] [3.3]", "clauses stand in one pair of square brackets at the end of the line"),
    ],
)
def test_a_clause_that_is_not_there_makes_the_file_unreadable(brackets: str, wrong: str) -> None:
    found = problem_with(BANKER_SIX, f"{SAID} {brackets}")

    assert found.startswith("6: ")
    assert wrong in found


def test_without_a_game_a_clause_needs_its_document() -> None:
    told = "Feature: F\n  Scenario: One\n    When the results are BB\n    Then the small road is empty {}\n"

    assert problems(told.format("[2.2]")) == [
        "4: '2.2' is a clause of no book: say first which game it is, or name the book before it"
    ]
    assert problems(told.format("[star-baccarat 2.2]")) == []


def test_a_step_before_the_game_may_cite_the_book_of_the_game() -> None:
    assert problems(
        """
        Feature: F
          Scenario: One
            Given chips of $5 [5.8]
            And the game is star-baccarat/baccarat with 4 decks
            Then tiger is not offered
        """
    ) == []  # fmt: skip


def test_after_another_game_clauses_are_of_its_book() -> None:
    assert holds(
        "Given the game is crown-baccarat/traditional",
        "When Ann wagers $100 on banker",
        BANKER_SIX,
        'Then Ann is paid $95 on banker [Table 3 "Banker"; star-baccarat 11.1.3]',
    )


def test_brackets_inside_quoted_text_are_words() -> None:
    assert holds("When the cards are KS", 'Then it is refused because "cards" [3.6]')
    assert problems(feature("When the cards are KS", 'Then it is refused because "[3.6] a"')) == []
