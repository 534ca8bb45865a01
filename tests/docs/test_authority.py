"""The page of who may do what is printed from the rule books as they are."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_of_authority_is_what_the_rule_books_say() -> None:
    command = [sys.executable, "tools/authority.py", "--check"]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert checked.returncode == 0, checked.stderr


def test_a_person_reads_there_who_changes_the_limits_and_who_approves_a_burn() -> None:
    """Star 6.7 and Crown 7.5; Star 4.7.2 and 4.7.3, printed by hand from the documents."""
    lines = (ROOT / "docs/AUTHORITY.md").read_text("utf-8").splitlines()

    assert "| change the limits | Casino Supervisor | nobody | 6.7 | while the table is open |" in lines
    assert "| change the limits | Area Manager | nobody | 7.5 | while the table is open |" in lines
    burn = next(line for line in lines if line.startswith("| burn cards |"))
    assert "Casino Supervisor for the methods that name somebody (4.7.2, 4.7.3)" in burn
