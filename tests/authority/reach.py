"""Coming to a command at a moment: from the states that random tables were in, and by what leads up to it."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from sabot.engine.commands import COMMANDS
from sabot.engine.commands.base import Command
from sabot.engine.decide import decide
from sabot.engine.evolve import evolve_all
from sabot.engine.people import Actor, Refusal
from sabot.engine.state import State
from tests.authority.facts import Details, Where
from tests.authority.leads import LEADS, WAYS, Lead, Step
from tests.authority.moments import moment_of
from tests.model.chaos import Chaos

PLAIN, LED, ON_THE_WAY, STARTS, FURTHEST = 80, 25, 40, 40, 250
ROUNDS: Final = 6
LATER_MS: Final = 25 * 60_000
ONWARD: Final = (
    "CallNoMoreBets",
    "Draw",
    "Expose",
    "AnnounceCounts",
    "AnnounceResult",
    "Settle",
    "ClearCards",
    "EndShoe",
    "Shuffle",
    "OfferCut",
    "Cut",
    "PlaceCuttingCard",
    "Burn",
)
"""What carries a table on."""


class Stood(NamedTuple):
    """A table, and a state that it was in."""

    table: Chaos
    state: State


class Done(NamedTuple):
    """A command that was done."""

    state: State
    command: Command


class Reach:
    """Looks for a state in which a command is done, among the tables of one book."""

    def __init__(
        self, book: str, states: Mapping[str, Sequence[Stood]], apt: Mapping[Where, Sequence[Stood]]
    ) -> None:
        self.source = random.Random(book)
        self.states = states
        self.apt = apt
        """States that leads may begin at, by what is true of them."""

    def find(self, name: str, moment: str) -> Done | None:
        """A state of the moment in which the command is done, and the command; None when none was found."""
        rounds = (self._found(name, moment) for _ in range(ROUNDS))
        return next(filter(None, rounds), None)

    def _found(self, name: str, moment: str) -> Done | None:
        for stood in self._some(self.states.get(moment, ()), PLAIN):
            done = self._attempt(stood, Step(name), LED)
            if done is not None:
                return done
        for one in LEADS.get(name, ()):
            for stood in self._starts(one, moment):
                done = self._led(one, stood, name, moment)
                if done is not None:
                    return done
        return None

    def _starts(self, one: Lead, moment: str) -> Iterator[Stood]:
        among = self.states.get(moment, ()) if one.where is None else self.apt.get(one.where, ())
        return self._some(among, STARTS)

    def _some(self, among: Sequence[Stood], many: int) -> Iterator[Stood]:
        yield from self.source.sample(among, min(many, len(among)))

    def _led(self, one: Lead, stood: Stood, name: str, moment: str) -> Done | None:
        """The steps of a lead are done, then the table plays on to the moment without the command itself."""
        for step in one.steps:
            if step.until is not None:
                further = self._played_on(stood, step.until, name, ways=())
                if further is None:
                    return None
                stood = further
                continue
            times = 0
            while times < step.times and (done := self._attempt(stood, step, ON_THE_WAY)) is not None:
                stood, times = self._after(stood, done), times + 1
            if not times:
                return None
        ways = tuple(step for step in WAYS.get(moment, ()) if step.name != name)
        there = self._played_on(stood, moment, name, ways)
        return self._attempt(there, Step(name, one.target), LED) if there is not None else None

    def _played_on(self, stood: Stood, moment: str, without: str, ways: Sequence[Step]) -> Stood | None:
        for _ in range(FURTHEST):
            if moment_of(stood.state) == moment:
                return stood
            done = None
            if ways and self.source.random() < 0.2:
                done = self._attempt(stood, self.source.choice(ways), 5)
            stood = self._after(stood, done) if done is not None else self._one_step_on(stood, without)
        return None

    def _one_step_on(self, stood: Stood, without: str) -> Stood:
        table, kept = stood.table, stood.table.state
        table.state = stood.state
        kind, by = table.onward()
        if kind.__name__ == without:  # then whatever else carries it on
            other = next(
                filter(None, (self._attempt(stood, Step(one), 5) for one in self._in_any_order())), None
            )
            table.state = kept
            return self._after(stood, other) if other is not None else stood
        table.give(kind, by)
        after, table.state = table.state, kept
        return Stood(table, after)

    def _in_any_order(self) -> list[str]:
        return self.source.sample(ONWARD, len(ONWARD))

    def _after(self, stood: Stood, done: Done) -> Stood:
        decided = decide(stood.table.book, done.state, done.command)
        assert not isinstance(decided, Refusal)
        return Stood(stood.table, evolve_all(done.state, decided))

    def _attempt(self, stood: Stood, step: Step, tries: int) -> Done | None:
        """A command of a kind with made-up details, by those who may, until one is done."""
        table, state, kind = stood.table, stood.state, COMMANDS[step.name]
        roles = tuple(sorted(table.may[step.name]))
        kept, table.state = table.state, state
        try:
            for _ in range(tries if roles else 0):
                made = table.maker.command(kind, state, table.somebody_for(kind, roles))
                command = self._touched_up(table, state, made, step.details)
                if not isinstance(decide(table.book, state, command), Refusal):
                    return Done(state, command)
        finally:
            table.state = kept
        return None

    def _touched_up(self, table: Chaos, state: State, made: Command, details: Details) -> Command:
        """With what matters; sometimes when signs have stood their time; mostly with somebody's approval."""
        at = state.at + LATER_MS if self.source.random() < 0.3 else made.at
        approver = (
            Actor(id="the approver", role=table.highest) if self.source.random() < 0.7 else made.approver
        )
        return replace(made, **{"at": at, "approver": approver, **details(state)})
