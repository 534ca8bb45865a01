"""Running the floor as a server: open it, deal at the tables that deal themselves, serve, stop in good order.

On SIGTERM and on Ctrl-C no new connection is taken, event streams end, requests that were begun are finished,
and the database is closed. When the database fails while writing, the process ends: the next start replays.
"""

import asyncio
import gc
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from types import FrameType
from typing import Final

import structlog
import uvicorn

from sabot import SabotError
from sabot.floor.demo import DemoAccount, build_demo
from sabot.floor.devices.auto_dealer import AutoDealers, Pace
from sabot.floor.people import People, SessionLimits
from sabot.floor.service import Floor
from sabot.store import Signer, StoreFailed
from sabot.store.alone import alone_at
from sabot.web.app import make_app
from sabot.web.documents import Documents
from sabot.web.house import House
from sabot.web.limits import Limits
from sabot.web.visiting import Visitors

THRESHOLDS: Final = (100_000, 50, 1_000)
"""When Python looks for cycles of garbage. By its own defaults it stops thousands of streams now and then."""

MOST_PORTS: Final = 65_535

FINISH_S: Final = 10
"""How long requests that were begun may take when the process is told to stop."""

FAILED: Final = 70
"""The exit status when the database failed: the process is to be started again."""

_log = structlog.get_logger("sabot.web")


class ServeError(SabotError):
    """It cannot be served there."""


@dataclass(frozen=True, kw_only=True)
class Serving:
    """What is served, where, and how."""

    database: str
    keys: Path
    """The folder of the key that seals shoes and the key that signs checkpoints."""
    host: str = "127.0.0.1"
    port: int = 8080
    documents: Path | None = None
    """The folder of the approved documents that the operator attached to rule books."""
    demonstration: bool = False
    deals: bool = True
    """Whether this process deals at tables that are dealt by themselves."""
    pace: Pace = field(default_factory=Pace)
    trusted_proxies: str = "127.0.0.1"
    """From whom it is believed that a request came by HTTPS, and from which address."""
    sessions: SessionLimits = field(default_factory=SessionLimits)
    limits: Limits = field(default_factory=Limits)


@dataclass(frozen=True, kw_only=True)
class Started:
    """What a person is told once it is served."""

    address: str
    beyond_this_machine: bool
    """Whether other machines reach it: by plain HTTP, unless a proxy stands before it."""
    first_password: str | None
    """Of the account `admin`, at the very first start; it is never told again."""
    accounts: tuple[DemoAccount, ...]
    tables: tuple[str, ...]


Told = Callable[[Started], None]


def run(serving: Serving, told: Told) -> int:
    """Serve until the process is told to stop; its exit status."""
    gc.set_threshold(*THRESHOLDS)
    loops = uvicorn.Config(app="", loop="auto").get_loop_factory()
    with asyncio.Runner(loop_factory=loops) as runner:
        try:
            return runner.run(serve(serving, told))
        except StoreFailed:  # it was told of in the log when it happened
            return FAILED


async def serve(serving: Serving, told: Told) -> int:
    """`run`, on an event loop."""
    documents = Documents.read(serving.documents) if serving.documents is not None else Documents.none()
    with listening(serving.host, serving.port) as listener, alone_at(serving.database):
        failing = _Failing()
        async with AsyncExitStack() as stack:
            floor = await Floor.open(
                serving.database,
                shoe_key=serving.keys / "shoes.key",
                signer=Signer.open(serving.keys / "signing.key"),
                on_failure=failing.failed,
            )
            stack.push_async_callback(floor.close)
            people = People(floor.store, floor.clock, limits=serving.sessions)
            stack.push_async_callback(people.close)
            accounts = await build_demo(floor, people) if serving.demonstration else ()
            password = None if serving.demonstration else await people.first_administrator()
            serving.limits.attempts = people.attempts
            house = House(
                floor=floor,
                people=people,
                limits=serving.limits,
                demonstration=serving.demonstration,
                documents=documents,
            )
            await stack.enter_async_context(house.shoes)
            visitors = Visitors(floor, people)
            if serving.demonstration:
                await stack.enter_async_context(visitors)
            if serving.deals:
                await stack.enter_async_context(AutoDealers(floor, serving.pace, present=visitors.present))
            server = _Server(_config(house, serving), house)
            failing.end = server.end
            gc.collect()
            gc.freeze()
            started = Started(
                address=address_of(listener),
                beyond_this_machine=not ip_address(listener.getsockname()[0]).is_loopback,
                first_password=password,
                accounts=accounts,
                tables=tuple(info.id for info in await floor.tables()),
            )
            server.told = lambda: told(started)
            await server.serve(sockets=[listener])
        return FAILED if failing.has_failed else 0


def _config(house: House, serving: Serving) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(house),
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        date_header=True,
        proxy_headers=True,
        forwarded_allow_ips=serving.trusted_proxies,
        timeout_graceful_shutdown=FINISH_S,
        timeout_keep_alive=30,
        backlog=4_096,
        lifespan="on",
        ws="none",
    )


class _Server(uvicorn.Server):
    """A server that ends its event streams when it is told to stop, and says when it has started."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house
        self.told: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.told()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The process closes its database after the server has stopped; so the signal is not raised again."""
        loop = asyncio.get_running_loop()

        def stop(signum: int, _: FrameType | None) -> None:
            self.force_exit = self.should_exit and signum == signal.SIGINT
            loop.call_soon_threadsafe(self.end)

        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {one: signal.signal(one, stop) for one in (signal.SIGTERM, signal.SIGINT)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def end(self) -> None:
        """Stop in good order."""
        self.should_exit = True
        self._house.streams.stop()


class _Failing:
    """Ends the process when the database fails: in good order when it can, and at once when it cannot."""

    def __init__(self) -> None:
        self.has_failed = False
        self.end: Callable[[], None] = lambda: None
        self._loop = asyncio.get_running_loop()

    def failed(self, why: StoreFailed) -> None:
        """Told from the thread that writes."""
        self.has_failed = True
        _log.critical("database_failed", why=str(why))
        at_last = threading.Timer(FINISH_S, os._exit, (FAILED,))
        at_last.daemon = True
        at_last.start()
        self._loop.call_soon_threadsafe(self.end)


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket to be served at; a port of 0 is any that is free. Raises `ServeError`."""
    if not 0 <= port <= MOST_PORTS:  # else the system takes what is left of it
        raise ServeError(f"there is no port {port}: they go up to {MOST_PORTS}")
    try:
        family, kind, number, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, number)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
        except OSError:
            listener.close()
            raise
    except OSError as error:
        raise ServeError(f"cannot serve at {host}:{port}: {error.strerror}") from error
    with listener:
        yield listener


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"
