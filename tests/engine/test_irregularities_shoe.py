"""The shoe: too few cards, not cut, not burned, not shuffled.

ST-16 to ST-19, CR-01, CR-02, CR-20, TC-08, TC-12 to TC-14, PR-15 to PR-18.
"""

from collections.abc import Iterator

import pytest

from sabot.cards import Card
from sabot.engine.authority import cited_by
from sabot.engine.commands.cards import (
    BringCards,
    Burn,
    CheckCards,
    Cut,
    CuttingCard,
    EndShoe,
    OfferCut,
    PlaceCuttingCard,
    Shuffle,
)
from sabot.engine.commands.dealing import AnnounceResult, Draw
from sabot.engine.commands.irregularities.misdealt import ElectOption, ResumeCoup
from sabot.engine.commands.irregularities.shoe import (
    ReportHandledCards,
    ReportNotBurned,
    ReportNotCut,
    ReportNotShuffled,
    ReportTooFewCards,
    RestartShoe,
)
from sabot.engine.commands.settling import ClearCards
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.events.irregularities.shoe import ShoeRestarted
from sabot.engine.hands import next_card
from sabot.engine.settings import CardSet
from tests.engine.driver import ALL_BOOKS
from tests.engine.irregular import (
    CROWN,
    OTHER_DECKS,
    PLAYER_WINS,
    PREMIUM,
    STAKE,
    STAR,
    THREE_CARD,
    hands,
    limbs,
    shoe,
    supervisor,
    with_wagers,
)
from tests.engine.sigma import Watched, sigma

THREE_EACH = "2H 7S 3D 5C 8H 4S 9C KD TH"


def a_coup(table: Watched) -> str:
    return THREE_EACH if table.table.deals_areas else PLAYER_WINS


# ST-17, TC-12, PR-16, and Crown's reading


def shuffled(book: str) -> Watched:
    table = Watched(book)
    table.open()
    table.seat("ann", 1)
    table.seat("ben", 2)
    table.done(BringCards, cards=CardSet(id="set 1", backs="red"))
    table.do(CheckCards)
    table.done(Shuffle, table.highest)
    return table


@pytest.mark.clauses(STAR, "12.7")
@pytest.mark.clauses(THREE_CARD, "12.10")
@pytest.mark.clauses(PREMIUM, "14.7")
@pytest.mark.parametrize(
    ("book", "rule"),
    [(STAR, "12.7"), (THREE_CARD, "12.10"), (PREMIUM, "14.7"), (CROWN, "reading C-58")],
)
def test_12_7_cards_not_cut_are_played_to_the_end_of_the_coup_and_then_shuffled_and_cut(
    book: str, rule: str
) -> None:
    table = shuffled(book)
    assert table.refused(ReportNotCut).reason == "no coup has begun: cut the cards now"
    first, *others = a_coup(table).split()
    events = table.done(ReportNotCut, card=first)
    assert (limbs(events), events[0].rule) == (["not-cut"], rule)
    table.wager("ann", "player", STAKE)
    table.wager("ben", "player", STAKE)
    table.deal([first, *others])
    table.finish()
    won = 1_010_000 if book != THREE_CARD else 1_000_000 - STAKE
    assert table.chips("ann") == won  # it is settled, and stands
    wager = table.refused(PlaceWager, patron="ann", bet="player", cents=STAKE, area=1)
    assert (wager.rule, "shuffled and cut" in wager.reason) == (rule, True)
    table.done(Shuffle, table.highest)
    assert (shoe(table).phase, shoe(table).shuffle_due) == ("shuffled", None)


@pytest.mark.clauses(STAR, "12.7")
@pytest.mark.parametrize("book", ALL_BOOKS)
def test_12_7_found_out_during_a_coup_it_is_completed_first(book: str) -> None:
    table, _, _ = with_wagers(book)
    first, *others = a_coup(table).split()
    table.deal([first], result=False)
    table.done(ReportNotCut)
    table.deal(others)
    table.finish()
    assert set(fates_of_last(table)) <= {"won", "lost"}
    assert (
        "shuffled and cut"
        in table.refused(PlaceWager, patron="ann", bet="player", cents=STAKE, area=1).reason
    )
    table.done(Shuffle, table.highest)
    table.done(OfferCut, table.highest, to="ann")
    table.done(Cut, table.patron("ann"), cards=100)
    table.done(PlaceCuttingCard, behind=table.book.cards.cutting_card[0].cards)


