"""Fail each write, truncation and sync in turn, and see that nothing was acknowledged that is not there.

Each scenario is played on a disk that works, and the calls are counted. Then it is played again for each of
them, and that call fails: with an error, with a full disk, or with half of a write done; for once, or as does
every call after it. What is left is taken at that very call and again when the process has given up, both as
the files lie and as they were last synced, which is all that a loss of power leaves. Each must open, hold
every command acknowledged by then once, and be whole; and whoever asks again for all gets all of it, once.

`python -m tests.store.faults` fails each call in every way and opens all that is left; the test takes one way
for each in turn, and two of the four things that are left.
"""

import asyncio
import os
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from sabot.engine.commands.people import BringChips
from sabot.floor.service import Floor
from sabot.store import (
    TABLE,
    Append,
    Command,
    Journal,
    Receipt,
    Signer,
    Store,
    StoreError,
    StoreFailed,
    open_store,
)
from sabot.store.checking import Checker
from sabot.store.database import open_existing
from sabot.store.tables import check_database
from tests.floor.playing import AtTable, open_floor, playing
from tests.store.faulty_disk import FaultyDisk, Plan, Unreachable
from tests.store.play import BOOK, T1, events, state

SUFFIXES: Final = ("", "-wal", "-journal")
NAMES: Final = sa.Table("names", sa.MetaData(), sa.Column("name", sa.Text, primary_key=True))
FAILURES: Final = (StoreFailed, StoreError, DBAPIError)

Acknowledged = list[str]
Work = Callable[[str, Acknowledged], None]
"""Does what a scenario does on the database at an address, and notes what was acknowledged."""


@dataclass(frozen=True)
class Scenario:
    """Something a floor does while its disk fails."""

    prepare: Callable[[str], None]
    """Makes the database, on a disk that works."""
    work: Work
    check: Callable[[str], None]
    """What must be true once everything was asked for again on a disk that works."""


@dataclass
class Tried:
    """What was tried, for the record."""

    faults: Counter[str] = field(default_factory=Counter)
    opened: int = 0
    unknown: int = 0
    """Commands that failed and were there after all, which nobody had been told of."""


# What is done


