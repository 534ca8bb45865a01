"""Cards of which the suit was not recorded: what a table does with them, and where it asks for the suit."""

from typing import Any

import pytest
from msgspec.structs import replace

from sabot.engine.commands.cards import Burn
from sabot.engine.commands.dealing import DirectNoBetCoup, Draw
from sabot.engine.commands.irregularities.misdealt import (
    Lies,
    Reconstruct,
    ReportExtraCard,
    ReportMisdeal,
    ReportMisplacedCard,
)
from sabot.engine.commands.irregularities.money import FindWager
from sabot.engine.commands.irregularities.seen import (
    ConfirmOutcome,
    ReportBurned,
    ReportDiscrepancy,
    ReportFirstCardExposed,
)
from sabot.engine.commands.irregularities.shoe import OrderCheck, VerifyCards
from sabot.engine.events.cards import CardsBurned
from sabot.engine.events.dealing import CardDrawn
from sabot.engine.settings import Device
from sabot.rulebooks import load_book
from tests.engine.driver import Driver, running, settings_for
from tests.engine.irregular import (
    CROWN,
    PREMIUM,
    SCANNER,
    STAKE,
    STAR,
    THREE_CARD,
    hands,
    shoe,
    supervisor,
)
from tests.engine.sigma import Watched, watched

PERFECT = ("perfect-pairs-player", "perfect-pairs-banker")


def without_perfect_pairs(**changes: Any) -> Watched:
    """A Crown table that offers its other side bets."""
    offered = settings_for(load_book(CROWN)).side_bets
    kept = tuple(bet for bet in offered if bet not in PERFECT)
    return watched(CROWN, side_bets=kept, **changes)


def ranks_only(book: str, **changes: Any) -> Watched:
    return without_perfect_pairs(**changes) if book == CROWN else watched(book, **changes)


# Dealt and settled -------------------------------------------------------------------------------


@pytest.mark.clauses(STAR, "11.1.4", "9.3", "9.4")
@pytest.mark.clauses(CROWN, '1.1 "Baccarat Pairs"', 'Table 8 "Baccarat Pair"')
@pytest.mark.parametrize("book", [STAR, CROWN])
def test_cards_typed_by_rank_alone_are_dealt_and_their_pairs_paid(book: str) -> None:
    """8 and 8 make a pair at 11 to 1 whatever their suits; 6 stands against 7, and 7 wins."""
    table = ranks_only(book)
    table.wager("ann", "pairs-player", 1_000)
    table.wager("ben", "pairs-banker", 1_000)
    table.deal("8 K 8 7")
    table.finish()
    assert table.chips("ann") == 1_000_000 + 11 * 1_000
    assert table.chips("ben") == 1_000_000 - 1_000
    drawn = [event for event in table.events if isinstance(event, CardDrawn)]
    assert [event.card for event in drawn] == ["8", "K", "8", "7"]
    assert shoe(table).dealt == {"8": 2, "K": 1, "7": 1}  # the burned card lay face down


@pytest.mark.clauses(STAR, "11.1.8.1", "11.1.8.2", "11.1.8.3")
@pytest.mark.parametrize(("cards", "to_one"), [("8 4 8 3", 4), ("8 4 8 4", 25), ("8 8 8 8", 100)])
def test_tiger_pairs_are_pairs_of_ranks(cards: str, to_one: int) -> None:
    table = watched(STAR, layout="B", side_bets=("tiger-pair",))
    table.wager("ann", "tiger-pair", 1_000)
    table.deal(cards)
    table.finish()
    assert table.chips("ann") == 1_000_000 + to_one * 1_000


@pytest.mark.clauses(THREE_CARD, "7.1", "7.2")
def test_three_pictures_are_seen_by_their_ranks() -> None:
    """Ann's three pictures beat any count; ten and two kings are none."""
    table = watched(THREE_CARD)
    table.wager("ann", "player", STAKE, 1)
    table.deal("K T Q K J K")
    table.finish()
    assert table.chips("ann") == 1_000_000 + STAKE * 19 // 20


