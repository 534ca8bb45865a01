"""The store: open it, load a journal, append to it; the rest is done underneath."""

import secrets
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from itertools import islice
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from sabot.store import schema, snapshots
from sabot.store.answering import Waiting
from sabot.store.codec import E, Journal, S
from sabot.store.database import connect, reason, writing
from sabot.store.errors import StoreError, StoreFailed
from sabot.store.listening import Listener
from sabot.store.migrating import JOURNAL, Migrations, migrate
from sabot.store.planning import NO_HEAD, Prepared
from sabot.store.proofs import Inclusion, Prover
from sabot.store.reading import Entry, Loaded, journal_ids, read_entries
from sabot.store.signing import Checkpoint, Signer
from sabot.store.work import Append, Book, Command, Committed, Receipt, Repeated, Write
from sabot.store.writer import Writer

T = TypeVar("T")
Heard = Callable[[str, int], None]
"""Is told a journal's id and its new version."""

SNAPSHOT_AFTER: Final = 2_000
"""How many events a load replays before it keeps a snapshot for the next one."""


def open_store(
    url: str,
    *,
    signer: Signer | None = None,
    migrations: Sequence[Migrations] = (),
    on_failure: Callable[[StoreFailed], None] | None = None,
) -> "Store":
    """Open the journal at `sqlite:///PATH` or `postgresql://…`, making its tables where there are none.

    `signer` signs the checkpoints; without one there are none. `migrations` are those of packages
    that keep tables of their own beside the journal. `on_failure` is called once, from the writer's
    thread, when the database fails while writing: end the process there. Raises StoreError when the
    database cannot be opened, NotDurable when it could lose what it has acknowledged.
    """
    engine = connect(url)
    try:
        for component in (JOURNAL, *migrations):
            migrate(engine, component)
        return Store(engine, signer, on_failure)
    except DBAPIError as error:
        engine.dispose()
        raise StoreError(f"cannot open the journal: {reason(error)}") from error
    except BaseException:
        engine.dispose()
        raise


