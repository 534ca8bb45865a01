"""Checking a journal where it lies: what a file would show, and that the tables beside it agree."""

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabot.store import schema
from sabot.store.checking import Checker, Report
from sabot.store.database import DATABASE_ERRORS, STREAMED, reason
from sabot.store.encoding import Envelope
from sabot.store.files import AT_A_TIME, Progress, quiet
from sabot.store.merkle import leaf_hash

MOST_LINES: Final = 10_000
"""How many postings are compared at a time."""


class Posted(msgspec.Struct):
    """What is read of an event of any kind: its postings."""

    postings: list[tuple[str, int]] = []


def check_database(connection: Connection, checker: Checker, progress: Progress = quiet) -> Report:
    """Check the journal in a database, and all that is kept beside it.

    Where others may write meanwhile, make the connection read one moment first: `snapshot_of`.
    """
    try:
        return _check(connection, checker, progress)
    except DATABASE_ERRORS as error:
        checker.fault(f"after entry {checker.frontier.size - 1}", f"the database is damaged: {reason(error)}")
        return checker.end()


def _check(connection: Connection, checker: Checker, progress: Progress) -> Report:
    told = connection.execute(sa.select(schema.log)).one_or_none()
    if told is None:
        checker.fault("the log", "its row is missing")
        return checker.end()
    checker.log(told.name)
    checkpoints = _checkpoints(connection)
    waiting = next(checkpoints, None)
    posted = _Postings(connection, checker)
    for row in _entries(connection):
        while waiting is not None and waiting[0] <= checker.frontier.size:
            checker.checkpoint(waiting[1])
            waiting = next(checkpoints, None)
        _entry(checker, row, posted)
        if checker.frontier.size % AT_A_TIME == 0:
            progress(checker.frontier.size, told.size)
        if checker.full:
            return checker.end()
    while waiting is not None:
        checker.checkpoint(waiting[1])
        waiting = next(checkpoints, None)
    posted.compare()
    posted.end()
    if checker.frontier.to_bytes() != told.frontier and checker.frontier.size == told.size:
        checker.fault("the log", "its frontier is not that of the entries")
    progress(told.size, told.size)
    return checker.end(entries=told.size)


def _entries(connection: Connection) -> Iterator[sa.Row[Any]]:
    entry = schema.entries
    return iter(connection.execute(sa.select(entry).order_by(entry.c.position), execution_options=STREAMED))


def _checkpoints(connection: Connection) -> Iterator[tuple[int, bytes]]:
    kept = schema.checkpoints.c
    for row in connection.execute(sa.select(kept.size, kept.line).order_by(kept.size)).all():
        yield row.size, row.line


def _entry(checker: Checker, row: Any, posted: "_Postings") -> None:
    at = checker.frontier.size
    where = f"entry {row.position}"
    if not (isinstance(row.line, bytes) and isinstance(row.leaf, bytes)):
        checker.fault(where, "the database is damaged: it holds no bytes")
        checker.entry(b"")
        return
    if row.position != at:
        checker.fault(where, f"it stands where entry {at} is due")
    envelope = checker.entry(row.line)
    if row.leaf != leaf_hash(row.line):
        checker.fault(where, "the hash kept beside it is not its own")
    if envelope is None:
        return
    if (row.journal, row.version) != (envelope.journal, envelope.version):
        checker.fault(
            where, f"it is kept as {row.journal} {row.version}, and is {envelope.journal} {envelope.version}"
        )
    posted.expect(envelope)


class _Postings:
    """Compares the table of postings with those in the events, some thousands at a time."""

    def __init__(self, connection: Connection, checker: Checker) -> None:
        self._connection = connection
        self._checker = checker
        self._due: dict[tuple[str, int], list[tuple[str, int]]] = {}
        self._lines = 0
        self._seen = 0

    def expect(self, envelope: Envelope) -> None:
        try:
            lines = msgspec.json.decode(envelope.event, type=Posted).postings
        except msgspec.DecodeError:
            self._checker.fault(f"{envelope.journal} {envelope.version}", "its postings cannot be read")
            return
        if lines:
            self._due[envelope.journal, envelope.version] = lines
            self._lines += len(lines)
        if self._lines >= MOST_LINES:
            self.compare()

    def compare(self) -> None:
        """The table has what these events posted, line by line."""
        for journal, versions in groupby(sorted(self._due), key=itemgetter(0)):
            wanted = [version for _, version in versions]
            kept = self._kept(journal, wanted[0], wanted[-1])
            self._seen += sum(map(len, kept.values()))
            for version in sorted({*wanted, *kept}):
                if kept.get(version, []) != self._due.get((journal, version), []):
                    self._checker.fault(
                        f"{journal} {version}", "the table of postings has other lines than the event"
                    )
        self._due, self._lines = {}, 0

    def _kept(self, journal: str, first: int, last: int) -> dict[int, list[tuple[str, int]]]:
        column = schema.postings.c
        select = (
            sa.select(column.version, column.account, column.cents)
            .where(column.journal == journal, column.version.between(first, last))
            .order_by(column.version, column.line)
        )
        kept: dict[int, list[tuple[str, int]]] = {}
        for version, account, cents in self._connection.execute(select):
            kept.setdefault(version, []).append((account, cents))
        return kept

    def end(self) -> None:
        count = self._connection.execute(sa.select(sa.func.count()).select_from(schema.postings)).scalar_one()
        if count != self._seen and not self._checker.faults:
            self._checker.fault(
                "the table of postings", f"it has {count} lines, and the events have {self._seen}"
            )
