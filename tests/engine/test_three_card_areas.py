"""Three Card Baccarat: who may wager at an area, who touches its cards, and which hand is turned last."""

from typing import Any

import pytest

from sabot.engine.commands.dealing import AcceptHand, AnnounceResult, Draw, Expose, OfferHand
from sabot.engine.commands.people import GiveUpArea, Leave, LimitPlayers
from sabot.engine.commands.wagering import PlaceWager, RefuseWager, TakeBackWager
from sabot.engine.events.dealing import ResultAnnounced
from sabot.engine.events.people import AreaGivenUp
from sabot.floor.devices.dealing import Crew, next_steps
from tests.engine.driver import Driver, running
from tests.engine.irregular import STAKE, STAR, THREE_CARD, with_wagers

NINE_CARDS = "2H 7S 3D 5C 8H 4S 9C KD TH"
"""Ann 2-5-9 makes 6, Ben 7-8-K makes 5, the Banker 3-4-T makes 7."""


def full_of_ann() -> Driver:
    """A table of three places, at each of which Ann plays; Cai has come and has no seat."""
    table = Driver(THREE_CARD)
    table.open(places=3)
    table.load_shoe()
    table.seat("ann", 1)
    for area in (1, 2, 3):
        table.wager("ann", "player", STAKE, area=area)
    table.seat("cai", None)
    return table


# 5.2.2


@pytest.mark.clauses(THREE_CARD, "5.2", "5.2.2")
def test_5_2_2_a_tie_needs_the_same_players_wager_on_the_hand_of_that_area() -> None:
    """Reading T22."""
    table = running(THREE_CARD)
    tie: dict[str, Any] = {"patron": "ann", "bet": "tie", "cents": 2_500, "area": 1}
    assert table.refused(PlaceWager, **tie).rule == "5.2.2"
    hand = table.wager("ann", "player", STAKE, area=2)
    assert table.refused(PlaceWager, **tie).rule == "5.2.2"  # there, not here
    table.wager("ann", "player", STAKE, area=1)
    table.wager("ann", "tie", 2_500, area=1)
    # The wager at the other area can go by itself; that on the hand takes the Tie with it.
    table.done(TakeBackWager, table.patron("ann"), patron="ann", wager=hand)
    assert {one.fate for one in table.coup.wagers.values() if one.area == 1} == {"placed"}
    table.done(TakeBackWager, table.patron("ann"), patron="ann", wager=hand + 1)
    assert [one.fate for one in table.coup.wagers.values()] == ["returned"] * 3
    assert table.chips("ann") == 1_000_000


@pytest.mark.clauses(THREE_CARD, "5.2.2")
def test_5_2_2_a_hand_refused_takes_the_tie_with_it() -> None:
    table = running(THREE_CARD)
    hand = table.wager("ann", "player", STAKE, area=1)
    table.wager("ann", "tie", 2_500, area=1)
    table.wager("ann", "three-pictures", 500, area=1)
    table.done(RefuseWager, table.staff("casino-supervisor"), wager=hand, grounds="thrown in late")
    fates = {one.bet: one.fate for one in table.coup.wagers.values()}
    assert fates == {"player": "returned", "tie": "returned", "three-pictures": "placed"}


# 5.6


@pytest.mark.clauses(THREE_CARD, "5.6")
def test_5_6_a_casino_supervisor_restricts_the_players_on_an_area_to_fewer_than_three() -> None:
    table = running(THREE_CARD)
    supervisor = table.staff("casino-supervisor")
    assert table.refused(LimitPlayers, most=2).rule == "5.6"
    assert "no more than 3" in table.refused(LimitPlayers, supervisor, most=3).reason
    table.done(LimitPlayers, supervisor, most=2)
    table.seat("cai", 3)  # the limit is on an area, not on the table
    table.wager("ann", "player", STAKE, area=1)
    table.wager("ben", "player", STAKE, area=1)
    third = table.refused(PlaceWager, patron="cai", bet="player", cents=STAKE, area=1)
    assert (third.rule, third.reason) == ("5.6", "2 players wager on area 1 already")
    table.done(LimitPlayers, supervisor)
    table.wager("cai", "player", STAKE, area=1)


# 5.7


@pytest.mark.clauses(THREE_CARD, "5.7")
def test_5_7_whoever_plays_at_several_areas_gives_one_up_where_seats_are_short() -> None:
    table = full_of_ann()
    up: dict[str, Any] = {"patron": "ann", "to": "cai"}
    assert table.refused(GiveUpArea, table.patron("ann"), area=2, **up).rule == "5.7"  # for the dealer
    assert "at which he sits" in table.refused(GiveUpArea, area=1, **up).reason
    events = table.done(GiveUpArea, area=2, **up)
    (given,) = [event for event in events if isinstance(event, AreaGivenUp)]
    assert (given.patron, given.area, given.to, given.rule) == ("ann", 2, "cai", "5.7")
    assert table.chips("ann") == 1_000_000 - 2 * STAKE  # what lay there went back
    assert table.state.patrons["cai"].place == 2
    again = table.refused(PlaceWager, patron="ann", bet="player", cents=STAKE, area=2)
    assert again.rule == "5.7"
    table.wager("cai", "player", STAKE, area=2)
    assert table.refused(GiveUpArea, area=3, **up).reason == "nobody is without a seat"


