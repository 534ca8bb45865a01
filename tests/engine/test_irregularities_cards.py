"""Cards missing, foreign, handled, unfit, abnormal, dropped or known beforehand.

ST-21, CR-23, TC-15, PR-20, X-01 to X-08.
"""

from typing import Any

import pytest

from sabot.cards import Card
from sabot.engine.commands.cards import Burn, Cut, CuttingCard, EndShoe, PlaceCuttingCard, Shuffle
from sabot.engine.commands.dealing import AnnounceResult, Draw
from sabot.engine.commands.irregularities.shoe import (
    OrderCheck,
    ReplaceUnfitCards,
    ReportAbnormalSequence,
    ReportDroppedCards,
    ReportHandledCards,
    ReportNotIntermixed,
    ReportSequenceRevealed,
    ReportWrongCards,
    VerifyCards,
)
from sabot.engine.commands.settling import ClearCards, DeferCommission
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.events.cards import CardsCut
from sabot.engine.events.irregularities.shoe import CardsCollected, CardsVerified, WrongCardsFound
from sabot.engine.people import Actor
from sabot.engine.settings import CardSet
from tests.engine.driver import ALL_BOOKS
from tests.engine.irregular import (
    CROWN,
    OTHER_DECKS,
    PLAYER_WINS,
    PREMIUM,
    SHUFFLER,
    STAKE,
    STAR,
    THREE_CARD,
    fates,
    limbs,
    shoe,
    supervisor,
    told,
    with_wagers,
)
from tests.engine.sigma import Watched, watched

WHOLE = {card.name: 8 for card in Card.all()}
NEXT = {STAR: "2D 7C 3C", CROWN: "2D 7C 3C", PREMIUM: "2D 7C 3C", THREE_CARD: "2D 7C 3C"}
THREE_EACH = "2H 7S 3D 5C 8H 4S 9C KD TH"


def second_coup(book: str) -> tuple[Watched, int]:
    """One coup completed, and another with some of its cards dealt; what Ann held before it."""
    table, _, _ = with_wagers(book)
    table.deal(THREE_EACH if book == THREE_CARD else PLAYER_WINS)
    table.finish()
    held = table.chips("ann")
    table.wager("ann", "player", STAKE)
    table.deal(NEXT[book], result=False)
    return table, held


# ST-21, CR-23, TC-15, PR-20


@pytest.mark.clauses(STAR, "12.11", "12.11.1", "12.11.2")
@pytest.mark.clauses(CROWN, "11.14", "11.14.1", "11.14.2")
@pytest.mark.clauses(THREE_CARD, "12.13.1", "12.13.2")
@pytest.mark.clauses(PREMIUM, "14.11", "14.11.1", "14.11.2")
@pytest.mark.parametrize("fault", ["missing", "foreign"])
@pytest.mark.parametrize(
    ("book", "rule"), [(STAR, "12.11.2"), (CROWN, "11.14.2"), (THREE_CARD, "12.13.2"), (PREMIUM, "14.11.2")]
)
def test_12_11_the_coup_of_discovery_is_void_and_those_before_it_stand(
    book: str, rule: str, fault: str
) -> None:
    table, held = second_coup(book)
    bare = table.refused(ReportWrongCards, what="foreign")
    assert (bare.rule, "where" in bare.reason) == (rule, True)
    # A ninth king of spades among eight decks, fourth from the front.
    facts: dict[str, Any] = {"what": fault, "card": "KS", "where": "fourth from the front"}
    events = table.done(ReportWrongCards, **facts)
    (found,) = [event for event in events if isinstance(event, WrongCardsFound)]
    assert (found.fault, found.card, found.where) == (fault, "KS", "fourth from the front")
    assert table.coup.void == rule
    assert set(fates(table).values()) == {"returned"}
    assert table.chips("ann") == held
    assert table.refused(Draw, card="2C", exposed=True).rule is not None
    table.done(ClearCards)
    assert shoe(table).phase == "ended"


