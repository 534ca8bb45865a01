"""Commands that share a commit, and those who wait for it: on threads, on event loops, or no longer."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sabot.store import (
    TABLE,
    Append,
    AsyncStore,
    Command,
    Committed,
    Conflict,
    Receipt,
    Repeated,
    Store,
    StoreError,
    StoreFailed,
    open_store,
)
from sabot.store.answering import Answer, tell
from tests.store.play import BOOK, T1, events

NAMES = sa.Table("names", sa.MetaData(), sa.Column("name", sa.Text, primary_key=True))
GONE = "the disk is gone"


def begun(name: str, **more: Any) -> Command:
    """A table that is begun with two events."""
    return Command((Append(TABLE.journal(name), 0, events()[:2], BOOK),), **more)


def named(name: str) -> Callable[[Connection], None]:
    def write(connection: Connection) -> None:
        connection.execute(NAMES.insert().values(name=name))

    return write


class Held:
    """The writer, kept busy: what is submitted meanwhile shares the next commit."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._held, self._go = threading.Event(), threading.Event()

    def __enter__(self) -> None:
        self._store.submit_write(self._hold)
        assert self._held.wait(10)

    def __exit__(self, *_: object) -> None:
        self._go.set()

    def _hold(self, _: Connection) -> None:
        self._held.set()
        self._go.wait(10)


def test_what_is_wrong_with_one_command_is_told_to_him_alone(store: Store) -> None:
    receipt = Receipt("ann", "k", b"r", b"first")
    store.write(NAMES.create)
    with Held(store):
        first = store.submit(begun("T1", receipt=receipt))
        second = store.submit(begun("T1"))
        again = store.submit(begun("T1", receipt=receipt))
        with_name = store.submit(begun("T2", also=named("ann")))
        same_name = store.submit(begun("T3", also=named("ann")))
        written: Future[None] = store.submit_write(named("ben"))
        last = store.submit(begun("T4"))
    assert first.result() == Committed({"table/T1": 2}, b"first")
    assert isinstance(second.exception(), Conflict)
    assert again.result() == Repeated(b"first")
    assert with_name.result() == Committed({"table/T2": 2})
    assert isinstance(same_name.exception(), IntegrityError)
    assert written.exception() is None
    assert last.result() == Committed({"table/T4": 2})
    assert store.journals() == {"table/T1": 2, "table/T2": 2, "table/T4": 2}
    with store.engine.connect() as connection:
        assert sorted(connection.execute(sa.select(NAMES.c.name)).scalars()) == ["ann", "ben"]


def test_who_gives_up_waiting_takes_nothing_back_and_keeps_nobody_waiting(store: Store) -> None:
    async def floor() -> Committed | Repeated:
        front = AsyncStore(store)
        with Held(store):
            impatient = asyncio.create_task(front.submit(begun("T1")))
            patient = asyncio.create_task(front.submit(begun("T2")))
            await asyncio.sleep(0)
            impatient.cancel()
            with pytest.raises(asyncio.CancelledError):
                await impatient
        return await patient

    assert asyncio.run(floor()) == Committed({"table/T2": 2})
    assert store.journals() == {"table/T1": 2, "table/T2": 2}


def test_an_event_loop_that_ended_meanwhile_keeps_nobody_waiting(store: Store) -> None:
    async def leave() -> None:
        task = asyncio.create_task(AsyncStore(store).submit(begun("T1")))
        await asyncio.sleep(0)
        task.cancel()

    with Held(store):
        asyncio.run(leave())
        waiting = store.submit(begun("T2"))
    assert waiting.result(10) == Committed({"table/T2": 2})
    assert store.journals() == {"table/T1": 2, "table/T2": 2}


def test_whoever_waits_on_another_event_loop_is_told_there(store: Store) -> None:
    async def floor(name: str) -> Committed | Repeated:
        return await AsyncStore(store).submit(begun(name))

    told: dict[str, Committed | Repeated] = {}

    def serve(name: str) -> None:
        told[name] = asyncio.run(floor(name))

    threads = [threading.Thread(target=serve, args=(f"T{number}",)) for number in range(4)]
    with Held(store):
        for thread in threads:
            thread.start()
    for thread in threads:
        thread.join(10)
    assert told == {f"T{number}": Committed({f"table/T{number}": 2}) for number in range(4)}


