"""A dispute, from the first decision to the inspector's address."""

import pytest

from sabot.engine.commands.disputes import (
    AdviseOfInspector,
    AskForReview,
    DecideDispute,
    MakeFinal,
    RaiseDispute,
    ReviewDispute,
)
from sabot.engine.commands.opening import CloseTable
from sabot.engine.commands.people import Leave
from sabot.engine.commands.settling import ClearCards, Settle
from sabot.engine.commands.wagering import RefuseWager, TakeBackWager
from sabot.engine.events.disputes import (
    DisputeDecided,
    DisputeMadeFinal,
    DisputeRaised,
    DisputeReviewed,
    InspectorAdvised,
)
from sabot.engine.events.notices import NoticeRaised, NoticeSent
from sabot.engine.notices import overdue, unsent
from sabot.engine.people import Actor
from tests.engine.driver import ALL_BOOKS, Driver, running

CROWN = "crown-baccarat"
# The clauses of the first decision and of the final one.
FIRST = {"star-baccarat": "14.18", "star-premium-baccarat": "15.13", "star-three-card-baccarat": "14.13"}
FINAL = {"star-baccarat": "14.19", "star-premium-baccarat": "15.14", "star-three-card-baccarat": "14.14"}
ABSENCE = {
    "star-baccarat": "reading D81",
    "star-premium-baccarat": "15.13",
    "star-three-card-baccarat": "reading D81",
}


def disputed(book: str = "star-baccarat", **details: object) -> Driver:
    table = running(book)
    table.done(RaiseDispute, table.patron("ann"), patron="ann", about="My wager was not paid", **details)
    return table


def number(table: Driver) -> int:
    (dispute,) = table.state.disputes
    return dispute


def decider(table: Driver, name: str | None = None) -> Actor:
    return table.staff("area-manager" if table.book.id == CROWN else "gaming-supervisor", name)


def supervisor(table: Driver, name: str | None = None) -> Actor:
    return table.staff("casino-supervisor", name)


# At The Star ---------------------------------------------------------------------------------------


@pytest.mark.clauses("star-baccarat", "14.18")
@pytest.mark.clauses("star-premium-baccarat", "15.13")
@pytest.mark.clauses("star-three-card-baccarat", "14.13", '1.1 "gaming supervisor"')
@pytest.mark.parametrize("book", FIRST)
def test_a_gaming_supervisor_decides_first_and_another_person_reviews(book: str) -> None:
    table = disputed(book)
    one = number(table)
    sam, sue = decider(table, "sam"), supervisor(table, "sue")

    by_dealer = table.refused(DecideDispute, dispute=one, decision="Not paid")
    unasked = table.refused(ReviewDispute, sue, dispute=one, decision="Paid")
    (decided,) = table.done(DecideDispute, sam, dispute=one, decision="Not paid")
    unasked_too = table.refused(ReviewDispute, sue, dispute=one, decision="Paid")
    table.done(AskForReview, table.patron("ann"), patron="ann", dispute=one)
    himself = table.refused(ReviewDispute, supervisor(table, "sam"), dispute=one, decision="Not paid, I said")
    (reviewed,) = table.done(ReviewDispute, sue, dispute=one, decision="Paid")

    assert by_dealer.rule == unasked_too.rule == himself.rule == FIRST[book]
    assert unasked.reason == "there is no such dispute"
    assert isinstance(decided, DisputeDecided)
    assert isinstance(reviewed, DisputeReviewed)
    assert (decided.rule, reviewed.rule) == (FIRST[book], FIRST[book])
    assert "another person" in himself.reason
    assert table.state.disputes[one].stage == "reviewed"
    assert (table.state.disputes[one].decided_by, table.state.disputes[one].reviewed_by) == ("sam", "sue")


@pytest.mark.clauses("star-baccarat", "14.18")
@pytest.mark.clauses("star-premium-baccarat", "15.13")
@pytest.mark.clauses("star-three-card-baccarat", "14.13")
@pytest.mark.parametrize("book", FIRST)
def test_a_casino_supervisor_decides_first_when_there_is_no_gaming_supervisor(book: str) -> None:
    table = disputed(book)
    one = number(table)

    passed_over = table.refused(DecideDispute, supervisor(table), dispute=one, decision="Paid")
    (decided,) = table.done(DecideDispute, supervisor(table), dispute=one, decision="Paid", first_absent=True)

    assert passed_over.rule == FIRST[book]
    assert isinstance(decided, DisputeDecided)
    assert (decided.rule, decided.first_absent) == (ABSENCE[book], True)


