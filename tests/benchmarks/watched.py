"""A floor with one table, served for `bench_watchers`: run as a process of its own.

It says where it is served and which session may act at the table, and when it is told to stop, how often an
update was encoded.
"""

import asyncio
import gc
import logging
import resource
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import uvicorn

from sabot.floor.logs import configure
from sabot.floor.people import Account, People
from sabot.floor.service import Floor
from sabot.store import Signer
from sabot.web import House, make_app, streams
from sabot.web.serving import THRESHOLDS, address_of, listening
from sabot.web.who import csrf_of
from tests.floor.playing import playing
from tests.web.asking import CHEAP, PASSWORD


class Told(msgspec.Struct):
    """What the load must know."""

    url: str
    cookie: str
    csrf: str


class _Quiet(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


async def serve(folder: Path) -> None:
    made = 0
    event = streams._event

    def counted(kind: bytes, version: int, data: bytes) -> bytes:
        nonlocal made
        made += 1
        return event(kind, version, data)

    streams._event = counted
    with listening("127.0.0.1", 0) as listener:
        database, key = f"sqlite:///{folder}/floor.db", folder / "shoes.key"
        async with await Floor.open(database, shoe_key=key, signer=Signer.fresh()) as floor:
            people = People(floor.store, floor.clock, hasher=CHEAP)
            await playing(floor, "T1")
            await people.add(Account(id="ann", kind="patron", name="Ann"), "admin", PASSWORD)
            token = await people.sign_in("ann", PASSWORD, address="127.0.0.1")
            house = House(floor=floor, people=people)
            config = uvicorn.Config(
                make_app(house),
                log_config=None,
                log_level="warning",
                access_log=False,
                backlog=4_096,
                ws="none",
            )
            server = _Quiet(config)
            gc.collect()
            gc.freeze()
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            while not server.started:
                await asyncio.sleep(0.01)
            told = Told(address_of(listener), f"sabot-session={token}", csrf_of(token))
            print(msgspec.json.encode(told).decode(), flush=True)
            before = (await floor.now("T1")).version
            signalled = asyncio.Event()
            asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, signalled.set)
            await signalled.wait()
            began = time.process_time()
            stop = asyncio.Event()
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
            await stop.wait()
            updates = (await floor.now("T1")).version - before
            spent = time.process_time() - began
            done = {"encoded": made, "updates": updates, "cpu_s": spent}
            print(msgspec.json.encode(done).decode(), flush=True)
            house.streams.stop()
            server.should_exit = True
            await serving
            await people.close()


def main() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.set_threshold(*THRESHOLDS)
    configure(level=logging.WARNING)
    with tempfile.TemporaryDirectory(prefix="sabot-bench-") as folder:
        loops = uvicorn.Config(app="", loop="auto").get_loop_factory()
        with asyncio.Runner(loop_factory=loops) as runner:
            runner.run(serve(Path(folder)))


if __name__ == "__main__":
    main()