@pytest.mark.clauses(STAR, "12.11.3")
@pytest.mark.clauses(PREMIUM, "14.11.3")
@pytest.mark.clauses(THREE_CARD, "12.13.3")
@pytest.mark.parametrize("book", [STAR, PREMIUM, THREE_CARD])
def test_12_11_3_the_rest_is_taken_out_and_the_decks_checked_before_any_other_coup(book: str) -> None:
    table, _ = second_coup(book)
    table.done(ReportWrongCards, what="missing")
    assert "still in progress" in table.refused(VerifyCards, census=WHOLE).reason
    table.done(ClearCards)
    new: dict[str, Any] = {"replacement": OTHER_DECKS}
    assert table.refused(EndShoe, supervisor(table), **new).reason == "the decks are checked first"
    assert table.refused(Shuffle, table.highest).reason == "the decks are checked first"
    events = table.done(VerifyCards, census={**WHOLE, "KS": 7, "joker": 1})
    (verified,) = [event for event in events if isinstance(event, CardsVerified)]
    assert (verified.missing, verified.excess) == ({"KS": 1}, {"joker": 1})
    assert verified.census["KS"] == 7
    assert table.refused(EndShoe, supervisor(table)).reason == "these cards are replaced"
    table.done(EndShoe, supervisor(table), **new)
    assert shoe(table).cards == OTHER_DECKS


@pytest.mark.clauses(CROWN, "11.14.3")
def test_11_14_3_crown_voids_the_rest_and_replaces_it() -> None:
    table, _ = second_coup(CROWN)
    events = table.done(ReportWrongCards, what="missing")
    assert limbs(events) == ["wrong-cards.missing", "wrong-cards.completed-coups", "wrong-cards.remainder"]
    table.done(ClearCards)
    refused = table.refused(EndShoe, supervisor(table))
    assert (refused.reason, refused.rule) == ("these cards are replaced", "11.14.3")
    table.done(EndShoe, supervisor(table), replacement=OTHER_DECKS)


def test_11_14_1_commission_of_the_completed_coups_is_still_owed() -> None:
    table = watched(CROWN, "traditional")
    table.done(DeferCommission, table.staff("assistant-casino-manager"))
    table.wager("ann", "banker", STAKE)
    table.play("2H 9S 5D TH")  # Banker 9 beats Player 7: 5 dollars of commission
    table.wager("ann", "banker", STAKE)
    table.deal("2D 7C", result=False)
    table.done(ReportWrongCards, what="missing")
    assert table.state.accounts["commission-owed:ann"] == 500


@pytest.mark.clauses(STAR, "12.11.4")
@pytest.mark.clauses(PREMIUM, "14.11.14")
@pytest.mark.parametrize(
    ("book", "expected"),
    [
        (STAR, [("surveillance", "at-once", "12.11.4"), ("inspector", "daily-report", "12.11.4")]),
        (PREMIUM, [("surveillance", "at-once", "14.11.14"), ("inspector", "at-once", "14.11.14")]),
        (CROWN, [("surveillance", "at-once", "reading CR-23"), ("inspector", "at-once", "reading CR-23")]),
        (THREE_CARD, [("surveillance", "at-once", "reading TC-15")]),
    ],
)
@pytest.mark.parametrize("fault", ["missing", "foreign"])
def test_12_11_4_each_book_says_who_is_told(
    book: str, fault: str, expected: list[tuple[str, str, str | None]]
) -> None:
    table, _ = second_coup(book)
    table.done(ReportWrongCards, what=fault, card="KS", where="in the shoe")
    assert told(table) == expected


def test_12_11_between_coups_no_coup_is_void_and_wagers_may_be_taken_back() -> None:
    table, ann, _ = with_wagers()
    table.done(ReportWrongCards, what="missing")
    assert fates(table)[ann] == "placed"
    assert table.refused(PlaceWager, patron="ann", bet="player", cents=STAKE, area=1).reason
    assert table.refused(ReportWrongCards, what="missing").reason == "the cards are out of play already"


#


