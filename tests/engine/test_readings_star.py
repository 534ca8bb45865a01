"""Where The Star's document leaves a choice, the choice is data: each reading, and the other one."""

from typing import Any

from msgspec.structs import replace

from sabot.engine.commands.dealing import AnnounceCounts, AnnounceResult, DirectNoBetCoup, Draw
from sabot.engine.commands.irregularities.device import LoadCardShoe
from sabot.engine.commands.irregularities.misdealt import ReportExtraCard, ResumeCoup
from sabot.engine.commands.irregularities.money import ReportInvalidWager, ReportLossLimit, ReportWrongGame
from sabot.engine.commands.settling import Settle
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.people import Refusal
from sabot.rulebook.book import RuleBook
from sabot.rulebooks import load_book
from tests.engine.driver import settings_for
from tests.engine.irregular import SHUFFLER, STAKE, STAR, fates, supervisor
from tests.engine.otherwise import (
    device_user,
    everybody_leaves_a_failed_device,
    read_otherwise,
    seen_card_too_many,
    three_thirds,
    watched_under,
)
from tests.engine.sigma import Watched, watched

PLAYER_STANDS_BANKER_STANDS = "9S 2H TH 5D"
"""A natural of nine: neither hand may draw."""


def test_reading_a_01_a_seen_card_too_many_begins_a_no_bet_coup() -> None:
    assert seen_card_too_many(watched(STAR)) == "12.3"


def test_reading_a_01_set_otherwise_it_begins_a_coup_with_wagers() -> None:
    book = read_otherwise(
        STAR,
        "irregularities.extra_player_card.banker_stands_exposed",
        then="first-card-of-next-coup",
        money=("live",),
    )
    assert seen_card_too_many(watched_under(book)) is None


def _losing_invalid_wager(table: Watched) -> str:
    wager = table.wager("ben", "banker", STAKE)
    table.deal(PLAYER_STANDS_BANKER_STANDS)
    table.done(ReportInvalidWager, wager=wager, because="no-own-player-card")
    return fates(table)[wager]


def test_reading_a_03_a_losing_invalid_wager_is_returned() -> None:
    table = watched(STAR)
    assert _losing_invalid_wager(table) == "returned"
    assert table.chips("ben") == 1_000_000


def test_reading_a_03_set_otherwise_only_a_winning_one_is() -> None:
    """12.21.2 names winning wagers; one that lost is then collected like any other."""
    book = read_otherwise(
        STAR, "irregularities.invalid_wager.no_own_player_card", then="return-stake-if-it-wins"
    )
    table = watched_under(book)
    assert _losing_invalid_wager(table) == "placed"
    table.done(Settle)
    assert table.chips("ben") == 1_000_000 - STAKE
    winner = watched_under(book)
    won = winner.wager("ann", "player", STAKE)
    winner.deal(PLAYER_STANDS_BANKER_STANDS)
    winner.done(Settle)
    winner.done(ReportInvalidWager, wager=won, because="no-own-player-card")
    assert fates(winner)[won] == "returned"
    assert winner.chips("ann") == 1_000_000


def test_reading_a_04_the_void_wager_of_a_device_user_is_returned() -> None:
    assert device_user(watched(STAR)) == "returned"


def test_reading_a_04_set_otherwise_it_is_forfeited() -> None:
    book = read_otherwise(
        STAR, "irregularities.prohibited_device", then="may-forfeit-wager", money=("forfeit",)
    )
    assert device_user(watched_under(book)) == "forfeited"


def test_reading_s_67_each_share_is_rounded_down_to_the_smallest_chip() -> None:
    """A third of 1,000 is 333 and a third; three times 333 is within the 1,000."""
    sign = replace(settings_for(load_book(STAR)).limits, areas={"player": 100_000})
    assert three_thirds(watched(STAR, limits=sign)) == [33_300, 33_300, 33_300]


def test_reading_a_05_set_otherwise_the_dollar_left_over_stays_with_the_earliest_wager() -> None:
    sign = replace(settings_for(load_book(STAR)).limits, areas={"player": 100_000})
    area = load_book(STAR).wagers.limits.over_area_maximum  # type: ignore[union-attr]  # the book is whole
    assert area is not None
    assert area.before_close is not None
    other = replace(area.before_close, is_="reduce-pro-rata-by-remainder")
    book = read_otherwise(STAR, "wagers.limits.over_area_maximum", before_close=other)
    assert three_thirds(watched_under(book, limits=sign)) == [33_400, 33_300, 33_300]


