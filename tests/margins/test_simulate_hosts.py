"""Hosts with fewer vector instructions, or none of note, deal the same shoes."""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from sabot.margins.simulate import WorkUnit, plain, run_unit
from sabot.rulebooks import open_game

GAME = "crown-baccarat/traditional"
DEAL = """
import json
from numba import config
from sabot.margins.simulate import WorkUnit, plain, run_unit
from sabot.rulebooks import open_game
game = plain(open_game({game!r}), "shoe")
tally = run_unit(WorkUnit(game=game, seed=5, first=0, shoes=333))
print(json.dumps([config.CPU_NAME, tally.certain.tolist(), tally.later.tolist()]))
"""


@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="names processors of another kind")
@pytest.mark.parametrize("cpu", ["x86-64-v3", "x86-64"])
def test_a_host_without_avx_512_and_one_without_avx_deal_the_same_shoes(cpu: str, tmp_path: Path) -> None:
    """Numba is told what the processor is, and makes code for no more than that: AVX2, or SSE2 alone."""
    environment = {**os.environ, "NUMBA_CPU_NAME": cpu, "NUMBA_CACHE_DIR": str(tmp_path)}
    ran = subprocess.run(
        [sys.executable, "-c", DEAL.format(game=GAME)], capture_output=True, check=True, env=environment
    )
    told, certain, later = json.loads(ran.stdout)
    tally = run_unit(WorkUnit(game=plain(open_game(GAME), "shoe"), seed=5, first=0, shoes=333))
    assert told == cpu
    assert certain == tally.certain.tolist()
    assert later == tally.later.tolist()
