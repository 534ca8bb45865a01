"""One table as this process knows it: its state, kept up with the journal, and the feed of its watchers."""

import asyncio
from collections.abc import Sequence

import structlog

from sabot.engine.events.base import Event
from sabot.engine.evolve import evolve_all
from sabot.engine.state import State
from sabot.floor.service.moments import Moment, Update
from sabot.floor.service.tables import TableInfo
from sabot.floor.service.watching import Feed
from sabot.store import AsyncStore

SNAPSHOT_EVERY = 2_000
"""How many events go by before the state is kept for a quicker start."""

_log = structlog.get_logger("sabot.floor.table")


class Live:
    """A table in memory. Whoever changes it holds `lock`, so that commands of one process queue fairly."""

    def __init__(self, info: TableInfo, store: AsyncStore, version: int, state: State) -> None:
        self.info = info
        self.lock = asyncio.Lock()
        self.feed = Feed()
        self.moment = Moment(info.id, info.rules, version, state)
        self._store = store
        self._snapshot_at = version + SNAPSHOT_EVERY
        self.feed.publish(Update(version, (), self.moment, snapshot=True))

    @classmethod
    async def load(cls, info: TableInfo, store: AsyncStore) -> "Live":
        loaded = await store.load(info.journal)
        if loaded.book is not None and loaded.book != info.decided_by and loaded.state.phase != "closed":
            _log.warning("rule_book_changed", table=info.id, book=info.book, was=loaded.book.hash)
        return cls(info, store, loaded.version, loaded.state)

    @property
    def state(self) -> State:
        return self.moment.state

    @property
    def version(self) -> int:
        return self.moment.version

    def advance(self, events: Sequence[Event], after: State) -> None:
        """The events are in the journal: they are true, and everybody may know."""
        before = self.version
        version, was = before + len(events), self.moment
        self.moment = Moment(self.info.id, self.info.rules, version, after)
        self.feed.publish(Update(before, tuple(events), self.moment, before=was))
        if version >= self._snapshot_at:
            self._snapshot_at = version + SNAPSHOT_EVERY
            self._store.store.snapshot(self.info.journal, version, after)
            self._store.store.mark(self.info.journal, version, after)

    async def catch_up(self) -> None:
        """Take in what others appended. The lock is held."""
        entries = await self._store.entries(self.info.journal, self.version)
        if entries:
            events = [entry.event for entry in entries]
            self.advance(events, evolve_all(self.state, events))