@pytest.mark.clauses(PREMIUM, "9.3")
def test_third_cards_follow_the_table_of_play() -> None:
    """Player 5 draws a 6; a Banker of 3 draws on that, and an 8 makes 1 of it."""
    table = watched(PREMIUM)
    table.wager("ann", "player", STAKE)
    table.deal("2 A 3 2 6 8")
    assert hands(table) == {"player": ["2", "3", "6"], "banker": ["A", "2", "8"]}


# Where the suit is asked for ---------------------------------------------------------------------


@pytest.mark.clauses(CROWN, "6.2.4(c)", '1.1 "Baccarat Perfect Pairs"')
def test_where_perfect_pairs_are_on_offer_the_suit_is_asked_for_by_their_clause() -> None:
    """Mixed, coloured and perfect are told apart by suits, so each card of a hand must have one."""
    table = watched(CROWN)
    table.wager("ann", "player", STAKE)
    table.call()
    refused = table.refused(Draw, card="8", exposed=True)
    assert refused.rule == "6.2.4(c)"
    assert refused.reason.startswith("which 8? Player Perfect Pairs is on offer")
    table.done(Draw, card="8S", exposed=True)
    assert "which King?" in table.refused(Draw, card="K", exposed=True).reason


@pytest.mark.clauses(CROWN, '1.1 "1-1-2"')
def test_a_bet_that_stands_on_perfect_pairs_wants_suits_too() -> None:
    table = watched(CROWN, side_bets=("1-1-2",), options={"1-1-2": "perfect-pairs"})
    table.wager("ann", "player", STAKE)
    table.call()
    assert "1-1-2 is on offer" in table.refused(Draw, card="8", exposed=True).reason
    other = watched(CROWN, side_bets=("1-1-2",), options={"1-1-2": "pairs"})
    other.wager("ann", "1-1-2", 6_000)
    other.deal("8 4 8 3")
    other.finish()
    # Of $60 a quarter wins at 11 to 1, and a quarter and a half are lost: 165 - 15 - 30.
    assert other.chips("ann") == 1_000_000 + 12_000


def test_no_card_of_a_virtual_shoe_is_named_by_its_rank() -> None:
    table = running(STAR)
    table.wager("ann", "player", STAKE)
    table.call()
    assert table.state.settings is not None
    virtual = replace(table.state.settings, device=Device(kind="card-shoe", virtual=True))
    table.state = replace(table.state, settings=virtual)
    assert "gives whole cards" in table.refused(Draw, card="8", exposed=True).reason


@pytest.mark.clauses(CROWN, "6.2.4(c)")
@pytest.mark.parametrize("cards", ["8 4 8 3", "8S 4S 8H 3S"])
def test_chips_on_a_bet_that_is_not_on_offer_are_no_wager_however_the_cards_were_named(cards: str) -> None:
    """Nobody could place one there; whether it could be settled depends on how the dealer typed."""
    table = without_perfect_pairs()
    table.wager("ann", "player", STAKE)
    table.deal(cards, result=False)
    found: dict[str, Any] = {"patron": "ben", "bet": PERFECT[0], "cents": 1_000, "area": 2}
    refused = table.refused(FindWager, **found)
    assert refused.reason == "Player Perfect Pairs is not on offer at this table"
    assert refused.rule == "6.2.4(c)"
    assert table.chips("ben") == 1_000_000


# How often ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["8", "8S"])
def test_a_rank_leaves_the_shoe_four_times_as_often_as_there_are_decks(first: str) -> None:
    """Eight decks hold 32 eights. Eight of them may have been of spades, and more than eight were not."""
    table = watched(STAR)
    for _ in range(8):
        table.wager("ann", "player", STAKE)
        table.play(f"{first} 8 8 8")  # six and six: both stand
    table.wager("ann", "player", STAKE)
    table.call()
    spades = "all 32 of 8" if first == "8" else "all 8 of 8S"
    for again, all_of in (("8", "all 32 of 8"), ("8H", "all 32 of 8"), ("8S", spades)):
        assert table.refused(Draw, card=again, exposed=True).reason == f"{all_of} have left the shoe"
    table.done(Draw, card="9", exposed=True)


