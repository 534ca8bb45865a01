"""Changing the limits of a running table: the sign of 20 minutes, and the old minimum that is kept."""

import pytest
from msgspec.structs import replace

from sabot.engine.commands.changes import ChangeLimits, RaiseKeptMinimum
from sabot.engine.commands.markers import RemoveMarker
from sabot.engine.commands.people import Leave
from sabot.engine.commands.signs import AnnounceKeptMinimum, AnnounceLimits, TakeDownSign
from sabot.engine.commands.wagering import PlaceWager, TakeBackWager
from sabot.engine.events.changes import LimitsChanged, OldMinimumEnded, OldMinimumKept
from sabot.engine.events.markers import MarkerPlaced, MarkerRemoved
from sabot.engine.people import Actor
from sabot.engine.settings import Limit, Limits
from sabot.engine.signage import standing
from tests.engine.driver import ALL_BOOKS, MINUTE, SECOND, Driver, opened, running

STARS = ("star-baccarat", "star-premium-baccarat", "star-three-card-baccarat")
CHANGER = dict.fromkeys(STARS, "casino-supervisor") | {"crown-baccarat": "area-manager"}
# The clause that asks for a sign, by book; and the one by which a rise may be at once.
SIGN = dict(zip(STARS, ("6.7", "6.6", "6.5"), strict=True)) | {"crown-baccarat": "7.5.2"}
POWER = SIGN | {"crown-baccarat": "7.5"}
AT_ONCE = dict(zip(STARS, ("6.7.1", "6.6.1", "6.5.1"), strict=True))
MARKER = dict(zip(STARS, ("6.7.1.1", "6.6.1.1", "6.5.1.1"), strict=True))
KEPT_SIGN = dict(zip(STARS, ("6.7.2", "6.6.2", "6.5.2"), strict=True))


def changer(table: Driver) -> Actor:
    return table.staff(CHANGER[table.book.id])


def limits(table: Driver, *, least: int = 2_500, most: int = 1_000_000) -> Limits:
    """The limits of the table, those on the Player hand moved."""
    assert table.state.settings is not None
    now = table.state.settings.limits
    return replace(now, bets={**now.bets, "player": Limit(least=least, most=most)})


def shown(table: Driver, content: str) -> str:
    """What a sign says."""
    sign = next(sign for sign in table.state.signs.values() if sign.shows == content)
    return "; ".join(sign.text)


def keeping(book: str, least: int = 5_000) -> Driver:
    """Ann and Ben play from $25; then the minimum rises to $50 at once, and Cai arrives."""
    table = running(book)
    table.done(ChangeLimits, changer(table), limits=limits(table, least=least), keep_old_minimum=True)
    table.seat("cai", 3)
    return table


# Whoever may change limits, and what needs no sign -------------------------------------------------


@pytest.mark.clauses("star-baccarat", "6.7")
@pytest.mark.clauses("star-premium-baccarat", "6.6")
@pytest.mark.clauses("star-three-card-baccarat", "6.5")
@pytest.mark.clauses("crown-baccarat", "7.5")
@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_lower_minimum_and_another_maximum_are_in_force_at_once(book: str) -> None:
    table = running(book)
    lower = limits(table, least=1_000, most=2_000_000)

    assert table.refused(ChangeLimits, table.dealer, limits=lower).rule == POWER[book]
    changed, *_ = table.done(ChangeLimits, changer(table), limits=lower)

    assert isinstance(changed, LimitsChanged)
    assert table.wager("ann", "player", 1_000) == 1
    assert "$10 to $20,000" in shown(table, "limits")


@pytest.mark.clauses("star-baccarat", "6.1", "6.7")
@pytest.mark.clauses("star-premium-baccarat", "6.1")
@pytest.mark.clauses("star-three-card-baccarat", "6.1")
@pytest.mark.clauses("crown-baccarat", "7.1")
@pytest.mark.parametrize("book", ALL_BOOKS)
def test_the_sign_shows_the_limits_that_are_enforced(book: str) -> None:
    table = running(book)
    before = shown(table, "limits")

    table.done(ChangeLimits, changer(table), limits=limits(table, most=10_000))

    assert before != shown(table, "limits")
    assert "$25 to $100" in shown(table, "limits")
    refused = table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=10_100, area=1)
    assert "maximum" in refused.reason


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_limits_that_say_nothing_new_or_nothing_possible_are_refused(book: str) -> None:
    table = running(book)
    upside_down = limits(table, least=5_000, most=2_500)
    without_a_bet = replace(limits(table), bets={"player": Limit(least=2_500, most=1_000_000)})

    table.refused(ChangeLimits, changer(table), limits=limits(table))
    assert "run from" in table.refused(ChangeLimits, changer(table), limits=upside_down).reason
    assert "no limits for" in table.refused(ChangeLimits, changer(table), limits=without_a_bet).reason


