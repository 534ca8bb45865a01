"""`sabot rules`: a rule book by clause, what it asks of software, and what proves it."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import App, Parameter
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from sabot import SabotError
from sabot.cli.terminal import QUIET, console, print_columns, write_json
from sabot.rulebook.document import Reading
from sabot.rulebook.findings import nearest
from sabot.rulebook.places import is_under
from sabot.rulebook.register import STATUSES, ClauseRow, Register
from sabot.rulebooks import (
    BOOKS,
    SHEETS,
    is_file,
    load_book,
    load_register,
    read_book_file,
    read_register_file,
)

app: Final = App(
    name="rules",
    help="Read a rule book by clause, and what proves each clause.",
    help_format="plaintext",
)

Json = Annotated[bool, Parameter(negative="")]


class UnknownClauseError(SabotError):
    """A clause that the document does not have."""


class Coverage(msgspec.Struct):
    """How many clauses of a kind stand at each status."""

    book: str
    kind: str
    counts: dict[str, int]


@app.default
def rules(book: str, clause: str | None = None, *, json: Json = False) -> int:
    """Show the clauses of BOOK, or one CLAUSE with its readings and its proof.

    Parameters
    ----------
    book
        star-baccarat, crown-baccarat, star-premium-baccarat, star-three-card-baccarat, the
        players' sheet star-how-to-play-baccarat, or a file of your own, such as ./nevada.toml.
    clause
        The address of a clause, such as 11.2.2, or the beginning of several, such as 12.
    json
        Answer as JSON.
    """
    register = read_register_file(Path(book)) if is_file(book) else load_register(book)
    chosen = list(register.values()) if clause is None else _found(register, book, clause)
    if json:
        write_json(chosen)
    elif clause is not None and clause in register:
        _show_one(book, register[clause])
        if len(chosen) > 1:
            console().print()
            _show_many(chosen[1:])
    else:
        _show_many(chosen)
    return 0


@app.command
def coverage(*, json: Json = False) -> int:
    """Count the clauses of each book by kind and by status.

    Parameters
    ----------
    json
        Answer as JSON.
    """
    counted = [row for book in (*BOOKS, *SHEETS) for row in _coverage(book)]
    if json:
        write_json(counted)
        return 0
    for book in (*BOOKS, *SHEETS):
        table = Table(title=book, title_justify="left", title_style="bold", box=None, pad_edge=False)
        table.add_column("Kind")
        for status in STATUSES:
            table.add_column(status, justify="right")
        table.add_column("all", justify="right")
        rows = [row for row in counted if row.book == book]
        for row in rows:
            table.add_row(row.kind, *_numbers(Counter(row.counts)))
        total: Counter[str] = Counter()
        for row in rows:
            total.update(row.counts)
        table.add_section()
        table.add_row("all", *_numbers(total), style="bold")
        console().print(table)
        console().print()
    return 0


def _numbers(counts: Counter[str]) -> list[str]:
    return [str(counts[status] or "") for status in STATUSES] + [str(counts.total())]


def _coverage(book: str) -> list[Coverage]:
    kinds: dict[str, Counter[str]] = {}
    for row in load_register(book).values():
        kinds.setdefault(row.kind, Counter())[row.status] += 1
    return [Coverage(book, kind, dict(counts)) for kind, counts in kinds.items()]


def _found(register: Register, book: str, clause: str) -> list[ClauseRow]:
    """The clause itself first, then those under it."""
    exact = [register[clause]] if clause in register else []
    under = [row for row in register.values() if row.id != clause and is_under(row.id, clause)]
    if not exact and not under:
        hint = nearest(clause, register)
        suggestion = f"; did you mean {hint!r}?" if hint else ""
        raise UnknownClauseError(f"{book} has no clause {clause!r}{suggestion}")
    return [*exact, *under]


def _show_one(book: str, row: ClauseRow) -> None:
    out = console()
    out.print(f"[bold]{escape(row.id)}[/]  {escape(row.summary)}")
    out.print(f"[{QUIET}]{row.kind}[/]  asks of software: {escape(row.software_duty)}")
    out.print(f"[{QUIET}]status[/]  {row.status}")
    for proof in row.proof:
        out.print(f"[{QUIET}]proved by[/]  {escape(proof)}")
    for reading in _readings(book):
        if row.id in reading.rules:
            out.print(f"[{QUIET}]reading {reading.id}[/]  {escape(reading.printed)}")
            out.print(f"  read as: {escape(reading.read_as)}")
            out.print(f"  because: {escape(reading.reason)}")
            if reading.configurable:
                out.print("  an operator may have it read otherwise, in the rule book")


def _readings(book: str) -> tuple[Reading, ...]:
    if is_file(book):
        return read_book_file(Path(book)).readings
    return load_book(book).readings if book in BOOKS else ()


def _show_many(rows: list[ClauseRow]) -> None:
    print_columns(
        console(), [(Text(row.id, "bold"), Text(row.status, QUIET), Text(row.summary)) for row in rows]
    )
