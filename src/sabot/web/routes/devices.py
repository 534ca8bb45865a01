"""What scanning shoes send, and what waits for a person at the table."""

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from litestar.types import ASGIApp

from sabot.engine.people import Actor
from sabot.floor.devices.scans import Read, Waiting
from sabot.web.house import House
from sabot.web.routes.events import streaming
from sabot.web.routes.given import TableId, TheCaller, TheHouse
from sabot.web.routes.telling import API, about
from sabot.web.shapes import CardRead, NextRead, ReadTaken, SetAside, Why
from sabot.web.streams import Parts, Stream
from sabot.web.who import Caller, For

READS = f"{API}/tables/{{table:str}}/reads"


@get(f"{READS}/next", opt=about(For.SCANNERS, problems=(403, 404)))
async def next_read(house: TheHouse, caller: TheCaller, table: TableId) -> NextRead:
    """The number of the read that is wanted next of the device with this key."""
    await house.floor.table(table)
    return NextRead(next=await house.shoes.next(table, _key(caller)))


@post(READS, status_code=200, opt=about(For.SCANNERS, problems=(403, 404, 409)))
async def read(house: TheHouse, caller: TheCaller, table: TableId, data: JSONBody[CardRead]) -> ReadTaken:
    """A card left the shoe. Sent again under its number, it is taken once."""
    await house.floor.table(table)
    taken = await house.shoes.read(table, _key(caller), data.card, data.sequence)
    return await _taken(house, table, caller, taken)


@get(f"{READS}/waiting", opt=about(For.STAFF, problems=(404,)))
async def waiting(house: TheHouse, caller: TheCaller, table: TableId) -> list[Waiting]:
    """What left the shoe and the table has not taken, and what may be done about it."""
    info = await house.floor.table(table)
    await house.people.must_work_at(caller.signed_in, info, "see the reads that wait")
    return list(await house.shoes.waiting(table))


@get(f"{READS}/events", opt=about(For.STAFF, problems=(403, 404), stream=True))
async def shoe_events(house: TheHouse, caller: TheCaller, table: TableId) -> ASGIApp:
    """How it stands with the scanning shoe of a table, what waits and its faults, and every change of it."""
    info, session = await house.floor.table(table), caller.signed_in
    await house.people.must_work_at(session, info, "see the reads that wait")
    board = house.shoes.board(table)
    await board.look()
    return streaming(
        house, session, Stream(Parts(lambda: msgspec.structs.asdict(board.posted), board.ring), bytes)
    )


@post(f"{READS}/set-aside", status_code=200, opt=about(For.STAFF, problems=(404,)))
async def set_aside(house: TheHouse, caller: TheCaller, table: TableId, data: JSONBody[Why]) -> SetAside:
    """Somebody has seen to what waits, and the table needs none of it."""
    info, session = await house.floor.table(table), caller.signed_in
    roles = await house.people.must_work_at(session, info, "set reads aside")
    by = Actor(id=session.account.id, role=roles[0])
    return SetAside(reads=await house.shoes.set_aside(table, by, data.why))


def _key(caller: Caller) -> str:
    assert caller.token is not None  # the guard lets nobody else as far as here
    return caller.token


async def _taken(house: House, table: str, caller: Caller, taken: Read) -> ReadTaken:
    return ReadTaken(read=taken, next=await house.shoes.next(table, _key(caller)))


ROUTES: list[Any] = [next_read, read, waiting, shoe_events, set_aside]
