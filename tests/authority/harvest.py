"""Commands that were done at random tables, with the table each was done at: what the matrix is tried on."""

import random
from collections import Counter
from typing import NamedTuple

from sabot.engine.commands.base import Command
from sabot.engine.state import State
from tests.authority.moments import moment_of
from tests.model.chaos import CALM, Chaos
from tests.model.tables import GAMES

FEW = 3
"""Examples kept of a command at a moment, and of a moment."""
TABLES = 10
STEPS, A_SHOE = 1_200, 3_500


class Done(NamedTuple):
    """A command that was done."""

    state: State
    command: Command


class Harvest:
    """What a book's tables were seen to do."""

    def __init__(self, book: str) -> None:
        self.done: dict[tuple[str, str], list[Done]] = {}
        self.states: dict[str, list[State]] = {}
        self.tables: list[Chaos] = []
        seen: Counter[str] = Counter()
        seeds = [seed for seed in range(4_000, 4_100) if GAMES[seed % len(GAMES)][0] == book]
        for seed in seeds[:TABLES]:
            table = Chaos(seed, seen=seen)
            self.tables.append(table)
            for _ in range(A_SHOE if table.moods == CALM else STEPS):
                self._step(table)

    def _step(self, table: Chaos) -> None:
        before, made = table.state, len(table.events)
        table.step()
        moment = moment_of(before)
        kept = self.states.setdefault(moment, [])
        if len(kept) < FEW or (len(kept) < 4 * FEW and table.source.random() < 0.02):
            kept.append(before)
        if len(table.events) > made and table.last is not None:
            examples = self.done.setdefault((type(table.last).__name__, moment), [])
            if len(examples) < FEW:
                examples.append(Done(before, table.last))


def chosen(states: list[State], source: random.Random) -> list[State]:
    return source.sample(states, min(FEW, len(states)))