@pytest.mark.clauses(STAR, "12.11")
def test_the_cards_are_counted_whole_when_the_decks_are_checked() -> None:
    table = watched(STAR)
    table.done(OrderCheck, table.staff("inspector", "ivy"))
    refused = table.refused(VerifyCards, census={"8": 32})
    assert refused.reason.startswith("which 8?")


# Burned, carried, misdealt -----------------------------------------------------------------------


@pytest.mark.clauses(CROWN, "4.3.1(b)")
def test_a_burned_card_lies_in_no_hand_and_its_rank_says_how_many_are_burned() -> None:
    """Five more after a five; nobody is paid by a burned card's suit, though Perfect Pairs are on offer."""
    table = running(CROWN)
    assert table.state.shoe is not None
    due = replace(table.state.shoe, phase="burn-due", burned=0, burned_unseen=0)
    table.state = replace(table.state, shoe=due)
    given: dict[str, Any] = {"kind": "by-face-value", "shown": "5", "requested_by": "ann"}
    events = table.done(Burn, table.staff("area-manager"), cards=6, **given)
    assert isinstance(events[0], CardsBurned)
    assert (events[0].shown, events[0].cards) == ("5", 6)
    assert shoe(table).dealt == {"5": 1}


@pytest.mark.clauses(STAR, "12.9")
def test_a_card_burned_by_mistake_may_be_known_by_its_rank() -> None:
    table = watched(STAR)
    table.done(ReportBurned, card="9")
    assert shoe(table).dealt["9"] == 1


@pytest.mark.clauses(STAR, "12.2")
def test_an_extra_card_known_by_its_rank_goes_to_a_banker_obliged_to_draw() -> None:
    table = watched(STAR)
    table.wager("ann", "player", STAKE)
    table.deal("4 2 2 3", result=False)  # Player 6 stands, Banker draws on 5
    table.done(ReportExtraCard, card="9", hand="player", exposed=True)
    assert hands(table) == {"player": ["4", "2"], "banker": ["2", "3", "9"]}


@pytest.mark.clauses(STAR, "12.5")
def test_cards_known_by_their_ranks_are_put_in_their_right_order() -> None:
    """The Player's second card and the Banker's first were laid at each other's hands."""
    table = watched(STAR)
    table.wager("ann", "player", STAKE)
    table.deal("4 2 K 3", result=False)
    lies = [Lies(hand) for hand in ("player", "player", "banker", "banker")]
    table.done(ReportMisdeal, supervisor(table), lies=lies)
    table.done(Reconstruct, supervisor(table), order=(0, 2, 1, 3))
    assert hands(table) == {"player": ["4", "2"], "banker": ["K", "3"]}


@pytest.mark.clauses(STAR, "12.1")
def test_a_misplaced_card_known_by_its_rank_moves_to_the_player() -> None:
    table = watched(STAR)
    table.wager("ann", "player", STAKE)
    table.deal("2 3 2 3", result=False)
    table.done(ReportMisplacedCard, card="9", exposed=True)
    table.done(Reconstruct, supervisor(table), order=(0, 1, 2, 3, 4))
    assert hands(table) == {"player": ["2", "2", "9"], "banker": ["3", "3"]}


def carried(book: str) -> Driver:
    """A card that was seen as it left is the first of the next coup, known by its rank."""
    table = running(book, side_bets=()) if book == CROWN else running(book)
    table.wager("ann", "player", STAKE)
    table.play("9 2 T 5")
    table.done(ReportFirstCardExposed, supervisor(table), card="8")
    assert shoe(table).dealt["8"] == 1
    return table


@pytest.mark.parametrize(("said", "known"), [("8", "8"), ("8S", "8S"), ("8h", "8H")])
@pytest.mark.parametrize("book", [STAR, CROWN])
def test_the_card_that_waits_is_drawn_as_it_is_known_or_better(book: str, said: str, known: str) -> None:
    """Four cards have left with the coup before; the fifth may have its suit read where it lies."""
    table = carried(book)
    assert "another card" in table.refused(Draw, card="9S").reason
    table.done(Draw, card=said)
    assert table.coup.cards[0].card == known
    assert shoe(table).dealt == {"9": 1, "2": 1, "T": 1, "5": 1, known: 1}


