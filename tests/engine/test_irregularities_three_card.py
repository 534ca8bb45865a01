"""Three Card Baccarat's own: misdeals, hands of the wrong size, wrong settlements. TC-01 to TC-07."""

import pytest

from sabot.engine.commands.dealing import AcceptHand, AnnounceResult, Draw, Expose
from sabot.engine.commands.irregularities.misdealt import (
    GiveUpReconstruction,
    Lies,
    Reconstruct,
    ReportCardCounts,
    ReportExtraCard,
    ReportMisdeal,
    ReportMisplacedCard,
    ReportWrongArea,
)
from sabot.engine.commands.irregularities.money import ReportMispayment
from sabot.engine.commands.settling import ClearCards, Settle
from sabot.engine.events.irregularities.misdealt import HandDiscarded, HandVoided
from tests.engine.irregular import STAKE, THREE_CARD, fates, hands, limbs, shoe, supervisor, with_wagers
from tests.engine.sigma import Watched

# Ann 2-5-9 makes 6, Ben 7-8-K makes 5, the Banker 3-4-T makes 7.
NINE_CARDS = "2H 7S 3D 5C 8H 4S 9C KD TH"
P1, P2, B = Lies("player", 1), Lies("player", 2), Lies("banker")
IN_TURN = (P1, P2, B) * 3


def side_bets(table: Watched) -> tuple[int, int, int]:
    """Ann's Tie and Three Picture Cards and a Banker point total besides her wager on her hand."""
    return (
        table.wager("ann", "tie", 2_500),
        table.wager("ann", "three-pictures", 500),
        table.wager("ann", "point-total-7", 500),
    )


def dealt_face_down(handled_by: str | None) -> Watched:
    table, _, _ = with_wagers(THREE_CARD, method="method-b")
    for card in NINE_CARDS.split():
        table.done(Draw, card=card)
    if handled_by is not None:
        area = table.state.patrons[handled_by].place
        table.done(AcceptHand, table.patron(handled_by), hand="player", area=area)
    return table


# TC-01, TC-03


@pytest.mark.clauses(THREE_CARD, "12.1", "12.3")
def test_12_1_a_dealer_alone_declares_a_misdeal_before_any_player_handles_cards() -> None:
    table = dealt_face_down(handled_by=None)
    events = table.done(ReportMisdeal)
    assert limbs(events) == ["misdeal.found-in-time"]
    assert events[0].rule == "12.1"
    assert table.coup.void == "12.3"
    assert set(fates(table).values()) == {"returned"}
    assert table.refused(Draw, card="2C").rule == "12.3"
    table.done(ClearCards)
    assert (shoe(table).discarded, shoe(table).phase) == (9, "ready")  # not used again
    table.wager("ann", "player", STAKE)  # a new coup is dealt


@pytest.mark.clauses(THREE_CARD, "12.3")
def test_12_3_a_misdeal_returns_every_wager_whatever_it_is_on() -> None:
    table, _, _ = with_wagers(THREE_CARD)
    tie, pictures, total = side_bets(table)
    table.deal(NINE_CARDS, result=False)
    table.done(ReportMisdeal)
    assert {fates(table)[wager] for wager in (tie, pictures, total)} == {"returned"}
    assert (table.chips("ann"), table.chips("ben")) == (1_000_000, 1_000_000)


def test_12_1_once_a_player_has_handled_cards_it_is_no_misdeal_but_for_a_supervisor() -> None:
    """Reading A-11."""
    table = dealt_face_down(handled_by="ann")
    events = table.done(ReportMisdeal)
    assert limbs(events) == ["misdeal.after-handling"]
    assert events[0].rule == "reading A-11"
    assert set(fates(table).values()) == {"placed"}
    assert table.refused(Reconstruct, order=tuple(range(9))).rule == "reading A-11"
    table.done(Reconstruct, order=(1, 0, 2, 3, 4, 5, 6, 7, 8), approver=supervisor(table))
    assert hands(table)["player 1"] == ["7S", "5C", "9C"]
    assert table.coup.halted is None


def test_12_1_where_the_dealer_keeps_the_cards_a_misdeal_ends_with_the_result() -> None:
    """Reading T46."""
    table, _, _ = with_wagers(THREE_CARD)
    table.deal(NINE_CARDS)
    refusal = table.refused(ReportMisdeal)
    assert (refusal.rule, "announced" in refusal.reason) == ("12.1", True)


