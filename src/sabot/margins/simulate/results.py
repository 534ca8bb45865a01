"""What a tally makes of every bet, beside the exact mathematics of the same game."""

from collections.abc import Iterable
from math import inf, sqrt

import msgspec
import numpy as np

from sabot.cards import Composition
from sabot.coup import Game
from sabot.margins.cells import CELLS, PAIR_CODES
from sabot.margins.exact import margins
from sabot.margins.exact.engines import count
from sabot.margins.exact.margin import BetMargin
from sabot.margins.exact.rules import held_by, rules_of
from sabot.margins.exact.tables import BetTable, TurnsOn, tables_of
from sabot.margins.simulate.tally import Counts, Tally

FEWEST_EXPECTED = 5
"""Outcomes expected more rarely than this are put together before they are compared."""


class BetResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a unit wagered on a bet in every coup came to."""

    mean: float
    """What a unit was up or down by on average, over every coup."""
    standard_error: float
    exact: float
    """What it is up or down by on average on the first coup of a fresh shoe."""
    mean_of_always_dealt: float
    """Over the coups always dealt, which have the exact mean; the others need not."""
    z_of_always_dealt: float | None
    """How many standard errors that is from the exact mean; None when the bet cannot vary."""
    outcomes: dict[str, int]
    """How many coups ended in each line of the bet."""


class Fit(msgspec.Struct, frozen=True, kw_only=True):
    """How well the coups always dealt agree with the exact probability of every outcome."""

    outcomes: int
    chi_square: float
    degrees_of_freedom: int
    z: float | None
    """The chi-square as a standard normal variable (Wilson and Hilferty); None where nothing is compared."""


def results(game: Game, tally: Tally, bets: Iterable[str] | None = None) -> dict[str, BetResult]:
    """What came of every bet of a game, or of those named, in the order of the rule book."""
    tables = tables_of(game).bets
    exact = margins(game, bets=bets)
    return {bet: _result(tables[bet], tally, margin) for bet, margin in exact.items()}


def _result(table: BetTable, tally: Tally, exact: BetMargin) -> BetResult:
    every = _by_line(table, tally.counts)
    mean, variance = _moments(table, every)
    certain_mean, _ = _moments(table, _by_line(table, tally.certain))
    expected, error = float(exact.expected), sqrt(exact.variance / int(tally.certain.sum()))
    return BetResult(
        mean=mean,
        standard_error=sqrt(variance / sum(every)),
        exact=expected,
        mean_of_always_dealt=certain_mean,
        z_of_always_dealt=(certain_mean - expected) / error if error else None,
        outcomes={outcome.name: coups for outcome, coups in zip(table.outcomes, every, strict=True)},
    )


def _by_line(table: BetTable, counts: Counts) -> list[int]:
    """How many coups ended in each outcome of a bet."""
    lines = np.zeros(len(table.outcomes), np.int64)
    np.add.at(lines, np.array(table.outcome_of), _turned_on(table.turns_on, counts))
    found: list[int] = lines.tolist()
    return found


def _turned_on(what: TurnsOn, counts: Counts) -> Counts:
    """The counts by what a bet turns on."""
    if what in ("orders", "joint"):
        return counts
    by_cell = counts.reshape(CELLS, PAIR_CODES)
    found: Counts = by_cell.sum(axis=1 if what == "cells" else 0)
    return found


def _moments(table: BetTable, lines: list[int]) -> tuple[float, float]:
    """The mean and the variance of the net on one unit."""
    coups, unit = sum(lines), table.unit
    once = sum(net * found for net, found in zip(table.nets, lines, strict=True))
    twice = sum(net * net * found for net, found in zip(table.nets, lines, strict=True))
    return once / (coups * unit), (twice * coups - once * once) / (coups * coups * unit * unit)


def fit(game: Game, tally: Tally) -> Fit:
    """Compare the coups always dealt with the exact probability of every outcome, by chi-square."""
    rules, fresh = rules_of(game), held_by(Composition.of_decks(game.decks))
    what: TurnsOn = "joint" if tally.certain.size == CELLS * PAIR_CODES else "orders"
    ways = np.array(count(rules, fresh, what), np.float64)
    expected = ways / ways.sum() * tally.certain.sum()
    rare = (expected < FEWEST_EXPECTED) & ((expected > 0) | (tally.certain > 0))
    common = expected >= FEWEST_EXPECTED
    squares = float(((tally.certain[common] - expected[common]) ** 2 / expected[common]).sum())
    compared = int(common.sum())
    rarely = float(expected[rare].sum())
    if rarely > 0:
        squares += float((tally.certain[rare].sum() - rarely) ** 2 / rarely)
        compared += 1
    if tally.certain[expected == 0].any():
        squares = inf  # what cannot come has come
    freedom = compared - 1
    return Fit(
        outcomes=int((expected > 0).sum()),
        chi_square=squares,
        degrees_of_freedom=freedom,
        z=_standard(squares, freedom),
    )


def _standard(chi_square: float, freedom: int) -> float | None:
    """A chi-square as a standard normal variable; the cube root makes it nearly one."""
    if freedom == 0:  # too few coups, or only one way for them to end
        return inf if chi_square == inf else None
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))
