"""Reading a journal: its entries in order, each checked against the one before it."""

from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Generic

import sqlalchemy as sa
from sqlalchemy import Connection, Row

from sabot.store import schema
from sabot.store.codec import E, Journal, S
from sabot.store.database import STREAMED
from sabot.store.encoding import Envelope, read_envelope
from sabot.store.errors import CorruptJournal
from sabot.store.merkle import leaf_hash
from sabot.store.work import Book


@dataclass(frozen=True)
class Entry(Generic[E]):
    """One event of a journal, and where it stands."""

    version: int
    position: int
    """Its place among the entries of all journals."""
    event: E
    book: Book
    command: str | None
    leaf: bytes


@dataclass(frozen=True)
class Loaded(Generic[S]):
    """A journal's state, as its last entry left it."""

    state: S
    version: int
    book: Book | None = None
    """What its last entry was decided by; None when none was read, as right after a snapshot."""


def journal_ids(connection: Connection) -> dict[str, int]:
    """Every journal, and its version."""
    column = schema.entries.c
    select = sa.select(column.journal, sa.func.max(column.version).label("newest")).group_by(column.journal)
    return {row.journal: row.newest for row in connection.execute(select)}


def read_entries(
    connection: Connection, journal: Journal[S, E], version: int, previous: bytes | None
) -> Iterator[Entry[E]]:
    """The entries after a version, in order; each must follow from the one before.

    `previous` is the hash of the entry at that version, where it is known.
    """
    with closing(_rows(connection, journal, version)) as rows:
        for row in rows:
            envelope = read_envelope(row.line)
            _check(row, envelope, journal.id, version + 1, previous)
            version, previous = row.version, row.leaf
            book = Book(envelope.book, envelope.book_hash)
            event = journal.codec.decode(envelope)
            yield Entry(row.version, row.position, event, book, envelope.command, row.leaf)


def _rows(
    connection: Connection, journal: Journal[S, E], after: int
) -> Generator[Row[int, int, bytes, bytes], None, None]:
    column = schema.entries.c
    select = (
        sa.select(column.position, column.version, column.leaf, column.line)
        .where(column.journal == journal.id, column.version > after)
        .order_by(column.version)
    )
    with connection.execute(select, execution_options=STREAMED) as found:
        yield from found


def _check(
    row: Row[int, int, bytes, bytes], envelope: Envelope, journal: str, version: int, previous: bytes | None
) -> None:
    where = f"{journal} {version}"
    if row.version != version:
        raise CorruptJournal(f"{where} is missing")
    if envelope.journal != journal or envelope.version != version:
        raise CorruptJournal(f"{where} holds an entry of {envelope.journal} {envelope.version}")
    if leaf_hash(row.line) != row.leaf:
        raise CorruptJournal(f"{where} is not what was written")
    if previous is not None and envelope.previous != previous.hex():
        raise CorruptJournal(f"{where} does not follow the entry before it")
