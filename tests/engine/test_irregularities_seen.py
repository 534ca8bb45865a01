"""Cards seen too early, burned, read or shown wrongly.

ST-11 to ST-15, ST-23 to ST-25, ST-27, CR-07, CR-08, CR-24 to CR-26, TC-09 to TC-11, PR-11 to PR-14 and
PR-22 to PR-24.
"""

from typing import Any

import pytest

from sabot.engine.commands.cards import Burn
from sabot.engine.commands.dealing import AnnounceResult, Draw
from sabot.engine.commands.irregularities.money import EaseWindow
from sabot.engine.commands.irregularities.seen import (
    CheckFacing,
    CheckScanner,
    ConfirmOutcome,
    DeclareUnconfirmed,
    ReportBurned,
    ReportDiscrepancy,
    ReportDisplay,
    ReportFaceUp,
    ReportFirstCardExposed,
)
from sabot.engine.commands.settling import ClearCards, Settle
from sabot.engine.commands.wagering import CallBets, PlaceWager
from sabot.engine.events.irregularities.seen import (
    DisplayDisregarded,
    DrawnCardsCorrected,
    RemainingCardsChecked,
)
from sabot.engine.people import Actor
from tests.engine.irregular import (
    CROWN,
    PLAYER_WINS,
    PREMIUM,
    SCANNER,
    SHUFFLER,
    STAKE,
    STAR,
    THREE_CARD,
    TWO_HANDS,
    fates,
    hands,
    limbs,
    posted,
    shoe,
    supervisor,
    told,
    with_wagers,
)
from tests.engine.sigma import Watched, watched

FACE_UP = [(STAR, "12.3"), (CROWN, "11.5.1"), (PREMIUM, "14.3")]


# ST-11, ST-12, CR-07, PR-11, PR-12


@pytest.mark.clauses(STAR, "12.3", "12.4")
@pytest.mark.clauses(CROWN, "11.5", "11.5.1")
@pytest.mark.clauses(PREMIUM, "14.3", "14.4")
@pytest.mark.parametrize(("book", "rule"), FACE_UP)
def test_12_3_a_first_card_face_up_in_the_shoe_begins_a_coup_without_wagers(book: str, rule: str) -> None:
    table, _, _ = with_wagers(book)
    events = table.done(ReportFaceUp, card="QS")
    assert (limbs(events), events[0].rule) == (["first-card-seen.face-up-in-device"], rule)
    # Wagers already placed leave the layout, without anybody being asked.
    assert set(fates(table).values()) == {"returned"}
    assert (table.chips("ann"), table.chips("ben")) == (1_000_000, 1_000_000)
    wager: dict[str, Any] = {"patron": "ann", "bet": "player", "cents": STAKE, "area": 1}
    assert table.refused(PlaceWager, table.patron("ann"), **wager).rule == rule
    table.done(Draw, card="QS", exposed=True)
    assert table.coup.no_bet == rule
    table.deal("2C 8D 4D", result=False)  # Player 8 to Banker 6
    table._announce_counts()
    table.done(AnnounceResult)
    table.done(ClearCards)
    table.wager("ann", "player", STAKE)  # one such coup, and then wagers again


@pytest.mark.clauses(STAR, "12.3")
@pytest.mark.clauses(PREMIUM, "14.3")
@pytest.mark.parametrize(("book", "rule"), [(STAR, "12.3"), (PREMIUM, "14.3")])
def test_12_3_so_does_a_first_card_that_left_the_shoe_and_was_seen(book: str, rule: str) -> None:
    table, _, _ = with_wagers(book)
    events = table.done(ReportFirstCardExposed, card="QS")
    assert (limbs(events), events[0].rule) == (["first-card-seen.exposed"], rule)
    assert set(fates(table).values()) == {"returned"}
    assert shoe(table).carried_no_bet == rule


def test_in_crown_a_first_card_seen_outside_the_shoe_is_for_a_higher_duties_dealer() -> None:
    """Reading C-59: 11.5.1 is about a card face up in the shoe."""
    table, _, _ = with_wagers(CROWN)
    assert table.refused(ReportFirstCardExposed, card="QS").rule == "reading C-59"
    table.done(ReportFirstCardExposed, card="QS", approver=supervisor(table))
    assert shoe(table).carried_no_bet == "reading C-59"


@pytest.mark.parametrize(("book", "rule"), FACE_UP)
def test_12_3_with_no_coup_open_the_next_one_is_without_wagers(book: str, rule: str) -> None:
    table = watched(book)
    table.done(ReportFaceUp, card="QS")
    assert table.state.coup is None
    opening = CallBets if book == CROWN else PlaceWager
    details: dict[str, Any] = (
        {} if book == CROWN else {"patron": "ann", "bet": "player", "cents": STAKE, "area": 1}
    )
    assert table.refused(opening, **details).rule == rule


