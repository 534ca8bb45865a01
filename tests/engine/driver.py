"""A table under any of the four books, with named people, on which a test gives commands in turn."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from sabot.cards import Card
from sabot.coup.shoe import cards_burned
from sabot.engine import accounts
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import (
    BringCards,
    Burn,
    CheckCards,
    Cut,
    OfferCut,
    PlaceCuttingCard,
    Shuffle,
)
from sabot.engine.commands.dealing import AnnounceCounts, AnnounceResult, DeclineHand, Draw, OfferHand
from sabot.engine.commands.opening import OpenTable
from sabot.engine.commands.people import Arrive, BringChips
from sabot.engine.commands.settling import ClearCards, Settle
from sabot.engine.commands.wagering import CallBets, CallNoMoreBets, PlaceWager
from sabot.engine.decide import decide, moves
from sabot.engine.events.base import Event
from sabot.engine.evolve import evolve_all
from sabot.engine.hands import next_card
from sabot.engine.people import PATRON_ROLE, Actor, Refusal
from sabot.engine.settings import CardSet, Device, Limit, Limits, TableSettings
from sabot.engine.state import Coup, State
from sabot.engine.table import Table
from sabot.rulebook.book import RuleBook
from sabot.rulebooks import BOOKS, load_book

ALL_BOOKS = tuple(BOOKS)
SECOND, MINUTE = 1_000, 60_000
DOLLAR = 100
CHIPS = (100, 500, 2_500, 10_000)
MAIN = Limit(least=2_500, most=1_000_000)
SIDE = Limit(least=500, most=100_000)

# Where a book leaves a choice: a layout with side bets, and as many places as it shows.
LAYOUTS = {
    "star-baccarat": ("A", 6),
    "crown-baccarat": ("A", 7),
    "star-premium-baccarat": ("R", 6),
    "star-three-card-baccarat": ("A", 6),
}


def settings_for(book: RuleBook, game: str | None = None, **changes: Any) -> TableSettings:
    """A table that the book allows: dealer keeps the cards, all the bets of the layout, limits for each."""
    assert book.table is not None
    assert book.dealing is not None
    key, places = LAYOUTS[book.id]
    layout = next(one for one in book.table.layouts if one.key == changes.get("layout", key))
    playing = game or str(book.games[0].key)
    only = next(one for one in book.games if one.key == playing).tournament_only
    bets = [bet for name in layout.bets if (bet := book.bet(name)) is not None]
    offered = [bet for bet in bets if bet.games is None or playing in bet.games]
    sensible = TableSettings(
        table="T1",
        game=playing,
        decks=max(book.cards.decks.any_of),
        layout=layout.key,
        places=places,
        where=book.table.where.is_[0] if book.table.where is not None else None,
        device=Device(kind="card-shoe"),
        method=next(one.key for one in book.dealing.methods if one.held_by == "dealer"),
        chips=CHIPS,
        limits=Limits(bets={str(bet.key): MAIN if bet.kind == "main" else SIDE for bet in offered}),
        side_bets=tuple(str(bet.key) for bet in offered if bet.kind != "main"),
        tournament=only is not None and only.is_,
        equipment=tuple(piece.item for piece in book.table.equipment),
    )
    return replace(sensible, **changes)


class Driver:
    """One table. `do` gives a command a second after the last, and returns its events or the refusal."""

    def __init__(self, book: str = "star-baccarat") -> None:
        self.book = load_book(book)
        self.state = State()
        self.events: list[Event] = []
        self.at = 0
        staff = sorted((role for role in self.book.roles if role.kind == "staff"), key=lambda one: one.rank)
        self.dealer = self.staff(staff[0].key)
        self.highest = self.staff(staff[-1].key)

    def staff(self, role: str, name: str | None = None) -> Actor:
        """Somebody in a role, called by the role unless named."""
        return Actor(id=name or role, role=role)

    def patron(self, name: str) -> Actor:
        return Actor(id=name, role=PATRON_ROLE)

    @property
    def table(self) -> Table:
        return Table(self.book, self.state)

    @property
    def coup(self) -> Coup:
        assert self.state.coup is not None
        return self.state.coup

    # Commands

    def do(
        self, command: type[Command], by: Actor | None = None, *, after: int = SECOND, **details: Any
    ) -> tuple[Event, ...] | Refusal:
        """By the dealer, unless it says by whom."""
        self.at += after
        given = command(at=self.at, by=by or self.dealer, **details)
        decided = decide(self.book, self.state, given)
        if not isinstance(decided, Refusal):
            self.state = evolve_all(self.state, decided)
            self.events.extend(decided)
        return decided

    def done(self, command: type[Command], by: Actor | None = None, **details: Any) -> tuple[Event, ...]:
        """A command that must not be refused."""
        decided = self.do(command, by, **details)
        assert not isinstance(decided, Refusal), f"{command.__name__} was refused: {decided}"
        return decided

    def refused(self, command: type[Command], by: Actor | None = None, **details: Any) -> Refusal:
        """A command that must be refused; nothing has happened."""
        before = self.state
        decided = self.do(command, by, **details)
        assert isinstance(decided, Refusal), f"{command.__name__} was done: {decided}"
        assert self.state is before
        return decided

    def declined(self, *names: str, hand: str) -> None:
        """The cards of a hand are offered to these, one after the other, and none of them wants them."""
        for name in names:
            self.done(OfferHand, hand=hand, to=name)
            self.done(DeclineHand, hand=hand)

    def wait(self, milliseconds: int) -> None:
        self.at += milliseconds

    def moves(self, by: Actor) -> set[str]:
        """The commands that a person is offered."""
        return {move.command for move in moves(self.book, self.state, by)}

    # What most tests begin with

    def open(self, game: str | None = None, **changes: Any) -> "Driver":
        settings = settings_for(self.book, game, **changes)
        self.done(OpenTable, self.highest, settings=settings, float={10_000: 5_000, 2_500: 2_000, 100: 5_000})
        return self

    def seat(self, name: str, place: int | None = None, cents: int = 1_000_000, **details: Any) -> Actor:
        """A patron arrives, with chips."""
        self.done(Arrive, patron=name, place=place, **{"player_card": True, **details})
        if cents:
            self.done(BringChips, patron=name, cents=cents)
        return self.patron(name)

    def load_shoe(self, cards: str = "set 1") -> None:
        """Bring, check, shuffle, cut and burn the cards; the highest of the staff cuts."""
        if self.state.shoe is None:
            self.done(BringCards, cards=CardSet(id=cards, backs="red"))
        if self.book.cards.checked_before_use is not None:
            self.do(CheckCards)
        self.done(Shuffle, self.highest)
        if not self.table.uses_shuffling_device:
            cutter = min(self.state.patrons.values(), key=lambda one: one.arrived, default=None)
            if cutter is not None:
                self.done(OfferCut, self.highest, to=cutter.id)
            self.done(Cut, self.patron(cutter.id) if cutter is not None else self.highest, cards=100)
            self.done(PlaceCuttingCard, behind=self.book.cards.cutting_card[0].cards)
        self._burn()

    def _burn(self) -> None:
        method = self.book.cards.burn.methods[0]
        if method.kind == "one-face-down":
            self.done(Burn, kind=method.kind)
        else:
            shown = Card.parse("2C")
            self.done(Burn, self.highest, kind=method.kind, shown="2C", cards=cards_burned(method, shown))

    def wager(self, name: str, bet: str, cents: int, area: int | None = None, **details: Any) -> int:
        """Place a wager at the patron's own place, unless it says where; its id."""
        at = area or self.state.patrons[name].place or 1
        self.done(PlaceWager, self.patron(name), patron=name, bet=bet, cents=cents, area=at, **details)
        return self.state.wagers

    def call_for_bets(self) -> None:
        """Where the book asks for the call and it has not been made."""
        window, coup = self.table.wager_rules.window, self.state.coup
        if (coup is None or not coup.bets_called) and window.bets_call and window.bets_call.is_ == "required":
            self.done(CallBets)

    def call(self) -> None:
        """Call for bets and no more bets, where the book asks for the calls and they are not made."""
        window = self.table.wager_rules.window
        self.call_for_bets()
        closed = self.state.coup is not None and self.state.coup.no_more_bets
        if window.no_more_bets_call.is_ == "required" and not closed:
            self.done(CallNoMoreBets)

    def deal(self, cards: str | Iterable[str], *, result: bool = True) -> None:
        """Deal these cards face up in the order they leave the shoe, announcing what must be announced."""
        coup = self.state.coup
        if coup is None or not (coup.cards or coup.no_bet):
            self.call()
        for card in cards.split() if isinstance(cards, str) else cards:
            if self.state.coup is not None and len(self.coup.cards) == 4:
                self._announce_counts()
            self.done(Draw, card=card, exposed=True)
        if result and next_card(self.table, self.coup) is None:
            self._announce_counts()
            self.done(AnnounceResult)

    def _announce_counts(self) -> None:
        if not self.table.deals_areas and not self.coup.counts_announced:
            self.done(AnnounceCounts)

    def finish(self) -> None:
        """Settle what was wagered and clear the cards."""
        if any(wager.fate == "placed" for wager in self.coup.wagers.values()):
            self.done(Settle)
        self.done(ClearCards)

    def play(self, cards: str = "") -> None:
        """A whole coup, from the calls to the discard rack; the Player wins 9 to 7 unless cards are given."""
        self.deal(cards or ("9S 2H TH 5D KC KD" if self.table.deals_areas else "9S 2H TH 5D"))
        self.finish()

    # What there is to see

    def chips(self, name: str) -> int:
        return self.state.accounts.get(accounts.chips(name), 0)


def opened(book: str = "star-baccarat", game: str | None = None, **changes: Any) -> Driver:
    """A table open for play, nobody at it and no cards on it."""
    return Driver(book).open(game, **changes)


def running(book: str = "star-baccarat", game: str | None = None, **changes: Any) -> Driver:
    """A table with Ann at place 1 and Ben at place 2, and a shoe ready to deal from."""
    table = opened(book, game, **changes)
    table.seat("ann", 1)
    table.seat("ben", 2)
    table.load_shoe()
    return table
