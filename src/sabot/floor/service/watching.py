"""Watching a table: a snapshot, then every change after it, at each watcher's own pace.

Nothing waits for a watcher. Each remembers how far he has seen; whoever falls further behind than what is
kept gets a snapshot again.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Final

from sabot.floor.service.moments import Moment, Update

KEPT: Final = 256
"""How many changes of a table are kept for watchers."""

STILL_ASKED_FOR: Final = 2
"""How many moments keep the views that were made of them. Older ones are seldom asked for again."""


class Feed:
    """The last changes of one table, and whoever waits for the next."""

    def __init__(self) -> None:
        self._kept: deque[Update] = deque(maxlen=KEPT)
        self._next: asyncio.Future[None] | None = None
        self._bells: set[Callable[[], None]] = set()
        self.ended: Exception | None = None

    @property
    def newest(self) -> Moment:
        return self._kept[-1].moment

    def publish(self, update: Update) -> None:
        self._kept.append(update)
        if len(self._kept) > STILL_ASKED_FOR:
            self._kept[-1 - STILL_ASKED_FOR].moment.forget()
        self._wake()

    def ring(self, bell: Callable[[], None]) -> Callable[[], None]:
        """Have a bell rung whenever something is new, or it is over; call the result to stop."""
        self._bells.add(bell)
        return lambda: self._bells.discard(bell)

    def end(self, why: Exception | None) -> None:
        """Nothing more comes; whoever watches is told why, where there is a reason."""
        self.ended = why or StopAsyncIteration()
        self._wake()

    def since(self, version: int) -> list[Update] | None:
        """What came after a version; None when that is no longer kept."""
        missed: list[Update] = []
        for update in reversed(self._kept):
            if update.version <= version:
                break
            missed.append(update)
        missed.reverse()
        if missed and missed[0].after != version:
            return None
        return missed

    async def changed(self) -> None:
        if self._next is None:
            self._next = asyncio.get_running_loop().create_future()
        await asyncio.shield(self._next)

    def _wake(self) -> None:
        waiting, self._next = self._next, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)
        for bell in self._bells:
            bell()


class Watch:
    """One watcher: ``async with floor.watch("T1") as watch: async for update in watch: …``

    With `after`, the version last seen, it goes on from there when the changes since are still kept; else it
    begins with a snapshot. It ends when the floor closes.
    """

    def __init__(self, feed: Feed, newest: Moment, after: int | None) -> None:
        self._feed = feed
        self._newest = newest
        self._seen = after if after is not None else -1
        self._waiting: deque[Update] = deque()
        missed = feed.since(after) if after is not None and after <= newest.version else None
        if missed is None or (not missed and after != newest.version):
            self._snapshot(newest)
        else:
            self._waiting.extend(missed)

    async def __aenter__(self) -> "Watch":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._waiting.clear()

    def __aiter__(self) -> "Watch":
        return self

    async def __anext__(self) -> Update:
        while True:
            update = self.next_now()
            if update is not None:
                return update
            if self._feed.ended is not None:
                raise self._feed.ended
            await self._feed.changed()

    def next_now(self) -> Update | None:
        """The next change, where there is one already."""
        if not self._waiting:
            if self._feed.newest.version == self._seen:
                return None
            missed = self._feed.since(self._seen)
            if missed is None:
                self._snapshot(self._feed.newest)
            else:
                self._waiting.extend(missed)
        if not self._waiting:
            return None
        update = self._waiting.popleft()
        self._seen = update.version
        return update

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come."""
        return self._feed.ended is not None

    def ring(self, bell: Callable[[], None]) -> Callable[[], None]:
        """For whoever waits for more than this watch: `Feed.ring`, and then ask `next_now`."""
        return self._feed.ring(bell)

    def _snapshot(self, moment: Moment) -> None:
        self._waiting.clear()
        self._waiting.append(Update(moment.version, (), moment, snapshot=True))