def test_the_suit_of_a_card_that_waits_is_said_when_a_bet_by_suits_has_come_on_offer_since() -> None:
    table = carried(CROWN)
    assert table.state.settings is not None
    assert table.state.shoe is not None
    # In Crown the coup would have no wagers (reading C-59), and no bet would be on offer in it.
    table.state = replace(
        table.state,
        settings=replace(table.state.settings, side_bets=PERFECT),
        shoe=replace(table.state.shoe, carried_no_bet=None),
    )
    table.wager("ann", "player", STAKE)
    table.call()
    assert table.refused(Draw, card="8").rule == "6.2.4(c)"
    table.done(Draw, card="8S")
    assert (table.coup.cards[0].card, shoe(table).dealt.get("8")) == ("8S", None)


@pytest.mark.clauses(CROWN, '1.1 "Dummy Coup"')
def test_a_coup_without_wagers_has_no_bet_that_turns_on_suits() -> None:
    table = watched(CROWN)
    table.done(DirectNoBetCoup, supervisor(table), ground="new-shoe", reason="a new shoe", marker=True)
    table.deal("8 4 8 3")
    table.finish()
    table.wager("ann", "player", STAKE)
    table.call()
    assert "which 8?" in table.refused(Draw, card="8", exposed=True).reason


# A shoe that reads -------------------------------------------------------------------------------


@pytest.mark.clauses(STAR, "12.13")
def test_12_13_a_rank_agrees_with_the_whole_card_that_the_shoe_read() -> None:
    """The shoe reads the suit, and the dealer the rank: they disagree when the ranks do."""
    table = watched(STAR, device=SCANNER)
    table.wager("ann", "player", STAKE)
    table.call()
    table.done(Draw, card="8", scanned="8S", exposed=True)
    drawn = table.events[-2]
    assert isinstance(drawn, CardDrawn)
    assert (drawn.card, drawn.scanned) == ("8S", "8S")
    assert "report the discrepancy" in table.refused(Draw, card="9", scanned="8S", exposed=True).reason
    table.done(Draw, card="3", exposed=True)  # the shoe did not read this one
    table.deal("K 4", result=False)
    assert table.refused(ReportDiscrepancy, card="8", scanned="8S", place=0).reason == "both say 8"
    table.done(ReportDiscrepancy, card="9", scanned="8S", place=0)
    table.done(ConfirmOutcome, supervisor(table), evidence="the card on the table")
    assert hands(table)["player"] == ["9", "K"]
    assert shoe(table).dealt.get("8S") is None


@pytest.mark.clauses(STAR, "12.13")
@pytest.mark.parametrize(("before", "read"), [(23, "8S"), (24, "9S")])
def test_12_13_the_misread_card_is_not_counted_with_those_that_left(before: int, read: str) -> None:
    """Six decks hold 24 eights. After 23, the 24th may be of hearts, which the shoe read as of spades."""
    table = watched(STAR, device=SCANNER, decks=6)
    for last in ("8", "8", "8", "8", "8", "8" if before == 24 else "9"):
        table.wager("ann", "player", STAKE)
        table.play(f"8 8 8 {last}")  # six and six, or six and seven: nobody draws
    table.wager("ann", "player", STAKE)
    table.call()
    table.done(Draw, card=read, scanned=read, exposed=True)
    if before == 24:
        refused = table.refused(ReportDiscrepancy, card="8H", scanned=read, place=0)
        assert refused.reason == "all 24 of 8 have left the shoe: report a foreign card"
        return
    table.done(ReportDiscrepancy, card="8H", scanned=read, place=0)
    table.done(ConfirmOutcome, supervisor(table), evidence="the card on the table")
    assert {card: shoe(table).dealt.get(card) for card in ("8", "8S", "8H")} == {"8": 23, "8S": None, "8H": 1}
