"""Looking for events in a table's journal: by kind, clause, person, words, coup and time.

A journal may have a million entries. The database finds those whose line has the words in it; what remains is
read and asked again here. One answer looks through no more than so many entries, and says where to go on.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabot.engine.events.base import Event
from sabot.engine.state import State
from sabot.rulebook.places import is_under
from sabot.store import CorruptJournal, Entry, Journal
from sabot.store.encoding import plain, read_envelope
from sabot.store.merkle import leaf_hash
from sabot.store.schema import entries as kept
from sabot.store.work import Book
from sabot.views.sentences import sentence

MOST_LOOKED_AT: Final = 10_000
"""How many entries one answer looks through when their sentences are asked for words."""
MOST_SCANNED: Final = 200_000
"""How many it lets the database look through."""

JournalOf = Journal[State, Event]


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody looks for; what is None is not asked."""

    what: str | None = None
    """The kind of event."""
    rule: str | None = None
    """The clause, or one that it is a part of."""
    person: str | None = None
    """Who did it, approved it, or whom it is about."""
    text: str | None = None
    """Words of its sentence."""
    coup: int | None = None
    since: int | None = None
    """Not before this moment, in milliseconds."""
    before: int | None = None


@dataclass(frozen=True)
class Stretch:
    """Versions of a journal, both ends included; how many of them are wanted, and in which order."""

    first: int
    last: int
    most: int
    newest: bool


def look(
    connection: Connection, journal: JournalOf, wanted: Wanted, stretch: Stretch
) -> tuple[list[Entry[Event]], int | None]:
    """Entries that fit; and the version to go on from, None when there is nothing further to look through."""
    first, last, newest = stretch.first, stretch.last, stretch.newest
    window = MOST_LOOKED_AT if wanted.text else MOST_SCANNED
    begins = max(first, last - window + 1) if newest else first
    ends = last if newest else min(last, first + window - 1)
    if begins > ends:
        return [], None
    fits = _fits(wanted)
    rows = _rows(connection, journal, wanted, Stretch(begins, ends, stretch.most, newest))
    page = list(islice((entry for entry in rows if fits(entry)), stretch.most))
    if len(page) == stretch.most:
        on = page[-1].version - 1 if newest else page[-1].version + 1
    else:
        on = begins - 1 if newest else ends + 1
    return page, on if first <= on <= last else None


def version_at(connection: Connection, journal: JournalOf, moment: int, until: int) -> int:
    """The first version that is not earlier than a moment; one more than `until` when none is."""
    low, high = 1, until + 1
    while low < high:
        middle = (low + high) // 2
        row = connection.execute(
            sa.select(kept.c.line).where(kept.c.journal == journal.id, kept.c.version == middle)
        ).scalar_one()
        if journal.codec.decode(read_envelope(row)).at < moment:
            low = middle + 1
        else:
            high = middle
    return low


def entry_at(connection: Connection, journal: JournalOf, version: int) -> tuple[Entry[Event], bytes]:
    """One entry, and its line as it was hashed."""
    column = kept.c
    row = connection.execute(
        sa.select(column.version, column.position, column.leaf, column.line).where(
            column.journal == journal.id, column.version == version
        )
    ).one()
    return _entry(journal, row), row.line


def holds(connection: Connection, text: str) -> sa.ColumnElement[bool]:
    """Whether an entry's line has a text in it."""
    if connection.dialect.name == "postgresql":
        return sa.func.position(sa.cast(text.encode(), sa.LargeBinary).op("IN")(kept.c.line)) > 0
    return sa.func.instr(kept.c.line, text.encode()) > 0


def _rows(
    connection: Connection, journal: JournalOf, wanted: Wanted, stretch: Stretch
) -> Iterator[Entry[Event]]:
    column = kept.c
    select = (
        sa.select(column.version, column.position, column.leaf, column.line)
        .where(column.journal == journal.id, column.version.between(stretch.first, stretch.last))
        .where(*(holds(connection, text) for text in _in_line(wanted)))
        .order_by(column.version.desc() if stretch.newest else column.version)
    )
    with connection.execute(select, execution_options={"yield_per": 500}) as found:
        for row in found:
            yield _entry(journal, row)


def _in_line(wanted: Wanted) -> Iterator[str]:
    """What the line of every entry that fits must have in it."""
    if wanted.what is not None:
        yield f'"what":{_as_json(wanted.what)}'
    if wanted.rule is not None:
        yield f'"rule":{_as_json(wanted.rule)[:-1]}'
    if wanted.person is not None:
        yield _as_json(wanted.person)


def _as_json(text: str) -> str:
    return msgspec.json.encode(text).decode()


def _entry(journal: JournalOf, row: Any) -> Entry[Event]:
    if leaf_hash(row.line) != row.leaf:
        raise CorruptJournal(f"{journal.id} {row.version} is not what was written")
    envelope = read_envelope(row.line)
    book = Book(envelope.book, envelope.book_hash)
    return Entry(row.version, row.position, journal.codec.decode(envelope), book, envelope.command, row.leaf)


def _fits(wanted: Wanted) -> Callable[[Entry[Event]], bool]:
    words = (wanted.text or "").casefold().split()

    def fits(entry: Entry[Event]) -> bool:
        event = entry.event
        if wanted.what is not None and type(event).__name__ != wanted.what:
            return False
        if wanted.rule is not None and (event.rule is None or not is_under(event.rule, wanted.rule)):
            return False
        if wanted.person is not None and wanted.person not in _texts(event):
            return False
        if not words:
            return True
        said = sentence(event).casefold()
        return all(word in said for word in words)

    return fits


def _texts(event: Event) -> Iterator[str]:
    """Every text in an event, wherever it stands; names of places in dictionaries too."""
    waiting: list[Any] = [msgspec.to_builtins(event, str_keys=True, enc_hook=plain)]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            yield part
        elif isinstance(part, dict):
            waiting.extend((*part.keys(), *part.values()))
        elif isinstance(part, list | tuple):
            waiting.extend(part)
