"""The next step, in a line for the dealer: whoever follows it, and nothing else, deals by the book."""

from collections.abc import Callable
from typing import Any

import pytest

from sabot.engine.acts.dealing import face_of_the_next, opener_of
from sabot.engine.acts.passing import Offer, offers_due
from sabot.engine.acts.taking_back import opened_by_holder
from sabot.engine.commands import COMMANDS
from sabot.engine.commands.base import Command
from sabot.engine.commands.dealing import AnnounceResult, Draw
from sabot.engine.commands.irregularities.misdealt import (
    Reconstruct,
    ReportExtraCard,
    ReportMisplacedCard,
)
from sabot.engine.commands.wagering import CallBets, CallNoMoreBets, RefuseWager
from sabot.engine.decide import next_step
from sabot.engine.people import Actor
from sabot.engine.state import State
from sabot.views.table import display_view, patron_view, staff_view
from tests.engine.driver import Driver, running
from tests.engine.irregular import CROWN, PREMIUM, STAR, THREE_CARD, supervisor
from tests.engine.sigma import watched

BETS = ("Call: place your bets", "Call: no more bets")
FOUR = (
    "Draw the first card: Player's first",
    "Draw the second card: Banker's first",
    "Draw the third card: Player's second",
    "Draw the fourth card: Banker's second",
)
END = ("Collect the losers, then pay the winners", "Put the cards in the discard rack")
THIRD = ("Draw the fifth card: Player's third", "Draw the sixth card: Banker's third")


class Followed(Driver):
    """A table whose dealer does what the next step says, whoever it is for."""

    def follow(self, cards: str) -> list[str]:
        """What the dealer is told, until the cards of one coup are in the discard rack."""
        told: list[str] = []
        left = cards.split()
        while self.state.coup is not None:
            step = next_step(self.book, self.state)
            assert step is not None
            told.append(step.prompt)
            details, by = self._details(step.command, left)
            self.done(COMMANDS[step.command], by, **details)
        return told

    def _details(self, command: str, left: list[str]) -> tuple[dict[str, Any], Actor]:
        how: dict[str, Callable[[], tuple[dict[str, Any], Actor]]] = {
            "Draw": lambda: (
                {"card": left.pop(0), "exposed": face_of_the_next(self.table)[0] != "down"},
                self.dealer,
            ),
            "OfferHand": lambda: (offers_due(self.table)[0]._asdict(), self.dealer),
            "AcceptHand": self._accept,
            "Expose": self._expose,
            "ReturnHand": self._return,
        }
        return how[command]() if command in how else ({}, self.dealer)

    def _accept(self) -> tuple[dict[str, Any], Actor]:
        asked = [one for one in self.coup.designations.values() if one.offered_to is not None]
        first = Offer(asked[0].hand, asked[0].area, str(asked[0].offered_to)) if asked else None
        first = first or offers_due(self.table)[0]
        return {"hand": first.hand, "area": first.area}, self.patron(first.to)

    def _expose(self) -> tuple[dict[str, Any], Actor]:
        hidden = [place for place, card in enumerate(self.coup.cards) if not card.exposed]
        who = next((one for place in hidden if (one := opener_of(self.coup, place)) is not None), None)
        cards = tuple(place for place in hidden if opener_of(self.coup, place) == who)
        return {"cards": cards}, self.patron(who) if who is not None else self.dealer

    def _return(self) -> tuple[dict[str, Any], Actor]:
        out = opened_by_holder(self.table)
        assert out is not None
        return {"hand": out.hand, "area": out.area}, self.dealer


class Telling(Driver):
    """A table that keeps what the dealer was told before each command."""

    def __init__(self, book: str) -> None:
        super().__init__(book)
        self.told: list[str] = []

    def do(self, command: type[Command], by: Actor | None = None, **details: Any) -> Any:
        step = next_step(self.book, self.state)
        assert step is not None
        self.told.append(step.prompt)
        return super().do(command, by, **details)


def seated(book: str, game: str | None = None, **changes: Any) -> Followed:
    table = Followed(book)
    table.open(game, **changes)
    table.seat("ann", 1)
    table.seat("ben", 2)
    table.load_shoe()
    return table


def with_wagers_on_both_hands(table: Followed) -> Followed:
    """Ann on Player and Ben on Banker, asked for where the book has the dealer ask."""
    table.call_for_bets()
    table.wager("ann", "player", 10_000)
    table.wager("ben", "banker", 10_000)
    return table


# Player 2-T counts 2 and draws K; Banker 3-K counts 3 and draws 5: 8 to 2.
SIX_CARDS = "2S 3H TH KD KC 5C"


@pytest.mark.parametrize(("book", "method"), [(STAR, "A"), (PREMIUM, "method-a"), (CROWN, "dealer")])
def test_a_coup_with_the_dealer_holding_the_cards(book: str, method: str) -> None:
    table = with_wagers_on_both_hands(seated(book, method=method))
    before = ("Call: no more bets",) if book == CROWN else BETS
    assert table.follow(SIX_CARDS) == [
        *before,
        *FOUR,
        "Announce: Player 2, Banker 3",
        *THIRD,
        "Announce: Banker wins, 8 to 2",
        *END,
    ]


def passed(hand: str, to: str) -> tuple[str, ...]:
    """The cards of a hand go to a patron, who opens them, and come back."""
    return (
        f"Offer the {hand} cards to {to}",
        f"{to} takes the {hand} cards, or declines them",
        f"{to} turns the cards face up",
        f"Take the {hand} cards back from {to} and lay them in their area",
    )


