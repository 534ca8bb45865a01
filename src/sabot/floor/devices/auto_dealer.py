"""The auto-dealer: it runs a table on a timer, by legal moves alone, in exactly one process.

A lease in the database says which process deals at a table. Every command is written together with a look at
that lease, so a process that lost it without noticing does nothing more. When a process dies, its leases run
out and another takes its tables over.
"""

import asyncio
import secrets
from contextlib import suppress

import msgspec
import structlog

from sabot.engine.commands.base import Command
from sabot.engine.commands.dealing import AnnounceResult, Draw, Expose
from sabot.engine.commands.settling import Settle
from sabot.engine.commands.wagering import CallNoMoreBets
from sabot.engine.state import State
from sabot.floor.devices.dealing import Crew, Pick, next_steps
from sabot.floor.devices.guests import guest_steps, late_steps
from sabot.floor.devices.patience import Patience, Present, everybody
from sabot.floor.leases import LASTS_MS, Lease, LeaseLostError, Leases
from sabot.floor.service import Done, Floor, Moment, TableInfo

_log = structlog.get_logger("sabot.floor.auto_dealer")


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """How quickly a table is dealt, in milliseconds."""

    betting: int = 15_000
    """How long wagers are taken before no more bets is called."""
    card: int = 900
    """Between two cards."""
    result: int = 4_000
    """How long cards and payments lie before they are cleared; half of it lies between result and payment."""
    hand: int = 30_000
    """How long a patron may think about cards that he was offered, and look at those that he holds."""
    step: int = 400
    """Between any other two things; and how often an idle table is looked at."""

    def times(self, share: float) -> "Pace":
        """The same pace, quicker or slower."""
        return Pace(**{name: max(0, int(getattr(self, name) * share)) for name in self.__struct_fields__})


def pick(least: int, most: int) -> int:
    """A random whole number, by the operating system."""
    return least + secrets.randbelow(most - least + 1)


class AutoDealer:
    """Deals at one table while it holds the lease."""

    def __init__(
        self,
        floor: Floor,
        info: TableInfo,
        lease: Lease,
        pace: Pace,
        pick: Pick = pick,
        present: Present = everybody,
    ) -> None:
        self._floor = floor
        self._info = info
        self._lease = lease
        self._pace = pace
        self._pick = pick
        self._crew = Crew.of(info.rules)
        self._betting_since: tuple[int, int] | None = None
        self._patience = Patience(pace.hand, present)

    async def run(self) -> None:
        """Until the lease is lost, or nobody wants the table dealt by itself any more."""
        await self._floor.refresh(self._info.id)
        while (await self._floor.table(self._info.id)).dealt_by != "people":
            done = await self.step()
            await asyncio.sleep(self._pause(done) / 1_000)

    async def step(self) -> Command | None:
        """Do the next thing there is to do, if there is any. Raises `LeaseLostError`."""
        moment = await self._floor.now(self._info.id)
        if moment.state.settings is None or not moment.state.settings.device.virtual:
            return None
        for command in await self._steps(moment):
            outcome = await self._floor.do(self._info.id, command, also=self._lease.guard)
            if isinstance(outcome, Done):
                return command
        return None

    async def _steps(self, moment: Moment) -> list[Command]:
        guests: list[Command] = []
        if self._info.dealt_by == "itself-with-guests":
            guests = guest_steps(moment.book, moment.state, self._pick)
        if guests:
            return guests
        waiting = late_steps(moment.book, moment.state)
        late = await self._patience.over(moment.state, waiting, self._floor.clock.now())
        if late is not None:
            return [late]
        steps = next_steps(moment.book, moment.state, self._crew, self._pick)
        return [command for command in steps if self._is_time(moment.state, command)]

    def _is_time(self, state: State, command: Command) -> bool:
        """Wagers are taken for so long, and some must lie there; all else is done when it can be."""
        if not isinstance(command, CallNoMoreBets | Draw):
            return True
        coup = state.coup
        if coup is not None and (coup.cards or coup.no_more_bets or coup.no_bet is not None):
            return True
        if coup is None or not any(wager.fate == "placed" for wager in coup.wagers.values()):
            self._betting_since = None
            return False
        now = self._floor.clock.now()
        if self._betting_since is None or self._betting_since[0] != coup.number:
            self._betting_since = (coup.number, now)
        return now - self._betting_since[1] >= self._pace.betting

    def _pause(self, done: Command | None) -> int:
        match done:
            case Draw() | Expose():
                return self._pace.card
            case AnnounceResult():
                return self._pace.result // 2
            case Settle():
                return self._pace.result
            case _:
                return self._pace.step


class AutoDealers:
    """Deals at every table of the floor that is dealt by itself, as far as no other process does.

    ``async with AutoDealers(floor, Pace()):`` for as long as the process serves.
    """

    def __init__(
        self,
        floor: Floor,
        pace: Pace | None = None,
        *,
        present: Present = everybody,
        lasts: int = LASTS_MS,
        holder: str | None = None,
    ) -> None:
        self._floor = floor
        self._present = present
        self._pace = pace or Pace()
        self._leases = Leases(floor.store, floor.clock, lasts=lasts, holder=holder)
        self._dealing: dict[str, asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "AutoDealers":
        self._task = asyncio.create_task(self._look(), name="sabot-auto-dealers")
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in (self._task, *self._dealing.values()):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    @property
    def at(self) -> tuple[str, ...]:
        """The tables that this process deals at."""
        return tuple(sorted(table for table, task in self._dealing.items() if not task.done()))

    async def _look(self) -> None:
        """Take up tables that nobody deals at."""
        while True:
            for info in await self._floor.tables():
                task = self._dealing.get(info.id)
                if info.dealt_by != "people" and (task is None or task.done()):
                    lease = await self._leases.take(f"auto-dealer:{info.id}")
                    if lease is not None:
                        self._dealing[info.id] = asyncio.create_task(self._deal(info, lease))
            await asyncio.sleep(self._leases.lasts / 3_000)

    async def _deal(self, info: TableInfo, lease: Lease) -> None:
        _log.info("dealing", table=info.id, fence=lease.fence)
        dealer = AutoDealer(self._floor, info, lease, self._pace, present=self._present)
        dealing = asyncio.create_task(dealer.run())
        holding = asyncio.create_task(self._hold(lease))
        try:
            await asyncio.wait((dealing, holding), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (dealing, holding):
                task.cancel()
            outcomes = await asyncio.gather(dealing, holding, return_exceptions=True)
            await self._leases.release(lease)
        for outcome in outcomes:
            if isinstance(outcome, LeaseLostError):
                _log.warning("lease_lost", table=info.id, fence=lease.fence)
            elif isinstance(outcome, Exception):
                _log.error("auto_dealer_failed", table=info.id, why=str(outcome), kind=type(outcome).__name__)

    async def _hold(self, lease: Lease) -> None:
        while await self._leases.renew(lease):
            await asyncio.sleep(self._leases.lasts / 3_000)


__all__ = ["AutoDealer", "AutoDealers", "Pace", "pick"]
