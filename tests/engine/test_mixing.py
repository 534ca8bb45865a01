"""Pre-shuffled cards mixed once more, machines that check and shuffle, and players limited."""

from typing import Any

import pytest

from sabot.engine.commands.cards import BringCards, CheckCards, Cut, EndShoe, Riffle, Shuffle, ShuffleByHand
from sabot.engine.commands.irregularities.conduct import ReportConduct
from sabot.engine.commands.people import LimitPlayers
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.events.cards import CardsChecked, CardsRiffled, CardsShuffled
from sabot.engine.events.irregularities.ruling import IrregularityRuled
from sabot.engine.people import Refusal
from sabot.engine.settings import CardSet, Device
from sabot.rulebook.words import PreShuffled
from sabot.views.sentences import sentence
from tests.engine.driver import ALL_BOOKS, Driver, opened, running

STAR, CROWN, PREMIUM, THREE_CARD = ALL_BOOKS
SHUFFLER = Device(kind="shuffling-device")


def with_cards(book: str, pre_shuffled: PreShuffled | None, **settings: Any) -> Driver:
    """Ann is there, and cards have been brought."""
    table = opened(book, **settings)
    table.seat("ann", 1)
    table.done(BringCards, cards=CardSet(id="set 1", backs="red", pre_shuffled=pre_shuffled))
    return table


@pytest.mark.clauses(STAR, "4.2", '1.1 "Casino Pre-shuffled Cards"')
@pytest.mark.clauses(PREMIUM, "4.2")
@pytest.mark.parametrize("book", [STAR, PREMIUM])
@pytest.mark.parametrize("time", ["before-multishuffler", "before-cut"])
def test_4_2_casino_cards_are_riffled_when_a_player_asks_and_a_supervisor_approves(
    book: str, time: str
) -> None:
    table = with_cards(book, "casino")
    supervisor = table.staff("casino-supervisor", "sue")
    riffle: dict[str, Any] = {"time": time, "asked_by": "ann"}
    assert table.refused(Riffle, **riffle).rule == "4.2"  # the dealer alone
    nobody = table.refused(Riffle, approver=supervisor, **{**riffle, "asked_by": "zoe"})
    assert (nobody.rule, "asked for by a player" in nobody.reason) == ("4.2", True)
    (riffled,) = table.done(Riffle, approver=supervisor, **riffle)
    assert isinstance(riffled, CardsRiffled)
    assert (riffled.rule, riffled.approver, riffled.asked_by) == ("4.2", supervisor, "ann")


@pytest.mark.clauses(STAR, "4.2.1", '1.1 "Angel pre-shuffled cards"')
@pytest.mark.clauses(PREMIUM, "4.2.1")
@pytest.mark.parametrize("book", [STAR, PREMIUM])
def test_4_2_1_factory_cards_are_riffled_just_before_the_cut_and_at_no_other_time(book: str) -> None:
    table = with_cards(book, "factory")
    supervisor = table.staff("casino-supervisor", "sue")
    early = table.refused(Riffle, approver=supervisor, time="before-multishuffler", asked_by="ann")
    assert early.rule == "4.2.1"
    table.done(Riffle, approver=supervisor, time="before-cut", asked_by="ann")
    table.done(Cut, supervisor, cards=100)
    assert "must be" in table.refused(Riffle, approver=supervisor, asked_by="ann").reason


@pytest.mark.clauses(THREE_CARD, "4.2")
def test_4_2_three_card_cards_are_riffled_for_a_supervisor_too_and_nobody_approves() -> None:
    table = with_cards(THREE_CARD, "factory")
    table.done(CheckCards)
    assert table.done(Riffle, asked_by="ann")[0].rule == "4.2"
    table.done(Riffle, asked_by="casino-supervisor")
    assert table.refused(Riffle, asked_by="dealer").rule == "4.2"


@pytest.mark.clauses(STAR, "4.2")
def test_4_2_cards_that_are_not_pre_shuffled_are_shuffled_and_not_riffled() -> None:
    table = with_cards(STAR, None)
    assert table.refused(Riffle, table.highest, asked_by="ann").rule == "4.2"


