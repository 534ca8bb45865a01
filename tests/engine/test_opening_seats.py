"""Seats given up after three coups without a wager, and breaks while a loss limit is renewed."""

from typing import Any

import pytest

from sabot.engine.commands.dealing import DirectNoBetCoup
from sabot.engine.commands.markers import PlaceMarker
from sabot.engine.commands.opening import OpenTable
from sabot.engine.commands.people import Arrive, EndBreak, Leave, Reserve, TakeBreak, VacateSeat
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.events.people import BreakEnded, BreakTaken, SeatVacated
from sabot.engine.people import Actor
from sabot.rulebooks import load_book
from tests.engine.driver import ALL_BOOKS, MINUTE, SECOND, Driver, opened, settings_for

STAR, CROWN = "star-baccarat", "crown-baccarat"
PREMIUM, THREE_CARD = "star-premium-baccarat", "star-three-card-baccarat"
VACATE = {STAR: "14.15", CROWN: "14.10", PREMIUM: "15.10", THREE_CARD: "14.10"}
NAMES = ("ann", "ben", "cai")
TWO_AREAS = "9S 9H 2H TH TS 5D KC KS KD"


def full(book: str) -> Driver:
    """Three seats, all taken; Ann and Ben wager and Cai does not."""
    places = {} if book == THREE_CARD else {"layout": "B" if book == CROWN else "A"}
    table = opened(book, places=3, **places)
    for place, name in enumerate(NAMES, 1):
        table.seat(name, place)
    table.load_shoe()
    return table


def supervisor(table: Driver) -> Actor:
    return table.staff("higher-duties-dealer" if table.book.id == CROWN else "casino-supervisor")


def coup(table: Driver, *wagering: str) -> None:
    table.call_for_bets()
    for name in wagering:
        table.wager(name, "player", 2_500)
    areas = {1: "9S 2H TH 5D KC KD", 2: TWO_AREAS}
    table.play(areas[len(wagering)] if table.table.deals_areas else "9S 2H TH 5D")


# Three coups ---------------------------------------------------------------------------------------


@pytest.mark.clauses(STAR, "14.15")
@pytest.mark.clauses(CROWN, "14.10")
@pytest.mark.clauses(PREMIUM, "15.10")
@pytest.mark.clauses(THREE_CARD, "14.10")
@pytest.mark.parametrize("book", ALL_BOOKS)
def test_who_sits_out_three_coups_at_a_full_table_may_have_to_give_up_the_seat(book: str) -> None:
    table = full(book)
    for _ in range(2):
        coup(table, "ann", "ben")
    after_two = table.refused(VacateSeat, supervisor(table), patron="cai")
    coup(table, "ann", "ben")

    wagers = table.refused(VacateSeat, supervisor(table), patron="ann")
    by_dealer = table.refused(VacateSeat, patron="cai")
    (vacated,) = table.done(VacateSeat, supervisor(table), patron="cai")

    assert (after_two.rule, after_two.reason) == (VACATE[book], "cai has sat out 2 coups, not 3")
    assert wagers.rule == VACATE[book]
    assert "not for a Dealer" in by_dealer.reason
    assert isinstance(vacated, SeatVacated)
    assert vacated.rule == VACATE[book]
    assert not table.state.patrons["cai"].seated
    assert "no seat" in table.refused(VacateSeat, supervisor(table), patron="cai").reason


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_seat_is_kept_while_another_is_free(book: str) -> None:
    table = full(book)
    for _ in range(3):
        coup(table, "ann")
    table.done(Leave, table.patron("ben"), patron="ben")

    refused = table.refused(VacateSeat, supervisor(table), patron="cai")

    assert (refused.rule, "other seats" in refused.reason) == (VACATE[book], True)


def test_a_closed_box_is_no_free_seat() -> None:
    table = opened(PREMIUM, layout="A", places=5)
    for place, name in enumerate(NAMES, 1):
        table.seat(name, place)
    table.load_shoe()
    for _ in range(3):
        coup(table, "ann", "ben")
    table.done(PlaceMarker, kind="box-closed", place=4)
    assert table.refused(VacateSeat, supervisor(table), patron="cai").rule == "15.10"

    table.done(PlaceMarker, kind="box-closed", place=5)
    table.done(VacateSeat, supervisor(table), patron="cai")


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_one_wager_begins_the_count_again(book: str) -> None:
    table = full(book)
    for _ in range(2):
        coup(table, "ann")
    coup(table, "cai")
    coup(table, "ann")

    assert table.state.patrons["cai"].sat_out == 1
    assert table.refused(VacateSeat, supervisor(table), patron="cai").rule == VACATE[book]


def test_nobody_gives_up_a_seat_over_his_own_wager() -> None:
    table = full(STAR)
    for _ in range(3):
        coup(table, "ann")
    table.wager("cai", "player", 2_500)

    assert "wager on the layout" in table.refused(VacateSeat, supervisor(table), patron="cai").reason


@pytest.mark.clauses(STAR, "14.15")
def test_reading_s_46_a_no_bet_coup_neither_counts_nor_begins_the_count_again() -> None:
    table = full(STAR)
    for _ in range(2):
        coup(table, "ann")
    table.done(DirectNoBetCoup, supervisor(table), agreed_by=NAMES)
    table.play("9S 2H TH 5D")

    assert table.state.patrons["cai"].sat_out == 2
    table.refused(VacateSeat, supervisor(table), patron="cai")


@pytest.mark.clauses(PREMIUM, "15.10")
def test_reading_p81_an_agreed_no_bet_coup_counts_at_a_premium_table() -> None:
    table = full(PREMIUM)
    for _ in range(2):
        coup(table, "ann")
    table.done(DirectNoBetCoup, table.staff("assistant-gaming-manager"), agreed_by=NAMES)
    table.play("9S 2H TH 5D")

    assert table.state.patrons["cai"].sat_out == 3
    table.done(VacateSeat, supervisor(table), patron="cai")


