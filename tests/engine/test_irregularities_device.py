"""A shuffling device that fails. ST-40 to ST-43, CR-21, CR-22, TC-16 to TC-19."""

from typing import Any

import pytest

from sabot.engine.commands.dealing import AnnounceResult, Draw
from sabot.engine.commands.irregularities.device import LoadCardShoe, ReportMalfunction
from sabot.engine.commands.irregularities.misdealt import ElectOption, ResumeCoup
from sabot.engine.commands.settling import ClearCards
from sabot.engine.events.irregularities.device import (
    CardShoeLoaded,
    CardsTransferred,
    DeviceFailed,
    DeviceInvestigated,
    DeviceRectified,
)
from sabot.engine.settings import Device
from tests.engine.irregular import (
    CROWN,
    PLAYER_WINS,
    PREMIUM,
    SHUFFLER,
    STAKE,
    STAR,
    THREE_CARD,
    fates,
    hands,
    limbs,
    shoe,
    supervisor,
    with_wagers,
)
from tests.engine.sigma import Watched, watched

THREE_EACH = "2H 7S 3D 5C 8H 4S 9C KD TH"
BOOKS = [(STAR, PLAYER_WINS), (THREE_CARD, THREE_EACH)]


def in_a_coup(book: str, cards: int = 3) -> tuple[Watched, list[str]]:
    """Some cards of a coup dealt from a shuffling device, and those still to come."""
    table, _, _ = with_wagers(book, device=SHUFFLER)
    all_cards = (THREE_EACH if book == THREE_CARD else PLAYER_WINS).split()
    table.deal(all_cards[:cards], result=False)
    return table, all_cards[cards:]


# ST-40, TC-16


@pytest.mark.clauses(STAR, "13.1", "13.1.1", "13.1.2", "13.1.3", "13.1.4", "13.1.5", "13.2")
@pytest.mark.clauses(THREE_CARD, "13.1", "13.1.1", "13.1.2", "13.1.3", "13.1.4", "13.1.5", "13.2")
@pytest.mark.parametrize("book", [STAR, THREE_CARD])
def test_13_2_without_damage_the_cards_go_to_another_device_and_the_game_goes_on(book: str) -> None:
    table, others = in_a_coup(book)
    dealt, left = hands(table), shoe(table).left
    events = table.done(ReportMalfunction, spare="S2")
    (failed,) = [event for event in events if isinstance(event, DeviceFailed)]
    # All five conditions are on record: the device, the cards dealt, nobody hurt, a spare, practicable.
    assert (failed.cards_dealt, failed.disadvantaged, failed.spare, failed.practicable) == (
        3,
        None,
        "S2",
        True,
    )
    (moved,) = [event for event in events if isinstance(event, CardsTransferred)]
    assert (moved.device, moved.left, moved.rule) == ("S2", left, "13.2")
    assert (hands(table), shoe(table).left) == (dealt, left)
    table.deal(others)
    table.finish()
    assert table.chips("ann") == (1_010_000 if book == STAR else 990_000)


def test_13_1_it_takes_a_shuffling_device() -> None:
    table, _, _ = with_wagers()
    table.deal("9S", result=False)
    assert table.refused(ReportMalfunction, spare="S2").reason == "no shuffling device is in use"
    premium, _, _ = with_wagers(PREMIUM)
    assert "no shuffling device" in premium.refused(ReportMalfunction, spare="S2").reason


def test_13_1_2_between_coups_a_device_is_replaced_and_no_money_moves() -> None:
    """Reading S-42."""
    table, _, _ = with_wagers(device=SHUFFLER)
    events = table.done(ReportMalfunction, spare="S2", disadvantaged="ann")
    assert limbs(events) == ["device-malfunction.undamaged-cards"]
    assert set(fates(table).values()) == {"placed"}


# ST-41, TC-17


@pytest.mark.clauses(STAR, "13.3", "13.3.1", "13.3.2", "13.3.3", "13.3.4")
@pytest.mark.clauses(THREE_CARD, "13.3", "13.3.1", "13.3.2", "13.3.3", "13.3.4")
@pytest.mark.parametrize("book", [STAR, THREE_CARD])
def test_13_3_each_damaged_card_is_replaced_by_one_like_it(book: str) -> None:
    table, others = in_a_coup(book)
    left, dealt = shoe(table).left, dict(shoe(table).dealt)
    damaged: dict[str, Any] = {"spare": "S2", "damaged": ("QS", "QS", "4C")}
    unlike = table.refused(ReportMalfunction, **damaged, replaced_by=("QS", "QC", "4C"))
    assert "one like it" in unlike.reason
    events = table.done(ReportMalfunction, **damaged, replaced_by=("QS", "4C", "QS"))
    (moved,) = [event for event in events if isinstance(event, CardsTransferred)]
    assert (moved.removed, moved.replaced_by) == (("QS", "QS", "4C"), ("QS", "4C", "QS"))
    assert (shoe(table).left, shoe(table).dealt) == (left, dealt)
    table.deal(others)
    table.finish()


def test_13_3_a_card_that_has_left_the_device_was_not_damaged_in_it() -> None:
    table, _ = in_a_coup(STAR)
    nine = ("9S",) * 8
    refused = table.refused(ReportMalfunction, spare="S2", damaged=nine, replaced_by=nine)
    assert refused.reason == "the device does not hold 8 of 9S"


# ST-42, TC-18


