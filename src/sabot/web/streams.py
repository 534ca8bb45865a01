"""Live tables as server-sent events: the whole view first, then what changed, each update encoded once.

A plain ASGI handler: nothing of a framework lies between a table and five thousand who watch it. A stream
ends when its session ends, when the table's floor closes and when the process is told to stop; whoever comes
back with the id of the event last seen goes on from there.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from sabot.floor.people import People, Session
from sabot.floor.service import Update, Viewer
from sabot.store.encoding import plain

T = TypeVar("T")
New_co = TypeVar("New_co", covariant=True)
Send = Callable[[Any], Awaitable[None]]
Receive = Callable[[], Awaitable[Any]]

HEARTBEAT_S: Final = 15.0
"""A line that says nothing, so that whatever lies between keeps the connection, and a dead one is found."""

AGAIN_MS: Final = 1_000
"""How long a client waits before it comes again."""

HEADERS: Final = (
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
)
BEAT: Final = b": still here\n\n"
OPENING: Final = b"retry: %d\n\n" % AGAIN_MS
STOPPING: Final = "the server is stopping"
SESSION_OVER: Final = "the session has ended"
FLOOR_CLOSED: Final = "the floor has closed"


@dataclass(frozen=True)
class Sends:
    """How an answer is begun, and how it goes on: past whatever looks at beginnings alone."""

    start: Send
    go_on: Send


class Streams:
    """Every event stream that this process has open."""

    def __init__(self, heartbeat_s: float = HEARTBEAT_S) -> None:
        self._heartbeat_s = heartbeat_s
        self._open: set[Stream[Any]] = set()
        self._beating: asyncio.Task[None] | None = None
        self._stopping = False

    def __len__(self) -> int:
        return len(self._open)

    def stop(self) -> None:
        """End them all, and any that is opened from now on."""
        self._stopping = True
        for stream in tuple(self._open):
            stream.end(STOPPING)

    @asynccontextmanager
    async def opened(self, stream: "Stream[Any]") -> AsyncIterator[None]:
        self._open.add(stream)
        if self._stopping:
            stream.end(STOPPING)
        if self._beating is None or self._beating.done():
            self._beating = asyncio.create_task(self._beat(), name="sabot-heartbeat")
        try:
            yield
        finally:
            self._open.discard(stream)

    async def _beat(self) -> None:
        """One timer for all of them."""
        while self._open:
            await asyncio.sleep(self._heartbeat_s)
            for stream in self._open:
                stream.beat()


class Source(Protocol[New_co]):
    """What a stream tells of: a watch of a table, or of what waits for approval."""

    @property
    def is_over(self) -> bool: ...

    def next_now(self) -> New_co | None:
        """What is new, where anything is."""

    def ring(self, bell: Callable[[], None]) -> Callable[[], None]:
        """Have a bell rung whenever something is new; call the result to stop."""


class Stream(Generic[T]):
    """One client's stream of one thing; `encode` makes an event of what is new."""

    def __init__(self, source: Source[T], encode: Callable[[T], bytes]) -> None:
        self._source = source
        self._encode = encode
        self._awake = asyncio.Event()
        self._beat_due = False
        self._gone = False
        self._why: str | None = None

    def end(self, why: str) -> None:
        self._why = self._why or why
        self._awake.set()

    def beat(self) -> None:
        self._beat_due = True
        self._awake.set()

    async def run(
        self, streams: Streams, people: People, session: Session | None, receive: Receive, sends: Sends
    ) -> None:
        """Until the client goes, or has to."""
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(streams.opened(self))
            if session is not None:
                lost = await stack.enter_async_context(people.watch(session))
                stack.callback(asyncio.create_task(self._end_with(lost)).cancel)
            stack.callback(asyncio.create_task(self._end_when_gone(receive)).cancel)
            stack.callback(self._source.ring(self._awake.set))
            await sends.start({"type": "http.response.start", "status": 200, "headers": list(HEADERS)})
            await _write(sends.go_on, OPENING)
            await self._tell(sends.go_on)

    async def _tell(self, send: Send) -> None:
        while True:
            self._awake.clear()
            while not self._over and (update := self._source.next_now()) is not None:
                await _write(send, self._encode(update))
            if self._source.is_over:
                self.end(FLOOR_CLOSED)
            if self._why is not None:
                await send({"type": "http.response.body", "body": ending(self._why), "more_body": False})
                return
            if self._gone:
                return
            if self._beat_due:
                self._beat_due = False
                await _write(send, BEAT)
            await self._awake.wait()

    @property
    def _over(self) -> bool:
        return self._gone or self._why is not None

    async def _end_with(self, lost: asyncio.Event) -> None:
        await lost.wait()
        self.end(SESSION_OVER)

    async def _end_when_gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._gone = True
        self._awake.set()


async def _write(send: Send, chunk: bytes) -> None:
    await send({"type": "http.response.body", "body": chunk, "more_body": True})


def encoded(update: Update, viewer: Viewer) -> bytes:
    """An update as an event: `view` with the whole view, or `change` with the parts of it that are new."""
    moment, before = update.moment, update.before
    if before is None:
        return moment.once(
            ("view event", viewer), lambda: _event(b"view", update.version, moment.encoded(viewer))
        )
    return moment.once(
        ("change event", viewer, before.version),
        lambda: _event(b"change", update.version, moment.changed(viewer, before)),
    )


def _event(kind: bytes, version: int, data: bytes) -> bytes:
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (version, kind, data)


class Parts:
    """A source of something that is told in parts: the whole first, then each part that is not what it was.

    `make` gives the parts as they are now, and is asked whenever `ring` says that something may be new.
    """

    is_over = False

    def __init__(
        self, make: Callable[[], Mapping[str, Any]], ring: Callable[[Callable[[], None]], Callable[[], None]]
    ) -> None:
        self._make = make
        self._bell = ring
        self._told: dict[str, bytes] | None = None
        self._number = 0

    def ring(self, bell: Callable[[], None]) -> Callable[[], None]:
        return self._bell(bell)

    def next_now(self) -> bytes | None:
        """The next event, where there is one."""
        made = {name: msgspec.json.encode(part, enc_hook=plain) for name, part in self._make().items()}
        before, self._told = self._told, made
        new = {name: part for name, part in made.items() if before is None or before.get(name) != part}
        if not new:
            return None
        self._number += 1
        return _event(b"view" if before is None else b"change", self._number, _object(new))


def _object(parts: Mapping[str, bytes]) -> bytes:
    return b"{%s}" % b",".join(b"%s:%s" % (msgspec.json.encode(name), part) for name, part in parts.items())


def ending(why: str) -> bytes:
    return b"event: end\ndata: %s\n\n" % msgspec.json.encode({"why": why})


__all__ = ["Parts", "Stream", "Streams", "encoded"]