# TC-09


@pytest.mark.clauses(THREE_CARD, "12.8")
@pytest.mark.parametrize("report", [ReportFaceUp, ReportFirstCardExposed])
def test_12_8_in_three_card_it_is_burnt_and_the_wagers_live(report: type) -> None:
    table, _, _ = with_wagers(THREE_CARD)
    burned, left = shoe(table).burned, shoe(table).left
    events = table.done(report, card="QS")
    assert events[0].rule == "12.8"
    assert (shoe(table).burned, shoe(table).left) == (burned + 1, left - 1)
    assert set(fates(table).values()) == {"placed"}
    table.done(report, card="KS")  # and the next, if it is seen too: reading T53
    table.play("2H 7S 3D 5C 8H 4S 9C KD TH")
    assert table.chips("ann") == 1_000_000 - STAKE  # 6 to the Banker's 7


# ST-14, CR-08, TC-10, PR-14


@pytest.mark.clauses(STAR, "12.5")
@pytest.mark.clauses(CROWN, "11.5.2")
@pytest.mark.clauses(PREMIUM, "14.5")
@pytest.mark.parametrize(("book", "rule"), [(STAR, "12.5"), (CROWN, "11.5.2"), (PREMIUM, "14.5")])
def test_12_5_a_later_card_face_up_is_played_as_if_face_down(book: str, rule: str) -> None:
    table, _, _ = with_wagers(book)
    table.deal("9S 2H", result=False)
    events = table.done(ReportFaceUp, card="TH")
    assert (limbs(events), events[0].rule) == (["later-card-face-up.play"], rule)
    assert hands(table) == {"player": ["9S", "TH"], "banker": ["2H"]}
    assert set(fates(table).values()) == {"placed"}
    table.deal("5D")
    table.finish()
    assert (table.chips("ann"), table.chips("ben")) == (1_010_000, 990_000)


@pytest.mark.clauses(THREE_CARD, "12.9")
def test_12_9_in_three_card_too() -> None:
    table, _, _ = with_wagers(THREE_CARD)
    table.deal("2H 7S 3D 5C 8H 4S 9C KD", result=False)
    table.done(ReportFaceUp, card="TH")
    assert hands(table)["banker"] == ["3D", "4S", "TH"]
    assert set(fates(table).values()) == {"placed"}


@pytest.mark.clauses(STAR, "12.5")
@pytest.mark.parametrize(("book", "method"), [(STAR, "B"), (PREMIUM, "method-b")])
def test_12_5_nobody_wagers_on_what_he_saw(book: str, method: str) -> None:
    table, _, _ = with_wagers(book, method=method)
    table.done(Draw, card="9S")
    table.done(ReportFaceUp, card="2H")
    wager: dict[str, Any] = {"patron": "ann", "bet": "player", "cents": STAKE, "area": 1}
    assert table.refused(PlaceWager, table.patron("ann"), **wager).rule is not None
    eased = table.refused(EaseWindow, supervisor(table), reason="unfair")
    assert eased.rule == ("12.12" if book == STAR else eased.rule)
    assert "exposed" in eased.reason or "no rule" in eased.reason


@pytest.mark.parametrize("book", TWO_HANDS)
def test_a_card_face_up_when_the_coup_has_all_its_cards_would_have_been_the_first_of_the_next(
    book: str,
) -> None:
    table, _, _ = with_wagers(book)
    table.deal(PLAYER_WINS)
    table.done(ReportFaceUp, card="QS")
    assert shoe(table).carried_no_bet == dict(FACE_UP)[book]
    table.finish()
    assert (table.chips("ann"), table.chips("ben")) == (1_010_000, 990_000)  # this coup's wagers live


# ST-15, TC-11


@pytest.mark.clauses(STAR, "12.5.1")
@pytest.mark.clauses(THREE_CARD, "12.9.1")
@pytest.mark.parametrize(
    ("book", "rule", "cards"),
    [(STAR, "12.5.1", PLAYER_WINS), (THREE_CARD, "12.9.1", "2H 7S 3D 5C 8H 4S 9C KD TH")],
)
def test_12_5_1_a_supervisor_may_have_the_cards_of_a_shuffling_device_checked_after_the_coup(
    book: str, rule: str, cards: str
) -> None:
    table, _, _ = with_wagers(book, device=SHUFFLER)
    table.deal(cards)
    left, why = shoe(table).left, "two cards were face up"
    checked: dict[str, Any] = {"counted": left, "reason": why}
    assert "still in progress" in table.refused(CheckFacing, supervisor(table), **checked).reason
    table.finish()
    assert table.refused(CheckFacing, **checked).rule == rule  # a dealer
    assert table.refused(CheckFacing, supervisor(table), counted=left, reason=" ").rule == rule
    assert table.refused(CheckFacing, supervisor(table), counted=left - 1, reason=why).rule == rule
    events = table.done(CheckFacing, supervisor(table), **checked)
    assert any(isinstance(event, RemainingCardsChecked) and event.counted == left for event in events)
    table.wager("ann", "player", STAKE)


