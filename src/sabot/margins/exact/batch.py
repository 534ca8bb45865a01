"""Many compositions at once: what every bet is worth along a shoe, card by card.

A composition is a row of 52 counts in the order of `Card.index`. All rows go through one compiled
call for results and one for pairs, and through no Python one by one.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from sabot.cards import Card, Composition
from sabot.coup import Game
from sabot.coup.shoe import longest
from sabot.margins.cells import CELLS, PAIR_CODES, possible_pair_codes
from sabot.margins.composition import CompositionError
from sabot.margins.exact import compiled, compiled_lanes, compiled_pairs, compiled_three_card, margins
from sabot.margins.exact.compiled import Counts
from sabot.margins.exact.compiled_engine import packed, packed_three_card
from sabot.margins.exact.rules import (
    MOST_COUNTED,
    RANKS,
    SUITS,
    MarginError,
    PuntoBancoRules,
    Rules,
    fits_64_bits,
    sequences,
)
from sabot.margins.exact.tables import SIZES, BetTable, TurnsOn, possible_cells, tables_of

Expected = npt.NDArray[np.float64]
Compositions = npt.NDArray[np.integer]

BY_RANK_AND_SUIT: Final = np.array([[Card.of(rank, suit).index for suit in SUITS] for rank in RANKS])
"""Where each rank and suit stands among the 52 counts of a composition."""


FEW: Final = 12
"""With fewer compositions than this the vector lanes stand too empty to be worth it."""


MOST_OF_A_CARD: Final = 10**9


class Nets(NamedTuple):
    """What some bets net on every cell of a table, in their units; cells that net alike are one class."""

    bets: Counts
    """Which bets: their places among all."""
    class_of: Counts
    by_class: Counts

    @classmethod
    def of(cls, by_cell: Counts) -> "Nets":
        """From a row for each cell and a column for each bet; a bet that nets nothing is left out."""
        bets = np.flatnonzero(by_cell.any(axis=0))
        by_class, class_of = np.unique(by_cell[:, bets], axis=0, return_inverse=True)
        return cls(bets, class_of.astype(np.int64).ravel(), np.ascontiguousarray(by_class))


class Batch:
    """The bets of a game, ready to be worked out for many compositions at once.

    >>> batch = Batch(game)
    >>> batch.expected(left_after_each(batch.fresh(), cards_dealt))
    """

    def __init__(self, game: Game, bets: Iterable[str] | None = None) -> None:
        known = tables_of(game)
        chosen = known.bets if bets is None else [game.paytable[bet].key for bet in bets]
        tables = [known.bets[bet] for bet in dict.fromkeys(chosen)]
        self.game: Final = game
        self.rules: Final = known.rules
        self.bets: Final = tuple(table.bet for table in tables)
        """The bets in the order of the columns of every answer."""
        self.units: Final = np.array([table.unit for table in tables], np.int64)
        """For each bet the part of a wager, as one over this, in which `nets` counts."""
        nets = _nets_of(tables, known.rules)
        self._nets = {what: Nets.of(by_cell) for what, by_cell in nets.items() if by_cell.any()}
        largest = [np.abs(by_cell).max(axis=0, initial=0) for by_cell in nets.values()]
        self._largest = max(int(np.sum(largest, axis=0).max(initial=1)), int(self.units.max(initial=1)))

    def fresh(self) -> Counts:
        """The 52 counts of a fresh shoe."""
        return np.full(52, self.game.decks, np.int64)

    def expected(self, compositions: Compositions) -> Expected:
        """What a unit on each bet is up or down by on average: a row a composition, a column a bet.

        Worked out in whole numbers and divided once; where 64 bits do not hold those, by the
        reference engine, one composition after another.
        """
        held = _checked(compositions)
        cards = held.sum(axis=(1, 2))
        if len(held) and not self._fits(int(cards.max())):
            return np.array([self._slowly(row) for row in compositions])
        parts = sequences_of(cards)[:, None] * self.units
        expected: Expected = self._count(held) / parts
        return expected

    def nets(self, compositions: Compositions) -> Counts:
        """The same in whole numbers: what each bet nets over all six-card sequences, in its unit.

        Divide by `sequences_of` the cards of a composition, and by `units`, for the exact fraction.
        """
        held = _checked(compositions)
        most = int(held.sum(axis=(1, 2)).max(initial=0))
        if not self._fits(most):
            raise MarginError(f"64 bits do not hold what the bets of {self.game.id} net over {most} cards")
        return self._count(held)

    def _count(self, held: Counts) -> Counts:
        out = np.zeros((len(self.bets), len(held)), np.int64)
        rules = self.rules
        for what, nets in self._nets.items():
            some = np.zeros((len(nets.bets), len(held)), np.int64)
            table = nets.class_of, nets.by_class, some
            if not isinstance(rules, PuntoBancoRules):
                compiled_three_card.nets_by_orders(held, packed_three_card(rules), *table)
            elif what == "pairs":
                compiled_pairs.nets_by_pairs(held, packed(rules).pair_of_suits, *table)
            elif what == "joint":
                compiled_pairs.nets_by_joint(held, packed(rules), *table)
            elif len(held) < FEW:
                compiled.nets_by_cell(held, packed(rules), *table)
            else:
                compiled_lanes.nets_by_cell(held, packed(rules), *table)
            out[nets.bets] += some
        return out.T

    def _fits(self, cards: int) -> bool:
        return fits_64_bits(cards) and sequences(cards) * self._largest <= MOST_COUNTED

    def _slowly(self, counts: Compositions) -> list[float]:
        left = Composition({card: int(counts[card.index]) for card in Card.all()})
        worked_out = margins(self.game, left, engine="reference", bets=self.bets)
        return [float(worked_out[bet].expected) for bet in self.bets]


def left_after_each(composition: Compositions, dealt: Compositions) -> Counts:
    """What is left of a composition at first and after each card dealt: one row more than cards.

    The cards are given by `Card.index`, in the order they left the shoe.
    """
    gone = np.zeros((len(dealt) + 1, 52), np.int64)
    gone[np.arange(1, len(dealt) + 1), dealt] = 1
    left: Counts = np.asarray(composition, np.int64) - gone.cumsum(axis=0)
    return left


def sequences_of(cards: Counts) -> Counts:
    """The six-card sequences of so many cards, for each of them."""
    total = np.ones_like(cards)
    for gone in range(6):
        total *= cards - gone
    return total


def _checked(compositions: Compositions) -> Counts:
    """The compositions by rank and suit, each large enough to deal a coup for certain."""
    if compositions.ndim != 2 or compositions.shape[1] != 52 or compositions.dtype.kind not in "iu":
        raise CompositionError("compositions are rows of 52 whole numbers, one for each card")
    least = longest(areas=1)
    for wrong, said in (
        ((compositions < 0).any(axis=1), "holds a card less than no times"),
        # so that no sum of them can overflow
        ((compositions > MOST_OF_A_CARD).any(axis=1), f"holds a card more than {MOST_OF_A_CARD:,} times"),
        (
            compositions.sum(axis=1) < least,
            f"has fewer than {least} cards, too few to deal a coup for certain",
        ),
    ):
        if wrong.any():
            raise CompositionError(f"composition {int(wrong.argmax()) + 1} {said}")
    return np.ascontiguousarray(compositions[:, BY_RANK_AND_SUIT], np.int64)


# What bets net, as a sum -------------------------------------------------------------------------


def _nets_of(tables: list[BetTable], rules: Rules) -> dict[TurnsOn, Counts]:
    """What bets net on the cells of every table, a column a bet; what a bet nets is the sum over tables.

    Most bets turn on one thing alone, and combined bets are sums of such. Only a bet with lines of
    both sorts needs results and pairs together.
    """
    nets = {what: np.zeros((size, len(tables)), np.int64) for what, size in SIZES.items()}
    for place, table in enumerate(tables):
        paid = np.array(table.nets, np.int64)[np.array(table.outcome_of)]
        if table.turns_on == "joint":
            assert isinstance(rules, PuntoBancoRules)
            by_cell, by_pairs, by_joint = _apart(paid.reshape(CELLS, PAIR_CODES), possible_cells(rules))
            nets["cells"][:, place] = by_cell
            nets["pairs"][:, place] = by_pairs
            nets["joint"][:, place] = by_joint.ravel()
        else:
            nets[table.turns_on][:, place] = paid
    return nets


def _apart(paid: Counts, cells: list[int]) -> tuple[Counts, Counts, Counts]:
    """What a bet nets without a pair, and what each pair code adds: to any result alike, or to each."""
    codes = list(possible_pair_codes())
    more = np.zeros_like(paid)
    more[np.ix_(cells, codes)] = (paid - paid[:, :1])[np.ix_(cells, codes)]
    alike = bool((more[cells] == more[cells[0]]).all())
    return paid[:, 0], more[cells[0]] * alike, more * (not alike)
