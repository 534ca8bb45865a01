"""Opening a table under each of the four books: what must be there, and what the book does not allow."""

from typing import Any

import pytest
from msgspec.structs import replace

from sabot.engine import accounts
from sabot.engine.commands.opening import OpenTable
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.decide import moves
from sabot.engine.events.opening import TableOpened
from sabot.engine.people import Refusal
from sabot.engine.settings import Device, Limit
from sabot.engine.state import State
from sabot.rulebooks import load_book
from tests.engine.driver import ALL_BOOKS, Driver, opened, settings_for

STAR, CROWN = "star-baccarat", "crown-baccarat"
PREMIUM, THREE_CARD = "star-premium-baccarat", "star-three-card-baccarat"
GAMES = [(book, str(game.key)) for book in ALL_BOOKS for game in load_book(book).games]
OPENER = {STAR: "14.14", CROWN: "14.5", PREMIUM: "15.9", THREE_CARD: "14.9"}


def opening(book: str, game: str | None = None, **changes: Any) -> tuple[object, ...] | Refusal:
    table = Driver(book)
    settings = settings_for(table.book, game, **changes)
    return table.do(OpenTable, table.highest, settings=settings, float={10_000: 100})


def refusal(book: str, game: str | None = None, **changes: Any) -> Refusal:
    refused = opening(book, game, **changes)
    assert isinstance(refused, Refusal), refused
    return refused


# Every game ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_each_of_the_ten_games_opens_with_its_float_counted(book: str, game: str) -> None:
    table = opened(book, game)
    first, *_ = table.events

    assert isinstance(first, TableOpened)
    assert table.state.phase == "open"
    assert table.state.accounts == {accounts.OPENER: -55_500_000, accounts.FLOAT: 55_500_000}
    again = table.refused(OpenTable, table.highest, settings=settings_for(table.book), float={})
    assert "open already" in again.reason


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_whoever_may_close_a_table_may_open_it_and_a_dealer_may_not(book: str) -> None:
    table = Driver(book)

    refused = table.refused(OpenTable, settings=settings_for(table.book), float={})

    assert refused.rule == OPENER[book]
    assert moves(table.book, State(), table.dealer) == ()
    assert [move.command for move in moves(table.book, State(), table.highest)] == ["OpenTable"]


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_float_is_made_of_the_chips_of_the_table(book: str) -> None:
    table = Driver(book)
    settings = settings_for(table.book)

    odd = table.refused(OpenTable, table.highest, settings=settings, float={123: 1})
    below = table.refused(OpenTable, table.highest, settings=settings, float={100: -1})

    assert (odd.reason, below.reason) == (
        "the table has no chip of 123 cents",
        "a count of chips is not below nought",
    )


# Games, decks, layouts, places ---------------------------------------------------------------------


@pytest.mark.clauses(CROWN, "5.1.3")
def test_5_1_3_zero_commission_opens_for_tournaments_only() -> None:
    refused = refusal(CROWN, "zero-commission", tournament=False)

    assert refused.rule == "5.1.3"


@pytest.mark.clauses(STAR, "3.1")
@pytest.mark.clauses(CROWN, "3.1")
@pytest.mark.clauses(PREMIUM, "3.1")
@pytest.mark.clauses(THREE_CARD, "3.1")
@pytest.mark.parametrize(("book", "decks"), [(STAR, 5), (CROWN, 6), (PREMIUM, 1), (THREE_CARD, 4)])
def test_a_table_opens_with_the_decks_of_the_book(book: str, decks: int) -> None:
    assert "(3.1)" in refusal(book, decks=decks).reason


@pytest.mark.clauses(STAR, "10.2", "10.9")
@pytest.mark.clauses(STAR, "10.14", "10.19", "10.25", "10.30", "10.35")
def test_reading_s_17_the_layout_decides_which_side_bets_are_on_offer() -> None:
    for layout in "AD":
        assert not isinstance(opening(STAR, layout=layout), Refusal)
        for bet in ("tiger-tie", "tiger-pair", "tiger", "big-tiger", "small-tiger"):
            assert "no area" in refusal(STAR, layout=layout, side_bets=(bet,)).reason
    for layout in "BCEFGHIJKLM":
        for bet in ("pairs-player", "pairs-banker", "super-six"):
            assert "no area" in refusal(STAR, layout=layout, side_bets=(bet,)).reason


