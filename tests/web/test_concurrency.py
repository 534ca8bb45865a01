"""Many clients at once over HTTP, every request sent again and again: each effect is there exactly once."""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from msgspec.structs import replace

from sabot.engine.commands.people import Arrive, BringChips
from sabot.engine.events.wagering import WagerPlaced
from sabot.engine.settings import Limit
from tests.conftest import TOLD
from tests.engine.driver import settings_for
from tests.floor.playing import AtTable
from tests.web.asking import API
from tests.web.served import Served, served

CLIENTS = 32
TABLES = 200
EACH = 6
CENTS = 2_500
ASKED_AGAIN = 4
HIGH = Limit(least=CENTS, most=10_000_000)


class Tally:
    """What was answered."""

    def __init__(self) -> None:
        self.done: dict[str, tuple[int, int]] = {}
        self.sent = 0
        self.refused = 0

    def take(self, key: str, answer: httpx.Response) -> None:
        self.sent += 1
        if answer.status_code == 409:
            self.refused += 1
            return
        assert answer.status_code == 200, answer.text
        told = answer.json()
        found = (told["after"], told["version"])
        assert self.done.setdefault(key, found) == found, f"{key} was done twice"


def _wager(number: int, patron: str) -> dict[str, Any]:
    return {
        "command": {
            "do": "PlaceWager",
            "patron": patron,
            "bet": "banker",
            "cents": CENTS + 100 * number,
            "area": 1,
        }
    }


async def _ask(
    client: httpx.AsyncClient, url: str, key: str, body: dict[str, Any], headers: dict[str, str]
) -> httpx.Response:
    """Ask, and ask again where the connection was lost: with the same key, it is done once."""
    for _ in range(ASKED_AGAIN):
        with suppress(httpx.TransportError):
            return await client.post(url, json=body, headers={**headers, "idempotency-key": key})
    return await client.post(url, json=body, headers={**headers, "idempotency-key": key})


async def _hammer(asks: Iterator[tuple[str, str, dict[str, Any]]], headers: dict[str, str]) -> Tally:
    """Clients that send each request two or three times, one after the other or at the same time."""
    tally, source, lock = Tally(), random.Random(7), asyncio.Lock()

    async def client_at_work(client: httpx.AsyncClient) -> None:
        while True:
            async with lock:
                asked = next(asks, None)
            if asked is None:
                return
            url, key, body = asked
            again = source.randint(1, 2)
            if source.random() < 0.5:
                answers = await asyncio.gather(
                    *(_ask(client, url, key, body, headers) for _ in range(again + 1))
                )
            else:
                answers = [await _ask(client, url, key, body, headers) for _ in range(again + 1)]
            for answer in answers:
                tally.take(key, answer)

    async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=2 * CLIENTS)) as client:
        await asyncio.gather(*(client_at_work(client) for _ in range(CLIENTS)))
    return tally


async def _headers(there: Served, name: str) -> dict[str, str]:
    client = await there.house.patron(name)
    cookie = "; ".join(f"{one}={value}" for one, value in client.cookies.items())
    return {"cookie": cookie, "x-csrf-token": client.csrf or ""}


async def _open(there: Served, name: str) -> None:
    table = AtTable(there.house.floor, name)
    usual = settings_for(table.rules).limits
    await table.open(limits=replace(usual, bets=dict.fromkeys(usual.bets, HIGH)))
    await table.done(Arrive, patron="ann", place=1, player_card=True)
    await table.done(BringChips, patron="ann", cents=10_000_000)
    await table.load_shoe()


async def _placed(there: Served, name: str) -> list[WagerPlaced]:
    info = await there.house.floor.table(name)
    entries = await there.house.floor.store.entries(info.journal)
    return [entry.event for entry in entries if isinstance(entry.event, WagerPlaced)]


def test_32_clients_at_one_table_do_each_thing_once(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    with served(tmp_path) as there:
        there.do(_open(there, "T3"))
        headers = there.do(_headers(there, "ann"))
        url = f"{there.url}{API}/tables/T3/commands"
        asks = ((url, f"wager {number}", _wager(number, "ann")) for number in range(CLIENTS * EACH))
        tally = asyncio.run(_hammer(asks, headers))
        placed = there.do(_placed(there, "T3"))
        # Each wager has an amount of its own, so that one placed twice, or never, shows.
        amounts = sorted(event.cents for event in placed)
        assert amounts == [CENTS + 100 * number for number in range(CLIENTS * EACH)]
        assert len(tally.done) == CLIENTS * EACH
        assert len({version for _, version in tally.done.values()}) == CLIENTS * EACH
        state = there.do(there.house.floor.now("T3")).state
        assert state.accounts["chips:ann"] == 10_000_000 - sum(amounts)
        record_property(
            TOLD, f"{CLIENTS} clients, one table: {tally.sent} requests, {len(tally.done)} effects, each once"
        )


def test_200_tables_at_once_do_each_thing_once(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    names = [f"T{number}" for number in range(1_000, 1_000 + TABLES)]
    with served(tmp_path) as there:

        async def open_all() -> None:
            await asyncio.gather(*(_open(there, name) for name in names))

        there.do(open_all())
        headers = there.do(_headers(there, "ann"))
        asks = (
            (f"{there.url}{API}/tables/{name}/commands", f"{name} {number}", _wager(number, "ann"))
            for number in range(2)
            for name in names
        )
        tally = asyncio.run(_hammer(asks, headers))
        for name in names:
            assert sorted(one.cents for one in there.do(_placed(there, name))) == [CENTS, CENTS + 100]
        assert (len(tally.done), tally.refused) == (2 * TABLES, 0)
        record_property(TOLD, f"{TABLES} tables: {tally.sent} requests, {len(tally.done)} effects, each once")
