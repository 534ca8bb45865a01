"""Markers on the layout: placed where the book has them, taken away when what they mark is over."""

from typing import Any

import pytest

from sabot.engine.commands.dealing import (
    AcceptHand,
    AnnounceResult,
    DirectNoBetCoup,
    Draw,
    Expose,
    OfferHand,
    ReturnHand,
)
from sabot.engine.commands.markers import PlaceMarker, RemoveMarker
from sabot.engine.commands.people import Arrive, Leave
from sabot.engine.commands.settling import CollectCommission, DeferCommission
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.events.markers import MarkerPlaced, MarkerRemoved
from tests.engine.driver import Driver, opened, running

STAR, CROWN = "star-baccarat", "crown-baccarat"
PREMIUM, THREE_CARD = "star-premium-baccarat", "star-three-card-baccarat"
METHOD_B = {STAR: "B", PREMIUM: "method-b", CROWN: "highest-wagerers"}


def passing(book: str) -> Driver:
    """Ann has the highest wager on the Player hand, and was offered its cards."""
    table = running(book, method=METHOD_B[book])
    table.call_for_bets()
    table.wager("ann", "player", 10_000)
    table.wager("ben", "banker", 2_500)
    table.call()
    for card in ("9S", "2H", "TH", "5D"):
        table.done(Draw, card=card)
    table.done(OfferHand, hand="player", to="ann")
    return table


# Player and Banker ---------------------------------------------------------------------------------


@pytest.mark.clauses(STAR, "2.6", '1.1 "Designated Player"')
@pytest.mark.clauses(PREMIUM, "2.7")
@pytest.mark.clauses(CROWN, "8.4.1(e)")
@pytest.mark.parametrize(("book", "clause"), [(STAR, "2.6"), (PREMIUM, "2.7"), (CROWN, "8.4.1(e)")])
def test_a_player_marker_may_lie_before_the_one_who_receives_the_cards(book: str, clause: str) -> None:
    table = passing(book)

    wrong = table.refused(PlaceMarker, kind="player", patron="ben")
    (placed,) = table.done(PlaceMarker, kind="player", patron="ann")

    assert isinstance(placed, MarkerPlaced)
    assert (placed.rule, wrong.rule, table.state.markers) == (clause, clause, {"player:ann": "Player"})
    assert table.refused(PlaceMarker, kind="player", patron="ann").rule == clause
    assert table.refused(PlaceMarker, kind="banker", patron="ben").rule == clause
    table.done(RemoveMarker, kind="player", patron="ann")


@pytest.mark.clauses(STAR, "2.6")
def test_2_6_the_markers_clear_after_the_coup() -> None:
    table = passing(STAR)
    table.done(PlaceMarker, kind="player", patron="ann")
    table.done(AcceptHand, table.patron("ann"), hand="player")
    table.done(Expose, table.patron("ann"), cards=(0, 2))
    table.done(ReturnHand, hand="player")
    table.declined("ben", hand="banker")
    table.done(Expose, cards=(1, 3))
    table.deal("")
    table.finish()

    assert table.state.markers == {}


# Box closed ----------------------------------------------------------------------------------------


@pytest.mark.clauses(PREMIUM, "2.8")
def test_2_8_no_wager_is_taken_at_a_closed_box_and_nobody_sits_there() -> None:
    table = running(PREMIUM)

    table.done(PlaceMarker, kind="box-closed", place=5)
    refused = table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=2_500, area=5)
    arrival = table.refused(Arrive, patron="cai", place=5)

    assert (refused.rule, arrival.rule) == ("2.8", "2.8")
    table.done(RemoveMarker, kind="box-closed", place=5)
    assert table.wager("ann", "player", 2_500, area=5)


