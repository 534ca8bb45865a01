"""The exported journal: a file of lines that anyone can check, as docs/PROOF.md says.

The first line names the log, then come the entries in the order of their commits, each checkpoint
after the last entry that it covers, and at the end a line that says how much there was.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabot.store import schema
from sabot.store.checking import Checker, Report
from sabot.store.database import STREAMED, snapshot_of
from sabot.store.encoding import canonical
from sabot.store.errors import StoreError
from sabot.store.merkle import Frontier, leaf_hash

FORMAT: Final = 1
AT_A_TIME: Final = 1_000

Progress = Callable[[int, int], None]
"""Is told now and then how far work has come, and how far it has to go."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    journal_export: int = msgspec.field(name="journal-export")
    log: str


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the last line holds: how many entries and checkpoints there were, and the root over all."""

    checkpoints: int
    entries: int
    root: str


class Footer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line."""

    end: Ending


def quiet(_done: int, _all: int) -> None:
    """Progress that nobody asked for."""


def lines_of(connection: Connection, most: int | None = None) -> Iterator[tuple[bool, bytes]]:
    """Every entry, or the first `most`, and (marked True) each checkpoint after the last that it covers."""
    entry, kept = schema.entries.c, schema.checkpoints.c
    select = sa.select(entry.line).order_by(entry.position)
    signed = sa.select(kept.size, kept.line).order_by(kept.size.desc())
    if most is not None:
        select, signed = select.where(entry.position < most), signed.where(kept.size <= most)
    waiting = list(connection.execute(signed))
    rows = connection.execute(select, execution_options=STREAMED)
    for size, (line,) in enumerate(rows):
        while waiting and waiting[-1].size <= size:
            yield True, waiting.pop().line
        yield False, line
    while waiting:
        yield True, waiting.pop().line


def export(connection: Connection, file: BinaryIO, progress: Progress = quiet) -> Ending:
    """Write the whole journal, as it is at one moment, to a file."""
    snapshot_of(connection)
    last = b""
    for line in exported(connection, None, progress):
        file.write(line)
        last = line
    return msgspec.json.decode(last, type=Footer).end


def exported(connection: Connection, most: int | None, progress: Progress = quiet) -> Iterator[bytes]:
    """The lines of an export of the first `most` entries, or of all, as the connection sees them."""
    name, size = connection.execute(sa.select(schema.log.c.name, schema.log.c.size)).one()
    yield canonical(Header(FORMAT, name)) + b"\n"
    frontier, checkpoints = Frontier(), 0
    for is_checkpoint, line in lines_of(connection, most):
        yield line + b"\n"
        if is_checkpoint:
            checkpoints += 1
            continue
        frontier.add(leaf_hash(line))
        if frontier.size % AT_A_TIME == 0:
            progress(frontier.size, size)
    ending = Ending(checkpoints, frontier.size, frontier.root().hex())
    yield canonical(Footer(ending)) + b"\n"
    progress(size, size)


def check_file(path: Path, checker: Checker, progress: Progress = quiet) -> Report:
    """Check an exported journal."""
    with _opened(path) as file:
        return _check_lines(file, path.stat().st_size, checker, progress)


@contextmanager
def _opened(path: Path) -> Iterator[BinaryIO]:
    try:
        with path.open("rb") as file:
            yield file
    except OSError as error:
        raise StoreError(f"{path}: cannot read it: {error.strerror}") from error


def _check_lines(file: BinaryIO, length: int, checker: Checker, progress: Progress) -> Report:
    first = file.readline().rstrip(b"\n")
    try:
        header = msgspec.json.decode(first, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        checker.fault("line 1", "not the first line of an exported journal")
        return checker.end()
    if header.journal_export != FORMAT:
        raise StoreError(f"the file has format {header.journal_export}, and this Sabot reads {FORMAT}")
    checker.log(header.log)
    checkpoints, read, ending = 0, len(first) + 1, None
    for number, line in enumerate(file, start=2):
        if ending is not None:
            checker.fault(f"line {number}", "it stands after the end")
            break
        read += len(line)
        ending = _ending(line)
        if ending is None:
            is_checkpoint = line.startswith(b'{"checkpoint":')
            checkpoints += is_checkpoint
            (checker.checkpoint if is_checkpoint else checker.entry)(line.rstrip(b"\n"))
        if number % AT_A_TIME == 0:
            progress(read, length)
        if checker.full:
            break
    progress(length, length)
    return _at_the_end(checker, ending, checkpoints)


def _ending(line: bytes) -> Ending | None:
    if not line.startswith(b'{"end":'):
        return None
    try:
        return msgspec.json.decode(line, type=Footer).end
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _at_the_end(checker: Checker, ending: Ending | None, checkpoints: int) -> Report:
    if ending is None:
        if not checker.full:
            checker.fault("the end", "the file was cut short: its last line is missing")
        return checker.end()
    if ending.checkpoints != checkpoints:
        checker.fault(
            "the end", f"{ending.checkpoints} checkpoints were written, and {checkpoints} are there"
        )
    return checker.end(entries=ending.entries, root=ending.root)
