"""Changing the game in play or the side bets: after a sign, with everybody's consent, or nobody there."""

from typing import Any

import pytest
from msgspec.structs import replace

from sabot.engine.agreement import all_players
from sabot.engine.commands.changes import ChangeGame, ChangeSideBets
from sabot.engine.commands.dealing import DirectNoBetCoup
from sabot.engine.commands.people import ExcludePatron
from sabot.engine.commands.signs import AnnounceGame, AnnounceSideBets, TakeDownSign
from sabot.engine.commands.wagering import PlaceWager, TakeBackWager
from sabot.engine.events.changes import GameChanged, SideBetsChanged
from sabot.engine.events.signs import SignPosted, SignReworded, SignTakenDown
from sabot.engine.people import Actor
from sabot.engine.settings import Limit
from tests.engine.driver import MINUTE, Driver, opened, running

STAR, CROWN = "star-baccarat", "crown-baccarat"
PREMIUM, THREE_CARD = "star-premium-baccarat", "star-three-card-baccarat"
# Each book with the game that it opens with, another, and the clause that asks for the sign.
GAMES = [
    (STAR, "baccarat", "even-money", "14.13"),
    (STAR, "even-money", "baccarat", "14.13"),
    (PREMIUM, "premium", "even-money", "15.8"),
    (PREMIUM, "premium", "tie", "15.8"),
    (PREMIUM, "tie", "even-money", "15.8"),
    (THREE_CARD, "three-card", "even-money", "14.8"),
    (CROWN, "traditional", "crown", "5.3.2(a)"),
]
CONSENT = {STAR: "14.13", PREMIUM: "15.8", THREE_CARD: "14.8", CROWN: "5.3.2(b)"}
SIGNED = [
    pytest.param(*one, marks=pytest.mark.clauses(one[0], one[3]), id=f"{one[0]} {one[1]} to {one[2]}")
    for one in GAMES
]


def changer(table: Driver) -> Actor:
    return table.staff("area-manager" if table.book.id == CROWN else "casino-supervisor")


def in_play(table: Driver) -> str:
    assert table.state.settings is not None
    return table.state.settings.game


# The sign ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "game", "other", "clause"), SIGNED)
@pytest.mark.clauses(CROWN, "5.3", "5.3.2")
def test_a_change_of_game_needs_a_sign_of_20_minutes(book: str, game: str, other: str, clause: str) -> None:
    table = running(book, game)

    table.refused(ChangeGame, table.dealer, game=other)
    assert table.refused(ChangeGame, changer(table), game=other).rule == clause
    table.done(AnnounceGame, changer(table), game=other)
    (announced,) = [sign for sign in table.state.signs.values() if sign.shows == "change"]
    assert announced.text[0] == table.table.book.game(other).name  # type: ignore[union-attr]
    too_soon = table.refused(ChangeGame, changer(table), game=other, after=20 * MINUTE - 1)
    changed, *_ = table.done(ChangeGame, changer(table), game=other, after=1)

    assert too_soon.rule == clause
    assert (type(changed), changed.rule, in_play(table)) == (GameChanged, clause, other)
    assert announced.id not in table.state.signs


@pytest.mark.clauses(STAR, "14.13", "2.5")
@pytest.mark.clauses(PREMIUM, "15.8", "2.5")
@pytest.mark.clauses(THREE_CARD, "14.8", "2.4")
@pytest.mark.parametrize(
    ("book", "game"), [(STAR, "baccarat"), (PREMIUM, "premium"), (THREE_CARD, "three-card")]
)
def test_the_sign_of_the_odds_goes_up_with_even_money_and_comes_down_with_it(book: str, game: str) -> None:
    table = running(book, game)

    to_even = table.done(ChangeGame, changer(table), game="even-money", agreed_by=("ann", "ben"))
    back = table.done(ChangeGame, changer(table), game=game, agreed_by=("ann", "ben"))

    (up,) = [one for one in to_even if isinstance(one, SignPosted)]
    (down,) = [one for one in back if isinstance(one, SignTakenDown)]
    assert (up.shows, up.sign) == ("odds", down.sign)


@pytest.mark.clauses(CROWN, "5.1")
def test_5_1_the_variation_displayed_is_the_one_in_play() -> None:
    table = running(CROWN, "traditional")

    events = table.done(ChangeGame, changer(table), game="crown", agreed_by=("ann", "ben"))

    reworded = [one.text for one in events if isinstance(one, SignReworded)]
    assert ("Crown Baccarat",) in reworded


def test_a_sign_for_another_game_is_no_sign_for_this_one() -> None:
    table = running(PREMIUM, "premium")
    table.done(AnnounceGame, changer(table), game="even-money")

    assert table.refused(ChangeGame, changer(table), game="tie", after=30 * MINUTE).rule == "15.8"


