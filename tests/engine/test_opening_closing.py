"""Closing a table: a sign of 20 minutes or three coups' notice, the float counted, what the table won."""

import pytest

from sabot.engine import accounts
from sabot.engine.commands.dealing import DirectNoBetCoup
from sabot.engine.commands.opening import (
    AnnounceClosing,
    CloseTable,
    CreditFloat,
    FillFloat,
    OpenTable,
    WithdrawClosing,
)
from sabot.engine.commands.people import Arrive, BuyChips, ExcludePatron, Leave
from sabot.engine.commands.settling import CollectCommission, DeferCommission
from sabot.engine.commands.wagering import TakeBackWager
from sabot.engine.events.base import Event
from sabot.engine.events.opening import ClosingAnnounced, ClosingWithdrawn, FloatFilled, TableClosed
from sabot.engine.events.people import PatronLeft
from sabot.engine.events.signs import SignPosted, SignTakenDown
from sabot.engine.people import Actor
from tests.engine.driver import ALL_BOOKS, MINUTE, SECOND, Driver, opened, running, settings_for

STAR, CROWN = "star-baccarat", "crown-baccarat"
STARS = {STAR: "14.14", "star-premium-baccarat": "15.9", "star-three-card-baccarat": "14.9"}
CLOSING = {**STARS, CROWN: "14.5"}
FULL = {10_000: 5_000, 2_500: 2_000, 100: 5_000}


def closer(table: Driver) -> Actor:
    return table.staff("higher-duties-dealer" if table.book.id == CROWN else "casino-supervisor")


def closed(events: tuple[Event, ...]) -> TableClosed:
    (event,) = [one for one in events if isinstance(one, TableClosed)]
    return event


def coup(table: Driver) -> None:
    table.call_for_bets()
    table.wager("ann", "player", 2_500)
    table.play()


# Without players -----------------------------------------------------------------------------------


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_an_empty_table_closes_without_notice(book: str) -> None:
    table = opened(book)

    assert "CloseTable" not in table.moves(table.dealer)
    assert table.refused(CloseTable, float=FULL).rule == CLOSING[book]
    event = closed(table.done(CloseTable, closer(table), float=FULL))

    assert (event.rule, event.result) == (CLOSING[book], 0)
    assert table.state.phase == "closed"
    assert table.state.signs == {}
    assert "not open" in table.refused(CloseTable, closer(table), float=FULL).reason


def test_who_was_excluded_is_no_player_present() -> None:
    table = opened(STAR)
    table.seat("ann", 1)
    table.done(ExcludePatron, closer(table), patron="ann", reason="a device")

    table.done(CloseTable, closer(table), float=FULL)


# A sign of 20 minutes ------------------------------------------------------------------------------


@pytest.mark.clauses(STAR, "14.14")
@pytest.mark.clauses("star-premium-baccarat", "15.9")
@pytest.mark.clauses("star-three-card-baccarat", "14.9")
@pytest.mark.parametrize("book", STARS)
def test_a_table_with_players_closes_after_a_sign_of_20_minutes(book: str) -> None:
    table = running(book)

    without = table.refused(CloseTable, closer(table), float=FULL)
    announced, sign = table.done(AnnounceClosing, closer(table))
    assert isinstance(announced, ClosingAnnounced)
    assert isinstance(sign, SignPosted)
    assert (sign.shows, sign.takes_effect) == ("closing", table.at + 20 * MINUTE)
    coup(table)
    too_soon = table.refused(
        CloseTable, closer(table), float=FULL, after=announced.at + 20 * MINUTE - 1 - table.at
    )
    event = closed(table.done(CloseTable, closer(table), float=FULL, after=1))

    assert (without.rule, too_soon.rule, event.rule) == (CLOSING[book],) * 3
    assert too_soon.reason == "the sign has a minute to stand"


@pytest.mark.clauses(STAR, "14.14")
def test_14_14_the_time_proposed_on_the_sign_is_the_time_of_closing() -> None:
    table = running(STAR)

    sooner = table.refused(AnnounceClosing, closer(table), takes_effect=table.at + SECOND + 19 * MINUTE)
    table.done(AnnounceClosing, closer(table), takes_effect=table.at + SECOND + 60 * MINUTE)
    again = table.refused(AnnounceClosing, closer(table))

    assert (sooner.rule, again.rule) == ("14.14", "14.14")
    assert table.refused(CloseTable, closer(table), float=FULL, after=59 * MINUTE).rule == "14.14"
    table.done(CloseTable, closer(table), float=FULL, after=MINUTE)


@pytest.mark.clauses(STAR, "14.14")
def test_14_14_a_notice_withdrawn_is_no_notice() -> None:
    table = running(STAR)
    table.done(AnnounceClosing, closer(table))

    withdrawn, down = table.done(WithdrawClosing, closer(table))

    assert isinstance(withdrawn, ClosingWithdrawn)
    assert isinstance(down, SignTakenDown)
    assert table.refused(CloseTable, closer(table), float=FULL, after=30 * MINUTE).rule == "14.14"
    assert "no notice" in table.refused(WithdrawClosing, closer(table)).reason


