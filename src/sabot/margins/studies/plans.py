"""Betting plans, as data: what is staked on each coup, and when play stops.

A plan is a way to stake, flat or a martingale, with where to stop. Stakes are whole units. A
bankroll in units plays the plan until the coups are over, until it is up or down by as much as the
plan says, or until it no longer covers the next wager: then it is ruined.
"""

from typing import Final, Literal

import msgspec

from sabot.coup import Game
from sabot.margins.studies.study import StudyError, chosen_bets

Ending = Literal["played to the end", "ruined", "stopped at the loss", "stopped at the win"]

ENDINGS: Final[tuple[Ending, ...]] = (
    "played to the end",
    "ruined",
    "stopped at the loss",
    "stopped at the win",
)
"""How a bankroll can end; the walk numbers them so."""

MOST_UNITS: Final = 10**8


class Flat(msgspec.Struct, frozen=True, tag="flat", tag_field="stakes", forbid_unknown_fields=True):
    """The same on every coup: so many units on each of one bet or several."""

    bets: dict[str, int]

    def __str__(self) -> str:
        staked = " and ".join(f"{units} on {bet}" for bet, units in self.bets.items())
        return f"flat, {staked}"


class Martingale(
    msgspec.Struct, frozen=True, tag="martingale", tag_field="stakes", forbid_unknown_fields=True
):
    """Twice the last stake after a loss and the first stake after a win; a stand-off changes nothing.

    The table takes no more than its maximum on the bet: once doubling would pass it, the maximum is
    staked until a win.
    """

    bet: str
    first: int
    table_maximum: int

    def __str__(self) -> str:
        return f"martingale on {self.bet} from {self.first} to the table maximum of {self.table_maximum}"


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to stake, and where to stop."""

    staking: Flat | Martingale
    stop_loss: int | None = None
    """Down by so many units or more, play stops."""
    stop_win: int | None = None
    """Up by so many units or more, play stops."""

    def __str__(self) -> str:
        stops = [
            f"stop when {way} {units}"
            for way, units in (("down", self.stop_loss), ("up", self.stop_win))
            if units is not None
        ]
        return ", ".join([str(self.staking), *stops])


class Stakes(msgspec.Struct, frozen=True):
    """A plan as the walk takes it: the bets of its columns, and what is staked on each at first."""

    bets: tuple[str, ...]
    units: tuple[int, ...]
    maximum: int
    """Of one stake; nought where stakes never change."""


def stakes_of(plan: Plan, game: Game) -> Stakes:
    """What a plan stakes in a game; a bet that is not offered, or a stake that is none, is refused."""
    staking = plan.staking
    if isinstance(staking, Martingale):
        chosen_bets(game, [staking.bet])
        _must_be_units("the first stake", staking.first)
        if staking.table_maximum < staking.first:
            raise StudyError(
                f"the table maximum of {staking.table_maximum} is below the first stake of {staking.first}"
            )
        stakes = Stakes((staking.bet,), (staking.first,), staking.table_maximum)
    else:
        if not staking.bets:
            raise StudyError("a plan stakes on one bet at least")
        for bet, units in staking.bets.items():
            _must_be_units(f"the stake on {bet}", units)
        stakes = Stakes(chosen_bets(game, staking.bets), tuple(staking.bets.values()), 0)
    for name, units_or_none in (
        ("the loss to stop at", plan.stop_loss),
        ("the win to stop at", plan.stop_win),
    ):
        if units_or_none is not None:
            _must_be_units(name, units_or_none)
    return stakes


def must_be_bankroll(bankroll: int) -> None:
    """Refuse a bankroll that is none."""
    _must_be_units("a bankroll", bankroll)


def _must_be_units(what: str, units: int) -> None:
    if not 1 <= units <= MOST_UNITS:
        raise StudyError(f"{what} is a whole number of units from 1 to {MOST_UNITS:,}, not {units:,}")