# A higher minimum, with a sign ---------------------------------------------------------------------


@pytest.mark.clauses("star-baccarat", "6.7")
@pytest.mark.clauses("star-premium-baccarat", "6.6")
@pytest.mark.clauses("star-three-card-baccarat", "6.5")
@pytest.mark.clauses("crown-baccarat", "7.5", "7.5.2")
@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_higher_minimum_needs_a_sign_that_has_stood_20_minutes(book: str) -> None:
    table = running(book)
    higher = limits(table, least=5_000)

    assert table.refused(ChangeLimits, changer(table), limits=higher).rule == SIGN[book]
    table.done(AnnounceLimits, changer(table), limits=higher)
    assert "$50" in shown(table, "change")
    too_soon = table.refused(ChangeLimits, changer(table), limits=higher, after=20 * MINUTE - 1)
    changed, *_ = table.done(ChangeLimits, changer(table), limits=higher, after=1)

    assert (too_soon.rule, too_soon.reason) == (
        SIGN[book],
        "the sign that announces it has a minute to stand",
    )
    assert (type(changed), changed.rule) == (LimitsChanged, SIGN[book])
    assert not any(sign.shows == "change" for sign in table.state.signs.values())
    assert table.refused(
        PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=2_500, area=1
    ).reason.endswith("below the minimum of 5000")


@pytest.mark.clauses("star-baccarat", "6.7")
def test_6_7_the_time_of_the_change_is_the_one_proposed_on_the_sign() -> None:
    table = running()
    higher = limits(table, least=5_000)

    sooner = table.refused(
        AnnounceLimits, changer(table), limits=higher, takes_effect=table.at + SECOND + 19 * MINUTE
    )
    table.done(AnnounceLimits, changer(table), limits=higher, takes_effect=table.at + SECOND + 30 * MINUTE)

    assert sooner.rule == "6.7"
    assert table.refused(ChangeLimits, changer(table), limits=higher, after=25 * MINUTE).rule == "6.7"
    table.done(ChangeLimits, changer(table), limits=higher, after=5 * MINUTE)


@pytest.mark.clauses("star-baccarat", "6.7")
def test_6_7_a_sign_about_other_limits_or_one_taken_down_is_no_sign() -> None:
    table = running()
    table.done(AnnounceLimits, changer(table), limits=limits(table, least=5_000))

    other = limits(table, least=10_000)
    assert table.refused(ChangeLimits, changer(table), limits=other, after=30 * MINUTE).rule == "6.7"
    sign = next(sign for sign in table.state.signs.values() if sign.shows == "change")
    table.done(TakeDownSign, sign=sign.id)
    assert table.refused(ChangeLimits, changer(table), limits=limits(table, least=5_000)).rule == "6.7"


def test_limits_that_raise_no_minimum_need_no_sign_before_them() -> None:
    table = running()
    lower = limits(table, least=1_000)
    twice = limits(table, least=5_000)

    table.refused(AnnounceLimits, changer(table), limits=lower)
    table.done(AnnounceLimits, changer(table), limits=twice)
    assert "stands already" in table.refused(AnnounceLimits, changer(table), limits=twice).reason


# A higher minimum, at once -------------------------------------------------------------------------


@pytest.mark.clauses("crown-baccarat", "7.5", "7.5.1")
def test_7_5_1_without_players_the_minimum_rises_at_once() -> None:
    table = opened("crown-baccarat")
    changed, *_ = table.done(ChangeLimits, changer(table), limits=limits(table, least=5_000))
    table.seat("ann", 1)

    assert changed.rule == "7.5.1"
    assert table.refused(ChangeLimits, changer(table), limits=limits(table, least=10_000)).rule == "7.5.2"


@pytest.mark.clauses("crown-baccarat", "7.5.2")
def test_7_5_2_nobody_keeps_an_old_minimum_at_crown() -> None:
    table = running("crown-baccarat")
    higher = limits(table, least=5_000)

    refused = table.refused(ChangeLimits, changer(table), limits=higher, keep_old_minimum=True)

    assert refused.rule == "7.5.2"
    assert "nobody keeps" in table.refused(RaiseKeptMinimum, changer(table), minimum={"player": 5_000}).reason