@pytest.mark.clauses("star-baccarat", "14.19")
@pytest.mark.clauses("star-premium-baccarat", "15.14")
@pytest.mark.clauses("star-three-card-baccarat", "14.14")
@pytest.mark.parametrize("book", FINAL)
def test_the_operators_decision_is_final_and_the_patron_is_told_of_the_inspector(book: str) -> None:
    table = disputed(book)
    one = number(table)
    table.done(DecideDispute, decider(table), dispute=one, decision="Not paid")

    too_soon = table.refused(AdviseOfInspector, decider(table), dispute=one)
    final, notice = table.done(MakeFinal, supervisor(table), dispute=one, decision="Not paid")

    assert too_soon.reason == "there is no such dispute"
    assert isinstance(final, DisputeMadeFinal)
    assert isinstance(notice, NoticeRaised)
    assert (final.rule, notice.rule) == (FINAL[book], FINAL[book])
    assert (notice.to, notice.whom) == ("player", "ann")
    assert [one.about for one in overdue(table.state, table.at + 1)] == [notice.about]
    advised, sent = table.done(AdviseOfInspector, decider(table), dispute=one)
    assert isinstance(advised, InspectorAdvised)
    assert isinstance(sent, NoticeSent)
    assert (advised.patron, advised.rule, advised.at) == ("ann", FINAL[book], table.at)
    assert table.state.disputes[one].stage == "inspector-advised"
    assert not unsent(table.state)


@pytest.mark.clauses("star-baccarat", "14.18", "14.19")
def test_reading_s_47_each_step_follows_the_one_before_it() -> None:
    table = disputed()
    one = number(table)

    table.refused(MakeFinal, supervisor(table), dispute=one, decision="No")
    table.done(DecideDispute, decider(table), dispute=one, decision="No")
    again = table.refused(DecideDispute, decider(table), dispute=one, decision="Yes")
    table.done(AskForReview, table.patron("ann"), patron="ann", dispute=one)
    waiting = table.refused(MakeFinal, supervisor(table), dispute=one, decision="No")
    table.done(ReviewDispute, supervisor(table), dispute=one, decision="No")
    table.done(MakeFinal, supervisor(table), dispute=one, decision="No")
    table.done(AdviseOfInspector, decider(table), dispute=one)

    assert "no such dispute" in again.reason
    assert "review" in waiting.reason
    for command, by in ((MakeFinal, supervisor(table)), (ReviewDispute, supervisor(table))):
        table.refused(command, by, dispute=one, decision="No")


@pytest.mark.clauses("star-baccarat", "14.18")
def test_14_18_a_patron_asks_for_a_review_of_his_own_dispute_once() -> None:
    table = disputed()
    one = number(table)
    table.done(DecideDispute, decider(table), dispute=one, decision="No")

    bens = table.refused(AskForReview, table.patron("ben"), patron="ben", dispute=one)
    for_ann = table.refused(AskForReview, table.patron("ben"), patron="ann", dispute=one)
    table.done(AskForReview, table.patron("ann"), patron="ann", dispute=one)

    assert "ann's" in bens.reason
    assert for_ann.rule == "14.18"
    table.refused(AskForReview, table.patron("ann"), patron="ann", dispute=one)


# At Crown ------------------------------------------------------------------------------------------


@pytest.mark.clauses(CROWN, "14.12", '1.1 "Area Manager"')
def test_14_12_the_decision_of_an_area_manager_is_final() -> None:
    table = disputed(CROWN)
    one = number(table)

    below = table.refused(
        DecideDispute, table.staff("higher-duties-dealer"), dispute=one, decision="Not paid"
    )
    decided, final, notice = table.done(DecideDispute, decider(table), dispute=one, decision="Not paid")
    review = table.refused(AskForReview, table.patron("ann"), patron="ann", dispute=one)
    table.done(AdviseOfInspector, decider(table), dispute=one)

    assert below.rule == review.rule == "14.12"
    assert [type(event) for event in (decided, final, notice)] == [
        DisputeDecided,
        DisputeMadeFinal,
        NoticeRaised,
    ]
    assert {event.rule for event in (decided, final, notice)} == {"14.12"}
    assert table.state.disputes[one].stage == "inspector-advised"