def part(number: int) -> tuple[Any, ...]:
    """A table's events in four parts, one for each command."""
    told = events()
    size = -(-len(told) // 4)
    return told[number * size : (number + 1) * size]


def before(number: int) -> int:
    return sum(len(part(earlier)) for earlier in range(number))


def command(journal: Journal[Any, Any], number: int, **more: Any) -> Command:
    name = f"{journal.name}.{number}"
    receipt = Receipt("ann", name, name.encode(), name.encode())
    append = Append(journal, before(number), part(number), BOOK)
    return Command((append,), receipt, checkpoint=number == 2, **more)


def nothing(address: str) -> None:
    open_store(address).close()


def one_table(address: str, done: Acknowledged) -> None:
    with open_store(address, signer=SIGNER) as store:
        for number in range(4):
            done.append(_answer(store, command(T1, number)))


def tables_that_share_commits(address: str, done: Acknowledged) -> None:
    with open_store(address, signer=SIGNER) as store:
        for number in range(4):
            waiting = [store.submit(command(TABLE.journal(f"T{n}"), number)) for n in range(1, 4)]
            for future in waiting:
                with suppress(StoreFailed):
                    done.append(_text(future.result()))
            if store.failed is not None:
                raise store.failed


def other_tables_and_snapshots(address: str, done: Acknowledged) -> None:
    with open_store(address, signer=SIGNER) as store:
        for number in range(4):

            def also(connection: Connection, name: str = f"T1.{number}") -> None:
                connection.execute(NAMES.insert().values(name=name))

            done.append(_answer(store, command(T1, number, also=also)))
            if number == 1:
                loaded = store.load(T1)
                store.snapshot(T1, loaded.version, loaded.state).result()
        store.load(T1)


def the_log_written_back(address: str, done: Acknowledged) -> None:
    """SQLite's log of writes goes back into the database between commands, and is begun anew."""
    with open_store(address, signer=SIGNER) as store:
        for number in range(4):
            done.append(_answer(store, command(T1, number)))
            with store.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def nothing_yet(address: str) -> None:
    """There is no database at all."""
    Path(address.removeprefix("sqlite:///")).parent.mkdir(exist_ok=True)


def a_first_start(address: str, done: Acknowledged) -> None:
    with open_store(address, signer=SIGNER) as store:
        done.append(_answer(store, command(T1, 0)))


def with_names(address: str) -> None:
    with open_store(address) as store:
        store.write(NAMES.create)


def a_floor(address: str) -> None:
    async def make() -> None:
        async with await open_floor(address, Path(address.removeprefix("sqlite:///")).parent) as floor:
            await playing(floor)

    asyncio.run(make())


def through_the_floor(address: str, done: Acknowledged) -> None:
    async def work() -> None:
        floor = await open_floor(address, Path(address.removeprefix("sqlite:///")).parent)
        try:
            await chips(floor, done)
        finally:
            with suppress(StoreFailed, StoreError):
                await floor.close()

    asyncio.run(work())


async def chips(floor: Floor, done: Acknowledged) -> None:
    table = AtTable(floor)
    for number in range(4):
        key = f"chips {number}"
        await table.done(BringChips, patron="ann", cents=1_000, key=key)
        done.append(key)


def _answer(store: Store, asked: Command) -> str:
    return _text(store.submit(asked).result())


def _text(answered: Any) -> str:
    return str(answered.answer.decode())


# What must be true


def whole_tables(*names: str) -> Callable[[str], None]:
    def check(address: str) -> None:
        with open_store(address) as store:
            assert store.journals() == {f"table/{name}": len(events()) for name in names}
            for name in names:
                assert TABLE.state_hash(store.load(TABLE.journal(name)).state) == TABLE.state_hash(state())

    return check


def every_name_once(address: str) -> None:
    whole_tables("T1")(address)
    with open_store(address) as store, store.engine.connect() as connection:
        found = connection.execute(sa.select(NAMES.c.name)).scalars().all()
    assert sorted(found) == [f"T1.{number}" for number in range(4)]


def a_begun_table(address: str) -> None:
    with open_store(address) as store:
        assert store.journals() == {"table/T1": len(part(0))}


def chips_once(address: str) -> None:
    async def look() -> None:
        async with await open_floor(address, Path(address.removeprefix("sqlite:///")).parent) as floor:
            assert await AtTable(floor).chips("ann") == 1_004_000

    asyncio.run(look())


SIGNER: Final = Signer.fresh()
SCENARIOS: Final = {
    "one table": Scenario(nothing, one_table, whole_tables("T1")),
    "tables that share commits": Scenario(nothing, tables_that_share_commits, whole_tables("T1", "T2", "T3")),
    "other tables and snapshots": Scenario(with_names, other_tables_and_snapshots, every_name_once),
    "the log written back": Scenario(nothing, the_log_written_back, whole_tables("T1")),
    "a first start": Scenario(nothing_yet, a_first_start, a_begun_table),
    "through the floor": Scenario(a_floor, through_the_floor, chips_once),
}
WAYS: Final = (
    Plan(full=True, lasting=True),
    Plan(torn=True),
    Plan(full=True),
    Plan(torn=True, lasting=True),
    Plan(),
)
"""How a call fails: with a full disk or with an error, whole or half done, for once or for good."""

MEMORY: Final = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
"""What was synced is kept account of here; the machine's own disk need not be waited for."""

UNREACHABLE: Final = 77
"""The exit status where Python's SQLite cannot be given another disk."""


@dataclass(frozen=True)
class Left:
    """What is left of the files when a process or the machine dies, and what was acknowledged by then."""

    files: dict[str, bytes]
    acknowledged: tuple[str, ...]


def recovered(
    scenario: Scenario, folder: Path, acknowledged: Sequence[str], asked: set[str], tried: Tried
) -> None:
    """A process that starts on what is left finds what was acknowledged, and does the rest when asked."""
    kept = _receipts(_address(folder))
    assert set(acknowledged) <= kept, f"acknowledged and lost: {set(acknowledged) - kept}"
    assert kept <= asked, "what nobody asked for"
    tried.unknown += len(kept - set(acknowledged))
    scenario.work(_address(folder), [])
    scenario.check(_address(folder))
    engine = open_existing(_address(folder))
    with engine.connect() as connection:
        report = check_database(connection, Checker())
    engine.dispose()
    assert not report.faults, report.faults
    tried.opened += 1


class Trial:
    """One scenario on a disk that fails, over and over."""

    def __init__(self, scenario: Scenario, disk: FaultyDisk, folder: Path, tried: Tried) -> None:
        self._scenario = scenario
        self._disk = disk
        self._tried = tried
        self._made = folder / "made"
        self._runs = (folder / f"run {number}" for number in count(1))
        self._made.mkdir()
        disk.begin(Plan(), [])
        scenario.prepare(_address(self._made))

    def run(self, ways: int) -> None:
        calls, done, _ = self._once(Plan())
        assert calls > 10, "the scenario writes something"
        assert len(set(done)) == len(done)
        for at in range(1, calls + 1):
            for way in range(ways):
                plan = replace(WAYS[(at + way) % len(WAYS)], at=at)
                _, _, left = self._once(plan)
                assert plan.failed, f"call {at} was made"
                self._tried.faults[plan.first] += 1
                chosen = left if ways > 1 else [left[0], left[1 + at % 3]]
                for number, one in enumerate(chosen):
                    if one not in chosen[:number]:
                        self._disk.begin(Plan(), [])
                        folder = next(self._runs)
                        _write(folder, one.files)
                        recovered(self._scenario, folder, one.acknowledged, set(done), self._tried)

    def _once(self, plan: Plan) -> tuple[int, Acknowledged, "list[Left]"]:
        """The calls that were made, what was acknowledged, and what is left of the files in four ways."""
        folder = next(self._runs)
        _write(folder, _files(self._made))
        paths = [folder / f"floor.db{suffix}" for suffix in SUFFIXES]
        done: Acknowledged = []
        left: list[Left] = []

        def look() -> None:
            lost = self._disk.after_power_loss(paths)
            other = {name: text for name, text in _files(folder).items() if not name.startswith("floor.db")}
            synced = {**other, **{path.name: text for path, text in lost.items()}}
            left[:0] = [Left(synced, (*done,)), Left(_files(folder), (*done,))]

        plan.seen = look
        self._disk.begin(plan, paths)
        with suppress(*FAILURES):
            self._scenario.work(_address(folder), done)
        look()
        return plan.calls, done, left


def _receipts(address: str) -> set[str]:
    """The keys of the commands that are kept; none before there is a journal."""
    connection = sqlite3.connect(address.removeprefix("sqlite:///"))
    try:
        there = connection.execute("SELECT name FROM sqlite_schema WHERE name = 'receipts'").fetchone()
        return {key for (key,) in connection.execute("SELECT key FROM receipts")} if there else set()
    finally:
        connection.close()


def _address(folder: Path) -> str:
    return f"sqlite:///{folder}/floor.db"


def _files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")}


def _write(folder: Path, files: dict[str, bytes]) -> None:
    folder.mkdir()
    for name, text in files.items():
        (folder / name).touch(0o600)
        (folder / name).write_bytes(text)


def run(name: str, ways: int = 1) -> str:
    """Try a scenario, each call in so many ways; what was tried."""
    tried = Tried()
    with tempfile.TemporaryDirectory(prefix="sabot-faults-", dir=MEMORY) as folder:
        try:
            disk = FaultyDisk()
        except Unreachable as why:
            print(why, file=sys.stderr)
            sys.exit(UNREACHABLE)
        Trial(SCENARIOS[name], disk, Path(folder), tried).run(ways)
    faults = sum(tried.faults.values())
    by_kind = ", ".join(f"{number:,} of a {kind}" for kind, number in sorted(tried.faults.items()))
    return (
        f"sqlite on a failing disk, {name}: {faults:,} failures ({by_kind}); {tried.opened:,} recoveries, "
        "from the files as they lay and as last synced; nothing acknowledged was lost, nothing done twice; "
        f"{tried.unknown:,} unacknowledged commands were kept, and answered when asked again"
    )


if __name__ == "__main__":
    for one in sys.argv[1:] or SCENARIOS:
        print(run(one, ways=len(WAYS)), flush=True)
