"""A disk that fails at each write in turn: see `tests.store.faults`."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.conftest import LEFT_OUT, TOLD
from tests.store.faults import SCENARIOS, UNREACHABLE


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nothing_acknowledged_is_lost_when_the_disk_fails_at_any_write(
    scenario: str, record_property: Callable[[str, object], None]
) -> None:
    command = [sys.executable, "-c", f"from tests.store.faults import run; print(run({scenario!r}))"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode == UNREACHABLE:
        pytest.skip(f"{LEFT_OUT}{ran.stderr.strip()}")
    assert ran.returncode == 0, ran.stderr
    record_property(TOLD, ran.stdout.strip())