def test_when_the_last_player_leaves_nobody_waits_for_the_sign() -> None:
    table = running(STAR)
    table.done(AnnounceClosing, closer(table))
    for name in ("ann", "ben"):
        table.done(Leave, table.patron(name), patron=name)

    table.done(CloseTable, closer(table), float=FULL)


# Three coups' notice -------------------------------------------------------------------------------


@pytest.mark.clauses(CROWN, "14.5")
def test_14_5_a_table_with_players_closes_after_three_coups() -> None:
    table = running(CROWN)
    without = table.refused(CloseTable, closer(table), float=FULL)
    (announced,) = table.done(AnnounceClosing, closer(table))
    assert isinstance(announced, ClosingAnnounced)
    assert (announced.coups, announced.takes_effect, announced.rule) == (3, None, "14.5")

    for left in ("3 coups", "2 coups", "one coup"):
        refused = table.refused(CloseTable, closer(table), float=FULL, after=30 * MINUTE)
        assert (refused.rule, refused.reason) == (
            "14.5",
            f"the notice has {left} to run",
        )
        coup(table)
    event = closed(table.done(CloseTable, closer(table), float=FULL))

    assert without.rule == event.rule == "14.5"


@pytest.mark.clauses(CROWN, "14.5")
def test_reading_c_41_a_dummy_coup_is_no_notice() -> None:
    table = running(CROWN)
    table.done(AnnounceClosing, closer(table))
    coup(table)
    coup(table)
    table.done(DirectNoBetCoup, closer(table), marker=True)
    table.play("9S 2H TH 5D")

    assert table.refused(CloseTable, closer(table), float=FULL).reason == "the notice has one coup to run"
    coup(table)
    coup(table)  # more notice than is asked for
    table.done(CloseTable, closer(table), float=FULL)


@pytest.mark.clauses(CROWN, "14.5")
def test_reading_c_41_a_coup_on_which_nobody_may_wager_any_more_is_no_notice() -> None:
    table = running(CROWN)
    table.call_for_bets()
    table.wager("ann", "player", 2_500)
    table.call()
    table.done(AnnounceClosing, closer(table))
    table.deal("9S 2H TH 5D")
    table.finish()

    assert table.state.closing_coups == 3


@pytest.mark.clauses(CROWN, "14.5")
def test_14_5_a_coup_that_is_still_wagered_on_counts() -> None:
    table = running(CROWN)
    table.call_for_bets()
    table.done(AnnounceClosing, closer(table))
    table.wager("ann", "player", 2_500)
    table.play()

    assert table.state.closing_coups == 2


# What must be done before ---------------------------------------------------------------------------


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_table_closes_between_coups_with_no_wager_down(book: str) -> None:
    table = running(book)
    table.call_for_bets()
    wager = table.wager("ann", "player", 2_500)
    table.done(AnnounceClosing, closer(table))
    table.wait(30 * MINUTE)

    if book != CROWN:
        assert "wagers lie" in table.refused(CloseTable, closer(table), float=FULL).reason
    table.done(TakeBackWager, table.patron("ann"), patron="ann", wager=wager)
    table.wager("ann", "player", 2_500)
    table.deal("9S")
    assert "in progress" in table.refused(CloseTable, closer(table), float=FULL).reason


@pytest.mark.clauses(CROWN, "10.3.1(a)")
def test_10_3_1_a_deferred_commission_is_collected_before_the_table_closes() -> None:
    table = running(CROWN, "traditional")
    table.done(DeferCommission, table.highest)
    table.call_for_bets()
    table.wager("ann", "banker", 10_000)
    table.play("2H 9S 5D TH")
    table.done(AnnounceClosing, closer(table))
    for _ in range(3):
        coup(table)

    assert table.refused(CloseTable, closer(table), float=FULL).rule == "10.3.1(a)"
    table.done(CollectCommission, patron="ann", ground="player-stops-wagering")
    table.done(CloseTable, closer(table), float=FULL)


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_whoever_is_still_there_leaves_with_his_chips(book: str) -> None:
    table = running(book)
    table.done(AnnounceClosing, closer(table))
    for _ in range(3):
        coup(table)
    table.wait(30 * MINUTE)

    events = table.done(CloseTable, closer(table), float=FULL)

    assert [one.patron for one in events if isinstance(one, PatronLeft)] == ["ann", "ben"]
    assert (table.chips("ann"), table.chips("ben"), table.state.patrons) == (0, 0, {})
    assert sum(table.state.accounts.values()) == 0


# Money ---------------------------------------------------------------------------------------------


