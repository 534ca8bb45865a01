"""Rows as bytes, some at a time: CSV, JSON Lines, Parquet."""

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from itertools import islice
from typing import Any, Final, Literal, get_args

import msgspec
from sqlalchemy import Connection

from sabot.floor.exports.rows import ExportError, Kind, Row, named, rows

Format = Literal["csv", "jsonl", "parquet"]
FORMATS: Final[tuple[Format, ...]] = get_args(Format)
AT_A_TIME: Final = 2_000
"""Rows of a piece of text."""
IN_A_GROUP: Final = 20_000
"""Rows of a group of a Parquet file, which must be in memory together."""
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)

FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""What a spreadsheet takes for a formula where a text begins with it; the last four are wide ones."""

Columns = dict[str, Kind]


def export(
    connection: Connection,
    what: str,
    format_: str,
    *,
    tables: Sequence[str] = (),
    since: int | None = None,
    until: int | None = None,
) -> Iterator[bytes]:
    """An export, piece by piece. Raises `ExportError` before the first piece, or never."""
    writing = _WRITING.get(format_)
    if writing is None:
        raise ExportError(f"there is no format {format_!r}: there are {', '.join(FORMATS)}")
    found = rows(connection, what, tables=tables, since=since, until=until)
    first = list(islice(found, 1))  # a table that is not there is told now
    return writing(named(what).columns, _chained(first, found))


def _chained(first: list[Row], rest: Iterator[Row]) -> Iterator[Row]:
    yield from first
    yield from rest


def _pieces(found: Iterator[Row], size: int) -> Iterator[list[Row]]:
    while piece := list(islice(found, size)):
        yield piece


def _moment(milliseconds: int) -> str:
    """A moment as ISO 8601 writes it, in UTC, to the millisecond."""
    at = EPOCH + timedelta(milliseconds=milliseconds)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _told(columns: Columns, row: Row) -> list[Any]:
    """A row in which moments can be read."""
    return [
        _moment(value) if kind == "moment" and value is not None else value
        for kind, value in zip(columns.values(), row, strict=True)
    ]


def _csv(columns: Columns, found: Iterator[Row]) -> Iterator[bytes]:
    """With a line of names first. What begins like a formula gets an apostrophe, so that none is ever run."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(columns)
    for piece in _pieces(found, AT_A_TIME):
        writer.writerows([_harmless(value) for value in _told(columns, row)] for row in piece)
        yield text.getvalue().encode()
        text.seek(0)
        text.truncate()
    if text.tell():
        yield text.getvalue().encode()


def _harmless(value: Any) -> Any:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value


def _jsonl(columns: Columns, found: Iterator[Row]) -> Iterator[bytes]:
    encoder = msgspec.json.Encoder()
    for piece in _pieces(found, AT_A_TIME):
        objects = (dict(zip(columns, _told(columns, row), strict=True)) for row in piece)
        yield b"".join(encoder.encode(one) + b"\n" for one in objects)


class _Sink(io.RawIOBase):
    """A file that is taken away as it is written."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self._written = 0

    def writable(self) -> bool:
        return True

    def write(self, piece: Any) -> int:
        taken = bytes(piece)
        self._pieces.append(taken)
        self._written += len(taken)
        return len(taken)

    def tell(self) -> int:
        return self._written

    def take(self) -> bytes:
        taken, self._pieces = b"".join(self._pieces), []
        return taken


def _parquet(columns: Columns, found: Iterator[Row]) -> Iterator[bytes]:
    import pyarrow as pa  # noqa: PLC0415 - slow to import, and seldom needed
    import pyarrow.parquet as pq  # noqa: PLC0415

    kinds = {"text": pa.string(), "whole": pa.int64(), "moment": pa.timestamp("ms", tz="UTC")}
    schema = pa.schema([(name, kinds[kind]) for name, kind in columns.items()])
    sink = _Sink()
    with pq.ParquetWriter(sink, schema, compression="zstd") as writer:
        for piece in _pieces(found, IN_A_GROUP):
            arrays = [
                pa.array(values, type=field.type)
                for values, field in zip(zip(*piece, strict=True), schema, strict=True)
            ]
            writer.write_table(pa.Table.from_arrays(arrays, schema=schema))
            yield sink.take()
    yield sink.take()


_WRITING: Final[dict[str, Callable[[Columns, Iterator[Row]], Iterator[bytes]]]] = {
    "csv": _csv,
    "jsonl": _jsonl,
    "parquet": _parquet,
}
