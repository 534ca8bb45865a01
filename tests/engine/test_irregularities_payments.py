"""Money paid wrongly, or by the rules of another game. ST-20, ST-29 to ST-33, PR-19, TC-06."""

from datetime import UTC, datetime

import pytest

from sabot.engine.commands.irregularities.money import (
    RecordAttempt,
    RectifyMispayment,
    ReportMispayment,
    ReportWrongGame,
)
from sabot.engine.commands.people import Leave
from sabot.engine.commands.settling import ClearCards, Settle
from sabot.engine.events.irregularities.money import (
    AttemptRecorded,
    Mispaid,
    MispaymentRectified,
)
from sabot.engine.events.settling import WagerSettled
from sabot.engine.state import Mispayment
from tests.engine.irregular import (
    CROWN,
    PLAYER_WINS,
    PREMIUM,
    STAKE,
    STAR,
    THREE_CARD,
    fates,
    limbs,
    posted,
    supervisor,
    told,
    with_wagers,
)
from tests.engine.sigma import Watched


def wrong(table: Watched) -> Mispayment:
    """The one thing that was paid wrongly."""
    (found,) = table.state.mispayments.values()
    return found


def paid(book: str = STAR, cents: int = 500, **facts: object) -> tuple[Watched, int]:
    """Ann's winning wager was paid so much too much."""
    table, ann, _ = with_wagers(book)
    table.deal(PLAYER_WINS)
    table.done(Settle)
    details = {"cents": cents, "wager": ann, "enquiries": "the chips were counted again", **facts}
    table.done(ReportMispayment, None, **details)
    return table, ann


# ST-29, ST-32


@pytest.mark.clauses(STAR, "12.18", "12.18.1", "12.18.2", "12.20.1.2")
def test_12_18_an_overpayment_is_recorded_and_put_right_to_the_cent_by_new_entries() -> None:
    table, ann = paid(cents=500)
    (mispaid,) = [event for event in table.events if isinstance(event, Mispaid)]
    assert (mispaid.rule, mispaid.enquiries) == ("12.18", "the chips were counted again")
    assert table.chips("ann") == 1_010_500  # what he really has
    assert table.state.accounts["receivable:ann"] == 500
    number = mispaid.mispayment
    assert table.refused(RectifyMispayment, mispayment=number).rule == "12.18"  # one person alone
    events = table.done(RectifyMispayment, mispayment=number, approver=supervisor(table))
    (rectified,) = [event for event in events if isinstance(event, MispaymentRectified)]
    assert table.events[rectified.reverses - 1] is mispaid
    assert posted([rectified]) == {account: -cents for account, cents in posted([mispaid]).items()}
    assert (table.chips("ann"), table.state.accounts["receivable:ann"]) == (1_010_000, 0)
    (settled,) = [e for e in table.events if isinstance(e, WagerSettled) and e.wager == ann]
    assert settled.paid == STAKE  # the first entry is left alone
    assert (
        table.refused(RectifyMispayment, mispayment=number).reason
        == "no wrong payment is still to be put right"
    )


@pytest.mark.clauses(STAR, "12.18", "12.20.1.1")
def test_12_18_an_underpayment_is_reimbursed() -> None:
    table, _ = paid(cents=-2_500)
    assert (table.chips("ann"), table.state.accounts["payable:ann"]) == (1_007_500, 2_500)
    table.done(RectifyMispayment, mispayment=wrong(table).id, approver=supervisor(table))
    assert (table.chips("ann"), table.state.accounts["payable:ann"]) == (1_010_000, 0)


@pytest.mark.clauses(STAR, "12.18")
@pytest.mark.parametrize("of", ["cash-change", "colour-change"])
def test_12_18_cash_and_colour_changed_wrongly_too(of: str) -> None:
    table, _, _ = with_wagers()
    table.done(ReportMispayment, of=of, patron="ben", cents=10_000, enquiries="the drop was counted")
    assert wrong(table).of == of
    table.done(RectifyMispayment, mispayment=wrong(table).id, approver=supervisor(table))
    assert table.chips("ben") == 990_000  # what he had with 100 dollars on the layout


# ST-30, ST-32


@pytest.mark.clauses(STAR, "12.20.1", "12.18.2")
def test_12_18_2_what_is_not_put_right_stays_owed_with_every_attempt_on_record() -> None:
    table, _ = paid(cents=500)
    attempts = (("contact", "no answer"), ("request", "a letter"), ("tell-regulator", "told the NICC"))
    for attempt, outcome in attempts:
        events = table.done(RecordAttempt, mispayment=wrong(table).id, attempt=attempt, outcome=outcome)
        assert isinstance(events[0], AttemptRecorded)
        assert (events[0].rule, posted(events)) == ("12.18.2", {})  # no invented money
    assert wrong(table).attempts == ("contact", "request", "tell-regulator")
    assert table.state.accounts["receivable:ann"] == 500
    assert (
        table.refused(RecordAttempt, mispayment=wrong(table).id, attempt="reimburse", outcome="x").rule
        == "12.18.2"
    )
    assert (
        table.refused(RecordAttempt, mispayment=wrong(table).id, attempt="contact", outcome=" ").rule
        == "12.18.2"
    )
    under, _ = paid(cents=-500)
    assert (
        under.refused(RecordAttempt, mispayment=wrong(under).id, attempt="demand", outcome="x").rule
        == "12.18.2"
    )
    under.done(RecordAttempt, mispayment=wrong(under).id, attempt="reimburse", outcome="he had left")


