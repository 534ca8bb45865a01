"""Who must be told what, and by when: raised, sent, overdue."""

from datetime import UTC, datetime

import pytest

from sabot.engine.acts.notices import Telling, notices_of, raised
from sabot.engine.commands.dealing import Draw
from sabot.engine.commands.notices import Announce, GiveNotice, SendNotice
from sabot.engine.commands.opening import CloseTable
from sabot.engine.decide import moves
from sabot.engine.events.notices import Announced, NoticeRaised, NoticeSent
from sabot.engine.evolve import evolve_all
from sabot.engine.notices import due_by, overdue, sent, unsent
from sabot.engine.state import NoticeDue
from sabot.rulebook.irregularities import Notice
from sabot.rulebook.node import Clause, RoleKey
from sabot.rulebook.words import WhenToNotify
from tests.engine.driver import MINUTE, Driver, opened, running

DAY = 24 * 60 * MINUTE


def moment(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1_000)


def demanded(to: str, when: WhenToNotify, **details: object) -> Notice:
    return Notice(to=RoleKey(to), when=when, rule=Clause("12.11.4"), **details)  # type: ignore[arg-type]


def raise_notices(table: Driver, *notices: Notice, cents: int | None = None) -> list[NoticeDue]:
    """As a ruling of the rule book raises them."""
    table.at += 1
    asks = Announce(at=table.at, by=table.dealer, words="Misdeal")
    events = tuple(notices_of(table.table, asks, notices, "a card too many", cents=cents))
    table.state = evolve_all(table.state, events)
    return [table.state.notices[event.notice] for event in events if isinstance(event, NoticeRaised)]


# When ----------------------------------------------------------------------------------------------


def test_at_once_is_at_once() -> None:
    assert due_by("at-once", 1_234) == 1_234
    assert due_by("before-next-coup", 1_234) == 1_234


@pytest.mark.parametrize(
    ("at", "by_day", "by_month"),
    [
        ("2025-03-25 10:00", "2025-03-26", "2025-04-01"),
        ("2025-03-25 00:00", "2025-03-26", "2025-04-01"),
        ("2025-12-31 23:59", "2026-01-01", "2026-01-01"),
        ("2024-02-28 12:00", "2024-02-29", "2024-03-01"),
        ("2025-02-28 12:00", "2025-03-01", "2025-03-01"),
        ("2000-02-29 12:00", "2000-03-01", "2000-03-01"),
    ],
)
def test_reports_are_due_when_their_day_and_month_end(at: str, by_day: str, by_month: str) -> None:
    assert due_by("daily-report", moment(at)) == moment(by_day)
    assert due_by("monthly-report", moment(at)) == moment(by_month)


@pytest.mark.parametrize(
    ("at", "due"), [("2025-03-25 05:59", "2025-03-25 06:00"), ("2025-03-25 06:00", "2025-03-26 06:00")]
)
def test_a_gaming_day_ends_when_the_next_begins(at: str, due: str) -> None:
    assert due_by("daily-report", moment(at), 6 * 60 * MINUTE) == moment(due)


def test_a_month_ends_with_its_last_gaming_day() -> None:
    six = 6 * 60 * MINUTE

    assert due_by("monthly-report", moment("2025-04-01 05:00"), six) == moment("2025-04-01 06:00")
    assert due_by("monthly-report", moment("2025-04-01 06:00"), six) == moment("2025-05-01 06:00")


# Raised and sent -----------------------------------------------------------------------------------


@pytest.mark.clauses("star-baccarat", '1.1 "NICC"')
def test_a_notice_has_a_due_time_and_a_clause_and_is_listed_until_it_is_sent() -> None:
    table = opened(day_begins=0)
    at_once, daily, monthly = raise_notices(
        table,
        demanded("surveillance", "at-once"),
        demanded("inspector", "daily-report"),
        demanded("regulator", "monthly-report"),
    )

    assert {notice.rule for notice in (at_once, daily, monthly)} == {"12.11.4"}
    assert [notice.to for notice in unsent(table.state)] == ["surveillance", "inspector", "regulator"]
    assert overdue(table.state, table.at) == ()
    assert overdue(table.state, table.at + 1) == (at_once,)
    assert overdue(table.state, DAY + 1) == (at_once, daily)
    (told,) = table.done(SendNotice, notice=at_once.id)

    assert isinstance(told, NoticeSent)
    assert (told.to, told.rule) == ("surveillance", "12.11.4")
    assert [notice.sent for notice in sent(table.state)] == [table.at]
    assert overdue(table.state, table.at) == ()
    assert "was told already" in table.refused(SendNotice, notice=at_once.id).reason
    assert "no notice 99" in table.refused(SendNotice, notice=99).reason


