"""Connections to SQLite and PostgreSQL, with the settings that make an acknowledgement worth something."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg
import sqlalchemy as sa
from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from sabot.store.errors import Damaged, NotDurable, StoreError
from sabot.store.secret_files import make_for_owner_alone

DATABASE_ERRORS: Final = (DBAPIError, sqlite3.Error, psycopg.Error, UnicodeDecodeError)
"""What a database raises, one with a damaged file too; its drivers' own while a connection is made."""

WRITES: Final = "sabot_writes"
TAKES_TURNS: Final = "sabot_takes_turns"
"""An option of the writer's connection: `driver.Driver` begins its transactions, SQLAlchemy does not."""
STREAMED: Final = {"yield_per": 1_000}
"""Rows that come some at a time: a journal may be longer than memory."""
BUSY_MS: Final = 30_000

_SQLITE: Final = (
    f"PRAGMA busy_timeout = {BUSY_MS}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


def parse_url(text: str) -> URL:
    """A database's address: `sqlite:///floor.db`, or `postgresql://user@host/floor`."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise StoreError(
            f"{text!r} is not a database's address; write sqlite:///floor.db or postgresql://host/name"
        ) from error
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":
            raise StoreError("a journal needs a file: sqlite:///floor.db")
        return url.set(drivername="sqlite+pysqlite")
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    raise StoreError(f"a journal lies in SQLite or PostgreSQL, not in {url.get_backend_name()}")


def connect(text: str) -> Engine:
    """An engine whose every connection is durable; raises when the database cannot be reached or is not.

    What was sent to it is in no message of its errors: passwords' hashes and cards would reach a log.
    """
    url = parse_url(text)
    if url.get_backend_name() == "sqlite":
        _make_file(url)
        engine = sa.create_engine(
            url, hide_parameters=True, connect_args={"isolation_level": None, "timeout": BUSY_MS / 1000}
        )
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        engine = sa.create_engine(url, hide_parameters=True, pool_pre_ping=True)
        event.listen(engine, "connect", _set_up_postgresql)
    try:
        with engine.connect() as connection:
            assert_durable(connection)
    except NotDurable:
        engine.dispose()
        raise
    except DATABASE_ERRORS as error:
        engine.dispose()
        raise _cannot_open(url, error) from error
    return engine


def _make_file(url: URL) -> None:
    """A new file is for its owner alone: people's money and the hashes of their passwords are in it."""
    try:
        make_for_owner_alone(Path(url.database or ""))
    except OSError as error:
        raise StoreError(f"cannot open {url.render_as_string()}: {error.strerror}") from error


def _cannot_open(url: URL, error: Exception) -> StoreError:
    said = f"cannot open {url.render_as_string()}: {reason(error)}"
    cause = error.orig if isinstance(error, DBAPIError) else error
    unreachable = isinstance(cause, sqlite3.OperationalError | psycopg.Error)
    return StoreError(said) if unreachable else Damaged(said)


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes. On SQLite it takes the lock at once, so that it cannot fail half way."""
    with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
        yield connection


def assert_durable(connection: Connection) -> None:
    """Raise unless a commit on this connection survives the loss of power."""
    if connection.dialect.name == "sqlite":
        mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
        synchronous = connection.exec_driver_sql("PRAGMA synchronous").scalar()
        if mode != "wal" or synchronous != 2:
            raise NotDurable(
                f"SQLite gives journal_mode={mode} and synchronous={synchronous}, not wal and 2 (FULL)"
            )
        return
    for setting, right in (("synchronous_commit", ("on", "remote_apply")), ("fsync", ("on",))):
        found = connection.exec_driver_sql(f"SHOW {setting}").scalar()
        if found not in right:
            raise NotDurable(f"PostgreSQL has {setting}={found}, not {right[0]}")


def open_existing(text: str) -> Engine:
    """An engine for reading what is there; nothing is made."""
    url = parse_url(text)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise StoreError(f"there is no journal at {url.database}")
    engine = connect(text)
    with engine.connect() as connection:
        there = sa.inspect(connection).has_table("entries")
    if not there:
        engine.dispose()
        raise StoreError(f"there is no journal in {url.render_as_string()}")
    return engine


def snapshot_of(connection: Connection) -> None:
    """Everything that this connection reads from now on is as it is at one moment."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")


def reason(error: Exception) -> str:
    """What the database said, in one line."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(said).split()) or type(said).__name__


def _set_up_sqlite(connection: Any, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in _SQLITE:
        cursor.execute(pragma)
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    options = connection.get_execution_options()
    if not options.get(TAKES_TURNS):
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get(WRITES) else "BEGIN")


def _set_up_postgresql(connection: Any, _: ConnectionPoolEntry) -> None:
    was, connection.autocommit = connection.autocommit, True
    connection.execute("SET synchronous_commit = on")
    connection.autocommit = was
