"""The store for asyncio: what waits for the disk is awaited, and nothing blocks the loop."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy import Connection

from sabot.store.codec import E, Journal, S
from sabot.store.planning import Prepared
from sabot.store.reading import Entry, Loaded
from sabot.store.store import Store
from sabot.store.work import Append, Book, Command, Committed, Receipt, Repeated, Write

T = TypeVar("T")
News = tuple[str, int]
"""A journal's id, and its new version."""


class AsyncStore:
    """A store whose every answer is awaited. Its `store` is there for what need not wait."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def append(
        self,
        journal: Journal[S, E],
        expected: int,
        events: Iterable[E],
        *,
        book: Book,
        receipt: Receipt | None = None,
        checkpoint: bool = False,
        also: Callable[[Connection], None] | None = None,
    ) -> Committed | Repeated:
        """`Store.append`; it returns after the commit. Cancelling it does not take the command back."""
        append = Append(journal, expected, tuple(events), book)
        return await self.submit(Command((append,), receipt, checkpoint, also))

    async def submit(self, command: Command) -> Committed | Repeated:
        waiting: asyncio.Future[Committed | Repeated] = asyncio.get_running_loop().create_future()
        self.store.submit_for(Prepared.of(command), waiting)
        return await waiting

    async def write(self, run: Callable[[Connection], T]) -> T:
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.store.submit_for(Write(run), waiting)
        return await waiting

    async def read(self, run: Callable[[Connection], T]) -> T:
        """Read tables of any package, in a thread."""

        def reading() -> T:
            with self.store.engine.connect() as connection:
                return run(connection)

        return await asyncio.to_thread(reading)

    async def load(self, journal: Journal[S, E]) -> Loaded[S]:
        return await asyncio.to_thread(self.store.load, journal)

    async def entries(self, journal: Journal[S, E], after: int = 0) -> list[Entry[E]]:
        return await asyncio.to_thread(lambda: list(self.store.entries(journal, after)))

    async def receipt(self, scope: str, key: str) -> Receipt | None:
        return await asyncio.to_thread(self.store.receipt, scope, key)

    @contextmanager
    def news(self) -> Iterator[AsyncIterator[News]]:
        """The journals that move while it is open.

        `with front.news() as news:` and then `async for journal, version in news:`
        """
        loop, queue = asyncio.get_running_loop(), asyncio.Queue[News]()

        def heard(journal: str, version: int) -> None:
            loop.call_soon_threadsafe(queue.put_nowait, (journal, version))

        async def told() -> AsyncIterator[News]:
            while True:
                yield await queue.get()

        stop = self.store.subscribe(heard)
        try:
            yield told()
        finally:
            stop()

    async def close(self) -> None:
        await asyncio.to_thread(self.store.close)
