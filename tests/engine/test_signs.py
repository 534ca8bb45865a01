"""The signs at a table: what each shows, and what may not be done while one is down."""

import pytest
from msgspec.structs import replace

from sabot.engine.commands.changes import ChangeLimits
from sabot.engine.commands.dealing import Draw
from sabot.engine.commands.opening import AnnounceClosing, OpenTable, WithdrawClosing
from sabot.engine.commands.signs import PostSign, TakeDownSign
from sabot.engine.commands.wagering import CallBets, PlaceWager
from sabot.engine.decide import moves
from sabot.engine.events.signs import SignPosted, SignTakenDown
from sabot.engine.settings import Limit
from sabot.engine.signage import missing
from sabot.engine.state import Sign
from tests.engine.driver import ALL_BOOKS, Driver, opened, running, settings_for

STAR, CROWN = "star-baccarat", "crown-baccarat"
PREMIUM, THREE_CARD = "star-premium-baccarat", "star-three-card-baccarat"

# What must stand at a table with side bets, in the order of the book, with its clause.
SIGNS = {
    (STAR, "baccarat"): {"limits": "6.1", "side-bet-amounts": "10.3"},
    (STAR, "even-money"): {"limits": "6.1", "odds": "2.5", "side-bet-amounts": "10.3"},
    (CROWN, "traditional"): {
        "variation": "5.1",
        "side-bet-odds": "5.2",
        "side-bet-configuration": "DIAGRAM A",
        "limits": "7.1",
    },
    (PREMIUM, "premium"): {"limits": "6.1", "side-bet-amounts": "12.3"},
    (PREMIUM, "even-money"): {"limits": "6.1", "odds": "2.5", "side-bet-amounts": "12.3"},
    (PREMIUM, "tie"): {"limits": "6.1", "odds": "2.6", "tie-percentage": "2.6", "side-bet-amounts": "12.3"},
    (THREE_CARD, "three-card"): {"limits": "6.1"},
    (THREE_CARD, "even-money"): {"limits": "6.1", "odds": "2.4"},
}


def sign(table: Driver, shows: str) -> Sign:
    return next(sign for sign in table.state.signs.values() if sign.shows == shows)


def text(table: Driver, shows: str) -> str:
    return "; ".join(sign(table, shows).text)


def take_down(table: Driver, shows: str) -> None:
    table.done(TakeDownSign, sign=sign(table, shows).id)


# Which must stand ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "game"), SIGNS)
def test_a_table_opens_with_the_signs_its_game_must_show(book: str, game: str) -> None:
    table = opened(book, game)

    assert {one.shows: one.rule for one in table.state.signs.values()} == SIGNS[book, game]


@pytest.mark.clauses(STAR, "2.5", "6.1")
@pytest.mark.clauses(PREMIUM, "2.5", "2.6", "6.1")
@pytest.mark.clauses(THREE_CARD, "2.4", "6.1")
@pytest.mark.clauses(CROWN, "5.1", "5.2", "7.1")
@pytest.mark.parametrize(("book", "game"), SIGNS)
def test_a_table_does_not_open_without_a_sign_that_it_must_show(book: str, game: str) -> None:
    for absent, clause in SIGNS[book, game].items():
        table = Driver(book)
        settings = settings_for(table.book, game)
        others = tuple(shows for shows in SIGNS[book, game] if shows != absent)
        refused = table.refused(OpenTable, table.highest, settings=settings, float={}, signs=others)

        assert refused.rule == clause
        table.done(OpenTable, table.highest, settings=settings, float={}, signs=(*others, absent))


