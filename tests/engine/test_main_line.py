"""A table's ordinary life under each book: wagers, cards, results, payments."""

import pytest

from sabot.engine import accounts
from sabot.engine.commands.cards import Burn, Cut, CuttingCard, EndShoe, OfferCut, PlaceCuttingCard, Shuffle
from sabot.engine.commands.dealing import AnnounceResult, DirectNoBetCoup, Draw, Expose
from sabot.engine.commands.irregularities.conduct import InvalidateCoup
from sabot.engine.commands.irregularities.money import FindWager
from sabot.engine.commands.people import ExchangeVoucher
from sabot.engine.commands.settling import ClearCards, CollectCommission, DeferCommission, Settle
from sabot.engine.commands.wagering import (
    CallNoMoreBets,
    PlaceWager,
    ReduceProRata,
    RefuseWager,
    TakeBackWager,
)
from sabot.engine.events.cards import LastCoupAnnounced
from sabot.engine.events.dealing import CoupConcluded
from sabot.engine.events.settling import WagerSettled
from sabot.engine.settings import CardSet, Limit, Limits
from sabot.views.sentences import sentence
from tests.engine.driver import ALL_BOOKS, running


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_coup_is_played_from_the_first_wager_to_the_discard_rack(book: str) -> None:
    table = running(book)
    before = table.chips("ann")
    table.wager("ann", "player", 10_000)
    table.play()
    assert table.chips("ann") > before
    assert table.state.coup is None
    assert sum(table.state.accounts.values()) == 0
    assert table.state.accounts[accounts.LAYOUT] == 0


@pytest.mark.clauses("star-baccarat", "5.3")
@pytest.mark.clauses("star-three-card-baccarat", "5.4")
@pytest.mark.parametrize(("book", "rule"), [("star-baccarat", "5.3"), ("star-three-card-baccarat", "5.4")])
def test_wagers_close_when_the_first_card_leaves_the_shoe(book: str, rule: str) -> None:
    table = running(book)
    table.wager("ann", "player", 10_000)
    table.call()
    table.wager("ben", "player", 10_000)
    table.done(Draw, card="9S", exposed=True)
    late = table.refused(PlaceWager, table.patron("ben"), patron="ben", bet="player", cents=10_000, area=2)
    assert late.rule == rule


@pytest.mark.clauses("star-premium-baccarat", "5.3")
def test_premium_5_3_wagers_stay_open_until_a_card_is_exposed() -> None:
    table = running("star-premium-baccarat")
    table.wager("ann", "player", 10_000)
    table.done(Draw, card="9S", exposed=False)
    table.wager("ben", "player", 10_000)
    for card in ("2H", "TH", "5D"):
        table.done(Draw, card=card, exposed=False)
    table.done(Expose, cards=(0,))
    late = table.refused(PlaceWager, table.patron("ben"), patron="ben", bet="tie", cents=10_000, area=2)
    assert late.rule == "5.3"


@pytest.mark.clauses("crown-baccarat", "6.1.1", "8.2.1", "8.2.2")
def test_crown_6_1_no_more_bets_must_be_called_and_closes_the_wagers() -> None:
    table = running("crown-baccarat")
    table.wager("ann", "player", 10_000)
    assert table.refused(Draw, card="9S", exposed=True).rule == "8.2.1"
    assert table.refused(CallNoMoreBets).rule == "8.2.1"
    table.call_for_bets()
    assert table.refused(Draw, card="9S", exposed=True).rule == "8.2.2"
    table.call()
    late = table.refused(PlaceWager, table.patron("ben"), patron="ben", bet="player", cents=10_000, area=2)
    assert late.rule == "6.1"


@pytest.mark.clauses("crown-baccarat", "6.4")
def test_crown_6_4_a_wager_may_be_taken_back_until_the_first_card() -> None:
    table = running("crown-baccarat")
    wager = table.wager("ann", "player", 10_000)
    table.call()
    table.done(TakeBackWager, table.patron("ann"), patron="ann", wager=wager, cents=2_500)
    assert table.coup.wagers[wager].cents == 7_500


@pytest.mark.clauses("star-baccarat", "5.6.6")
def test_5_6_6_both_hands_need_the_approval_of_a_casino_supervisor() -> None:
    table = running()
    table.wager("ann", "player", 10_000)
    alone = table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="banker", cents=10_000, area=1)
    assert alone.rule == "5.6.6"
    table.wager("ann", "banker", 10_000, approver=table.staff("casino-supervisor"))


@pytest.mark.clauses("star-baccarat", "10.5")
def test_10_5_one_pairs_wager_on_each_hand_a_coup() -> None:
    table = running()
    table.wager("ann", "pairs-player", 500)
    table.wager("ann", "pairs-banker", 500)
    again = table.refused(
        PlaceWager, table.patron("ann"), patron="ann", bet="pairs-player", cents=500, area=1
    )
    assert again.rule == "10.5"


