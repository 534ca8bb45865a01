"""A file that is not quite a scenario file is refused, with the line and what would be right."""

import pytest

from sabot.scenario import ScenarioError, read_feature
from tests.scenarios_runner.telling import BANKER_SIX, feature, problem_with, problems, scenarios

GAME = "Given the game is star-baccarat/even-money"
HOLDS = "Then the Player hand counts 3"


def test_an_unknown_sentence_is_refused_with_the_nearest_one() -> None:
    assert problem_with("When Ann bets $100 on banker", HOLDS) == (
        "5: there is no such sentence: When Ann bets $100 on banker; "
        "the nearest is: When {person} wagers {money} on {bet}( at area {area})"
        "( with the approval of {approver})"
    )


@pytest.mark.parametrize("amount", ["$1,00", "$5.5", "5", "$-5", "$1.234", "€5", "$", "$1,2345"])
def test_bad_money_is_refused(amount: str) -> None:
    assert problem_with(f"When Ann wagers {amount} on banker", BANKER_SIX, HOLDS) == (
        f"5: {amount!r} is not an amount of money: write it as $5, $12.50 or $1,234"
    )


@pytest.mark.parametrize(
    ("step", "wrong"),
    [
        ("When Ann wagers $5 on bankr", "there is no bet 'bankr'; did you mean 'banker'?"),
        ("Given ann sits at place 1", "'ann' is not a person's name: write one word with a capital"),
        ("Given Ann sits at place 0", "0 is out of range: it must be 1 or more"),
        ("Given Ann sits at place one", "'one' is not a whole number"),
        ("Given Ann is a casino supervisr", "no role 'casino supervisr'; did you mean 'casino supervisor'?"),
        ("Given the option tie-pay is 5", "there is no option 'tie-pay'; did you mean 'tie-pays'?"),
        ("Given chips of $1 and 25c", "'25c' is not an amount of money: write it as $5, $12.50 or $1,234"),
        ("Then the Player hand counts 10", "10 is out of range: it must be 0 to 9"),
        ("Then the Player hand is of order 32", "32 is out of range: it must be 1 to 31"),
        ("Then the Bank hand draws", "'Bank' is none of Player, Banker"),
        ("Then the result is Banker", "'Banker' is none of banker, player, a tie"),
        ("Then banker nets half", "'half' is not a fraction of the stake: write it as 1/2, 12 or -1"),
        ("Then the big eye boy is RBX", "'RBX' is not a road: write R for a red mark and B for a blue one"),
        ("Given the game is star-baccarat/even-mony", "did you mean star-baccarat/even-money?"),
        ("Given the game is star-bacarat/even-money", "did you mean star-baccarat?"),
    ],
)  # fmt: skip
def test_what_cannot_stand_in_a_gap_is_told_with_what_can(step: str, wrong: str) -> None:
    assert any(
        found.startswith("5: ") and wrong in found for found in problems(feature(step, BANKER_SIX, HOLDS))
    )


def test_a_hand_that_is_claimed_must_be_made_of_cards() -> None:
    assert problem_with("Then the Player hand is KS QX").startswith("5: there is no card 'QX'")


@pytest.mark.parametrize(
    "odds", ["19-20", "19 to 0", "1 to 1 less 5 commission", "5 of the wager", "x to y", "half the wager"]
)
def test_odds_are_written_as_the_rule_books_print_them(odds: str) -> None:
    assert f"'{odds}' are not odds" in problem_with(f"Then banker pays {odds}")


def test_every_problem_of_a_file_is_told_at_once() -> None:
    found = problems(feature("When Ann wagers $x on bankr", "And Ben wagers $5 on bankr", "Then nothing"))

    assert [line.partition(":")[0] for line in found] == ["5", "6", "7"]


def test_the_message_names_the_file_and_the_line() -> None:
    with pytest.raises(ScenarioError) as refused:
        read_feature(feature("When the cards fell", HOLDS), "limits.feature")

    assert str(refused.value).startswith("limits.feature:5: there is no such sentence")


def test_an_empty_file_is_refused() -> None:
    assert problems("") == ["0: the file is empty: it must begin with Feature: and a name"]
    assert problems("# to be written\n") == ["0: the file is empty: it must begin with Feature: and a name"]


def test_a_feature_without_a_scenario_is_refused() -> None:
    assert problems("Feature: Nothing yet\n") == ["1: the file has no scenario"]
    assert problems(scenarios("Rule: Nothing yet")) == ["5: the rule has no scenario"]


def test_a_scenario_without_a_then_is_refused() -> None:
    assert problems(scenarios(f"Scenario: One\n  {BANKER_SIX}")) == [
        "5: the scenario proves nothing: it has no Then"
    ]


def test_a_scenario_that_goes_on_after_its_last_then_is_refused() -> None:
    assert problem_with(BANKER_SIX, HOLDS, "When the cards are 6S 7H KH KD") == (
        "7: the scenario ends without saying what then is so"
    )