def fates_of_last(table: Watched) -> list[str]:
    concluded = table.state.concluded
    assert concluded is not None
    return [wager.fate for wager in concluded.coup.wagers.values()]


# ST-18, CR-01, CR-02, TC-13, PR-17


def unburned(book: str) -> Watched:
    table = shuffled(book)
    table.done(OfferCut, table.highest, to="ann")
    table.done(Cut, table.patron("ann"), cards=100)
    table.done(PlaceCuttingCard, behind=table.book.cards.cutting_card[0].cards)
    return table


@pytest.mark.clauses(STAR, "12.8")
@pytest.mark.clauses(CROWN, "11.1")
@pytest.mark.clauses(THREE_CARD, "12.11")
@pytest.mark.clauses(PREMIUM, "14.8")
@pytest.mark.parametrize(
    ("book", "rule"), [(STAR, "12.8"), (CROWN, "11.1"), (THREE_CARD, "12.11"), (PREMIUM, "14.8")]
)
def test_12_8_without_a_burn_the_cards_stay_in_play(book: str, rule: str) -> None:
    table = unburned(book)
    first, *others = a_coup(table).split()
    events = table.done(ReportNotBurned, card=first)
    assert (limbs(events), events[0].rule) == (["not-burned.play"], rule)
    late = table.refused(Burn, table.highest, kind=table.book.cards.burn.methods[0].kind, shown="2C", cards=3)
    assert late.reason
    table.wager("ann", "player", STAKE)
    table.wager("ben", "player", STAKE)
    table.deal([first, *others])
    table.finish()
    assert shoe(table).burned == 0
    assert table.refused(ReportNotBurned, card="KS").rule == rule  # once play goes on


def dealt_without_a_burn() -> Watched:
    table = unburned(CROWN)
    table.done(ReportNotBurned, card="9S")
    table.wager("ann", "player", STAKE)
    table.wager("ben", "banker", STAKE)
    return table


@pytest.mark.clauses(CROWN, "11.1.1")
def test_11_1_1_while_the_first_coup_is_open_the_shoe_may_be_started_again_with_its_burn() -> None:
    """Reading A-09: each player takes wagers back or leaves them first."""
    table = dealt_without_a_burn()
    table.deal("9S 2H TH", result=False)
    assert table.refused(RestartShoe).rule == "11.1.1"  # a dealer
    table.done(RestartShoe, supervisor(table))
    assert table.refused(Draw, card="5D", exposed=True).rule == "11.1.1"
    table.done(ElectOption, table.patron("ann"), patron="ann", wager=1)
    table.done(ElectOption, table.patron("ben"), patron="ben", wager=2, take_back=STAKE)
    events = table.done(ResumeCoup)
    (restarted,) = [event for event in events if isinstance(event, ShoeRestarted)]
    assert (restarted.burned, restarted.unseen) == (("9S",), 0)
    assert hands(table) == {"player": ["2H"], "banker": ["TH"]}  # in their order, one place on
    assert shoe(table).burned == 1
    table.deal("7S 5D")  # Player 9 to Banker 5
    table.finish()
    assert (table.chips("ann"), table.chips("ben")) == (1_010_000, 1_000_000)