@pytest.mark.clauses(PREMIUM, "12.2", "12.7")
@pytest.mark.clauses(PREMIUM, "12.12", "12.17", "12.22", "12.26", "12.31")
def test_12_the_diagram_decides_which_side_bets_are_on_offer() -> None:
    pairs, super_six, tigers = set("ABCDEFGHIJKLNOR"), set("MNR"), set("PQS")
    assert load_book(PREMIUM).table is not None
    for layout in load_book(PREMIUM).table.layouts:  # type: ignore[union-attr]
        for bet, diagrams in {
            "pairs-player": pairs,
            "pairs-banker": pairs,
            "super-six": super_six,
            **dict.fromkeys(("tiger-tie", "tiger-pair", "tiger", "big-tiger", "small-tiger"), tigers),
        }.items():
            game = str(layout.game or "premium")
            answer = opening(
                PREMIUM,
                game,
                layout=layout.key,
                places=min(6, layout.places or 6),
                side_bets=(bet,),
            )
            assert isinstance(answer, Refusal) != (layout.key in diagrams), (layout.key, bet, answer)


@pytest.mark.clauses(STAR, "2.2")
@pytest.mark.clauses(CROWN, "2.1")
@pytest.mark.parametrize(("book", "places"), [(STAR, 4), (STAR, 10), (CROWN, 2), (CROWN, 15)])
def test_a_table_has_the_places_that_the_book_allows(book: str, places: int) -> None:
    assert isinstance(opening(book, places=places), Refusal)


@pytest.mark.clauses(STAR, "2.2")
@pytest.mark.clauses(CROWN, "2.1")
@pytest.mark.parametrize(
    ("book", "places"),
    [*((STAR, count) for count in (3, 5, 6, 7, 8, 9)), *((CROWN, count) for count in range(3, 15))],
)
def test_a_table_opens_with_any_number_of_places_that_the_book_allows(book: str, places: int) -> None:
    assert not isinstance(opening(book, places=places), Refusal)


@pytest.mark.clauses(PREMIUM, "2.1", "2.1.1", "2.1.2")
def test_2_1_premium_is_played_in_a_salon_or_at_a_private_table() -> None:
    assert refusal(PREMIUM, where="main floor").rule == "2.1"
    assert not isinstance(opening(PREMIUM, where="salon", layout="A", places=9), Refusal)
    assert (
        refusal(PREMIUM, where="Private Table", layout="A", places=7, reserved_for=("ann",)).rule == "2.1.2"
    )
    assert not isinstance(
        opening(PREMIUM, where="Private Table", layout="A", places=6, reserved_for=("ann",)), Refusal
    )


@pytest.mark.clauses(PREMIUM, "2.1.1")
def test_2_1_1_a_salon_has_no_tenth_seat() -> None:
    assert isinstance(opening(PREMIUM, where="salon", layout="A", places=10), Refusal)


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_layout_or_a_dealing_method_that_the_book_does_not_have_is_refused(book: str) -> None:
    table = Driver(book)
    layout = replace(settings_for(table.book), layout="Z")
    method = replace(settings_for(table.book), method="by post")

    assert "no layout" in table.refused(OpenTable, table.highest, settings=layout, float={}).reason
    assert "no dealing method" in table.refused(OpenTable, table.highest, settings=method, float={}).reason


@pytest.mark.clauses(PREMIUM, "13.3.1")
def test_an_option_out_of_its_range_is_refused() -> None:
    assert "percentage from 1 to 10" in refusal(PREMIUM, "tie", options={"tie-pays": "11"}).reason
    assert "is one of" in refusal(CROWN, options={"tiger": "6"}).reason
    assert "no option" in refusal(STAR, options={"tiger": "1"}).reason


@pytest.mark.clauses(STAR, "10.1")
@pytest.mark.clauses(PREMIUM, "12.1")
def test_10_1_only_a_side_bet_that_is_offered_is_taken() -> None:
    for book in (STAR, PREMIUM):
        table = opened(book, side_bets=("super-six",))
        table.seat("ann", 1)
        table.load_shoe()
        refused = table.refused(
            PlaceWager, table.patron("ann"), patron="ann", bet="pairs-player", cents=500, area=1
        )

        assert "not on offer" in refused.reason
        assert table.wager("ann", "super-six", 500)


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_side_bet_is_one_and_is_named_once(book: str) -> None:
    assert "no side bet" in refusal(book, side_bets=("player",)).reason
    assert "not on offer" in refusal(book, side_bets=("roulette",)).reason
    side_bet = settings_for(load_book(book)).side_bets[0]
    assert "named twice" in refusal(book, side_bets=(side_bet, side_bet)).reason
    assert "0 may wager" in refusal(book, side_bet_places={side_bet: 0}).reason
    assert "no bet" in refusal(book, side_bet_places={"roulette": 1}).reason


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_table_has_places_and_chips(book: str) -> None:
    assert "has places" in refusal(book, places=0).reason
    assert "denomination" in refusal(book, chips=()).reason
    assert "denomination" in refusal(book, chips=(0, 100)).reason


# Equipment and devices -----------------------------------------------------------------------------