# ST-31


@pytest.mark.clauses(STAR, "12.19", "12.19.1", "12.19.2")
def test_12_19_a_wrong_settlement_suspected_to_be_intended_asks_who_the_patron_is() -> None:
    table, _, _ = with_wagers()
    table.done(ReportMispayment, of="colour-change", cents=5_000, suspected=True, enquiries="seen on camera")
    suspected = wrong(table)
    assert (suspected.suspected, suspected.identified, suspected.patron) == (True, False, None)
    assert told(table) == [("surveillance", "at-once", "reading ST-31")]
    unknown = table.refused(RectifyMispayment, mispayment=wrong(table).id, approver=supervisor(table))
    assert (unknown.rule, unknown.reason) == ("12.19", "the patron has not been identified")
    table.done(
        RecordAttempt, mispayment=wrong(table).id, attempt="identify", outcome="Ben", patron_identified="ben"
    )
    assert wrong(table).patron == "ben"
    assert (table.state.accounts["receivable:ben"], table.state.accounts["receivable:unknown"]) == (5_000, 0)
    alone = table.refused(RectifyMispayment, mispayment=wrong(table).id)
    assert alone.rule == "12.19"  # it takes two people, as where nobody intended it
    table.done(RectifyMispayment, mispayment=wrong(table).id, approver=supervisor(table))
    assert table.state.accounts["receivable:ben"] == 0


# ST-33


