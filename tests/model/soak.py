"""Random tables for as long as you let them run: ``make soak``, and Ctrl-C to stop.

Each table has a seed of its own; one that breaks an invariant is told, to be made again by
``python -m tests.model.soak SEED``.
"""

import sys
import time
from collections import Counter
from itertools import count

from sabot.engine.commands import COMMANDS
from tests.model.chaos import Chaos

STEPS = 20_000


def main() -> None:
    seeds = iter([int(sys.argv[1])]) if len(sys.argv) > 1 else count(int(time.time()))
    done: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    limbs: Counter[str] = Counter()
    coups = 0
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
            refused.update(table.refused)
            limbs.update(table.limbs)
            coups += table.state.coups
            rate = steps / (time.monotonic() - began)
            print(f"\r{tables} tables, {steps:,} steps, {rate:,.0f} a second", end="", flush=True)
    except KeyboardInterrupt:
        pass
    print(f"\n{tables} tables, {steps:,} steps, {coups:,} coups, no invariant broken.")
    print("     done    refused  command")
    for name in sorted(COMMANDS, key=lambda name: -done[name]):
        print(f"{done[name]:9,}  {refused[name]:9,}  {name}")
    print(f"Never done: {', '.join(name for name in COMMANDS if not done[name]) or 'nothing'}")
    print("Irregularities ruled on, by the part of the book:")
    for limb, times in limbs.most_common():
        print(f"{times:9,}  {limb}")


if __name__ == "__main__":
    main()
