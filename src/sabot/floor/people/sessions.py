"""Sessions, kept by the server: a token in a cookie stands for one, and the database knows it by its hash."""

import secrets
from collections.abc import Collection
from hashlib import sha256
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabot.floor import schema
from sabot.floor.people.accounts import Account
from sabot.floor.people.errors import NotSignedInError
from sabot.floor.service.clock import Clock
from sabot.store import AsyncStore

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE


class SessionLimits(msgspec.Struct, frozen=True, kw_only=True):
    """How long a session lasts, and how long a password counts as just given; in milliseconds."""

    idle: int = 30 * MINUTE
    absolute: int = 12 * HOUR
    proved: int = 5 * MINUTE
    seen_every: int = MINUTE
    """How often it is written down that a session is in use."""


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody signed in. `id` is the hash of the token; the token itself is kept nowhere."""

    id: str
    account: Account
    started: int
    seen: int
    proved: int
    """When the password was last given."""


class Sessions:
    """The sessions of all processes."""

    def __init__(self, store: AsyncStore, clock: Clock, limits: SessionLimits) -> None:
        self._store = store
        self._clock = clock
        self.limits = limits

    async def start(self, account: str) -> str:
        """A new session; its token."""
        token, now = secrets.token_urlsafe(32), self._clock.now()
        row = {"token": hash_of(token), "account": account, "started": now, "seen": now, "proved": now}

        def insert(connection: Connection) -> None:
            connection.execute(schema.sessions.insert().values(row))
            old = schema.sessions.c.started < now - 2 * self.limits.absolute
            connection.execute(schema.sessions.delete().where(old))

        await self._store.write(insert)
        return token

    async def find(self, token: str) -> tuple[str, sa.Row[str, int, int, int, str | None]]:
        """The id and the row of a session in force. Raises `NotSignedInError`, which says why it ended."""
        key, column = hash_of(token), schema.sessions.c
        select = sa.select(column.account, column.started, column.seen, column.proved, column.ended)
        select = select.where(column.token == key)
        row = await self._store.read(lambda connection: connection.execute(select).one_or_none())
        if row is None:
            raise NotSignedInError
        why = self._over(row.started, row.seen, row.ended)
        if why is not None:
            raise NotSignedInError(why)
        return key, row

    def _over(self, started: int, seen: int, ended: str | None) -> str | None:
        now = self._clock.now()
        if ended is not None:
            return f"the session has ended: {ended}"
        if now >= started + self.limits.absolute:
            return "the session has lasted its time: sign in again"
        if now >= seen + self.limits.idle:
            return "the session was idle too long: sign in again"
        return None

    async def touch(self, session: str, seen: int) -> None:
        """It is in use; written down now and then."""
        now = self._clock.now()
        if now - seen >= self.limits.seen_every:
            await self._change(schema.sessions.c.token == session, seen=now)

    async def prove(self, session: str) -> None:
        """The password was given once more."""
        await self._change(schema.sessions.c.token == session, proved=self._clock.now())

    async def end(self, session: str, why: str) -> None:
        await self._change(schema.sessions.c.token == session, ended=why)

    async def end_all(self, account: str, why: str, *, but: str | None = None) -> None:
        """Every session of an account, in whatever process."""
        column = schema.sessions.c
        await self._change((column.account == account) & (column.token != (but or "")), ended=why)

    async def ended(self, sessions: Collection[str]) -> set[str]:
        """Which of these are over, for whatever reason."""
        column = schema.sessions.c
        select = sa.select(column.token, column.started, column.seen, column.ended)
        select = select.where(column.token.in_(sessions))
        rows = await self._store.read(lambda connection: connection.execute(select).all())
        going = {row.token for row in rows if self._over(row.started, row.seen, row.ended) is None}
        return set(sessions) - going

    async def present(self, accounts: Collection[str]) -> set[str]:
        """Which of these accounts have a session in force."""
        column = schema.sessions.c
        select = sa.select(column.account, column.started, column.seen, column.ended)
        select = select.where(column.account.in_(accounts), column.ended.is_(None))
        rows = await self._store.read(lambda connection: connection.execute(select).all())
        return {row.account for row in rows if self._over(row.started, row.seen, row.ended) is None}

    async def _change(self, where: sa.ColumnElement[bool], **values: object) -> None:
        update = schema.sessions.update().where(where, schema.sessions.c.ended.is_(None)).values(**values)

        def write(connection: Connection) -> None:
            connection.execute(update)

        await self._store.write(write)


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()