@pytest.mark.clauses(STAR, "12.20.2")
@pytest.mark.parametrize(("cents", "reported"), [(100_000, False), (100_100, True), (-100_100, True)])
def test_12_20_2_each_one_over_1_000_dollars_is_reported_at_the_end_of_the_month(
    cents: int,
    reported: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    table, _ = paid(cents=cents)
    table.done(
        RectifyMispayment, mispayment=wrong(table).id, approver=supervisor(table)
    )  # even when put right
    assert told(table) == ([("regulator", "monthly-report", "12.20.2")] if reported else [])
    for notice in table.state.notices.values():
        assert datetime.fromtimestamp(notice.due / 1000, UTC) == datetime(1970, 2, 1, tzinfo=UTC)


def test_12_20_2_a_cent_over_1_000_dollars_is_over_it() -> None:
    table, _, _ = with_wagers(chips=(1, 100, 500, 2_500, 10_000))
    for cents, count in ((100_000, 0), (100_001, 1)):
        table.done(ReportMispayment, of="cash-change", patron="ann", cents=cents, enquiries="counted")
        assert len(table.state.notices) == count


# A patron who has left


def test_12_18_a_patron_who_left_owes_and_pays_from_outside() -> None:
    table, _, _ = with_wagers()
    table.play(PLAYER_WINS)
    table.done(Leave, table.patron("ann"), patron="ann")
    table.done(ReportMispayment, wager=1, cents=500, enquiries="the camera")
    assert table.state.accounts["receivable:ann"] == 500
    assert table.chips("ann") == 0
    table.done(RectifyMispayment, mispayment=wrong(table).id, approver=supervisor(table))
    assert table.state.accounts["receivable:ann"] == 0


def test_a_report_says_what_was_paid_wrongly_and_what_was_asked() -> None:
    table, ann, _ = with_wagers()
    enquiries = "the chips were counted again"
    assert "settled" in table.refused(ReportMispayment, wager=ann, cents=5, enquiries=enquiries).reason
    assert (
        table.refused(ReportMispayment, wager=9, cents=5, enquiries=enquiries).reason == "there is no wager 9"
    )
    assert table.refused(ReportMispayment, wager=ann, cents=0, enquiries=enquiries).rule == "12.18"
    assert table.refused(ReportMispayment, wager=ann, cents=5, enquiries="").rule == "12.18"
    assert table.refused(ReportMispayment, cents=5, enquiries=enquiries).reason
    assert table.refused(RectifyMispayment, mispayment=0).reason


@pytest.mark.parametrize("book", [CROWN])
def test_crown_has_no_rule_for_it_and_leaves_it_to_dispute(book: str) -> None:
    table, ann, _ = with_wagers(book)
    refused = table.refused(ReportMispayment, wager=ann, cents=5, enquiries="x")
    assert (refused.rule, "disputed" in refused.reason) == ("14.12", True)


def test_in_premium_a_supervisor_may_correct_it() -> None:
    """Reading P84."""
    table, _ = paid(PREMIUM)
    assert table.refused(RectifyMispayment, mispayment=wrong(table).id).rule == "reading P84"
    table.done(RectifyMispayment, mispayment=wrong(table).id, approver=supervisor(table))
    assert table.chips("ann") == 1_010_000


# ST-20, PR-19


def banker_wins_with_6(book: str, game: str) -> Watched:
    """100 dollars of Ben's on the Banker hand, whose 6 stands against a king and beats the Player's 5."""
    table, _, _ = with_wagers(book, game)
    table.deal("3S TH 2C 6D KS")
    table.done(Settle)
    return table


@pytest.mark.clauses(STAR, "12.10", "12.10.2")
@pytest.mark.parametrize(
    ("game", "right", "other"),
    [("even-money", 5_000, 9_500), ("baccarat", 9_500, 5_000)],  # a win with six: 1 to 2, or 19 to 20
)
def test_12_10_wagers_settled_as_in_the_other_game_are_corrected_while_the_coup_is_open(
    game: str, right: int, other: int
) -> None:
    """Reading A-06."""
    table = banker_wins_with_6(STAR, game)
    assert table.chips("ben") == 1_000_000 + right
    events = table.done(ReportWrongGame, paid={2: other})
    assert (limbs(events), events[0].rule) == (["wrong-game-settled"], "12.10.1")
    assert posted(events) == {}  # paid wrongly, and put right
    assert [event.cents for event in events if isinstance(event, Mispaid)] == [other - right]
    assert table.chips("ben") == 1_000_000 + right
    table.done(ClearCards)
    table.wager("ben", "banker", STAKE)
    table.play("3D TC 2D 6C KD")  # the game goes on under its own rules
    assert table.chips("ben") == 1_000_000 + 2 * right


@pytest.mark.clauses(STAR, "12.10.1")
def test_12_10_1_once_the_coup_is_over_it_stands_and_nothing_is_posted() -> None:
    table = banker_wins_with_6(STAR, "even-money")
    table.done(ClearCards)
    events = table.done(ReportWrongGame, paid={2: 9_500})
    assert (posted(events), len(events)) == ({}, 1)
    assert table.state.mispayments == {}


def test_12_10_a_difference_over_1_000_dollars_is_reported() -> None:
    table, _, _ = with_wagers(STAR, "even-money")
    table.wager("ben", "banker", 500_000)
    table.deal("3S TH 2C 6D KS")
    table.done(Settle)
    table.done(ReportWrongGame, paid={3: 475_000})
    assert told(table) == [("regulator", "monthly-report", "12.20.2")]


@pytest.mark.clauses(PREMIUM, "14.10", "14.10.1", "14.10.2")
@pytest.mark.parametrize(
    ("game", "right", "other"), [("even-money", 5_000, 9_500), ("premium", 9_500, 5_000)]
)
def test_14_10_in_premium_a_settled_coup_stands_even_while_open(game: str, right: int, other: int) -> None:
    """Reading P78."""
    table = banker_wins_with_6(PREMIUM, game)
    events = table.done(ReportWrongGame, paid={2: other})
    assert (events[0].rule, posted(events), told(table)) == ("14.10.1", {}, [])
    table.done(ClearCards)
    table.wager("ben", "banker", STAKE)
    table.play("3D TC 2D 6C KD")
    assert table.chips("ben") == 1_000_000 + 2 * right


@pytest.mark.clauses(THREE_CARD, "12.6")
def test_12_6_three_card_puts_a_wrong_games_settlement_right() -> None:
    table, ann, _ = with_wagers(THREE_CARD)
    table.play("2H 7S 3D 5C 8H 4S TC AD 2S")  # Ann 7, Ben 6, the Banker 9
    table.wager("ann", "player", STAKE)
    table.wager("ben", "player", STAKE)
    table.deal("9H 7C 3C TD 8C 4C TS AH KS")
    table.done(Settle)
    table.done(ReportWrongGame, paid={3: STAKE})
    assert wrong(table).cents == 500  # even money for 19 to 20
    table.done(RectifyMispayment, mispayment=wrong(table).id)
    assert ann == 1


def test_12_10_a_report_names_wagers_that_were_paid_otherwise() -> None:
    table = banker_wins_with_6(STAR, "even-money")
    assert "by the rules of the game" in table.refused(ReportWrongGame, paid={2: 5_000}).reason
    assert table.refused(ReportWrongGame, paid={1: 5_000}).rule == "12.10.1"  # it lost
    assert table.refused(ReportWrongGame, paid={7: 5_000}).rule == "12.10.1"
    assert fates(table) == {1: "lost", 2: "won"}
    crown, _, _ = with_wagers(CROWN)
    crown.deal(PLAYER_WINS)
    assert "no rule" in crown.refused(ReportWrongGame, paid={1: 5_000}).reason
