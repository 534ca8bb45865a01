"""How long a table that deals itself waits for patrons: each has his time, and nobody's ends another's.

Every patron has a clock for each thing that waits for him. One clock for all began again whenever one of them
moved, so that a few who were gone held a table up one after the other.
"""

from collections.abc import Awaitable, Callable, Collection, Sequence

from sabot.engine.commands.base import Command
from sabot.engine.state import State
from sabot.floor.devices.guests import Late

Present = Callable[[Collection[str]], Awaitable[set[str]]]
"""Which of these patrons are there to answer, as far as the floor knows."""


async def everybody(patrons: Collection[str]) -> set[str]:
    return set(patrons)


class Patience:
    """What a table has waited for, and since when."""

    def __init__(self, lasts: int, present: Present = everybody) -> None:
        self._lasts = lasts
        self._present = present
        self._since: dict[tuple[str, str], int] = {}
        self._silent: dict[str, int] = {}
        """Who let an offer run out, and during which coup: he is not waited for again before he wagers."""

    async def over(self, state: State, waiting: Sequence[Late], now: int) -> Command | None:
        """What becomes of the first thing that has waited long enough, where there is one."""
        self._since = {one.key: self._since.get(one.key, now) for one in waiting}
        if not waiting:
            return None
        self._forgive(state, waiting)
        here = await self._present({one.patron for one in waiting})
        for one in waiting:
            ran_out = now - self._since[one.key] >= self._lasts
            if ran_out and not one.held:  # whoever holds cards has answered, and may look at them slowly
                self._silent[one.patron] = state.coups
            if ran_out or one.patron not in here or one.patron in self._silent:
                return one.command
        return None

    def _forgive(self, state: State, waiting: Sequence[Late]) -> None:
        """A wager laid since, or cards taken, show that somebody is there after all."""
        holding = {one.patron for one in waiting if one.held}
        coup = state.coup
        wagered = {one.patron for one in coup.wagers.values()} if coup is not None else set()
        for patron, during in tuple(self._silent.items()):
            later = coup is not None and coup.number > during and patron in wagered
            if patron in holding or later or patron not in state.patrons:
                del self._silent[patron]


__all__ = ["Patience", "Present", "everybody"]