def test_12_5_1_not_with_a_card_shoe() -> None:
    table = watched(STAR)
    refusal = table.refused(CheckFacing, supervisor(table), counted=415, reason="suspicion")
    assert (refusal.reason, refusal.rule) == ("the condition is not met: shuffling device in use", "12.5.1")


@pytest.mark.parametrize("book", [CROWN, PREMIUM])
def test_other_books_have_no_such_check(book: str) -> None:
    table = watched(book)
    assert "no rule" in table.refused(CheckFacing, supervisor(table), counted=415, reason="x").reason


# ST-27


@pytest.mark.clauses(STAR, "12.16")
@pytest.mark.parametrize("card", ["QS", None])
def test_12_16_a_card_burned_by_mistake_stays_burned(card: str | None) -> None:
    table, _, _ = with_wagers()
    table.deal("9S", result=False)
    burned, left = shoe(table).burned, shoe(table).left
    events = table.done(ReportBurned, card=card)
    assert events[0].rule == "12.16"
    assert (shoe(table).burned, shoe(table).left) == (burned + 1, left - 1)
    assert hands(table) == {"player": ["9S"]}  # and in no hand
    assert table.refused(Burn, kind="one-face-down").reason  # there is no burning it again, nor back


@pytest.mark.parametrize("book", [CROWN, PREMIUM, THREE_CARD])
def test_12_16_only_the_star_says_so(book: str) -> None:
    assert "no rule" in watched(book).refused(ReportBurned, card="QS").reason


# ST-23, ST-24, CR-24, CR-25, PR-22, PR-23

SCANS = [
    (STAR, "12.13", "casino-supervisor"),
    (CROWN, "11.15", "area-manager"),
    (PREMIUM, "14.13", "casino-supervisor"),
]


def misread(book: str) -> Watched:
    """The shoe read 4D; the Banker's second card on the table is 5D."""
    table, _, _ = with_wagers(book, device=SCANNER)
    table.deal("9S 2H TH 4D", result=False)
    table.done(ReportDiscrepancy, card="5D", scanned="4D", place=3)
    return table


@pytest.mark.clauses(STAR, "12.13")
@pytest.mark.clauses(CROWN, "11.15")
@pytest.mark.clauses(PREMIUM, "14.13")
@pytest.mark.parametrize(("book", "rule", "role"), SCANS)
def test_12_13_when_confirmed_the_actual_cards_govern(book: str, rule: str, role: str) -> None:
    table = misread(book)
    decider = table.staff(role)
    assert table.refused(AnnounceResult).rule == rule  # settlement is halted
    assert table.refused(ConfirmOutcome, evidence="I saw it").rule == rule  # a dealer
    if book == CROWN:
        below = table.refused(ConfirmOutcome, table.staff("higher-duties-dealer"), evidence="I saw it")
        assert below.rule == rule
    assert table.refused(ConfirmOutcome, decider, evidence=" ").rule == rule
    events = table.done(ConfirmOutcome, decider, evidence="the card on the table")
    (corrected,) = [event for event in events if isinstance(event, DrawnCardsCorrected)]
    assert corrected.before == ("9S", "2H", "TH", "4D")
    assert corrected.after == ("9S", "2H", "TH", "5D")
    assert corrected.evidence == "the card on the table"
    assert (table.coup.cards[3].card, table.coup.cards[3].scanned) == ("5D", "4D")  # both are kept
    assert "4D" not in shoe(table).dealt
    table._announce_counts()
    table.done(AnnounceResult)
    table.finish()
    assert (table.chips("ann"), table.chips("ben")) == (1_010_000, 990_000)


@pytest.mark.clauses(STAR, "12.13")
@pytest.mark.clauses(CROWN, "11.15")
@pytest.mark.clauses(PREMIUM, "14.13")
@pytest.mark.parametrize(("book", "rule", "role"), SCANS)
def test_12_13_when_it_cannot_be_confirmed_the_coup_is_void(book: str, rule: str, role: str) -> None:
    table = misread(book)
    decider = table.staff(role)
    assert table.refused(DeclareUnconfirmed, reason="no camera").rule == rule
    table.done(DeclareUnconfirmed, decider, reason="no camera saw it")
    assert table.coup.void is not None
    assert set(fates(table).values()) == {"returned"}
    assert (table.chips("ann"), table.chips("ben")) == (1_000_000, 1_000_000)
    # The scanner is out of trust until it has been checked.
    assert not table.state.scanner_trusted
    table.done(ClearCards)
    table.done(CheckScanner, decider)
    assert table.state.scanner_trusted
    assert table.refused(CheckScanner, decider).reason == "the scanning shoe is trusted"


