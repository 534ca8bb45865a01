"""Limits for one player, with a sign of his own or a marker before his place."""

import pytest

from sabot.engine.commands.changes import SetIndividualLimits
from sabot.engine.commands.markers import RemoveMarker
from sabot.engine.commands.people import Leave
from sabot.engine.commands.signs import TakeDownSign
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.events.markers import MarkerPlaced, MarkerRemoved
from sabot.engine.events.people import IndividualLimitsSet
from sabot.engine.events.signs import SignPosted, SignTakenDown
from sabot.engine.people import Actor
from sabot.engine.settings import Limit
from tests.engine.driver import Driver, running

STARS = {"star-baccarat": "6.8", "star-premium-baccarat": "6.7", "star-three-card-baccarat": "6.6"}
HIGH = {"player": Limit(least=100_000, most=5_000_000)}


def agreer(table: Driver) -> Actor:
    return table.staff("area-manager" if table.book.id == "crown-baccarat" else "casino-supervisor")


@pytest.mark.clauses("star-baccarat", "6.8")
@pytest.mark.clauses("star-premium-baccarat", "6.7")
@pytest.mark.clauses("star-three-card-baccarat", "6.6")
@pytest.mark.parametrize("book", STARS)
def test_a_player_may_exceed_the_maximum_by_a_sign_with_both_limits(book: str) -> None:
    table = running(book)
    table.seat("cai", 3, cents=10_000_000)

    assert table.refused(SetIndividualLimits, patron="cai", bets=HIGH).rule == STARS[book]
    agreed = table.done(SetIndividualLimits, agreer(table), patron="cai", bets=HIGH)

    assert [type(one) for one in agreed] == [IndividualLimitsSet, SignPosted]
    posted = agreed[1]
    assert isinstance(posted, SignPosted)
    assert (posted.shows, posted.patron, posted.rule) == ("individual-limits", "cai", STARS[book])
    assert "$1,000 to $50,000" in posted.text[0]
    assert table.wager("cai", "player", 5_000_000)
    below = table.refused(PlaceWager, table.patron("cai"), patron="cai", bet="player", cents=99_900, area=4)
    assert "below the minimum of 100000" in below.reason
    above = table.refused(
        PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=1_000_100, area=1
    )
    assert "has 1000000 cents" in above.reason or "maximum" in above.reason


@pytest.mark.clauses("star-baccarat", "6.8")
@pytest.mark.parametrize("book", STARS)
def test_limits_of_a_players_own_go_above_the_maximum_of_the_table(book: str) -> None:
    table = running(book)
    lower = {"player": Limit(least=1_000, most=1_000_000)}

    assert table.refused(SetIndividualLimits, agreer(table), patron="ann", bets=lower).rule == STARS[book]


@pytest.mark.clauses("star-baccarat", "6.8")
def test_6_8_the_sign_stands_as_long_as_the_limits_and_is_replaced_with_them() -> None:
    table = running()
    table.done(SetIndividualLimits, agreer(table), patron="ann", bets=HIGH)
    sign = next(sign for sign in table.state.signs.values() if sign.patron == "ann")

    assert table.refused(TakeDownSign, sign=sign.id).rule == "6.8"
    table.refused(SetIndividualLimits, agreer(table), patron="ann", bets=HIGH)
    higher = {"player": Limit(least=100_000, most=6_000_000)}
    events = table.done(SetIndividualLimits, agreer(table), patron="ann", bets=higher)
    assert [type(one) for one in events] == [IndividualLimitsSet, SignTakenDown, SignPosted]
    events = table.done(SetIndividualLimits, agreer(table), patron="ann", bets={})

    assert [type(one) for one in events] == [IndividualLimitsSet, SignTakenDown]
    assert table.wager("ann", "player", 2_500)
    table.refused(SetIndividualLimits, agreer(table), patron="ann", bets={})


@pytest.mark.clauses("star-baccarat", "6.8")
def test_6_8_the_sign_comes_down_when_its_player_leaves() -> None:
    table = running()
    table.done(SetIndividualLimits, agreer(table), patron="ann", bets=HIGH)

    events = table.done(Leave, table.patron("ann"), patron="ann")

    assert any(isinstance(one, SignTakenDown) for one in events)
    assert not any(sign.patron for sign in table.state.signs.values())


@pytest.mark.clauses("crown-baccarat", "7.4")
@pytest.mark.clauses("crown-baccarat", '1.1 "Distinctive Marker"')
def test_7_4_limits_agreed_for_a_player_are_denoted_by_a_marker_at_his_position() -> None:
    table = running("crown-baccarat")
    lower = {"player": Limit(least=500, most=50_000)}

    agreed = table.done(SetIndividualLimits, agreer(table), patron="ann", bets=lower)

    placed = agreed[1]
    assert isinstance(placed, MarkerPlaced)
    assert (placed.kind, placed.place, placed.rule) == ("individual-limits", 1, "7.4")
    assert table.wager("ann", "player", 500)
    table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=60_000, area=1)
    table.refused(PlaceWager, table.patron("ben"), patron="ben", bet="player", cents=500, area=2)
    assert table.refused(RemoveMarker, kind="individual-limits", patron="ann").rule == "7.4"


@pytest.mark.clauses("crown-baccarat", "7.4")
def test_7_4_the_limits_end_with_their_marker() -> None:
    table = running("crown-baccarat")
    lower = {"player": Limit(least=500, most=50_000)}
    table.done(SetIndividualLimits, agreer(table), patron="ann", bets=lower)

    events = table.done(SetIndividualLimits, agreer(table), patron="ann", bets={})

    assert [type(one) for one in events] == [IndividualLimitsSet, MarkerRemoved]
    table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=500, area=1)


@pytest.mark.clauses("crown-baccarat", "7.4")
def test_7_4_a_player_without_a_position_has_none_to_denote() -> None:
    table = running("crown-baccarat")
    table.seat("cai")

    refused = table.refused(SetIndividualLimits, agreer(table), patron="cai", bets=HIGH)

    assert refused.rule == "7.4"


@pytest.mark.parametrize("book", [*STARS, "crown-baccarat"])
def test_limits_of_no_bet_of_the_table_or_upside_down_are_refused(book: str) -> None:
    table = running(book)
    mad = {"player": Limit(least=5_000_000, most=100)}
    same = {"player": Limit(least=2_500, most=1_000_000)}

    for bets in ({"no bet": HIGH["player"]}, mad, same):
        table.refused(SetIndividualLimits, agreer(table), patron="ann", bets=bets)
    table.refused(SetIndividualLimits, agreer(table), patron="nobody", bets=HIGH)


def test_limits_of_a_player_do_not_change_under_his_wagers_on_a_coup_being_dealt() -> None:
    table = running()
    table.wager("ann", "player", 2_500)
    table.deal("9S")

    refused = table.refused(SetIndividualLimits, agreer(table), patron="ann", bets=HIGH)

    assert "being dealt" in refused.reason