@pytest.mark.clauses(CROWN, "14.12")
def test_14_12_somebody_above_an_area_manager_may_decide_too() -> None:
    table = disputed(CROWN)

    table.done(DecideDispute, table.staff("assistant-casino-manager"), dispute=number(table), decision="Paid")


# What is in dispute stays where it is --------------------------------------------------------------


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_readings_x_33_and_x_34_a_disputed_wager_is_not_moved_until_it_is_decided(book: str) -> None:
    table = running(book)
    table.call_for_bets()
    anns = table.wager("ann", "player", 10_000)
    table.wager("ben", "player", 10_000)
    table.deal("9S 2H TH 5D" if not table.table.deals_areas else "9S 9H 2H TH TS 5D KC KS KD")
    table.done(RaiseDispute, table.patron("ann"), patron="ann", about="It was a ten", wagers=(anns,))

    table.done(Settle)
    assert table.coup.wagers[anns].fate == "placed"
    assert table.chips("ann") == 990_000
    assert table.chips("ben") > 1_000_000
    assert "dispute" in table.refused(Settle).reason
    table.refused(ClearCards)
    table.done(DecideDispute, decider(table), dispute=table.state.issued, decision="A nine")
    table.done(Settle)

    assert table.chips("ann") == table.chips("ben")
    table.done(ClearCards)


def test_a_disputed_wager_is_neither_taken_back_nor_refused() -> None:
    table = running()
    wager = table.wager("ann", "player", 10_000)
    table.done(RaiseDispute, patron="ann", about="The area", wagers=(wager,))

    back = table.refused(TakeBackWager, table.patron("ann"), patron="ann", wager=wager)
    off = table.refused(RefuseWager, supervisor(table), wager=wager, grounds="late")

    assert "dispute" in back.reason
    assert "dispute" in off.reason


# Mistakes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_dispute_is_about_something_and_a_decision_says_something(book: str) -> None:
    table = running(book)

    assert "say what" in table.refused(RaiseDispute, patron="ann", about=" ").reason
    assert "not at the table" in table.refused(RaiseDispute, patron="cai", about="x").reason
    assert "no open wager" in table.refused(RaiseDispute, patron="ann", about="x", wagers=(9,)).reason
    (raised,) = table.done(RaiseDispute, patron="ann", about="The odds")
    assert isinstance(raised, DisputeRaised)
    empty = table.refused(DecideDispute, decider(table), dispute=raised.dispute, decision=" ")
    assert "say what" in empty.reason
    unknown = table.refused(DecideDispute, decider(table), dispute=99, decision="x")
    assert "no dispute 99" in unknown.reason


def test_a_step_of_one_dispute_is_no_step_of_another() -> None:
    table = disputed()
    one = number(table)
    table.done(RaiseDispute, patron="ben", about="The odds")
    two = table.state.issued
    table.done(DecideDispute, decider(table), dispute=one, decision="No")

    assert (
        "has been decided" in table.refused(DecideDispute, decider(table), dispute=one, decision="Yes").reason
    )
    assert table.refused(MakeFinal, supervisor(table), dispute=two, decision="No").rule == "14.19"
    table.done(MakeFinal, supervisor(table), dispute=one, decision="No")
    assert table.refused(AdviseOfInspector, decider(table), dispute=two).rule == "14.19"


def test_one_patron_does_not_complain_for_another() -> None:
    table = running()

    assert table.refused(RaiseDispute, table.patron("ben"), patron="ann", about="The odds").rule == "14.18"


def test_a_dispute_goes_on_after_the_table_has_closed() -> None:
    table = disputed()
    one = number(table)
    for name in ("ann", "ben"):
        table.done(Leave, patron=name)
    table.done(CloseTable, supervisor(table), float={})

    table.done(DecideDispute, decider(table), dispute=one, decision="Not paid")
    table.done(MakeFinal, supervisor(table), dispute=one, decision="Not paid")
    table.done(AdviseOfInspector, decider(table), dispute=one)

    assert table.state.disputes[one].advised == table.at
