"""`sabot export`, `sabot backup` and `sabot restore`: the journal in a file, while the floor runs."""

import sys
from pathlib import Path
from typing import BinaryIO

from sabot.cli.journal_source import DEFAULT_DATABASE, Database, shown
from sabot.store import StoreError
from sabot.store import backup as backups
from sabot.store.database import open_existing
from sabot.store.files import export as write_journal


def export(file: Path | None = None, *, database: Database = DEFAULT_DATABASE) -> int:
    """Write the whole journal as lines of JSON that anyone can check; docs/JOURNAL.md describes them.

    Parameters
    ----------
    file
        Where to write it; standard output when it is left out.
    database
        The database, such as sqlite:///sabot.sqlite.
    """
    if file is None:
        _export(database, sys.stdout.buffer)
        return 0
    try:
        with file.open("xb") as opened:
            _export(database, opened)
    except OSError as error:
        raise StoreError(f"{file}: cannot write it: {error.strerror}") from error
    return 0


def _export(database: str, file: BinaryIO) -> None:
    engine = open_existing(database)
    try:
        with shown("exporting the journal") as progress, engine.connect() as connection:
            write_journal(connection, file, progress)
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
        report = backups.restore(file, database, progress=progress)
    print(f"Restored {report.entries:,} entries of {report.journals:,} journals, all as they were written.")
    return 0