@pytest.mark.clauses(STAR, '1.1 "Float Tray"', "2.3.3")
def test_the_result_is_drop_closer_and_credits_less_opener_and_fills() -> None:
    """Ann buys $1,000 and loses $100; a fill of $200 and a credit of $500: the table won $100."""
    table = opened(STAR)
    table.done(Arrive, patron="ann", place=1, player_card=True)
    table.done(BuyChips, patron="ann", cents=100_000)
    table.load_shoe()
    table.wager("ann", "player", 10_000)
    table.play("2H 9S 5D TH")
    by_dealer = table.refused(FillFloat, chips={100: 200}, serial="F1")
    table.done(FillFloat, closer(table), chips={100: 200}, serial="F1")
    table.done(CreditFloat, closer(table), chips={10_000: 5}, serial="C1")
    table.done(Leave, patron="ann")
    float_now = 55_500_000 - 100_000 + 10_000 + 20_000 - 50_000

    event = closed(table.done(CloseTable, closer(table), float={100: float_now // 100}))

    assert by_dealer.rule == "14.14"
    assert event.result == 10_000


def test_a_float_that_was_counted_short_is_a_difference_and_not_lost() -> None:
    table = opened(STAR)

    event = closed(table.done(CloseTable, closer(table), float={10_000: 5_549}))

    assert event.result == -10_000
    assert sum(table.state.accounts.values()) == 0
    assert {posting.account: posting.cents for posting in event.postings[2:4]} == {
        accounts.FLOAT: -10_000,
        accounts.COUNT_DIFFERENCE: 10_000,
    }


def test_each_session_of_a_table_has_a_result_of_its_own() -> None:
    table = opened(STAR)
    table.seat("ann", 1)
    table.load_shoe()
    table.wager("ann", "player", 10_000)
    table.play("2H 9S 5D TH")
    table.done(Leave, patron="ann")
    first = closed(table.done(CloseTable, closer(table), float={100: 555_100}))
    table.open()
    second = closed(table.done(CloseTable, closer(table), float=FULL))

    assert (first.result, second.result) == (10_000, 0)
    assert sum(table.state.accounts.values()) == 0


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_chips_come_and_go_in_denominations_of_the_table_and_no_more_than_there_are(book: str) -> None:
    table = opened(book)

    assert "no chip of 7" in table.refused(FillFloat, closer(table), chips={7: 1}, serial="F1").reason
    assert "no chips" in table.refused(FillFloat, closer(table), chips={}, serial="F1").reason
    too_much = table.refused(CreditFloat, closer(table), chips={10_000: 99_999}, serial="C1")
    assert "does not hold" in too_much.reason


def test_a_slip_is_entered_once() -> None:
    table = Driver(STAR).open()
    table.done(FillFloat, closer(table), chips={100: 200}, serial="F1")

    assert (
        "F1 was entered already"
        in table.refused(FillFloat, closer(table), chips={100: 1}, serial="F1").reason
    )
    assert (
        "F1 was entered already"
        in table.refused(CreditFloat, closer(table), chips={100: 1}, serial="F1").reason
    )
    assert "serial number" in table.refused(CreditFloat, closer(table), chips={100: 1}, serial=" ").reason
    table.done(CreditFloat, closer(table), chips={100: 1}, serial="C1")


@pytest.mark.parametrize("typed", [" F-1", "F-1 ", "F-1\n", "f-1", "\tf-1 "])
def test_a_slip_is_the_same_however_its_serial_number_is_typed(typed: str) -> None:
    table = Driver(STAR).open()
    table.done(FillFloat, closer(table), chips={100: 200}, serial="F-1")
    for command in (FillFloat, CreditFloat):
        again = table.refused(command, closer(table), chips={100: 1}, serial=typed)
        assert again.reason == f"slip {typed.strip()} was entered already"

    other = Driver(STAR).open()
    (filled,) = other.done(FillFloat, closer(other), chips={100: 200}, serial=typed)
    assert isinstance(filled, FloatFilled)
    assert filled.serial == typed.strip()  # as it is printed
    assert "entered already" in other.refused(CreditFloat, closer(other), chips={100: 1}, serial="F-1").reason
    other.done(CreditFloat, closer(other), chips={100: 1}, serial="F-10")


@pytest.mark.parametrize("typed", ["F-\x1b1", "F-\u200b1", "\x07"])
def test_no_slip_has_characters_that_cannot_be_printed(typed: str) -> None:
    table = Driver(STAR).open()
    refused = table.refused(FillFloat, closer(table), chips={100: 1}, serial=typed)
    assert "that no slip has printed on it" in refused.reason


def test_a_closed_table_may_be_opened_for_another_game() -> None:
    table = opened(STAR, "baccarat")
    table.done(CloseTable, closer(table), float=FULL)

    settings = settings_for(table.book, "even-money")
    table.done(OpenTable, closer(table), settings=settings, float=FULL)

    assert table.table.game.id == "star-baccarat/even-money"