def test_12_1_cards_laid_in_the_wrong_area_are_a_misdeal_too() -> None:
    table = dealt_face_down(handled_by=None)
    assert limbs(table.done(ReportWrongArea, cards=(0, 1))) == ["wrong-hand.wrong-area"]
    assert table.coup.void == "12.3"
    handled = dealt_face_down(handled_by="ben")
    assert limbs(handled.done(ReportWrongArea, cards=(0, 1))) == ["misdeal.after-handling"]


# TC-02


@pytest.mark.clauses(THREE_CARD, "12.2")
@pytest.mark.parametrize("handled_by", [None, "ann"])
@pytest.mark.parametrize(
    ("lies", "unrecorded"),
    [
        ((P1, P2, B, P1, P2, B, P1, P2, P2), ()),  # two cards
        ((P1, P2, B, P1, P2, B, P1, P2, B, B), ("QS",)),  # four
    ],
)
def test_12_2_a_wrong_number_of_banker_cards_is_a_misdeal_at_any_time(
    handled_by: str | None, lies: tuple[Lies, ...], unrecorded: tuple[str, ...]
) -> None:
    table = dealt_face_down(handled_by)
    events = table.done(ReportCardCounts, lies=lies, unrecorded=unrecorded)
    assert limbs(events) == ["count-of-cards.banker"]
    assert table.coup.void == "12.3"
    assert set(fates(table).values()) == {"returned"}
    table.done(ClearCards)
    assert shoe(table).discarded == len(lies)


def test_12_2_not_once_the_coup_is_settled() -> None:
    """Reading T47."""
    table, _, _ = with_wagers(THREE_CARD)
    table.deal(NINE_CARDS)
    table.done(Settle)
    lies = (P1, P2, B, P1, P2, B, P1, P2, P2)
    assert "settled" in table.refused(ReportCardCounts, lies=lies).reason


# TC-04


@pytest.mark.clauses(THREE_CARD, "12.4")
def test_12_4_a_hand_at_an_area_without_a_wager_is_counted_and_discarded() -> None:
    table = dealt_face_down(handled_by="ann")
    stray = Lies("player", 4)
    events = table.done(ReportCardCounts, lies=(*IN_TURN, stray, stray, stray), unrecorded=("QS", "QC", "QD"))
    assert limbs(events) == ["count-of-cards.area-without-wager"]
    (discarded,) = [event for event in events if isinstance(event, HandDiscarded)]
    assert (discarded.area, discarded.cards, discarded.rule) == (4, 3, "12.4")
    assert hands(table) == {
        "player 1": ["2H", "5C", "9C"],
        "player 2": ["7S", "8H", "KD"],
        "banker": ["3D", "4S", "TH"],
    }
    assert shoe(table).discarded == 3
    assert set(fates(table).values()) == {"placed"}


def test_12_4_before_anybody_handled_cards_it_is_a_misdeal_instead() -> None:
    table = dealt_face_down(handled_by=None)
    stray = Lies("player", 4)
    refusal = table.refused(
        ReportCardCounts, lies=(*IN_TURN, stray, stray, stray), unrecorded=("QS", "QC", "QD")
    )
    assert (refusal.reason, refusal.rule) == ("the condition is not met: card handled", "12.4")


# TC-05


@pytest.mark.clauses(THREE_CARD, "12.5")
def test_12_5_a_player_hand_of_four_cards_is_void_and_the_others_live() -> None:
    table, ann, ben = with_wagers(THREE_CARD)
    tie, pictures, total = side_bets(table)
    table.seat("cai", 3)
    also_on_area_1 = table.wager("cai", "player", STAKE, area=1)
    table.deal(NINE_CARDS, result=False)
    events = table.done(ReportCardCounts, lies=(*IN_TURN, P1), unrecorded=("QS",))
    (void,) = [event for event in events if isinstance(event, HandVoided)]
    assert (void.area, void.cards, void.rule) == (1, 4, "12.5")
    # The wagers on the Player hand and on a Tie go back, of everybody on the area; the rest stay.
    assert fates(table) == {
        ann: "returned",
        tie: "returned",
        also_on_area_1: "returned",
        ben: "placed",
        pictures: "placed",
        total: "placed",
    }
    table.done(AnnounceResult)
    table.finish()
    # The Banker's 7 wins: Ben loses, and the Banker point total of 7 pays 8 to 1.
    assert table.chips("ann") == 1_000_000 - 500 + 8 * 500
    assert table.chips("ben") == 1_000_000 - STAKE
    assert table.chips("cai") == 1_000_000


