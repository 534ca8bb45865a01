"""Random tables: people of every role doing anything at any time, every invariant checked.

A seed makes the same table again. `make soak` runs this for as long as you let it.
"""

import random
from collections import Counter
from dataclasses import dataclass, field

import msgspec

from sabot.engine.accounts import chips
from sabot.engine.acts.act import ACTS
from sabot.engine.authority import role_of
from sabot.engine.commands import read_command
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import Cut, CuttingCard, RefuseCut
from sabot.engine.commands.dealing import AcceptHand, DeclineHand, Expose, Nominate
from sabot.engine.commands.irregularities.seen import ConfirmOutcome, DeclareUnconfirmed
from sabot.engine.commands.people import Arrive, BringChips
from sabot.engine.commands.wagering import CallNoMoreBets, PlaceWager
from sabot.engine.decide import decide, moves, next_step
from sabot.engine.events import Event, read_event
from sabot.engine.evolve import evolve, evolve_all
from sabot.engine.people import PATRON_ROLE, Actor, Refusal
from sabot.engine.state import State
from sabot.engine.table import Refused, Table
from sabot.rulebooks import load_book
from tests.authority.expected import allowed, without_authority
from tests.authority.moments import moment_of
from tests.model.fitting import able_to_wager
from tests.model.invariants import check_event, check_state
from tests.model.making import PATRONS, Maker
from tests.model.secrets import check_viewer, viewers
from tests.model.tables import GAMES, settings_for
from tools.power_table import POWERS
from tools.powers import book_named

Chosen = tuple[type[Command], Actor]
MOODS = ((0.97, 0.98, 0.99), (0.9, 0.98, 0.99), (0.6, 0.85, 0.93), (0.2, 0.5, 0.7))
"""How often a table carries on, does what it seldom did, does what somebody may; else anything."""
CALM = ((0.985, 0.993, 0.997),)
"""Of a table that plays whole shoes."""
MOOD_LASTS = 100
LOOKS = 0.1
"""How often somebody's view is searched for what he may not see, after something was done."""
ENOUGH = 25_000
"""Chips that a patron needs for a wager or two, in cents."""
FEW = 4
"""As many patrons as a table is filled up to, so that there is somebody to wager."""