@pytest.mark.clauses(STAR, "4.12")
def test_4_12_a_shuffle_by_hand_before_the_shuffling_device_is_for_the_supervisor() -> None:
    table = with_cards(STAR, "casino", device=SHUFFLER)
    assert table.refused(ShuffleByHand).rule == "4.12"
    (mixed,) = table.done(ShuffleByHand, approver=table.staff("casino-supervisor", "sue"))
    assert mixed.rule == "4.12"
    table.done(Shuffle)
    assert table.refused(ShuffleByHand, table.highest).reason.startswith("the cards are burn due")
    assert with_cards(STAR, "factory", device=SHUFFLER).refused(ShuffleByHand).rule == "4.12"
    assert with_cards(STAR, "casino").refused(ShuffleByHand).rule == "4.12"


@pytest.mark.clauses(PREMIUM, "4.11")
def test_4_11_premium_cards_are_shuffled_by_hand_before_they_go_into_the_shoe() -> None:
    table = with_cards(PREMIUM, "casino")
    table.done(ShuffleByHand, approver=table.staff("casino-supervisor", "sue"))
    assert with_cards(PREMIUM, "factory").refused(ShuffleByHand).rule == "4.11"


@pytest.mark.clauses(THREE_CARD, "4.10")
def test_4_10_three_card_any_cards_are_shuffled_by_hand_by_the_dealer() -> None:
    table = with_cards(THREE_CARD, None, device=SHUFFLER)
    table.done(CheckCards)
    assert table.done(ShuffleByHand)[0].rule == "4.10"


@pytest.mark.clauses(STAR, '1.1 "Multishuffler"')
@pytest.mark.clauses("star-how-to-play-baccarat", "baccarat-3", "even-money-3")
def test_a_multishuffler_takes_four_six_or_eight_decks_and_never_three() -> None:
    for decks in (4, 6, 8):
        table = with_cards(STAR, None, decks=decks, side_bets=())
        (shuffled,) = table.done(Shuffle, multishuffler=True)
        assert isinstance(shuffled, CardsShuffled)
        assert shuffled.multishuffler
    three = with_cards(STAR, None, decks=3, side_bets=())
    assert three.refused(Shuffle, multishuffler=True).rule == '1.1 "Multishuffler"'
    (by_hand,) = three.done(Shuffle)
    assert isinstance(by_hand, CardsShuffled)
    assert not by_hand.multishuffler


@pytest.mark.clauses(STAR, '1.1 "Deck-Checking Device"')
@pytest.mark.clauses(PREMIUM, '1.1 "deck-checking device"')
@pytest.mark.parametrize(("book", "rule"), [(STAR, "3.4"), (PREMIUM, "3.4"), (THREE_CARD, "3.5")])
def test_decks_that_a_machine_finds_wanting_are_named_and_others_are_brought(book: str, rule: str) -> None:
    table = with_cards(book, None)
    assert table.refused(CheckCards, device="DC 7").rule == rule
    assert table.refused(CheckCards, by_device=True, failed=("0",)).rule == rule
    (checked,) = table.done(CheckCards, by_device=True, device="DC 7", failed=("2",))
    assert isinstance(checked, CardsChecked)
    assert sentence(checked) == "The cards are checked by the machine DC 7; the decks 2 are not whole."
    assert table.refused(Shuffle, table.highest).rule == rule
    table.done(EndShoe, table.highest, replacement=CardSet(id="set 2", backs="blue"))
    (again,) = table.done(CheckCards)
    assert sentence(again) == "The cards are checked."
    table.done(Shuffle, table.highest)


