"""Side wagers where there are fewer places than people: who is entitled, and who gives way."""

from typing import Any

import pytest

from sabot.engine.commands.wagering import PlaceWager, TakeBackWager
from sabot.engine.events.wagering import WagerPlaced, WagerReturned
from sabot.engine.people import Refusal
from sabot.engine.settings import Limit
from tests.engine.driver import Driver, running

STAR, CROWN, PREMIUM = "star-baccarat", "crown-baccarat", "star-premium-baccarat"
# Each side bet of The Star with its layout and the clause that gives preference.
PREFERENCE = [
    (STAR, "A", "pairs-player", "10.5"),
    (STAR, "A", "pairs-banker", "10.5"),
    (STAR, "A", "super-six", "10.12"),
    (STAR, "B", "tiger-tie", "10.17"),
    (STAR, "B", "tiger-pair", "10.22"),
    (STAR, "B", "tiger", "10.28"),
    (STAR, "B", "big-tiger", "10.33"),
    (STAR, "B", "small-tiger", "10.38"),
    (PREMIUM, "R", "pairs-player", "12.5"),
    (PREMIUM, "R", "pairs-banker", "12.5"),
    (PREMIUM, "R", "super-six", "12.10"),
    (PREMIUM, "S", "tiger-tie", "12.15"),
    (PREMIUM, "S", "tiger-pair", "12.20"),
    (PREMIUM, "S", "tiger", "12.25"),
    (PREMIUM, "S", "big-tiger", "12.29"),
    (PREMIUM, "S", "small-tiger", "12.34"),
]


def side(table: Driver, name: str, bet: str, area: int | None = None) -> tuple[object, ...] | Refusal:
    at = area or table.state.patrons[name].place
    return table.do(PlaceWager, table.patron(name), patron=name, bet=bet, cents=500, area=at)


def crowded(book: str, bet: str, places: int, **changes: Any) -> Driver:
    """Ann, Ben, Cai and Dan at places 1 to 4, and so many places for the side bet."""
    table = running(book, side_bet_places={bet: places}, **changes)
    table.seat("cai", 3)
    table.seat("dan", 4)
    table.call_for_bets()
    return table


def owners(table: Driver, bet: str) -> list[str]:
    return [one.patron for one in table.coup.wagers.values() if one.bet == bet and one.fate == "placed"]


@pytest.mark.parametrize(
    ("book", "layout", "bet", "clause"),
    [
        pytest.param(*one, marks=pytest.mark.clauses(one[0], one[3]), id=f"{one[0]} {one[2]}")
        for one in PREFERENCE
    ],
)
def test_those_with_a_main_wager_come_first_and_others_by_time(
    book: str, layout: str, bet: str, clause: str
) -> None:
    table = crowded(book, bet, 2, layout=layout)
    side(table, "ann", bet)
    side(table, "ben", bet)

    full = side(table, "cai", bet)
    assert isinstance(full, Refusal)
    assert full.rule == clause
    table.wager("cai", "player", 2_500)
    placed = side(table, "cai", bet)

    assert not isinstance(placed, Refusal)
    gave_way, taken = placed
    assert isinstance(gave_way, WagerReturned)
    assert isinstance(taken, WagerPlaced)
    assert (gave_way.rule, gave_way.postings[1].account) == (clause, "chips:ben")
    assert owners(table, bet) == ["ann", "cai"]
    assert table.chips("ben") == 1_000_000


@pytest.mark.clauses(STAR, "10.12")
def test_10_12_nobody_gives_way_to_one_entitled_as_well_as_he_is() -> None:
    table = crowded(STAR, "super-six", 1)
    table.wager("ann", "tie", 2_500)
    side(table, "ann", "super-six")
    table.wager("ben", "banker", 2_500)

    refused = side(table, "ben", "super-six")

    assert isinstance(refused, Refusal)
    assert owners(table, "super-six") == ["ann"]


@pytest.mark.clauses(STAR, "10.12")
def test_10_12_a_main_wager_placed_afterwards_secures_the_place() -> None:
    table = crowded(STAR, "super-six", 1)
    side(table, "ann", "super-six")
    table.wager("ann", "player", 2_500)
    table.wager("ben", "player", 2_500)

    assert isinstance(side(table, "ben", "super-six"), Refusal)


@pytest.mark.clauses(STAR, "10.12")
def test_10_12_preference_ends_when_the_window_closes() -> None:
    table = crowded(STAR, "super-six", 1)
    side(table, "ann", "super-six")
    table.wager("ben", "player", 2_500)
    table.deal("9S")

    refused = side(table, "ben", "super-six")

    assert isinstance(refused, Refusal)
    assert refused.rule == "5.3"
    assert owners(table, "super-six") == ["ann"]


