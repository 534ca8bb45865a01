"""The tables of the floor for whoever oversees them: each with its session, kept up as it plays."""

import asyncio
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import reduce
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from sabot.engine.events.base import Event
from sabot.engine.events.opening import TableOpened
from sabot.engine.state import State
from sabot.floor.history import holds, marks
from sabot.floor.service import Floor, Moment, TableInfo, Watch
from sabot.store import Journal
from sabot.store.schema import entries as kept
from sabot.views.pit import (
    OF_A_SESSION,
    PitCard,
    PitTableView,
    Session,
    Stands,
    carry_on,
    pit_card,
    pit_table,
)

EVERY_S: Final = 1.0
"""How often clocks and paces are looked at while somebody watches."""
GATHER_S: Final = 0.2
"""For how long what happens is gathered before it is told."""


@dataclass
class _Followed:
    """A table that is kept up."""

    info: TableInfo
    watch: Watch
    moment: Moment
    session: Session
    stop: Callable[[], None]
    card: PitCard


class Pit:
    """Every table that somebody has asked for. What is told is made once for all who look on."""

    def __init__(self, floor: Floor, every_s: float = EVERY_S) -> None:
        self._floor = floor
        self._every_s = every_s
        self._followed: dict[str, _Followed] = {}
        self._lock = asyncio.Lock()
        self._bells: set[Callable[[], None]] = set()
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def follow(self, tables: Iterable[TableInfo]) -> None:
        """Have these tables as they are now, and keep them up from here on."""
        async with self._lock:
            for info in tables:
                if info.id not in self._followed:
                    self._followed[info.id] = await self._begin(info)
            await self._catch_up()

    def cards(self, tables: Collection[str]) -> tuple[PitCard, ...]:
        """Tables at a glance, by name."""
        return tuple(one.card for name, one in sorted(self._followed.items()) if name in tables)

    def table(self, table: str, role: str) -> PitTableView:
        """One table that is followed, with what a role may do there."""
        one = self._followed[table]
        return pit_table(one.moment.book, one.session, one.moment.state, one.card, role)

    def ring(self, bell: Callable[[], None]) -> Callable[[], None]:
        """Have a bell rung whenever something may be new; call the result to stop."""
        self._bells.add(bell)
        if self._task is None:
            self._task = asyncio.create_task(self._keep_up(), name="sabot-pit")

        def stop() -> None:
            self._bells.discard(bell)
            if not self._bells and self._task is not None:
                self._task.cancel()
                self._task = None

        return stop

    async def _keep_up(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self._awake.wait(), self._every_s)
            except TimeoutError:
                pass
            else:
                await asyncio.sleep(GATHER_S)
            self._awake.clear()
            async with self._lock:
                await self._catch_up()
            for bell in tuple(self._bells):
                bell()

    async def _begin(self, info: TableInfo) -> _Followed:
        moment = await self._floor.now(info.id)
        watch = await self._floor.watch(info.id, moment.version)
        session = await self._session(info, Session(), _before_the_last_opening, 0, moment.version)
        stop = watch.ring(self._awake.set)
        return _Followed(info, watch, moment, session, stop, self._card(info, session, moment))

    async def _catch_up(self) -> None:
        for one in self._followed.values():
            while (update := one.watch.next_now()) is not None:
                if update.snapshot:  # it fell behind: the journal has what was missed
                    one.session = await self._session(
                        one.info, one.session, _after, one.moment.version, update.version
                    )
                else:
                    one.session = reduce(carry_on, update.events, one.session)
                one.moment = update.moment
            one.card = self._card(one.info, one.session, one.moment)

    async def _session(
        self,
        info: TableInfo,
        session: Session,
        after: "Callable[[Connection, Journal[State, Event], int], int]",
        known: int,
        until: int,
    ) -> Session:
        """A session, carried on by what the journal says."""

        def read(connection: Connection) -> Session:
            begin = after(connection, info.journal, known)
            told = marks(connection, info.journal, begin, until, OF_A_SESSION)
            return reduce(carry_on, (event for _, event in told), session)

        return await self._floor.store.read(read)

    def _card(self, info: TableInfo, session: Session, moment: Moment) -> PitCard:
        stands = Stands(id=info.id, pit=info.pit, dealt_by=info.dealt_by, version=moment.version)
        return pit_card(info.rules, stands, session, moment.state, self._floor.clock.now())


def _after(_: Connection, __: Journal[State, Event], known: int) -> int:
    return known


def _before_the_last_opening(connection: Connection, journal: Journal[State, Event], _: int) -> int:
    """The version before the table was last opened."""
    column = kept.c
    opened = holds(connection, f'"what":"{TableOpened.__name__}"')
    select = sa.select(sa.func.max(column.version)).where(column.journal == journal.id, opened)
    newest = connection.execute(select).scalar_one_or_none()
    return newest - 1 if newest is not None else 0
