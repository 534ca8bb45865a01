"""A table that the engine plays: each sentence about it says what its words say."""

import pytest

from sabot.engine.acts.act import ACTS
from sabot.engine.evolve import applied_events
from sabot.scenario.life.deeds import BY_BENT_PHRASE, bent
from sabot.scenario.life.happened import EVENTS
from sabot.views.deeds.phrases import PHRASES
from tests.scenarios_runner.telling import failure, holds, problem_with

STAR = "star-baccarat/baccarat"
OPEN = (
    f"Given a table of {STAR} is open",
    "Given Ann sits at place 1",
    "Given Ben sits at place 2",
    "Given Sue is a casino supervisor",
    "Given the shoe is ready",
)
WAGERED = (*OPEN, "When Ann wagers $100 on player", "When Ben wagers $100 on banker")
DEALT = (*WAGERED, "When the coup is dealt 9S 2H TH 5D")
"""Player 9, Banker 7, on four cards: Ann wins $100 at evens, and Ben loses his."""
SETTLED = (*DEALT, "When the dealer settles the wagers")
VOID = (*DEALT, "When the dealer reports a misdeal", "When Sue gives up the reconstruction")
PLAYED_OUT = (*OPEN, "When Ann wagers $25 on player on every coup until the shoe is empty")
HALF_DEALT = (*WAGERED, "When the cards 9S 2H TH are dealt face down")


@pytest.mark.parametrize(
    ("told", "true", "false"),
    [
        (OPEN, "the table is open", "the table is closing"),
        (OPEN, "no coup is open", "the coup is at wagering"),
        (WAGERED, "the coup is at wagering", "the coup is at dealing"),
        (DEALT, "the coup is at its result", "no coup is open"),
        (DEALT, "the coup stands", "the coup is void"),
        (VOID, "the coup is void", "the coup stands"),
        (DEALT, "the coup is not halted", "the coup is halted"),
        (DEALT, "the next coup takes wagers", "the next coup is a no bet coup"),
        (DEALT, "no card is kept for the next coup", "the next coup begins with 9S"),
        (WAGERED, "Ann has $100 on player", "Ann has $50 on player"),
        (WAGERED, "Ann has no wager on banker", "Ann has no wager on player"),
        (VOID, "no wager lies on the layout", "Ann has $100 on player"),
        (SETTLED, "the wager of Ann on player is won", "the wager of Ann on player is lost"),
        (DEALT, "the wager of Ann on player counts for $100", "the wager of Ann on player counts for $99"),
        (OPEN, "the limits on tie are now $25 to $10,000", "the limits on tie are now $5 to $10,000"),
        (OPEN, "Ann is at the table", "Ann is not at the table"),
        (OPEN, "Cai is not at the table", "Cai is at the table"),
        (OPEN, "Ben has place 2", "Ben has place 1"),
        (DEALT, "nobody holds the Player hand", "Ann holds the Player hand"),
        # 416 cards of 8 decks, one of them burned, and four dealt.
        (DEALT, "411 cards are left in the shoe", "412 cards are left in the shoe"),
        (SETTLED, "1 card is in the discard rack", "5 cards are in the discard rack"),
        (PLAYED_OUT, "0 cards are left in the shoe", "1 card is left in the shoe"),
        (PLAYED_OUT, "the coup is at dealing", "the coup is at its result"),
        (OPEN, "nothing is due for the shoe", "a shuffle is due"),
        (OPEN, "nothing is due for the shoe", "a check of the cards is due"),
        (OPEN, "nothing is due for the shoe", "a replacement of the cards is due"),
        (
            (*DEALT, "When the dealer comes to the cutting card"),
            "the shoe has 1 more coup",
            "the shoe has 2 more coups",
        ),
        (OPEN, "a sign shows limits", "a sign shows variation"),
        (OPEN, "no sign shows odds", "no sign shows limits"),
        (
            OPEN,
            'the sign that shows limits says "Banker\'s Hand: $25 to $10,000"',
            'the sign that shows limits says "Banker\'s Hand: $25"',
        ),
        (OPEN, "no marker shows commission", "a marker shows commission"),
        (WAGERED, "Ann has $9,900 in chips", "Ann has $10,000 in chips"),
        (WAGERED, "Ann has $0 in tokens", "Ann has $1 in tokens"),
        (SETTLED, "Ann owes $0 in commission", "Ann owes $5 in commission"),
        (SETTLED, "Ann owes the house $0", "Ann owes the house $5"),
        (SETTLED, "the house owes Ann $0", "the house owes Ann $5"),
        (WAGERED, "the account layout stands at $200", "the account layout stands at $100"),
        (DEALT, "no money has moved", "the account layout stands at $0"),
        (SETTLED, "Ann has $10,100 in chips", "no money has moved"),
        (OPEN, "nobody must be told anything", "the surveillance must be told at once"),
        (OPEN, "nobody must be told anything", "the inspector has been told"),
        (OPEN, "nobody must be told anything", "the NICC must be told with the monthly report"),
        (SETTLED, 'the event "wager settled" is recorded', 'the event "coup voided" is recorded'),
        (SETTLED, 'the event "coup voided" is not recorded', 'the event "wager settled" is not recorded'),
        (
            SETTLED,
            'the event "wager settled" is recorded 2 times',
            'the event "wager settled" is recorded 1 times',
        ),
        (DEALT, "the dealer may settle the wagers", "the dealer may call for bets"),
        (DEALT, "Ann may not settle the wagers", "the dealer may not settle the wagers"),
        (
            WAGERED,
            'the dealer is prompted "Draw the first card: Player\'s first"',
            'the dealer is prompted "Draw the first card: Banker\'s first"',
        ),
        (HALF_DEALT, "Ann sees the Player hand as ?? ??", "Ann sees the Player hand as 9S TH"),
        (DEALT, "the display shows the Banker hand as 2H 5D", "the display shows the Banker hand as 2H"),
        (HALF_DEALT, 'nothing that Ann sees says "9S"', 'nothing that Ann sees says "player"'),
        (SETTLED, "Ann is paid $100 on player", "Ann is paid $95 on player"),
        (SETTLED, "Ben's $100 on banker is collected", "Ben's $100 on banker is returned"),
        (VOID, "Ben's $100 on banker is returned", "Ben's $100 on banker is collected"),
        (SETTLED, "rounding costs the house $0", "rounding costs the house $1"),
        (DEALT, "the Player hand is 9S TH", "the Player hand is TH 9S"),
        (DEALT, "the result is player", "the result is banker"),
        (DEALT, "player pays 1 to 1", "player loses"),
    ],
)
def test_what_may_be_said_of_a_table(told: tuple[str, ...], true: str, false: str) -> None:
    assert holds(*told, f"Then {true}", game=STAR)
    assert failure(*told, f"Then {false}", game=STAR).expected