def test_where_there_is_room_for_all_nobody_gives_way() -> None:
    table = crowded(STAR, "super-six", 4)
    for name in ("ann", "ben", "cai", "dan"):
        side(table, name, "super-six")

    assert owners(table, "super-six") == ["ann", "ben", "cai", "dan"]


# Crown: each betting area has its own order --------------------------------------------------------


@pytest.mark.clauses(CROWN, "6.6.3", "6.6.5")
@pytest.mark.clauses(CROWN, "6.6")
def test_6_6_3_the_player_bettor_of_an_area_comes_first_for_its_player_side_wager() -> None:
    table = crowded(CROWN, "pairs-player", 1)
    side(table, "dan", "pairs-player", 1)
    table.wager("ben", "banker", 2_500, area=1)

    next_comes = side(table, "ben", "pairs-player", 1)
    table.wager("ann", "player", 2_500, area=1)
    first_comes = side(table, "ann", "pairs-player", 1)

    assert not isinstance(next_comes, Refusal)
    assert not isinstance(first_comes, Refusal)
    assert [type(one) for one in next_comes] == [WagerReturned, WagerPlaced]
    assert [type(one) for one in first_comes] == [WagerReturned, WagerPlaced]
    assert owners(table, "pairs-player") == ["ann"]


@pytest.mark.clauses(CROWN, "6.6.4", "6.6.6")
def test_6_6_4_the_banker_bettor_of_an_area_comes_first_for_its_banker_side_wager() -> None:
    table = crowded(CROWN, "dragon-bonus-banker", 1)
    side(table, "dan", "dragon-bonus-banker", 1)
    table.wager("ann", "player", 2_500, area=1)
    side(table, "ann", "dragon-bonus-banker", 1)
    assert owners(table, "dragon-bonus-banker") == ["ann"]

    table.wager("ben", "banker", 2_500, area=1)
    side(table, "ben", "dragon-bonus-banker", 1)

    assert owners(table, "dragon-bonus-banker") == ["ben"]


@pytest.mark.clauses(CROWN, "6.6.7")
def test_6_6_7_the_rest_come_last_and_a_wager_on_another_area_entitles_to_nothing_here() -> None:
    table = crowded(CROWN, "pairs-player", 1)
    side(table, "dan", "pairs-player", 1)
    table.wager("cai", "player", 2_500)

    refused = side(table, "cai", "pairs-player", 1)
    elsewhere = side(table, "cai", "pairs-player", 3)

    assert isinstance(refused, Refusal)
    assert refused.rule == "6.6.7"
    assert not isinstance(elsewhere, Refusal)


@pytest.mark.clauses(CROWN, "6.6.2")
def test_6_6_2_player_and_banker_bettors_come_first_for_a_side_wager_of_neither_side() -> None:
    tiger: dict[str, Any] = {"layout": "I", "side_bets": ("tiger",)}
    table = crowded(CROWN, "tiger", 1, **tiger)
    table.wager("dan", "tie", 2_500, area=1)
    side(table, "dan", "tiger", 1)
    table.wager("ann", "banker", 2_500)

    side(table, "ann", "tiger", 1)

    assert owners(table, "tiger") == ["ann"]


@pytest.mark.clauses(CROWN, "6.6.1", "6.6.2")
@pytest.mark.clauses(CROWN, '1.1 "Side Wager"')
def test_6_6_1_a_side_wager_is_taken_with_no_wager_on_player_or_banker_from_anyone() -> None:
    table = crowded(CROWN, "pairs-player", 4)

    assert not isinstance(side(table, "ann", "pairs-player"), Refusal)
    assert not isinstance(side(table, "ann", "dragon-bonus-banker"), Refusal)


def test_a_place_given_up_is_free_again() -> None:
    table = crowded(STAR, "super-six", 1)
    side(table, "ann", "super-six")
    table.done(TakeBackWager, table.patron("ann"), patron="ann", wager=table.state.wagers)

    assert not isinstance(side(table, "ben", "super-six"), Refusal)


def test_the_amount_is_within_the_limits_of_the_side_bet() -> None:
    table = crowded(STAR, "super-six", 4)
    assert table.state.settings is not None
    assert table.state.settings.limits.bets["super-six"] == Limit(least=500, most=100_000)

    refused = table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="super-six", cents=400, area=1)

    assert "minimum" in refused.reason
