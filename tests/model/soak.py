"""Random tables for as long as you let them run: ``make soak``, and Ctrl-C to stop.

Each table has a seed of its own; one that breaks an invariant is told, to be made again by
``python -m tests.model.soak SEED``.
"""

import sys
import time
from collections import Counter
from itertools import count

from tests.model.chaos import Chaos

STEPS = 20_000


def main() -> None:
    seeds = iter([int(sys.argv[1])]) if len(sys.argv) > 1 else count(int(time.time()))
    done: Counter[str] = Counter()
    steps = tables = 0
    began = time.monotonic()
    try:
        for seed in seeds:
            table = Chaos(seed)
            try:
                table.run(STEPS)
            except Exception:
                print(f"\nseed {seed}, {table.game}, after {len(table.events)} events", file=sys.stderr)
                raise
            tables += 1
            steps += STEPS
            done.update(table.done)
            rate = steps / (time.monotonic() - began)
            print(f"\r{tables} tables, {steps:,} steps, {rate:,.0f} a second", end="", flush=True)
    except KeyboardInterrupt:
        pass
    print(f"\n{tables} tables, {steps:,} steps, no invariant broken. What was done:")
    for name, times in done.most_common():
        print(f"  {times:9,} {name}")


if __name__ == "__main__":
    main()