@pytest.mark.clauses(STAR, "3.9")
@pytest.mark.clauses(CROWN, "4.4.4")
@pytest.mark.parametrize(("book", "rule"), [(STAR, "3.9"), (CROWN, "4.4.4")])
def test_3_9_cards_that_were_handled_are_replaced_when_the_shoe_ends(book: str, rule: str) -> None:
    table, _, _ = with_wagers(book)
    events = table.done(ReportHandledCards, who="a spectator")
    assert events[0].rule == rule
    assert "already" in table.refused(ReportHandledCards, who="another").reason
    table.deal(PLAYER_WINS)
    table.finish()
    table.done(ReportNotIntermixed, approver=supervisor(table))
    table.done(Shuffle, table.highest)
    assert shoe(table).handled  # a shuffle does not change that


@pytest.mark.clauses(PREMIUM, "3.9")
def test_3_9_in_premium_a_players_cut_alone_has_the_cards_replaced_and_a_supervisors_does_not() -> None:
    """Reading P63."""
    table, _, _ = with_wagers(PREMIUM)  # Ann cut
    assert table.refused(ReportHandledCards, who="a spectator").rule == "3.9"
    table.done(CuttingCard)
    table.play(PLAYER_WINS)
    assert table.refused(EndShoe, table.highest).rule == "3.9"
    table.done(EndShoe, table.highest, replacement=OTHER_DECKS)
    table.done(Shuffle)
    events = table.done(Cut, supervisor(table), cards=100)
    assert [type(event) for event in events] == [CardsCut]
    assert not shoe(table).handled
    table.done(PlaceCuttingCard, behind=20)
    table.done(Burn, kind="one-face-down")
    assert table.done(ReportHandledCards, who="a spectator")[0].rule == "3.9"


@pytest.mark.clauses(STAR, "3.9")
@pytest.mark.parametrize(("book", "rule"), [(STAR, "3.9"), (CROWN, "4.4.4")])
def test_3_9_a_shuffling_device_has_no_end_of_a_shoe_and_its_cards_are_replaced_after_the_coup(
    book: str, rule: str
) -> None:
    table, _, _ = with_wagers(book, device=SHUFFLER)
    table.deal("9S 2H", result=False)
    table.done(ReportHandledCards, who="a spectator")
    assert table.refused(EndShoe, table.highest, replacement=OTHER_DECKS).reason == (
        "coup 1 is still in progress"
    )
    table.deal("TH 5D")
    table.finish()
    wager: dict[str, Any] = {"patron": "ann", "bet": "player", "cents": STAKE, "area": 1}
    refused = table.refused(PlaceWager, **wager)
    assert (refused.rule, "replaced before another coup" in refused.reason) == (rule, True)
    assert table.refused(Shuffle, table.highest).rule == rule
    assert table.refused(EndShoe, table.highest).rule == rule
    table.done(EndShoe, table.highest, replacement=OTHER_DECKS)
    table.load_shoe()
    table.done(PlaceWager, **wager)


def test_12_11_cards_that_are_to_be_checked_are_in_play_until_their_coup_is_over() -> None:
    table, _, _ = with_wagers()
    table.deal("9S 2H", result=False)
    table.done(OrderCheck, supervisor(table))
    table.done(ReportWrongCards, what="foreign", card="Joker", where="next in the shoe")
    assert table.coup.void == "12.11.2"
    again = table.refused(ReportWrongCards, what="missing")
    assert again.reason == "the cards are out of play already"


def test_3_9_three_card_has_no_such_rule() -> None:
    table, _, _ = with_wagers(THREE_CARD)
    assert "no rule" in table.refused(ReportHandledCards, who="a spectator").reason


#


@pytest.mark.clauses(STAR, "3.10")
@pytest.mark.clauses(THREE_CARD, "3.10")
@pytest.mark.clauses(PREMIUM, "3.10")
@pytest.mark.parametrize(
    ("book", "rule"), [(STAR, "3.10"), (THREE_CARD, "3.10"), (PREMIUM, "3.10"), (CROWN, "4.4.2")]
)
def test_3_10_unfit_cards_are_replaced_between_coups_by_a_supervisor(book: str, rule: str) -> None:
    table, _, _ = with_wagers(book)
    new: dict[str, Any] = {"replacement": OTHER_DECKS}
    assert table.refused(ReplaceUnfitCards, **new).rule == rule  # a dealer
    table.deal("2H 7S", result=False)
    in_a_coup = table.refused(ReplaceUnfitCards, approver=supervisor(table), **new)
    assert (in_a_coup.rule, "in progress" in in_a_coup.reason) == (rule, True)
    between = watched(book)
    between.done(ReplaceUnfitCards, approver=supervisor(between), **new)
    assert (shoe(between).cards, shoe(between).phase) == (OTHER_DECKS, "none")
    assert between.refused(PlaceWager, patron="ann", bet="player", cents=STAKE, area=1).reason


