"""A house behind a real server on this machine, for tests that speak HTTP: it runs in a thread of its own."""

import asyncio
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import uvicorn

from sabot.floor.people import People
from sabot.floor.service import Floor
from sabot.store import Signer
from sabot.web import House, make_app
from sabot.web.serving import listening
from tests.floor.playing import HandClock
from tests.web.asking import CHEAP, CROWN, STAR, TestHouse

T = TypeVar("T")


@dataclass
class Served:
    """Where it is served, and a way to do something on its event loop."""

    url: str
    house: TestHouse
    loop: asyncio.AbstractEventLoop

    def do(self, coroutine: Awaitable[T]) -> T:
        async def run() -> T:
            return await coroutine

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(60)


class _Quiet(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class _Thread(threading.Thread):
    """Serves on an event loop of its own until it is told to end."""

    def __init__(self, folder: Path, *, demonstration: bool) -> None:
        super().__init__(name="served", daemon=True)
        self._folder = folder
        self._demonstration = demonstration
        self.ready = threading.Event()
        self.served: Served | None = None
        self.failed: BaseException | None = None
        self.end: Callable[[], object] = lambda: None

    def run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            self.failed = error
            raise
        finally:
            self.ready.set()

    async def _serve(self) -> None:
        database, key = f"sqlite:///{self._folder}/floor.db", self._folder / "shoes.key"
        with listening("127.0.0.1", 0) as listener:
            async with await Floor.open(database, shoe_key=key, signer=Signer.fresh()) as floor:
                people = People(floor.store, floor.clock, hasher=CHEAP, look_every_s=0.05)
                await floor.add_table("T1", STAR, pit="main")
                await floor.add_table("T2", CROWN, pit="salon")
                house = House(floor=floor, people=people, demonstration=self._demonstration)
                await self._listen(house, listener)
                await people.close()

    async def _listen(self, house: House, listener: socket.socket) -> None:
        app, loop = make_app(house), asyncio.get_running_loop()
        server = _Quiet(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                lifespan="on",
                ws="none",
                backlog=4_096,
                timeout_keep_alive=60,
            )
        )

        def end() -> None:
            house.streams.stop()
            server.should_exit = True

        self.end = lambda: loop.call_soon_threadsafe(end)
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.served = Served(url, TestHouse(house, HandClock(), app), loop)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        self.ready.set()
        await serving


@contextmanager
def served(folder: Path, *, demonstration: bool = False) -> Iterator[Served]:
    """A house with two tables, served for as long as the block lasts."""
    thread = _Thread(folder, demonstration=demonstration)
    thread.start()
    thread.ready.wait(30)
    assert thread.served is not None, thread.failed
    try:
        yield thread.served
    finally:
        thread.end()
        thread.join(30)
