"""One process does it, others stand by: a lease in the database, its fence going up when it changes hands.

A process that was stopped for a while and wakes up does not know that its lease has gone. So whatever is done
under a lease is written together with a look at the lease: the database itself refuses what comes too late.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection

from sabot import SabotError
from sabot.floor import schema
from sabot.floor.service.clock import Clock
from sabot.store import AsyncStore

LASTS_MS: Final = 5_000


class LeaseLostError(SabotError):
    """Another process holds the lease by now."""


@dataclass(frozen=True)
class Lease:
    """A lease that this process took. `guard` is written with whatever is done under it."""

    name: str
    holder: str
    fence: int

    def guard(self, connection: Connection) -> None:
        """Raise `LeaseLostError` unless the lease is still this one."""
        column = schema.leases.c
        select = sa.select(column.holder, column.fence).where(column.name == self.name)
        row = connection.execute(select.with_for_update()).one_or_none()
        if row is None or (row.holder, row.fence) != (self.holder, self.fence):
            raise LeaseLostError(f"another process holds {self.name}")


class Leases:
    """The leases of one process."""

    def __init__(
        self, store: AsyncStore, clock: Clock, *, lasts: int = LASTS_MS, holder: str | None = None
    ) -> None:
        self.lasts = lasts
        self.holder = holder or secrets.token_hex(8)
        self._store = store
        self._clock = clock

    async def take(self, name: str) -> Lease | None:
        """Take a lease that is free or has run out; None while somebody else holds it."""

        def write(connection: Connection) -> int | None:
            now, column = self._now(connection), schema.leases.c
            row = connection.execute(_row(name)).one_or_none()
            if row is None:
                first = {"name": name, "holder": self.holder, "fence": 1, "until": now + self.lasts}
                connection.execute(schema.leases.insert().values(first))
                return 1
            if row.holder != self.holder and row.until > now:
                return None
            taken = {"holder": self.holder, "fence": row.fence + 1, "until": now + self.lasts}
            connection.execute(schema.leases.update().where(column.name == name).values(taken))
            return int(row.fence) + 1

        try:
            fence = await self._store.write(write)
        except sa.exc.IntegrityError:
            return None  # another process was first
        return Lease(name, self.holder, fence) if fence is not None else None

    async def renew(self, lease: Lease) -> bool:
        """Hold it for longer; False when it has gone."""
        return await self._store.write(self._moved(lease, self.lasts))

    async def release(self, lease: Lease) -> None:
        """Let another process have it at once."""
        await self._store.write(self._moved(lease, 0))

    def _moved(self, lease: Lease, by: int) -> Callable[[Connection], bool]:
        def write(connection: Connection) -> bool:
            column = schema.leases.c
            mine = (
                (column.name == lease.name) & (column.holder == lease.holder) & (column.fence == lease.fence)
            )
            update = schema.leases.update().where(mine).values(until=self._now(connection) + by)
            return connection.execute(update).rowcount == 1

        return write

    def _now(self, connection: Connection) -> int:
        """The time by one clock for all: the database's where it has one, else this machine's."""
        if connection.dialect.name == "postgresql":
            moment = sa.select(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1_000)
            return int(connection.execute(moment).scalar_one())
        return self._clock.now()


def _row(name: str) -> sa.Select[str, int, int]:
    column = schema.leases.c
    return sa.select(column.holder, column.fence, column.until).where(column.name == name).with_for_update()
