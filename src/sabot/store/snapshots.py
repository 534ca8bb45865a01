"""Snapshots: a cache of states, so that a long journal opens at once. It may be thrown away at any time.

One is used only when the same code made it and the entry that it follows is still the same entry.
"""

from hashlib import sha256
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection

from sabot.store import schema
from sabot.store.codec import E, Journal, S
from sabot.store.planning import Head

T = TypeVar("T")

_HASH = 32


def find(connection: Connection, journal: Journal[S, E]) -> tuple[S, Head] | None:
    """The state kept for a journal and where it stood, if that may still be relied on."""
    kept = schema.snapshots.c
    found = connection.execute(sa.select(schema.snapshots).where(kept.journal == journal.id)).one_or_none()
    if found is None or found.code != _code(journal):
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
    entry, kept = schema.entries.c, schema.snapshots
    leaf = connection.execute(
        sa.select(entry.leaf).where(entry.journal == journal.id, entry.version == version)
    ).scalar_one()
    connection.execute(kept.delete().where(kept.c.journal == journal.id))
    state = sha256(encoded).digest() + encoded
    connection.execute(
        kept.insert().values(journal=journal.id, version=version, leaf=leaf, code=_code(journal), state=state)
    )


def throw_away(connection: Connection) -> None:
    """Empty the cache."""
    connection.execute(schema.snapshots.delete())


def _code(journal: Journal[S, E]) -> str:
    return f"{journal.codec.format} {journal.codec.fingerprint}"