@pytest.mark.clauses("star-baccarat", "6.7.1", "6.7.1.1", "6.7.3", "6.7.4")
@pytest.mark.clauses("star-premium-baccarat", "6.6.1", "6.6.1.1", "6.6.3", "6.6.4")
@pytest.mark.clauses("star-three-card-baccarat", "6.5.1", "6.5.1.1", "6.5.3", "6.5.4")
@pytest.mark.parametrize("book", STARS)
def test_those_who_play_already_keep_the_old_minimum_and_new_players_do_not(book: str) -> None:
    table = running(book)
    events = table.done(
        ChangeLimits, changer(table), limits=limits(table, least=5_000), keep_old_minimum=True
    )
    table.seat("cai", 3)

    assert events[0].rule == AT_ONCE[book]
    assert [one.patron for one in events if isinstance(one, OldMinimumKept)] == ["ann", "ben"]
    placed = [one for one in events if isinstance(one, MarkerPlaced)]
    assert [(one.patron, one.place, one.rule) for one in placed] == [
        ("ann", 1, MARKER[book]),
        ("ben", 2, MARKER[book]),
    ]
    assert "from $25" in table.state.markers["old-minimum:ann"]
    assert "$50 to $10,000" in shown(table, "limits")
    assert "ann" in shown(table, "previous-limits")
    assert "$25" in shown(table, "previous-limits")
    table.wager("ann", "player", 2_500)
    refused = table.refused(PlaceWager, table.patron("cai"), patron="cai", bet="player", cents=2_500, area=3)
    assert refused.reason.endswith("below the minimum of 5000")
    assert table.wager("cai", "player", 5_000)


@pytest.mark.clauses("star-baccarat", "6.7.1.2", "6.7.3", "6.7.4")
@pytest.mark.clauses("star-premium-baccarat", "6.6.1.2", "6.6.3", "6.6.4")
@pytest.mark.clauses("star-three-card-baccarat", "6.5.1.2", "6.5.3", "6.5.4")
@pytest.mark.parametrize("book", STARS)
def test_the_marker_and_the_old_minimum_go_with_the_player_who_leaves(book: str) -> None:
    table = keeping(book)

    events = table.done(Leave, table.patron("ann"), patron="ann")
    assert [one.patron for one in events if isinstance(one, OldMinimumEnded)] == ["ann"]
    assert [one.patron for one in events if isinstance(one, MarkerRemoved)] == ["ann"]
    assert "ann" not in shown(table, "previous-limits")
    table.seat("ann", 1)
    refused = table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=2_500, area=1)
    assert refused.reason.endswith("below the minimum of 5000")
    table.done(Leave, table.patron("ben"), patron="ben")

    assert standing(table.state, "previous-limits") is None
    assert not table.state.markers


@pytest.mark.clauses("star-baccarat", "6.7.1.1")
def test_6_7_1_1_neither_the_marker_nor_the_sign_is_taken_away_while_the_old_minimum_is_kept() -> None:
    table = keeping("star-baccarat")
    sign = standing(table.state, "previous-limits")
    assert sign is not None

    assert table.refused(RemoveMarker, kind="old-minimum", patron="ann").rule == "6.7.1.1"
    assert table.refused(TakeDownSign, sign=sign.id).rule == "6.7.3"


@pytest.mark.clauses("star-baccarat", "6.7.1.3")
@pytest.mark.clauses("star-premium-baccarat", "6.6.1.3")
@pytest.mark.clauses("star-three-card-baccarat", "6.5.1.3")
@pytest.mark.parametrize("book", STARS)
def test_a_player_of_several_boxes_is_protected_at_each_and_has_one_marker_at_his_own(book: str) -> None:
    table = running(book)
    boxes = {"ann": (4,)}

    no_such = table.refused(
        ChangeLimits,
        changer(table),
        limits=limits(table, least=5_000),
        keep_old_minimum=True,
        boxes={"ann": (40,)},
    )
    events = table.done(
        ChangeLimits,
        changer(table),
        limits=limits(table, least=5_000),
        keep_old_minimum=True,
        boxes=boxes,
    )

    assert "no place 40" in no_such.reason
    placed = [one for one in events if isinstance(one, MarkerPlaced) and one.patron == "ann"]
    assert [one.place for one in placed] == [1]
    table.wager("ann", "player", 2_500, area=1)
    table.wager("ann", "player", 2_500, area=4)
    table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=2_500, area=5)


@pytest.mark.clauses("star-baccarat", "6.7.1")
def test_6_7_1_a_box_with_a_wager_on_it_is_controlled_by_its_player() -> None:
    table = running()
    wager = table.wager("ann", "player", 2_500, area=6)
    table.done(ChangeLimits, changer(table), limits=limits(table, least=5_000), keep_old_minimum=True)

    table.done(TakeBackWager, table.patron("ann"), patron="ann", wager=wager)
    assert table.wager("ann", "player", 2_500, area=6)


