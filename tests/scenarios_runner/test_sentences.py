"""Each sentence says what its words say: it holds when they are true and fails when they are not."""

from fractions import Fraction

import pytest

from sabot.scenario import VOCABULARY
from sabot.scenario.judgement import Judgement
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Chapter, Vocabulary, VocabularyError
from sabot.scenario.slots import Money
from tests.scenarios_runner.telling import (
    BANKER_SEVEN,
    BANKER_SIX,
    PLAYER_SEVEN,
    TIE_SIX,
    failure,
    holds,
)

CROWN = "crown-baccarat/traditional"
THREE = "star-three-card-baccarat/even-money"
TWO_AREAS = "When the cards for 2 areas are 2S 9H KH 2D 2H QC 2C 9C JS"


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("the Player hand is KS QH 3C", "the Player hand is KS 3C QH"),
        ("the Banker hand is 6H KD", "the Banker hand is 6H KD 3C"),
        ("the Player hand counts 3", "the Player hand counts 6"),
        ("the Banker hand counts 6", "the Banker hand counts 3"),
        ("the Player hand draws", "the Player hand stands"),
        ("the Banker hand stands", "the Banker hand draws"),
        ("the result is banker", "the result is a tie"),
        ("banker pays 1 to 2", "banker pays 1 to 1"),
        ("banker pays 1 to 2", "banker pays 1 to 2 less 5% commission"),
        ("player loses", "player stands off"),
        ("tie loses", "tie pays 8 to 1"),
        ("banker nets 1/2", "banker nets 1"),
        ("player nets -1", "player nets 0"),
        ("tiger pays 12 to 1", "tiger loses"),
        ("tiger is offered", "tiger is not offered"),
        ("1-1-2 is not offered", "1-1-2 is offered"),
        (
            'it is said "Banker stands: 6 against a Player third card of 3 (9.4)"',
            'it is said "Banker stands: 6 against a Player third card of 3"',
        ),
    ],
)
def test_what_may_be_said_of_a_banker_six(true: str, false: str) -> None:
    assert holds(BANKER_SIX, f"Then {true}")
    assert failure(BANKER_SIX, f"Then {false}").expected == false


def test_an_explanation_that_is_not_given_is_answered_with_the_nearest() -> None:
    wrong = failure(BANKER_SIX, 'Then it is said "Banker draws: 6 against a Player third card of 3 (9.4)"')

    assert wrong.got == (
        'nothing nearer is said than "Banker stands: 6 against a Player third card of 3 (9.4)"'
    )


def test_quotation_marks_may_stand_inside_quoted_text() -> None:
    assert holds(TIE_SIX, 'Then it is said "Tie on 6 (1.1 "Tie")" [1.1 "Tie"]')


def test_cards_may_be_written_with_a_ten_and_in_small_letters() -> None:
    assert holds("When the cards are 6s 7h 10H kD", "Then the Player hand is 6S TH")


# Money -----------------------------------------------------------------------------------------------


def test_chips_round_a_payment_up_and_the_house_bears_it() -> None:
    dealt = ["Given chips of $1, $5 and $25", "When Ann wagers $25 on banker", BANKER_SIX]

    assert holds(*dealt, "Then Ann is paid $13 on banker", "And rounding costs the house $0.50")
    assert failure(*dealt, "Then rounding costs the house $0").got == "rounding costs the house $0.50"
    assert holds("When Ann wagers $25 on banker", BANKER_SIX, "Then Ann is paid $12.50 on banker")


def test_rounding_has_the_clause_of_the_book() -> None:
    dealt = ["Given chips of $1", "When Ann wagers $25 on banker", BANKER_SIX]

    assert holds(*dealt, "Then rounding costs the house $0.50 [5.8]")
    assert failure(*dealt, "Then rounding costs the house $0.50 [5.7]").got == "by 5.8"


def test_a_stake_that_chips_cannot_make_is_refused() -> None:
    assert holds(
        "Given chips of $5", "When Ann wagers $7 on banker", 'Then it is refused because "700 cents"'
    )


