"""Keys for devices: each for one table and a few things, shown once and kept by its hash alone."""

import secrets
from collections.abc import Collection
from hmac import compare_digest
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabot.engine.people import Actor
from sabot.floor import schema
from sabot.floor.people.errors import ForbiddenError, NotSignedInError, PeopleError, UnknownError
from sabot.floor.people.sessions import hash_of
from sabot.floor.service.clock import Clock
from sabot.store import AsyncStore

RIGHTS: Final = {
    "scan": "tell which cards leave the shoe",
    "display": "read what the display above the table shows",
}
"""What a device may do, and nothing else."""


class DeviceKey(msgspec.Struct, frozen=True, kw_only=True):
    """A device that gave its key."""

    id: str
    name: str
    table: str
    rights: tuple[str, ...]
    role: str

    @property
    def actor(self) -> Actor:
        """The device acts for the dealer, under a name of its own."""
        return Actor(id=f"device:{self.name}", role=self.role)

    def must_have(self, right: str, table: str) -> None:
        if table != self.table:
            raise ForbiddenError(f"the key of {self.name} is for {self.table}")
        if right not in self.rights:
            raise ForbiddenError(f"the key of {self.name} is not for that")


class NewKey(msgspec.Struct, frozen=True, kw_only=True):
    """A key as it is shown once."""

    key: DeviceKey
    text: str


class Keys:
    """The keys of all devices."""

    def __init__(self, store: AsyncStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def add(self, name: str, table: str, rights: Collection[str], role: str, by: str) -> NewKey:
        if not name or len(name) > 40 or not name.isprintable():
            raise PeopleError(f"a device cannot be called {name!r}")
        wrong = sorted(set(rights) - set(RIGHTS))
        if wrong or not rights:
            raise PeopleError(f"a device may {' or '.join(RIGHTS)}, not {', '.join(wrong) or 'nothing'}")
        key = DeviceKey(
            id=secrets.token_hex(6), name=name, table=table, rights=tuple(sorted(set(rights))), role=role
        )
        secret = secrets.token_urlsafe(32)
        row = {
            "id": key.id,
            "secret": hash_of(secret),
            "name": name,
            "table_id": table,
            "rights": " ".join(key.rights),
            "role": role,
            "by": by,
            "added": self._clock.now(),
        }
        await self._store.write(lambda connection: _run(connection, schema.keys.insert().values(row)))
        return NewKey(key=key, text=f"sabot_{key.id}_{secret}")

    async def find(self, text: str) -> DeviceKey:
        """The device of a key. Raises `NotSignedInError`."""
        prefix, _, rest = text.partition("_")
        key, _, secret = rest.partition("_")
        select = sa.select(schema.keys).where(schema.keys.c.id == key, schema.keys.c.revoked.is_(None))
        row = await self._store.read(lambda connection: connection.execute(select).one_or_none())
        if prefix != "sabot" or row is None or not compare_digest(row.secret, hash_of(secret)):
            raise NotSignedInError("that key opens nothing")
        return _key(row)

    async def all(self) -> list[DeviceKey]:
        select = sa.select(schema.keys).where(schema.keys.c.revoked.is_(None)).order_by(schema.keys.c.name)
        rows = await self._store.read(lambda connection: connection.execute(select).all())
        return [_key(row) for row in rows]

    async def revoke(self, key: str) -> None:
        column = schema.keys.c
        update = schema.keys.update().where(column.id == key, column.revoked.is_(None))
        count = await self._store.write(
            lambda connection: connection.execute(update.values(revoked=self._clock.now())).rowcount
        )
        if not count:
            raise UnknownError(f"there is no key {key!r}")


def _run(connection: Connection, statement: sa.Insert) -> None:
    connection.execute(statement)


def _key(row: sa.Row[tuple[str, ...]]) -> DeviceKey:
    return DeviceKey(
        id=row.id, name=row.name, table=row.table_id, rights=tuple(row.rights.split()), role=row.role
    )
