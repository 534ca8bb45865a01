"""A state rebuilt from its events equals the live one at every step, elsewhere too."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from sabot.engine.evolve import evolve
from tests.model.chaos import Chaos
from tests.model.rebuild import Step, digest

ROOT = Path(__file__).resolve().parents[2]
STEPS = 1_500


def recorded(table: Chaos, steps: int) -> list[Step]:
    """Every command that was done, with its events and the live state after each of them."""
    kept = []
    for _ in range(steps):
        state, made = table.state, len(table.events)
        table.step()
        events = table.events[made:]
        if not events:
            continue
        digests = []
        for event in events:
            state = evolve(state, event)
            digests.append(digest(state))
        assert digests[-1] == digest(table.state)
        kept.append(
            Step(
                book=str(table.book.id),
                command=msgspec.Raw(msgspec.json.encode(table.last)),
                events=tuple(msgspec.Raw(msgspec.json.encode(event)) for event in events),
                digests=tuple(digests),
            )
        )
    return kept


@pytest.mark.parametrize(("seed", "hash_seed"), [(10, "1"), (12, "77"), (15, "4242"), (18, "0")])
def test_another_process_with_another_hash_seed_makes_the_same_events_and_states(
    seed: int, hash_seed: str, tmp_path: Path
) -> None:
    table = Chaos(seed)
    steps = recorded(table, STEPS)
    journal = tmp_path / "table.jsonl"
    journal.write_bytes(b"\n".join(msgspec.json.encode(step) for step in steps))
    command = [sys.executable, "-m", "tests.model.rebuild", str(journal)]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    elsewhere = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )

    assert elsewhere.returncode == 0, elsewhere.stderr
    assert int(elsewhere.stdout) == len(table.events) > 300
