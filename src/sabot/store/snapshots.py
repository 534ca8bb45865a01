"""Snapshots: a cache of states, so that a long journal opens at once. It may be thrown away at any time.

One is used only when the same code made it and the entry that it follows is still the same entry. Beside
the newest there are marks: states on the way, so that nobody who looks back must replay all that came before.
"""

from hashlib import sha256
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection

from sabot.store import schema
from sabot.store.codec import E, Journal, S
from sabot.store.planning import Head

T = TypeVar("T")

_HASH = 32
MARK: Final = "/@"
"""Stands between a journal's id and the version of a mark."""


def find(connection: Connection, journal: Journal[S, E]) -> tuple[S, Head] | None:
    """The state kept for a journal and where it stood, if that may still be relied on."""
    kept = schema.snapshots.c
    found = connection.execute(sa.select(schema.snapshots).where(kept.journal == journal.id)).one_or_none()
    return _state(connection, journal, found) if found is not None else None


def find_mark(connection: Connection, journal: Journal[S, E], version: int) -> tuple[S, Head] | None:
    """The newest mark of a journal that is no later than a version, if that may still be relied on."""
    kept, beginning = schema.snapshots.c, f"{journal.id}{MARK}"
    select = (
        sa.select(schema.snapshots)
        .where(sa.func.substr(kept.journal, 1, len(beginning)) == beginning, kept.version <= version)
        .where(kept.code == _code(journal))
        .order_by(kept.version.desc())
        .limit(1)
    )
    found = connection.execute(select).one_or_none()
    return _state(connection, journal, found) if found is not None else None


def _state(connection: Connection, journal: Journal[S, E], found: Any) -> tuple[S, Head] | None:
    if found.code != _code(journal):
        return None
    hashed, encoded = found.state[:_HASH], found.state[_HASH:]
    entry = schema.entries.c
    leaf = connection.execute(
        sa.select(entry.leaf).where(entry.journal == journal.id, entry.version == found.version)
    ).scalar()
    if leaf != found.leaf or sha256(encoded).digest() != hashed:
        return None
    return journal.codec.decode_state(encoded), (found.version, found.leaf)


def keep(connection: Connection, journal: Journal[S, E], version: int, encoded: bytes) -> None:
    """Keep an encoded state in place of an older one."""
    _keep(connection, journal, journal.id, version, encoded)


def keep_mark(connection: Connection, journal: Journal[S, E], version: int, encoded: bytes) -> None:
    """Keep an encoded state as a mark on the way."""
    _keep(connection, journal, f"{journal.id}{MARK}{version}", version, encoded)


def _keep(connection: Connection, journal: Journal[S, E], name: str, version: int, encoded: bytes) -> None:
    entry, kept = schema.entries.c, schema.snapshots
    leaf = connection.execute(
        sa.select(entry.leaf).where(entry.journal == journal.id, entry.version == version)
    ).scalar_one()
    connection.execute(kept.delete().where(kept.c.journal == name))
    state = sha256(encoded).digest() + encoded
    connection.execute(
        kept.insert().values(journal=name, version=version, leaf=leaf, code=_code(journal), state=state)
    )


def throw_away(connection: Connection) -> None:
    """Empty the cache."""
    connection.execute(schema.snapshots.delete())


def _code(journal: Journal[S, E]) -> str:
    return f"{journal.codec.format} {journal.codec.fingerprint}"