def test_a_notice_that_may_be_given_is_not_owed_and_a_small_sum_is_not_reported() -> None:
    table = opened()
    report = demanded("regulator", "monthly-report", over_cents=100_000)

    assert raise_notices(table, demanded("inspector", "at-once", duty="may")) == []
    assert raise_notices(table, report, cents=100_000) == []
    assert raise_notices(table, report) == []
    assert len(raise_notices(table, report, cents=100_001)) == 1
    assert len(raise_notices(table, report, cents=-100_001)) == 1


def test_an_inspector_or_the_police_may_be_told_where_the_book_says_or() -> None:
    table = opened()
    (notice,) = raise_notices(table, demanded("inspector", "at-once", or_to="police"))

    assert table.refused(SendNotice, notice=notice.id, to="surveillance").rule == "12.11.4"
    table.done(SendNotice, notice=notice.id, to="police")

    assert table.state.notices[notice.id].sent_to == "police"


def test_no_coup_begins_before_an_inspector_is_told() -> None:
    table = running("star-premium-baccarat")
    (notice,) = raise_notices(table, demanded("inspector", "before-next-coup"))
    table.wager("ann", "player", 2_500)

    assert overdue(table.state, table.at + DAY) == ()
    refused = table.refused(Draw, card="9S", exposed=True)
    table.done(SendNotice, notice=notice.id)
    table.deal("9S")

    assert (refused.rule, "inspector" in refused.reason) == ("12.11.4", True)


def test_a_notice_raised_during_a_coup_lets_that_coup_be_completed() -> None:
    table = running("star-premium-baccarat")
    table.wager("ann", "player", 2_500)
    table.deal("9S 2H")
    (notice,) = raise_notices(table, demanded("inspector", "before-next-coup"))
    assert notice.before_coup == 2
    table.deal("TH 5D")
    table.finish()

    table.wager("ann", "player", 2_500)
    assert "inspector" in table.refused(Draw, card="9S", exposed=True).reason


def test_a_closed_table_still_owes_its_notices() -> None:
    table = opened()
    (notice,) = raise_notices(table, demanded("inspector", "daily-report"))
    table.done(CloseTable, table.highest, float={})

    assert unsent(table.state) == (notice,)
    table.done(SendNotice, notice=notice.id)


# Nobody asked for it -------------------------------------------------------------------------------


def test_staff_may_tell_anybody_of_the_book_anything() -> None:
    table = running()

    asked, told = table.done(GiveNotice, to="surveillance", about="a card was bent")

    assert isinstance(asked, NoticeRaised)
    assert isinstance(told, NoticeSent)
    assert unsent(table.state) == ()
    assert "no role" in table.refused(GiveNotice, to="nobody", about="x").reason
    assert "say what" in table.refused(GiveNotice, to="inspector", about=" ").reason
    table.refused(GiveNotice, table.patron("ann"), to="inspector", about="x")


def test_what_a_dealer_says_to_everybody_is_kept() -> None:
    table = running()

    (said,) = table.done(Announce, words="Three more coups")

    assert isinstance(said, Announced)
    assert said.words == "Three more coups"
    assert "nothing to say" in table.refused(Announce, words="").reason


def test_the_prompt_says_who_is_told_what() -> None:
    table = opened()
    asks = Announce(at=table.at + 1, by=table.dealer, words="x")
    event = raised(table.table, asks, Telling(None, "surveillance", "a foreign card"))
    table.state = evolve_all(table.state, [event])

    prompts = {move.command: move.prompt for move in moves(table.book, table.state, table.dealer)}
    assert prompts["SendNotice"] == "Tell the surveillance: a foreign card"
