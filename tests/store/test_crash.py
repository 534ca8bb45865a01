"""A floor killed at random moments, hundreds of times: see `tests.store.crash`."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.conftest import LEFT_OUT, TOLD
from tests.store.postgresql import Unavailable, binaries

KILLS = {"sqlite": 300, "postgresql": 30}


@pytest.mark.parametrize("kind", KILLS)
def test_nothing_acknowledged_is_lost_and_nothing_done_twice_when_a_floor_is_killed(
    kind: str, record_property: Callable[[str, object], None]
) -> None:
    if kind == "postgresql":
        try:
            binaries()
        except Unavailable as why:
            pytest.skip(f"{LEFT_OUT}{why}")
    command = [sys.executable, "-m", "tests.store.crash", kind, str(KILLS[kind])]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert f": {KILLS[kind]} kills of the floor" in ran.stdout
    record_property(TOLD, ran.stdout.strip())