@pytest.mark.clauses("star-baccarat", "14.1")
def test_14_1_no_wager_without_a_player_card_of_ones_own() -> None:
    table = running()
    table.seat("eve", 3, player_card=False)
    refused = table.refused(PlaceWager, table.patron("eve"), patron="eve", bet="player", cents=10_000, area=3)
    assert refused.rule == "14.1"


@pytest.mark.clauses("star-baccarat", "14.3")
def test_14_3_a_wager_that_could_pass_the_loss_limit_is_refused() -> None:
    table = running()
    table.seat("eve", 3, loss_limit=15_000)
    table.wager("eve", "player", 10_000)
    over = table.refused(PlaceWager, table.patron("eve"), patron="eve", bet="tie", cents=7_500, area=3)
    assert over.rule == "14.3"
    table.wager("eve", "tie", 5_000)


@pytest.mark.clauses("star-baccarat", "6.2")
def test_6_2_the_differential_is_met_by_reducing_one_hand_in_proportion() -> None:
    """$400 and $200 on Player against $100 on Banker with a differential of $200: Player keeps $300."""
    limit = Limit(least=2_500, most=1_000_000)
    limits = Limits(bets=dict.fromkeys(("player", "banker", "tie"), limit), differential=20_000)
    table = running(limits=limits, side_bets=())
    table.seat("cai", 5)
    first = table.wager("ann", "player", 40_000)
    second = table.wager("ben", "player", 20_000)
    table.wager("cai", "banker", 10_000)
    table.done(ReduceProRata, bet="player")
    assert (table.coup.wagers[first].cents, table.coup.wagers[second].cents) == (20_000, 10_000)
    assert "within the differential" in table.refused(ReduceProRata, bet="player").reason


@pytest.mark.clauses("star-baccarat", "14.17")
def test_14_17_a_casino_supervisor_refuses_a_wager_until_the_first_card() -> None:
    table = running()
    wager = table.wager("ann", "player", 10_000)
    kept = table.wager("ben", "player", 10_000)
    assert table.refused(RefuseWager, wager=wager, grounds="a third party's money").rule == "14.17"
    supervisor = table.staff("casino-supervisor")
    table.done(RefuseWager, supervisor, wager=wager, grounds="a third party's money")
    assert table.coup.wagers[wager].fate == "returned"
    table.done(Draw, card="9S", exposed=True)
    assert table.refused(RefuseWager, supervisor, wager=kept, grounds="late").rule == "14.17"


@pytest.mark.clauses("star-premium-baccarat", "13")
@pytest.mark.parametrize("book", ["star-baccarat", "star-premium-baccarat"])
def test_11_1_1_losing_wagers_are_collected_before_winners_are_paid(book: str) -> None:
    table = running(book)
    table.wager("ann", "player", 10_000)
    table.wager("ben", "tie", 10_000)
    table.deal("9S 2H TH 5D")
    settled = [event for event in table.done(Settle) if isinstance(event, WagerSettled)]
    assert [event.fate for event in settled] == ["lost", "won"]


@pytest.mark.clauses("star-baccarat", "5.8")
def test_5_8_nineteen_to_twenty_is_rounded_up_to_what_chips_can_pay() -> None:
    """19/20 of $25 is $23.75; the smallest chip is $1, so $24 is paid, and 25 cents go to rounding."""
    table = running()
    table.wager("ann", "banker", 2_500)
    table.deal("2S 9H TH KD")
    (event,) = table.done(Settle)
    assert isinstance(event, WagerSettled)
    assert (event.paid, event.rounding) == (2_400, 25)
    assert event.chips == {500: 4, 100: 4}


@pytest.mark.clauses("crown-baccarat", "10.3.1", "10.3.1(a)", "10.3.1(b)")
def test_crown_10_3_1_commission_deferred_is_owed_and_collected_before_the_next_shoe() -> None:
    table = running("crown-baccarat")
    manager = table.staff("assistant-casino-manager")
    assert table.refused(DeferCommission).rule == "10.3.1"
    table.done(DeferCommission, manager)
    before = table.chips("ann")
    table.wager("ann", "banker", 10_000)
    table.play("2S 9H TH KD")
    assert table.chips("ann") == before + 10_000
    assert accounts.commission_owed(table.state.accounts) == {"ann": 500}
    table.done(CuttingCard)
    table.wager("ann", "banker", 10_000)
    table.play("2S 9C TC KC")
    owing = table.refused(EndShoe, manager)
    assert owing.rule is not None
    table.done(CollectCommission, patron="ann")
    assert table.chips("ann") == before + 20_000 - 1_000
    table.done(EndShoe, manager)


