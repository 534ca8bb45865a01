"""A disk that really is too small: no file may grow past a size, from very little to enough.

`python -m tests.store.small_disk 40` tries so many sizes. The operating system refuses the write, as it does
on a full disk; SQLite and the floor are as they are, in a process of their own.
"""

import os
import resource
import signal
import sys
import tempfile
from pathlib import Path

from tests.store.faults import SCENARIOS, Tried, recovered

FAILED = 3


def limited(folder: Path, most: int) -> list[str]:
    """What a floor acknowledges when none of its files may be longer than this."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # a write that is too long fails instead
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        try:
            SCENARIOS["one table"].work(f"sqlite:///{folder}/floor.db", Told(writing))
            os._exit(0)
        finally:
            os._exit(FAILED)
    os.close(writing)
    with os.fdopen(reading) as told:
        lines = told.read().splitlines()
    os.waitpid(child, 0)
    return lines


class Told(list[str]):
    """Acknowledgements that are told at once, before the process dies."""

    def __init__(self, pipe: int) -> None:
        super().__init__()
        self._pipe = pipe

    def append(self, name: str) -> None:
        os.write(self._pipe, f"{name}\n".encode())


def run(sizes: int) -> str:
    tried, scenario = Tried(), SCENARIOS["one table"]
    asked = {f"T1.{number}" for number in range(4)}
    with tempfile.TemporaryDirectory(prefix="sabot-small-") as folder:
        enough, cut_off = 1_000_000, []
        for number in range(sizes + 1):
            most = enough if number == 0 else enough * number // sizes
            place = Path(folder) / str(number)
            place.mkdir()
            scenario.prepare(f"sqlite:///{place}/floor.db")
            done = limited(place, most)
            if number == 0:
                assert set(done) == asked, "all of it fits"
                enough = 4 * max(path.stat().st_size for path in place.iterdir())  # its log is longer
            cut_off.append(len(asked) - len(done))
            recovered(scenario, place, done, asked, tried)
    assert any(cut_off), "some sizes are too small"
    assert not all(cut_off[1:]), "some are not"
    return (
        f"sqlite on a disk that is too small: {sizes} sizes up to {enough:,} bytes, "
        f"{sum(map(bool, cut_off))} of them too small for all; {tried.opened:,} recoveries, nothing "
        "acknowledged was lost, nothing done twice"
    )


if __name__ == "__main__":
    print(run(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