@pytest.mark.clauses(PREMIUM, "2.8")
def test_2_8_a_box_is_closed_when_nobody_is_there_and_nothing_lies_on_it() -> None:
    table = running(PREMIUM)
    table.wager("ann", "player", 2_500, area=5)

    assert "ann's" in table.refused(PlaceMarker, kind="box-closed", place=1).reason
    assert "wagers lie" in table.refused(PlaceMarker, kind="box-closed", place=5).reason
    assert "which box" in table.refused(PlaceMarker, kind="box-closed").reason
    assert "no place 40" in table.refused(PlaceMarker, kind="box-closed", place=40).reason


@pytest.mark.clauses(PREMIUM, "2.1.2")
def test_2_1_2_the_places_of_a_private_table_beyond_six_are_closed_with_a_marker() -> None:
    private: dict[str, Any] = {"where": "Private Table", "layout": "A", "reserved_for": ("ann",)}
    drawn_with_six = opened(PREMIUM, places=6, **private).state.markers
    drawn_with_nine = opened(PREMIUM, places=6, drawn_places=9, **private).state.markers
    four_of_five = opened(PREMIUM, places=4, **private).state.markers

    assert drawn_with_six == {}
    assert drawn_with_nine == {f"box-closed:{place}": "Box closed" for place in (7, 8, 9)}
    assert four_of_five == {"box-closed:5": "Box closed"}


def test_a_book_without_such_a_marker_closes_no_boxes() -> None:
    table = running(STAR)

    assert "no marker" in table.refused(PlaceMarker, kind="box-closed", place=5).reason


# No bet coups --------------------------------------------------------------------------------------


@pytest.mark.clauses(STAR, "7.4")
def test_7_4_a_no_bet_coup_is_marked_or_surveillance_is_told() -> None:
    table = opened(STAR)
    table.load_shoe()
    supervisor = table.staff("casino-supervisor")

    unmarked = table.refused(DirectNoBetCoup, supervisor)
    events = table.done(DirectNoBetCoup, supervisor, marker=True)

    assert unmarked.rule == "7.4"
    assert [one.kind for one in events if isinstance(one, MarkerPlaced)] == ["no-bet-coup"]
    table.deal("9S 2H TH 5D")
    table.finish()
    assert table.state.markers == {}


@pytest.mark.clauses(STAR, "7.4")
def test_7_4_the_marker_may_be_placed_first() -> None:
    table = opened(STAR)
    table.load_shoe()

    table.done(PlaceMarker, kind="no-bet-coup")
    table.done(DirectNoBetCoup, table.staff("casino-supervisor"))


@pytest.mark.clauses(STAR, "7.4", "7.5")
def test_7_4_several_are_marked_to_the_last_of_them() -> None:
    table = opened(STAR)
    table.load_shoe()
    table.done(DirectNoBetCoup, table.staff("casino-supervisor"), coups=2, marker=True)

    assert table.refused(RemoveMarker, kind="no-bet-coup").rule == "7.4"
    table.deal("9S 2H TH 5D")
    table.finish()
    assert set(table.state.markers) == {"no-bet-coup:table"}
    table.deal("9H 2S TC 5S")
    assert table.coup.no_bet == "7.4"
    table.finish()

    assert table.state.markers == {}
    assert table.refused(Draw, card="9C", exposed=True).rule == "7.4"


@pytest.mark.clauses(STAR, "7.4")
def test_7_4_they_end_when_a_patron_comes() -> None:
    table = opened(STAR)
    table.load_shoe()
    table.done(DirectNoBetCoup, table.staff("casino-supervisor"), coups=5, marker=True)
    table.deal("9S 2H TH", result=False)
    table.seat("ann", 1)
    placed: dict[str, Any] = {"patron": "ann", "bet": "player", "cents": 10_000, "area": 1}
    on_this_coup = table.refused(PlaceWager, table.patron("ann"), **placed)
    table.deal("5D")
    table.finish()

    assert on_this_coup.rule == "7.4"
    assert table.state.markers == {}
    table.done(PlaceWager, table.patron("ann"), **placed)