@pytest.mark.clauses(STAR, "13.4")
@pytest.mark.clauses(THREE_CARD, "13.4")
@pytest.mark.parametrize("who", ["ann", "the operator"])
@pytest.mark.parametrize("book", [STAR, THREE_CARD])
def test_13_4_when_somebody_is_disadvantaged_the_coup_ends_and_wagers_go_back(book: str, who: str) -> None:
    table, others = in_a_coup(book)
    table.deal(others)
    table.finish()
    before = table.chips("ann"), table.chips("ben")
    table.wager("ann", "player", STAKE)
    table.deal("2C", result=False)
    # Whoever is disadvantaged comes first, though no other device is ready: readings S-42 and T56.
    assert table.refused(ReportMalfunction, disadvantaged=who).rule == "13.4"  # a dealer
    table.done(ReportMalfunction, disadvantaged=who, approver=supervisor(table))
    assert table.coup.void == "13.4"
    assert (table.chips("ann"), table.chips("ben")) == before
    table.done(ClearCards)


# ST-43, TC-19


@pytest.mark.clauses(STAR, "13.5", "13.5.1", "13.5.2", "13.5.3", "13.5.4")
@pytest.mark.clauses(THREE_CARD, "13.5", "13.5.1", "13.5.2", "13.5.3", "13.5.4")
@pytest.mark.parametrize("facts", [{"spare": None}, {"spare": "S2", "practicable": False}])
@pytest.mark.parametrize("book", [STAR, THREE_CARD])
def test_13_5_without_another_device_those_who_stay_finish_from_a_card_shoe(
    book: str, facts: dict[str, Any]
) -> None:
    table, others = in_a_coup(book)
    dealt, left = hands(table), shoe(table).left
    assert table.refused(ReportMalfunction, **facts).rule == "13.5"  # a dealer
    damaged = {**facts, "damaged": ("QS",), "approver": supervisor(table)}
    assert table.refused(ReportMalfunction, **damaged).rule == "13.5"  # damaged cards are replaced
    failed = table.done(ReportMalfunction, **damaged, replaced_by=("QS",))[0]
    assert isinstance(failed, DeviceFailed)
    assert (failed.damaged, failed.replaced_by) == (("QS",), ("QS",))
    assert table.refused(Draw, card=others[0], exposed=True).rule == "13.5"
    assert table.refused(ResumeCoup).rule == "13.5"  # nobody has been asked
    table.done(ElectOption, table.patron("ann"), patron="ann", wager=1)
    table.done(ElectOption, table.patron("ben"), patron="ben", wager=2, take_back=STAKE)
    waits = table.refused(ResumeCoup)
    assert "card shoe first" in waits.reason
    assert "from either end" in table.refused(LoadCardShoe, cut=3).reason
    events = table.done(LoadCardShoe, cut=100)
    assert any(isinstance(event, CardShoeLoaded) and event.left == left for event in events)
    table.done(ResumeCoup)
    assert table.state.settings is not None
    assert table.state.settings.device == Device(kind="card-shoe")
    assert (hands(table), shoe(table).left) == (dealt, left)  # dealt cards stay, and nothing is burned
    table.deal(others)
    table.finish()
    assert table.chips("ben") == 1_000_000
    assert table.chips("ann") == (1_010_000 if book == STAR else 990_000)


@pytest.mark.parametrize(("book", "ends"), [(STAR, "no bet"), (THREE_CARD, "void")])
def test_13_5_when_everybody_leaves_a_supervisor_has_it_completed_or_ended(book: str, ends: str) -> None:
    """Reading A-21."""
    table, _ = in_a_coup(book)
    table.done(ReportMalfunction, approver=supervisor(table))
    for patron, wager in (("ann", 1), ("ben", 2)):
        table.done(ElectOption, table.patron(patron), patron=patron, wager=wager, take_back=STAKE)
    if ends == "no bet":  # it is completed, and not from the device that failed
        waits = table.refused(ResumeCoup, approver=supervisor(table))
        assert "card shoe first" in waits.reason
        table.done(LoadCardShoe, cut=100)
    assert table.refused(ResumeCoup).rule == "reading A-21"
    table.done(ResumeCoup, approver=supervisor(table))
    assert (table.coup.no_bet is not None) == (ends == "no bet")
    assert (table.coup.void is not None) == (ends == "void")


def test_13_5_a_card_shoe_is_loaded_only_then() -> None:
    table, _ = in_a_coup(STAR)
    assert (
        table.refused(LoadCardShoe, cut=100).reason == "no coup is waiting to be completed from a card shoe"
    )


# CR-21, CR-22


@pytest.mark.clauses(CROWN, "11.13")
def test_11_13_in_crown_the_dealer_rectifies_it_and_a_higher_duties_dealer_investigates() -> None:
    table, others = in_a_coup(CROWN)
    events = table.done(ReportMalfunction)
    assert any(isinstance(event, DeviceRectified) and event.rule == "11.13" for event in events)
    assert table.refused(ReportMalfunction, investigate=True).rule == "11.13"
    events = table.done(ReportMalfunction, investigate=True, approver=supervisor(table))
    assert any(isinstance(event, DeviceInvestigated) for event in events)
    assert set(fates(table).values()) == {"placed"}  # no option, no transfer
    table.deal(others)
    table.finish()


def test_11_13_with_detriment_the_coup_has_no_wagers() -> None:
    """Reading C-26."""
    table, others = in_a_coup(CROWN)
    table.done(ReportMalfunction, disadvantaged="ann", approver=supervisor(table))
    assert (table.coup.no_bet, set(fates(table).values())) == ("11.13", {"returned"})
    table.deal(others, result=False)
    table._announce_counts()
    table.done(AnnounceResult)
    table.done(ClearCards)


def test_a_patron_reports_no_malfunction() -> None:
    table = watched(STAR, device=SHUFFLER)
    assert "not for a" in table.refused(ReportMalfunction, table.patron("ann"), spare="S2").reason
