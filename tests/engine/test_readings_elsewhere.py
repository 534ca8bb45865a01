"""Where the documents of Crown, Premium and Three Card Baccarat leave a choice, the choice is data too."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from sabot.engine.commands.changes import ChangeGame
from sabot.engine.commands.dealing import AcceptHand, Draw
from sabot.engine.commands.irregularities.misdealt import (
    ChooseRemedy,
    ReportMisdeal,
    ReportWrongArea,
    ResumeCoup,
)
from sabot.engine.commands.irregularities.money import FindWager
from sabot.engine.commands.irregularities.shoe import ReportNotBurned, RestartShoe
from sabot.engine.commands.people import ExchangeVoucher
from sabot.engine.commands.settling import CollectCommission, DeferCommission, Settle
from sabot.engine.people import Refusal
from sabot.rulebook.book import RuleBook
from sabot.rulebooks import load_book
from tests.engine import test_readings_star as of_the_star
from tests.engine.driver import settings_for
from tests.engine.irregular import (
    CROWN,
    PREMIUM,
    SHUFFLER,
    STAKE,
    STAR,
    THREE_CARD,
    supervisor,
    told,
)
from tests.engine.otherwise import (
    device_user,
    everybody_leaves_a_failed_device,
    read_otherwise,
    seen_card_too_many,
    three_thirds,
    watched_under,
)
from tests.engine.sigma import Watched, watched

PLAYER_WINS = "9S 2H TH 5D"
NINE_CARDS = "2H 7S 3D 5C 8H 4S 9C KD TH"


def at(book: str, address: str) -> Any:
    """What stands at an address of a book."""
    part: Any = load_book(book)
    for name in address.split("."):
        part = getattr(part, name)
    return part


def otherwise(book: str, address: str, datum: str, value: str) -> RuleBook:
    """The book with another value of one datum."""
    return read_otherwise(book, address, **{datum: replace(at(book, f"{address}.{datum}"), is_=value)})


# A card too many that everybody saw ---------------------------------------------------------------


def test_premium_reading_a_01_a_seen_card_too_many_begins_a_no_bet_coup() -> None:
    assert seen_card_too_many(watched(PREMIUM)) == "14.3"


def test_premium_reading_a_01_set_otherwise_it_begins_a_coup_with_wagers() -> None:
    book = read_otherwise(
        PREMIUM,
        "irregularities.extra_player_card.banker_stands_exposed",
        then="first-card-of-next-coup",
        money=("live",),
    )
    assert seen_card_too_many(watched_under(book)) is None


# A void wager -------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", [PREMIUM, THREE_CARD])
def test_reading_a_04_the_void_wager_of_a_device_user_is_returned_or_forfeited(book: str) -> None:
    assert device_user(watched(book)) == "returned"
    other = read_otherwise(
        book, "irregularities.prohibited_device", then="may-forfeit-wager", money=("forfeit",)
    )
    assert device_user(watched_under(other)) == "forfeited"


# Shares that are not whole chips ------------------------------------------------------------------


def test_premium_reading_a_05_the_dollar_left_over_is_nobodys_or_the_earliest_wagers() -> None:
    sign = replace(settings_for(load_book(PREMIUM)).limits, areas={"player": 100_000})
    assert three_thirds(watched(PREMIUM, limits=sign)) == [33_300, 33_300, 33_300]
    other = otherwise(
        PREMIUM, "wagers.limits.over_area_maximum", "before_close", "reduce-pro-rata-by-remainder"
    )
    assert three_thirds(watched_under(other, limits=sign)) == [33_400, 33_300, 33_300]


def _found_beyond_an_area(table: Watched) -> list[int]:
    """500 dollars of Ann and as much of Ben at area 1, and then of Cai, where 1,000 may lie."""
    table.seat("cai", 3)
    table.wager("ann", "player", 50_000)
    table.wager("ben", "player", 50_000, area=1)
    table.deal("9S", result=False)
    table.done(FindWager, patron="cai", bet="player", cents=50_000, area=1)
    return [wager.counts for wager in table.coup.wagers.values()]


def test_three_card_reading_a_05_of_what_is_found_late_too() -> None:
    sign = replace(settings_for(load_book(THREE_CARD)).limits, areas={"player": 100_000})
    assert _found_beyond_an_area(watched(THREE_CARD, limits=sign)) == [33_300, 33_300, 33_300]
    other = otherwise(THREE_CARD, "wagers.limits.over_area_maximum", "after", "reduce-pro-rata-by-remainder")
    assert _found_beyond_an_area(watched_under(other, limits=sign)) == [33_400, 33_300, 33_300]


# The first coup of a shoe that was not burned -----------------------------------------------------


def _restarted(table: Watched) -> bool:
    """Whether Ann, who has a wager on the first coup, is asked about it before the shoe is restarted."""
    table.call()
    table.deal("9S 2H", result=False)
    table.done(RestartShoe, supervisor(table))
    return table.coup.options_open is not None


def _not_burned(book: RuleBook | None = None) -> Watched:
    table = Watched(CROWN)
    table.book = book or table.book
    table.open()
    table.seat("ann", 1)
    table._burn = lambda: None  # type: ignore[method-assign]  # the dealer forgets
    table.load_shoe()
    table.done(ReportNotBurned, card="9S")
    table.call_for_bets()
    table.wager("ann", "player", STAKE)
    return table


def test_crown_reading_a_09_each_player_is_asked_before_the_shoe_is_restarted_or_nobody_is() -> None:
    assert _restarted(_not_burned())
    other = read_otherwise(CROWN, "irregularities.not_burned.first_coup_open", money=("live",))
    assert not _restarted(_not_burned(other))


# The wrong order, found when cards were handled ---------------------------------------------------


def _found_after_handling(table: Watched) -> tuple[str | None, bool]:
    """By what the coup is void, and whether it waits to be put right."""
    table.wager("ann", "player", STAKE)
    table.wager("ben", "player", STAKE)
    for card in NINE_CARDS.split():
        table.done(Draw, card=card)
    table.done(AcceptHand, table.patron("ann"), hand="player", area=1)
    table.done(ReportMisdeal, approver=supervisor(table))
    return table.coup.void, table.coup.halted is not None


def test_three_card_reading_a_11_it_is_put_right_or_is_a_misdeal_like_any_other() -> None:
    assert _found_after_handling(watched(THREE_CARD, method="method-b")) == (None, True)
    other = read_otherwise(
        THREE_CARD, "irregularities.misdeal.after_handling", then="misdeal", money=("return",)
    )
    assert _found_after_handling(watched_under(other, method="method-b")) == ("12.3", False)


# All players --------------------------------------------------------------------------------------


def _changed_with_the_consent_of_ann_and_ben(table: Watched, game: str) -> str | None:
    """Dee stands behind them. Why the game is not changed, if it is not."""
    table.seat("dee")
    decided = table.do(ChangeGame, table.highest, game=game, agreed_by=("ann", "ben"))
    return decided.reason if isinstance(decided, Refusal) else None


@pytest.mark.parametrize(
    ("book", "game", "by_default", "other", "set_otherwise"),
    [
        (CROWN, "crown", None, "at-the-table", "dee"),
        (PREMIUM, "even-money", "dee", "seated", None),
        (THREE_CARD, "even-money", None, "at-the-table", "dee"),
    ],
)
def test_reading_a_20_all_players_are_those_whom_the_book_asks(
    book: str, game: str, by_default: str | None, other: str, set_otherwise: str | None
) -> None:
    for table, wanted in (
        (watched(book), by_default),
        (watched_under(otherwise(book, "authority", "all_players", other)), set_otherwise),
    ):
        reason = _changed_with_the_consent_of_ann_and_ben(table, game)
        assert (reason is None) if wanted is None else (reason is not None and wanted in reason), reason


# A device that fails ------------------------------------------------------------------------------


def _resumed_after_everybody_left(table: Watched) -> Refusal | None:
    everybody_leaves_a_failed_device(table)
    decided = table.do(ResumeCoup, approver=table.staff("gaming-supervisor"))
    return decided if isinstance(decided, Refusal) else None


def test_three_card_reading_a_21_a_casino_supervisor_ends_the_coup_or_whoever_is_named() -> None:
    table = watched(THREE_CARD, device=SHUFFLER)
    assert _resumed_after_everybody_left(table) is None
    assert table.coup.void == "reading A-21"
    other = read_otherwise(
        THREE_CARD,
        "irregularities.device_malfunction.all_wagers_returned",
        by=("casino-duty-manager",),
    )
    refused = _resumed_after_everybody_left(watched_under(other, device=SHUFFLER))
    assert refused is not None
    assert refused.rule == "reading A-21"


# Who chooses, and who is told ---------------------------------------------------------------------


def _cards_in_the_wrong_area(table: Watched) -> list[tuple[str, str, str | None]]:
    """Who must be told what, once it was chosen how the coup goes on."""
    table.wager("ann", "player", STAKE)
    table.deal(PLAYER_WINS, result=False)
    table.done(ReportWrongArea, cards=(0, 1))
    table.done(ChooseRemedy, supervisor(table), remedy="complete-all-valid", reason="nothing had been turned")
    return told(table)


def test_premium_reading_a_22_a_supervisor_chooses_and_an_inspector_is_told_or_somebody_else() -> None:
    assert ("inspector", "before-next-coup", "14.12.7") in _cards_in_the_wrong_area(watched(PREMIUM))
    other = read_otherwise(PREMIUM, "irregularities.wrong_hand.wrong_area", by=("gaming-manager",), notify=())
    table = watched_under(other)
    table.wager("ann", "player", STAKE)
    table.deal(PLAYER_WINS, result=False)
    table.done(ReportWrongArea, cards=(0, 1))
    too_low = table.refused(ChooseRemedy, supervisor(table), remedy="complete-all-valid", reason="seen")
    assert "Gaming Manager" in too_low.reason
    table.done(ChooseRemedy, table.highest, remedy="complete-all-valid", reason="seen")
    assert told(table) == []


# Tokens and commission ----------------------------------------------------------------------------


def _token_that_wins(table: Watched) -> int:
    """What Ann has in tokens after she won with all of them."""
    table.done(ExchangeVoucher, patron="ann", cents=STAKE, voucher="V1")
    table.call_for_bets()
    table.wager("ann", "player", STAKE, instrument="promotional-tokens")
    table.call()
    table.deal("9S 2H TH KS 7D KD" if table.table.deals_areas else PLAYER_WINS)
    table.done(Settle)
    return table.state.accounts.get("tokens:ann", 0)


@pytest.mark.parametrize(
    ("book", "kept", "other", "then"),
    [
        (PREMIUM, STAKE, "collected", 0),
        (THREE_CARD, STAKE, "collected", 0),
        (CROWN, 0, "returned", STAKE),
    ],
)
def test_reading_t_36_a_token_that_wins_is_returned_or_collected(
    book: str, kept: int, other: str, then: int
) -> None:
    assert _token_that_wins(watched(book)) == kept
    assert _token_that_wins(watched_under(otherwise(book, "wagers.tokens", "on_a_win", other))) == then


def _commission_collected(table: Watched) -> int:
    """Of $1.25 that Ann owes for a Banker wager of $25, in chips of $1 and more."""
    table.done(DeferCommission, table.highest)
    table.call_for_bets()
    table.wager("ann", "banker", 2_500)
    table.call()
    table.deal("2S 9H TH KD")
    table.finish()
    before = table.chips("ann")
    table.done(CollectCommission, patron="ann", ground="player-asks")
    return before - table.chips("ann")


def test_crown_reading_c_64_deferred_commission_is_collected_down_to_a_chip_or_up_to_one() -> None:
    assert _commission_collected(watched(CROWN)) == 100
    other = otherwise(CROWN, "wagers.commission", "deferred_in_chips", "up-to-next-payable")
    assert _commission_collected(watched_under(other)) == 200


# All of them ----------------------------------------------------------------------------------------

SET_OTHERWISE = {
    STAR: {
        f"A-{number}" for number in re.findall(r"reading_a_(\d\d)_set_otherwise", " ".join(vars(of_the_star)))
    },
    CROWN: {"A-09", "A-20"},
    PREMIUM: {"A-01", "A-04", "A-05", "A-20", "A-22"},
    THREE_CARD: {"A-04", "A-05", "A-11", "A-20", "A-21"},
}
"""The readings of the scenario table that the tests here, and those of The Star, set otherwise."""


OF_TOURNAMENTS = "A-13"


@pytest.mark.parametrize("book", SET_OTHERWISE)
def test_every_reading_of_the_scenario_table_that_may_be_set_otherwise_is(book: str) -> None:
    """But for those of tournaments, which the table does not play."""
    configurable = {
        one.id
        for one in load_book(book).readings
        if one.id.startswith("A-") and one.configurable and one.id != OF_TOURNAMENTS
    }
    assert configurable == SET_OTHERWISE[book]