@pytest.mark.parametrize(
    ("details", "got"),
    [
        (("| paid | $95 |", "| fate | won |"), "paid: $100; fate: won"),
        (("| wager | Ann's on player |", "| fate | lost |"), "wager: 1; fate: won"),
    ],
)
def test_an_event_is_told_as_it_is_where_it_is_not_as_expected(details: tuple[str, ...], got: str) -> None:
    failed = failure(*SETTLED, 'Then the event "wager settled" is recorded with:', *details, game=STAR)

    assert failed.got == f'the event "wager settled"; {got}'


def test_a_reversed_settlement_counts_for_nothing() -> None:
    """A coup void after it was paid: the winner is paid nothing, and the loser has his stake back."""
    again = (*SETTLED, "When the dealer reports a misdeal", "When Sue gives up the reconstruction")

    assert holds(*again, "Then Ann is paid $0 on player", "Then Ann's $100 on player is returned", game=STAR)
    assert holds(*again, "Then Ben's $100 on banker is returned", "Then the money balances", game=STAR)


def test_the_clause_of_a_refusal_must_be_the_one_the_table_gives() -> None:
    steps = (*DEALT, "When Ann wagers $100 on tie", "Then it is refused [5.4]")

    assert (failure(*steps, game=STAR).expected, failure(*steps, game=STAR).got) == ("by 5.4", "by 5.3")
    assert holds(*DEALT, "When Ann wagers $100 on tie", "Then it is refused [5.3; 5.4]", game=STAR)


def test_a_line_of_which_a_part_is_refused_has_not_happened() -> None:
    steps = (*WAGERED, "When the coup is dealt 9S 2H TH 3Z", "Then it is refused")

    assert holds(*steps, "Then the coup is at wagering", "Then 415 cards are left in the shoe", game=STAR)


def test_what_goes_without_saying() -> None:
    """A patron speaks of himself; staff say whom they speak of."""
    assert holds(*OPEN, "When Ann leaves the table", "Then Ann is not at the table", game=STAR)
    staff = failure(*OPEN, "When the dealer has a seat vacated", "Then Ann is at the table", game=STAR)
    assert staff.got == "to have a seat vacated it must be said in a table: patron"


def test_a_deed_without_a_detail_it_must_have_is_unreadable() -> None:
    assert problem_with(*OPEN, "When the dealer bring", "Then the table is open").startswith(
        "10: there is no such sentence: When the dealer bring; the nearest is: When {who} brings cards"
    )
    assert problem_with(*OPEN, "When the dealer brings cards", "Then the table is open") == (
        "10: to bring cards, a table must say: cards"
    )


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ("| cads | blue decks |", "'brings cards' has no detail 'cads'; did you mean 'cards'?"),
        ("| cards | blue |", "cards: 'blue' are no decks: write blue decks, or blue decks pre-shuffled by"),
        ("| cards | blue decks | x |", "a row of details has two cells: what it is, and what is said of it"),
        ("| cards | blue decks pre-shuffled by the factry |", "cards: 'factry' is none of casino, factory"),
    ],
)
def test_a_row_that_cannot_be_read_is_told_with_its_line(row: str, wrong: str) -> None:
    told = problem_with(*OPEN, "When the dealer brings cards with:", row, "Then the table is open")

    assert told.startswith(f"11: {wrong}")