@pytest.mark.clauses(STAR, "2.5", "6.1")
@pytest.mark.clauses(PREMIUM, "2.5", "2.6", "6.1")
@pytest.mark.clauses(THREE_CARD, "2.4", "6.1")
@pytest.mark.clauses(CROWN, "5.1", "7.1")
@pytest.mark.parametrize(("book", "game"), SIGNS)
def test_while_a_sign_is_down_no_wager_is_taken_and_no_coup_dealt(book: str, game: str) -> None:
    of_the_game = [shows for shows in SIGNS[book, game] if not shows.startswith("side-bet")]
    for shows in of_the_game:
        table = running(book, game)
        table.call_for_bets()
        take_down(table, shows)
        clause = SIGNS[book, game][shows]

        placed = table.refused(
            PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=2_500, area=1
        )
        assert placed.rule == clause
        assert "PlaceWager" not in table.moves(table.patron("ann"))
        if table.table.wager_rules.window.bets_call is not None:
            assert table.refused(CallBets).rule == clause
        table.done(PostSign, shows=shows)
        table.wager("ann", "player", 2_500)


def test_the_first_card_waits_for_a_sign_taken_down_after_the_wagers() -> None:
    table = running(STAR, "even-money")
    table.wager("ann", "player", 2_500)
    take_down(table, "odds")

    assert table.refused(Draw, card="9S", exposed=True).rule == "2.5"
    table.done(PostSign, shows="odds")
    table.deal("9S")
    take_down(table, "odds")
    table.deal("2H TH 5D")
    table.finish()


# What they say -------------------------------------------------------------------------------------


@pytest.mark.clauses(STAR, "2.5")
def test_2_5_the_sign_of_even_money_shows_its_odds() -> None:
    table = opened(STAR, "even-money")

    game, player, banker, tie = sign(table, "odds").text
    assert game == "Even Money Baccarat"
    assert "1 to 1" in player
    assert "1 to 2 on 6" in banker
    assert "1 to 1" in banker
    assert "8 to 1" in tie


@pytest.mark.clauses(PREMIUM, "2.5")
def test_2_5_the_sign_of_even_money_premium_shows_its_odds() -> None:
    table = opened(PREMIUM, "even-money")

    assert "1 to 2 on 6" in text(table, "odds")
    assert "8 to 1" in text(table, "odds")


@pytest.mark.clauses(PREMIUM, "2.6", "13.3.1")
def test_2_6_the_sign_of_tie_premium_shows_its_odds_and_the_percentage_won_on_a_tie() -> None:
    table = opened(PREMIUM, "tie", options={"tie-pays": "2.5"})

    assert "19 to 20" in text(table, "odds")
    assert "2.5%" in text(table, "tie-percentage")


@pytest.mark.clauses(THREE_CARD, "2.4")
def test_2_4_the_sign_of_even_money_three_card_shows_its_odds() -> None:
    assert "1 to 1" in text(opened(THREE_CARD, "even-money"), "odds")


@pytest.mark.clauses(CROWN, "5.1")
@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("traditional", "Traditional Baccarat"),
        ("crown", "Crown Baccarat"),
        ("zero-commission", "Zero Commission Baccarat"),
    ],
)
def test_5_1_the_variation_in_play_is_displayed(game: str, name: str) -> None:
    assert text(opened(CROWN, game), "variation") == name


@pytest.mark.clauses(CROWN, "5.2")
@pytest.mark.parametrize(("choice", "odds"), [("1", "15 to 1"), ("2", "16 to 1")])
def test_5_2_the_odds_of_the_option_chosen_are_displayed(choice: str, odds: str) -> None:
    layout = {"layout": "K", "places": 7, "side_bets": ("super-six",)}
    table = opened(CROWN, "crown", options={"super-six": choice}, **layout)

    assert text(table, "side-bet-odds") == f"Super 6: {odds} on 6"


