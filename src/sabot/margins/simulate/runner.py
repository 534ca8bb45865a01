"""The runner: a run dealt by many workers at once, stopped when asked, taken up again where it was."""

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from threading import Event
from typing import Final, Protocol

from sabot.coup import Game
from sabot.margins.simulate.plain import Mode, SimulationError, extent
from sabot.margins.simulate.run import Run, begin
from sabot.margins.simulate.tally import Tally
from sabot.margins.simulate.unit import WorkUnit, run_unit

Progress = Callable[[Run], None]
"""Told of the run so far, each time that more of it is done."""

COUPS_IN_A_UNIT: Final = 8_000_000
"""Some hundredths of a second on a fast core: a stop is felt at once, and a unit costs nothing."""

HEAP: Final = 4
"""How many times as many units as are handed out at once may lie waiting for a slow one in front of them."""

LOOK_UP: Final = 0.2
"""Seconds after which a runner that waits for its workers looks whether it is to stop."""


class Workers(Protocol):
    """Whoever deals work units: threads here, or machines elsewhere."""

    at_once: int
    """How many units to hand out before the first comes back."""
    coups_in_a_unit: int

    def submit(self, unit: WorkUnit) -> "Future[Tally]":
        """Hand out a unit; units are begun in the order they are handed out."""


class Threads:
    """Threads of this process; the kernels leave the interpreter to others while they deal."""

    def __init__(self, pool: ThreadPoolExecutor, threads: int) -> None:
        self._pool = pool
        self.at_once = 2 * threads
        self.coups_in_a_unit = COUPS_IN_A_UNIT

    def submit(self, unit: WorkUnit) -> "Future[Tally]":
        return self._pool.submit(run_unit, unit)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def threads_at_work(threads: int | None = None) -> Iterator[Threads]:
    """Threads to deal with: one for each core, when not given."""
    count = cores() if threads is None else threads
    if count < 1:
        raise SimulationError(f"a simulation takes one thread at least, not {count}")
    pool = ThreadPoolExecutor(count, thread_name_prefix="sabot-simulate")
    try:
        yield Threads(pool, count)
    finally:
        pool.shutdown(cancel_futures=True)


def simulate(
    game: Game,
    coups: int,
    mode: Mode = "shoe",
    seed: int | None = None,
    *,
    threads: int | None = None,
    progress: Progress | None = None,
    stop: Event | None = None,
) -> Run:
    """Deal so many coups of a game at least, on all cores, and tally them.

    The same seed gives the same tally, on however many threads. `stop` ends the run before its
    time, with what was tallied.
    """
    run = begin(game, coups, mode, seed)
    with threads_at_work(threads) as workers:
        return carry_on(run, workers, progress, stop)


def compile_for(run: Run) -> None:
    """Make the machine code that a run needs, or fetch it from the disk."""
    run_unit(run.unit(0, 0))


def carry_on(run: Run, workers: Workers, progress: Progress | None = None, stop: Event | None = None) -> Run:
    """Deal what is left of a run, from wherever it was left."""
    under_way: deque[tuple[int, Future[Tally]]] = deque()
    next_shoe = run.tally.shoes
    while True:
        stopped = stop is not None and stop.is_set()
        if stopped:
            _take_back(under_way)
        while not stopped and _may_hand_out(under_way, workers):
            shoes = _next_unit(run, workers, sum(shoes for shoes, _ in under_way))
            if shoes == 0:
                break
            under_way.append((shoes, workers.submit(run.unit(next_shoe, shoes))))
            next_shoe += shoes
        if not under_way:
            return run
        wait([future for _, future in under_way if not future.done()], LOOK_UP, FIRST_COMPLETED)
        # In the order of their shoes, so that what is tallied can be taken up again at any moment
        while under_way and under_way[0][1].done():
            _, future = under_way.popleft()
            run = Run(run.request, run.tally + future.result())
            if progress is not None:
                progress(run)


def _may_hand_out(under_way: "deque[tuple[int, Future[Tally]]]", workers: Workers) -> bool:
    """Whether there is work for another unit; first what is done in front is tallied."""
    if under_way and (under_way[0][1].done() or len(under_way) >= HEAP * workers.at_once):
        return False
    return sum(not future.done() for _, future in under_way) < workers.at_once


def _next_unit(run: Run, workers: Workers, shoes_under_way: int) -> int:
    """How many shoes to hand out next; none when those under way may be enough."""
    most = extent(run.request.plain).most_coups
    whole = max(1, workers.coups_in_a_unit // most)
    return min(whole, run.shoes_certainly_needed(shoes_under_way))


def _take_back(under_way: "deque[tuple[int, Future[Tally]]]") -> None:
    """Take back the units not begun yet, which are the last ones handed out."""
    while under_way and under_way[-1][1].cancel():
        under_way.pop()
