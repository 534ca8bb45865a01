"""The tables of the floor for whoever oversees them: each with its session, kept up as it plays."""

import asyncio
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from functools import reduce
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from sabot.engine.events.base import Event
from sabot.engine.events.opening import TableOpened
from sabot.engine.state import State
from sabot.floor.bells import Bell, Bells
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
AGAIN_MS: Final = 3_000
"""How old a table at a glance becomes before its clocks are looked at again."""
NEW_TABLES_S: Final = 5.0
"""How often it is looked whether the floor has new tables, while somebody watches the whole of it."""


@dataclass
class _Followed:
    """A table that is kept up."""

    info: TableInfo
    watch: Watch
    moment: Moment
    session: Session
    stop: Callable[[], None]
    card: PitCard
    made: int
    """When the card was made: its clocks go on though nothing happens."""
    views: dict[str, PitTableView] = field(default_factory=dict)
    """What is told to each role, until something is new."""


class Pit:
    """Every table that somebody has asked for. What is told is made once for all who look on."""

    def __init__(self, floor: Floor, every_s: float = EVERY_S) -> None:
        self._floor = floor
        self._followed: dict[str, _Followed] = {}
        self._lock = asyncio.Lock()
        self._bells = Bells(self._look, every_s, "pit", GATHER_S)
        self._whole: float | None = None
        """When it was last looked which tables the floor has; None while nobody asked for all of them."""

    async def follow(self, tables: Iterable[TableInfo]) -> None:
        """Have these tables as they are now, and keep them up from here on."""
        async with self._lock:
            for info in tables:
                known = self._followed.get(info.id)
                if known is None:
                    self._followed[info.id] = await self._begin(info)
                else:
                    known.info = info
            await self._catch_up()

    async def follow_all(self) -> None:
        """Have every table of the floor so, and those that are added later."""
        self._whole = asyncio.get_running_loop().time()
        await self.follow(await self._floor.tables())

    def tables(self) -> tuple[TableInfo, ...]:
        """The tables that are followed, by name."""
        return tuple(one.info for _, one in sorted(self._followed.items()))

    def cards(self, tables: Collection[str]) -> tuple[PitCard, ...]:
        """Tables at a glance, by name."""
        return tuple(one.card for name, one in sorted(self._followed.items()) if name in tables)

    def table(self, table: str, role: str) -> PitTableView:
        """One table that is followed, with what a role may do there."""
        one = self._followed[table]
        if role not in one.views:
            one.views[role] = pit_table(one.moment.book, one.session, one.moment.state, one.card, role)
        return one.views[role]

    def ring(self, bell: Bell) -> Callable[[], None]:
        """Have a bell rung whenever something may be new; call the result to stop."""
        return self._bells.hang(bell)

    async def _look(self) -> None:
        now = asyncio.get_running_loop().time()
        if self._whole is not None and now >= self._whole + NEW_TABLES_S:
            await self.follow_all()
        async with self._lock:
            await self._catch_up()
        self._bells.ring()

    async def _begin(self, info: TableInfo) -> _Followed:
        moment = await self._floor.now(info.id)
        watch = await self._floor.watch(info.id, moment.version)
        session = await self._session(info, Session(), _before_the_last_opening, 0, moment.version)
        stop = watch.ring(self._bells.wake)
        card = self._card(info, session, moment)
        return _Followed(info, watch, moment, session, stop, card, self._floor.clock.now())

    async def _catch_up(self) -> None:
        now = self._floor.clock.now()
        for one in self._followed.values():
            before = one.moment
            while (update := one.watch.next_now()) is not None:
                if update.snapshot:  # it fell behind: the journal has what was missed
                    one.session = await self._session(
                        one.info, one.session, _after, one.moment.version, update.version
                    )
                else:
                    one.session = reduce(carry_on, update.events, one.session)
                one.moment = update.moment
            if one.moment is not before or not 0 <= now - one.made < AGAIN_MS:
                one.card, one.made = self._card(one.info, one.session, one.moment), now
                one.views.clear()

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