@pytest.mark.parametrize(
    ("layout", "bets", "names"),
    [
        pytest.param(*one, marks=pytest.mark.clauses(CROWN, f"DIAGRAM {one[0]}"))
        for one in [
            *((key, "pairs", "Player Pairs; Banker Pairs") for key in "ABC"),
            *((key, "dragon-bonus", "Player Dragon Bonus; Banker Dragon Bonus") for key in "DEF"),
            *((key, "tiger", "Big Tiger; Small Tiger") for key in "IJK"),
        ]
    ],
)
def test_the_side_wagers_configured_for_a_diagram_are_displayed(layout: str, bets: str, names: str) -> None:
    pair = ("big-tiger", "small-tiger") if bets == "tiger" else (f"{bets}-player", f"{bets}-banker")
    table = opened(CROWN, layout=layout, side_bets=pair)

    assert text(table, "side-bet-configuration") == names
    assert sign(table, "side-bet-configuration").rule == f"DIAGRAM {layout}"


@pytest.mark.clauses(STAR, "6.1")
def test_6_1_the_sign_shows_areas_and_the_differential_where_they_are_limited() -> None:
    table = running()
    assert table.state.settings is not None
    limits = replace(table.state.settings.limits, areas={"tie": 200_000}, differential=5_000_000, unit=2_500)
    table.done(ChangeLimits, table.staff("casino-supervisor"), limits=limits)

    assert "all wagers together: at most $2,000" in text(table, "limits")
    assert "Table differential: $50,000" in text(table, "limits")
    assert "in units of $25" in text(table, "limits")


# Side bets -----------------------------------------------------------------------------------------


AMOUNTS = [
    (STAR, "A", "pairs-player", "10.3"),
    (STAR, "A", "pairs-banker", "10.3"),
    (STAR, "A", "super-six", "10.10"),
    (STAR, "B", "tiger-tie", "10.15"),
    (STAR, "B", "tiger-pair", "10.20"),
    (STAR, "B", "tiger", "10.26"),
    (STAR, "B", "big-tiger", "10.31"),
    (STAR, "B", "small-tiger", "10.36"),
    (PREMIUM, "R", "pairs-player", "12.3"),
    (PREMIUM, "R", "pairs-banker", "12.3"),
    (PREMIUM, "R", "super-six", "12.8"),
    (PREMIUM, "S", "tiger-tie", "12.13"),
    (PREMIUM, "S", "tiger-pair", "12.18"),
    (PREMIUM, "S", "tiger", "12.23"),
    (PREMIUM, "S", "big-tiger", "12.27"),
    (PREMIUM, "S", "small-tiger", "12.32"),
]


@pytest.mark.parametrize(
    ("book", "layout", "bet", "clause"),
    [pytest.param(*one, marks=pytest.mark.clauses(one[0], one[3])) for one in AMOUNTS],
)
def test_a_side_bet_needs_its_amount_on_a_sign(book: str, layout: str, bet: str, clause: str) -> None:
    table = running(book, layout=layout)
    name = table.table.book.bet(bet)
    assert name is not None
    assert f"{name.name}: $5 to $1,000" in text(table, "side-bet-amounts")
    take_down(table, "side-bet-amounts")

    refused = table.refused(PlaceWager, table.patron("ann"), patron="ann", bet=bet, cents=500, area=1)

    assert refused.rule == clause
    assert table.wager("ann", "player", 2_500)
    table.done(PostSign, shows="side-bet-amounts")
    assert table.wager("ann", bet, 500)


@pytest.mark.parametrize(
    ("book", "layout", "bet", "clause"),
    [pytest.param(*one, marks=pytest.mark.clauses(one[0], one[3])) for one in AMOUNTS],
)
def test_a_table_does_not_open_without_an_amount_for_a_side_bet_on_offer(
    book: str, layout: str, bet: str, clause: str
) -> None:
    table = Driver(book)
    settings = settings_for(table.book, layout=layout)
    without = {key: limit for key, limit in settings.limits.bets.items() if key != bet}
    settings = replace(settings, limits=replace(settings.limits, bets=without))

    assert table.refused(OpenTable, table.highest, settings=settings, float={}).rule == clause