@pytest.mark.clauses(THREE_CARD, "12.5")
def test_12_5_a_player_hand_of_two_cards_is_void_too() -> None:
    table, ann, ben = with_wagers(THREE_CARD)
    table.deal("2H 7S 3D 5C 8H 4S 9C TH", result=False)  # the Banker has TH, and Ben no third card
    lies = (P1, P2, B, P1, P2, B, P1, B)
    table.done(ReportCardCounts, lies=lies)
    assert fates(table) == {ann: "placed", ben: "returned"}
    table.done(AnnounceResult)
    table.finish()
    assert table.chips("ann") == 1_000_000 - STAKE  # 6 to the Banker's 7


# TC-06, TC-07


@pytest.mark.clauses(THREE_CARD, "12.6")
@pytest.mark.parametrize("cleared", [False, True])
def test_12_6_a_wrong_settlement_found_before_the_next_coup_is_reversed_and_settled_again(
    cleared: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    table, ann, ben = with_wagers(THREE_CARD)
    table.deal(NINE_CARDS)
    table.done(Settle)
    if cleared:
        table.done(ClearCards)
    paid = table.chips("ann"), table.chips("ben")
    events = table.done(ReportMispayment, wager=ann, cents=500, enquiries="the dealer paid Ann")
    assert limbs(events) == ["mispayment.found-before-next-coup"]
    assert fates(table) == {ann: "placed", ben: "placed"}
    assert table.refused(Settle).rule == "12.6"
    dealt = table.refused(Reconstruct, order=(1, 0, 2, 3, 4, 5, 6, 7, 8))
    assert "dealt rightly" in dealt.reason  # the announcement and the payments only
    table.done(Reconstruct, order=tuple(range(9)))
    table.done(AnnounceResult)
    table.finish()
    assert (table.chips("ann"), table.chips("ben")) == paid


def test_12_6_not_once_the_next_coup_has_begun() -> None:
    table, ann, _ = with_wagers(THREE_CARD)
    table.play(NINE_CARDS)
    table.wager("ann", "player", STAKE)
    table.deal("2C", result=False)
    refusal = table.refused(ReportMispayment, wager=ann, cents=500, enquiries="found late")
    assert (refusal.rule, "stands" in refusal.reason) == ("12.6", True)


@pytest.mark.clauses(THREE_CARD, "12.6 (continued)")
def test_12_6_a_hand_that_cannot_be_reconstructed_is_void_alone_or_the_coup_is() -> None:
    for areas, expected in (((1,), {"returned", "placed"}), ((), {"returned"})):
        table, ann, _ = with_wagers(THREE_CARD)
        table.deal(NINE_CARDS)
        table.done(Settle)
        table.done(ReportMispayment, wager=ann, cents=500, enquiries="nobody knows what was paid")
        assert table.refused(GiveUpReconstruction, areas=areas).rule == "12.6 (continued)"  # a dealer
        events = table.done(GiveUpReconstruction, supervisor(table), areas=areas)
        assert limbs(events) == ["mispayment.cannot-be-reconstructed"]
        assert set(fates(table).values()) == expected
        assert table.chips("ann") == 1_000_000
        assert (table.coup.void is None) == bool(areas)


def test_hands_of_three_cards_have_no_card_too_many() -> None:
    table = dealt_face_down(handled_by=None)
    assert "no rule" in table.refused(ReportExtraCard, card="QS", hand="player").reason
    assert "no third card" in table.refused(ReportMisplacedCard, card="QS").reason
    refusal = table.refused(ReportCardCounts, lies=IN_TURN)
    assert refusal.reason == "every hand has three cards, and every area dealt to a wager"
    table.done(Expose, cards=(1, 4, 7))
    assert "where it lies" in table.refused(ReportCardCounts, lies=(P1,)).reason
    assert (
        "no banker hand at area 3"
        in table.refused(ReportCardCounts, lies=(*IN_TURN[:-1], Lies("banker", 3))).reason
    )