def test_a_then_that_says_nothing_is_refused() -> None:
    assert problem_with("Then the cards are KS 6H QH KD 3C") == (
        "5: this says nothing that could be wrong: it follows When, not Then"
    )


def test_a_claim_is_not_given() -> None:
    assert problem_with("Given the Player hand counts 3", BANKER_SIX, HOLDS) == (
        "5: this says what then is so: it follows Then, not Given"
    )


def test_the_table_is_not_set_by_what_happens() -> None:
    assert (
        problem_with("When chips of $5", BANKER_SIX, HOLDS)
        == "5: this sets the table: it follows Given, not When"
    )


def test_a_scenario_without_steps_is_refused() -> None:
    assert problems(scenarios("Scenario: One")) == ["5: the scenario has no steps"]


def test_two_scenarios_of_one_name_are_refused() -> None:
    one = f"Scenario: One\n  {BANKER_SIX}\n  {HOLDS}\n"

    assert problems(scenarios(one + one)) == ["8: line 5 already has a scenario named 'One'"]


def test_names_are_asked_for() -> None:
    assert problems(f"Feature:\n  Scenario:\n    {GAME}\n    {BANKER_SIX}\n    {HOLDS}\n") == [
        "1: the feature has no name",
        "2: the scenario has no name",
    ]


def test_a_table_and_a_block_of_text_are_refused() -> None:
    table = problems(feature(BANKER_SIX, "  | KS | 6H |", HOLDS))
    block = problems(feature(BANKER_SIX, '  """', "  KS 6H", '  """', HOLDS))

    assert table == ["6: this sentence takes no table"]
    assert block == ["6: no sentence takes a block of text"]


def test_a_misspelt_keyword_among_the_steps_is_refused() -> None:
    assert problem_with(BANKER_SIX, "Thn player loses", HOLDS) == (
        "6: 'Thn player loses' cannot stand here: a step begins with Given, When, Then, And or But"
    )


@pytest.mark.parametrize("keyword", ["Gven", "given", "Given:"])
def test_a_misspelt_keyword_before_the_first_step_is_not_taken_for_prose(keyword: str) -> None:
    text = scenarios(f"Scenario: One\n  {keyword} chips of $25\n  {BANKER_SIX}\n  {HOLDS}\n")

    assert problems(text) == [
        f"6: this reads like a step, but {keyword!r} is not Given, When, Then, And or But"
    ]


def test_prose_under_a_heading_is_left_alone() -> None:
    assert problems(scenarios(f"Scenario: One\n  The dealer wins.\n\n  {BANKER_SIX}\n  {HOLDS}\n")) == []


def test_and_needs_a_step_before_it() -> None:
    assert problems(scenarios(f"Scenario: One\n  And the cards are KS 6H QH KD 3C\n  {HOLDS}\n")) == [
        "6: And goes on with the step before it, and there is none here",
    ]


def test_a_background_claims_nothing() -> None:
    background = f"  Background:\n    {GAME}\n    {BANKER_SIX}\n    {HOLDS}\n"

    assert problems(f"Feature: F\n{background}  Scenario: One\n    {HOLDS}\n") == [
        "5: a background says what is given and what happens; Then belongs in a scenario"
    ]


def test_an_empty_background_is_refused() -> None:
    scenario = f"  Scenario: One\n    {GAME}\n    {BANKER_SIX}\n    {HOLDS}\n"

    assert problems(f"Feature: F\n  Background:\n\n{scenario}") == ["2: the background has no steps"]


def test_other_languages_are_refused() -> None:
    french = ["Fonctionnalité: F", "Scénario: Un", f"Quand {BANKER_SIX[5:]}", f"Alors {HOLDS[5:]}"]

    assert problems("\n".join(["# language: fr", *french])) == [
        "2: the keywords of a scenario file are English: leave out '# language:'"
    ]
    assert problems("# language: xx\nFeature: F\n") == ["1: Language not supported: xx"]


def test_a_text_cut_short_is_refused() -> None:
    assert problems('Feature: F\n  Scenario: One\n    When the cards are KS\n      """\n') == [
        "5: the file ends too soon"
    ]


def test_an_asterisk_is_a_step_that_goes_on() -> None:
    assert problems(feature(BANKER_SIX, HOLDS, "* the Banker hand counts 6")) == []


def test_a_game_that_is_not_there_and_a_bracket_that_is_not_closed_are_both_told() -> None:
    steps = ["Given chips of $5 [5.8", "And the game is star-baccarat/punto", HOLDS]

    brackets, game = problems("\n".join(["Feature: F", "Scenario: One", *steps]))

    assert brackets.startswith("3: clauses stand in one pair of square brackets")
    assert game.startswith("4: star-baccarat has no game 'punto': it has baccarat, even-money")


def test_a_role_needs_a_game_to_be_of() -> None:
    text = f"Feature: F\n  Scenario: One\n    Given Ben is a dealer\n    {BANKER_SIX}\n    {HOLDS}\n"

    assert problems(text) == ["3: a person has a role in a rule book: say first which game it is"]
