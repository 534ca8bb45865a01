"""Writes into the register of clauses which tests and scenarios prove each clause.

A test says what it proves with ``@pytest.mark.clauses("star-baccarat", "9.4")``, a scenario with
``[9.4]`` at the end of a step. This gathers them, so that the register is never edited by hand for
it: `make register` writes it, and `--check` fails when it is not what would be written.

A clause with a proof has the status that its duty on the software calls for: `played` by the
engine, `recorded` by the service, `shown` on a page or sign, `prompted` where a person acts. One
without is `text` when nothing but finding it is asked, and `planned` otherwise.
"""

import csv
import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from difflib import get_close_matches
from io import StringIO
from pathlib import Path
from typing import Final

import pytest

from sabot.rulebook.register import COLUMNS
from sabot.rulebooks import BOOKS, SHEETS
from sabot.scenario import proofs

ROOT: Final = Path(__file__).resolve().parent.parent
REGISTERS: Final = ROOT / "src/sabot/rulebooks/clauses"
TESTS: Final = ROOT / "tests"

STATUS_OF_DUTY: Final = {
    "engine": "played",
    "server": "recorded",
    "display": "shown",
    "procedure": "prompted",
    "legal": "shown",
}

Proofs = dict[tuple[str, str], list[str]]


def main() -> int:
    found = gathered()
    stale: list[Path] = []
    unknown = set(found)
    for book in (*BOOKS, *SHEETS):
        path = REGISTERS / f"{book.replace('-', '_')}.csv"
        before = path.read_text("utf-8")
        after = rewritten(before, book, found)
        unknown -= {(book, row["id"]) for row in csv.DictReader(StringIO(before))}
        if before != after:
            stale.append(path)
            if "--check" not in sys.argv:
                path.write_text(after, "utf-8")
    for book, clause in sorted(unknown):
        where = ", ".join(found[book, clause])
        print(f"{where}: {book} has no clause {clause!r}{_hint(book, clause)}", file=sys.stderr)
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not up to date: run make register", file=sys.stderr)
        return 1 if stale or unknown else 0
    return 1 if unknown else 0


def gathered() -> Proofs:
    """What every test and every scenario says it proves."""
    found: Proofs = {}
    for book, clause, name in citations_in_tests():
        found.setdefault((book, clause), []).append(name)
    for (book, clause), names in proofs([TESTS / "scenarios"], relative_to=TESTS).items():
        found.setdefault((book, clause), []).extend(names)
    return {key: sorted(set(names)) for key, names in found.items()}


class Collected:
    """A pytest plugin that keeps what every collected test says it proves."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str, str]] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            name = getattr(item, "originalname", item.name)
            file = item.path.relative_to(TESTS).as_posix()
            for mark in item.iter_markers("clauses"):
                book, *clauses = mark.args
                self.found += [(book, clause, f"{file}: {name}") for clause in clauses]


def citations_in_tests() -> list[tuple[str, str, str]]:
    """Book, clause and test, for every mark of every test; collecting runs none of them."""
    collected = Collected()
    citing = [str(path) for path in sorted(TESTS.rglob("test_*.py")) if "clauses(" in path.read_text("utf-8")]
    with redirect_stdout(StringIO()):
        status = pytest.main(
            ["--collect-only", "-q", "--assert=plain", "-p", "no:cacheprovider", *citing], [collected]
        )
    if status != pytest.ExitCode.OK:
        raise SystemExit("the tests cannot be collected: run pytest --collect-only to see why")
    return collected.found


def rewritten(text: str, book: str, found: Mapping[tuple[str, str], list[str]]) -> str:
    """The register with the proofs that were found, and the status that follows from them."""
    out = StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    for row in csv.DictReader(StringIO(text)):
        proved_by = found.get((book, row["id"]), [])
        duty = row["software_duty"].partition(":")[0]
        unproved = "text" if duty == "legal" else "planned"
        status = STATUS_OF_DUTY[duty] if proved_by else unproved
        writer.writerow({**row, "status": status, "proof": "; ".join(proved_by)})
    return out.getvalue()


def _hint(book: str, clause: str) -> str:
    path = REGISTERS / f"{book.replace('-', '_')}.csv"
    if not path.exists():
        return ""
    known = [row["id"] for row in csv.DictReader(path.open(encoding="utf-8", newline=""))]
    near = get_close_matches(clause, known, n=1)
    return f"; did you mean {near[0]!r}?" if near else ""


if __name__ == "__main__":
    sys.exit(main())
