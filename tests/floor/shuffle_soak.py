"""A million shoes of a whole deck, their positions and neighbours: ``make shuffle`` says how even they are.

`python -m tests.floor.shuffle_soak SHOES` takes another number. Every run has shoes of its own.
"""

import secrets
import sys
import time

from sabot.floor.shuffling import SEED_BYTES, Stream, shuffled
from tests.floor.statistics import Tally, orders_of

CARDS, BATCH = 52, 20_000


def main() -> None:
    shoes = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    cards, tally, began = range(CARDS), Tally(CARDS), time.monotonic()
    while tally.shoes < shoes:
        size = min(BATCH, shoes - tally.shoes)
        tally.add(orders_of(lambda _: shuffled(Stream(secrets.token_bytes(SEED_BYTES)), cards), size))
        print(f"\r{tally.shoes:,} of {shoes:,}", end="", flush=True)
    print(f"\n{shoes:,} shoes of {CARDS} cards in {time.monotonic() - began:.0f} s")
    print(f"chance of positions at least as uneven:  {tally.chance_of_positions():.3f}")
    print(f"chance of neighbours at least as uneven: {tally.chance_of_neighbours():.3f}")


if __name__ == "__main__":
    main()