# Consent -------------------------------------------------------------------------------------------


@pytest.mark.clauses(STAR, "14.13")
@pytest.mark.clauses(PREMIUM, "15.8")
@pytest.mark.clauses(THREE_CARD, "14.8")
@pytest.mark.clauses(CROWN, "5.3.2", "5.3.2(b)")
@pytest.mark.parametrize(
    ("book", "game", "other"),
    [
        (STAR, "baccarat", "even-money"),
        (PREMIUM, "premium", "tie"),
        (THREE_CARD, "three-card", "even-money"),
        (CROWN, "traditional", "crown"),
    ],
)
def test_with_the_consent_of_all_players_the_game_changes_at_once(book: str, game: str, other: str) -> None:
    table = running(book, game)

    one_is_missing = table.refused(ChangeGame, changer(table), game=other, agreed_by=("ann",))
    changed, *_ = table.done(ChangeGame, changer(table), game=other, agreed_by=("ann", "ben"))

    assert (one_is_missing.rule, one_is_missing.reason) == (
        CONSENT[book],
        "all players at the table must agree: ben",
    )
    assert (changed.rule, in_play(table)) == (CONSENT[book], other)


@pytest.mark.parametrize(
    ("book", "game", "other"),
    [
        (STAR, "baccarat", "even-money"),  # seated, the Player Card in session
        (CROWN, "traditional", "crown"),  # seated
        (THREE_CARD, "three-card", "even-money"),  # T58: seated, or wagering
    ],
)
def test_a_player_without_a_seat_is_not_asked_where_it_is_read_so(book: str, game: str, other: str) -> None:
    table = running(book, game)
    table.seat("cai")

    table.done(ChangeGame, changer(table), game=other, agreed_by=("ann", "ben"))


def test_reading_p06_whoever_holds_a_position_is_asked_too() -> None:
    table = running(PREMIUM, "premium")
    table.seat("cai")

    refused = table.refused(ChangeGame, changer(table), game="tie", agreed_by=("ann", "ben"))

    assert "cai" in refused.reason
    table.done(ChangeGame, changer(table), game="tie", agreed_by=("ann", "ben", "cai"))


def test_reading_a_20_a_seated_player_without_a_player_card_is_not_asked_at_the_star() -> None:
    table = running(STAR)
    table.seat("cai", 3, player_card=False)

    table.done(ChangeGame, changer(table), game="even-money", agreed_by=("ann", "ben"))


def test_somebody_excluded_is_not_asked() -> None:
    table = running(PREMIUM, "premium")
    table.done(ExcludePatron, changer(table), patron="ben", reason="a device")

    table.done(ChangeGame, changer(table), game="tie", agreed_by=("ann",))


@pytest.mark.clauses(STAR, "7.5")
def test_7_5_a_no_bet_coup_asks_the_same_players() -> None:
    table = running(STAR)
    table.seat("cai")

    assert "ben" in table.refused(DirectNoBetCoup, changer(table), agreed_by=("ann",)).reason
    table.done(DirectNoBetCoup, changer(table), agreed_by=("ann", "ben"))


# Nobody there --------------------------------------------------------------------------------------


@pytest.mark.clauses(CROWN, "5.3.1")
def test_5_3_1_without_players_the_variation_changes_at_once() -> None:
    table = opened(CROWN, "traditional")

    changed, *_ = table.done(ChangeGame, changer(table), game="crown")

    assert (changed.rule, in_play(table)) == ("5.3.1", "crown")


@pytest.mark.parametrize("book", [STAR, PREMIUM, THREE_CARD])
def test_a_book_that_says_nothing_of_an_empty_table_asks_for_the_sign_there_too(book: str) -> None:
    table = opened(book)

    refused = table.refused(ChangeGame, changer(table), game="even-money")

    assert refused.rule in ("14.13", "15.8", "14.8")


# Between coups only --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "game", "other"),
    [(STAR, "baccarat", "even-money"), (CROWN, "traditional", "crown"), (PREMIUM, "premium", "tie")],
)
def test_the_game_changes_between_coups_and_under_no_wager(book: str, game: str, other: str) -> None:
    table = running(book, game)
    everybody = {"game": other, "agreed_by": ("ann", "ben")}
    table.call_for_bets()
    wager = table.wager("ann", "player", 2_500)

    assert "wagers" in table.refused(ChangeGame, changer(table), **everybody).reason
    assert "ChangeGame" not in table.moves(changer(table))
    table.done(TakeBackWager, table.patron("ann"), patron="ann", wager=wager)
    table.wager("ann", "player", 2_500)
    table.deal("9S")
    assert "in progress" in table.refused(ChangeGame, changer(table), **everybody).reason
    table.deal("2H TH 5D")
    table.finish()
    table.done(ChangeGame, changer(table), **everybody)


# The percentage of Tie Premium ---------------------------------------------------------------------


