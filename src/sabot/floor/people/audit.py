"""What people did with accounts, roles, sessions and keys, and every refusal: kept, and logged."""

from collections.abc import Iterator

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy import Connection

from sabot.floor import schema
from sabot.floor.service.clock import Clock
from sabot.store import AsyncStore

_log = structlog.get_logger("sabot.floor.people")


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the audit. `refused` says why, when it was."""

    at: int
    who: str
    did: str
    about: str
    refused: str | None = None


class Audit:
    """The audit of the floor. Lines are added and never changed."""

    def __init__(self, store: AsyncStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def record(self, who: str, did: str, about: str = "", refused: str | None = None) -> None:
        row = {
            "at": self._clock.now(),
            "who": who[:200],
            "did": did,
            "about": about[:500],
            "refused": refused,
        }
        log = _log.warning if refused else _log.info
        log("refused" if refused else "done", who=row["who"], did=did, about=row["about"], reason=refused)

        def add(connection: Connection) -> None:
            connection.execute(schema.audit.insert().values(row))

        await self._store.write(add)

    async def lines(self, most: int = 1_000, *, refused_only: bool = False) -> list[Line]:
        """The newest lines, the newest first."""
        column = schema.audit.c
        select = sa.select(column.at, column.who, column.did, column.about, column.refused)
        if refused_only:
            select = select.where(column.refused.is_not(None))
        select = select.order_by(column.id.desc()).limit(most)

        def read(connection: Connection) -> Iterator[Line]:
            for at, who, did, about, refused in connection.execute(select):
                yield Line(at=at, who=who, did=did, about=about, refused=refused)

        return await self._store.read(lambda connection: list(read(connection)))
