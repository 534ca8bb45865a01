"""Who cuts in whose place, what a burn that is turned tells, and which cards come to a table."""

from typing import Any

import pytest

from sabot.engine.commands.cards import (
    BringCards,
    Burn,
    CheckCards,
    Cut,
    CuttingCard,
    EndShoe,
    OfferCut,
    PlaceCuttingCard,
    RefuseCut,
    Shuffle,
)
from sabot.engine.commands.irregularities.shoe import ReplaceUnfitCards
from sabot.engine.commands.opening import OpenTable
from sabot.engine.people import Refusal
from sabot.engine.settings import CardSet, Device
from sabot.rulebook.load import parse_rulebook
from sabot.rulebooks import load_register
from tests.engine.driver import Driver, opened, settings_for
from tests.engine.irregular import CROWN, OTHER_DECKS, PREMIUM, STAR, THREE_CARD, shoe
from tests.engine.sigma import Watched, watched
from tests.rulebook.planting import at, data_of, written

UNAPPROVED = CardSet(id="from the shop", backs="blue", approved=False)
PRE_SHUFFLED = CardSet(id="set 2", backs="blue", pre_shuffled="factory")


def shuffled(book: str) -> Driver:
    """Ben came first, to place 3; then Ann to place 1 and Cai to place 5. The cards are shuffled."""
    table = opened(book)
    for name, place in (("ben", 3), ("ann", 1), ("cai", 5)):
        table.seat(name, place)
    table.done(BringCards, cards=CardSet(id="set 1", backs="red"))
    if table.book.cards.checked_before_use is not None:
        table.done(CheckCards)
    table.done(Shuffle, table.highest)
    return table


# Somebody else cuts --------------------------------------------------------------------------------


@pytest.mark.clauses("crown-baccarat", "4.2.2", "4.2.2(a)")
@pytest.mark.clauses("star-baccarat", "4.3.1")
@pytest.mark.parametrize("book", [CROWN, STAR])
def test_the_first_player_to_the_table_may_name_another_player_to_cut(book: str) -> None:
    table = shuffled(book)
    not_his = table.refused(OfferCut, table.highest, to="cai", designated_by="ann")
    assert not_his.rule == {CROWN: "4.2.2(a)", STAR: "4.3.1"}[book]
    absent = table.refused(OfferCut, table.highest, to="eve", designated_by="ben")
    assert absent.rule == {CROWN: "4.2.2", STAR: "4.3.1"}[book]
    (offered,) = table.done(OfferCut, table.highest, to="cai", designated_by="ben")
    assert (offered.to, offered.designated_by) == ("cai", "ben")  # type: ignore[attr-defined]
    table.refused(Cut, table.patron("ben"), cards=100)
    table.done(Cut, table.patron("cai"), cards=100)
    assert table.table.shoe.cut_by == "cai"


def test_premium_4_3_3_anybody_may_be_named_to_cut() -> None:
    table = shuffled(PREMIUM)
    table.done(OfferCut, table.highest, to="a friend", designated_by="ben")


def test_three_card_4_4_nobody_else_may_be_named_to_cut() -> None:
    table = shuffled(THREE_CARD)
    assert table.refused(OfferCut, table.highest, to="cai", designated_by="ben").rule == "4.4"


@pytest.mark.clauses("crown-baccarat", "4.2.3")
@pytest.mark.clauses("star-baccarat", "4.4")
@pytest.mark.parametrize("book", [CROWN, STAR])
def test_a_refused_cut_goes_on_clockwise_from_whoever_refused(book: str) -> None:
    table = shuffled(book)
    table.done(OfferCut, table.highest, to="ben")
    table.done(RefuseCut, table.patron("ben"))
    asked = []
    for name in ("cai", "ann"):  # place 5 after place 3, and round to place 1
        table.done(OfferCut, table.highest, to=name)
        table.done(RefuseCut, table.patron(name))
        asked.append(name)
    assert table.refused(OfferCut, table.highest, to="ann").rule == {CROWN: "4.2.3", STAR: "4.4"}[book]
    table.done(Cut, table.highest, cards=100)


@pytest.mark.clauses("crown-baccarat", "4.2.2(b)")
def test_crown_4_2_2_b_after_the_first_shoe_it_is_the_player_by_the_dealers_left() -> None:
    table = watched(CROWN)
    table.wager("ann", "player", 10_000)
    table.done(CuttingCard)
    table.play()
    table.done(EndShoe, table.highest)
    table.done(Shuffle, table.highest, ground="before-play")
    assert table.refused(OfferCut, table.highest, to="ben").rule == "4.2.2(b)"
    table.done(OfferCut, table.highest, to="ann")


# A burn that is turned -----------------------------------------------------------------------------


