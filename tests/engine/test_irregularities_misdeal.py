"""Cards dealt wrongly: ST-01 to ST-07, CR-19, TC-01 to TC-07, PR-01 to PR-07."""

import pytest

from sabot.engine.commands.cards import CuttingCard, EndShoe
from sabot.engine.commands.dealing import AnnounceResult, Draw, Expose
from sabot.engine.commands.irregularities.conduct import InvalidateCoup
from sabot.engine.commands.irregularities.misdealt import (
    ElectOption,
    GiveUpReconstruction,
    Lies,
    Reconstruct,
    RemoveRemainingCards,
    ReportMisdeal,
    ResumeCoup,
)
from sabot.engine.commands.opening import AnnounceClosing, CloseTable
from sabot.engine.commands.people import Leave
from sabot.engine.commands.settling import ClearCards, Settle
from sabot.engine.commands.wagering import PlaceWager, TakeBackWager
from sabot.engine.events.irregularities.misdealt import CardsReconstructed, CoupHalted, OptionElected
from sabot.engine.events.irregularities.money import SettlementReversed
from sabot.engine.events.irregularities.ruling import IrregularityRuled
from sabot.engine.events.settling import WagerSettled
from tests.engine.irregular import (
    CROWN,
    OTHER_DECKS,
    PLAYER_WINS,
    PREMIUM,
    SHUFFLER,
    STAKE,
    STAR,
    limbs,
    posted,
    shoe,
    supervisor,
    with_wagers,
)
from tests.engine.sigma import Watched

RECONSTRUCTING = (STAR, PREMIUM)


def reconstructed(table: Watched, order: tuple[int, ...]) -> None:
    table.done(ReportMisdeal, cause="order-in-doubt")
    table.done(Reconstruct, order=order, approver=supervisor(table))


# ST-01, PR-01


@pytest.mark.clauses("star-baccarat", "12.1", "12.1(a)", "12.1.1")
def test_12_1_a_cards_in_doubt_are_put_in_order_and_the_order_before_and_after_is_kept() -> None:
    table, _, _ = with_wagers()
    table.deal("9S 2H TH", result=False)
    found = (Lies("banker"), Lies("player"), Lies("player"))
    halted = table.done(ReportMisdeal, cause="order-in-doubt", lies=found, reported_by="ben")
    assert isinstance(halted[0], IrregularityRuled)
    assert (halted[0].limb, halted[0].rule, halted[0].reported_by) == (
        "misdeal.found-in-time",
        "12.1.1",
        "ben",
    )
    assert isinstance(halted[1], CoupHalted)
    assert [(lies.card, lies.hand) for lies in halted[1].lies] == [
        ("9S", "banker"),
        ("2H", "player"),
        ("TH", "player"),
    ]
    assert table.refused(Draw, card="5D", exposed=True).rule == "12.1.1"
    assert table.refused(Reconstruct, order=(1, 0, 2)).rule == "12.1.1"  # nobody confirmed it
    events = table.done(Reconstruct, order=(1, 0, 2), approver=supervisor(table))
    put_right = next(event for event in events if isinstance(event, CardsReconstructed))
    assert [one.card for one in put_right.before] == ["9S", "2H", "TH"]
    assert [(one.card, one.hand) for one in put_right.after] == [
        ("2H", "player"),
        ("9S", "banker"),
        ("TH", "player"),
    ]
    table.done(ElectOption, table.patron("ann"), patron="ann", wager=1)
    table.done(ElectOption, table.patron("ben"), patron="ben", wager=2)
    table.done(ResumeCoup)
    # Player 2 and 10, Banker 9 and 5: the Player draws on 2, the Banker stands or draws on 4 by the card.
    table.deal("5D 8C", result=False)
    assert [card.hand for card in table.coup.cards] == ["player", "banker", "player", "banker", "player"]


