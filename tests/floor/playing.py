"""A floor for tests, with a clock that is set by hand, and the things that most tests begin with."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sabot.engine import accounts
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import BringCards, Burn, CheckCards, Cut, OfferCut, PlaceCuttingCard, Shuffle
from sabot.engine.commands.dealing import AnnounceCounts, AnnounceResult, Draw
from sabot.engine.commands.opening import OpenTable
from sabot.engine.commands.people import Arrive, BringChips
from sabot.engine.commands.settling import ClearCards, Settle
from sabot.engine.commands.wagering import CallBets, CallNoMoreBets, PlaceWager
from sabot.engine.hands import next_card
from sabot.engine.people import PATRON_ROLE, Actor, Refusal
from sabot.engine.settings import CardSet, Device
from sabot.engine.state import State
from sabot.engine.table import Table
from sabot.floor.service import Done, Floor, Outcome
from sabot.rulebook.book import RuleBook
from sabot.rulebooks import load_book
from tests.engine.driver import settings_for

MINUTE = 60_000
VIRTUAL = Device(kind="card-shoe", virtual=True)


@dataclass
class HandClock:
    """A clock that stands still until a test moves it."""

    at: int = 1_790_000_000_000

    def now(self) -> int:
        return self.at


async def open_floor(database: str, folder: Path, clock: HandClock | None = None, **more: Any) -> Floor:
    return await Floor.open(database, shoe_key=folder / "shoes.key", clock=clock or HandClock(), **more)


@dataclass
class AtTable:
    """One table of a floor, with somebody of each staff role at hand."""

    floor: Floor
    name: str = "T1"
    book: str = "star-baccarat"

    @property
    def dealer(self) -> Actor:
        return Actor(id="dan", role="dealer")

    @property
    def highest(self) -> Actor:
        rules = self.rules
        role = max((one for one in rules.roles if one.kind == "staff"), key=lambda one: one.rank)
        return Actor(id="may", role=role.key)

    @property
    def rules(self) -> RuleBook:
        return load_book(self.book)

    async def state(self) -> State:
        return (await self.floor.now(self.name)).state

    async def do(
        self, command: type[Command], by: Actor | None = None, /, *, key: str | None = None, **details: Any
    ) -> Outcome:
        return await self.floor.do(self.name, command(at=0, by=by or self.dealer, **details), key=key)

    async def done(self, command: type[Command], by: Actor | None = None, /, **details: Any) -> Done:
        outcome = await self.do(command, by, **details)
        assert isinstance(outcome, Done), f"{command.__name__} was refused: {outcome}"
        return outcome

    async def refused(self, command: type[Command], by: Actor | None = None, /, **details: Any) -> Refusal:
        outcome = await self.do(command, by, **details)
        assert isinstance(outcome, Refusal), f"{command.__name__} was done"
        return outcome

    async def open(self, *, added: bool = False, **changes: Any) -> "AtTable":
        """Add the table, unless it was, and open it, with a virtual shoe unless another device is named."""
        if not added:
            await self.floor.add_table(self.name, self.book)
        settings = settings_for(self.rules, **{"device": VIRTUAL, "table": self.name, **changes})
        float_ = {10_000: 5_000, 2_500: 2_000, 100: 5_000}
        await self.done(OpenTable, self.highest, settings=settings, float=float_)
        return self

    async def seat(self, name: str, place: int | None, cents: int = 1_000_000) -> Actor:
        patron = Actor(id=name, role=PATRON_ROLE)
        await self.done(Arrive, patron=name, place=place, player_card=True)
        await self.done(BringChips, patron=name, cents=cents)
        return patron

    async def load_shoe(self, cut: int = 100, shown: str = "next", burned: int = 1) -> None:
        """Bring the cards, shuffle, cut and burn: a virtual shoe names what is shown, and how many go."""
        state = await self.state()
        if state.shoe is None:
            await self.done(BringCards, cards=CardSet(id="virtual", backs="red"))
        if self.rules.cards.checked_before_use is not None:
            await self.do(CheckCards)
        await self.done(Shuffle, self.highest)
        first = min(state.patrons.values(), key=lambda one: one.arrived, default=None)
        if first is not None:
            await self.done(OfferCut, self.highest, to=first.id)
        by = Actor(id=first.id, role=PATRON_ROLE) if first is not None else self.highest
        await self.done(Cut, by, cards=cut)
        await self.done(PlaceCuttingCard, behind=self.rules.cards.cutting_card[0].cards)
        method = self.rules.cards.burn.methods[0]
        named = {} if method.kind == "one-face-down" else {"shown": shown, "cards": burned}
        await self.done(Burn, self.highest, kind=method.kind, **named)

    async def wager(self, patron: str, bet: str = "player", cents: int = 10_000, **more: Any) -> Done:
        by = Actor(id=patron, role=PATRON_ROLE)
        place = (await self.state()).patrons[patron].place or 1
        return await self.done(PlaceWager, by, patron=patron, bet=bet, cents=cents, area=place, **more)

    async def deal(self, *cards: str) -> None:
        """Deal a coup to its result, face up: these cards, or what the virtual shoe gives."""
        given = iter(cards)
        await self.do(CallBets)
        await self.do(CallNoMoreBets)
        while True:
            state = await self.state()
            table = Table(self.rules, state)
            coup = state.coup
            if coup is not None and coup.cards and next_card(table, coup) is None:
                break
            if coup is not None and len(coup.cards) == 4 and not table.deals_areas:
                await self.do(AnnounceCounts)
            await self.done(Draw, card=next(given, "next"), exposed=True)
        await self.do(AnnounceCounts)
        await self.done(AnnounceResult)

    async def coup(self, patron: str = "ann", cents: int = 10_000) -> None:
        """A whole coup with one wager."""
        await self.wager(patron, cents=cents)
        await self.deal()
        await self.settle()

    async def settle(self) -> None:
        await self.done(Settle)
        await self.done(ClearCards)

    async def chips(self, name: str) -> int:
        return (await self.state()).accounts.get(accounts.chips(name), 0)


async def playing(floor: Floor, name: str = "T1", book: str = "star-baccarat", **changes: Any) -> AtTable:
    """A table with Ann and Ben, and a shoe ready to deal from: a virtual one unless another is named."""
    cards: dict[str, Any] = {} if "device" not in changes else {"shown": "7H", "burned": 8}
    table = await AtTable(floor, name, book).open(**changes)
    await table.seat("ann", 1)
    await table.seat("ben", 2)
    await table.load_shoe(**cards)
    return table
