"""What the writer says to the database for every command, to the driver itself.

These few statements run a thousand times a second: through SQLAlchemy, calling them would take longer than
the database takes to do them. Whatever runs seldom goes through SQLAlchemy, on the same connection.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from sabot.store import schema
from sabot.store.listening import CHANNEL
from sabot.store.planning import NO_HEAD, Head

Key = tuple[str, str]
"""Who asked, and the idempotency key under which he did."""


class Statements:
    """What is said, with values in the order in which they stand."""

    def __init__(self, *, sqlite: bool) -> None:
        value = "?" if sqlite else "%s"
        locked = "" if sqlite else "FOR UPDATE"  # SQLite's transaction has the lock already
        self.insert: Final = {table: _insert(table, value) for table in schema.APPENDED}
        self.read_log: Final = f"SELECT name, size, frontier FROM log WHERE id = 1 {locked}"
        self.move_log: Final = f"UPDATE log SET size = {value}, frontier = {value} WHERE id = 1"
        newest = f"WHERE journal = {value} ORDER BY version DESC LIMIT 1"
        self.read_head: Final = f"SELECT version, leaf FROM entries {newest}"
        asked = _ONE_REQUEST if sqlite else _ALL_REQUESTS
        self.read_answers: Final = f"SELECT scope, key, request, answer FROM receipts WHERE {asked}"


# By the whole primary key: by a part of it, every receipt there ever was would be looked at. To PostgreSQL
# each statement is a journey, so it is asked once for all.
_ONE_REQUEST: Final = "scope = ? AND key = ?"
_ALL_REQUESTS: Final = "(scope, key) IN (SELECT * FROM unnest(%s::text[], %s::text[]))"


def _insert(table: sa.Table, value: str) -> str:
    columns = [column.name for column in table.columns]
    return f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES ({', '.join(value for _ in columns)})"


class Driver:
    """The transactions of one connection, which was given the option `database.TAKES_TURNS`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        driver = connection.connection.dbapi_connection
        assert driver is not None  # it is connected
        self._driver = driver
        self._cursor: Any = driver.cursor()
        self._is_sqlite = connection.dialect.name == "sqlite"
        self._say = Statements(sqlite=self._is_sqlite)

    # A transaction

    def begin(self) -> None:
        """SQLite takes the lock at once, lest it fail half way. PostgreSQL's driver begins by itself."""
        if self._is_sqlite:
            self._cursor.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        """Make it durable. SQLAlchemy is told, where it had a part in it."""
        if self._connection.in_transaction():
            self._connection.commit()
        elif self._is_sqlite:
            self._cursor.execute("COMMIT")
        else:
            self._driver.commit()

    def give_up(self) -> None:
        """Take back what was not committed, and let the connection go."""
        _try_all(self._cursor.close, self._driver.rollback, self._connection.invalidate)

    def close(self) -> None:
        _try_all(self._cursor.close, self._connection.close)

    # What is there

    def log(self) -> tuple[str, int, bytes]:
        """The name, the size and the frontier of the log, which nobody else moves until the commit."""
        self._cursor.execute(self._say.read_log)
        found = self._cursor.fetchone()
        assert found is not None  # made when the store was opened
        name, size, frontier = found
        return name, size, frontier

    def head(self, journal: str) -> Head:
        """Where a journal stands."""
        self._cursor.execute(self._say.read_head, (journal,))
        found = self._cursor.fetchone()
        return (found[0], found[1]) if found is not None else NO_HEAD

    def answers(self, asked: Collection[Key]) -> dict[Key, tuple[bytes, bytes]]:
        """What was answered before to any of these requests, and the hash of each."""
        found: list[Any] = []
        if self._is_sqlite:
            for key in asked:
                found.extend(self._cursor.execute(self._say.read_answers, key))
        elif asked:
            scopes, keys = zip(*asked, strict=True)
            self._cursor.execute(self._say.read_answers, ([*scopes], [*keys]))
            found.extend(self._cursor.fetchall())
        return {(scope, key): (request, answer) for scope, key, request, answer in found}

    # What is written

    def insert(self, rows: Mapping[sa.Table, Sequence[tuple[Any, ...]]]) -> None:
        """Insert rows, their values in the order of the columns."""
        for table in schema.APPENDED:
            given = rows[table]
            if len(given) == 1:
                self._cursor.execute(self._say.insert[table], given[0])
            elif given:
                self._cursor.executemany(self._say.insert[table], given)

    def move_log(self, size: int, frontier: bytes) -> None:
        self._cursor.execute(self._say.move_log, (size, frontier))

    def notify(self, changed: Mapping[str, int]) -> None:
        """With this transaction, tell every process which journals move. On SQLite there is none to tell."""
        if not self._is_sqlite:
            news = [(CHANNEL, f"{version} {journal}") for journal, version in changed.items()]
            self._cursor.executemany("SELECT pg_notify(%s, %s)", news)


def _try_all(*endings: Callable[[], object]) -> None:
    """A connection that failed may fail again as it is put away."""
    for ending in endings:
        with suppress(Exception):
            ending()