def _paid_as_in_the_other_game(table: Watched) -> int:
    """19 to 20 on a Banker win at a table of Even Money, noticed before the cards are cleared."""
    wager = table.wager("ben", "banker", STAKE)
    table.deal("2S 9H TH TD", result=True)
    table.done(Settle)
    table.done(ReportWrongGame, paid={wager: 9_500})
    return table.chips("ben")


def test_reading_a_06_the_coup_still_open_is_corrected() -> None:
    assert _paid_as_in_the_other_game(watched(STAR, "even-money")) == 1_000_000 + STAKE


def test_reading_a_06_set_otherwise_it_stands_as_it_was_paid() -> None:
    book = read_otherwise(STAR, "irregularities.wrong_game_settled", then="results-stand", money=("stand",))
    table = watched_under(book, "even-money")
    wager = table.wager("ben", "banker", STAKE)
    table.deal("2S 9H TH TD")
    table.done(Settle)
    table.done(ReportWrongGame, paid={wager: 9_500})
    assert not table.state.mispayments


def _unseen_card_too_many(table: Watched) -> Watched:
    """The Player's Hand was given a card that nobody saw, and the coup is over."""
    table.wager("ann", "player", STAKE)
    table.deal(PLAYER_STANDS_BANKER_STANDS, result=False)
    table.done(ReportExtraCard, card="4C", hand="player")
    table.done(AnnounceCounts)
    table.done(AnnounceResult)
    table.finish()
    return table


def test_reading_a_02_wagers_are_placed_though_the_first_card_has_left_the_shoe() -> None:
    table = _unseen_card_too_many(watched(STAR))
    table.wager("ben", "banker", STAKE)
    table.done(Draw, card="4C", exposed=True)
    late = table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="tie", cents=STAKE, area=1)
    assert late.rule == "5.3"


def test_reading_a_02_set_otherwise_nobody_wagers_on_a_coup_that_has_begun() -> None:
    book = read_otherwise(
        STAR,
        "irregularities.extra_player_card.banker_stands_unexposed",
        then="first-card-of-no-bet-coup",
        money=("live", "none"),
    )
    table = _unseen_card_too_many(watched_under(book))
    late = table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="tie", cents=STAKE, area=1)
    assert late.rule == "12.2"


def _agreed_by_the_seated(table: Watched) -> Watched:
    """Dee stands behind Ann and Ben, who sit; a coup without wagers is proposed."""
    table.seat("dee")
    return table


def test_reading_a_20_all_players_are_those_seated_with_a_player_card() -> None:
    table = _agreed_by_the_seated(watched(STAR))
    one = table.refused(DirectNoBetCoup, supervisor(table), agreed_by=("ann",))
    assert one.rule == "7.5"
    assert "ben" in one.reason
    table.done(DirectNoBetCoup, supervisor(table), agreed_by=("ann", "ben"))


def test_reading_a_20_set_otherwise_whoever_stands_there_is_asked_too() -> None:
    asked = load_book(STAR).authority.all_players  # type: ignore[union-attr]  # the book is whole
    assert asked is not None
    book = read_otherwise(STAR, "authority", all_players=replace(asked, is_="at-the-table"))
    table = _agreed_by_the_seated(watched_under(book))
    assert "dee" in table.refused(DirectNoBetCoup, supervisor(table), agreed_by=("ann", "ben")).reason
    table.done(DirectNoBetCoup, supervisor(table), agreed_by=("ann", "ben", "dee"))


def test_reading_a_21_a_coup_without_wagers_is_completed_after_a_failed_device() -> None:
    table = watched(STAR, device=SHUFFLER)
    everybody_leaves_a_failed_device(table)
    table.done(LoadCardShoe, cut=100)
    table.done(ResumeCoup, approver=supervisor(table))
    assert (table.coup.no_bet, table.coup.void) == ("reading A-21", None)


