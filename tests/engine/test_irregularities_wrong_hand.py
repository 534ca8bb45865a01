"""Cards in the wrong area or with the wrong person. ST-26, CR-12, CR-13, PR-21."""

import pytest

from sabot.engine.commands.dealing import AcceptHand, AnnounceResult, Draw, Expose, OfferHand, ReturnHand
from sabot.engine.commands.irregularities.misdealt import (
    ChooseRemedy,
    ElectOption,
    GiveUpReconstruction,
    Reconstruct,
    ReportEarlyReveal,
    ReportWrongArea,
    ReportWrongHolder,
    ResumeCoup,
)
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.events.irregularities.misdealt import RemedyChosen
from sabot.engine.events.notices import NoticeRaised
from tests.engine.driver import running
from tests.engine.irregular import (
    CROWN,
    PLAYER_WINS,
    PREMIUM,
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
from tests.engine.sigma import Watched

CHOOSING = (CROWN, PREMIUM)
HOLDING = {STAR: "B", CROWN: "highest-wagerers", PREMIUM: "method-b"}
ALL_VALID, RETRACT, WITHOUT = "complete-all-valid", "complete-after-retract-or-reduce", "no-bet-coup"


def swapped(book: str, *, exposed: bool = True) -> Watched:
    """Two cards each, those of one hand laid at the other's area."""
    table, _, _ = with_wagers(book)
    table.call()
    for card in PLAYER_WINS.split():
        table.done(Draw, card=card, exposed=exposed)
    table.done(ReportWrongArea, cards=(0, 1))
    return table


def hands_held(book: str) -> Watched:
    """Face down, with nobody holding them yet. Ann is the highest on the Player hand, Ben on the Banker."""
    table, _, _ = with_wagers(book, method=HOLDING[book])
    table.call()
    for card in PLAYER_WINS.split():
        table.done(Draw, card=card)
    return table


def finished(table: Watched) -> None:
    table._announce_counts()
    table.done(AnnounceResult)
    table.finish()


# CR-12, PR-21a


@pytest.mark.clauses(CROWN, "11.7", "11.7.1", "11.7.3", "11.7.3(a)")
@pytest.mark.clauses(PREMIUM, "14.12", "14.12.1", "14.12 (continued)", "14.12.4")
@pytest.mark.parametrize("book", CHOOSING)
@pytest.mark.parametrize("exposed", [True, False])
def test_11_7_3_a_the_coup_may_be_completed_with_every_wager_valid(
    book: str,
    exposed: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    table = swapped(book, exposed=exposed)
    assert table.refused(Draw, card="2D", exposed=True).rule == ("11.7.1" if book == CROWN else "14.12.1")
    silent = table.refused(ChooseRemedy, supervisor(table), remedy=ALL_VALID, reason=" ")
    assert "recorded" in silent.reason
    (chosen,) = [
        event
        for event in table.done(ChooseRemedy, supervisor(table), remedy=ALL_VALID, reason="nobody looked")
        if isinstance(event, RemedyChosen)
    ]
    assert (chosen.remedy, chosen.reason, chosen.by.id) == (ALL_VALID, "nobody looked", "sue")
    if not exposed:
        table.done(Expose, cards=(0, 1, 2, 3))
    finished(table)
    assert (table.chips("ann"), table.chips("ben")) == (1_010_000, 990_000)


@pytest.mark.clauses(CROWN, "11.7.3(b)")
@pytest.mark.clauses(PREMIUM, "14.12.5")
@pytest.mark.parametrize("book", CHOOSING)
def test_11_7_3_b_players_may_retract_or_reduce_but_not_increase(book: str) -> None:
    table = swapped(book)
    table.done(ChooseRemedy, supervisor(table), remedy=RETRACT, reason="the cards were seen")
    assert table.coup.options_open == "reduce"
    mine = table.patron("ann")
    more = {"patron": "ann", "bet": "player", "cents": STAKE, "area": 1}
    assert table.refused(PlaceWager, mine, **more).rule is not None
    assert "cannot be taken" in table.refused(ElectOption, mine, patron="ann", wager=1, take_back=-100).reason
    table.done(ElectOption, mine, patron="ann", wager=1, take_back=2_500)  # reduced to 75 dollars
    table.done(ElectOption, table.patron("ben"), patron="ben", wager=2, take_back=STAKE)  # retracted
    table.done(ResumeCoup)
    assert table.refused(PlaceWager, mine, **more).rule is not None
    finished(table)
    assert (table.chips("ann"), table.chips("ben")) == (1_007_500, 1_000_000)


@pytest.mark.parametrize("book", CHOOSING)
def test_11_7_3_b_when_nobody_stays_it_is_dealt_without_wagers_by_whoever_may_direct_that(book: str) -> None:
    table = swapped(book)
    table.done(ChooseRemedy, supervisor(table), remedy=RETRACT, reason="the cards were seen")
    for patron, wager in (("ann", 1), ("ben", 2)):
        table.done(ElectOption, table.patron(patron), patron=patron, wager=wager, take_back=STAKE)
    assert table.refused(ResumeCoup).rule == ("11.9.2" if book == CROWN else "14.12.6")
    table.done(ResumeCoup, approver=supervisor(table))
    assert table.coup.no_bet == ("11.9.2" if book == CROWN else "14.12.6")


@pytest.mark.clauses(CROWN, "11.7.3(c)", "11.8.3")
@pytest.mark.clauses(PREMIUM, "14.12.6")
@pytest.mark.parametrize("book", CHOOSING)
def test_11_7_3_c_dealt_without_wagers_every_one_goes_back(book: str) -> None:
    table = swapped(book)
    table.done(ChooseRemedy, supervisor(table), remedy=WITHOUT, reason="all agreed")
    assert set(fates(table).values()) == {"returned"}
    assert table.coup.no_bet is not None
    late = {"patron": "ann", "bet": "player", "cents": STAKE, "area": 1}
    assert table.refused(PlaceWager, table.patron("ann"), **late).rule == table.coup.no_bet
    finished(table)
    assert (table.chips("ann"), table.chips("ben")) == (1_000_000, 1_000_000)


@pytest.mark.parametrize("book", CHOOSING)
def test_11_7_3_the_choice_is_not_a_dealers_and_is_made_once(book: str) -> None:
    table = swapped(book)
    rule = "11.7.1" if book == CROWN else "14.12.1"
    assert table.refused(ChooseRemedy, remedy=ALL_VALID, reason="quicker").rule == rule
    assert table.refused(ReportWrongArea).rule == rule  # reported already
    table.done(ChooseRemedy, supervisor(table), remedy=ALL_VALID, reason="nobody looked")
    again = table.refused(ChooseRemedy, supervisor(table), remedy=WITHOUT, reason="changed my mind")
    assert again.reason == "the coup is not waiting for that"


def test_in_the_star_cards_in_the_wrong_area_are_reconstructed() -> None:
    table = swapped(STAR)
    assert table.refused(ChooseRemedy, supervisor(table), remedy=ALL_VALID, reason="x").rule == "12.1(b)"
    table.done(Reconstruct, order=(1, 0, 2, 3), approver=supervisor(table))
    assert table.coup.options_open == "remove"


def test_in_the_star_it_may_also_be_given_up() -> None:
    table = swapped(STAR)
    table.done(GiveUpReconstruction, supervisor(table))
    assert table.coup.void == "12.1.2"


# CR-13, PR-21b: the person who accepted the other hand


@pytest.mark.clauses(CROWN, "11.7.2")
@pytest.mark.clauses(PREMIUM, "14.12.2")
@pytest.mark.parametrize(("book", "rule"), [(CROWN, "11.7.2"), (PREMIUM, "14.12.2")])
def test_11_7_2_cards_that_went_to_whoever_accepts_the_other_hand_leave_three_choices(
    book: str, rule: str
) -> None:
    table = hands_held(book)
    events = table.done(ReportWrongHolder, hand="player", patron="ben")
    assert (limbs(events), events[0].rule) == (["wrong-hand.wrong-holder"], rule)
    table.done(ChooseRemedy, supervisor(table), remedy=ALL_VALID, reason="he had not looked")
    assert table.coup.halted is None


@pytest.mark.parametrize(("book", "rule"), [(CROWN, "reading C-61"), (PREMIUM, "reading PR-21b")])
def test_cards_that_went_to_a_bystander_leave_the_same_choices(book: str, rule: str) -> None:
    table = hands_held(book)
    table.seat("cai", 3)
    events = table.done(ReportWrongHolder, hand="player", patron="cai")
    assert (limbs(events), events[0].rule) == (["not-the-designated-player"], rule)


# ST-26


@pytest.mark.clauses(STAR, "12.15")
def test_12_15_cards_passed_to_a_player_not_designated_leave_the_result_as_it_is() -> None:
    table = hands_held(STAR)
    table.seat("cai", 3)
    events = table.done(ReportWrongHolder, hand="player", patron="cai")
    assert (limbs(events), events[0].rule) == (["not-the-designated-player"], "12.15")
    assert {card.held_by for card in table.coup.cards if card.hand == "player"} == {"cai"}
    assert shoe(table).handled
    assert table.coup.halted is None  # and nothing is offered but to go on
    no_choice = table.refused(ChooseRemedy, supervisor(table), remedy=WITHOUT, reason="x")
    assert no_choice.reason == "the coup is not waiting for that"
    table.done(Expose, table.patron("cai"), cards=(0, 2))  # the holder's exposure counts
    table.done(ReturnHand, hand="player")
    table.declined("ben", hand="banker")
    table.done(Expose, cards=(1, 3))
    finished(table)
    assert (table.chips("ann"), table.chips("ben")) == (1_010_000, 990_000)


def test_12_15_cards_with_whom_they_belong_are_not_with_the_wrong_person() -> None:
    table = hands_held(STAR)
    assert "to hold" in table.refused(ReportWrongHolder, hand="player", patron="ann").reason
    table.done(OfferHand, hand="player", to="ann")
    table.done(AcceptHand, table.patron("ann"), hand="player")
    assert "to hold" in table.refused(ReportWrongHolder, hand="player", patron="ann").reason
    assert "not at the table" in table.refused(ReportWrongHolder, hand="player", patron="zoe").reason


# PR-21c and the notice


@pytest.mark.clauses(PREMIUM, "14.12.3")
def test_14_12_3_a_card_the_dealer_turned_too_early_is_an_irregularity_in_premium() -> None:
    table = hands_held(PREMIUM)
    events = table.done(ReportEarlyReveal, cards=(0,))
    assert (limbs(events), events[-1].rule is not None) == (["wrong-hand.dealer-revealed"], True)
    assert table.coup.cards[0].exposed
    table.done(ChooseRemedy, supervisor(table), remedy=WITHOUT, reason="everybody saw it")
    assert set(fates(table).values()) == {"returned"}


@pytest.mark.clauses(PREMIUM, "14.12.3")
def test_14_12_3_cards_that_no_patron_was_to_turn_are_the_dealers_to_turn() -> None:
    table = running(PREMIUM)
    table.wager("ann", "player", 10_000)
    for card in ("9S", "2H", "TH", "5D"):
        table.done(Draw, card=card)
    assert table.refused(ReportEarlyReveal, cards=(0,)).rule == "14.12.3"


@pytest.mark.clauses(PREMIUM, "14.12.7")
def test_14_12_7_it_is_the_inspector_who_is_told_and_not_the_patron_with_the_cards() -> None:
    table = hands_held(PREMIUM)
    events = table.done(ReportWrongHolder, hand="player", patron="ben")
    assert [(one.to, one.whom) for one in events if isinstance(one, NoticeRaised)] == [("inspector", None)]


@pytest.mark.parametrize("book", [STAR, CROWN])
def test_elsewhere_a_card_turned_early_is_no_irregularity(book: str) -> None:
    table = hands_held(book)
    assert "no rule" in table.refused(ReportEarlyReveal, cards=(0,)).reason


@pytest.mark.clauses(PREMIUM, "14.12.7")
@pytest.mark.parametrize("remedy", [ALL_VALID, RETRACT, WITHOUT])
def test_14_12_7_an_inspector_is_told_whichever_is_chosen(remedy: str) -> None:
    table = swapped(PREMIUM)
    table.done(ChooseRemedy, supervisor(table), remedy=remedy, reason="so decided")
    assert told(table) == [("inspector", "before-next-coup", "14.12.7")]


@pytest.mark.parametrize("book", [STAR, CROWN])
def test_nobody_is_told_of_it_in_the_other_books(book: str) -> None:
    assert told(swapped(book)) == []


def test_three_card_has_no_third_choice_either() -> None:
    table, _, _ = with_wagers(THREE_CARD)
    table.deal("2H 7S 3D", result=False)
    table.done(ReportWrongArea, cards=(0,))
    assert table.coup.void == "12.3"
