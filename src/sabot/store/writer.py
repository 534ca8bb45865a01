"""The one writer of a process: it takes what waits, and one commit makes all of it durable.

While a commit waits for the disk the next commands gather, so that many tables share each wait. An
error of the database while writing is the end: whoever waits is told, nothing is tried again.
"""

import json
import threading
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection, Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from sabot.store import schema
from sabot.store.answering import Answer, Waiting, tell
from sabot.store.database import WRITES, assert_durable
from sabot.store.errors import StoreError, StoreFailed
from sabot.store.listening import notify
from sabot.store.merkle import Frontier
from sabot.store.planning import NO_HEAD, Head, Plan, Prepared, Statements
from sabot.store.signing import Signer
from sabot.store.work import Write

MOST_AT_ONCE: Final = 500
"""How many commands share one commit at most, so that the first of them need not wait long."""

FAULTS_OF_THE_CALLER: Final = (DataError, IntegrityError, ProgrammingError)
"""What was asked cannot be kept, and the database is as well as before."""


class Pending(NamedTuple):
    """What waits to be written, and who waits for it."""

    work: Prepared | Write[Any]
    waiting: Waiting


_RECEIPTS: Final = "SELECT scope, key, request, answer FROM receipts WHERE (scope, key) IN"
"""By the whole primary key: by a part of it, every receipt there ever was would be looked at."""