def test_12_1_a_the_designated_player_may_cause_it_too_but_not_in_premium() -> None:
    star, _, _ = with_wagers()
    star.deal("9S 2H TH", result=False)
    star.done(ReportMisdeal, caused_by="designated-player")
    premium, _, _ = with_wagers(PREMIUM)
    premium.deal("9S 2H TH", result=False)
    refusal = premium.refused(ReportMisdeal, caused_by="designated-player")
    assert refusal.rule == "14.1.1"
    premium.done(ReportMisdeal, caused_by="patron")  # reading P72


@pytest.mark.clauses(PREMIUM, "14.1", "14.1(a)", "14.1(b)", "14.1 (continued)", "14.1.1")
def test_14_1_1_premium_reconstructs_without_an_approver_named() -> None:
    table, ann, ben = with_wagers(PREMIUM)
    table.deal("9S 2H TH", result=False)
    table.done(ReportMisdeal, cause="order-in-doubt")
    table.done(Reconstruct, order=(1, 0, 2))
    table.done(ElectOption, table.patron("ann"), patron="ann", wager=ann, take_back=STAKE)
    table.done(ElectOption, table.patron("ben"), patron="ben", wager=ben)
    table.done(ResumeCoup)
    assert table.coup.wagers[ann].fate == "returned"
    assert table.coup.wagers[ben].fate == "placed"


# ST-02, PR-02: before exposure, after the result, after payment


@pytest.mark.clauses("star-baccarat", "12.1(b)")
@pytest.mark.parametrize("moment", ["before exposure", "after the result", "after payment", "after clearing"])
def test_12_1_b_an_error_found_before_the_next_coup_is_put_right_at_every_moment(moment: str) -> None:
    table, ann, ben = with_wagers()
    table.call()
    for card in PLAYER_WINS.split():
        table.done(Draw, card=card, exposed=False)
    if moment != "before exposure":
        table.done(Expose, cards=(0, 1, 2, 3))
        table._announce_counts()
        table.done(AnnounceResult)
    if moment in ("after payment", "after clearing"):
        table.done(Settle)
        assert (table.chips("ann"), table.chips("ben")) == (1_010_000, 990_000)
    if moment == "after clearing":
        table.done(ClearCards)
    # The first two cards were the other way about: Player 2 and 10, Banker 9 and 5.
    events = table.done(ReportMisdeal, cause="dealt-wrongly")
    reversed_ = [event for event in events if isinstance(event, SettlementReversed)]
    assert len(reversed_) == (2 if moment in ("after payment", "after clearing") else 0)
    for event in reversed_:
        settled = table.events[event.reverses - 1]
        assert isinstance(settled, WagerSettled)
        assert settled.wager == event.wager
        undone = {account: -cents for account, cents in posted([settled]).items()}
        assert posted([event]) == undone
    table.done(Reconstruct, order=(1, 0, 2, 3), approver=supervisor(table))
    assert (table.chips("ann"), table.chips("ben")) == (990_000, 990_000)
    for patron, wager in (("ann", ann), ("ben", ben)):
        table.done(ElectOption, table.patron(patron), patron=patron, wager=wager)
    table.done(ResumeCoup)
    if moment == "before exposure":
        table.done(Expose, cards=(0, 1, 2, 3))
    table._announce_counts()
    # Player draws on 2, face down like the first four (8.7); the Banker on 4 stands against a ten.
    table.done(Draw, card="KD")
    table.done(Expose, cards=(4,))
    table.done(AnnounceResult)
    table.finish()
    # Banker 4 beats Player 2: 19 to 20 on 100 dollars.
    assert (table.chips("ann"), table.chips("ben")) == (990_000, 1_009_500)


def test_12_1_wagers_for_the_next_coup_go_back_when_the_last_is_taken_up_again() -> None:
    table, _, _ = with_wagers()
    table.play(PLAYER_WINS)
    waiting = table.wager("ann", "tie", 2_500)
    table.done(ReportMisdeal)
    assert table.coup.number == 1
    assert table.coup.halted is not None
    assert table.chips("ann") == 990_000  # 100 dollars on the layout again, 25 dollars back
    assert waiting not in table.coup.wagers


