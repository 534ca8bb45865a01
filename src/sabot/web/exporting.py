"""Exports as they are sent: made in a thread, piece by piece, for as long as the client is there."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from sqlalchemy import Connection

from sabot.floor.exports import export
from sabot.floor.service import Floor, TableInfo
from sabot.store.database import snapshot_of
from sabot.store.files import exported

Send = Callable[[Any], Awaitable[None]]
Receive = Callable[[], Awaitable[Any]]

AT_ONCE: Final = 4
"""How many are made at the same time: each keeps a connection to the database for as long as it takes."""

PATIENCE_S: Final = 60
"""How long a client may take for a piece."""

LINES: Final = "application/jsonl"
MEDIA_TYPES: Final = {
    "csv": "text/csv; charset=utf-8",
    "jsonl": LINES,
    "parquet": "application/vnd.apache.parquet",
}
AT_A_TIME: Final = 500
"""Lines of a journal in one piece."""

Making = Callable[[Connection], Iterator[bytes]]


class Exports:
    """The exports of one process: some at a time, the others wait for their turn."""

    def __init__(self, floor: Floor, at_once: int = AT_ONCE, patience_s: float = PATIENCE_S) -> None:
        self._engine = floor.store.store.engine
        self._turns = asyncio.Semaphore(at_once)
        self._patience_s = patience_s

    async def send(self, make: Making, kind: str, name: str, receive: Receive, send: Send) -> None:
        """Make an export and send it as a file. Where the client takes nothing, its answer has no end."""

        async def patiently(message: Any) -> None:
            async with asyncio.timeout(self._patience_s):
                await send(message)

        async with self._turns:
            connection = await asyncio.to_thread(self._engine.connect)
            gone = asyncio.create_task(_gone(receive))
            try:
                await _send(await asyncio.to_thread(make, connection), kind, name, gone, patiently)
            except TimeoutError:
                return
            finally:
                gone.cancel()
                await asyncio.to_thread(connection.close)


@dataclass(frozen=True)
class Exporting:
    """An export of one table. Only coups that are over are in it."""

    exports: Exports
    info: TableInfo
    what: str
    form: str
    since: int | None
    until: int | None

    async def send(self, receive: Receive, send: Send) -> None:
        name = f"{self.what}.{self.form}"
        await self.exports.send(self._made, MEDIA_TYPES[self.form], name, receive, send)

    def _made(self, connection: Connection) -> Iterator[bytes]:
        return export(
            connection, self.what, self.form, tables=(self.info.id,), since=self.since, until=self.until
        )


@dataclass(frozen=True)
class ExportingJournal:
    """The first entries of all journals, with the checkpoints over them, as `sabot export` writes them."""

    exports: Exports
    entries: int

    async def send(self, receive: Receive, send: Send) -> None:
        await self.exports.send(self._made, LINES, "journal.jsonl", receive, send)

    def _made(self, connection: Connection) -> Iterator[bytes]:
        snapshot_of(connection)
        lines = exported(connection, self.entries)
        while piece := b"".join(islice(lines, AT_A_TIME)):
            yield piece


async def _send(made: Iterator[bytes], kind: str, name: str, gone: "asyncio.Task[None]", send: Send) -> None:
    headers = [
        (b"content-type", kind.encode()),
        (b"content-disposition", f'attachment; filename="{name}"'.encode()),
    ]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    while not gone.done() and (piece := await asyncio.to_thread(next, made, None)) is not None:
        await send({"type": "http.response.body", "body": piece, "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
