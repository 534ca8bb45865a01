"""Many clients at one table and many tables at once: each request is done once, however often it is sent.

Clients send the same request several times at once, give up waiting and send it again, and on PostgreSQL they
are spread over two floors, each with its own connections, that find out from the database who was first.
"""

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
import sqlalchemy as sa

from sabot.engine.commands.opening import OpenTable
from sabot.engine.commands.people import Arrive, BringChips
from sabot.engine.events.people import ChipsBrought
from sabot.engine.people import Actor
from sabot.floor.service import Done, Floor
from sabot.store import schema
from sabot.store.checking import Checker
from sabot.store.tables import check_database
from tests.engine.driver import settings_for
from tests.floor.playing import VIRTUAL, AtTable, open_floor

CLIENTS, EACH = 32, 4
TABLES = 200
CENTS = 100


async def floors(database: str, folder: Path, stack: AsyncExitStack) -> list[Floor]:
    """One floor on SQLite, two on PostgreSQL."""
    count = 2 if database.startswith("postgresql") else 1
    return [await stack.enter_async_context(await open_floor(database, folder)) for _ in range(count)]


async def brought(floor: Floor, table: str, patron: str, key: str) -> Done:
    command = BringChips(at=0, by=Actor(id="dan", role="dealer"), patron=patron, cents=CENTS)
    done = await floor.do(table, command, key=key)
    assert isinstance(done, Done), done
    return done


async def insistently(source: random.Random, at: list[Floor], table: str, patron: str, key: str) -> set[int]:
    """Send a request until it is answered, now and then twice at once; the versions that were answered."""
    with suppress(TimeoutError):
        if source.random() < 0.3:
            impatient = brought(source.choice(at), table, patron, key)
            await asyncio.wait_for(impatient, source.uniform(0, 0.02))
    times = source.choice((1, 1, 2, 3))
    sent = (brought(source.choice(at), table, patron, key) for _ in range(times))
    return {done.version for done in await asyncio.gather(*sent)}


def whole(floor: Floor) -> int:
    """How many answers are kept; the journal is whole."""
    with floor.store.store.engine.connect() as connection:
        report = check_database(connection, Checker())
        answers = sa.select(sa.func.count()).select_from(schema.receipts)
        count: int = connection.execute(answers).scalar_one()
    assert not report.faults, report.faults
    return count


def test_32_clients_at_one_table_have_each_effect_once(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            at = await floors(database, tmp_path, stack)
            table = await AtTable(at[0]).open()
            names = [f"patron {number}" for number in range(CLIENTS)]
            for name in names:
                await table.seat(name, None, cents=CENTS)

            async def client(name: str) -> None:
                source = random.Random(name)
                for number in range(EACH):
                    versions = await insistently(source, at, "T1", name, f"{name} {number}")
                    assert len(versions) == 1, "the same request has the same answer"

            await asyncio.gather(*map(client, names))
            for floor in at:
                moment = await floor.refresh("T1")
                chips = {name: moment.state.accounts[f"chips:{name}"] for name in names}
                assert chips == dict.fromkeys(names, CENTS * (EACH + 1))
            entries = await at[0].store.entries((await at[0].table("T1")).journal)
            keys = [one.command for one in entries if isinstance(one.event, ChipsBrought) and one.command]
            assert Counter(Counter(keys).values()) == {1: CLIENTS * EACH}
            assert whole(at[0]) == CLIENTS * EACH

    asyncio.run(asyncio.wait_for(run(), 200))


def test_200_tables_at_once_have_each_effect_once(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            at = await floors(database, tmp_path, stack)

            async def one(number: int) -> None:
                source, name = random.Random(number), f"T{number}"
                await opened(at[number % len(at)], name)
                for wave in range(3):
                    await insistently(source, at, name, "ann", f"{name} {wave}")

            await asyncio.gather(*map(one, range(TABLES)))
            for floor in at:
                for number in range(TABLES):
                    moment = await floor.refresh(f"T{number}")
                    assert moment.state.accounts["chips:ann"] == 3 * CENTS
            assert whole(at[0]) == TABLES * 3

    asyncio.run(asyncio.wait_for(run(), 280))


async def opened(floor: Floor, name: str) -> None:
    table = AtTable(floor, name)
    await floor.add_table(name, table.book)
    settings = settings_for(table.rules, device=VIRTUAL, table=name)
    await table.done(OpenTable, table.highest, settings=settings, float={10_000: 100})
    await table.done(Arrive, patron="ann", place=1, player_card=True)


@pytest.mark.parametrize("seed", range(3))
def test_two_floors_that_decide_on_the_same_table_at_once_both_see_what_came_of_it(
    database: str, tmp_path: Path, seed: int
) -> None:
    """Two processes race for each version; whoever loses decides again on what is true by then."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            at = [await stack.enter_async_context(await open_floor(database, tmp_path)) for _ in range(2)]
            table = await AtTable(at[0]).open()
            await table.seat("ann", 1, cents=CENTS)
            source = random.Random(seed)
            sent = [brought(source.choice(at), "T1", "ann", f"{seed} {number}") for number in range(40)]
            versions = [done.version for done in await asyncio.gather(*sent)]
            assert len(set(versions)) == 40, "each has a version of its own"
            states = [(await floor.refresh("T1")).state for floor in at]
            assert states[0] == states[1]
            assert states[0].accounts["chips:ann"] == 41 * CENTS

    asyncio.run(asyncio.wait_for(run(), 120))
