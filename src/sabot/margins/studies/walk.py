"""The walk of bankrolls: a plan played on the outcomes of coups, in whole numbers.

Money is counted in parts of a unit so small that everything any bet nets is a whole number of them,
so no bankroll is ever rounded.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from sabot.margins.exact.compiling import compiled
from sabot.margins.studies.plans import Plan, Stakes
from sabot.margins.studies.shoes import Counts, Nets, Shorts

NOT_DEALT: Final = np.uint16(0xFFFF)
"""Stands for a coup that was not dealt; no outcome has so large a number."""

PLAYED, RUINED, LOST, WON = range(4)
NEVER: Final = 2**62


class Walked(NamedTuple):
    """What became of each bankroll."""

    money: Counts
    """A row for the beginning and one for each coup, a column for each bankroll, in parts of a unit."""
    staked: Counts
    """By each bankroll in all, in units."""
    ending: npt.NDArray[np.uint8]
    """How each ended, a number of `ENDINGS`."""
    ended: Counts
    """After how many coups."""


def walk(outcomes: Shorts, nets: Nets, stakes: Stakes, plan: Plan, bankroll: int) -> Walked:
    """Play a plan on coups: a row of outcomes for each bankroll, NOT_DEALT behind the last one."""
    paths, coups = outcomes.shape
    walked = Walked(
        np.empty((coups + 1, paths), np.int64),
        np.zeros(paths, np.int64),
        np.zeros(paths, np.uint8),
        np.zeros(paths, np.int64),
    )
    unit = nets.unit
    _walk(
        outcomes,
        nets.by_outcome,
        np.array(stakes.units, np.int64),
        stakes.maximum,
        unit,
        bankroll * unit,
        NEVER if plan.stop_loss is None else plan.stop_loss * unit,
        NEVER if plan.stop_win is None else plan.stop_win * unit,
        *walked,
    )
    return walked


@compiled
def _state(up: int, stop_loss: int, stop_win: int, short: bool) -> int:  # noqa: FBT001 - a plain argument
    """How a bankroll that is up by so much stands: a stop that is reached comes before ruin."""
    if -up >= stop_loss:
        return LOST
    if up >= stop_win:
        return WON
    return RUINED if short else PLAYED


@compiled
def _net(net_of: Counts, stakes: Counts, maximum: int, stake: int) -> int:
    """What the wagers on one coup net: a martingale's one stake, or each stake of a flat plan."""
    if maximum > 0:
        return int(stake * net_of[0])
    return int((stakes * net_of).sum())


@compiled
def _walk(  # noqa: PLR0913, PLR0917 - one bankroll after another, as a person plays
    outcomes: Shorts,
    nets: Counts,
    stakes: Counts,
    maximum: int,
    unit: int,
    bankroll: int,
    stop_loss: int,
    stop_win: int,
    money: Counts,
    staked: Counts,
    ending: npt.NDArray[np.uint8],
    ended: Counts,
) -> None:
    coups = outcomes.shape[1]
    for path in range(outcomes.shape[0]):
        now, stake, coup = bankroll, stakes.sum(), 0
        money[0, path] = now
        state = _state(0, stop_loss, stop_win, now < stake * unit)
        while state == PLAYED and coup < coups and outcomes[path, coup] != NOT_DEALT:
            net = _net(nets[outcomes[path, coup]], stakes, maximum, stake)
            staked[path] += stake
            now += net
            coup += 1
            money[coup, path] = now
            if net > 0:
                stake = stakes.sum()
            elif net < 0 and maximum > 0:
                stake = min(2 * stake, maximum)
            state = _state(now - bankroll, stop_loss, stop_win, now < stake * unit)
        ending[path] = state
        ended[path] = coup
        money[coup + 1 :, path] = now