@pytest.mark.clauses("crown-baccarat", "10.3.1")
def test_commission_that_was_collected_goes_back_when_the_coup_is_void_after_all() -> None:
    """5% of $100 is owed and paid; then a fire voids the coup, and nothing was won to pay commission on."""
    table = running("crown-baccarat")
    manager = table.staff("assistant-casino-manager")
    before = table.chips("ann")
    table.done(DeferCommission, manager)
    table.wager("ann", "banker", 10_000)
    table.deal("2S 9H TH KD")
    table.done(Settle)
    table.done(CollectCommission, patron="ann", ground="player-asks")
    assert table.chips("ann") == before + 10_000 - 500
    table.done(InvalidateCoup, manager, what="beyond-control", reason="fire")
    assert accounts.commission_owed(table.state.accounts) == {"ann": -500}
    *_, event = table.done(CollectCommission, patron="ann", ground="player-asks")
    assert sentence(event) == "ann gets back $5.00 commission."
    assert table.chips("ann") == before
    assert accounts.commission_owed(table.state.accounts) == {}


@pytest.mark.clauses("star-baccarat", "4.9", "4.10")
@pytest.mark.clauses("star-premium-baccarat", "4.9", "4.10")
@pytest.mark.clauses("star-three-card-baccarat", "4.7", "4.8")
@pytest.mark.parametrize(
    ("book", "appears", "coups_after"),
    [
        ("star-baccarat", "mid-coup", 1),
        ("star-baccarat", "first", 1),
        ("star-premium-baccarat", "mid-coup", 1),
        ("crown-baccarat", "mid-coup", 1),
        ("star-three-card-baccarat", "mid-coup", 0),
        ("star-three-card-baccarat", "first", 1),
    ],
)
def test_the_cutting_card_leaves_as_many_coups_as_the_book_says(
    book: str, appears: str, coups_after: int
) -> None:
    """Three Card ends with the coup the card appears in; as a first card it makes that coup the last."""
    table = running(book)
    table.wager("ann", "player", 10_000)
    if appears == "mid-coup":
        table.call()
        table.done(Draw, card="9S", exposed=True)
        table.done(CuttingCard)
        table.deal("2H TH 5D KC KD" if table.table.deals_areas else "2H TH 5D")
        table.finish()
    else:
        table.done(CuttingCard)
    for _ in range(coups_after):
        if table.state.coup is None:
            table.wager("ann", "player", 10_000)
        table.play("9C 2C TC 5C KH KS" if table.table.deals_areas else "9C 2C TC 5C")
    over = table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=10_000, area=1)
    assert "last coup has been dealt" in over.reason
    manager = table.highest
    table.done(EndShoe, manager, replacement=CardSet(id="set 2", backs="blue"))


@pytest.mark.clauses("star-baccarat", "4.9")
@pytest.mark.clauses("star-premium-baccarat", "4.9")
@pytest.mark.clauses("crown-baccarat", "8.5.3")
@pytest.mark.parametrize(
    ("book", "clause"),
    [("star-baccarat", "4.9"), ("star-premium-baccarat", "4.9"), ("crown-baccarat", "8.5.3")],
)
def test_last_coup_is_announced_upon_completion_of_the_coup_in_which_the_cutting_card_appeared(
    book: str, clause: str
) -> None:
    table = running(book)
    table.wager("ann", "player", 10_000)
    table.call()
    table.done(Draw, card="9S", exposed=True)
    table.done(CuttingCard)
    table.deal("2H TH 5D")
    table.finish()
    concluded, announced = table.events[-2:]
    assert isinstance(concluded, CoupConcluded)
    assert isinstance(announced, LastCoupAnnounced)
    assert announced.rule == clause


@pytest.mark.clauses("star-baccarat", "4.10")
@pytest.mark.clauses("star-premium-baccarat", "4.10")
@pytest.mark.clauses("star-three-card-baccarat", "4.8")
@pytest.mark.parametrize(
    ("book", "clause"),
    [
        ("star-baccarat", "4.10"),
        ("star-premium-baccarat", "4.10"),
        ("crown-baccarat", "8.5.3"),
        ("star-three-card-baccarat", "4.8"),
    ],
)
def test_last_coup_is_announced_at_once_when_the_cutting_card_is_the_first_card(
    book: str, clause: str
) -> None:
    table = running(book)
    table.wager("ann", "player", 10_000)
    *_, announced = table.done(CuttingCard)
    assert isinstance(announced, LastCoupAnnounced)
    assert announced.rule == clause