@pytest.mark.clauses(PREMIUM, "15.10")
def test_reading_p81_another_no_bet_coup_does_not() -> None:
    table = full(PREMIUM)
    for _ in range(2):
        coup(table, "ann")
    table.done(DirectNoBetCoup, table.staff("assistant-gaming-manager"))
    table.play("9S 2H TH 5D")

    assert table.state.patrons["cai"].sat_out == 2


def test_who_comes_while_a_coup_is_dealt_has_not_sat_it_out() -> None:
    table = opened(STAR)
    table.seat("ann", 1)
    table.load_shoe()
    table.wager("ann", "player", 2_500)
    table.deal("9S 2H")
    table.seat("ben", 2)
    table.deal("TH 5D")
    table.finish()
    assert table.state.patrons["ben"].sat_out == 0

    coup(table, "ann")
    assert table.state.patrons["ben"].sat_out == 1


# Breaks --------------------------------------------------------------------------------------------


@pytest.mark.clauses(STAR, "14.4")
def test_14_4_a_player_on_a_break_wagers_again_in_a_new_period_of_the_loss_limit() -> None:
    table = opened(STAR)
    table.seat("ann", 1, loss_limit=10_000)
    table.load_shoe()
    coup_lost = "2H 9S 5D TH"
    table.wager("ann", "player", 10_000)
    table.play(coup_lost)
    until = table.at + SECOND + 30 * MINUTE

    by_dealer = table.refused(TakeBreak, patron="ann", until=until)
    (taken,) = table.done(TakeBreak, supervisor(table), patron="ann", until=until)
    wager = {"patron": "ann", "bet": "player", "cents": 2_500, "area": 1}
    resting = table.refused(PlaceWager, table.patron("ann"), **wager)
    too_soon = table.refused(EndBreak, supervisor(table), patron="ann", after=29 * MINUTE)
    (ended,) = table.done(EndBreak, supervisor(table), patron="ann", after=MINUTE)
    table.done(PlaceWager, table.patron("ann"), **wager)

    assert by_dealer.rule == resting.rule == too_soon.rule == "14.4"
    assert isinstance(taken, BreakTaken)
    assert isinstance(ended, BreakEnded)
    assert table.state.patrons["ann"].lost == 0


@pytest.mark.clauses(STAR, "14.4")
def test_14_4_a_break_is_for_those_with_a_loss_limit_and_ends_after_it_begins() -> None:
    table = opened(STAR)
    table.seat("ann", 1, loss_limit=10_000)
    table.seat("ben", 2)
    later = table.at + MINUTE

    assert "no loss limit" in table.refused(TakeBreak, supervisor(table), patron="ben", until=later).reason
    assert "begins" in table.refused(TakeBreak, supervisor(table), patron="ann", until=0).reason
    assert "nobody is on" in table.refused(EndBreak, supervisor(table), patron="ann").reason
    table.done(TakeBreak, supervisor(table), patron="ann", until=later)
    assert "already" in table.refused(TakeBreak, supervisor(table), patron="ann", until=later * 2).reason
    assert "on no break" in table.refused(EndBreak, supervisor(table), patron="ben").reason


@pytest.mark.parametrize("book", [CROWN, PREMIUM, THREE_CARD])
def test_a_book_without_loss_limits_knows_no_breaks(book: str) -> None:
    table = opened(book)
    table.seat("ann", 1)

    assert "no breaks" in table.refused(TakeBreak, table.highest, patron="ann", until=10**9).reason
    assert not {"TakeBreak", "EndBreak"} & table.moves(table.highest)


# Tables that are reserved ----------------------------------------------------------------------------


@pytest.mark.clauses(PREMIUM, '1.1 "Private Table"')
def test_1_1_a_private_table_is_reserved_for_those_named_and_nobody_else_comes() -> None:
    private = {"where": "Private Table", "layout": "A"}
    rule = '1.1 "Private Table"'
    closed = Driver(PREMIUM)
    unnamed = closed.refused(OpenTable, closed.highest, float={}, **opening_of(PREMIUM, **private))
    assert unnamed.rule == rule

    table = opened(PREMIUM, reserved_for=("ann",), **private)
    table.seat("ann", 1)
    assert table.refused(Arrive, patron="ben", place=2).rule == rule
    assert table.refused(Reserve, table.dealer, patrons=("ann", "ben")).rule == "15.9"
    assert "ann would have to leave" in table.refused(Reserve, supervisor(table), patrons=("ben",)).reason
    table.done(Reserve, supervisor(table), patrons=("ann", "ben"))
    table.seat("ben", 2)


@pytest.mark.clauses(PREMIUM, '1.1 "salon"')
def test_1_1_a_salon_may_keep_a_list_and_a_table_elsewhere_keeps_none() -> None:
    salon = opened(PREMIUM, reserved_for=("ann",))
    assert salon.refused(Arrive, patron="ben").rule == '1.1 "salon"'
    salon.done(Reserve, supervisor(salon), patrons=())
    salon.seat("ben", 2)

    anywhere = opened(STAR)
    assert "anybody may come" in anywhere.refused(Reserve, anywhere.highest, patrons=("ann",)).reason
    star = Driver(STAR)
    listed = star.refused(OpenTable, star.highest, float={}, **opening_of(STAR, reserved_for=("ann",)))
    assert "reserves no table" in listed.reason


def opening_of(book: str, **changes: Any) -> dict[str, Any]:
    return {"settings": settings_for(load_book(book), **changes)}