@pytest.mark.clauses(PREMIUM, "2.6", "15.8", "13.3.1")
def test_13_3_1_a_new_percentage_takes_what_a_new_game_takes_and_the_sign_changes_with_it() -> None:
    table = running(PREMIUM, "tie")
    new: dict[str, Any] = {"game": "tie", "options": {"tie-pays": "2.5"}}

    assert table.refused(ChangeGame, changer(table), **new).rule == "15.8"
    table.done(AnnounceGame, changer(table), **new)
    assert table.refused(ChangeGame, changer(table), **new, after=19 * MINUTE).rule == "15.8"
    events = table.done(ChangeGame, changer(table), **new, after=MINUTE)

    reworded = [one.text for one in events if isinstance(one, SignReworded)]
    assert all("2.5%" in "; ".join(text) for text in reworded)
    assert len(reworded) == 2  # the odds, and the percentage
    table.wager("ann", "player", 10_000)
    table.play("9S 9H TH TD")  # nine each: 2.5 per cent of $100
    assert table.chips("ann") == 1_000_000 + 300  # up to the next dollar, the smallest chip


@pytest.mark.clauses(PREMIUM, "13.3.1")
@pytest.mark.parametrize("percent", ["0", "0.99", "10.01", "11", "2.505", "two"])
def test_13_3_1_the_percentage_lies_between_1_and_10_with_two_decimals(percent: str) -> None:
    table = running(PREMIUM, "tie")

    refused = table.refused(
        ChangeGame, changer(table), game="tie", options={"tie-pays": percent}, agreed_by=("ann", "ben")
    )

    assert "percentage from 1 to 10" in refused.reason


def test_a_percentage_is_forgotten_with_its_game() -> None:
    table = running(PREMIUM, "tie", options={"tie-pays": "2.5"})
    everybody = ("ann", "ben")

    table.done(ChangeGame, changer(table), game="premium", agreed_by=everybody)
    table.done(ChangeGame, changer(table), game="tie", agreed_by=everybody)

    assert table.table.game.options == {"tie-pays": "1"}


def test_a_game_that_the_book_or_the_table_does_not_have_is_refused() -> None:
    crown = running(CROWN, "traditional")
    everybody = ("ann", "ben")

    zero = crown.refused(ChangeGame, changer(crown), game="zero-commission", agreed_by=everybody)
    assert zero.rule == "5.1.3"
    assert "no game" in crown.refused(ChangeGame, changer(crown), game="poker", agreed_by=everybody).reason
    same = crown.refused(ChangeGame, changer(crown), game="traditional", agreed_by=everybody)
    assert "game in play" in same.reason
    odds = crown.refused(
        ChangeGame, changer(crown), game="crown", options={"tiger": "2"}, agreed_by=everybody
    )
    assert "none of the game's" in odds.reason


# Side bets and their odds options ------------------------------------------------------------------


PAIRS = ("pairs-player", "pairs-banker")
DRAGONS = ("dragon-bonus-player", "dragon-bonus-banker")


def offered(table: Driver) -> tuple[str, ...]:
    assert table.state.settings is not None
    return table.state.settings.side_bets


@pytest.mark.clauses(CROWN, "5.3", "5.3.2", "5.3.2(a)")
def test_5_3_2_a_the_side_wagers_change_after_a_sign_of_20_minutes() -> None:
    table = running(CROWN, side_bets=PAIRS)

    assert table.refused(ChangeSideBets, table.dealer, side_bets=DRAGONS).rule == "5.3"
    assert table.refused(ChangeSideBets, changer(table), side_bets=DRAGONS).rule == "5.3.2(a)"
    table.done(AnnounceSideBets, changer(table), side_bets=DRAGONS)
    table.refused(ChangeSideBets, changer(table), side_bets=DRAGONS, after=19 * MINUTE)
    changed, *signs = table.done(ChangeSideBets, changer(table), side_bets=DRAGONS, after=MINUTE)

    assert (type(changed), changed.rule) == (SideBetsChanged, "5.3.2(a)")
    assert {one.text for one in signs if isinstance(one, SignReworded)} >= {
        ("Player Dragon Bonus", "Banker Dragon Bonus")
    }
    table.call_for_bets()
    refused = table.refused(
        PlaceWager, table.patron("ann"), patron="ann", bet="pairs-player", cents=500, area=1
    )
    assert "not on offer" in refused.reason
    table.wager("ann", "dragon-bonus-player", 500)


@pytest.mark.clauses(CROWN, "5.3.1", "5.3.2(b)")
def test_5_3_the_side_wagers_change_at_once_without_players_or_with_their_consent() -> None:
    empty = opened(CROWN, side_bets=PAIRS)
    changed, *_ = empty.done(ChangeSideBets, changer(empty), side_bets=DRAGONS)
    table = running(CROWN, side_bets=PAIRS)
    agreed, *_ = table.done(ChangeSideBets, changer(table), side_bets=DRAGONS, agreed_by=("ann", "ben"))

    assert (changed.rule, agreed.rule) == ("5.3.1", "5.3.2(b)")
    assert offered(empty) == offered(table) == DRAGONS