class Store:
    """An open journal. It may be used from any thread; `front.AsyncStore` is for asyncio.

    A command is: `load` the journal (or keep its state in memory), decide, `append` what was decided
    at the version that was loaded. `Conflict` means that another process was first: load again and
    decide again. `Repeated` means that this request was answered before: give that answer.
    `StoreFailed` means that it is not known whether it was kept: end the process.
    """

    def __init__(
        self, engine: Engine, signer: Signer | None, on_failure: Callable[[StoreFailed], None] | None
    ) -> None:
        self.engine: Final = engine
        """For reading, and for the tables of other packages. Write through `write`, never here."""
        self.name: Final = _name(engine)
        """What this log is called: 32 letters of hexadecimal, made when the tables were."""
        self._subscribers: list[Heard] = []
        self._told: dict[str, int] = {}
        self._lock = threading.Lock()
        self._on_failure = on_failure
        self._writer = Writer(engine, signer, self._publish, self._fail)
        self._listener: Listener | None = None
        self._prover = Prover(engine)

    # Writing

    def append(
        self,
        journal: Journal[S, E],
        expected: int,
        events: Iterable[E],
        *,
        book: Book,
        receipt: Receipt | None = None,
        checkpoint: bool = False,
        also: Callable[[Connection], None] | None = None,
    ) -> Committed | Repeated:
        """Append events to one journal, and return once they are durable. See `Command` for the rest."""
        append = Append(journal, expected, tuple(events), book)
        return self.submit(Command((append,), receipt, checkpoint, also)).result()

    def submit(self, command: Command) -> "Future[Committed | Repeated]":
        """Have a command written; the future is resolved after the commit, or has the exception."""
        return self._waiting_for(Prepared.of(command))

    def write(self, run: Callable[[Connection], T]) -> T:
        """Write tables of another package, in the writer's turn: all that `run` does, or none of it."""
        return self.submit_write(run).result()

    def submit_write(self, run: Callable[[Connection], T]) -> "Future[T]":
        return self._waiting_for(Write(run))

    def submit_for(self, work: Prepared | Write[Any], waiting: Waiting) -> None:
        """Have work written for somebody who waits in a way of his own."""
        self._writer.submit(work, waiting)

    def _waiting_for(self, work: Prepared | Write[Any]) -> "Future[Any]":
        future: Future[Any] = Future()
        self._writer.submit(work, future)
        return future

    def snapshot(self, journal: Journal[S, E], version: int, state: S) -> "Future[None]":
        """Keep a state in the cache, so that the journal opens quickly; every few thousand events will do."""
        encoded = journal.codec.encode_state(state)
        return self.submit_write(lambda connection: snapshots.keep(connection, journal, version, encoded))

    def mark(self, journal: Journal[S, E], version: int, state: S) -> "Future[None]":
        """Keep a state on the way, for whoever looks back at it."""
        encoded = journal.codec.encode_state(state)
        return self.submit_write(
            lambda connection: snapshots.keep_mark(connection, journal, version, encoded)
        )

    # Reading

    def state_at(self, journal: Journal[S, E], version: int) -> S:
        """The state that a journal had after a version, from the nearest mark; more are made on the way."""
        codec = journal.codec
        with self.engine.connect() as connection:
            state, (at, leaf) = snapshots.find_mark(connection, journal, version) or (
                codec.initial(),
                NO_HEAD,
            )
            marked = at
            for entry in islice(read_entries(connection, journal, at, leaf), version - at):
                state = codec.evolve(state, entry.event)
                if entry.version - marked >= SNAPSHOT_AFTER:
                    marked = entry.version
                    with suppress(StoreFailed):  # a cache
                        self.mark(journal, marked, state)
        return state

    def load(self, journal: Journal[S, E]) -> Loaded[S]:
        """The state that a journal has now, from a snapshot and what came after it."""
        codec = journal.codec
        with self.engine.connect() as connection:
            state, (kept, leaf) = snapshots.find(connection, journal) or (codec.initial(), NO_HEAD)
            version, book = kept, None
            for entry in read_entries(connection, journal, kept, leaf):
                state, version, book = codec.evolve(state, entry.event), entry.version, entry.book
        if version - kept >= SNAPSHOT_AFTER:
            with suppress(StoreFailed):  # a cache: whoever writes next is told
                self.snapshot(journal, version, state)
        return Loaded(state, version, book)

    def entries(self, journal: Journal[S, E], after: int = 0) -> Iterator[Entry[E]]:
        """The entries of a journal after a version, in order."""
        with self.engine.connect() as connection:
            yield from read_entries(connection, journal, after, None if after else NO_HEAD[1])

    def journals(self) -> dict[str, int]:
        """Every journal's id, and its version."""
        with self.engine.connect() as connection:
            return journal_ids(connection)

    def receipt(self, scope: str, key: str) -> Receipt | None:
        """What was answered to a request, if it came before."""
        column = schema.receipts.c
        select = sa.select(column.request, column.answer).where(column.scope == scope, column.key == key)
        with self.engine.connect() as connection:
            found = connection.execute(select).one_or_none()
        return Receipt(scope, key, found.request, found.answer) if found is not None else None

    def checkpoint(self) -> Checkpoint | None:
        """The newest signed root."""
        column = schema.checkpoints.c
        select = sa.select(column.line).order_by(column.size.desc()).limit(1)
        with self.engine.connect() as connection:
            line = connection.execute(select).scalar()
        return msgspec.json.decode(line, type=Checkpoint) if line is not None else None

    def prove(self, journal: Journal[S, E], version: int, size: int) -> Inclusion:
        """The proof that an entry is among the first `size` of all, as a checkpoint of that size has them."""
        return self._prover.inclusion(journal.id, version, size)

    def prove_consistency(self, old: int, size: int) -> tuple[bytes, ...]:
        """The proof that a checkpoint of `size` entries goes on from an older one."""
        return self._prover.consistency(old, size)

    # Hearing of what is new

    def subscribe(self, heard: Heard) -> Callable[[], None]:
        """Be told of each journal that moves, by this process or any on PostgreSQL; call the result to stop.

        It is called from the store's threads and must return at once; versions may be skipped, never
        told out of order.
        """
        with self._lock:
            self._subscribers.append(heard)
            if self._listener is None and self.engine.dialect.name == "postgresql":
                self._listener = Listener(self.engine, self._publish, self.journals)

        def stop() -> None:
            with self._lock, suppress(ValueError):
                self._subscribers.remove(heard)

        return stop

    def _publish(self, changed: Mapping[str, int]) -> None:
        with self._lock:
            news = {name: at for name, at in changed.items() if at > self._told.get(name, 0)}
            self._told.update(news)
            subscribers = tuple(self._subscribers)
            for journal, version in news.items():
                for heard in subscribers:
                    heard(journal, version)

    # Ending

    @property
    def failed(self) -> StoreFailed | None:
        """Why nothing more is written, when the database failed."""
        return self._writer.dead

    def close(self) -> None:
        """Write what was submitted, and close the database."""
        self._writer.close()
        if self._listener is not None:
            self._listener.close()
        self.engine.dispose()

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _fail(self, failed: StoreFailed) -> None:
        if self._on_failure is not None:
            self._on_failure(failed)


def _name(engine: Engine) -> str:
    """The name of the log; the first to open it makes one up."""
    with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("LOCK TABLE log IN EXCLUSIVE MODE")
        name = connection.execute(sa.select(schema.log.c.name)).scalar()
        if name is None:
            name = secrets.token_hex(16)
            connection.execute(schema.log.insert().values(id=1, name=name, size=0, frontier=b""))
    return name
