"""Full shoes simulated, beside a plain Python loop and a vectorised numpy version, in one run.

The machine may be busy with other things, so everything is told by processor time; the rounds of what is
compared follow one another closely, and the quickest of each counts.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sabot.margins.simulate import Kernel, PlainGame, WorkUnit, plain, run_unit
from sabot.rulebooks import open_game
from tests.benchmarks import numpy_loop, python_loop

GAME = "crown-baccarat/traditional"
ROUNDS = 7
SHOES = 120_000
NUMPY_SHOES = 6 * numpy_loop.SIDE_BY_SIDE
PYTHON_SHOES = 40
NO_AVX512 = {"NUMBA_CPU_NAME": "x86-64-v3"}
"""The vector instructions of 2013: AVX2, and nothing of AVX-512."""


def bench_simulate() -> None:
    """Coups a second of one core: the kernels, the yardsticks, two threads, and a host without AVX-512."""
    game = plain(open_game(GAME), "shoe")
    fast, scalar = (kernel_rate(game, kernel) for kernel in ("vector", "scalar"))
    numpy_rate = rate(lambda: int(numpy_loop.simulate(game, NUMPY_SHOES, 1).sum()), 3)
    python_rate = rate(lambda: python_loop.simulate(game, PYTHON_SHOES, 1).total(), 3)
    again = kernel_rate(game, "vector")
    fast = max(fast, again)
    one, two, busy_one, busy_two = on_threads(game)
    without = without_avx512()
    print(f"full shoes, {GAME}: millions of coups a second of one core, CPU time")
    for name, millions in (
        ("vector kernel", fast),
        ("scalar kernel", scalar),
        ("numpy, vectorised", numpy_rate),
        ("Python loop", python_rate),
        ("vector kernel without AVX-512", without),
    ):
        print(f"  {name:34} {millions / 1e6:10.3f}")
    print(f"  vector / Python loop               {fast / python_rate:10.0f}    at least 300")
    print(f"  vector / numpy                     {fast / numpy_rate:10.1f}    at least 12")
    print(f"  vector / scalar                    {fast / scalar:10.2f}    at least 2")
    print(f"  two threads / one                  {2 * two / one:10.2f}    at least 1.8")
    print(
        f"  cores kept busy by one, and by two {busy_one:10.2f} {busy_two:.2f}    less where others use them"
    )


def kernel_rate(game: PlainGame, kernel: Kernel) -> float:
    shoes = SHOES if kernel == "vector" else SHOES // 4
    unit = WorkUnit(game=game, seed=1, first=0, shoes=shoes)
    run_unit(WorkUnit(game=game, seed=1, first=0, shoes=1), kernel)  # compiled, or from the disk
    return rate(lambda: run_unit(unit, kernel).coups, ROUNDS)


def rate(work: Callable[[], int], rounds: int) -> float:
    """Coups in a second of processor time, in the quickest of several rounds."""
    best = 0.0
    for _ in range(rounds):
        began = time.process_time()
        coups = work()
        best = max(best, coups / (time.process_time() - began))
    return best


def on_threads(game: PlainGame) -> tuple[float, float, float, float]:
    """Coups in a second of processor time on one thread, and on two at once; cores that either keep busy.

    Twice the second over the first is how much faster two cores are, if each thread has one. Threads that
    waited for one another would keep no more than one core busy.
    """
    units = [
        WorkUnit(game=game, seed=1, first=first, shoes=SHOES // 4)
        for first in range(0, 2 * SHOES, SHOES // 4)
    ]

    def on(threads: int) -> int:
        with ThreadPoolExecutor(threads) as pool:
            return sum(tally.coups for tally in pool.map(run_unit, units))

    best, used, elapsed = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    for _ in range(ROUNDS):
        for place, threads in enumerate((1, 2)):
            began, at_first = time.perf_counter(), time.process_time()
            best[place] = max(best[place], rate(lambda: on(threads), 1))  # noqa: B023 - called at once
            used[place] += time.process_time() - at_first
            elapsed[place] += time.perf_counter() - began
    return best[0], best[1], used[0] / elapsed[0], used[1] / elapsed[1]


def without_avx512() -> float:
    """The rate of the vector kernel in a process that is told its processor has no AVX-512."""
    source = "from tests.benchmarks.bench_simulate import tell_rate; tell_rate()"
    ran = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, check=True, env={**os.environ, **NO_AVX512}
    )
    return float(json.loads(ran.stdout))


def tell_rate() -> None:
    print(json.dumps(kernel_rate(plain(open_game(GAME), "shoe"), "vector")))


if __name__ == "__main__":
    bench_simulate()
