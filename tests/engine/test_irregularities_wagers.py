"""Wagers let change late, found late, invalid, or past a loss limit.

ST-22, ST-28, ST-34 to ST-39, CR-06, CR-14 to CR-18, X-11, X-13 to X-23, X-31.
"""

from typing import Any

import pytest
from msgspec.structs import replace

from sabot.engine.commands.dealing import (
    AcceptHand,
    AnnounceResult,
    DirectNoBetCoup,
    Draw,
    Expose,
    OfferHand,
)
from sabot.engine.commands.irregularities.misdealt import ReportMisdeal
from sabot.engine.commands.irregularities.money import (
    DealOutWithoutWagers,
    EaseWindow,
    FindWager,
    ReportDealtWithoutWagers,
    ReportInvalidWager,
    ReportLossLimit,
)
from sabot.engine.commands.settling import ClearCards, Settle
from sabot.engine.commands.wagering import (
    CallBets,
    CallNoMoreBets,
    PlaceWager,
    ReduceProRata,
    RefuseWager,
    TakeBackWager,
)
from sabot.engine.events.irregularities.money import WagerRejected
from sabot.engine.events.irregularities.ruling import IrregularityRuled
from sabot.engine.settings import Limit
from sabot.rulebooks import load_book
from tests.engine.driver import settings_for
from tests.engine.irregular import (
    CROWN,
    PLAYER_WINS,
    PREMIUM,
    STAKE,
    STAR,
    THREE_CARD,
    fates,
    hands,
    limbs,
    posted,
    supervisor,
    told,
    with_wagers,
)
from tests.engine.sigma import Watched, watched

THREE_EACH = "2H 7S 3D 5C 8H 4S 9C KD TH"
MORE: dict[str, Any] = {"patron": "ann", "bet": "player", "cents": STAKE, "area": 1}


def face_down(book: str, method: str) -> Watched:
    table, _, _ = with_wagers(book, method=method)
    table.call()
    table.done(Draw, card="9S")
    table.done(Draw, card="2H")
    return table


# ST-22, CR-17


@pytest.mark.clauses(STAR, "12.12")
@pytest.mark.clauses(CROWN, "11.9", "11.9.1", "11.9.1(a)", "11.9.1(b)", "11.9.1(c)", "11.9.1(d)")
@pytest.mark.parametrize(
    ("book", "method", "rule"),
    [
        (STAR, "B", "12.12"),
        (CROWN, "highest-wagerers", "11.9.1"),
        (CROWN, "dealer", "11.9.1"),
    ],
)
def test_12_12_before_a_card_is_exposed_wagers_may_be_let_change(book: str, method: str, rule: str) -> None:
    table = face_down(book, method)
    mine = table.patron("ann")
    assert table.refused(PlaceWager, mine, **MORE).rule != rule  # frozen
    assert table.refused(EaseWindow, reason="the dealer was hasty").rule == rule  # a dealer
    table.done(EaseWindow, supervisor(table), patrons=("ann",), reason="the dealer was hasty")
    assert table.refused(TakeBackWager, table.patron("ben"), patron="ben", wager=2).rule != rule  # not he
    table.done(PlaceWager, mine, **MORE)
    table.done(TakeBackWager, mine, patron="ann", wager=1)
    over = table.refused(PlaceWager, mine, patron="ann", bet="player", cents=2_000_000, area=1)
    assert over.reason  # limits, and what he holds, are looked at as ever
    for card in ("TH", "5D"):
        table.done(Draw, card=card)
    if method != "dealer":
        table.declined("ann", hand="player")
        table.declined("ben", hand="banker")
    table.done(Expose, cards=(0, 1, 2, 3))
    assert table.refused(PlaceWager, mine, **MORE).rule is not None  # locked again by the exposure
    assert fates(table)[1] == "returned"