def test_reading_a_21_set_otherwise_it_is_void() -> None:
    book = read_otherwise(
        STAR,
        "irregularities.device_malfunction.all_wagers_returned",
        then="terminate-coup",
        money=("return",),
    )
    table = watched_under(book, device=SHUFFLER)
    everybody_leaves_a_failed_device(table)
    table.done(ResumeCoup, approver=supervisor(table))  # no card is dealt any more
    assert (table.coup.no_bet, table.coup.void) == (None, "reading A-21")


LIMIT = 10_000
"""Ann may lose a hundred dollars."""


def _on_both_hands(table: Watched) -> str | None:
    """Ann has $100 on Player and would put $100 on Banker: the reason why not, if there is one."""
    table.seat("cai", 3, loss_limit=LIMIT)
    table.wager("cai", "player", 10_000)
    both: dict[str, Any] = {"patron": "cai", "bet": "banker", "cents": 10_000, "area": 3}
    decided = table.do(PlaceWager, table.patron("cai"), approver=supervisor(table), **both)
    return decided.reason if isinstance(decided, Refusal) else None


def test_reading_s_41_every_open_wager_counts_against_a_loss_limit() -> None:
    reason = _on_both_hands(watched(STAR))
    assert reason is not None
    assert "past his loss limit" in reason


def _counting_the_worst() -> RuleBook:
    duties = load_book(STAR).wagers.patron  # type: ignore[union-attr]  # the book is whole
    assert duties is not None
    assert duties.loss_limit is not None
    return read_otherwise(STAR, "wagers.patron", loss_limit=replace(duties.loss_limit, is_="worst-outcome"))


def test_reading_a_17_set_otherwise_the_worst_that_can_be_dealt_counts() -> None:
    """One of the hands wins when the other loses: $95 against $100 at the worst."""
    table = watched_under(_counting_the_worst())
    assert _on_both_hands(table) is None
    tie: dict[str, Any] = {"patron": "cai", "bet": "tie", "cents": 10_000, "area": 3}
    # With a Tie besides, a Banker win brings 95 and takes 200: a loss of $105.
    assert "past his loss limit" in table.refused(PlaceWager, approver=supervisor(table), **tie).reason
    assert not isinstance(
        table.do(PlaceWager, approver=supervisor(table), **{**tie, "cents": 9_500}), Refusal
    )


def _two_wagers_past_a_limit(table: Watched) -> list[tuple[str, int]]:
    """$90 on Player, then $60 on Tie, where $20 more had been lost elsewhere than was known."""
    table.seat("cai", 3, loss_limit=15_000)
    table.wager("cai", "player", 9_000)
    table.wager("cai", "tie", 6_000)
    table.deal("9S", result=False)
    table.done(ReportLossLimit, supervisor(table), patron="cai", elsewhere=4_000)
    return [(wager.fate, wager.cents) for wager in table.coup.wagers.values()]


def test_reading_a_18_what_is_left_below_the_minimum_is_valid() -> None:
    """$40 of the Tie goes back, and $20 stays where $25 is the least."""
    assert _two_wagers_past_a_limit(watched(STAR)) == [("placed", 9_000), ("placed", 2_000)]


def test_reading_a_18_set_otherwise_it_goes_back_whole() -> None:
    under = load_book(STAR).wagers.limits.under_minimum  # type: ignore[union-attr]  # the book is whole
    assert under.left_by_a_loss_limit is not None
    other = replace(under.left_by_a_loss_limit, is_="void")
    book = read_otherwise(STAR, "wagers.limits.under_minimum", left_by_a_loss_limit=other)
    assert _two_wagers_past_a_limit(watched_under(book))[1] == ("returned", 6_000)


def test_reading_a_17_set_otherwise_a_wager_that_wins_where_another_loses_is_not_taken_away() -> None:
    """Player, Banker and a Tie found past the limit: the Tie gives way, and the Banker wager stays."""
    table = watched_under(_counting_the_worst())
    table.seat("cai", 3, loss_limit=30_000)
    table.wager("cai", "player", 10_000)
    table.wager("cai", "tie", 10_000)
    table.wager("cai", "banker", 10_000, approver=supervisor(table))
    table.deal("9S", result=False)
    table.done(ReportLossLimit, supervisor(table), patron="cai", elsewhere=25_000)
    # $50 is left. Banker wins: 95 - 100 - tie; so the Tie may be $45.
    assert [wager.cents for wager in table.coup.wagers.values()] == [10_000, 4_500, 10_000]
