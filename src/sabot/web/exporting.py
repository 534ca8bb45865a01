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

LINES: Final = "application/jsonl"
MEDIA_TYPES: Final = {
    "csv": "text/csv; charset=utf-8",
    "jsonl": LINES,
    "parquet": "application/vnd.apache.parquet",
}
AT_A_TIME: Final = 500
"""Lines of a journal in one piece."""


@dataclass(frozen=True)
class Exporting:
    """An export of one table. Only coups that are over are in it."""

    floor: Floor
    info: TableInfo
    what: str
    form: str
    since: int | None
    until: int | None

    async def send(self, receive: Receive, send: Send) -> None:
        name = f"{self.what}.{self.form}"
        await _send(self.floor, self._made, MEDIA_TYPES[self.form], name, receive, send)

    def _made(self, connection: Connection) -> Iterator[bytes]:
        return export(
            connection, self.what, self.form, tables=(self.info.id,), since=self.since, until=self.until
        )


@dataclass(frozen=True)
class ExportingJournal:
    """The first entries of all journals, with the checkpoints over them, as `sabot export` writes them."""

    floor: Floor
    entries: int

    async def send(self, receive: Receive, send: Send) -> None:
        await _send(self.floor, self._made, LINES, "journal.jsonl", receive, send)

    def _made(self, connection: Connection) -> Iterator[bytes]:
        snapshot_of(connection)
        lines = exported(connection, self.entries)
        while piece := b"".join(islice(lines, AT_A_TIME)):
            yield piece


async def _send(
    floor: Floor,
    make: Callable[[Connection], Iterator[bytes]],
    kind: str,
    name: str,
    receive: Receive,
    send: Send,
) -> None:
    connection = await asyncio.to_thread(floor.store.store.engine.connect)
    gone = asyncio.create_task(_gone(receive))
    headers = [
        (b"content-type", kind.encode()),
        (b"content-disposition", f'attachment; filename="{name}"'.encode()),
    ]
    try:
        made = await asyncio.to_thread(make, connection)
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        while not gone.done() and (piece := await asyncio.to_thread(next, made, None)) is not None:
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
    finally:
        gone.cancel()
        await asyncio.to_thread(connection.close)


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