def test_when_the_database_fails_everybody_who_waits_is_told(tmp_path: Path) -> None:
    """On a thread or on an event loop, in the commit that failed or behind it; and nothing is tried again."""

    def fail(_: Connection) -> None:
        raise sa.exc.OperationalError("INSERT", {}, Exception(GONE))

    async def floor(store: Store) -> list[BaseException | Committed | Repeated]:
        front = AsyncStore(store)
        with Held(store):
            waiting = [asyncio.create_task(front.submit(begun(f"T{number}"))) for number in range(3)]
            await asyncio.sleep(0)
            failing = store.submit_write(fail)
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(failing.exception(10), StoreFailed)
        return told

    address = f"sqlite:///{tmp_path}/floor.db"
    with open_store(address) as store:
        told = asyncio.run(floor(store))
        assert [type(one) for one in told] == [StoreFailed] * 3
        with pytest.raises(StoreFailed, match=GONE):
            store.append(T1, 0, events()[:2], book=BOOK)
    with open_store(address) as again:
        assert again.journals() == {}


def test_who_cannot_be_told_what_was_wrong_keeps_nobody_waiting(store: Store) -> None:
    """No future of an event loop takes a StopIteration; all of one commit are told one after the other."""

    async def floor() -> list[BaseException | Committed | Repeated]:
        front = AsyncStore(store)
        with Held(store):
            waiting = [
                asyncio.create_task(front.submit(begun("T1", also=stopping))),
                asyncio.create_task(front.submit(begun("T2"))),
            ]
            await asyncio.sleep(0)
            alone = store.submit(begun("T3", also=stopping))
        told = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 10)
        assert type(alone.exception(10)) is StoreError
        return told

    def stopping(_: Connection) -> None:
        raise StopIteration("no more")

    refused, done = asyncio.run(floor())
    assert type(refused) is StoreError
    assert "no more" in str(refused)
    assert done == Committed({"table/T2": 2})
    assert store.journals() == {"table/T2": 2}


def test_whoever_waits_is_told_before_a_broken_connection_is_put_away(tmp_path: Path) -> None:
    """A server that went away without a word lets a rollback wait for as long as the network pleases."""

    def fail(_: Connection) -> None:
        raise sa.exc.OperationalError("INSERT", {}, Exception(GONE))

    order: list[str] = []
    with open_store(f"sqlite:///{tmp_path}/floor.db") as store:
        driver = store._writer._driver
        put_away = driver.give_up

        def give_up() -> None:
            order.extend(f"told {type(one.exception(0)).__name__}" for one in waiting if one.done())
            put_away()
            order.append("put away")

        driver.give_up = give_up  # type: ignore[method-assign]
        with Held(store):
            waiting: list[Future[Any]] = [
                store.submit(begun("T1")),
                store.submit_write(fail),
                store.submit(begun("T2")),
            ]
        store._writer._thread.join(10)
    assert order == ["told StoreFailed"] * 3 + ["put away"]
    with open_store(f"sqlite:///{tmp_path}/floor.db") as again:
        assert again.journals() == {}


def test_nothing_is_taken_once_the_store_is_closed(store: Store) -> None:
    store.close()
    with pytest.raises(StoreError, match="closed"):
        store.append(T1, 0, events()[:2], book=BOOK)


def test_one_who_cannot_be_told_at_all_is_told_that_and_the_next_is_told() -> None:
    class Unwilling(asyncio.Future[int]):
        def set_result(self, _: int) -> None:
            raise RuntimeError("not this")

    async def run() -> None:
        unwilling: asyncio.Future[int] = Unwilling()
        next_one: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        tell([Answer(unwilling, 1), Answer(next_one, 2)])
        assert await asyncio.wait_for(next_one, 10) == 2
        with pytest.raises(StoreError, match="not this"):
            await asyncio.wait_for(unwilling, 10)

    asyncio.run(run())
