"""`sabot replay`: a table's journal, every event with its clause and a sentence."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import chain
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter
from rich.text import Text

from sabot.cli.journal_source import DEFAULT_DATABASE, Database
from sabot.cli.terminal import QUIET, console, write_json
from sabot.engine.events.base import Event
from sabot.engine.events.dealing import CoupConcluded, CoupOpened
from sabot.engine.events.irregularities.misdealt import CoupReopened
from sabot.rulebook.findings import nearest
from sabot.store import TABLE, Entry, StoreError
from sabot.store.database import open_existing
from sabot.store.planning import NO_HEAD
from sabot.store.reading import journal_ids, read_entries
from sabot.views.sentences import by_whom, sentence

WIDTH: Final = 8
"""Letters that most clauses have room in."""

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


class Replayed(msgspec.Struct, frozen=True):
    """An event as `--json` tells it."""

    version: int
    at: str
    rule: str | None
    said: str
    by: str
    coup: int | None
    book: str
    event: Event


def replay(
    table: str,
    *,
    coup: int | None = None,
    database: Database = DEFAULT_DATABASE,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Tell what happened at TABLE, event by event: when, by which clause, what, and who did it.

    Parameters
    ----------
    table
        The name of the table, such as T1.
    coup
        Only the coup of this number.
    database
        The database, such as sqlite:///sabot.sqlite.
    json
        Answer as JSON.
    """
    told = _told(table, coup, database)
    first = next(told, None)
    if coup is not None and first is None:
        raise StoreError(f"{table} has not dealt a coup {coup}")
    all_told = chain([first] if first is not None else [], told)
    if json:
        write_json(list(all_told))
        return 0
    out, width = console(), WIDTH
    for one in all_told:  # a history may be longer than memory
        width = max(width, len(one.rule or ""))
        line = Text(f"{one.version:>6}  {one.at}  ", style=QUIET)
        line.append(f"{one.rule or '':<{width}}", style="cyan")
        line.append(f"  {one.said}", style="default")
        line.append(f"  {one.by}", style=QUIET)
        out.print(line)
    return 0


def _told(table: str, wanted: int | None, database: str) -> Iterator[Replayed]:
    current: int | None = None
    for entry in _entries(table, database):
        event = entry.event
        if isinstance(event, CoupOpened | CoupReopened):
            current = event.number
        if wanted is None or current == wanted:
            yield _replayed(entry, current)
        if isinstance(event, CoupConcluded):
            current = None


def _entries(table: str, database: str) -> Iterator[Entry[Event]]:
    engine = open_existing(database)
    try:
        with engine.connect() as connection:
            journal = TABLE.journal(table)
            known = journal_ids(connection)
            if journal.id not in known:
                tables = [name.removeprefix("table/") for name in known if name.startswith("table/")]
                near = nearest(table, tables)
                raise StoreError(f"there is no table {table}" + (f"; did you mean {near}?" if near else ""))
            yield from read_entries(connection, journal, *NO_HEAD)
    finally:
        engine.dispose()


def _replayed(entry: Entry[Event], coup: int | None) -> Replayed:
    event = entry.event
    at = (EPOCH + timedelta(milliseconds=event.at)).isoformat(sep=" ", timespec="milliseconds")
    moment = at.removesuffix("+00:00")
    return Replayed(
        entry.version, moment, event.rule, sentence(event), by_whom(event), coup, entry.book.id, event
    )