def test_chips_put_on_the_same_bet_are_one_wager() -> None:
    dealt = ["When Ann wagers $100 on banker", "And Ann wagers $20.50 on banker", PLAYER_SEVEN]

    assert holds(*dealt, "Then Ann's $120.50 on banker is collected")


def test_commission_is_kept_from_the_winnings() -> None:
    dealt = ["When Ann wagers $100 on banker", BANKER_SIX]

    assert holds(
        *dealt,
        "Then banker pays 1 to 1 less 5% commission",
        "And Ann is paid $95 on banker",
        'And Ann\'s commission on banker is $5 [Table 3 "Banker"]',
        "And the money balances",
        game=CROWN,
    )
    wrong = failure(*dealt, "Then Ann's commission on banker is $4", game=CROWN)
    assert wrong.got == "Ann's commission on banker is $5"


def test_a_combined_wager_nets_what_its_parts_come_to() -> None:
    dealt = ["When Ann wagers $4 on 1-1-2", BANKER_SIX]

    assert holds(*dealt, "Then 1-1-2 nets -1", "And Ann's $4 on 1-1-2 is collected", game=CROWN)
    assert failure(*dealt, "Then 1-1-2 pays 1 to 1", game=CROWN).got == (
        "1-1-2 nets -1, each of its parts settling alone"
    )
    assert holds(
        "Given chips of $1",
        "When Ann wagers $5 on 1-1-2",
        'Then it is refused because "does not split"',
        game=CROWN,
    )


def test_a_percentage_is_paid_as_the_option_says() -> None:
    told = ["Given the option tie-pays is 5", "When Ann wagers $100 on player", TIE_SIX]

    assert holds(
        *told,
        "Then player pays 5% of the wager",
        "And Ann is paid $5 on player",
        game="star-premium-baccarat/tie",
    )
    assert failure(*told, "Then player pays 5 to 100", game="star-premium-baccarat/tie").got == (
        "player pays 5% of the wager"
    )


# Limits ----------------------------------------------------------------------------------------------

LIMITS = "Given the limits on banker are $25 to $10,000"


def test_star_settles_a_wager_over_the_maximum_to_the_maximum() -> None:
    wagered = [LIMITS, "When Ann wagers $15,000 on banker"]

    assert holds(*wagered, BANKER_SEVEN, "Then Ann is paid $10,000 on banker [6.5]", "And the money balances")
    assert holds(
        *wagered,
        PLAYER_SEVEN,
        "Then Ann's $10,000 on banker is collected [6.5; 5.1.2.2]",
        "And Ann's $5,000 on banker is returned [6.5]",
        "And the money balances",
    )
    assert failure(*wagered, BANKER_SEVEN, "Then Ann is paid $15,000 on banker").got == (
        "Ann is paid $10,000 on banker, and Ann's $15,000 on banker is returned"
    )
    assert failure(*wagered, BANKER_SEVEN, "Then Ann is paid $10,000 on banker [6.4]").got == "by 11.2.2, 6.5"


def test_premium_takes_a_wager_over_the_maximum_as_it_is() -> None:
    assert holds(
        LIMITS,
        "When Ann wagers $15,000 on banker",
        BANKER_SEVEN,
        "Then Ann is paid $15,000 on banker [6.3]",
        game="star-premium-baccarat/even-money",
    )


def test_crown_voids_a_wager_under_the_approved_minimum_only() -> None:
    approved = [LIMITS, "And the approved minimum on banker is $5"]

    assert holds(
        *approved,
        "When Ann wagers $4 on banker",
        "And Ben wagers $5 on banker",
        PLAYER_SEVEN,
        "Then Ann's $4 on banker is returned [7.2.2]",
        "And Ben's $5 on banker is collected [7.2.3]",
        "And the money balances",
        game=CROWN,
    )
    wrong = failure(
        *approved,
        "When Ann wagers $4 on banker",
        PLAYER_SEVEN,
        "Then Ann's $4 on banker is collected",
        game=CROWN,
    )
    assert wrong.got == "Ann's $4 on banker is returned"


# Three Card Baccarat ---------------------------------------------------------------------------------


