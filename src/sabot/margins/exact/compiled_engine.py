"""The compiled engine as a whole: any table of a game, and the outcomes of its bets."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from sabot.margins.exact import compiled, compiled_pairs, compiled_three_card
from sabot.margins.exact.compiled import Counts
from sabot.margins.exact.rules import Held, Rules, ThreeCardRules
from sabot.margins.exact.tables import SIZES, BetTable, TurnsOn

packed = lru_cache(64)(compiled.pack)
packed_three_card = lru_cache(64)(compiled_three_card.pack)


class Group(NamedTuple):
    """Bets that turn on the same, with the tables from cells to outcomes under one another."""

    turns_on: TurnsOn
    bets: tuple[str, ...]
    outcome_of: Counts
    most: int
    """The most outcomes that a bet of the group has."""


@lru_cache(64)
def grouped(bets: tuple[BetTable, ...]) -> tuple[Group, ...]:
    """The bets by what they turn on."""
    groups = []
    for what in dict.fromkeys(table.turns_on for table in bets):
        tables = [table for table in bets if table.turns_on == what]
        outcome_of = np.array([table.outcome_of for table in tables], np.int64)
        most = max(len(table.outcomes) for table in tables)
        groups.append(Group(what, tuple(table.bet for table in tables), outcome_of, most))
    return tuple(groups)


def count(rules: Rules, held: Held, what: TurnsOn) -> Counts:
    """The six-card sequences of each cell of a table."""
    return Counted(rules, held)[what]


def tally(rules: Rules, held: Held, bets: Iterable[BetTable]) -> dict[str, Sequence[int]]:
    """The six-card sequences of each outcome of each bet."""
    counted = Counted(rules, held)
    tallied: dict[str, Sequence[int]] = {}
    for group in grouped(tuple(bets)):
        outcomes = np.zeros((len(group.bets), group.most), np.int64)
        compiled.tally(counted[group.turns_on], group.outcome_of, outcomes)
        tallied.update(zip(group.bets, outcomes.tolist(), strict=True))
    return tallied


class Counted(dict[TurnsOn, Counts]):
    """The tables of one composition, each counted when it is first asked for."""

    def __init__(self, rules: Rules, held: Held) -> None:
        super().__init__()
        self._rules = rules
        self._cards = np.array(held, np.int64)

    def __missing__(self, what: TurnsOn) -> Counts:
        rules, cards = self._rules, self._cards
        counted = np.empty(SIZES[what], np.int64)
        if isinstance(rules, ThreeCardRules):
            compiled_three_card.count_orders(cards, packed_three_card(rules), counted)
        elif what == "pairs":
            compiled_pairs.count_pairs(cards, packed(rules).pair_of_suits, counted)
        elif what == "joint":
            joint = counted.reshape(SIZES["cells"], SIZES["pairs"])
            compiled_pairs.count_joint(cards, packed(rules), self["cells"], joint)
        else:
            by_value = np.empty(10, np.int64)
            compiled.values_of(cards, packed(rules).values, by_value)
            compiled.count_cells(by_value, packed(rules), counted)
        self[what] = counted
        return counted
