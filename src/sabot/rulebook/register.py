"""The register of clauses: every clause of a document, our summary of it, and what proves it."""

import csv
from collections.abc import Iterator, Mapping
from typing import Final, Literal, get_args

import msgspec

from sabot import SabotError

Status = Literal["played", "recorded", "shown", "prompted", "text", "planned"]
STATUSES: Final[tuple[Status, ...]] = get_args(Status)
COLUMNS: Final = ("id", "kind", "summary", "software_duty", "status", "proof")


class RegisterError(SabotError):
    """A register of clauses that cannot be read."""


class ClauseRow(msgspec.Struct, frozen=True):
    """One clause: what it is about, what it asks of software, and how far that is done."""

    id: str
    kind: str
    summary: str
    software_duty: str
    status: Status
    proof: tuple[str, ...]


class Register(Mapping[str, ClauseRow]):
    """The clauses of one document, in its own order."""

    def __init__(self, name: str, rows: tuple[ClauseRow, ...]) -> None:
        self.name = name
        self._rows = {row.id: row for row in rows}

    def __getitem__(self, clause: str) -> ClauseRow:
        return self._rows[clause]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)


def parse_register(text: str, name: str) -> Register:
    """Read the CSV of a register; `name` is what it is called in messages."""
    reader = csv.DictReader(text.splitlines())
    if tuple(reader.fieldnames or ()) != COLUMNS:
        raise RegisterError(f"{name}: the columns are {', '.join(COLUMNS)}, in this order")
    rows: list[ClauseRow] = []
    seen: set[str] = set()
    for raw in _read(reader, name):
        where = f"{name}: line {reader.line_num}"
        if None in raw or None in raw.values():
            raise RegisterError(f"{where}: there must be {len(COLUMNS)} columns")
        if raw["id"] in seen:
            raise RegisterError(f"{where}: clause {raw['id']} is listed twice")
        seen.add(raw["id"])
        rows.append(_row(raw, where))
    return Register(name, tuple(rows))


def _read(reader: "csv.DictReader[str]", name: str) -> Iterator[dict[str, str]]:
    try:
        yield from reader
    except csv.Error as error:
        raise RegisterError(f"{name}: line {reader.line_num}: not CSV: {error}") from error


def _row(raw: Mapping[str, str], where: str) -> ClauseRow:
    status = next((word for word in STATUSES if word == raw["status"]), None)
    if status is None:
        raise RegisterError(f"{where}: status {raw['status']!r} is none of {', '.join(STATUSES)}")
    proof = tuple(part.strip() for part in raw["proof"].split(";") if part.strip())
    return ClauseRow(
        id=raw["id"],
        kind=raw["kind"],
        summary=raw["summary"],
        software_duty=raw["software_duty"],
        status=status,
        proof=proof,
    )
