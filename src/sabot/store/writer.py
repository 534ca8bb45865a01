"""The one writer of a process: it takes what waits, and one commit makes all of it durable.

While a commit waits for the disk the next commands gather, so that many tables share each wait. An
error of the database while writing is the end: whoever waits is told, nothing is tried again.
"""

import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from sabot.store import schema
from sabot.store.answering import Answer, Waiting, tell
from sabot.store.database import TAKES_TURNS, assert_durable
from sabot.store.driver import Driver
from sabot.store.errors import StoreError, StoreFailed
from sabot.store.merkle import Frontier
from sabot.store.planning import Head, Plan, Prepared
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


class Writer:
    """Writes what is submitted, from a thread of its own."""

    def __init__(
        self,
        engine: Engine,
        signer: Signer | None,
        committed: Callable[[dict[str, int]], None],
        failed: Callable[[StoreFailed], None],
    ) -> None:
        self._signer = signer
        self._committed = committed
        self._failed = failed
        self._seen: tuple[int, bytes] | None = None
        """The size and the frontier of the log as this writer left it: what it remembers is right while
        nobody else writes."""
        self._frontier = Frontier()
        self._heads: dict[str, Head] = {}
        self._queue: SimpleQueue[Pending | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._dead: StoreFailed | None = None
        self._closed = False
        self._connection = engine.connect().execution_options(**{TAKES_TURNS: True})
        assert_durable(self._connection)
        self._connection.rollback()
        self._driver = Driver(self._connection)
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
            self._driver.close()

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
        while waiting is not None:
            batch.append(waiting)
            if len(batch) == MOST_AT_ONCE or self._queue.empty():
                return batch, True
            waiting = self._queue.get()  # nobody else takes from it
        return batch, False

    def _write(self, batch: list[Pending], answers: list[Answer]) -> dict[str, int]:
        """One transaction. What each one is answered goes to `answers`, to be told after the commit."""
        if not batch:
            return {}
        driver = self._driver
        driver.begin()
        plan = self._plan(batch)
        answers.extend(self._one(plan, one) for one in batch)
        plan.finish(self._signer)
        driver.insert(plan.rows)
        if plan.rows[schema.entries]:
            self._seen = (plan.frontier.size, plan.frontier.to_bytes())
            driver.move_log(*self._seen)
            driver.notify(plan.changed)
        driver.commit()
        return plan.changed

    def _plan(self, batch: list[Pending]) -> Plan:
        name, size, frontier = self._driver.log()
        if (size, frontier) != self._seen:
            self._frontier = Frontier.from_bytes(size, frontier)
            self._heads.clear()
        commands = [one.work.command for one in batch if isinstance(one.work, Prepared)]
        for command in commands:
            for append in command.appends:
                journal = append.journal.id
                if journal not in self._heads:
                    self._heads[journal] = self._driver.head(journal)
        asked = {(one.receipt.scope, one.receipt.key) for one in commands if one.receipt is not None}
        return Plan(name, self._frontier, self._heads, self._driver.answers(asked))

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
        try:
            self._failed(failed)
        finally:
            self._driver.give_up()  # last: it may wait long for a server that does not answer any more