@pytest.mark.clauses("star-baccarat", "7.4")
def test_7_4_a_no_bet_coup_without_patrons_needs_a_marker_or_surveillance_told() -> None:
    table = running()
    supervisor = table.staff("casino-supervisor")
    with_patrons = table.refused(DirectNoBetCoup, supervisor, marker=True)
    assert with_patrons.rule == "7.4"
    table.done(DirectNoBetCoup, supervisor, agreed_by=("ann", "ben"))
    assert table.coup.no_bet == "7.5"
    refused = table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=10_000, area=1)
    assert refused.rule == "7.5"


def test_no_card_is_drawn_when_nobody_wagered_and_nothing_was_directed() -> None:
    table = running()
    assert table.refused(Draw, card="9S", exposed=True).rule == "7.4"


@pytest.mark.parametrize("card", ["1Z", "", "99"])
def test_what_is_no_card_cannot_be_drawn(card: str) -> None:
    table = running()
    table.wager("ann", "player", 10_000)
    assert "there is no card" in table.refused(Draw, card=card, exposed=True).reason


@pytest.mark.parametrize("cents", [0, -100, 50, 2_550])
def test_a_wager_of_nothing_or_of_what_no_chip_makes_is_refused(cents: int) -> None:
    table = running()
    table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=cents, area=1)


@pytest.mark.parametrize("area", [0, -1, 7, 99])
def test_a_wager_at_a_place_that_is_not_there_is_refused(area: int) -> None:
    table = running()
    refused = table.refused(
        PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=10_000, area=area
    )
    assert "there is no place" in refused.reason


def test_a_command_from_before_the_last_event_is_refused() -> None:
    table = running()
    refused = table.do(CallNoMoreBets, after=-5_000)
    assert "before the last event" in str(refused)


@pytest.mark.clauses("star-baccarat", "4.5", "4.6")
def test_4_5_the_cut_is_a_deck_in_and_4_6_the_cutting_card_twenty_from_the_back() -> None:
    table = running()
    table.done(Shuffle, table.staff("casino-supervisor"), ground="not-intermixed")
    table.done(
        OfferCut, table.highest, to="ben" if table.state.shoe and table.state.shoe.number > 1 else "ann"
    )
    ann = table.patron("ann")
    assert table.refused(Cut, ann, cards=51).rule == "4.5"
    assert table.refused(Cut, ann, cards=365).rule == "4.5"
    table.done(Cut, ann, cards=52)
    assert table.refused(PlaceCuttingCard, behind=19).rule == "4.6"
    table.done(PlaceCuttingCard, behind=20)
    approval = table.refused(Burn, kind="by-face-value", shown="5S", cards=6)
    assert approval.rule == "4.7.3"
    supervisor = table.staff("casino-supervisor")
    wrong = table.refused(Burn, approver=supervisor, kind="by-face-value", shown="5S", cards=5)
    assert wrong.rule == "4.8"
    table.done(Burn, approver=supervisor, kind="by-face-value", shown="5S", cards=6)


def test_a_result_waits_until_every_card_is_exposed() -> None:
    table = running()
    table.wager("ann", "player", 10_000)
    for card in ("9S", "2H", "TH", "5D"):
        table.done(Draw, card=card, exposed=False)
    assert "face down" in table.refused(AnnounceResult).reason
    table.done(Expose, cards=(0, 1, 2, 3))
    table.done(AnnounceResult)
    assert "still to be settled" in table.refused(ClearCards).reason


@pytest.mark.clauses("crown-baccarat", '1.1 "Casino Promotional Token"', "7.2.5")
@pytest.mark.parametrize(("cards", "paid"), [("9S 2H TH 5D", 1_000_000), ("2S 9H TH KD", 0)])
def test_a_token_is_kept_as_far_as_it_counts_and_what_lies_beyond_the_maximum_goes_back(
    cards: str, paid: int
) -> None:
    """$15,000 in tokens where $10,000 is the most: $5,000 go back, won or lost, and the others are kept."""
    table = running("crown-baccarat")
    table.done(ExchangeVoucher, patron="ann", cents=1_500_000, voucher="V1")
    table.call_for_bets()
    table.wager("ben", "banker", 10_000)
    table.call()
    first, *rest = cards.split()
    table.deal([first], result=False)
    token = "promotional-tokens"
    table.done(FindWager, patron="ann", bet="player", cents=1_500_000, area=1, instrument=token)
    table.deal(rest)
    events = table.done(Settle)
    (settled,) = [one for one in events if isinstance(one, WagerSettled) and one.wager == 2]
    kept = 1_000_000 if paid else 0
    assert (settled.paid, settled.returned, settled.collected) == (paid, 500_000, kept)
    assert table.state.accounts["tokens:ann"] == 500_000
    assert table.chips("ann") == 1_000_000 + paid