@pytest.mark.clauses(CROWN, "4.4.2")
def test_4_4_2_crown_may_replace_some_of_them_and_shuffles_the_rest() -> None:
    table = watched(CROWN)
    table.done(ReplaceUnfitCards, approver=supervisor(table), cards=("KS", "2D"))
    assert (shoe(table).cards.id, shoe(table).phase) == ("set 1", "checked")
    for book in (STAR, THREE_CARD, PREMIUM):
        other = watched(book)
        refused = other.refused(ReplaceUnfitCards, approver=supervisor(other), cards=("KS",))
        assert refused.reason == "all the cards are replaced, not some"


def test_3_10_the_new_cards_are_other_cards_with_other_backs() -> None:
    """Reading S-05."""
    table = watched(STAR)
    same = CardSet(id="set 2", backs="red")
    assert table.refused(ReplaceUnfitCards, approver=supervisor(table), replacement=same).rule == "3.8"
    assert table.refused(ReplaceUnfitCards, approver=supervisor(table)).reason


#


@pytest.mark.clauses(STAR, "3.11")
@pytest.mark.clauses(PREMIUM, "3.11")
@pytest.mark.parametrize("role", ["casino-supervisor", "inspector"])
@pytest.mark.parametrize(("book", "rule"), [(STAR, "3.11"), (PREMIUM, "3.11"), (THREE_CARD, "reading D12")])
def test_3_11_a_supervisor_or_an_inspector_orders_a_check_at_any_time(
    book: str, rule: str, role: str
) -> None:
    table, _, _ = with_wagers(book)
    first, *others = (THREE_EACH if book == THREE_CARD else PLAYER_WINS).split()
    table.deal([first], result=False)
    assert table.refused(OrderCheck).rule == rule  # a dealer
    table.done(OrderCheck, Actor(id="ivy", role=role))
    table.deal(others)  # the coup is completed first
    table.finish()
    refused = table.refused(PlaceWager, patron="ann", bet="player", cents=STAKE, area=1)
    assert (refused.reason, refused.rule) == ("the decks are checked before another coup", rule)
    table.done(VerifyCards, census=WHOLE)
    table.wager("ann", "player", STAKE)
    assert table.refused(VerifyCards, census=WHOLE).reason == "nobody has ordered the cards to be checked"


def test_3_11_crown_gives_nobody_that_power() -> None:
    table = watched(CROWN)
    assert "no rule" in table.refused(OrderCheck, supervisor(table)).reason


#


@pytest.mark.clauses(STAR, "4.1.3")
@pytest.mark.clauses(THREE_CARD, "4.1.3")
@pytest.mark.clauses(PREMIUM, "4.1.3")
@pytest.mark.clauses(CROWN, "4.1.2(d)")
@pytest.mark.parametrize(
    ("book", "rule"), [(STAR, "4.1.3"), (THREE_CARD, "4.1.3"), (PREMIUM, "4.1.3"), (CROWN, "4.1.2(d)")]
)
def test_4_1_3_cards_not_intermixed_are_shuffled_after_the_coup(book: str, rule: str) -> None:
    table, _, _ = with_wagers(book)
    first, *others = (THREE_EACH if book == THREE_CARD else PLAYER_WINS).split()
    table.deal([first], result=False)
    assert table.refused(ReportNotIntermixed).rule == rule
    table.done(ReportNotIntermixed, approver=supervisor(table))
    table.deal(others)
    table.finish()
    refused = table.refused(PlaceWager, patron="ann", bet="player", cents=STAKE, area=1)
    assert refused.rule == rule
    table.done(Shuffle, table.highest)


