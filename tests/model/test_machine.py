"""The same random tables as a state machine of Hypothesis: one that fails is made as short as it can be."""

import random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from sabot.engine.commands import COMMANDS
from sabot.engine.evolve import evolve_all
from sabot.engine.state import State
from tests.model.chaos import Chaos
from tests.model.invariants import check_state
from tests.model.secrets import check_viewer, viewers
from tests.model.tables import GAMES

RANDOM = st.randoms(use_true_random=False)
KINDS = st.sampled_from(sorted(COMMANDS))


class TableMachine(RuleBasedStateMachine):
    """A table at which anybody does anything: what carries it on, what may be done, or whatever there is."""

    @initialize(game=st.integers(0, len(GAMES) - 1))
    def open_a_book(self, game: int) -> None:
        self.table = Chaos(game)

    def by_chance(self, source: random.Random) -> Chaos:
        self.table.source = self.table.maker.source = source
        return self.table

    @rule(source=RANDOM, times=st.integers(1, 30))
    def carry_on(self, source: random.Random, times: int) -> None:
        table = self.by_chance(source)
        for _ in range(times):
            table.give(*table.onward())

    @rule(source=RANDOM)
    def do_what_was_seldom_done(self, source: random.Random) -> None:
        table = self.by_chance(source)
        table.give(*table.seldom_done())

    @rule(source=RANDOM, name=KINDS)
    def do_anything(self, source: random.Random, name: str) -> None:
        table = self.by_chance(source)
        table.give(COMMANDS[name], table.maker.actor())

    @rule(source=RANDOM)
    def look(self, source: random.Random) -> None:
        book, state = self.table.book, self.table.state
        check_viewer(book, state, source.choice(viewers(book, state)), source)

    @invariant()
    def every_invariant_holds(self) -> None:
        if hasattr(self, "table"):
            check_state(self.table.book, self.table.state)

    def teardown(self) -> None:
        if hasattr(self, "table"):
            assert evolve_all(State(), self.table.events) == self.table.state


TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = settings(
    max_examples=12,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
