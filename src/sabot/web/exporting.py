"""Exports as they are sent: made in a thread, piece by piece, while the pieces before are on their way."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from sabot.floor.exports import export
from sabot.floor.service import Floor, TableInfo

MEDIA_TYPES: Final = {
    "csv": "text/csv; charset=utf-8",
    "jsonl": "application/jsonl",
    "parquet": "application/vnd.apache.parquet",
}


async def pieces(
    floor: Floor, info: TableInfo, what: str, form: str, since: int | None, until: int | None
) -> AsyncIterator[bytes]:
    """An export of one table. Only coups that are over are in it."""
    connection = await asyncio.to_thread(floor.store.store.engine.connect)
    try:
        made = await asyncio.to_thread(
            export, connection, what, form, tables=(info.id,), since=since, until=until
        )
        while (piece := await asyncio.to_thread(next, made, None)) is not None:
            yield piece
    finally:
        await asyncio.to_thread(connection.close)