@pytest.mark.clauses("star-baccarat", "6.7.1")
def test_6_7_1_a_second_rise_leaves_the_oldest_minimum_to_those_who_have_it() -> None:
    table = keeping("star-baccarat")

    table.done(ChangeLimits, changer(table), limits=limits(table, least=10_000), keep_old_minimum=True)

    assert {name: one.kept_minimum for name, one in table.state.patrons.items()} == {
        "ann": {"player": 2_500},
        "ben": {"player": 2_500},
        "cai": {"player": 5_000},
    }
    assert table.wager("ann", "player", 2_500)
    assert table.wager("cai", "player", 5_000)


@pytest.mark.clauses("star-baccarat", "6.7.1")
def test_6_7_1_without_players_nobody_keeps_anything() -> None:
    table = opened()
    changed, *_ = table.done(ChangeLimits, changer(table), limits=limits(table, least=5_000))

    assert changed.rule == "6.7.1"
    assert not table.state.markers


@pytest.mark.clauses("star-baccarat", "6.7.3")
def test_6_7_3_an_old_minimum_ends_when_that_of_the_table_is_as_low() -> None:
    table = keeping("star-baccarat")

    table.done(ChangeLimits, changer(table), limits=limits(table, least=2_500))

    assert standing(table.state, "previous-limits") is None
    assert not table.state.markers
    assert not any(patron.kept_minimum for patron in table.state.patrons.values())


# The old minimum, raised ---------------------------------------------------------------------------


@pytest.mark.clauses("star-baccarat", "6.7.2")
@pytest.mark.clauses("star-premium-baccarat", "6.6.2")
@pytest.mark.clauses("star-three-card-baccarat", "6.5.2")
@pytest.mark.parametrize("book", STARS)
def test_an_old_minimum_rises_only_after_a_sign_of_its_own_of_20_minutes(book: str) -> None:
    table = keeping(book)
    to_40, to_50 = {"player": 4_000}, {"player": 5_000}

    assert table.refused(RaiseKeptMinimum, changer(table), minimum=to_40).rule == KEPT_SIGN[book]
    table.done(AnnounceKeptMinimum, changer(table), minimum=to_40)
    table.done(AnnounceKeptMinimum, changer(table), minimum=to_50)
    table.refused(RaiseKeptMinimum, changer(table), minimum=to_40, after=19 * MINUTE)
    table.done(RaiseKeptMinimum, changer(table), minimum=to_40, after=MINUTE)

    assert "$40" in shown(table, "previous-limits")
    refused = table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=2_500, area=1)
    assert refused.reason.endswith("below the minimum of 4000")
    events = table.done(RaiseKeptMinimum, changer(table), minimum=to_50)
    assert {one.rule for one in events if isinstance(one, OldMinimumEnded)} == {KEPT_SIGN[book]}
    assert not table.state.markers


@pytest.mark.clauses("star-baccarat", "6.7.2")
def test_6_7_2_a_sign_for_the_table_does_not_raise_what_is_kept() -> None:
    table = keeping("star-baccarat")
    higher = limits(table, least=10_000)
    table.done(AnnounceLimits, changer(table), limits=higher)
    table.done(ChangeLimits, changer(table), limits=higher, after=20 * MINUTE)

    assert table.wager("ann", "player", 2_500)
    table.refused(PlaceWager, table.patron("cai"), patron="cai", bet="player", cents=5_000, area=3)


def test_a_kept_minimum_is_raised_to_something_and_not_above_that_of_the_table() -> None:
    table = keeping("star-baccarat")

    assert "say which" in table.refused(AnnounceKeptMinimum, changer(table), minimum={}).reason
    assert table.refused(AnnounceKeptMinimum, changer(table), minimum={"player": 2_500}).rule == "6.7.2"
    assert table.refused(AnnounceKeptMinimum, changer(table), minimum={"banker": 5_000}).rule == "6.7.2"
    assert "$50" in table.refused(AnnounceKeptMinimum, changer(table), minimum={"player": 9_000}).reason


# During a coup -------------------------------------------------------------------------------------


@pytest.mark.clauses("star-baccarat", "6.7")
def test_6_7_wagers_of_a_coup_being_dealt_are_judged_by_the_limits_they_were_made_under() -> None:
    table = running()
    table.wager("ann", "player", 1_000_000)
    table.deal("9S")
    table.done(ChangeLimits, changer(table), limits=limits(table, most=50_000))

    assert table.table.limits.bets["player"].most == 1_000_000
    table.deal("2H TH 5D")
    table.finish()
    assert table.chips("ann") == 2_000_000
    assert table.table.limits.bets["player"].most == 50_000