@pytest.mark.clauses("star-baccarat", "4.3")
@pytest.mark.parametrize("book", [STAR, CROWN, PREMIUM, THREE_CARD])
def test_the_dealer_records_that_a_patron_declined_and_where_the_next_one_cut(book: str) -> None:
    """Patrons at a table of felt have nothing to press: what they do with the cards, the dealer enters."""
    table = shuffled(book)
    nobody = table.refused(RefuseCut)
    assert "not offered to anybody" in nobody.reason
    table.refused(Cut, cards=100)  # a dealer does not cut for himself
    table.done(OfferCut, table.highest, to="ben")
    (declined,) = table.done(RefuseCut)
    assert declined.patron == "ben"  # type: ignore[attr-defined]
    table.done(OfferCut, table.highest, to="cai")
    table.refused(Cut, table.patron("ann"), cards=100)
    table.done(Cut, cards=100)
    assert table.state.shoe is not None
    assert (table.state.shoe.cut_by, table.state.shoe.cut) == ("cai", 100)


def cut_to_the_burn() -> Watched:
    table = Watched(CROWN)
    table.open()
    table.done(BringCards, cards=CardSet(id="set 1", backs="red"))
    table.done(Shuffle, table.highest)
    table.done(Cut, table.highest, cards=100)
    table.done(PlaceCuttingCard, behind=20)
    return table


EXPOSED: dict[str, Any] = {"kind": "by-face-value-exposed", "shown": "3D", "cards": 4, "requested_by": "ann"}


@pytest.mark.clauses("crown-baccarat", "4.3.1(b)(i)")
def test_crown_4_3_1_b_i_burned_cards_turned_by_leave_of_an_assistant_casino_manager_are_known() -> None:
    table = cut_to_the_burn()
    area_manager = table.staff("area-manager")
    asked = table.refused(Burn, approver=area_manager, turned=("KS", "KS", "9H"), **EXPOSED)
    assert asked.rule == "4.3.1(b)(i)"
    allowed = table.staff("assistant-casino-manager")
    assert table.refused(Burn, approver=allowed, turned=("KS", "9H"), **EXPOSED).rule == "4.3.1(b)(i)"
    table.refused(Burn, approver=allowed, turned=("KS", "9H", "no card"), **EXPOSED)
    table.done(Burn, approver=allowed, turned=("KS", "KS", "9H"), **EXPOSED)
    assert shoe(table).dealt == {"3D": 1, "KS": 2, "9H": 1}
    assert (shoe(table).burned, shoe(table).burned_unseen, shoe(table).left) == (4, 0, 412)


def test_a_burn_face_down_turns_no_card() -> None:
    table = cut_to_the_burn()
    area_manager = table.staff("area-manager")
    details = {**EXPOSED, "kind": "by-face-value"}
    assert table.refused(Burn, approver=area_manager, turned=("KS", "KS", "9H"), **details).rule == "4.3.1(b)"
    table.done(Burn, approver=area_manager, **details)
    assert (shoe(table).dealt, shoe(table).burned_unseen) == ({"3D": 1}, 3)


def test_more_of_a_card_than_the_decks_hold_cannot_have_been_burned() -> None:
    table = cut_to_the_burn()
    details = {**EXPOSED, "shown": "9S", "cards": 10, "turned": ("9S",) * 9}
    table.refused(Burn, approver=table.staff("assistant-casino-manager"), **details)


# Which cards come to the table ---------------------------------------------------------------------


@pytest.mark.clauses("crown-baccarat", '1.1 "Cards"')
def test_crown_1_1_only_approved_cards_are_brought_to_a_table() -> None:
    table = opened(CROWN)
    assert table.refused(BringCards, cards=UNAPPROVED).rule == '1.1 "Cards"'
    table.load_shoe()
    unfit = table.refused(ReplaceUnfitCards, table.highest, replacement=UNAPPROVED)
    assert unfit.rule == '1.1 "Cards"'
    table.done(CuttingCard)
    table.seat("ann", 1)
    table.wager("ann", "player", 10_000)
    table.play()
    assert table.refused(EndShoe, table.highest, replacement=UNAPPROVED).rule == '1.1 "Cards"'
    table.done(EndShoe, table.highest, replacement=OTHER_DECKS)


@pytest.mark.clauses("crown-baccarat", "4.1.1", '1.1 "Pre-Shuffled Cards"', "8.5.4")
def test_crown_4_1_1_pre_shuffled_cards_are_cut_at_once_but_shuffled_before_they_are_played_again() -> None:
    table = watched(CROWN)
    table.wager("ann", "player", 10_000)
    table.done(CuttingCard)
    table.play()
    table.done(EndShoe, table.highest, replacement=PRE_SHUFFLED)
    assert "Draw" not in table.moves(table.dealer)
    table.done(OfferCut, table.highest, to="ann")
    table.done(Cut, table.patron("ann"), cards=100)
    table.done(PlaceCuttingCard, behind=13)
    table.done(Burn, kind="one-face-down")
    table.wager("ann", "player", 10_000)
    table.done(CuttingCard)
    table.play()
    table.done(EndShoe, table.highest)
    table.refused(OfferCut, table.highest, to="ann")
    table.done(Shuffle, table.highest)
    table.done(OfferCut, table.highest, to="ann")


