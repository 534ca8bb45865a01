"""A work unit: some shoes of a run, dealt anywhere to the same result."""

from typing import Final, Literal

import msgspec
import numpy as np

from sabot.cards import Card, decks_of
from sabot.margins.cells import CELLS, PAIR_CODES
from sabot.margins.simulate import scalar, vector
from sabot.margins.simulate.plain import PlainGame, SimulationError
from sabot.margins.simulate.tables import place, scalar_table, vector_table
from sabot.margins.simulate.tally import Counts, Tally, outcomes_of

Kernel = Literal["vector", "scalar"]

SEEDS: Final = 2**64
SHOES: Final = 2**62
"""The stream of a shoe begins with four words of a sequence of 2**64."""


class WorkUnit(msgspec.Struct, frozen=True, kw_only=True):
    """So many shoes of a game, from the first one on, of the run of a seed.

    A shoe depends on its number and the seed alone, so the tallies of units add up to the same
    whichever way a run is cut into them.
    """

    game: PlainGame
    seed: int
    first: int
    shoes: int

    def __post_init__(self) -> None:
        if not 0 <= self.seed < SEEDS:
            raise SimulationError(f"a seed is a whole number from 0 to {SEEDS - 1}, not {self.seed}")
        if self.first < 0 or self.shoes < 0 or self.first + self.shoes > SHOES:
            raise SimulationError(f"there are no {self.shoes} shoes from number {self.first} on")


def run_unit(unit: WorkUnit, kernel: Kernel = "vector") -> Tally:
    """Deal the shoes of a unit and count their coups. Both kernels give the same tally."""
    game = unit.game
    counts = np.zeros((2, outcomes_of(game)), np.int64)
    if kernel == "vector":
        vector.deal(unit.seed, unit.first, unit.shoes, place(game), vector_table(game), counts)
    else:
        scalar.deal(unit.seed, unit.first, unit.shoes, place(game), scalar_table(game), counts)
    certain, later = (counts[row] if game.draws is None else _by_cell(counts[row]) for row in range(2))
    return Tally(unit.shoes, certain, later)


def cards_of_shoe(game: PlainGame, seed: int, number: int) -> tuple[Card, ...]:
    """The cards of a shoe of a run in the order they leave it, so that anyone can deal it again.

    The last of them, which no coup can reach, are not shuffled.
    """
    where = place(game)
    picks, cards = np.empty(where.cards_needed, np.uint16), np.empty(where.cards, np.uint16)
    scalar.order_shoe(np.uint64(seed), number, where, picks, cards)
    deck = decks_of(game.decks)
    return tuple(deck[card] for card in cards)


def _by_cell(counts: Counts) -> Counts:
    """The kernels keep the pair codes apart, since most coups have no pair; a tally goes by cell."""
    return np.ascontiguousarray(counts.reshape(PAIR_CODES, CELLS).T).reshape(-1)