@pytest.mark.clauses(CROWN, "5.2")
def test_5_2_a_side_wager_needs_its_odds_on_display() -> None:
    table = running(CROWN)
    table.call_for_bets()
    take_down(table, "side-bet-odds")

    refused = table.refused(
        PlaceWager, table.patron("ann"), patron="ann", bet="pairs-player", cents=500, area=1
    )

    assert refused.rule == "5.2"
    assert table.wager("ann", "player", 2_500)


def test_without_side_bets_no_sign_is_about_them() -> None:
    table = opened(STAR, side_bets=())

    assert [one.shows for one in table.state.signs.values()] == ["limits"]
    table.refused(PostSign, shows="side-bet-amounts")


# Putting up and taking down ------------------------------------------------------------------------


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_sign_goes_up_once_and_comes_down_once(book: str) -> None:
    table = opened(book)
    number = sign(table, "limits").id

    assert "PostSign" not in table.moves(table.dealer)
    table.refused(PostSign, shows="limits")
    (down,) = table.done(TakeDownSign, sign=number)
    assert isinstance(down, SignTakenDown)
    assert missing(table.table) == ("limits",)
    prompts = {move.command: move.prompt for move in moves(table.book, table.state, table.dealer)}
    assert prompts["PostSign"] == "Put up the sign that shows the limits"
    assert "no sign" in table.refused(TakeDownSign, sign=number).reason
    (up,) = table.done(PostSign, shows="limits")
    assert isinstance(up, SignPosted)
    assert up.at == table.at
    assert sign(table, "limits").posted == table.at


def test_a_sign_that_the_book_does_not_have_or_that_goes_with_something_is_not_put_up_alone() -> None:
    table = opened(THREE_CARD)
    take_down(table, "limits")

    assert "has no sign" in table.refused(PostSign, shows="tie-percentage").reason
    assert "has no sign" in table.refused(PostSign, shows="odds").reason
    assert table.refused(PostSign, shows="individual-limits").rule == "6.6"
    assert table.refused(PostSign, shows="previous-limits").rule == "6.5.3"


@pytest.mark.clauses(STAR, "14.14")
def test_14_14_the_sign_of_closing_comes_down_with_the_notice_only() -> None:
    table = running()
    supervisor = table.staff("casino-supervisor")
    table.done(AnnounceClosing, supervisor)

    assert table.refused(TakeDownSign, sign=sign(table, "closing").id).rule == "14.14"
    table.done(WithdrawClosing, supervisor)

    assert table.state.phase == "open"
    assert "closing" not in {one.shows for one in table.state.signs.values()}


def test_a_sign_that_stands_is_not_put_up_again_while_another_is_down() -> None:
    table = opened(STAR, "even-money")
    take_down(table, "odds")

    assert table.refused(PostSign, shows="limits").rule == "6.1"


def test_a_fixed_amount_is_shown_as_one() -> None:
    table = Driver()
    settings = settings_for(table.book)
    bets = {**settings.limits.bets, "super-six": Limit(least=500, most=500)}
    table.open(limits=replace(settings.limits, bets=bets))

    assert "Super Six: $5;" in text(table, "limits") + ";"


def test_a_combination_has_the_limits_of_its_parts() -> None:
    table = Driver(CROWN)
    settings = settings_for(table.book)
    bets = {key: limit for key, limit in settings.limits.bets.items() if key != "1-1-2"}
    table.open(limits=replace(settings.limits, bets=bets))

    assert "1-1-2" not in text(table, "limits")


def test_nothing_is_put_up_at_a_closed_table() -> None:
    table = Driver()

    assert "not open" in table.refused(PostSign, shows="limits").reason
    assert "not open" in table.refused(TakeDownSign, sign=1).reason


def test_a_patron_puts_up_no_sign() -> None:
    table = running()
    take_down(table, "limits")

    assert "Player" in table.refused(PostSign, table.patron("ann"), shows="limits").reason
