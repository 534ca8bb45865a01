"""Exports as they are sent: made in a thread, piece by piece, for as long as the client is there."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from sabot.floor.exports import export
from sabot.floor.service import Floor, TableInfo

Send = Callable[[Any], Awaitable[None]]
Receive = Callable[[], Awaitable[Any]]

MEDIA_TYPES: Final = {
    "csv": "text/csv; charset=utf-8",
    "jsonl": "application/jsonl",
    "parquet": "application/vnd.apache.parquet",
}


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
        connection = await asyncio.to_thread(self.floor.store.store.engine.connect)
        gone = asyncio.create_task(_gone(receive))
        try:
            made = await asyncio.to_thread(
                export,
                connection,
                self.what,
                self.form,
                tables=(self.info.id,),
                since=self.since,
                until=self.until,
            )
            await send({"type": "http.response.start", "status": 200, "headers": self._headers()})
            while not gone.done() and (piece := await asyncio.to_thread(next, made, None)) is not None:
                await send({"type": "http.response.body", "body": piece, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            gone.cancel()
            await asyncio.to_thread(connection.close)

    def _headers(self) -> list[tuple[bytes, bytes]]:
        name = f'attachment; filename="{self.what}.{self.form}"'
        return [
            (b"content-type", MEDIA_TYPES[self.form].encode()),
            (b"content-disposition", name.encode()),
        ]


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