def test_hands_go_to_the_areas_with_wagers_in_their_order() -> None:
    assert holds(
        "When Ann wagers $10 on player at area 1",
        "And Ben wagers $20 on player at area 4",
        TWO_AREAS,
        "Then the Player hand is 2S 2D 2C in area 1",
        "And the Player hand counts 6",
        "And the Player hand is of order 13 in area 1",
        "And the Player hand is 9H 2H 9C in area 4",
        "And the Banker hand is of order 1",
        "And the result is banker in area 4",
        "And player loses in area 4",
        "And Ben's $20 on player at area 4 is collected",
        "And three-pictures pays 70 to 1",
        game=THREE,
    )


def test_hands_go_to_the_first_areas_where_no_wagers_say_which() -> None:
    assert holds(TWO_AREAS, "Then the Player hand is 9H 2H 9C in area 2", game=THREE)


def test_a_wager_on_an_area_that_was_dealt_no_hand_refuses_the_cards() -> None:
    assert holds(
        "When Ann wagers $10 on player at area 4",
        TWO_AREAS,
        'Then it is refused because "which no Player hand was dealt to (8.1)"',
        game=THREE,
    )


def test_the_banker_hand_is_dealt_alone_only_when_no_wager_is_on_a_player_hand() -> None:
    alone = "When the cards for the Banker alone are KH QH JH"

    assert holds(
        "When Ann wagers $10 on point-total-0",
        alone,
        "Then the Banker hand is KH QH JH [8.2]",
        "And Ann is paid $80 on point-total-0",
        game=THREE,
    )
    assert holds("When Ann wagers $10 on player", alone, 'Then it is refused because "(8.2)"', game=THREE)
    assert failure(alone, "Then the Player hand counts 3", game=THREE).got == "no Player hand was dealt"
    assert failure(alone, "Then the result is banker", game=THREE).got == (
        "no Player hand was dealt, so nobody won"
    )
    assert failure(alone, "Then the Banker hand draws", game=THREE).got.startswith(
        "every hand has three cards"
    )


# Roads -----------------------------------------------------------------------------------------------


def test_roads_are_drawn_from_results() -> None:
    assert holds(
        "When the results are BBPPPPP",
        "Then the big eye boy is RBRR",
        "And the small road is empty",
        "And the cockroach road is empty",
    )
    wrong = failure("When the results are BBPPPPP", "Then the big eye boy is empty")
    assert (wrong.expected, wrong.got) == ("the big eye boy is empty", "the big eye boy is RBRR")


# People ----------------------------------------------------------------------------------------------


def test_a_role_is_called_by_its_name_or_its_key() -> None:
    staff = ["Given Ben is a casino supervisor", "And Col is an inspector", "And Dan is a casino-supervisor"]

    assert holds(*staff, BANKER_SIX, "Then player loses")


# The vocabulary itself -------------------------------------------------------------------------------


def test_every_sentence_is_the_first_reading_of_its_own_example() -> None:
    for sentence in VOCABULARY:
        assert VOCABULARY.reading(sentence.wording.example)[0][0] is sentence


def test_a_gap_must_be_a_parameter_and_a_parameter_a_gap() -> None:
    chapter = Chapter("Planted")

    def say(scene: Scene, money: Money) -> Judgement:
        raise NotImplementedError

    with pytest.raises(VocabularyError, match="the gaps of"):
        chapter.then("it costs {cents}")(say)
    with pytest.raises(VocabularyError, match="the gaps of"):
        chapter.then("it costs")(say)


def test_a_gap_that_nothing_reads_is_refused() -> None:
    def say(scene: Scene, part: Fraction) -> Judgement:
        raise NotImplementedError

    with pytest.raises(VocabularyError, match="nothing reads a gap of type"):
        Chapter("Planted").then("it costs {part}")(say)


def test_one_sentence_has_one_meaning() -> None:
    one, two = Chapter("One"), Chapter("Two")

    def say(scene: Scene) -> Judgement:
        raise NotImplementedError

    one.then("it costs")(say)
    two.then("it costs")(say)
    with pytest.raises(VocabularyError, match="registered twice"):
        Vocabulary([one, two])