# ST-03, PR-03


@pytest.mark.clauses("star-baccarat", "12.1.1")
@pytest.mark.parametrize("book", RECONSTRUCTING)
def test_12_1_1_each_player_may_remove_his_own_wagers_and_nothing_else(book: str) -> None:
    table, ann, ben = with_wagers(book)
    second = table.wager("ann", "tie", 2_500)
    table.deal("9S 2H", result=False)
    rule = "12.1.1" if book == STAR else "14.1.1"
    reconstructed(table, (1, 0))
    mine = table.patron("ann")
    another = table.refused(ElectOption, mine, patron="ann", wager=ben)
    assert another.rule == rule
    assert "own" in another.reason
    assert table.do(ElectOption, mine, patron="ben", wager=ben)  # a patron acts for himself alone
    assert table.coup.wagers[ben].fate == "placed"
    reduced = table.refused(ElectOption, mine, patron="ann", wager=ann, take_back=5_000)
    assert (reduced.reason, reduced.rule) == ("a wager is removed whole, or stays whole", rule)
    events = table.done(ElectOption, mine, patron="ann", wager=second, take_back=2_500)
    assert isinstance(events[0], OptionElected)
    table.done(ElectOption, mine, patron="ann", wager=ann)  # one of several removed, the other left
    assert table.refused(ResumeCoup).rule == rule  # Ben has not chosen
    placing = {"patron": "ann", "bet": "tie", "cents": 2_500, "area": 1}
    assert table.refused(PlaceWager, mine, **placing).rule == rule
    table.done(ElectOption, table.patron("ben"), patron="ben", wager=ben)
    table.done(ResumeCoup)
    for attempt in (
        table.refused(PlaceWager, mine, **placing),
        table.refused(PlaceWager, mine, patron="ann", bet="player", cents=2_500, area=1),
        table.refused(TakeBackWager, mine, patron="ann", wager=ann),
        table.refused(TakeBackWager, mine, patron="ann", wager=ann, cents=2_500),
    ):
        assert attempt.rule == rule
    assert (
        table.refused(ElectOption, mine, patron="ann", wager=ann).reason == "nobody is asked about his wagers"
    )


# ST-04, PR-04


@pytest.mark.clauses("star-baccarat", "12.1.1", "12.4")
@pytest.mark.parametrize("book", RECONSTRUCTING)
def test_12_1_1_with_every_wager_removed_the_coup_is_completed_without_any(book: str) -> None:
    table, ann, ben = with_wagers(book)
    table.deal("9S 2H", result=False)
    left = shoe(table).left
    reconstructed(table, (1, 0))
    for patron, wager in (("ann", ann), ("ben", ben)):
        table.done(ElectOption, table.patron(patron), patron=patron, wager=wager, take_back=STAKE)
    table.done(ResumeCoup)
    assert table.coup.no_bet == ("12.1.1" if book == STAR else "14.1.1")
    assert table.refused(PlaceWager, patron="ann", bet="tie", cents=2_500, area=1).rule is not None
    table.deal("TH 5D", result=False)  # the same cards go on: Player 2 and 10, Banker 9 and 5
    table._announce_counts()
    table.done(Draw, card="KD", exposed=True)
    table.done(AnnounceResult)
    table.done(ClearCards)
    assert shoe(table).left == left - 3
    assert (table.chips("ann"), table.chips("ben")) == (1_000_000, 1_000_000)


# ST-05, PR-05


