"""Whoever watches sees what is new, also after the database could not be read for a while."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from sabot.engine.commands.opening import FillFloat
from sabot.floor.board import Board
from sabot.floor.devices.scans import ShoeStands
from sabot.floor.pit import Pit
from tests.floor.playing import AtTable, open_floor
from tests.floor.test_scanning import Scanned, scanned

DOWN = OperationalError("SELECT", {}, Exception("the server is away"))


def in_time(run: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await asyncio.wait_for(run(), 20)

    asyncio.run(whole())


def test_a_board_is_looked_at_again_after_the_database_failed() -> None:
    looks: Iterator[int | Exception] = iter([1, DOWN, DOWN, 2])

    async def look() -> int:
        found = next(looks, 2)
        if isinstance(found, Exception):
            raise found
        return found

    async def run() -> None:
        board, rung = Board(0, look, every_s=0.01), asyncio.Event()
        stop = board.ring(rung.set)
        for posted in (1, 2):
            await rung.wait()
            rung.clear()
            assert board.posted == posted
        stop()

    with capture_logs() as logged:
        in_time(run)
    assert [(one["event"], one["log_level"]) for one in logged] == [("not_looked", "error")] * 2
    assert "the server is away" in logged[0]["why"]


def test_a_board_that_failed_for_its_last_watcher_is_kept_up_for_the_next() -> None:
    down = True

    async def look() -> int:
        if down:
            raise DOWN
        return 1

    async def run() -> None:
        nonlocal down
        board, rung = Board(0, look, every_s=0.01), asyncio.Event()
        board.ring(lambda: None)
        await asyncio.sleep(0.05)
        down = False
        board.ring(rung.set)
        await rung.wait()
        assert board.posted == 1

    in_time(run)


def test_what_this_process_does_is_looked_at_before_the_interval_is_over() -> None:
    found = 1

    async def look() -> int:
        return found

    async def run() -> None:
        nonlocal found
        board, rung = Board(0, look, every_s=3_600), asyncio.Event()
        stop = board.ring(rung.set)
        await rung.wait()
        rung.clear()
        found = 2
        board.wake()
        await rung.wait()
        assert board.posted == 2
        stop()

    in_time(run)


def test_the_pit_goes_on_after_the_database_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with await open_floor(f"sqlite:///{tmp_path}/floor.db", tmp_path) as floor:
            table = await AtTable(floor).open()
            pit = Pit(floor, every_s=0.01)
            await pit.follow([await floor.table("T1")])
            catching_up, failed, rung = pit._catch_up, asyncio.Event(), asyncio.Event()

            async def failing() -> None:
                failed.set()
                raise DOWN

            monkeypatch.setattr(pit, "_catch_up", failing)
            stop = pit.ring(rung.set)
            await failed.wait()
            monkeypatch.setattr(pit, "_catch_up", catching_up)
            await table.done(FillFloat, table.highest, chips={2_500: 2}, serial="F-1")
            while not pit.table("T1", "gaming-manager").movements:
                await rung.wait()
                rung.clear()
            stop()

    in_time(run)


def test_a_read_that_was_taken_is_answered_though_whoever_watches_cannot_be_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(at: Scanned) -> None:
        async def failing(_: str) -> ShoeStands:
            raise DOWN

        monkeypatch.setattr(at.shoes, "stands", failing)
        stop = at.shoes.board("T1").ring(lambda: None)
        await at.leaves("KH")  # the burned card
        await at.dealing()
        reads = await at.leaves("8S", "10h", "9d", "7C")
        assert [read.became for read in reads] == ["drawn"] * 4
        stop()

    scanned(tmp_path, test)
