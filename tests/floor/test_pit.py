"""The pit follows every table, in whatever process something happens, on SQLite and on PostgreSQL."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from sabot.engine.commands.notices import Announce
from sabot.engine.commands.opening import CloseTable, CreditFloat, FillFloat
from sabot.floor.pit import Pit
from sabot.floor.service import Floor
from sabot.views.pit import PitTableView
from tests.floor.playing import AtTable, open_floor

OPENER = 10_000 * 5_000 + 2_500 * 2_000 + 100 * 5_000


async def seen(floor: Floor, pit: Pit | None = None) -> PitTableView:
    """T1, as a manager sees it; by somebody who looks for the first time, unless his pit is given."""
    looking = pit or Pit(floor)
    await looking.follow([await floor.table("T1")])
    return looking.table("T1", "gaming-manager")


async def session(table: AtTable) -> None:
    """A session that fills $50, credits $20 and closes a dollar short."""
    await table.done(FillFloat, table.highest, chips={2_500: 2}, serial="F-1")
    await table.done(CreditFloat, table.highest, chips={100: 20}, serial="C-1")
    closer = {10_000: 5_000, 2_500: 2_002, 100: 5_000 - 20 - 1}
    await table.done(CloseTable, table.highest, float=closer)


def test_whoever_looks_later_sees_what_somebody_saw_who_looked_on(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with await open_floor(database, tmp_path) as floor:
            table = await AtTable(floor).open()
            pit = Pit(floor)
            first = await seen(floor, pit)
            assert first.figures is not None
            assert (first.figures.opener, first.figures.win) == (OPENER, 0)
            await session(table)
            view = await seen(floor, pit)
            assert view == await seen(floor)
            assert view.figures is not None
            assert (view.figures.fills, view.figures.credits) == (5_000, 2_000)
            assert (view.figures.win, view.figures.difference) == (-100, -100)
            await table.open(added=True)
            assert (await seen(floor, pit)).movements == ()
            assert await seen(floor, pit) == await seen(floor)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_what_another_process_does_is_seen(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            count = 2 if database.startswith("postgresql") else 1
            floors = [
                await stack.enter_async_context(await open_floor(database, tmp_path)) for _ in range(count)
            ]
            table = await AtTable(floors[0]).open()
            pit = Pit(floors[-1])
            await seen(floors[-1], pit)
            rung = asyncio.Event()
            stop = pit.ring(rung.set)
            await table.done(FillFloat, table.highest, chips={2_500: 2}, serial="F-1")
            for _ in range(20):
                rung.clear()
                await asyncio.wait_for(rung.wait(), 5)
                if pit.table("T1", "gaming-manager").movements:
                    break
            (fill,) = pit.table("T1", "gaming-manager").movements
            assert (fill.serial, fill.cents) == ("F-1", 5_000)
            stop()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_pit_that_fell_far_behind_reads_on_in_the_journal(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sabot.floor.service.watching.KEPT", 4)

    async def run() -> None:
        async with await open_floor(sqlite, tmp_path) as floor:
            table = await AtTable(floor).open()
            pit = Pit(floor)
            await seen(floor, pit)
            await table.done(FillFloat, table.highest, chips={2_500: 2}, serial="F-1")
            for _ in range(10):
                await table.done(Announce, words="place your bets")
            view = await seen(floor, pit)
            assert [one.serial for one in view.movements] == ["F-1"]
            assert view == await seen(floor)

    asyncio.run(asyncio.wait_for(run(), 60))