def test_12_13_a_card_just_drawn_may_disagree_and_change_who_draws() -> None:
    """The shoe read 2C and the card is the ace: the Banker has 3 and not 4, and draws."""
    table, _, _ = with_wagers(device=SCANNER)
    table.deal("6S 2H KH", result=False)
    table.done(ReportDiscrepancy, card="AC", scanned="2C", exposed=True)
    table.done(ConfirmOutcome, supervisor(table), evidence="the card on the table")
    assert hands(table) == {"player": ["6S", "KH"], "banker": ["2H", "AC"]}
    assert shoe(table).dealt.get("2C") is None
    table._announce_counts()
    table.done(Draw, card="5C", exposed=True)  # the Banker draws on 3
    assert hands(table)["banker"] == ["2H", "AC", "5C"]


def test_12_13_after_payment_the_coup_is_settled_again_on_the_actual_cards() -> None:
    table, ann, ben = with_wagers(device=SCANNER)
    table.deal("9S 2H TH 4D")
    table.done(Settle)
    assert table.chips("ann") == 1_010_000
    table.done(ReportDiscrepancy, card="7D", scanned="4D", place=3)  # a natural 9, and a tie
    table.done(ConfirmOutcome, supervisor(table), evidence="surveillance looked")
    assert fates(table) == {ann: "placed", ben: "placed"}
    table._announce_counts()
    table.done(AnnounceResult)
    table.finish()
    assert (table.chips("ann"), table.chips("ben")) == (1_000_000, 1_000_000)  # both stand off


def test_12_13_needs_a_shoe_that_scans_and_a_discrepancy() -> None:
    plain, _, _ = with_wagers()
    plain.deal("9S 2H", result=False)
    assert plain.refused(ReportDiscrepancy, card="5D", scanned="4D", place=0).rule == "12.13"
    table, _, _ = with_wagers(device=SCANNER)
    table.deal("9S 2H", result=False)
    assert table.refused(ReportDiscrepancy, card="9S", scanned="9S", place=0).reason == "both say 9S"
    assert "did not read" in table.refused(ReportDiscrepancy, card="9S", scanned="4D", place=1).reason
    assert "no card 7" in table.refused(ReportDiscrepancy, card="9S", scanned="4D", place=7).reason
    three, _, _ = with_wagers(THREE_CARD, device=SCANNER)
    three.deal("2H", result=False)
    assert "no rule" in three.refused(ReportDiscrepancy, card="5D", scanned="2H", place=0).reason


# ST-25, CR-26, PR-24


@pytest.mark.clauses(STAR, "12.14")
@pytest.mark.clauses(CROWN, "11.16")
@pytest.mark.clauses(PREMIUM, "14.14")
@pytest.mark.parametrize(("book", "rule"), [(STAR, "12.14"), (CROWN, "11.16"), (PREMIUM, "14.14")])
@pytest.mark.parametrize("settled", [False, True])
def test_12_14_a_display_that_is_wrong_is_disregarded_and_moves_no_money(
    book: str,
    rule: str,
    settled: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    table, _, _ = with_wagers(book)
    table.deal("9S 2H", result=False)
    assert "no result" in table.refused(ReportDisplay, shown="banker").reason
    table.deal("TH 5D")
    if settled:
        table.done(Settle)
    events = table.done(ReportDisplay, shown="banker")
    (corrected,) = [event for event in events if isinstance(event, DisplayDisregarded)]
    assert (corrected.shown, corrected.actual, corrected.rule) == ("banker", ("player",), rule)
    assert posted(events) == {}
    table.finish()
    assert (table.chips("ann"), table.chips("ben")) == (1_010_000, 990_000)
    assert told(table) == []


def test_12_14_a_display_that_is_right_needs_no_correction_and_three_card_has_no_rule() -> None:
    table, _, _ = with_wagers()
    table.deal(PLAYER_WINS)
    assert table.refused(ReportDisplay, shown="player").reason == "the display shows the actual result"
    inspector = Actor(id="ivy", role="inspector")
    assert "not for a" in table.refused(ReportDisplay, inspector, shown="banker").reason
    three, _, _ = with_wagers(THREE_CARD)
    three.deal("2H 7S 3D 5C 8H 4S 9C KD TH")
    assert "no rule" in three.refused(ReportDisplay, shown="banker").reason
