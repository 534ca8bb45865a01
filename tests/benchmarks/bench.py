"""What `make bench` prints: each measurement beside its yardstick, in one run, and their ratio."""

import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from sabot.cards import decks_of
from sabot.coup import Game
from sabot.rulebooks import open_game
from tests.benchmarks.bench_engine import bench_engine
from tests.benchmarks.bench_exact import bench_exact
from tests.benchmarks.bench_simulate import bench_simulate
from tests.benchmarks.bench_store import bench_store
from tests.benchmarks.bench_watchers import bench_watchers

COUPS = 100_000
ROUNDS = 3


def timed(work: Callable[[], object]) -> float:
    """Seconds of the quickest of several rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - began)
    return best


def random_coups(game: Game, count: int, seed: int) -> Iterator[str]:
    """Lines of input: coups dealt from freshly shuffled shoes."""
    source = random.Random(seed)
    shoe = list(decks_of(game.decks))
    position = len(shoe)
    for _ in range(count):
        if position > len(shoe) - 6:
            source.shuffle(shoe)
            position = 0
        used = game.deal(shoe[position : position + 6]).cards_used
        yield json.dumps({"cards": [card.name for card in shoe[position : position + used]]})
        position += used


def bench_settle() -> None:
    """`sabot settle`, the whole command, beside json.loads and json.dumps of the same lines."""
    game_id = "crown-baccarat/traditional"
    game = open_game(game_id)
    lines = list(random_coups(game, COUPS, seed=1))

    def yardstick() -> None:
        for line in lines:
            json.dumps(json.loads(line))

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "coups.jsonl"
        source.write_text("\n".join(lines) + "\n", encoding="utf-8")
        answers = Path(folder) / "answers.jsonl"

        def settle() -> None:
            with source.open("rb") as read, answers.open("wb") as written:
                command = [sys.executable, "-c", "from sabot.cli import main; main()", "settle", game_id]
                subprocess.run(command, stdin=read, stdout=written, check=True)

        settling, reading = timed(settle), timed(yardstick)
        answered = sum(1 for _ in answers.open("rb"))
    assert answered == COUPS
    bets = len(game.paytable.bets)
    print(f"settle {COUPS:,} coups, {bets} bets each, {game_id}")
    print(f"  the command, start-up included   {settling:8.3f} s  {settling / COUPS * 1e6:6.1f} µs a coup")
    print(f"  json.loads + json.dumps          {reading:8.3f} s  {reading / COUPS * 1e6:6.1f} µs a line")
    print(f"  ratio                            {settling / reading:8.2f}    at most 12")


def bench_start() -> None:
    """`sabot --help`, beside a Python that does nothing."""
    help_command = [sys.executable, "-c", "from sabot.cli import main; main()", "--help"]
    helped = timed(lambda: subprocess.run(help_command, capture_output=True, check=True))
    nothing = timed(lambda: subprocess.run([sys.executable, "-c", ""], check=True))
    print("sabot --help")
    print(f"  the command                      {helped:8.3f} s  well under 0.5")
    print(f"  a Python that does nothing       {nothing:8.3f} s")


if __name__ == "__main__":
    bench_settle()
    bench_start()
    bench_engine()
    bench_exact()
    bench_simulate()
    bench_store()
    bench_watchers()