@dataclass
class Chaos:
    """One random table."""

    seed: int
    done: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    limbs: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    """What was tried before, at this table or at others too: the least is tried next."""
    events: list[Event] = field(default_factory=list)
    undone: frozenset[str] = frozenset()
    """Commands that nobody gives at this table of his own accord."""
    steps: int = 0
    last: Command | None = None
    """The command last given, done or refused."""
    hidden: int = 0
    """How many cards lay hidden when a view was searched for them."""

    def __post_init__(self) -> None:
        self.source = random.Random(self.seed)
        book, game = GAMES[self.seed % len(GAMES)]
        self.book = load_book(book)
        self.game = f"{book}/{game}"
        self.file = book_named(book)
        self.may = {name: allowed(self.file, name) for name in POWERS}
        self.maker = Maker(self.book, settings_for(self.book, game, self.source), self.source)
        self.state = State()
        self.moods = CALM if self.seed // len(GAMES) % 2 else MOODS
        self.forgetful = self.source.random() < 0.3
        """Whether nobody looks for the cutting card, so that the shoe runs out."""
        staff = [role for role in self.book.roles if role.kind == "staff"]
        self.highest = str(max(staff, key=lambda role: role.rank).key)
        able = (kind for kind in ACTS if kind.__name__ not in self.undone)
        self.kinds = sorted(able, key=lambda kind: kind.__name__)
        self.named = {kind.__name__: kind for kind in ACTS}

    def run(self, steps: int) -> None:
        for _ in range(steps):
            self.step()
        assert evolve_all(State(), self.events) == self.state, "the events make another state"

    def step(self) -> None:
        self.give(*self._what_and_who())

    def give(self, kind: type[Command], by: Actor) -> None:
        """A command of a kind, its details made up; what comes of it keeps every invariant."""
        name, before = kind.__name__, self.state
        command = read_command(msgspec.json.encode(self.maker.command(kind, before, by)))
        self.last = None if isinstance(command, Refusal) else command
        decided = command if isinstance(command, Refusal) else decide(self.book, before, command)
        if isinstance(decided, Refusal):
            assert decided.reason
            self.refused[name] += 1
            self.seen[name] += 1
            return
        self.done[name] += 1
        self.seen[name] += 4
        state = before
        assert moment_of(before) in POWERS[name].when, f"{name} while {moment_of(before)}"
        assert by.role in self.may[name], f"{name} by {by}"
        for event in decided:
            check_event(state, event)
            assert without_authority(self.file, event) is None
            assert read_event(msgspec.json.encode(event)) == event, "an event reads back as another"
            assert event.by == by
            state = evolve(state, event)
            limb = getattr(event, "limb", None)
            if isinstance(limb, str):
                self.limbs[limb] += 1
        check_state(self.book, state)
        self.state = state
        self.events.extend(decided)
        if self.source.random() < LOOKS:
            viewer = self.source.choice(viewers(self.book, state))
            self.hidden += check_viewer(self.book, state, viewer, self.source)

    # What is done next, and by whom

    def _what_and_who(self) -> Chosen:
        """Mostly what carries the table on; else something that may be done now; else anything."""
        if self.steps % MOOD_LASTS == 0:
            self.mood = self.source.choice(self.moods)
        self.steps += 1
        chance, (onward, seldom, offered_now) = self.source.random(), self.mood
        if chance < onward:
            return self.onward()
        if chance < seldom:
            return self.seldom_done()
        by = self.maker.actor()
        if chance < offered_now:
            offered = [self.named[move.command] for move in moves(self.book, self.state, by)]
            return self.source.choice(offered or self.kinds), by
        return self.source.choice(self.kinds), by

    def onward(self) -> Chosen:
        """The next step, with enough patrons, chips and wagers for it to matter."""
        step = next_step(self.book, self.state)
        if step is None:
            return self.seldom_done()
        kind = self.named[step.command]
        shoe = self.state.shoe
        if shoe is not None and shoe.last_coups is None and shoe.left < 30 and not self.forgetful:
            kind = CuttingCard if self.source.random() < 0.5 else kind
        if kind is ConfirmOutcome and self.source.random() < 0.3:
            kind = DeclareUnconfirmed
        if kind in (PlaceWager, CallNoMoreBets):
            kind = self._wagering(kind)
        return kind, self.somebody_for(kind, step.by)

    def _wagering(self, kind: type[Command]) -> type[Command]:
        able = able_to_wager(self.state)
        if len(able) < FEW and self.source.random() < 0.5:
            return Arrive
        purses = [self.state.accounts.get(chips(name), 0) for name in able]
        if any(held < ENOUGH for held in purses) and self.source.random() < 0.3:
            return BringChips
        return PlaceWager if self.source.random() < 0.7 else kind

    def seldom_done(self) -> Chosen:
        """Something that may be done now, and that this table has seen the least of."""
        table = Table(self.book, self.state)
        able: list[tuple[type[Command], tuple[str, ...]]] = []
        for kind in self.kinds:
            try:
                roles = ACTS[kind].who(table).roles
                ACTS[kind].when(table)
            except Refused:
                continue
            able.append((kind, roles))
        tried = [self.seen[kind.__name__] // 4 for kind, _ in able]
        weights = [1 / (1 + times) ** 2 for times in tried]
        ((kind, roles),) = self.source.choices(able, weights)
        return kind, self.somebody_for(kind, roles)

    def somebody_for(self, kind: type[Command], roles: tuple[str, ...]) -> Actor:
        """Somebody who may do it, mostly the one who is asked."""
        asked = self._asked(kind)
        if asked is not None and PATRON_ROLE in roles:
            return Actor(id=asked, role=PATRON_ROLE)
        role = PATRON_ROLE if kind is PlaceWager else self.source.choice(roles)
        if role == PATRON_ROLE:
            return Actor(id=self.source.choice(able_to_wager(self.state) or PATRONS), role=role)
        known = role_of(self.book, role)
        if known is not None and known.kind == "staff":
            above = [one.key for one in self.book.roles if one.kind == "staff" and one.rank >= known.rank]
            role = self.source.choice(above)
        return Actor(id=f"{role} {self.source.randint(1, 2)}", role=str(role))

    def _asked(self, kind: type[Command]) -> str | None:
        shoe, coup = self.state.shoe, self.state.coup
        if kind in (Cut, RefuseCut) and shoe is not None and shoe.cut_offered_to in self.state.patrons:
            return shoe.cut_offered_to
        designations = coup.designations.values() if coup is not None else ()
        if kind in (AcceptHand, DeclineHand):
            return next((one.offered_to for one in designations if one.offered_to is not None), None)
        if kind in (Expose, Nominate) and self.source.random() < 0.7:
            return next((one.holder for one in designations if one.holder is not None), None)
        return None
