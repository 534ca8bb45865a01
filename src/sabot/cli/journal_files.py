"""`sabot export`, `sabot backup` and `sabot restore`: the journal in a file, while the floor runs."""

import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Literal

from cyclopts import Parameter

from sabot.cli.journal_source import DEFAULT_DATABASE, Database, shown
from sabot.floor.exports import FORMATS, ExportError
from sabot.floor.exports import export as write_rows
from sabot.floor.service.floor import MIGRATIONS
from sabot.store import StoreError
from sabot.store import backup as backups
from sabot.store.database import open_existing
from sabot.store.files import export as write_journal

What = Literal["coups", "wagers", "results", "journal"]
Format = Literal["csv", "jsonl", "parquet"]


def export(
    file: Path | None = None,
    *,
    what: What | None = None,
    format: Format | None = None,
    table: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    since: Annotated[datetime | None, Parameter(name="--from", negative="")] = None,
    until: Annotated[datetime | None, Parameter(name="--to", negative="")] = None,
    database: Database = DEFAULT_DATABASE,
) -> int:
    """Write the whole journal as lines that anyone can check, or coups, wagers, results or events as rows.

    Without --what it is the journal to be checked, which docs/PROOF.md describes; with it, a table of
    rows for other programs, whose columns docs/EXPORTS.md lists.

    Parameters
    ----------
    file
        Where to write it; it must not exist. Standard output when it is left out.
    what
        What the rows are.
    format
        How they are written; by the end of the file's name, or CSV, unless given.
    table
        Only this table; may be given again.
    since
        Only from this moment on, such as 2026-07-01 or 2026-07-01T18:00:00; UTC.
    until
        Only before this moment.
    database
        The database, such as sqlite:///sabot.sqlite.
    """
    if what is None:
        if format is not None or table or since is not None or until is not None:
            raise ExportError("say what is wanted with --what: coups, wagers, results or journal")
        _written(file, lambda out: _checkable(database, out))
        return 0
    written_as = format or _by_name(file)
    if file is None and written_as == "parquet" and sys.stdout.isatty():
        raise ExportError("Parquet is not for a terminal: name a file")
    asked = {"tables": table, "since": _moment(since), "until": _moment(until)}
    _written(file, lambda out: _rows(database, out, what, written_as, asked))
    return 0


def _by_name(file: Path | None) -> str:
    ending = file.suffix.removeprefix(".").lower() if file is not None else ""
    return ending if ending in FORMATS else "csv"


def _moment(at: datetime | None) -> int | None:
    if at is None:
        return None
    known = at if at.tzinfo is not None else at.replace(tzinfo=UTC)
    return int(known.timestamp() * 1_000)


def _written(file: Path | None, write: Callable[[BinaryIO], None]) -> None:
    """Write a file that is whole, or not there; or standard output."""
    if file is None:
        write(sys.stdout.buffer)
        return
    if file.exists():
        raise StoreError(f"{file}: cannot write it: it exists already")
    draft = file.with_name(f"{file.name}.part")
    try:
        with draft.open("wb") as opened:
            write(opened)
        draft.rename(file)
    except OSError as error:
        raise StoreError(f"{file}: cannot write it: {error.strerror}") from error
    finally:
        draft.unlink(missing_ok=True)


def _checkable(database: str, file: BinaryIO) -> None:
    engine = open_existing(database)
    try:
        with shown("exporting the journal") as progress, engine.connect() as connection:
            write_journal(connection, file, progress)
    finally:
        engine.dispose()


def _rows(database: str, file: BinaryIO, what: str, written_as: str, asked: dict[str, Any]) -> None:
    engine = open_existing(database)
    try:
        with engine.connect() as connection:
            file.writelines(write_rows(connection, what, written_as, **asked))
    finally:
        engine.dispose()


def backup(file: Path, *, database: Database = DEFAULT_DATABASE) -> int:
    """Write everything that is in the database to FILE, while the floor runs.

    Parameters
    ----------
    file
        Where to write it; it must not exist.
    database
        The database, such as sqlite:///sabot.sqlite.
    """
    with shown("backing up") as progress:
        backups.backup(database, file, progress)
    print(f"Backed up to {file}.")
    return 0


def restore(file: Path, *, database: Database = DEFAULT_DATABASE) -> int:
    """Put the backup in FILE into an empty database, once its journal is found to be whole.

    Parameters
    ----------
    file
        What `sabot backup` wrote.
    database
        Where to put it, such as sqlite:///restored.sqlite; it must be empty.
    """
    with shown("restoring") as progress:
        report = backups.restore(file, database, (MIGRATIONS,), progress)
    print(f"Restored {report.entries:,} entries of {report.journals:,} journals, all as they were written.")
    return 0
