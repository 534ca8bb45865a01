"""What becomes of a bankroll over a shoe or an evening of coups, for a betting plan.

Many bankrolls play the same plan, each on shoes of its own. Some quantiles of them after each coup
make the bands: half of all bankrolls lie between the 25% and the 75% band.
"""

from collections.abc import Iterator
from math import sqrt
from typing import Final

import msgspec
import numpy as np

from sabot.coup import Game
from sabot.margins.exact import margins
from sabot.margins.studies.plans import ENDINGS, Ending, Plan, must_be_bankroll, stakes_of
from sabot.margins.studies.shoes import Shoes, Shorts, nets_of
from sabot.margins.studies.study import About, Progress, Rows, StudyError
from sabot.margins.studies.walk import NOT_DEALT, Walked, walk

QUANTILES: Final = (1, 5, 25, 50, 75, 95, 99)
"""In percent."""

AT_ONCE: Final = 2000
"""Shoes dealt between two looks at the progress."""

MOST_COUPS: Final = 50_000_000
"""Coups of all bankrolls together, which are all kept."""


class Band(msgspec.Struct, frozen=True):
    """A quantile of the bankrolls: at the beginning, and after each coup."""

    percent: int
    units: tuple[float, ...]


class Bankroll(msgspec.Struct, frozen=True):
    """What became of the bankrolls that played a plan."""

    about: About
    plan: Plan
    bankroll: int
    coups: int | None
    """Of an evening; None for one shoe, however long it is."""
    bankrolls: int
    seed: int
    longest: int
    """The most coups that a bankroll could play."""
    bands: tuple[Band, ...]
    endings: dict[Ending, float]
    """The part of the bankrolls that ended each way."""
    ended_by_coup: dict[Ending, tuple[float, ...]]
    """The part that had been ruined or stopped, at the beginning and after each coup."""
    played: float
    """Coups that a bankroll played, on average."""
    staked: float
    """What it staked in all, on average."""
    mean: float
    """What it was up or down by at the end, on average."""
    error: float
    """The standard error of the mean."""
    deviation: float
    """The standard deviation of what a bankroll was up or down by."""
    ahead: float
    """The part of the bankrolls that ended with more than they began."""
    expected: float
    """What was staked on average, times what a unit of it is up or down by from a fresh shoe, exact."""

    @property
    def ruin(self) -> float:
        """The probability of ruin, as found."""
        return self.endings["ruined"]

    @property
    def ruin_error(self) -> float:
        return sqrt(self.ruin * (1 - self.ruin) / self.bankrolls)

    def table(self) -> Rows:
        """A row for each coup: the bands, and who was ruined or stopped by then."""
        columns = (
            "coup",
            *(f"percent_{band.percent}" for band in self.bands),
            *(ending.replace(" ", "_") for ending in self.ended_by_coup),
        )
        rows: list[tuple[str | int | float | None, ...]] = [
            (
                coup,
                *(band.units[coup] for band in self.bands),
                *(parts[coup] for parts in self.ended_by_coup.values()),
            )
            for coup in range(self.longest + 1)
        ]
        return Rows(columns, rows)


def bankroll(
    game: Game,
    plan: Plan,
    units: int,
    coups: int | None = None,
    bankrolls: int = 10_000,
    seed: int = 1,
    progress: Progress | None = None,
) -> Bankroll:
    """Play a plan from a bankroll of so many units: over one shoe, or over so many coups of shoe after shoe.

    Each bankroll plays shoes of its own from the seed. Nothing is rounded to chips.
    """
    must_be_bankroll(units)
    stakes = stakes_of(plan, game)
    if bankrolls < 2:
        raise StudyError(f"a standard error takes two bankrolls at least, not {bankrolls}")
    if coups is not None and coups < 1:
        raise StudyError(f"an evening has one coup at least, not {coups}")
    outcomes = _outcomes(game, coups, bankrolls, seed, progress)
    nets = nets_of(game, stakes.bets)
    walked = walk(outcomes, nets, stakes, plan, units)
    net = (walked.money[-1] - walked.money[0]) / nets.unit
    exact = margins(game, bets=stakes.bets)
    of_first_stakes = sum(
        staked * float(exact[bet].expected) for bet, staked in zip(stakes.bets, stakes.units, strict=True)
    )
    return Bankroll(
        about=About.of(game),
        plan=plan,
        bankroll=units,
        coups=coups,
        bankrolls=bankrolls,
        seed=seed,
        longest=outcomes.shape[1],
        bands=_bands(walked, nets.unit),
        endings={ending: float((walked.ending == number).mean()) for number, ending in enumerate(ENDINGS)},
        ended_by_coup=_ended_by_coup(walked),
        played=float(walked.ended.mean()),
        staked=float(walked.staked.mean()),
        mean=float(net.mean()),
        error=float(net.std(ddof=1)) / bankrolls**0.5,
        deviation=float(net.std(ddof=1)),
        ahead=float((net > 0).mean()),
        expected=of_first_stakes * float(walked.staked.mean()) / sum(stakes.units),
    )


def _bands(walked: Walked, unit: int) -> tuple[Band, ...]:
    """The quantiles after each coup, each a bankroll that there was."""
    at = [percent / 100 for percent in QUANTILES]
    levels = np.quantile(walked.money, at, axis=1, method="inverted_cdf") / unit
    return tuple(Band(percent, tuple(of.tolist())) for percent, of in zip(QUANTILES, levels, strict=True))


def _ended_by_coup(walked: Walked) -> dict[Ending, tuple[float, ...]]:
    """How many bankrolls had ended each way, other than with the last coup, by each coup."""
    bankrolls = len(walked.ended)
    coups = walked.money.shape[0]
    return {
        ending: tuple(
            (
                np.bincount(walked.ended[walked.ending == number], minlength=coups).cumsum() / bankrolls
            ).tolist()
        )
        for number, ending in enumerate(ENDINGS)
        if number
    }


# The coups ---------------------------------------------------------------------------------------


def _outcomes(game: Game, coups: int | None, bankrolls: int, seed: int, progress: Progress | None) -> Shorts:
    """The outcomes of the coups of each bankroll, a row each, NOT_DEALT behind the last."""
    shoes = Shoes(game, seed)
    per_bankroll = 1 if coups is None else -(-coups // shoes.fewest_coups)
    length = shoes.most_coups if coups is None else coups
    if bankrolls * length > MOST_COUPS:
        raise StudyError(
            f"{bankrolls:,} bankrolls of {length:,} coups are too much to keep: "
            f"{MOST_COUPS // length:,} bankrolls are the most"
        )
    outcomes = np.full((bankrolls, length), NOT_DEALT, np.uint16)
    for first, rows in _blocks(bankrolls, max(1, AT_ONCE // per_bankroll)):
        dealt = shoes.deal(first * per_bankroll, rows * per_bankroll)
        numbers = shoes.coups(dealt).reshape(rows, per_bankroll)
        of_shoes = dealt.outcomes.reshape(rows, per_bankroll, -1)
        for row in range(rows):
            played = np.concatenate(
                [of_shoe[:many] for of_shoe, many in zip(of_shoes[row], numbers[row], strict=True)]
            )[:length]
            outcomes[first + row, : len(played)] = played
        if progress is not None:
            progress(first + rows, bankrolls)
    longest = int((outcomes != NOT_DEALT).sum(axis=1).max())
    return np.ascontiguousarray(outcomes[:, :longest])


def _blocks(of: int, at_once: int) -> Iterator[tuple[int, int]]:
    for first in range(0, of, at_once):
        yield first, min(at_once, of - first)
