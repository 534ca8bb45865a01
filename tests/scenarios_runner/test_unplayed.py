"""Every row of irregularities and every clause of the engine has a scenario, or is on a list that shrinks."""

import csv
import subprocess
import sys
from pathlib import Path

from sabot.rulebooks import BOOKS

ROOT = Path(__file__).resolve().parents[2]


def test_what_no_scenario_plays_is_what_the_lists_say() -> None:
    command = [sys.executable, "tools/unplayed.py", "--check"]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert checked.returncode == 0, checked.stderr


def test_every_row_has_its_book_and_its_clauses() -> None:
    with (ROOT / "tests/scenarios_runner/rows/irregularities.csv").open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))

    assert {row["book"] for row in rows} == set(BOOKS)
    assert all(row["clauses"] for row in rows)
    assert len({(row["row"], row["book"]) for row in rows}) == len(rows)
