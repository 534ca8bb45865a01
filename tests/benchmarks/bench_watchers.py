"""Five thousand who watch one table over HTTP: how long until each has what happened.

The server is one process, the load another. The time is taken from the moment a command is sent to the moment
the event it caused has arrived, so the disk, the engine and the network are all in it.
"""

import asyncio
import os
import re
import resource
import signal
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass
from typing import Any

import msgspec

from tests.benchmarks.watched import Told

WATCHERS = 5_000
UPDATES = 20
EVERY_S = 0.5
AT_ONCE = 100
LIMIT_MS = 250

IDS = re.compile(rb"id: (\d+)\nevent: (change|view)")


class Watcher(asyncio.Protocol):
    """One client: it writes down when each event came."""

    def __init__(self, path: str, came: dict[int, list[float]], ready: asyncio.Future[None]) -> None:
        self._path = path
        self._came = came
        self._ready = ready

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        request = f"GET {self._path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\n\r\n"
        transport.write(request.encode())

    def data_received(self, data: bytes) -> None:
        now = time.monotonic()
        for number, kind in IDS.findall(data):
            if kind == b"view":
                if not self._ready.done():
                    self._ready.set_result(None)
            else:
                self._came[int(number)].append(now)


class Came(dict[int, list[float]]):
    def __missing__(self, number: int) -> list[float]:
        return self.setdefault(number, [])


async def load(told: Told, pid: int, watchers: int, updates: int) -> tuple[list[float], float]:
    """Milliseconds until each watcher had each update; and how long it took until all watched."""
    host, _, port = told.url.removeprefix("http://").partition(":")
    loop, came = asyncio.get_running_loop(), Came()
    began = time.monotonic()
    transports: list[asyncio.BaseTransport] = []
    turns = asyncio.Semaphore(AT_ONCE)

    async def watch() -> None:
        async with turns:
            ready: asyncio.Future[None] = loop.create_future()
            transport, _ = await loop.create_connection(
                lambda: Watcher("/api/v1/tables/T1/events", came, ready), host, int(port)
            )
            transports.append(transport)
            await asyncio.wait_for(ready, 60)

    await asyncio.gather(*(watch() for _ in range(watchers)))
    opened = time.monotonic() - began
    os.kill(pid, signal.SIGUSR1)
    reader, writer = await asyncio.open_connection(host, int(port))
    sent: dict[int, float] = {}
    for number in range(updates):
        at = time.monotonic()
        answer = await _ask(reader, writer, told, number)
        sent[answer["version"]] = at
        await asyncio.sleep(EVERY_S)
    await _until_all_came(came, sent, watchers)
    writer.close()
    for transport in transports:
        transport.close()
    late = [(at - sent[version]) * 1_000 for version in sent for at in came[version]]
    assert len(late) == watchers * updates, f"{len(late):,} of {watchers * updates:,} events came"
    return late, opened


async def _until_all_came(came: Came, sent: dict[int, float], watchers: int) -> None:
    limit = time.monotonic() + 30
    while any(len(came[version]) < watchers for version in sent) and time.monotonic() < limit:
        await asyncio.sleep(0.05)


async def _ask(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, told: Told, number: int
) -> dict[str, Any]:
    """Place a wager of Ann's."""
    command = {"do": "PlaceWager", "patron": "ann", "bet": "banker", "cents": 2_500 + 100 * number, "area": 1}
    body = msgspec.json.encode({"command": command})
    head = (
        "POST /api/v1/tables/T1/commands HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
        f"cookie: {told.cookie}\r\nx-csrf-token: {told.csrf}\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    writer.write(head.encode() + body)
    headers = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
    length = int(headers.partition("content-length: ")[2].partition("\r\n")[0])
    answer: dict[str, Any] = msgspec.json.decode(await reader.readexactly(length))
    assert headers.startswith("http/1.1 200"), answer
    return answer


@dataclass(frozen=True)
class Measured:
    late: list[float]
    """Milliseconds, for each watcher and each update, sorted."""
    opened: float
    """Seconds until all watched."""
    encoded: float
    """How often an update was encoded."""
    cpu_ms: float
    """How long the server computed for an update, whoever else was at work on the machine."""


def measure(watchers: int = WATCHERS, updates: int = UPDATES) -> Measured:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    server = subprocess.Popen([sys.executable, "-m", "tests.benchmarks.watched"], stdout=subprocess.PIPE)
    assert server.stdout is not None
    try:
        told = msgspec.json.decode(server.stdout.readline(), type=Told)
        late, opened = asyncio.run(load(told, server.pid, watchers, updates))
        os.kill(server.pid, signal.SIGTERM)
        counted = msgspec.json.decode(server.stdout.readline())
        server.wait(30)
    finally:
        server.kill()
        server.wait(30)
        server.stdout.close()
    # The first watcher's view is encoded once as well.
    return Measured(
        late=sorted(late),
        opened=opened,
        encoded=(counted["encoded"] - 1) / updates,
        cpu_ms=counted["cpu_s"] * 1_000 / updates,
    )


def bench_watchers() -> None:
    found = measure()
    late = found.late
    ninety_nine = late[int(len(late) * 0.99)]
    print(f"watchers {WATCHERS:,} of one table, one process, {UPDATES} updates")
    print(f"  all of them watch after          {found.opened:8.1f} s")
    print(f"  an update is encoded             {found.encoded:8.2f} times    at most once")
    print(f"  half of them have it after       {statistics.median(late):8.1f} ms")
    print(f"  99 of 100 have it after          {ninety_nine:8.1f} ms    at most {LIMIT_MS}")
    print(f"  the last one has it after        {late[-1]:8.1f} ms")
    print(f"  the server computes              {found.cpu_ms:8.1f} ms an update")


if __name__ == "__main__":
    bench_watchers()
