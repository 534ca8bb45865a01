"""Random tables: people of every role doing anything at any time, every invariant checked.

A seed makes the same table again. `make soak` runs this for as long as you let it.
"""

import random
from collections import Counter
from dataclasses import dataclass, field

from sabot.engine.acts.act import ACTS
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import BringCards, Burn, CheckCards, Cut, OfferCut, PlaceCuttingCard, Shuffle
from sabot.engine.commands.dealing import AnnounceCounts, AnnounceResult, Draw, Expose
from sabot.engine.commands.opening import OpenTable
from sabot.engine.commands.people import Arrive, BringChips
from sabot.engine.commands.settling import ClearCards, Settle
from sabot.engine.commands.signs import PostSign
from sabot.engine.commands.wagering import CallNoMoreBets, PlaceWager
from sabot.engine.decide import decide, moves
from sabot.engine.events.base import Event
from sabot.engine.evolve import evolve, evolve_all
from sabot.engine.people import Actor, Refusal
from sabot.engine.state import State
from sabot.rulebooks import load_book
from tests.model.invariants import check_event, check_secrets, check_state
from tests.model.making import Maker
from tests.model.tables import GAMES, settings_for

ONWARD: tuple[type[Command], ...] = (
    OpenTable,
    Arrive,
    BringChips,
    BringCards,
    CheckCards,
    Shuffle,
    OfferCut,
    Cut,
    PlaceCuttingCard,
    Burn,
    PlaceWager,
    PlaceWager,
    PlaceWager,
    PostSign,
    PostSign,
    CallNoMoreBets,
    Draw,
    Draw,
    Draw,
    Expose,
    AnnounceCounts,
    AnnounceResult,
    Settle,
    ClearCards,
)
"""The commands that carry a coup on; asked for more often, so that tables get somewhere."""

SETTING_UP: tuple[type[Command], ...] = (OpenTable, Arrive, BringChips, OfferCut)


@dataclass
class Chaos:
    """One random table."""

    seed: int
    done: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.source = random.Random(self.seed)
        book, game = GAMES[self.seed % len(GAMES)]
        self.book = load_book(book)
        self.game = f"{book}/{game}"
        self.maker = Maker(self.book, settings_for(self.book, game, self.source), self.source)
        self.state = State()
        self.kinds = sorted(ACTS, key=lambda kind: kind.__name__)

    def run(self, steps: int) -> None:
        for _ in range(steps):
            self.step()
        assert evolve_all(State(), self.events) == self.state, "the events make another state"

    def step(self) -> None:
        kind, by = self._what_and_who()
        command = self.maker.command(kind, self.state, by)
        before = self.state
        decided = decide(self.book, before, command)
        name = type(command).__name__
        if isinstance(decided, Refusal):
            assert decided.reason
            assert self.state is before
            self.refused[name] += 1
            return
        self.done[name] += 1
        state = before
        for event in decided:
            check_event(state, event)
            assert event.by == command.by
            state = evolve(state, event)
        check_state(self.book, state)
        self.state = state
        self.events.extend(decided)
        if self.source.random() < 0.05:
            check_secrets(self.book, state)

    def _what_and_who(self) -> tuple[type[Command], Actor]:
        """Mostly somebody doing what he may now; else anybody doing anything."""
        by = self.maker.actor()
        chance = self.source.random()
        if chance < 0.2:
            return self.source.choice(self.kinds), by
        if chance < 0.3:
            return self.source.choice(ONWARD), by
        named = {kind.__name__: kind for kind in self.kinds}
        offered = [named[move.command] for move in moves(self.book, self.state, by)]
        onward = [kind for kind in ONWARD if kind in offered]
        if self.state.coup is not None or len(self.state.patrons) >= 3:
            onward = [kind for kind in onward if kind not in SETTING_UP] or onward
        if self.state.shoe is not None and self.state.shoe.phase == "ready":
            onward = [kind for kind in onward if kind is not Shuffle]
        return self.source.choice(onward if onward and chance < 0.97 else offered or self.kinds), by
