"""A tally: how many coups ended in each outcome, those always dealt apart from the others."""

from collections.abc import Iterable

import msgspec
import numpy as np
import numpy.typing as npt

from sabot.margins.cells import CELLS, ORDER_CELLS, PAIR_CODES
from sabot.margins.simulate.plain import PlainGame, SimulationError

Counts = npt.NDArray[np.int64]

Row = tuple[int, int, int]
"""An outcome, how many coups always dealt ended in it, and how many others."""


class Tally:
    """Coups counted by outcome.

    The outcomes of punto banco are `cell * PAIR_CODES + pair code`, and those of three-card games
    order cells. Tallies of the same game add up, in any order.
    """

    __slots__ = ("certain", "later", "shoes")

    def __init__(self, shoes: int, certain: Counts, later: Counts) -> None:
        self.shoes = shoes
        self.certain = certain
        """The coups always dealt: no shoe is so short that it ends before them."""
        self.later = later

    @classmethod
    def empty(cls, outcomes: int) -> "Tally":
        return cls(0, np.zeros(outcomes, np.int64), np.zeros(outcomes, np.int64))

    @property
    def counts(self) -> Counts:
        """Every coup, by outcome."""
        return self.certain + self.later

    @property
    def coups(self) -> int:
        return int(self.certain.sum() + self.later.sum())

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.shoes + other.shoes, self.certain + other.certain, self.later + other.later)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Tally)
            and self.shoes == other.shoes
            and np.array_equal(self.certain, other.certain)
            and np.array_equal(self.later, other.later)
        )

    def __hash__(self) -> int:
        return hash((self.shoes, self.certain.tobytes(), self.later.tobytes()))

    def __repr__(self) -> str:
        return f"Tally({self.shoes} shoes, {self.coups} coups)"


class PlainTally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tally in plain numbers; outcomes that never came are left out."""

    shoes: int
    coups: int
    outcomes: tuple[Row, ...]


def outcomes_of(game: PlainGame) -> int:
    """How many outcomes the coups of a game are counted under."""
    return ORDER_CELLS if game.draws is None else CELLS * PAIR_CODES


def written(tally: Tally) -> PlainTally:
    """A tally as it is written to a file."""
    rows = zip(range(tally.certain.size), tally.certain.tolist(), tally.later.tolist(), strict=True)
    return PlainTally(tally.shoes, tally.coups, tuple(row for row in rows if row[1] or row[2]))


def read(plain: PlainTally, game: PlainGame) -> Tally:
    """A tally of a game from a file."""
    tally = from_rows(plain.shoes, plain.outcomes, outcomes_of(game))
    if tally.coups != plain.coups:
        raise SimulationError(f"the outcomes add up to {tally.coups} coups, not {plain.coups}")
    return tally


def from_rows(shoes: int, rows: Iterable[Row], outcomes: int) -> Tally:
    """A tally of so many outcomes, made of those that came."""
    tally = Tally.empty(outcomes)
    tally.shoes = shoes
    for outcome, certain, later in rows:
        if not 0 <= outcome < outcomes or certain < 0 or later < 0:
            raise SimulationError(f"no outcome {outcome} can have come {certain} and {later} times")
        tally.certain[outcome] = certain
        tally.later[outcome] = later
    return tally