def test_when_the_only_wager_is_refused_after_no_more_bets_somebody_directs_a_coup_without_wagers() -> None:
    """Bets are not called again (Crown 6.1), and nothing is dealt for nobody unless it is directed."""
    table = running(CROWN)
    table.done(CallBets)
    table.wager("ann", "player", 10_000)
    table.done(CallNoMoreBets)
    table.done(RefuseWager, table.highest, wager=1, grounds="placed late")

    step = next_step(table.book, table.state)
    assert step is not None
    assert step.command == "DirectNoBetCoup"


@pytest.mark.clauses(STAR, "8.13", "8.15.1", "8.16")
@pytest.mark.clauses(PREMIUM, "8.13")
@pytest.mark.parametrize(("book", "method"), [(STAR, "B"), (PREMIUM, "method-b")])
def test_8_13_the_hands_go_out_one_after_the_other_and_each_comes_back_first(book: str, method: str) -> None:
    table = with_wagers_on_both_hands(seated(book, method=method))
    assert table.follow(SIX_CARDS) == [
        *BETS,
        *FOUR,
        *passed("Player", "ann"),
        *passed("Banker", "ben"),
        "Announce: Player 2, Banker 3",
        THIRD[0],
        *passed("Player", "ann"),
        THIRD[1],
        *passed("Banker", "ben"),
        "Announce: Banker wins, 8 to 2",
        *END,
    ]


@pytest.mark.clauses(STAR, "8.14")
def test_8_14_a_hand_that_nobody_backs_is_turned_by_the_dealer() -> None:
    table = seated(STAR, method="B")
    table.wager("ann", "player", 10_000)
    told = table.follow("9S 2H TH 5D")
    assert told[6:-3] == [
        *passed("Player", "ann"),
        "Turn the Banker cards face up",
        "Announce: Player 9, Banker 7",
    ]


@pytest.mark.clauses(THREE_CARD, "8.1", "9.5", "9.6", "9.8")
def test_9_8_every_player_turns_the_cards_and_the_banker_hand_comes_last() -> None:
    table = seated(THREE_CARD, method="method-b")
    table.wager("ann", "player", 10_000)
    table.wager("ben", "player", 10_000)
    # Ann 2-5-9 makes 6, Ben 7-8-K makes 5 with a picture card, the Banker 3-4-T makes 7.
    told = table.follow("2H 7S 3D 5C 8H 4S 9C KD TH")
    assert told[2] == "Draw the first card: Player's first at place 1"
    assert told[8] == "Draw the seventh card: Player's third at place 1"
    assert told[11:] == [
        "ann takes the Player cards at place 1, or declines them",
        "ben takes the Player cards at place 2, or declines them",
        "ann and ben turn the cards face up",
        "ben turns the cards face up",
        "Turn the Banker cards face up",
        "Announce: Banker has no picture cards and three cards totalling 7 (9.8); "
        "place 1: Banker wins, 7 to 6; place 2: Banker wins, 7 to 5",
        *END,
    ]


@pytest.mark.parametrize(
    ("book", "behind", "burn"),
    [
        (STAR, "at least 20", "Burn the first card"),
        (CROWN, "about 20 or exactly 13", "Burn the first card"),
        (PREMIUM, "at least 20", "Burn the first card"),
        (
            THREE_CARD,
            "about 52",
            "Turn the first card face up, and burn it with as many more as its face value",
        ),
    ],
)
def test_a_shoe_is_made_up_as_its_book_says(book: str, behind: str, burn: str) -> None:
    table = Telling(book)
    table.open()
    table.seat("ann", 1)
    table.told.clear()
    table.load_shoe()
    assert table.told == [
        "Bring the decks",
        *(["Check the decks"] if table.book.cards.checked_before_use is not None else []),
        "Shuffle the cards",
        "Offer the cards to ann to be cut",
        "ann cuts the cards",
        f"Put the cutting card in, {behind} cards from the back, and load the shoe",
        burn,
    ]
    step = next_step(table.book, table.state)
    assert step is not None
    assert step.prompt == "Call: place your bets"


def test_where_patrons_choose_the_dealer_is_told_for_whom_the_table_waits() -> None:
    table = watched(STAR)
    table.wager("ann", "player", 10_000)
    table.wager("ben", "banker", 10_000)
    table.deal("2S 3H TH KD", result=False)
    table.done(ReportMisplacedCard, card="4C", exposed=True)
    table.done(Reconstruct, order=(0, 1, 2, 3, 4), approver=supervisor(table))
    step = next_step(table.book, table.state)
    assert step is not None
    assert step.prompt == "ann and ben say whether each wager stays"


@pytest.mark.clauses(CROWN, "11.6.2")
def test_a_card_that_waits_is_taken_and_not_drawn() -> None:
    table = with_wagers_on_both_hands(seated(CROWN))
    table.call()
    table.deal("9S 2H TH 5D", result=False)
    table.done(ReportExtraCard, card="4C", hand="banker", exposed=True)
    table.done(AnnounceResult)
    table.finish()
    step = next_step(table.book, table.state)
    assert step is not None
    assert step.prompt == "Take the card that waits as the first card: Player's first"


def test_staff_are_shown_the_next_step_and_nobody_else() -> None:
    table = watched(STAR)
    assert staff_view(table.book, table.state, table.dealer).step == next_step(table.book, table.state)
    assert patron_view(table.book, table.state, "ann").step is None
    assert display_view(table.book, table.state).step is None
    assert next_step(table.book, State()) is not None  # a closed table waits to be opened
    table.wager("ann", "player", 10_000)
    table.done(Draw, card="9S", exposed=True)
    shown = staff_view(table.book, table.state, table.dealer).step
    assert shown is not None
    assert shown.prompt == "Draw the second card: Banker's first"