@pytest.mark.clauses(CROWN, "4.1.2(c)")
def test_4_1_2_c_an_abnormal_sequence_in_crown_is_shuffled_as_soon_as_the_coup_is_over() -> None:
    """Reading A-12."""
    table, _, _ = with_wagers(CROWN)
    table.deal("9S 2H", result=False)
    assert table.refused(ReportAbnormalSequence).rule == "4.1.2(c)"
    table.done(ReportAbnormalSequence, approver=supervisor(table))
    table.deal("TH 5D")
    table.finish()
    assert table.refused(PlaceWager, patron="ann", bet="player", cents=STAKE, area=1).rule == "4.1.2(c)"
    for book in (STAR, PREMIUM, THREE_CARD):
        other = watched(book)
        assert "no rule" in other.refused(ReportAbnormalSequence, approver=supervisor(other)).reason


#


@pytest.mark.clauses(STAR, "4.6.1")
@pytest.mark.clauses(PREMIUM, "4.6.1")
@pytest.mark.parametrize("book", [STAR, PREMIUM])
def test_4_6_1_dropped_cards_are_collected_and_a_supervisor_is_told(book: str) -> None:
    table = watched(book)
    assert table.refused(ReportDroppedCards, collected=3).rule == "4.6.1"
    assert table.refused(ReportDroppedCards, collected=0, approver=supervisor(table)).rule == "4.6.1"
    events = table.done(ReportDroppedCards, collected=3, approver=supervisor(table))
    assert any(isinstance(event, CardsCollected) and event.collected == 3 for event in events)
    assert told(table) == [("casino-supervisor", "at-once", "4.6.1")]


@pytest.mark.clauses(CROWN, "4.1.2(d)")
def test_4_1_2_d_crown_shuffles_after_the_coup_when_cards_were_dropped() -> None:
    table = watched(CROWN)
    table.done(ReportDroppedCards, collected=3, approver=supervisor(table))
    assert shoe(table).shuffle_due == "4.1.2(d)"
    three = watched(THREE_CARD)
    assert "no rule" in three.refused(ReportDroppedCards, collected=3, approver=supervisor(three)).reason


#


@pytest.mark.clauses(STAR, "4.13")
@pytest.mark.clauses(PREMIUM, "4.12")
@pytest.mark.clauses(CROWN, "4.4.2(a)")
@pytest.mark.parametrize(
    ("book", "rule", "role", "notices"),
    [
        (STAR, "4.13", "casino-supervisor", [("inspector", "daily-report", "4.13")]),
        (PREMIUM, "4.12", "gaming-manager", [("inspector", "at-once", "4.12")]),
        (CROWN, "4.4.2(a)", "higher-duties-dealer", []),
    ],
)
def test_4_13_a_sequence_that_was_seen_voids_the_shoe_and_the_coup_in_progress(
    book: str, rule: str, role: str, notices: list[tuple[str, str, str | None]]
) -> None:
    table, held = second_coup(book)
    assert table.refused(ReportSequenceRevealed).rule == rule
    if book == PREMIUM:
        assert table.refused(ReportSequenceRevealed, approver=supervisor(table)).rule == rule
    table.done(ReportSequenceRevealed, approver=table.staff(role, "mia"))
    assert (table.coup.void, table.chips("ann")) == (rule, held)  # the coup before it stands
    assert told(table) == notices
    table.done(ClearCards)
    assert shoe(table).phase == "ended"
    if book == CROWN:
        assert table.refused(EndShoe, supervisor(table)).rule == rule  # replaced at once
    assert table.refused(PlaceWager, patron="ann", bet="player", cents=STAKE, area=1).reason


def test_4_13_three_card_has_no_such_rule() -> None:
    table = watched(THREE_CARD)
    assert "no rule" in table.refused(ReportSequenceRevealed, approver=supervisor(table)).reason


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_a_patron_reports_nothing_of_the_cards(book: str) -> None:
    table, _, _ = with_wagers(book)
    table.deal("9S", result=False)
    for report, facts in (
        (ReportWrongCards, {"what": "missing"}),
        (ReportNotIntermixed, {}),
        (AnnounceResult, {}),
    ):
        assert "not for a" in table.refused(report, table.patron("ann"), **facts).reason