@pytest.mark.clauses("crown-baccarat", "2.2.2(f)")
@pytest.mark.clauses("star-baccarat", "2.3.2")
@pytest.mark.parametrize(("book", "rule"), [(CROWN, "2.2.2(f)"), (STAR, "2.3.2")])
def test_the_discard_rack_holds_every_deck_in_play(book: str, rule: str) -> None:
    data = data_of(book)
    at(data, "table", "discard-capacity-decks")["is"] = 6
    table = Driver(book)
    table.book = parse_rulebook(written(data), "a small rack", load_register(book))
    settings = settings_for(table.book)
    assert table.refused(OpenTable, table.highest, settings=settings, float={100: 1}).rule == rule
    opened(book)


# Whose leave it takes --------------------------------------------------------------------------------


@pytest.mark.clauses("star-baccarat", "4.3")
@pytest.mark.clauses("star-premium-baccarat", "4.3")
@pytest.mark.parametrize("book", [STAR, PREMIUM])
def test_4_3_players_cut_when_a_casino_supervisor_lets_them(book: str) -> None:
    table = shuffled(book)
    alone = table.refused(OfferCut, to="ben")
    assert (alone.rule, "Casino Supervisor" in alone.reason) == ("4.3", True)
    assert table.refused(OfferCut, to="ben", approver=table.staff("dealer", "another dealer")).rule == "4.3"
    table.done(OfferCut, to="ben", approver=table.staff("casino-supervisor"))
    table.done(RefuseCut, table.patron("ben"))
    table.done(OfferCut, to="cai")  # 4.4: a refusal sends them on, and nobody need be asked again


@pytest.mark.clauses("crown-baccarat", "4.2.1", "4.2.1(a)")
def test_crown_4_2_1_a_the_dealer_offers_them_to_a_player() -> None:
    shuffled(CROWN).done(OfferCut, to="ben")


@pytest.mark.clauses("star-three-card-baccarat", "4.3", "4.3.1", "5.10")
def test_three_card_5_10_a_standing_player_cuts_with_a_casino_duty_managers_leave() -> None:
    """Dee is the first to the table and stands; Ann is the first of those who sit."""
    table = opened(THREE_CARD)
    table.seat("dee", None)
    table.seat("ann", 2)
    table.done(BringCards, cards=CardSet(id="set 1", backs="red"))
    table.done(CheckCards)
    table.done(Shuffle, table.highest)
    manager, duty_manager = table.staff("assistant-gaming-manager"), table.staff("casino-duty-manager")
    assert table.refused(OfferCut, to="dee").rule == "5.10"
    assert table.refused(OfferCut, to="dee", approver=manager).rule == "5.10"
    assert table.refused(OfferCut, manager, to="dee").rule == "5.10"
    passed_over = table.done(OfferCut, to="ann")
    assert passed_over[0].rule == "4.3.1"
    table.done(OfferCut, to="dee", approver=duty_manager)
    table.done(Cut, table.patron("dee"), cards=100)


def same_backs(book: str, by: str) -> Any:
    """At the end of a shoe, decks with the backs of those in play, at a table with a scanning shoe."""
    table = opened(book, device=Device(kind="card-shoe", scans=True))
    table.seat("ann", 1)
    table.load_shoe()
    table.wager("ann", "player", 10_000)
    table.done(CuttingCard)
    table.play()
    again = CardSet(id="set 2", backs=table.table.shoe.cards.backs)
    return table.do(EndShoe, table.staff(by), replacement=again)


@pytest.mark.clauses("star-baccarat", "3.8.1")
def test_3_8_1_a_casino_supervisor_lets_the_backs_be_the_same_with_a_scanning_shoe() -> None:
    assert not isinstance(same_backs(STAR, "casino-supervisor"), Refusal)


@pytest.mark.clauses("star-premium-baccarat", "3.8.1")
def test_premium_3_8_1_an_assistant_gaming_manager_does() -> None:
    refused = same_backs(PREMIUM, "casino-supervisor")
    assert isinstance(refused, Refusal)
    assert refused.rule == "3.8.1"
    assert not isinstance(same_backs(PREMIUM, "assistant-gaming-manager"), Refusal)


# Cards kept secured ----------------------------------------------------------------------------------


@pytest.mark.clauses(STAR, "3.5")
@pytest.mark.clauses(PREMIUM, "3.5")
@pytest.mark.clauses(THREE_CARD, "3.6")
@pytest.mark.clauses(CROWN, "4.1.1")
@pytest.mark.parametrize(
    ("book", "rule"), [(STAR, "3.5"), (PREMIUM, "3.5"), (THREE_CARD, "3.6"), (CROWN, "4.1.1")]
)
def test_cards_that_were_not_kept_secured_come_to_no_table(book: str, rule: str) -> None:
    table = opened(book)
    unsecured = CardSet(id="set 9", backs="blue", secured=False)
    assert table.refused(BringCards, cards=unsecured).rule == rule
    (brought,) = table.done(BringCards, cards=CardSet(id="set 1", backs="red"))
    assert brought.by == table.dealer
    table.load_shoe()
    assert table.refused(ReplaceUnfitCards, table.highest, replacement=unsecured).rule == rule
