"""The journal on SQLite, beside a plain loop that inserts and commits the same rows with the same pragmas.

Tables are played through the floor first. Then the commands that were decided there are kept once more by
the journal alone, each chained, hashed and durable before its table gives the next; and the very rows that
came of them go in by a loop that does nothing else, one commit for each command. What a commit costs is the
disk's: where it costs nothing, as in memory, only the work of Python is left to compare. Others may use the
disk meanwhile, so both take turns, and the median of the turns is told.
"""

import asyncio
import logging
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any, Final

import structlog
from msgspec.structs import replace

from sabot.engine.commands.base import Command as Asked
from sabot.engine.events.people import ChipsBrought
from sabot.floor.service import Done, Floor, Outcome
from sabot.store import TABLE, Append, AsyncStore, Book, Command, Receipt, Signer, Store, open_store
from sabot.store.database import BUSY_MS
from tests.engine.driver import running
from tests.floor.playing import AtTable, playing

COMMANDS: Final = 600
"""Commands at one table; many tables give a tenth of them each."""
MANY: Final = 50
TURNS: Final = 5
"""How often the journal and the plain loop are measured, one after the other."""
EVENTS: Final = int(os.environ.get("SABOT_BENCH_EVENTS", "1000000"))
AFTER_SNAPSHOT: Final = 1_999
"""A floor keeps a snapshot every 2,000 events: this is the most that it may have to play again."""
BOOK: Final = Book("star-baccarat", "ab" * 32)
PRAGMAS: Final = (
    f"PRAGMA busy_timeout = {BUSY_MS}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)

Statement = tuple[str, tuple[Any, ...]]


class Counting(AtTable):
    """A table that counts the commands that were kept, and gives each a key of its own, as the API does."""

    kept: int = 0
    keys = count(1)

    async def do(
        self, command: type[Asked], by: Any = None, /, *, key: str | None = None, **details: Any
    ) -> Outcome:
        outcome = await super().do(command, by, key=key or f"{self.name} {next(self.keys)}", **details)
        self.kept += isinstance(outcome, Done)
        return outcome

    async def coups(self, commands: int) -> int:
        """Deal coups until so many commands were kept."""
        while self.kept < commands:
            await self.coup()
        return self.kept


@dataclass(frozen=True)
class Played:
    """Tables that were played through the floor: how long it took, and the file it is in."""

    path: Path
    seconds: float
    commands: int
    first: int
    """The first entry that was timed; those before it opened the tables."""


def play(folder: Path, tables: int, commands: int) -> Played:
    """Play tables side by side, so many commands at each."""
    path = folder / f"floor-{tables}.db"

    async def run() -> Played:
        key = folder / "shoes.key"
        async with await Floor.open(f"sqlite:///{path}", shoe_key=key, signer=Signer.fresh()) as floor:
            names = [f"T{number}" for number in range(tables)]
            for name in names:
                await playing(floor, name)
            first = sum(floor.store.store.journals().values())
            began = time.perf_counter()
            kept = sum(await asyncio.gather(*(Counting(floor, name).coups(commands) for name in names)))
            return Played(path, time.perf_counter() - began, kept, first)

    return asyncio.run(run())


# The journal alone


Timed = tuple[dict[str, Command], dict[str, list[Command]]]
"""By table, what opened it as one command, and the commands that were timed."""


def commands_of(played: Played) -> Timed:
    """The commands that were given at tables, to be kept once more."""
    openings: dict[str, Command] = {}
    timed: dict[str, list[Command]] = defaultdict(list)
    with open_store(f"sqlite:///{played.path}") as store:
        for name in store.journals():
            journal = TABLE.journal(name.removeprefix("table/"))
            entries = list(store.entries(journal))
            opening = [entry for entry in entries if entry.position < played.first]
            told = tuple(entry.event for entry in opening)
            openings[name] = Command((Append(journal, 0, told, BOOK),))
            later: dict[str, list[Any]] = defaultdict(list)
            for entry in entries[len(opening) :]:
                later[entry.command or ""].append(entry)
            for key, some in later.items():
                events = tuple(entry.event for entry in some)
                ends = any(type(event).__name__ == "CoupConcluded" for event in events)
                receipt = Receipt("dan", key, b"r" * 32, b'{"after":1,"version":2}')
                append = Append(journal, some[0].version - 1, events, BOOK)
                timed[name].append(Command((append,), receipt, checkpoint=ends))
    return openings, timed


def keep(folder: Path, commands: Timed) -> float:
    """Seconds that the journal takes to keep the commands, each table's one after the other."""
    openings, timed = commands
    path = folder / "kept.db"

    async def at_a_table(store: AsyncStore, commands: list[Command]) -> None:
        for command in commands:
            await store.submit(command)

    async def at_all(store: Store) -> float:
        front = AsyncStore(store)
        began = time.perf_counter()
        await asyncio.gather(*(at_a_table(front, commands) for commands in timed.values()))
        return time.perf_counter() - began

    with open_store(f"sqlite:///{path}", signer=Signer.fresh()) as store:
        for opening in openings.values():
            store.submit(opening).result()
        seconds = asyncio.run(at_all(store))
    _remove(path)
    return seconds


# The plain loop


def rows_of(played: Played) -> Iterator[list[Statement]]:
    """The rows that each command left, as inserts."""
    database = sqlite3.connect(played.path)
    receipts = {(row[4], row[5]): row for row in database.execute("SELECT * FROM receipts")}
    checkpoints = {row[0]: row for row in database.execute("SELECT * FROM checkpoints")}
    postings: dict[tuple[str, int], list[tuple[Any, ...]]] = defaultdict(list)
    for row in database.execute("SELECT * FROM postings"):
        postings[row[0], row[1]].append(row)
    frontier = database.execute("SELECT frontier FROM log").fetchone()[0]
    entries = "SELECT * FROM entries WHERE position >= ? ORDER BY position"
    commit: list[Statement] = []
    for entry in database.execute(entries, (played.first,)):
        position, journal, version, *_ = entry
        commit.append(_insert("entries", entry))
        commit.extend(_insert("postings", row) for row in postings[journal, version])
        receipt = receipts.get((journal, version))
        if receipt is None:
            continue  # more of the same command comes
        commit.append(_insert("receipts", receipt))
        if position + 1 in checkpoints:
            commit.append(_insert("checkpoints", checkpoints[position + 1]))
        commit.append(("UPDATE log SET size = ?, frontier = ?", (position + 1, frontier)))
        yield commit
        commit = []
    database.close()


def _insert(table: str, row: tuple[Any, ...]) -> Statement:
    return f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row


def insert_plainly(folder: Path, rows: list[list[Statement]]) -> float:
    """Seconds that a plain loop takes to insert these rows and commit them, command by command."""
    path = folder / "plain.db"
    open_store(f"sqlite:///{path}").close()  # the same tables, indexes and triggers
    database = sqlite3.connect(path, isolation_level=None)
    for pragma in PRAGMAS:
        database.execute(pragma)
    began = time.perf_counter()
    for commit in rows:
        database.execute("BEGIN IMMEDIATE")
        for statement, values in commit:
            database.execute(statement, values)
        database.execute("COMMIT")
    seconds = time.perf_counter() - began
    database.close()
    _remove(path)
    return seconds


def _remove(path: Path) -> None:
    for left in path.parent.glob(f"{path.name}*"):
        left.unlink()


def wait_of(folder: Path) -> float:
    """Seconds that the disk takes to make a page durable."""
    path = folder / "page"
    descriptor = os.open(path, os.O_CREAT | os.O_WRONLY)
    began = time.perf_counter()
    for _ in range(50):
        os.write(descriptor, b"\0" * 4_096)
        os.fdatasync(descriptor)
    seconds = (time.perf_counter() - began) / 50
    os.close(descriptor)
    return seconds


def bench_commands(folder: Path) -> None:
    print(f"a page made durable on this disk: {wait_of(folder) * 1e3:.2f} ms")
    for tables, number, least in ((1, COMMANDS, 0.5), (MANY, COMMANDS // 10, 1.0)):
        played = play(folder, tables, number)
        commands, rows = commands_of(played), list(rows_of(played))
        assert len(rows) == played.commands
        turns = [(keep(folder, commands), insert_plainly(folder, rows)) for _ in range(TURNS)]
        journal, plain = (median(seconds) for seconds in zip(*turns, strict=True))
        ratios = sorted(plain / journal for journal, plain in turns)
        each = len(rows)
        word = "table" if tables == 1 else "tables, each waiting for its own"
        print(f"{each:,} durable commands, {tables} {word}, the median of {TURNS} turns")
        print(f"  the journal                      {each / journal:8.0f} a second")
        print(f"  their rows, in a plain loop      {each / plain:8.0f} a second")
        print(f"  ratio                            {median(ratios):8.2f}    at least {least}", end="")
        print(f" (from {ratios[0]:.2f} to {ratios[-1]:.2f})")
        print(f"  through the whole floor          {each / played.seconds:8.0f} a second,", end="")
        print(f" decided and published too: {plain / played.seconds:.2f}")


# A long history


def make_long(path: Path) -> None:
    """A table whose history is long, with a snapshot as far back as there may be."""
    table = running()
    state, journal = table.state, TABLE.journal("T1")
    template = next(event for event in table.events if isinstance(event, ChipsBrought))
    with open_store(f"sqlite:///{path}") as store:
        store.append(journal, 0, table.events, book=BOOK)
        version, snapshot_at = len(table.events), EVENTS - AFTER_SNAPSHOT
        while version < EVENTS:
            upto = min(version + 2_000, snapshot_at if version < snapshot_at else EVENTS)
            batch = [replace(template, at=state.at + number) for number in range(upto - version)]
            for event in batch:
                state = TABLE.evolve(state, event)
            store.append(journal, version, batch, book=BOOK)
            version = upto
            if version == snapshot_at:
                store.snapshot(journal, version, state).result()


def bench_reopening(folder: Path) -> None:
    """A table with a long history, opened by a process that has just started."""
    path = folder / "long.db"
    began = time.perf_counter()
    make_long(path)
    made = time.perf_counter() - began
    opening = (
        "import sys, time; began = time.perf_counter()\n"
        "from sabot.store import TABLE, open_store\n"
        "imported = time.perf_counter()\n"
        "with open_store(sys.argv[1]) as store: loaded = store.load(TABLE.journal('T1'))\n"
        "print(loaded.version, imported - began, time.perf_counter() - imported)"
    )
    command = [sys.executable, "-c", opening, f"sqlite:///{path}"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    version, importing, loading = ran.stdout.split()
    assert int(version) == EVENTS
    both = float(importing) + float(loading)
    print(f"a journal of {EVENTS:,} events, opened again by a process that has just started")
    print(f"  importing Sabot and opening it   {both:8.3f} s  below 5")
    print(
        f"  opening alone                    {float(loading):8.3f} s  {AFTER_SNAPSHOT:,} events played again"
    )
    print(f"  writing it, all in all           {made:8.3f} s")


def bench_store() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    with tempfile.TemporaryDirectory(
        prefix="sabot-bench-", dir=os.environ.get("SABOT_BENCH_FOLDER")
    ) as folder:
        bench_commands(Path(folder))
        bench_reopening(Path(folder))


if __name__ == "__main__":
    bench_store()
