"""Keeps the lists of what no scenario plays yet: rows of irregularities, and clauses the engine decides.

A scenario plays a row by its tag, `@ST-05`, and a clause by naming it, `[12.1.2]`. The lists may only
shrink: `make unplayed` takes out of them what is played now. `--check` fails when something in a list
is played, or when something that is not in one is not.
"""

import csv
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from sabot.rulebook.register import ClauseRow, Register
from sabot.rulebooks import BOOKS, load_register
from sabot.scenario import read_feature
from sabot.scenario.library import Library

ROOT: Final = Path(__file__).resolve().parent.parent
SCENARIOS: Final = ROOT / "tests/scenarios"
ROWS: Final = ROOT / "tests/scenarios_runner/rows/irregularities.csv"
LISTS: Final = ROOT / "tests/scenarios_runner/rows/unplayed"
ELSEWHERE: Final = ("tournament", "promotion")
"""Kinds of clauses that are not about the table: tournaments and promotions have deciders of their own."""


class ToPlay(NamedTuple):
    """A row of irregularities under a book, or a clause of it."""

    kind: str
    name: str


def main() -> int:
    wrong = 0
    for book in BOOKS:
        path = LISTS / f"{book}.csv"
        wanted = list(dict.fromkeys(to_play(book)))
        done = played(book)
        listed = _read(path)
        missing = [one for one in wanted if one not in done]
        if "--check" in sys.argv:
            wrong += _complain(book, missing, listed)
        else:
            may_stay = set(listed) if path.exists() else set(missing)
            _write(path, [one for one in missing if one in may_stay])
            wrong += _complain(book, missing, _read(path))
    return 1 if wrong else 0


def to_play(book: str) -> Iterator[ToPlay]:
    """Every row that this book has a rule for, and every clause that asks something of the engine."""
    with ROWS.open(encoding="utf-8", newline="") as rows:
        yield from (ToPlay("row", row["row"]) for row in csv.DictReader(rows) if row["book"] == book)
    register = load_register(book)
    for clause in register.values():
        if clause.software_duty.startswith("engine:") and not _is_elsewhere(register, clause):
            yield ToPlay("clause", clause.id)


def _is_elsewhere(register: Register, clause: ClauseRow) -> bool:
    """Whether a clause is not about the table, or defines a term of one that is not."""
    defining = register.get(clause.id.partition(' "')[0], clause)
    return clause.kind in ELSEWHERE or defining.kind in ELSEWHERE


def played(book: str) -> set[ToPlay]:
    """What the scenarios in the folder of a book play."""
    found: set[ToPlay] = set()
    for file in sorted((SCENARIOS / book).rglob("*.feature")):
        for scenario in read_feature(file.read_text("utf-8"), file.name, Library(file.parent)).scenarios:
            found |= {ToPlay("row", tag) for tag in scenario.tags}
            found |= {ToPlay("clause", one.address) for one in scenario.clauses if one.document == book}
    return found


def _complain(book: str, missing: Iterable[ToPlay], listed: Iterable[ToPlay]) -> int:
    unknown = [one for one in missing if one not in set(listed)]
    stale = [one for one in listed if one not in set(missing)]
    for one in unknown:
        print(f"no scenario of {book} plays the {one.kind} {one.name}", file=sys.stderr)
    for one in stale:
        print(f"the {one.kind} {one.name} of {book} is played: run make unplayed", file=sys.stderr)
    return len(unknown) + len(stale)


def _read(path: Path) -> list[ToPlay]:
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as lines:
        return [ToPlay(row["kind"], row["name"]) for row in csv.DictReader(lines)]


def _write(path: Path, rows: Iterable[ToPlay]) -> None:
    path.parent.mkdir(exist_ok=True)
    with path.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.writer(lines, lineterminator="\n")
        writer.writerow(ToPlay._fields)
        writer.writerows(rows)


if __name__ == "__main__":
    sys.exit(main())
