"""The page of routes lists those that there are, and for whom each is."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_of_routes_is_what_the_routes_say() -> None:
    command = [sys.executable, "tools/routes.py", "--check"]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert checked.returncode == 0, checked.stderr


def test_an_integrator_reads_there_for_whom_a_route_is() -> None:
    lines = (ROOT / "docs/ROUTES.md").read_text("utf-8").splitlines()

    assert "| `GET /api/v1/keys` | administrators | The keys of devices that are in force. |" in lines
    assert any(line.startswith("| `POST /api/v1/tables/{table}/reads` | scanning shoes |") for line in lines)
    assert any(line.startswith("| `GET /api/v1/tables` | anybody |") for line in lines)