@pytest.mark.clauses("star-baccarat", "12.1.2")
@pytest.mark.clauses(PREMIUM, "14.1.2")
@pytest.mark.parametrize("book", RECONSTRUCTING)
def test_12_1_2_a_coup_that_cannot_be_reconstructed_is_void_and_all_monies_go_back(book: str) -> None:
    table, ann, ben = with_wagers(book)
    table.play(PLAYER_WINS)
    before = table.chips("ann"), table.chips("ben")
    third = table.wager("ann", "tie", 2_500)
    table.deal("4S 3S 2C", result=False)
    table.done(ReportMisdeal)
    rule = "12.1.2" if book == STAR else "14.1.2"
    assert table.refused(GiveUpReconstruction).rule == rule  # a dealer
    assert table.refused(GiveUpReconstruction, table.staff("inspector")).rule == rule
    table.done(GiveUpReconstruction, supervisor(table))
    assert table.coup.void == rule
    assert table.coup.wagers[third].fate == "returned"
    assert table.refused(Draw, card="5D", exposed=True).rule == rule
    table.done(ClearCards)
    assert (table.chips("ann"), table.chips("ben")) == before  # the coup before it stands
    assert shoe(table).discarded == 4 + 3
    table.wager("ann", "player", STAKE)
    table.play("9D 2D TD 5S")  # play goes on with the remaining cards
    assert (ann, ben) == (1, 2)


# ST-06, PR-06


@pytest.mark.clauses("star-baccarat", "12.1.3")
@pytest.mark.clauses(PREMIUM, "14.1.3")
@pytest.mark.parametrize("book", RECONSTRUCTING)
def test_12_1_3_the_remaining_cards_are_replaced_if_all_players_agree(book: str) -> None:
    table, _, _ = with_wagers(book)
    table.deal("9S 2H", result=False)
    rule = "12.1.3" if book == STAR else "14.1.3"
    table.done(ReportMisdeal)
    table.done(GiveUpReconstruction, supervisor(table))
    assert table.refused(RemoveRemainingCards, supervisor(table), agreed_by=("ann", "ben")).reason.endswith(
        "still in progress"
    )
    table.done(ClearCards)
    assert table.refused(RemoveRemainingCards, agreed_by=("ann", "ben")).rule == rule  # a dealer
    one_refuses = table.refused(RemoveRemainingCards, supervisor(table), agreed_by=("ann",))
    assert (one_refuses.rule, "ben" in one_refuses.reason) == (rule, True)
    agreed = ("ann", "ben")
    table.done(RemoveRemainingCards, supervisor(table), replacement=OTHER_DECKS, agreed_by=agreed)
    assert (shoe(table).cards, shoe(table).left) == (OTHER_DECKS, 416)


def test_12_1_3_only_where_a_card_shoe_is_in_use() -> None:
    table, _, _ = with_wagers(device=SHUFFLER)
    table.deal("9S 2H", result=False)
    table.done(ReportMisdeal)
    table.done(GiveUpReconstruction, supervisor(table))
    table.done(ClearCards)
    refusal = table.refused(RemoveRemainingCards, supervisor(table), agreed_by=("ann", "ben"))
    assert (refusal.reason, refusal.rule) == ("the condition is not met: card shoe in use", "12.1.3")


def test_12_1_3_not_after_a_coup_that_was_completed() -> None:
    table, _, _ = with_wagers()
    table.play(PLAYER_WINS)
    assert table.refused(RemoveRemainingCards, supervisor(table), agreed_by=("ann", "ben")).rule == "12.1.3"


# ST-07, PR-07, CR-19


@pytest.mark.clauses("star-baccarat", "12.1.4")
@pytest.mark.clauses(PREMIUM, "14.1.4")
@pytest.mark.parametrize("book", RECONSTRUCTING)
def test_12_1_4_once_the_next_coup_has_begun_results_stand(book: str) -> None:
    table, _, _ = with_wagers(book)
    table.play(PLAYER_WINS)
    table.wager("ann", "player", STAKE)
    table.deal("4S", result=False)
    paid = table.chips("ben")
    refusal = table.refused(ReportMisdeal, coup=1)
    assert (refusal.rule, "stands" in refusal.reason) == ("12.1.4" if book == STAR else "14.1.4", True)
    assert table.chips("ben") == paid


