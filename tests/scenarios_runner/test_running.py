"""A scenario holds only when all it says is so; otherwise it fails at the step, in its own words."""

import pytest

from sabot.scenario import Failed, Passed, read_feature, run
from tests.scenarios_runner.telling import (
    BANKER_SEVEN,
    BANKER_SIX,
    PLAYER_SEVEN,
    TIE_SIX,
    failure,
    holds,
    outcome,
)

ANN = "When Ann wagers $100 on banker"


def test_a_scenario_that_holds_passes_with_the_clauses_it_proves() -> None:
    told = outcome(ANN, BANKER_SIX, "Then Ann is paid $50 on banker [11.2.2; 5.8]")

    assert isinstance(told, Passed)
    assert [str(clause) for clause in told.clauses] == ["star-baccarat 11.2.2", "star-baccarat 5.8"]


def test_a_wrong_payment_fails_at_its_step() -> None:
    wrong = failure(ANN, BANKER_SIX, "Then Ann is paid $100 on banker [11.2.2]")

    assert wrong.line == 7
    assert wrong.step == "Then Ann is paid $100 on banker [11.2.2]"
    assert wrong.expected == "Ann is paid $100 on banker"
    assert wrong.got == "Ann is paid $50 on banker, and Ann's $100 on banker is returned"


def test_the_first_step_that_is_not_so_is_the_one_told() -> None:
    wrong = failure(BANKER_SIX, "Then the Player hand counts 4", "And the Banker hand counts 5")

    assert (wrong.line, wrong.expected, wrong.got) == (
        6,
        "the Player hand counts 4",
        "the Player hand counts 3",
    )


# Clauses ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "claim",
    [
        "Ann is paid $50 on banker",
        "banker pays 1 to 2",
        "banker nets 1/2",
        "Ann's $100 on banker is returned",
        "Ann's commission on banker is $0",
    ],
)
def test_the_clause_of_a_payment_must_be_the_one_the_engine_gives(claim: str) -> None:
    wrong = failure(ANN, BANKER_SIX, f"Then {claim} [11.1.3]")

    assert (wrong.expected, wrong.got) == ("by 11.1.3", "by 11.2.2")
    assert holds(ANN, BANKER_SIX, f"Then {claim} [11.2.2]")
    assert holds(ANN, BANKER_SIX, f"Then {claim}")


def test_another_documents_clause_alone_is_not_enough() -> None:
    wrong = failure(ANN, BANKER_SIX, "Then banker pays 1 to 2 [star-how-to-play-baccarat even-money-5]")

    assert wrong.expected == "by star-how-to-play-baccarat even-money-5"


def test_a_line_by_which_nothing_was_paid_may_not_stand_beside_the_right_one() -> None:
    wrong = failure(ANN, BANKER_SIX, "Then banker pays 1 to 2 [11.2.2; 11.1.3]")

    assert (wrong.expected, wrong.got) == ("by 11.1.3", "by 11.2.2")


def test_a_loss_and_a_stand_off_have_their_own_clauses() -> None:
    assert holds(
        ANN, PLAYER_SEVEN, "Then banker loses [5.1.2.2]", "And Ann's $100 on banker is collected [5.1.2.2]"
    )
    assert holds(
        ANN, TIE_SIX, "Then banker stands off [5.1.2.3]", "And Ann's $100 on banker is returned [5.1.2.3]"
    )
    assert failure(ANN, TIE_SIX, "Then banker stands off [5.1.2.2]").got == "by 5.1.2.3"


# Refusals --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ("When Ann wagers $5 on 1-1-2", "offers no bet '1-1-2'"),
        ("When the cards are KS 6H QH KD", "too few cards"),
        ("When the cards are 6S 6H KH KD 2C", "too many cards"),
        ("When the cards are KS 6H QH KD 3Z", "there is no card '3Z'"),
        ("When the cards for 2 areas are KS 6H QH KD 3C", "one Player hand, not 2"),
        ("Given the game is star-baccarat/baccarat with 5 decks", "3, 4, 6, 8 decks, not 5"),
        ("Given the option tie-pays is 5", "has no option 'tie-pays'"),
        ("Given the limits on banker are $50 to $25", "a minimum no more than the maximum"),
        ("Given the limits on 1-1-2 are $25 to $50", "offers no bet '1-1-2'"),
        ("Given Ann sits at place 10", "at most 9 places"),
        ("When Ann wagers $5 on banker at area 2", "one banker area to a place"),
        ("When Ann wagers $0 on banker", "a wager of 0 cents cannot be made"),
        ("When the results are BBX", "'X' at position 3"),
    ],
)
def test_what_the_table_does_not_do_is_a_refusal_with_its_reason(step: str, reason: str) -> None:
    assert holds(step, "Then it is refused")
    assert holds(step, f'Then it is refused because "{reason}"')


