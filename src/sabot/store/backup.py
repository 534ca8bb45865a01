"""Backups of a running floor, and putting one back.

SQLite is copied with its online backup, into a database like it. PostgreSQL is written, as it is at
one moment, into a file of rows. Either may be put back into either; a journal is checked from its
first entry to its last before anybody may use it.
"""

import base64
import datetime
import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Engine, MetaData
from sqlalchemy.engine import URL

from sabot.store import schema
from sabot.store.checking import Checker, Report
from sabot.store.database import DATABASE_ERRORS, STREAMED, open_existing, reason, snapshot_of
from sabot.store.encoding import canonical
from sabot.store.errors import StoreError
from sabot.store.files import AT_A_TIME, Progress, quiet
from sabot.store.migrating import Migrations
from sabot.store.secret_files import make_for_owner_alone
from sabot.store.store import open_store
from sabot.store.tables import check_database

FORMAT: Final = 1
LEFT_BEHIND: Final = ("snapshots",)
"""A cache is made again; it is not backed up."""
SQLITE_MAGIC: Final = b"SQLite format 3\0"

Row = tuple[str, dict[str, Any]]
"""The name of a table, and a row of it."""


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file of rows."""

    backup: int


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row. Bytes and moments, which JSON has not, are objects with one key that says what they are."""

    row: dict[str, Any]
    table: str


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how many rows there were."""

    rows: int


def backup(database: str, path: Path, progress: Progress = quiet) -> None:
    """Write a backup while the floor runs. The file must not exist; it is whole, or not there."""
    engine = open_existing(database)
    draft = path.with_name(f"{path.name}.part")
    try:
        if path.exists():
            raise StoreError(f"{path} exists already")
        make_for_owner_alone(draft)
        (_copy if engine.dialect.name == "sqlite" else _write_rows)(engine, draft, progress)
        with draft.open("rb") as file:
            os.fsync(file.fileno())
        draft.rename(path)
        _sync(path.parent)
    except OSError as error:
        raise StoreError(f"{path}: cannot write it: {error.strerror}") from error
    except DATABASE_ERRORS as error:
        raise StoreError(f"cannot back the journal up: {reason(error)}") from error
    finally:
        draft.unlink(missing_ok=True)
        engine.dispose()


def restore(
    path: Path, database: str, migrations: Sequence[Migrations] = (), progress: Progress = quiet
) -> Report:
    """Put a backup into an empty database. Nothing is kept of one whose journal is not whole."""
    rows = _rows_in(path)
    with open_store(database, migrations=migrations) as store:
        return store.write(lambda connection: _restored(connection, rows, progress))


def _restored(connection: Connection, rows: Iterator[Row], progress: Progress) -> Report:
    for table in (schema.entries, schema.receipts):
        if connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one():
            raise StoreError("a backup is put back into an empty database only, and this one has a journal")
    _insert(connection, rows)
    report = check_database(connection, Checker(), progress)
    if report.faults:
        raise StoreError(f"the backup is not whole, and was not put back: {report.faults[0]}")
    return report


# Writing one


def _sync(folder: Path) -> None:
    """The name of a file lasts once its folder is on the disk."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _copy(engine: Engine, path: Path, progress: Progress) -> None:
    target = sqlite3.connect(path)
    try:
        source = engine.raw_connection()
        assert source.driver_connection is not None

        def told(_: int, remaining: int, pages: int) -> None:
            progress(pages - remaining, pages)

        source.driver_connection.backup(target, pages=AT_A_TIME, progress=told, sleep=0.001)
        source.close()
    finally:
        target.close()


def _write_rows(engine: Engine, path: Path, progress: Progress) -> None:
    with engine.connect() as connection, path.open("wb") as file:
        snapshot_of(connection)
        size = connection.execute(sa.select(schema.log.c.size)).scalar_one()
        file.write(canonical(Opening(FORMAT)) + b"\n")
        count = 0
        for count, (table, row) in enumerate(_rows_of(connection), start=1):
            file.write(canonical(Line({name: _plain(value) for name, value in row.items()}, table)) + b"\n")
            if count % AT_A_TIME == 0:
                progress(min(count, size), size)
        file.write(canonical(Closing(count)) + b"\n")
        file.flush()
        progress(size, size)