@pytest.mark.parametrize(
    ("steps", "wrong"),
    [
        (("When the dealer settles the wagers:",), "a table of details follows a colon, and there is none"),
        (("When the dealer checks the cards", "| a | b |"), "a step with a table under it ends on a colon"),
        (("When the shoe is ready", "| a | b |"), "this sentence takes no table"),
        (('When the coup is dealt "x"',), "there is no such sentence"),
    ],
)
def test_a_table_stands_where_it_is_announced(steps: tuple[str, ...], wrong: str) -> None:
    assert wrong in problem_with(*OPEN, *steps, "Then the table is open")


def test_a_table_is_opened_as_it_is_stated() -> None:
    stated = (
        f"Given a table of {STAR} is open with:",
        "| decks | 6 |",
        "| chips | $5 and $25 |",
        "| limits | banker $5 to $500; differential $2,000 |",
        "| side bets | none |",
        "| float | 20 of $25 |",
    )
    assert holds(*stated, "Then the limits on banker are now $5 to $500", "Then tiger is offered", game=STAR)
    assert holds(*stated, "Then the account float stands at $500", game=STAR)
    assert holds(
        *stated,
        "Given Ann sits at place 1",
        "Given the shoe is ready",
        "When Ann wagers $7 on banker",
        "Then it is refused",
        game=STAR,
    )


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ("| deks | 6 |", "a table is not opened with 'deks'; did you mean 'decks'?"),
        ("| limits | bnaker $5 to $100 |", "limits: there is no bet 'bnaker'; did you mean 'banker'?"),
        ("| side bets | tigre |", "side bets: there is no bet 'tigre'; did you mean 'tiger'?"),
        ("| limits | $5 |", "limits: '$5' is no limit: write banker $25 to $10,000"),
        ("| device | shoe |", "device: 'shoe' is no device: write card shoe, scanning shoe or shuffling"),
        ("| low limit | perhaps |", "low limit: 'perhaps' is neither yes nor no"),
    ],
)
def test_a_row_of_an_opening_that_cannot_be_read_is_told_with_its_line(row: str, wrong: str) -> None:
    opened = f"Given a table of {STAR} is open with:"

    assert problem_with(opened, row, "Then no coup is open").startswith(f"6: {wrong}")


@pytest.mark.parametrize(
    ("paid", "then"),
    [("$5", "Ann owes the house $5"), ("-$25", "the house owes Ann $25")],
)
def test_what_was_paid_wrongly_is_owed_until_it_is_put_right(paid: str, then: str) -> None:
    wrong = (
        *SETTLED,
        "When the dealer reports a wrong payment with:",
        f"| cents | {paid} |",
        "| wager | Ann's on player |",
        "| enquiries | counted again |",
    )
    assert holds(*wrong, f"Then {then}", game=STAR)
    again = "When the dealer rectifies the wrong payment with the approval of Sue"
    assert failure(*wrong, again, f"Then {then}", game=STAR).got == then.replace(paid.strip("-"), "$0")


def test_a_table_that_the_book_does_not_allow_is_refused() -> None:
    steps = ("When the gaming manager opens a table of star-baccarat/baccarat with:", "| decks | 5 |")

    assert holds(*steps, "Then it is refused", game=STAR)


@pytest.mark.parametrize(
    "sentence",
    [
        "Given chips of $1",
        "Given the option tie-pays is 5",
        "Given the limits on banker are $1 to $2",
        "When the cards are 9S 2H TH 5D",
    ],
)
def test_what_belongs_to_single_coups_is_not_said_of_a_table_that_is_played(sentence: str) -> None:
    assert failure(*OPEN, sentence, "Then the table is open", game=STAR).step == sentence


def test_nothing_is_said_of_a_table_that_is_not_open() -> None:
    assert failure("Then the table is open").got.startswith("no table is open: begin with Given a table")


def test_whatever_can_be_done_at_a_table_can_be_told() -> None:
    assert set(PHRASES) == set(ACTS)
    assert len(set(PHRASES.values())) == len(PHRASES)
    assert len(BY_BENT_PHRASE) == len(PHRASES) - 1  # opening a table has a sentence of its own


def test_whatever_happens_at_a_table_can_be_told() -> None:
    assert set(EVENTS.values()) == set(applied_events())


@pytest.mark.parametrize(
    ("phrase", "in_the_third_person"),
    [
        ("call for bets", "calls for bets"),
        ("verify the cards", "verifies the cards"),
        ("buy chips", "buys chips"),
        ("have a seat vacated", "has a seat vacated"),
        ("say aloud", "says aloud"),
        ("discuss", "discusses"),
    ],
)
def test_a_phrase_bends_as_english_does(phrase: str, in_the_third_person: str) -> None:
    assert bent(phrase) == in_the_third_person