def test_an_unexpected_refusal_fails_at_the_step_that_was_refused() -> None:
    wrong = failure("When Ann wagers $5 on 1-1-2", BANKER_SIX, "Then the Player hand counts 3")

    assert wrong.line == 5
    assert wrong.expected == "the step is taken"
    assert "offers no bet '1-1-2'" in wrong.got


def test_a_claim_of_something_else_does_not_answer_a_refusal() -> None:
    assert failure("When Ann wagers $5 on 1-1-2", "Then 1-1-2 is not offered").line == 5


def test_a_refusal_that_did_not_come_fails() -> None:
    wrong = failure(BANKER_SIX, "Then it is refused")

    assert (wrong.line, wrong.got) == (6, "nothing was refused")


def test_a_refusal_is_answered_once() -> None:
    wrong = failure("When Ann wagers $5 on 1-1-2", "Then it is refused", "And it is refused")

    assert wrong.line == 7


def test_a_refusal_for_another_reason_fails() -> None:
    wrong = failure("When the cards are KS 6H QH KD", 'Then it is refused because "too many"')

    assert wrong.expected == 'it is refused because "too many"'
    assert wrong.got.startswith('it is refused because "too few cards: Player draws on 0')


def test_a_refused_step_leaves_no_trace() -> None:
    assert holds(
        ANN,
        "And Ben wagers $5 on 1-1-2",
        "Then it is refused",
        "When the cards are KS 6H QH KD",
        "Then it is refused",
        BANKER_SIX,
        "Then Ann is paid $50 on banker",
    )


# Slips of a scenario ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("steps", "because"),
    [
        (["Then the Player hand counts 3"], "no cards were dealt"),
        ([BANKER_SIX, "Then the money balances"], "no wager was made"),
        ([BANKER_SIX, "Then rounding costs the house $0"], "no wager was made"),
        ([ANN, BANKER_SIX, "Then Anna is paid $50 on banker"], "Anna has no wager on banker"),
        ([ANN, "Then Ann is paid $50 on banker"], "no cards were dealt"),
        ([BANKER_SIX, "Then the small road is RB"], "no results were given"),
        ([BANKER_SIX, "Then the Player hand is of order 3"], "hands have no order"),
        ([BANKER_SIX, "Then 1-1-2 loses"], "offers no bet '1-1-2'"),
        ([BANKER_SIX, "Then the Player hand counts 3 in area 2"], "no Player hand was dealt to area 2"),
    ],
)
def test_a_claim_about_what_has_not_come_to_pass_fails(steps: list[str], because: str) -> None:
    wrong = failure(*steps)

    assert wrong.line == 4 + len(steps)
    assert because in wrong.got


def test_a_step_that_needs_a_game_is_no_refusal_without_one() -> None:
    text = "Feature: F\n  Scenario: One\n    When the cards are KS\n    Then it is refused\n"
    (scenario,) = read_feature(text, "told.feature").scenarios
    told = run(scenario)

    assert isinstance(told, Failed)
    assert told.failure.line == 3
    assert "no game was chosen" in told.failure.got


# Several coups ---------------------------------------------------------------------------------------


def test_a_coup_after_a_coup_has_its_own_wagers() -> None:
    assert holds(
        ANN,
        BANKER_SIX,
        "Then Ann is paid $50 on banker",
        ANN,
        BANKER_SEVEN,
        "Then Ann is paid $100 on banker",
    )
    assert "Ann has no wager" in failure(ANN, BANKER_SIX, BANKER_SEVEN, "Then Ann is paid $100 on banker").got


def test_another_game_clears_the_layout_and_keeps_the_people_and_chips() -> None:
    assert holds(
        "Given Ann sits at place 1",
        "And chips of $25",
        ANN,
        "Given the game is star-baccarat/baccarat",
        "And Ben sits at place 1",
        'Then it is refused because "Ann sits at place 1"',
        "When Ann wagers $5 on banker",
        'Then it is refused because "cannot be made in chips"',
        "When the cards are 6S 7H KH KD",
        "Then banker pays 19 to 20",
    )
