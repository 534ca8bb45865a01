"""The README and the pages on simulation and rule books are run: their Python and their console lines."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
SIMULATION = (ROOT / "docs" / "SIMULATION.md").read_text("utf-8")
RULEBOOKS = (ROOT / "docs" / "RULEBOOKS.md").read_text("utf-8")

ONCE_A_MACHINE = "sabot: compiling, once\n"
"""Said beside the answer by the first command that needs machine code, whichever it is."""


def blocks(language: str, page: str = README) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page, re.MULTILINE | re.DOTALL)


def steps(block: str) -> list[tuple[str, str]]:
    """The commands of a console block, each with the output printed under it."""
    parts = re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
    return [(command, output) for command, _, output in (part.partition("\n") for part in parts)]


CONSOLE = [
    step
    for page in (README, SIMULATION, RULEBOOKS)
    for block in blocks("console", page)
    for step in steps(block)
]


def test_there_is_something_to_run() -> None:
    assert len(CONSOLE) >= 5
    assert blocks("python")


@pytest.mark.parametrize(("command", "printed"), CONSOLE, ids=[command[:60] for command, _ in CONSOLE])
def test_a_command_prints_what_the_page_says(command: str, printed: str, tmp_path: Path) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    launcher = tools / "sabot"
    launcher.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "from sabot.cli import main; main()" "$@"\n')
    launcher.chmod(0o755)
    shell = shutil.which("sh")
    assert shell is not None
    environment = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"}
    ran = subprocess.run(
        [shell, "-c", command], capture_output=True, text=True, env=environment, cwd=ROOT, check=False
    )
    assert ran.stdout + ran.stderr.replace(ONCE_A_MACHINE, "") == printed


@pytest.mark.parametrize("source", blocks("python"))
def test_the_python_of_the_readme_runs(source: str) -> None:
    exec(compile(source, "README.md", "exec"), {})