@pytest.mark.clauses("star-baccarat", "12.1.4")
@pytest.mark.parametrize("book", RECONSTRUCTING)
def test_12_1_4_once_all_cards_are_out_of_the_shoe_results_stand(book: str) -> None:
    table, _, _ = with_wagers(book)
    table.deal(PLAYER_WINS)
    table.done(CuttingCard)
    table.finish()
    table.wager("ann", "player", STAKE)
    table.play("9D 2D TD 5S")  # the last coup of the shoe
    assert table.state.concluded is not None  # and still in reach
    table.done(EndShoe, supervisor(table), replacement=OTHER_DECKS)
    assert table.refused(ReportMisdeal).rule == ("12.1.4" if book == STAR else "14.1.4")


@pytest.mark.clauses("star-baccarat", "12.1.4")
@pytest.mark.parametrize("book", RECONSTRUCTING)
def test_12_1_4_once_the_table_is_closed_results_stand(book: str) -> None:
    table, _, _ = with_wagers(book)
    table.play(PLAYER_WINS)
    for patron in ("ann", "ben"):
        table.done(Leave, patron=patron)
    table.do(AnnounceClosing, supervisor(table))
    table.wait(21 * 60_000)
    float_ = {100: table.state.accounts["float"] // 100}
    table.done(CloseTable, table.highest, float=float_)
    refusal = table.refused(ReportMisdeal)
    assert refusal.rule == ("12.1.4" if book == STAR else "14.1.4")
    assert refusal.reason == "the table is closed: the results of all coups stand"


@pytest.mark.clauses(CROWN, "11.10", "11.11")
def test_11_10_crown_an_error_found_late_has_no_effect() -> None:
    table, _, _ = with_wagers(CROWN)
    table.play(PLAYER_WINS)
    table.wager("ann", "player", STAKE)
    table.deal("4S", result=False)
    boss = table.staff("assistant-casino-manager")
    refusal = table.refused(InvalidateCoup, boss, what="fraud", reason="marked cards", coup=1)
    assert refusal.rule == "11.10"


def test_crown_has_no_general_rule_for_cards_in_doubt_and_says_so() -> None:
    table, _, _ = with_wagers(CROWN)
    table.deal("9S 2H", result=False)
    refusal = table.refused(ReportMisdeal)
    assert "no rule" in refusal.reason
    assert refusal.rule == "14.12"


# Which moments, which roles


def test_a_misdeal_is_reported_of_a_coup_and_by_the_staff() -> None:
    table, _, _ = with_wagers()
    assert table.refused(ReportMisdeal).reason.startswith("no coup has been dealt")
    table.deal("9S 2H", result=False)
    assert "not for a" in table.refused(ReportMisdeal, table.patron("ann")).reason
    assert table.refused(Reconstruct, order=(0, 1)).reason == "the coup is not waiting for that"
    table.done(ReportMisdeal)
    assert table.refused(ReportMisdeal).rule == "12.1.1"  # already
    boss = supervisor(table)
    assert "once" in table.refused(Reconstruct, order=(0, 0), approver=boss).reason
    assert "once" in table.refused(Reconstruct, order=(0,), approver=boss).reason
    assert table.refused(ResumeCoup).reason == "the coup is not waiting for patrons to choose"


def test_a_reconstruction_that_leaves_one_card_over_sends_it_where_the_rule_says() -> None:
    """Player 5 and 4 make a natural in the right order, so the fifth card was never due."""
    table, _, _ = with_wagers()
    table.deal("5S TH 2D KD 4H", result=False)  # Player 7 stands, Banker 0 draws the 4
    table.done(ReportMisdeal)
    events = table.done(Reconstruct, order=(0, 1, 4, 3, 2), approver=supervisor(table))
    carried = shoe(table).carried
    assert carried is not None
    assert carried.card == "2D"
    assert shoe(table).carried_no_bet == "12.3"  # it was exposed
    assert "extra-player-card.banker-stands-exposed" in limbs(events)