@pytest.mark.clauses(STAR, "12.12")
def test_12_12_not_under_method_a_nor_after_an_exposure_nor_without_a_reason() -> None:
    method_a, _, _ = with_wagers()
    method_a.call()
    method_a.done(Draw, card="9S", exposed=False)
    refused = method_a.refused(EaseWindow, supervisor(method_a), reason="unfair")
    assert (refused.reason, refused.rule) == ("the condition is not met: players may hold cards", "12.12")
    table = face_down(STAR, "B")
    silent = table.refused(EaseWindow, supervisor(table), reason=" ")
    assert silent.reason == "the condition is not met: strictness would be unfair"
    for card in ("TH", "5D"):
        table.done(Draw, card=card)
    table.done(OfferHand, hand="player", to="ann")
    table.done(AcceptHand, table.patron("ann"), hand="player")
    table.done(Expose, table.patron("ann"), cards=(0,))
    exposed = table.refused(EaseWindow, supervisor(table), reason="unfair")
    assert exposed.reason == "the condition is not met: no card exposed"


def test_11_9_1_crown_only_among_the_first_four_cards_drawn() -> None:
    table, _, _ = with_wagers(CROWN)
    table.call()
    assert table.refused(EaseWindow, supervisor(table), reason="hasty").reason == "no card has been dealt"


@pytest.mark.parametrize("book", [THREE_CARD, PREMIUM])
def test_other_books_let_no_wager_change_late(book: str) -> None:
    table, _, _ = with_wagers(book)
    table.call()
    table.deal("9S", result=False)
    assert "no rule" in table.refused(EaseWindow, supervisor(table), reason="unfair").reason


# CR-18


@pytest.mark.clauses(CROWN, "11.9.2")
def test_11_9_2_when_all_withdraw_a_higher_duties_dealer_may_have_it_dealt_without_wagers() -> None:
    table = face_down(CROWN, "dealer")
    table.done(EaseWindow, supervisor(table), reason="hasty")
    for patron, wager in (("ann", 1), ("ben", 2)):
        table.done(TakeBackWager, table.patron(patron), patron=patron, wager=wager)
    assert table.refused(DealOutWithoutWagers).rule == "11.9.2"
    table.done(DealOutWithoutWagers, supervisor(table))
    assert table.coup.no_bet == "11.9.2"
    assert table.refused(PlaceWager, table.patron("ann"), **MORE).rule == "11.9.2"
    assert hands(table) == {"player": ["9S"], "banker": ["2H"]}  # the same cards go on


# CR-06


@pytest.mark.clauses(CROWN, "11.4")
def test_11_4_cards_dealt_though_nobody_wagered_are_a_dummy_coup_from_the_first_of_them() -> None:
    table = watched(CROWN)
    table.done(CallBets)
    assert table.refused(ReportDealtWithoutWagers, cards=("9S",)).rule == "11.4"  # not called yet
    table.done(CallNoMoreBets)
    events = table.done(ReportDealtWithoutWagers, cards=("9S", "2H"), exposed=True)
    assert events[0].rule == "11.4"
    assert (table.coup.no_bet, hands(table)) == ("11.4", {"player": ["9S"], "banker": ["2H"]})
    assert table.refused(PlaceWager, table.patron("ann"), **MORE).rule == "11.4"
    table.deal("TH 5D", result=False)
    table._announce_counts()
    table.done(AnnounceResult)
    table.done(ClearCards)


def test_11_4_not_when_somebody_wagered_and_not_in_other_books() -> None:
    table, _, _ = with_wagers(CROWN)
    table.call()
    assert table.refused(ReportDealtWithoutWagers, cards=("9S",)).rule == "11.4"
    for book in (STAR, PREMIUM, THREE_CARD):
        assert "no rule" in watched(book).refused(ReportDealtWithoutWagers, cards=("9S",)).reason


# CR-14 to CR-16, X-23


@pytest.mark.clauses(CROWN, "11.8", "11.8.1", "11.8.1(a)", "11.8.1(b)", "11.8.2", "11.8.3")
def test_11_8_a_higher_duties_dealer_directs_dummy_coups_shown_to_everybody() -> None:
    table, ann, _ = with_wagers(CROWN)
    assert table.refused(DirectNoBetCoup, marker=True).rule is not None  # a dealer
    unseen = table.refused(DirectNoBetCoup, supervisor(table))
    assert "shown visually" in unseen.reason
    table.done(DirectNoBetCoup, supervisor(table), marker=True)
    assert fates(table)[ann] == "returned"  # what remained is void
    assert table.coup.no_bet is not None