@pytest.mark.clauses(STAR, "7.4")
def test_7_4_surveillance_is_on_record_as_told() -> None:
    table = opened(STAR)
    table.load_shoe()
    table.done(DirectNoBetCoup, table.staff("casino-supervisor"), surveillance_told=True)

    (notice,) = table.state.notices.values()
    assert (notice.to, notice.rule, notice.sent is not None) == ("surveillance", "7.4", True)
    assert table.state.markers == {}


# Commission ----------------------------------------------------------------------------------------


@pytest.mark.clauses(CROWN, "10.3.1(b)", '1.1 "Distinctive Marker"')
def test_10_3_1_b_a_marker_shows_the_commission_that_a_player_owes() -> None:
    table = running(CROWN, "traditional")
    manager = table.staff("assistant-casino-manager")
    table.done(DeferCommission, manager)
    for owed in ("$5", "$10"):  # five per cent of the $100 won, twice
        table.call_for_bets()
        table.wager("ann", "banker", 10_000)
        table.play("2H 9S 5D TH")
        assert table.state.markers == {"commission:ann": owed}

    by_hand = table.refused(RemoveMarker, kind="commission", patron="ann")
    removed, collected = table.done(CollectCommission, patron="ann", ground="player-asks")

    assert by_hand.rule == "10.3.1(b)"
    assert isinstance(removed, MarkerRemoved)
    assert collected.cents == 1_000  # type: ignore[attr-defined]
    assert table.state.markers == {}


# The winning total ---------------------------------------------------------------------------------


@pytest.mark.clauses(THREE_CARD, "9.9", "2.3.3", '1.1 "marker button"')
def test_9_9_a_marker_lies_on_the_banker_point_total_once_it_is_declared() -> None:
    table = running(THREE_CARD)
    table.wager("ann", "player", 10_000)
    table.deal("9S 2H TH 5D KC KD", result=False)
    by_hand = table.refused(PlaceMarker, kind="winning-total", place=7)

    _, placed = table.done(AnnounceResult)

    assert isinstance(placed, MarkerPlaced)
    assert (by_hand.rule, placed.rule, placed.place) == ("9.9", "9.9", 7)
    assert table.state.markers == {"winning-total:7": "7"}
    table.finish()
    assert table.state.markers == {}


# Others --------------------------------------------------------------------------------------------


@pytest.mark.clauses(CROWN, '1.1 "Distinctive Marker"', "2.2.2(c)")
def test_1_1_a_distinctive_marker_designates_the_status_of_a_seat() -> None:
    table = running(CROWN)

    table.done(PlaceMarker, kind="seat-status", place=6)
    assert table.state.markers == {"seat-status:6": "seat status"}
    table.refused(PlaceMarker, kind="seat-status", place=60)
    table.done(PlaceMarker, kind="seat-status", patron="ann")
    table.done(Leave, table.patron("ann"), patron="ann")
    assert table.state.markers == {"seat-status:6": "seat status"}


@pytest.mark.parametrize("kind", ["old-minimum", "individual-limits", "commission"])
def test_a_marker_that_goes_with_something_is_not_placed_by_itself(kind: str) -> None:
    table = running(CROWN if kind != "old-minimum" else STAR)

    refused = table.refused(PlaceMarker, kind=kind, patron="ann")

    assert refused.rule in ("6.7.1.1", "7.4", "10.3.1(b)")


def test_no_marker_is_removed_that_does_not_lie_there() -> None:
    table = running(STAR)

    nobody = table.refused(PlaceMarker, kind="player")
    assert (nobody.rule, "before whom" in nobody.reason) == ("2.6", True)
    table.done(PlaceMarker, kind="no-bet-coup")
    assert "no such marker" in table.refused(RemoveMarker, kind="player", patron="ann").reason
    table.done(RemoveMarker, kind="no-bet-coup")
    assert "no marker lies" in table.refused(RemoveMarker, kind="player", patron="ann").reason