def test_11_1_1_a_burn_by_face_value_takes_more_cards_than_were_dealt() -> None:
    """The nine is shown, and nine more are burned: one from the coup, eight from the shoe unseen."""
    table = dealt_without_a_burn()
    table.deal("9S 2H", result=False)
    area = table.staff("area-manager")
    refused = table.refused(RestartShoe, supervisor(table), kind="by-face-value")
    assert refused.rule == "4.3.1(b)"
    table.done(RestartShoe, area, kind="by-face-value")
    for patron, wager in (("ann", 1), ("ben", 2)):
        table.done(ElectOption, table.patron(patron), patron=patron, wager=wager)
    table.done(ResumeCoup)
    assert (shoe(table).burned, shoe(table).burned_unseen) == (10, 8)
    assert table.coup.cards == ()
    for card in ["TH", "2C", "9D", "5D"]:  # no more bets has been called
        table.done(Draw, card=card, exposed=True)
    table._announce_counts()
    table.done(AnnounceResult)
    table.finish()
    assert table.chips("ann") == 1_010_000


def test_11_1_1_with_every_wager_taken_back_the_coup_goes_on_without_any() -> None:
    table = dealt_without_a_burn()
    table.deal("9S 2H TH", result=False)
    table.done(RestartShoe, supervisor(table))
    for patron, wager in (("ann", 1), ("ben", 2)):
        table.done(ElectOption, table.patron(patron), patron=patron, wager=wager, take_back=STAKE)
    table.done(ResumeCoup)
    assert table.coup.no_bet is not None
    assert hands(table) == {"player": ["2H"], "banker": ["TH"]}


@pytest.mark.clauses(CROWN, "11.1")
def test_11_1_after_the_first_coup_play_only_goes_on() -> None:
    table = dealt_without_a_burn()
    table.play(PLAYER_WINS)
    table.wager("ann", "player", STAKE)
    table.deal("2C", result=False)
    refusal = table.refused(RestartShoe, supervisor(table))
    assert (refusal.rule, "first coup is over" in refusal.reason) == ("11.1", True)
    burned, _, _ = with_wagers(CROWN)
    burned.deal("9S", result=False)
    assert "cards were burned" in burned.refused(RestartShoe, supervisor(burned)).reason


@pytest.mark.parametrize("book", [STAR, THREE_CARD, PREMIUM])
def test_no_other_book_starts_a_shoe_again(book: str) -> None:
    table, _, _ = with_wagers(book)
    table.deal("9S", result=False)
    assert "no rule" in table.refused(RestartShoe, supervisor(table)).reason


# ST-19, TC-14, PR-18


def last_coup_dealt(book: str) -> Watched:
    table, _, _ = with_wagers(book)
    table.done(CuttingCard)  # as first card: this is the last coup
    table.deal(a_coup(table))
    table.finish()
    return table


@pytest.mark.clauses(STAR, "12.9")
@pytest.mark.clauses(THREE_CARD, "12.12")
@pytest.mark.clauses(PREMIUM, "14.9")
@pytest.mark.parametrize(
    ("book", "rule"),
    [(STAR, "12.9"), (THREE_CARD, "12.12"), (PREMIUM, "14.9"), (CROWN, "reading C-58")],
)
def test_12_9_a_coup_begun_instead_of_the_shuffle_is_completed_and_stands(book: str, rule: str) -> None:
    table = last_coup_dealt(book)
    refused = table.refused(PlaceWager, patron="ann", bet="player", cents=STAKE, area=1)
    assert refused.reason == "the last coup has been dealt"
    before = table.chips("ann")
    first, *others = ("2D 7C 3C 5S 8D 4C 9H KC TS" if book == THREE_CARD else "9D 2C TC 5H").split()
    events = table.done(ReportNotShuffled, card=first)
    assert (limbs(events), events[0].rule) == (["not-shuffled"], rule)
    table.wager("ann", "player", STAKE)
    table.wager("ben", "player", STAKE)
    table.deal([first, *others])
    table.finish()
    assert table.chips("ann") == before + (STAKE if book != THREE_CARD else -STAKE)
    again = table.refused(PlaceWager, patron="ann", bet="player", cents=STAKE, area=1)
    assert (again.rule, "shuffled and cut" in again.reason) == (rule, True)
    if shoe(table).handled:  # Ann cut them: other decks are shuffled
        table.done(EndShoe, table.highest, replacement=OTHER_DECKS)
    table.done(Shuffle, table.highest)