@pytest.mark.clauses(CROWN, "11.8.4")
@pytest.mark.clauses(STAR, "12.4")
@pytest.mark.clauses(PREMIUM, "14.4")
@pytest.mark.parametrize(("book", "rule"), [(CROWN, "11.8.4"), (STAR, "12.4"), (PREMIUM, "14.4")])
def test_11_8_4_a_wager_put_down_on_a_coup_without_any_is_void(book: str, rule: str) -> None:
    table = watched(book)
    decider = table.staff("assistant-gaming-manager") if book == PREMIUM else supervisor(table)
    table.done(DirectNoBetCoup, decider, marker=True, agreed_by=("ann", "ben"))
    assert table.refused(PlaceWager, table.patron("ann"), **MORE).rule == table.coup.no_bet
    table.done(Draw, card="9S", exposed=True)
    events = table.done(FindWager, **MORE)
    (rejected,) = [event for event in events if isinstance(event, WagerRejected)]
    assert (rejected.rule, rejected.cents) == (rule, STAKE)
    assert (table.coup.wagers, table.chips("ann")) == ({}, 1_000_000)


# found once cards were dealt


def limited(book: str, **changes: Any) -> Watched:
    """The Player hand takes 25 to 1,000 dollars; the regulator approved 5 where the book speaks of it."""
    sign = settings_for(load_book(book)).limits
    main = Limit(least=2_500, most=100_000)
    bets = {bet: main if bet in ("player", "banker") else limit for bet, limit in sign.bets.items()}
    table = watched(book, limits=replace(sign, bets=bets, approved_minimum=500, **changes))
    table.seat("cai", 3)
    table.wager("ann", "player", 50_000)
    table.wager("ben", "player", 50_000)
    table.deal("9S", result=False)
    return table


def finished(table: Watched) -> None:
    """The Player hand, which began with a nine, wins 9 to 7; in Three Card 9 at both areas to 5."""
    if table.table.deals_areas:
        table.deal("9C 2H TH TD 5D KC KD 8H", result=False)
    else:
        table.deal("2H TH 5D", result=False)
        table._announce_counts()
    table.done(AnnounceResult)
    table.finish()


def found(table: Watched, cents: int, patron: str = "cai", area: int = 3) -> int:
    table.done(FindWager, patron=patron, bet="player", cents=cents, area=area)
    return table.state.wagers


@pytest.mark.clauses(STAR, "6.4")
@pytest.mark.clauses(PREMIUM, "6.4")
@pytest.mark.clauses(CROWN, "7.2.3")
@pytest.mark.parametrize("book", [STAR, CROWN, PREMIUM])
def test_6_4_a_wager_below_the_minimum_found_after_the_deal_is_valid(book: str) -> None:
    table = limited(book)
    wager = found(table, 1_000)
    assert (table.coup.wagers[wager].fate, table.coup.wagers[wager].counts) == ("placed", 1_000)
    finished(table)
    assert table.chips("cai") == 1_001_000


@pytest.mark.clauses(CROWN, "7.2.2")
def test_7_2_2_below_the_approved_minimum_it_is_void_in_crown() -> None:
    table = limited(CROWN)
    wager = found(table, 400)
    assert table.coup.wagers[wager].fate == "returned"
    assert table.events[-1].rule == "7.2.2"
    assert table.chips("cai") == 1_000_000