class Writer:
    """Writes what is submitted, from a thread of its own."""

    def __init__(
        self,
        engine: Engine,
        signer: Signer | None,
        committed: Callable[[dict[str, int]], None],
        failed: Callable[[StoreFailed], None],
    ) -> None:
        self._engine = engine
        self._signer = signer
        self._committed = committed
        self._failed = failed
        self._statements = Statements(engine.dialect)
        self._heads: dict[str, Head] = {}
        self._size = -1
        """How long the log was when this writer last saw it: heads are right while nobody else writes."""
        self._queue: SimpleQueue[Pending | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._dead: StoreFailed | None = None
        self._closed = False
        self._connection = engine.connect().execution_options(**{WRITES: True})
        assert_durable(self._connection)
        self._connection.rollback()
        self._thread = threading.Thread(target=self._run, name="sabot-journal", daemon=True)
        self._thread.start()

    @property
    def dead(self) -> StoreFailed | None:
        """Why nothing more is written, when that is so."""
        return self._dead

    def submit(self, work: Prepared | Write[Any], waiting: Waiting) -> None:
        """Have work written; whoever waits has the answer once it is durable."""
        with self._lock:
            if self._dead is not None:
                raise self._dead
            if self._closed:
                raise StoreError("the store is closed")
            self._queue.put(Pending(work, waiting))

    def close(self) -> None:
        """Write what was submitted, and stop."""
        with self._lock:
            already, self._closed = self._closed, True
        if not already:
            self._queue.put(None)
            self._thread.join()
            with suppress(Exception):  # a connection that failed may fail again as it is put away
                self._connection.close()

    def _run(self) -> None:
        going = True
        while going and self._dead is None:
            batch, going = self._gather()
            answers: list[Answer] = []
            try:
                changed = self._write(batch, answers)
            except Exception as error:  # noqa: BLE001 - whatever it is, nothing may be acknowledged after it
                self._die(error, batch)
                return
            tell(answers)
            if changed:
                self._committed(changed)

    def _gather(self) -> tuple[list[Pending], bool]:
        """What waits now, at least one; and whether more may come."""
        batch: list[Pending] = []
        waiting = self._queue.get()
        with suppress(Empty):
            while waiting is not None:
                batch.append(waiting)
                if len(batch) == MOST_AT_ONCE:
                    return batch, True
                waiting = self._queue.get_nowait()
        return batch, waiting is not None

    def _write(self, batch: list[Pending], answers: list[Answer]) -> dict[str, int]:
        """One transaction. What each one is answered goes to `answers`, to be told after the commit."""
        if not batch:
            return {}
        with self._connection.begin():
            with closing(self._connection.connection.cursor()) as cursor:
                plan = self._plan(cursor, batch)
                answers.extend(self._one(plan, one) for one in batch)
                plan.write(cursor, self._statements, self._signer)
            if plan.changed:
                notify(self._connection, plan.changed)
        self._size = plan.frontier.size
        return plan.changed

    def _plan(self, cursor: DBAPICursor, batch: list[Pending]) -> Plan:
        key: Any = {"one": 1} if self._statements.named else (1,)
        cursor.execute(self._statements.read_log, key)
        log = cursor.fetchone()
        assert log is not None  # made when the store was opened
        name, size, frontier = log
        if size != self._size:
            self._heads.clear()
        commands = [one.work.command for one in batch if isinstance(one.work, Prepared)]
        for journal in {append.journal.id for command in commands for append in command.appends}:
            if journal not in self._heads:
                self._heads[journal] = _head(self._connection, journal)
        asked = {(one.receipt.scope, one.receipt.key) for one in commands if one.receipt is not None}
        receipts = _receipts(cursor, asked, named=self._statements.named) if asked else {}
        return Plan(name, Frontier.from_bytes(size, frontier), self._heads, receipts)

    def _one(self, plan: Plan, pending: Pending) -> Answer:
        """The answer to one piece of work, or what was wrong with it alone."""
        work, waiting = pending.work, pending.waiting
        try:
            if isinstance(work, Write):
                return Answer(waiting, self._apart(work.run))
            repeated = plan.answered(work.command.receipt)
            if repeated is not None:
                return Answer(waiting, repeated)
            plan.check(work.command)
            if work.command.also is not None:
                self._apart(work.command.also)
            return Answer(waiting, plan.take(work))
        except FAULTS_OF_THE_CALLER as fault:
            return Answer(waiting, None, fault)
        except DBAPIError:
            raise
        except Exception as fault:  # noqa: BLE001 - it is told to whoever asked; the others go on
            return Answer(waiting, None, fault)

    def _apart(self, run: Callable[[Connection], Any]) -> Any:
        with self._connection.begin_nested():
            return run(self._connection)

    def _die(self, error: Exception, batch: Iterable[Pending]) -> None:
        """Tell everybody who waits that it is not known what was kept."""
        said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        failed = StoreFailed(f"the database failed while writing: {said}")
        failed.__cause__ = error
        with self._lock:
            self._dead = failed
        left = [*batch]
        with suppress(Empty):
            while True:
                waiting = self._queue.get_nowait()
                if waiting is not None:
                    left.append(waiting)
        tell(Answer(one.waiting, None, failed) for one in left)
        with suppress(Exception):
            self._connection.invalidate()
        self._failed(failed)


def _head(connection: Connection, journal: str) -> Head:
    columns = schema.entries.c
    newest = (
        sa.select(columns.version, columns.leaf)
        .where(columns.journal == journal)
        .order_by(columns.version.desc())
        .limit(1)
    )
    found = connection.execute(newest).one_or_none()
    return (found.version, found.leaf) if found is not None else NO_HEAD


def _receipts(
    cursor: DBAPICursor, asked: set[tuple[str, str]], *, named: bool
) -> dict[tuple[str, str], tuple[bytes, bytes]]:
    """What was answered before to any of these requests, each by its scope and its key."""
    scopes, keys = zip(*asked, strict=True)
    if named:
        each = "SELECT * FROM unnest(%(scopes)s::text[], %(keys)s::text[])"
        cursor.execute(f"{_RECEIPTS} ({each})", {"scopes": list(scopes), "keys": list(keys)})
    else:
        each = "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)"
        cursor.execute(f"{_RECEIPTS} ({each})", (json.dumps([*asked]),))
    return {(scope, key): (request, answer) for scope, key, request, answer in cursor.fetchall()}