@pytest.mark.clauses(THREE_CARD, "5.7")
def test_5_7_what_lies_there_while_a_coup_is_dealt_stays_for_that_coup() -> None:
    table = full_of_ann()
    table.deal("2H", result=False)
    table.done(GiveUpArea, patron="ann", area=3, to="cai")
    assert table.chips("ann") == 1_000_000 - 3 * STAKE
    table.deal("7S 3D 4C 5C 8H 4S 2D 9C KD TH 6S", result=True)
    table.finish()
    assert table.refused(PlaceWager, patron="ann", bet="player", cents=STAKE, area=3).rule == "5.7"
    table.done(Leave, patron="cai")
    table.wager("ann", "player", STAKE, area=3)  # nobody sits there any more


@pytest.mark.clauses(THREE_CARD, "5.7")
def test_5_7_not_while_there_is_a_seat_nor_from_whoever_has_one_area() -> None:
    table = Driver(THREE_CARD)
    table.open(places=3)
    table.load_shoe()
    table.seat("ann", 1)
    table.wager("ann", "player", STAKE, area=1)
    table.wager("ann", "player", STAKE, area=2)
    table.seat("cai", None)
    free = table.refused(GiveUpArea, patron="ann", area=2, to="cai")
    assert (free.rule, free.reason) == ("5.7", "there is a seat at place 3")
    table.seat("ben", 3)
    one = table.refused(GiveUpArea, patron="ben", area=3, to="cai")
    assert "does not play at several areas" in one.reason
    assert table.refused(GiveUpArea, patron="ann", area=2, to="ben").reason == "ben has a seat"
    elsewhere = running(STAR).refused(GiveUpArea, patron="ann", area=2, to="ben")
    assert "nobody give up an area" in elsewhere.reason


# 5.10


@pytest.mark.clauses(THREE_CARD, "5.10", "5.8")
def test_5_10_nor_does_he_touch_the_cards_of_the_area_he_wagers_at() -> None:
    table, _, _ = with_wagers(THREE_CARD, method="method-b")
    for standing in ("cai", "dee"):
        table.seat(standing)
        table.wager(standing, "player", STAKE, area=3)
    for card in ["2H", "7S", "6C", "3D", "5C", "8H", "2C", "4S", "9C", "KD", "AH", "TH"]:
        table.done(Draw, card=card)
    hand: dict[str, Any] = {"hand": "player", "area": 3}
    assert table.refused(AcceptHand, table.patron("cai"), **hand).rule == "5.10"
    offer: dict[str, Any] = {"hand": "player", "area": 3, "to": "dee"}
    assert table.refused(OfferHand, **offer).rule == "5.10"
    assert table.refused(OfferHand, approver=table.staff("assistant-gaming-manager"), **offer).rule == "5.10"
    table.done(OfferHand, approver=table.staff("casino-duty-manager"), **offer)
    table.done(AcceptHand, table.patron("dee"), **hand)
    assert {card.held_by for card in table.coup.cards if card.area == 3} == {"dee"}


# 9.6, 9.8


@pytest.mark.clauses(THREE_CARD, "9.6", "9.8")
def test_9_8_the_banker_hand_is_turned_after_every_player_hand_and_its_value_declared() -> None:
    table, _, _ = with_wagers(THREE_CARD, method="method-b")
    for card in NINE_CARDS.split():
        table.done(Draw, card=card)
    table.done(AcceptHand, table.patron("ann"), hand="player", area=1)
    assert table.refused(Expose, cards=(2, 5, 8)).rule == "9.8"
    assert table.refused(Expose, cards=(1, 4, 7, 2)).rule == "9.8"  # Ann's are hidden still
    table.done(Expose, table.patron("ann"), cards=(0, 3, 6))
    table.done(Expose, cards=(1, 4, 7, 2, 5, 8))
    (result,) = [event for event in table.done(AnnounceResult) if isinstance(event, ResultAnnounced)]
    assert result.said[0] == "Banker has no picture cards and three cards totalling 7 (9.8)"


def test_9_8_a_table_that_deals_itself_leaves_the_banker_hand_until_the_players_have_turned_theirs() -> None:
    table, _, _ = with_wagers(THREE_CARD, method="method-b")
    for card in NINE_CARDS.split():
        table.done(Draw, card=card)
    table.done(AcceptHand, table.patron("ann"), hand="player", area=1)
    table.done(OfferHand, hand="player", area=2, to="ben")
    table.done(AcceptHand, table.patron("ben"), hand="player", area=2)
    assert not turned_next(table)
    table.done(Expose, table.patron("ben"), cards=(1, 4, 7))
    assert not turned_next(table)
    table.done(Expose, table.patron("ann"), cards=(0, 3, 6))
    assert turned_next(table) == (2, 5, 8)


def turned_next(table: Driver) -> tuple[int, ...]:
    """The cards that a dealer who goes by legal moves alone turns now."""
    steps = next_steps(table.book, table.state, Crew.of(table.book), lambda least, _most: least)
    return next((step.cards for step in steps if isinstance(step, Expose)), ())


@pytest.mark.clauses(THREE_CARD, "9.8")
@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("KS QH JD", "three picture cards"),
        ("KS QH 9D", "two picture cards and a 9"),
        ("8S QH KD", "two picture cards and an 8"),
        ("KS AH QD", "two picture cards and an ace"),
        ("KS TH QD", "two picture cards and a ten"),
        ("KS 9H 9D", "one picture card and two cards totalling 8"),
        ("TS TH TD", "no picture cards and three cards totalling 0"),
    ],
)
def test_9_8_the_value_declared_is_the_description_of_the_order_of_hands(cards: str, said: str) -> None:
    """As table 7.2 prints it; 9 and 9 count 8."""
    table = running(THREE_CARD)
    table.wager("ann", "three-pictures", 500)
    table.deal(cards, result=False)
    (result,) = [event for event in table.done(AnnounceResult) if isinstance(event, ResultAnnounced)]
    assert result.said[0] == f"Banker has {said} (9.8)"