@pytest.mark.clauses(STAR, "6.5")
@pytest.mark.clauses(CROWN, "7.2.5")
@pytest.mark.parametrize("wins", [True, False])
@pytest.mark.parametrize("book", [STAR, CROWN])
def test_6_5_above_the_maximum_it_is_settled_to_the_maximum_won_or_lost(
    book: str,
    wins: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    table = limited(book)
    bet = "player" if wins else "banker"
    table.done(FindWager, patron="cai", bet=bet, cents=150_000, area=3)
    assert table.coup.wagers[table.state.wagers].counts == 100_000
    finished(table)
    assert table.chips("cai") == (1_100_000 if wins else 900_000)  # 1,000 dollars, and 500 back


@pytest.mark.clauses(STAR, "6.5")
def test_6_5_what_was_wagered_before_and_what_is_found_are_one_wager() -> None:
    table = limited(STAR)
    wager = found(table, 80_000, patron="ann", area=1)
    assert table.coup.wagers[wager].counts == 50_000
    finished(table)
    assert table.chips("ann") == 1_100_000


@pytest.mark.clauses(PREMIUM, "6.3")
def test_6_3_premium_takes_it_whole() -> None:
    table = limited(PREMIUM)
    wager = found(table, 150_000)
    assert table.coup.wagers[wager].counts == 150_000
    finished(table)
    assert table.chips("cai") == 1_150_000


@pytest.mark.clauses(THREE_CARD, "6.2", "6.3")
def test_6_3_three_card_takes_what_is_too_little_and_settles_what_is_too_much_to_the_maximum() -> None:
    table = limited(THREE_CARD)
    stray = table.refused(FindWager, patron="cai", bet="player", cents=STAKE, area=3)
    assert "no hand was dealt" in stray.reason
    few = found(table, 1_000, area=1)
    many = found(table, 150_000, area=2)
    assert (table.coup.wagers[few].counts, table.coup.wagers[many].counts) == (1_000, 100_000)
    finished(table)
    # 19 to 20 of 10 dollars and of 1,000: 9.50 goes up to the next whole dollar.
    assert table.chips("cai") == 1_000_000 + 1_000 + 95_000


@pytest.mark.clauses(STAR, "6.5")
def test_6_5_beyond_an_areas_maximum_everybody_is_cut_in_proportion() -> None:
    """500 dollars of Ann, 500 of Ben, and 500 found where 1,000 may lie."""
    table = limited(STAR, areas={"player": 100_000})
    found(table, 50_000)
    # A third of 1,000 each, down to whole dollars (S-67); the dollar left over is nobody's to keep.
    assert [wager.counts for wager in table.coup.wagers.values()] == [33_300, 33_300, 33_300]
    finished(table)
    assert [table.chips(name) for name in ("ann", "ben", "cai")] == [1_033_300, 1_033_300, 1_033_300]


def test_a_found_wager_is_one_that_could_have_been_made() -> None:
    table = limited(STAR)
    finding: dict[str, Any] = {"patron": "cai", "bet": "player", "cents": 2_500, "area": 3}
    for wrong in ({"patron": "zoe"}, {"bet": "dragon"}, {"area": 99}, {"cents": 0}, {"cents": 50}):
        assert table.refused(FindWager, **{**finding, **wrong}).reason
    assert "declared" in table.refused(FindWager, **{**finding, "cents": 9_000_000}).reason
    assert "not for a" in table.refused(FindWager, table.patron("cai"), **finding).reason
    finished(table)
    over = table.refused(FindWager, **finding)
    assert (over.rule, over.reason) == ("6.5.1", "the wagers and results of coups that are settled stand")


#


@pytest.mark.clauses(STAR, "6.2", "6.3")
def test_6_3_a_differential_found_after_the_first_card_leaves_every_wager_valid() -> None:
    sign = settings_for(load_book(STAR)).limits
    table = watched(STAR, limits=replace(sign, differential=100_000))
    table.wager("ann", "player", 100_000)
    table.wager("ben", "player", 50_000)
    table.done(ReduceProRata, bet="player")  # in time: 1,500 over nothing is 500 too many
    # Two thirds and one third of 1,000, each down to whole dollars (S-67).
    assert [wager.cents for wager in table.coup.wagers.values()] == [66_600, 33_300]
    table.deal("9S", result=False)
    late = table.refused(ReduceProRata, bet="player")
    assert late.rule == "5.4"
    found(table, 50_000, patron="ben", area=2)
    assert {wager.at_risk for wager in table.coup.wagers.values()} == {None}


#


@pytest.mark.clauses(STAR, "14.17")
@pytest.mark.clauses(PREMIUM, "15.12")
@pytest.mark.clauses(THREE_CARD, "14.12")
@pytest.mark.clauses(CROWN, "14.11")
@pytest.mark.parametrize(
    ("book", "rule"), [(STAR, "14.17"), (PREMIUM, "15.12"), (THREE_CARD, "14.12"), (CROWN, "14.11")]
)
def test_14_17_a_wager_is_refused_until_the_first_card_is_removed(book: str, rule: str) -> None:
    table, ann, _ = with_wagers(book)
    assert table.refused(RefuseWager, wager=ann, grounds="marked chips").rule == rule
    table.done(RefuseWager, supervisor(table), wager=ann, grounds="marked chips")
    assert table.chips("ann") == 1_000_000
    table.deal("9S", result=False)
    assert table.refused(RefuseWager, supervisor(table), wager=2, grounds="marked chips").rule == rule


# ST-28, ST-34, ST-35, ST-36


@pytest.mark.clauses(STAR, "12.17")
@pytest.mark.parametrize("moment", ["dealing", "result", "settled"])
def test_12_17_a_bet_found_invalid_after_the_first_card_goes_back_and_the_others_live(moment: str) -> None:
    table, ann, ben = with_wagers()
    table.deal("9S 2H" if moment == "dealing" else PLAYER_WINS)
    if moment == "settled":
        table.done(Settle)
    events = table.done(ReportInvalidWager, wager=ann, because="outside-area")
    assert (limbs(events), events[0].rule) == (["invalid-wager.during-coup"], "12.17")
    assert table.chips("ann") == 1_000_000
    assert fates(table)[ben] == ("lost" if moment == "settled" else "placed")
    assert "already" in table.refused(ReportInvalidWager, wager=ann, because="outside-area").reason


def test_12_17_an_invalid_highest_wager_does_not_move_the_cards() -> None:
    table = face_down(STAR, "B")
    for card in ("TH", "5D"):
        table.done(Draw, card=card)
    table.done(OfferHand, hand="player", to="ann")
    table.done(AcceptHand, table.patron("ann"), hand="player")
    table.done(ReportInvalidWager, wager=1, because="not-flat")
    assert {card.held_by for card in table.coup.cards if card.hand == "player"} == {"ann"}


@pytest.mark.clauses(STAR, "12.21", "12.21.1")
def test_12_21_1_an_invalid_wager_found_before_the_coup_was_never_at_risk() -> None:
    table, ann, ben = with_wagers()
    events = table.done(ReportInvalidWager, wager=ann, because="no-own-player-card")
    assert events[0].rule == "12.21.1"
    assert fates(table) == {ann: "returned", ben: "placed"}


@pytest.mark.clauses(STAR, "12.21.2")
@pytest.mark.parametrize("wins", [True, False])
def test_12_21_2_during_the_coup_the_stake_goes_back_and_nothing_is_won_nor_lost(
    wins: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    """Reading S-32: a losing one too."""
    table, ann, ben = with_wagers()
    table.deal(PLAYER_WINS)
    table.done(Settle)
    wager, patron = (ann, "ann") if wins else (ben, "ben")
    events = table.done(ReportInvalidWager, wager=wager, because="proxy")
    assert events[0].rule == "12.21.2"
    assert table.chips(patron) == 1_000_000


@pytest.mark.clauses(STAR, "12.21.3")
def test_12_21_3_coups_settled_before_stand() -> None:
    table, ann, _ = with_wagers()
    table.play(PLAYER_WINS)
    table.wager("ben", "banker", STAKE)
    events = table.done(ReportInvalidWager, wager=ann, because="no-own-player-card")
    assert (limbs(events), events[0].rule) == (["invalid-wager.settled-coups"], "12.21.3")
    assert (posted(events), table.chips("ann")) == ({}, 1_010_000)


@pytest.mark.clauses(STAR, "5.5", "5.5.1", "5.5.3")
@pytest.mark.clauses(PREMIUM, "5.5", "5.5.1", "5.5.3")
@pytest.mark.parametrize("book", [STAR, PREMIUM])
def test_5_5_a_wager_outside_its_area_or_stacked_is_not_valid(book: str) -> None:
    table = watched(book)
    assert table.refused(PlaceWager, table.patron("ann"), **MORE, inside_area=False).rule == "5.5.1"
    assert table.refused(PlaceWager, table.patron("ann"), **MORE, flat=False).rule == "5.5.3"


@pytest.mark.clauses(PREMIUM, "5.5")
def test_5_5_premium_returns_one_found_later_and_after_the_result_by_a_supervisor() -> None:
    """Reading P41."""
    table, ann, ben = with_wagers(PREMIUM)
    table.deal("9S 2H", result=False)
    table.done(ReportInvalidWager, wager=ann, because="not-flat")
    table.deal("TH 5D")
    assert table.refused(ReportInvalidWager, wager=ben, because="not-flat").rule == "5.5"
    table.done(ReportInvalidWager, wager=ben, because="not-flat", approver=supervisor(table))
    assert (table.chips("ann"), table.chips("ben")) == (1_000_000, 1_000_000)


@pytest.mark.parametrize("book", [CROWN, THREE_CARD])
def test_the_other_books_have_no_rule_for_invalid_wagers(book: str) -> None:
    table, ann, _ = with_wagers(book)
    assert "no rule" in table.refused(ReportInvalidWager, wager=ann, because="not-flat").reason


# ST-37 to ST-39


def on_a_limit(limit: int = 30_000) -> Watched:
    """Cai may lose 300 dollars: 200 on the Player hand, 75 on a Tie, and 150 found later."""
    table = watched(STAR)
    table.seat("cai", 3, loss_limit=limit)
    table.wager("cai", "player", 20_000)
    table.wager("cai", "tie", 7_500)
    table.deal("9S", result=False)
    table.done(FindWager, patron="cai", bet="banker", cents=15_000, area=3)
    return table


@pytest.mark.clauses(STAR, "12.22")
def test_12_22_only_what_lies_within_the_loss_limit_is_settled() -> None:
    table = on_a_limit()
    events = table.done(ReportLossLimit, patron="cai")
    assert (limbs(events), events[0].rule) == (["loss-limit-exceeded.during-coup"], "12.22")
    # 425 dollars on a limit of 300: 125 back, of the wager placed last.
    assert [wager.cents for wager in table.coup.wagers.values()] == [20_000, 7_500, 2_500]
    finished(table)
    assert table.chips("cai") == 1_000_000 + 20_000 - 7_500 - 2_500
    assert told(table) == []


@pytest.mark.clauses(STAR, "12.22.1")
def test_12_22_1_undeclared_play_goes_back_latest_first_and_the_player_is_advised() -> None:
    table = on_a_limit()
    events = table.done(ReportLossLimit, patron="cai", elsewhere=20_000, undeclared=True)
    assert (limbs(events), events[0].rule) == (["loss-limit-exceeded.undeclared"], "12.22.1")
    # 100 dollars are left of the limit: the 150 and the 75 go back, and 100 of the 200.
    assert [(wager.fate, wager.cents) for wager in table.coup.wagers.values()] == [
        ("placed", 10_000),
        ("returned", 7_500),
        ("returned", 15_000),
    ]
    returned = [event.wager for event in events if hasattr(event, "wager")]
    assert returned == [3, 2, 1]
    (notice,) = table.state.notices.values()
    assert (notice.to, notice.whom, notice.when, notice.rule) == ("player", "cai", "at-once", "12.22.1")


@pytest.mark.clauses(STAR, "12.22.2")
def test_12_22_2_earlier_rounds_stand() -> None:
    table = on_a_limit()
    finished(table)
    held = table.chips("cai")
    table.wager("ann", "player", STAKE)
    events = table.done(ReportLossLimit, patron="cai", coup=1)
    assert (events[0].rule, posted(events), table.chips("cai")) == ("12.22.2", {}, held)


def test_12_22_within_the_limit_there_is_nothing_to_report() -> None:
    table = on_a_limit(100_000)
    assert table.refused(ReportLossLimit, patron="cai").rule == "12.22"
    assert "no loss limit" in table.refused(ReportLossLimit, patron="ann").reason
    assert "no rule" in watched(CROWN).refused(ReportLossLimit, patron="ann").reason
    ruled = [event for event in table.events if isinstance(event, IrregularityRuled)]
    assert ruled == []


def test_12_1_2_a_loss_limit_is_used_again_when_its_coup_is_void() -> None:
    table = watched(STAR)
    table.seat("cai", 3, loss_limit=30_000)
    table.wager("cai", "player", 20_000)
    table.play("2H 9S TH TD")
    assert table.state.patrons["cai"].lost == 20_000
    table.done(ReportMisdeal)
    assert table.state.patrons["cai"].lost == 0
