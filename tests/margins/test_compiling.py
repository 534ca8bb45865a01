"""Machine code is made once, kept on the disk, and made again when anything it was made of changes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

INNER = """
from sabot.margins.exact.compiling import compiled

@compiled
def inner(number):
    return number + {more}
"""

OUTER = """
from kernels.inside.inner import inner
from sabot.margins.exact.compiling import compiled

@compiled
def outer(number):
    return 10 * inner(number)
"""

CALL = """
from sabot.margins.exact.compiling import telling_of_compilation
from kernels.inside.outer import outer

with telling_of_compilation(lambda: print("compiling", end=" ")):
    print(outer(1))
"""


@pytest.fixture
def kernels(tmp_path: Path) -> Path:
    """Two functions in two files, one compiled into the other."""
    folder = tmp_path / "kernels" / "inside"
    folder.mkdir(parents=True)
    (folder / "outer.py").write_text(OUTER)
    (folder / "inner.py").write_text(INNER.format(more=1))
    return folder


def called(kernels: Path) -> str:
    root = kernels.parent.parent
    kept = str(root / "kept")
    environment = {**os.environ, "PYTHONPATH": str(root), "NUMBA_CACHE_DIR": kept, "XDG_CACHE_HOME": kept}
    ran = subprocess.run(
        [sys.executable, "-c", CALL], capture_output=True, text=True, check=True, env=environment
    )
    return ran.stdout.strip()


def test_it_is_compiled_once_and_then_comes_from_the_disk(kernels: Path) -> None:
    assert [called(kernels), called(kernels)] == ["compiling 20", "20"]


def test_a_change_in_a_file_that_another_was_made_of_is_noticed(kernels: Path) -> None:
    assert called(kernels) == "compiling 20"
    (kernels / "inner.py").write_text(INNER.format(more=20))
    assert called(kernels) == "compiling 210"


def test_where_no_folder_can_be_written_to_it_is_compiled_each_time(kernels: Path) -> None:
    for folder in (kernels.parent.parent / "kept", kernels / "__pycache__"):
        folder.write_text("a file, so that there can be no folder of that name")
    assert [called(kernels), called(kernels)] == ["compiling 20", "compiling 20"]