@pytest.mark.parametrize("book", [STAR, CROWN, PREMIUM])
def test_12_9_the_shoe_is_over_after_that_coup_and_cards_that_were_handled_are_replaced(book: str) -> None:
    table = last_coup_dealt(book)
    first, *others = ["9D", "2C", "TC", "5H"]
    table.done(ReportNotShuffled, card=first)
    table.wager("ann", "player", STAKE)
    table.deal([first, *others])
    if not shoe(table).handled:
        table.done(ReportHandledCards, who="a spectator")
    table.finish()
    replaced = table.book.cards.replacement.after_handling_by
    assert replaced is not None
    assert table.refused(Shuffle, table.highest).rule == cited_by(replaced)
    assert table.refused(EndShoe, table.highest).rule == cited_by(replaced)
    table.done(EndShoe, table.highest, replacement=OTHER_DECKS)


def test_12_9_not_while_the_shoe_has_coups_left() -> None:
    table, _, _ = with_wagers()
    assert table.refused(ReportNotShuffled, card="9D").rule == "12.9"
    table.play(PLAYER_WINS)
    assert table.refused(ReportNotShuffled, card="9D").rule == "12.9"


# ST-16, CR-20, TC-08, PR-15


def played_out(book: str) -> Watched:
    """The least decks the book allows, played on until the shoe is empty in the middle of a coup."""
    table = Watched(book)
    table.watching = False
    table.open(None, decks=min(table.book.cards.decks.any_of), side_bets=())
    table.seat("ann", 1, 100_000_000)
    table.load_shoe()
    for card in _still_in_the_shoe(table):
        coup = table.state.coup
        if coup is not None and coup.cards and next_card(table.table, coup) is None:
            table._announce_counts()
            table.done(AnnounceResult)
            table.finish()
            coup = None
        if coup is None:
            table.wager("ann", "player", 2_500)
            table.call()
        if len(table.coup.cards) == 4:
            table._announce_counts()
        table.done(Draw, card=card, exposed=True)
        if shoe(table).left == 0:
            break
    table.watching = True
    sigma(table)
    return table


def _still_in_the_shoe(table: Watched) -> Iterator[str]:
    """Each deck in turn, as far as its cards have not left."""
    gone = dict(shoe(table).dealt)
    for _ in range(table.table.settings.decks):
        for card in Card.all():
            if gone.get(card.name, 0):
                gone[card.name] -= 1
            else:
                yield card.name


@pytest.mark.clauses(STAR, "12.6")
@pytest.mark.clauses(CROWN, "11.12")
@pytest.mark.clauses(THREE_CARD, "12.7")
@pytest.mark.clauses(PREMIUM, "14.6")
@pytest.mark.parametrize(
    ("book", "rule"), [(STAR, "12.6"), (CROWN, "11.12"), (THREE_CARD, "12.7"), (PREMIUM, "14.6")]
)
def test_12_6_with_too_few_cards_the_coup_is_void_and_the_shoe_is_over(book: str, rule: str) -> None:
    table = played_out(book)
    held, dealt = table.chips("ann"), len(table.coup.cards)
    assert next_card(table.table, table.coup) is not None
    assert table.refused(Draw, card="KS", exposed=True).reason
    events = table.done(ReportTooFewCards)
    assert (limbs(events), table.coup.void) == (["too-few-cards"], rule)
    assert table.chips("ann") == held + 2_500
    discarded = shoe(table).discarded
    table.done(ClearCards)
    assert (shoe(table).discarded, shoe(table).phase) == (discarded + dealt, "ended")
    assert table.refused(PlaceWager, patron="ann", bet="player", cents=2_500, area=1).reason


def test_12_6_a_shoe_that_has_enough_cards_is_not_too_short() -> None:
    table, _, _ = with_wagers()
    table.deal("9S", result=False)
    assert table.refused(ReportTooFewCards).rule == "12.6"
    table.deal("2H TH 5D", result=False)
    assert "all its cards" in table.refused(ReportTooFewCards).reason