@pytest.mark.clauses(STAR, "3.4", '1.1 "Deck-Checking Device"')
def test_3_4_cards_are_checked_by_hand_or_by_a_device_that_the_table_has() -> None:
    assert with_cards(STAR, None).done(CheckCards, by_device=True)[0].rule == "3.4"
    by_hand = with_cards(STAR, None)
    assert by_hand.done(CheckCards, by_hand.staff("casino-supervisor"))[0].rule == "3.4"
    needed = ("cards", "cutting-card", "card-shoe", "discard-rack", "float-tray", "drop-box")
    bare = with_cards(STAR, None, equipment=needed)
    assert bare.refused(CheckCards, by_device=True).rule == "3.4"
    assert bare.refused(Shuffle, multishuffler=True).rule == '1.1 "Multishuffler"'


def wager_at(table: Driver, name: str, area: int) -> Refusal | None:
    """Whether a wager of 100 dollars on the Player hand is refused at the area of a place."""
    decided = table.do(PlaceWager, table.patron(name), patron=name, bet="player", cents=10_000, area=area)
    return decided if isinstance(decided, Refusal) else None


@pytest.mark.clauses(STAR, "5.9")
def test_5_9_a_box_is_for_one_player_when_the_supervisor_says_so() -> None:
    table = running(STAR)
    table.seat("dee")
    supervisor = table.staff("casino-supervisor")
    assert table.refused(LimitPlayers, one_to_a_box=True).rule == "5.9"
    table.done(LimitPlayers, supervisor, one_to_a_box=True)
    behind_ann = wager_at(table, "dee", 1)
    assert behind_ann is not None
    assert (behind_ann.rule, "box 1 is ann's" in behind_ann.reason) == ("5.9", True)
    assert wager_at(table, "dee", 4) is None  # nobody sits there, and it is hers now
    taken = wager_at(table, "ben", 4)
    assert taken is not None
    assert "box 4 is dee's" in taken.reason
    assert wager_at(table, "ann", 1) is None
    again = table.refused(LimitPlayers, supervisor, one_to_a_box=True)
    assert again.rule == "5.9"
    table.done(LimitPlayers, supervisor)
    assert wager_at(table, "dee", 1) is None


@pytest.mark.clauses(THREE_CARD, "5.6")
def test_5_6_three_card_limits_players_but_not_to_one_for_each_box() -> None:
    table = running(THREE_CARD)
    assert table.refused(LimitPlayers, table.highest, one_to_a_box=True).rule == "5.6"


CONDUCT = ("advice-by-staff", "advice-by-others", "side-bets-between-patrons", "directions-not-followed")


@pytest.mark.clauses(STAR, "14.11", "14.12", "14.2.4")
@pytest.mark.clauses(PREMIUM, "15.6", "15.7", "15.11")
@pytest.mark.clauses(THREE_CARD, "14.6", "14.7", "14.11")
@pytest.mark.clauses(CROWN, "14.6", "14.7")
@pytest.mark.parametrize(
    ("book", "clauses"),
    [
        (STAR, ("14.11", "14.12", "14.16", "14.2.4")),
        (PREMIUM, ("15.6", "15.7", "15.11")),
        (THREE_CARD, ("14.6", "14.7", "14.11")),
        (CROWN, ("14.6", "14.7", "14.8")),
    ],
)
def test_breaches_of_conduct_are_recorded_with_their_clause(book: str, clauses: tuple[str, ...]) -> None:
    table = running(book)
    said: dict[str, Any] = {"who": "zoe", "about": "told ann to stay away from the tie"}
    for what, clause in zip(CONDUCT, clauses, strict=False):
        before = dict(table.state.accounts)
        assert table.refused(ReportConduct, what=what, who="zoe", about=" ").rule == clause
        (recorded,) = table.done(ReportConduct, what=what, **said)
        assert isinstance(recorded, IrregularityRuled)
        assert (recorded.rule, recorded.by, recorded.money) == (clause, table.dealer, ("none",))
        assert recorded.reason == "zoe: told ann to stay away from the tie"
        assert table.state.accounts == before
    for what in CONDUCT[len(clauses) :]:
        assert "no rule for it" in table.refused(ReportConduct, what=what, **said).reason
    assert "not for a" in table.refused(ReportConduct, table.patron("ann"), what=CONDUCT[0], **said).reason