@pytest.mark.clauses(CROWN, "5.2", "5.3", '1.1 "Tiger Side Wager"')
def test_5_3_another_odds_option_is_a_change_of_side_wagers() -> None:
    table = running(CROWN, layout="K", side_bets=("tiger", "super-six"))
    option = {"side_bets": ("tiger", "super-six"), "options": {"tiger": "3"}}

    assert table.refused(ChangeSideBets, changer(table), **option).rule == "5.3.2(a)"
    events = table.done(ChangeSideBets, changer(table), **option, agreed_by=("ann", "ben"))

    (reworded,) = [one for one in events if isinstance(one, SignReworded)]
    assert "25 to 1" in "; ".join(reworded.text)  # Table 10, Three-card Tiger, option 3
    assert "22 to 1" not in "; ".join(reworded.text)


@pytest.mark.clauses(CROWN, "5.2")
def test_5_2_a_side_wager_needs_an_area_on_the_layout() -> None:
    table = running(CROWN, side_bets=PAIRS)

    refused = table.refused(
        ChangeSideBets,
        changer(table),
        side_bets=("tiger",),
        limits={"tiger": Limit(least=500, most=100_000)},
        agreed_by=("ann", "ben"),
    )

    assert "no area" in refused.reason


@pytest.mark.clauses(CROWN, "7.1")
def test_7_1_a_new_side_wager_brings_limits_for_the_sign() -> None:
    table = Driver(CROWN)
    opened_with = opened(CROWN, side_bets=PAIRS).state.settings
    assert opened_with is not None
    few = {key: limit for key, limit in opened_with.limits.bets.items() if not key.startswith("dragon")}
    table.open(side_bets=PAIRS, limits=replace(opened_with.limits, bets=few))
    new = dict.fromkeys(DRAGONS, Limit(least=1_000, most=50_000))

    assert table.refused(ChangeSideBets, changer(table), side_bets=DRAGONS).rule == "7.1"
    not_new = table.refused(
        ChangeSideBets, changer(table), side_bets=DRAGONS, limits={"pairs-player": new[DRAGONS[0]]}
    )
    table.done(ChangeSideBets, changer(table), side_bets=DRAGONS, limits=new)

    assert "no new side bet" in not_new.reason
    sign = next(sign for sign in table.state.signs.values() if sign.shows == "limits")
    assert "Player Dragon Bonus: $10 to $500" in sign.text


def test_the_last_side_bet_taken_away_takes_its_signs_along() -> None:
    table = opened(CROWN, side_bets=PAIRS)

    events = table.done(ChangeSideBets, changer(table), side_bets=())

    assert sum(isinstance(one, SignTakenDown) for one in events) == 2
    assert {sign.shows for sign in table.state.signs.values()} == {"variation", "limits"}


@pytest.mark.parametrize("book", [STAR, PREMIUM, THREE_CARD])
def test_a_book_without_such_a_power_leaves_the_side_bets_of_an_open_table_alone(book: str) -> None:
    table = running(book)

    refused = table.refused(ChangeSideBets, table.highest, side_bets=())

    assert "gives nobody the power" in refused.reason
    assert "ChangeSideBets" not in table.moves(table.highest)


def test_side_bets_that_change_nothing_or_belong_to_the_game_are_refused() -> None:
    table = running(CROWN, side_bets=PAIRS)
    everybody = ("ann", "ben")

    same = table.refused(ChangeSideBets, changer(table), side_bets=PAIRS, agreed_by=everybody)
    assert same.reason == "those are the side bets on offer"
    none = table.refused(
        ChangeSideBets, changer(table), side_bets=PAIRS, options={"moon": "1"}, agreed_by=everybody
    )
    assert "no option" in none.reason


def test_t58_a_player_without_a_seat_is_asked_when_he_has_a_wager_on_the_coup() -> None:
    table = running(THREE_CARD)
    table.seat("cai")
    table.wager("cai", "player", 2_500, area=3)

    assert [one.id for one in all_players(table.table)] == ["ann", "ben", "cai"]


def test_a_sign_of_a_change_may_be_withdrawn() -> None:
    table = running(CROWN, side_bets=PAIRS)
    table.done(AnnounceSideBets, changer(table), side_bets=DRAGONS)
    number = next(sign.id for sign in table.state.signs.values() if sign.shows == "change")

    table.done(TakeDownSign, sign=number)

    table.refused(ChangeSideBets, changer(table), side_bets=DRAGONS, after=30 * MINUTE)