REQUIRED = [
    (STAR, "card-shoe", "2.3.1"),
    (STAR, "discard-rack", "2.3.2"),
    (STAR, "float-tray", "2.3.3"),
    (STAR, "cards", "3.1"),
    (STAR, "cutting-card", "3.1"),
    (CROWN, "cards", "2.2.2(a)"),
    (CROWN, "card-shoe", "2.2.2(b)"),
    (CROWN, "cutting-card", "2.2.2(d)"),
    (CROWN, "discard-rack", "2.2.2(f)"),
    (PREMIUM, "card-shoe", "2.3.1"),
    (PREMIUM, "discard-rack", "2.3.2"),
    (PREMIUM, "float-tray", "2.3.3"),
    (THREE_CARD, "card-shoe", "2.3.1"),
    (THREE_CARD, "discard-rack", "2.3.2"),
    (THREE_CARD, "marker-button", "2.3.3"),
    (THREE_CARD, "float-tray", "2.3.4"),
    (THREE_CARD, "drop-box", "2.3"),
]


@pytest.mark.clauses(STAR, "2.3")
@pytest.mark.clauses(PREMIUM, "2.3")
@pytest.mark.parametrize(("book", "item", "clause"), REQUIRED)
def test_a_table_stays_closed_without_its_equipment(book: str, item: str, clause: str) -> None:
    table = Driver(book)
    settings = settings_for(table.book)
    without = tuple(piece for piece in settings.equipment if piece != item)

    refused = table.refused(OpenTable, table.highest, settings=replace(settings, equipment=without), float={})

    assert refused.rule == clause


@pytest.mark.clauses(STAR, "2.4", "2.4.1")
@pytest.mark.clauses(CROWN, "2.2.2(i)")
@pytest.mark.clauses(PREMIUM, "2.4")
@pytest.mark.parametrize(("book", "clause"), [(STAR, "2.4"), (CROWN, "2.2.2(i)"), (PREMIUM, "2.4")])
def test_a_table_that_takes_cash_has_a_drop_box(book: str, clause: str) -> None:
    assert refusal(book, drop_box=False).rule == clause
    assert not isinstance(opening(book, drop_box=False, accepts_cash=False), Refusal)


@pytest.mark.clauses(PREMIUM, "2.3.1")
def test_2_3_1_premium_is_dealt_from_a_card_shoe() -> None:
    assert refusal(PREMIUM, device=Device(kind="shuffling-device")).rule == "3.6"


@pytest.mark.clauses(STAR, "6.9", "6.9.1", "6.9.2")
def test_6_9_low_limit_gaming_has_no_tournaments_and_a_shuffling_device() -> None:
    device = Device(kind="shuffling-device")

    assert refusal(STAR, low_limit=True).rule == "6.9"
    assert refusal(STAR, low_limit=True, device=device, tournament=True).rule == "6.9"
    assert not isinstance(opening(STAR, low_limit=True, device=device), Refusal)


@pytest.mark.parametrize("book", [CROWN, PREMIUM, THREE_CARD])
def test_another_book_has_no_low_limit_gaming(book: str) -> None:
    assert "no low limit" in refusal(book, low_limit=True).reason


@pytest.mark.clauses(STAR, "8.8")
def test_a_method_that_needs_a_card_shoe_is_not_dealt_from_a_shuffling_device() -> None:
    assert refusal(STAR, method="B", device=Device(kind="shuffling-device")).rule == "8.8"


# Limits --------------------------------------------------------------------------------------------


@pytest.mark.clauses(STAR, "6.1")
@pytest.mark.clauses(CROWN, "7.1")
@pytest.mark.clauses(PREMIUM, "6.1")
@pytest.mark.clauses(THREE_CARD, "6.1")
@pytest.mark.parametrize(
    ("book", "clause"), [(STAR, "6.1"), (CROWN, "7.1"), (PREMIUM, "6.1"), (THREE_CARD, "6.1")]
)
def test_every_bet_on_offer_has_limits_for_the_sign(book: str, clause: str) -> None:
    table = Driver(book)
    settings = settings_for(table.book)
    limits = {key: limit for key, limit in settings.limits.bets.items() if key != "player"}
    without = replace(settings, limits=replace(settings.limits, bets=limits))

    assert table.refused(OpenTable, table.highest, settings=without, float={}).rule == clause


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_limits_make_sense(book: str) -> None:
    table = Driver(book)
    settings = settings_for(table.book)
    for wrong in (
        {"player": Limit(least=0, most=100)},
        {"player": Limit(least=200, most=100)},
        {"roulette": Limit(least=100, most=200)},
    ):
        limits = replace(settings.limits, bets={**settings.limits.bets, **wrong})
        table.refused(OpenTable, table.highest, settings=replace(settings, limits=limits), float={})
    for limits in (replace(settings.limits, unit=0), replace(settings.limits, approved_minimum=0)):
        table.refused(OpenTable, table.highest, settings=replace(settings, limits=limits), float={})