def _rows_of(connection: Connection) -> Iterator[Row]:
    """The rows of every table, those first that others refer to."""
    for table in _tables(connection):
        rows = connection.execute(sa.select(table), execution_options=STREAMED)
        for row in rows.mappings():
            yield table.name, dict(row)


def _tables(connection: Connection) -> list[sa.Table]:
    there = MetaData()
    there.reflect(connection)
    return [table for table in there.sorted_tables if table.name not in LEFT_BEHIND]


def _plain(value: Any) -> Any:
    if isinstance(value, bytes | memoryview):
        return {"base64": base64.b64encode(value).decode("ascii")}
    if isinstance(value, datetime.datetime):
        return {"moment": value.isoformat()}
    return value


# Reading one


def _rows_in(path: Path) -> Iterator[Row]:
    try:
        with path.open("rb") as file:
            magic = file.read(len(SQLITE_MAGIC))
    except OSError as error:
        raise StoreError(f"{path}: cannot read it: {error.strerror}") from error
    return _rows_of_sqlite(path) if magic == SQLITE_MAGIC else _rows_of_file(path)


def _rows_of_sqlite(path: Path) -> Iterator[Row]:
    engine = open_existing(URL.create("sqlite", database=str(path)).render_as_string())
    try:
        with engine.connect() as connection:
            yield from _rows_of(connection)
    except DATABASE_ERRORS as error:
        raise StoreError(f"{path}: {reason(error)}") from error
    finally:
        engine.dispose()


def _rows_of_file(path: Path) -> Iterator[Row]:
    count, closing = 0, None
    with path.open("rb") as file:
        opening = _decoded(path, file.readline(), Opening)
        if opening.backup != FORMAT:
            raise StoreError(f"{path}: a backup of format {opening.backup}, and this Sabot reads {FORMAT}")
        for line in file:
            if line.startswith(b'{"rows":'):
                closing = _decoded(path, line, Closing)
                break
            count += 1
            decoded = _decoded(path, line, Line)
            yield decoded.table, {name: _whole(value) for name, value in decoded.row.items()}
    if closing is None or closing.rows != count:
        raise StoreError(f"{path}: the backup was cut short")


def _decoded(path: Path, line: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise StoreError(f"{path}: not a backup: {error}") from error


def _whole(value: Any) -> Any:
    match value:
        case {"base64": text}:
            return base64.b64decode(text)
        case {"moment": text}:
            return datetime.datetime.fromisoformat(text)
        case _:
            return value


def _insert(connection: Connection, rows: Iterable[Row]) -> None:
    there = {table.name: table for table in _tables(connection)}
    for name, some in groupby(rows, key=itemgetter(0)):
        if name in LEFT_BEHIND:
            continue
        if name not in there:
            raise StoreError(f"the backup has a table {name}, which this Sabot does not know")
        table, values = there[name], (row for _, row in some)
        if name.endswith("_migrations"):
            _must_be_alike(connection, table, list(values))
            continue
        if name == "log":
            connection.execute(table.delete())
        while batch := list(islice(values, AT_A_TIME)):
            connection.execute(table.insert(), batch)
        _count_on(connection, table)


def _count_on(connection: Connection, table: sa.Table) -> None:
    """On PostgreSQL, a column that numbers its rows goes on after those put back."""
    if connection.dialect.name != "postgresql":
        return
    for column in table.columns:
        if column.identity is not None or "nextval" in str(getattr(column.server_default, "arg", "")):
            newest = sa.select(sa.func.max(column)).scalar_subquery()
            sequence = sa.func.pg_get_serial_sequence(table.name, column.name)
            connection.execute(sa.select(sa.func.setval(sequence, sa.func.coalesce(newest, 1))))


def _must_be_alike(connection: Connection, table: sa.Table, rows: list[dict[str, Any]]) -> None:
    """The tables of the backup have the form that those of the database have."""
    now = [dict(row) for row in connection.execute(sa.select(table)).mappings()]
    if rows != now:
        raise StoreError(f"the backup has {table.name} at {rows}, and this Sabot is at {now}")
