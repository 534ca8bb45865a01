"""Outlines, rules, backgrounds and tags."""

from textwrap import dedent

from sabot.scenario import Failed, Passed, read_feature, run
from tests.scenarios_runner.telling import problems, scenarios

OUTLINE = """
    Scenario Outline: Banker with {title}
      When Ann wagers $100 on banker
      And the cards are <cards>
      Then Ann is paid <paid> on banker [<clause>]

      Examples:
        | paid | cards          | clause |
        | $50  | 6S 6H 5H KD TC | 11.2.2 |
        | $100 | 6S 7H KH KD    | 11.2.2 |
"""


def test_each_row_of_an_outline_is_a_scenario_where_the_row_stands() -> None:
    text = scenarios(OUTLINE.replace("6S 6H 5H KD TC", "KS 6H QH KD 3C").format(title="six or more"))

    told = read_feature(text, "told.feature").scenarios

    assert [one.name for one in told] == [
        "Banker with six or more (paid: $50, cards: KS 6H QH KD 3C, clause: 11.2.2)",
        "Banker with six or more (paid: $100, cards: 6S 7H KH KD, clause: 11.2.2)",
    ]
    assert {one.title for one in told} == {"Banker with six or more"}
    assert [one.line for one in told] == [13, 14]
    assert all(isinstance(run(one), Passed) for one in told)


def test_a_name_with_a_gap_is_filled_in() -> None:
    text = scenarios(OUTLINE.replace("6S 6H 5H KD TC", "KS 6H QH KD 3C").format(title="<paid>"))

    assert [one.name for one in read_feature(text, "f").scenarios] == ["Banker with $50", "Banker with $100"]


def test_a_row_that_does_not_hold_fails_alone_and_names_its_own_line() -> None:
    text = scenarios(OUTLINE.replace("6S 6H 5H KD TC", "6S 8H KH KD").format(title="<paid>"))

    first, second = (run(one) for one in read_feature(text, "f").scenarios)

    assert isinstance(first, Failed)
    assert (first.line, first.failure.line) == (13, 9)
    assert first.failure.expected == "Ann is paid $50 on banker"
    assert isinstance(second, Passed)


def test_what_cannot_be_read_in_a_row_names_the_step_and_the_row() -> None:
    assert problems(scenarios(OUTLINE.replace("$50 ", "$5O ").format(title="<paid>"))) == [
        "9: '$5O' is not an amount of money: write it as $5, $12.50 or $1,234 (with the row on line 13)"
    ]


def test_a_column_must_exist_and_be_used() -> None:
    found = problems(scenarios(OUTLINE.replace("<cards>", "<card>").format(title="six")))

    assert "8: the examples have no column <card>; did you mean <cards>?" in found
    assert "11: nothing uses the column <cards>" in found


def test_a_column_in_the_name_must_exist_too() -> None:
    assert problems(scenarios(OUTLINE.format(title="<pay>"))) == [
        "6: the examples have no column <pay>; did you mean <paid>?"
    ]


def test_two_columns_of_one_name_are_refused() -> None:
    text = scenarios(OUTLINE.replace("| clause |", "| cards  |").format(title="six"))

    assert "11: the examples have two columns <cards>" in problems(text)


def test_two_equal_rows_are_refused() -> None:
    text = OUTLINE.replace("| $50  | 6S 6H 5H KD TC |", "| $100 | 6S 7H KH KD    |").format(title="seven")

    assert problems(scenarios(text)) == [
        "14: line 13 already has a scenario named "
        "'Banker with seven (paid: $100, cards: 6S 7H KH KD, clause: 11.2.2)'"
    ]


def test_rows_of_unequal_length_are_refused() -> None:
    text = scenarios(OUTLINE.replace("6S 7H KH KD    | 11.2.2 |", "6S 7H KH KD |").format(title="six"))

    assert problems(text) == ["14: inconsistent cell count within the table"]


def test_an_outline_without_examples_is_refused() -> None:
    steps = "\n  When the cards are 6S 7H KH KD\n  Then the money balances\n"

    assert problems(scenarios(f"Scenario Outline: One{steps}")) == ["5: an outline needs a table of Examples"]
    assert problems(scenarios(f"Scenario Outline: One{steps}\n  Examples:\n")) == [
        "9: the examples have no rows"
    ]


TAGGED = """
    @whole
    Feature: Told
      Background:
        Given the game is star-baccarat/even-money

      @first
      Rule: Every rule has its own background
        Background:
          When the cards are KS 6H QH KD 3C

        @one
        Scenario: Six
          Then the Banker hand counts 6

      Rule: Which another rule has not
        @two
        Scenario Outline: Seven
          When the cards are <cards>
          Then the Banker hand counts 7

          @rows
          Examples:
            | cards       |
            | 6S 7H KH KD |
"""


def test_rules_have_backgrounds_of_their_own_and_tags_go_down() -> None:
    six, seven = read_feature(dedent(TAGGED), "told.feature").scenarios

    assert isinstance(run(six), Passed)
    assert isinstance(run(seven), Passed)
    assert six.tags == ("whole", "first", "one")
    assert seven.tags == ("whole", "two", "rows")
