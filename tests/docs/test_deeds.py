"""The page of deeds and events lists those that the engine has."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_deeds_and_events_are_listed_with_their_details() -> None:
    command = [sys.executable, "tools/sentences.py", "--check"]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert checked.returncode == 0, checked.stderr


def test_a_deed_and_an_event_stand_there_as_they_are() -> None:
    lines = (ROOT / "docs/DEEDS.md").read_text("utf-8").splitlines()

    assert "| `gives up the reconstruction` | areas |" in lines
    assert "| `coup voided` | number, why |" in lines
