"""Counting attempts in a window of time, for all processes together."""

from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sabot.floor import schema
from sabot.floor.people.errors import TooManyError
from sabot.floor.people.sessions import HOUR
from sabot.floor.service.clock import Clock
from sabot.store import AsyncStore

FORGOTTEN: Final = 24 * HOUR
"""After so long nobody asks any more how often something was tried."""


@dataclass(frozen=True)
class Allowance:
    """So many attempts in so many milliseconds, from the first one on."""

    most: int
    within: int


class Attempts:
    """How often things were tried: `name:ann`, `address:192.0.2.7`."""

    def __init__(self, store: AsyncStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def count(self, what: str, allowed: Allowance, *, times: int = 1) -> None:
        """One more attempt, or several, counted before they are made, so that many at once gain nothing.

        Raises `TooManyError` when that is one too many.
        """
        now, column = self._clock.now(), schema.attempts.c

        def add(connection: Connection) -> tuple[int, int]:
            known = sa.select(column.began, column.count.label("tried")).where(column.what == what)
            row = connection.execute(known.with_for_update()).one_or_none()
            if row is None:
                connection.execute(schema.attempts.delete().where(column.began < now - FORGOTTEN))
                connection.execute(schema.attempts.insert().values(what=what, began=now, count=times))
                return times, now
            fresh = now >= row.began + allowed.within
            tried, began = (times, now) if fresh else (row.tried + times, row.began)
            moved = schema.attempts.update().where(column.what == what)
            connection.execute(moved.values(count=tried, began=began))
            return tried, began

        try:
            tried, began = await self._store.write(add)
        except IntegrityError:  # another process was first to count it
            tried, began = await self._store.write(add)
        if tried > allowed.most:
            raise TooManyError(began + allowed.within - now)

    async def give_back(self, what: str) -> None:
        """The last attempt succeeded, and does not count: those before it do."""
        column = schema.attempts.c

        def take_one_off(connection: Connection) -> None:
            fewer = schema.attempts.update().where(column.what == what, column.count > 0)
            connection.execute(fewer.values(count=column.count - 1))

        await self._store.write(take_one_off)

    async def forget(self, what: str) -> None:
        """Forget what was tried, and how often from each place."""
        column = schema.attempts.c.what
        tried = sa.or_(column == what, column.startswith(at(what, ""), autoescape=True))

        def remove(connection: Connection) -> None:
            connection.execute(schema.attempts.delete().where(tried))

        await self._store.write(remove)


def at(what: str, place: str) -> str:
    """What is tried, from one place. No name has a line feed in it."""
    return f"{what}\n{place}"


def network_of(address: str) -> str:
    """Whom an address stands for: of IPv6, everybody has 2^64 of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(IPv6Network((found, 64), strict=False)) if isinstance(found, IPv6Address) else address
