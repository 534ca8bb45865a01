"""Noticing that a session has ended, wherever it was ended: open event streams must not outlive it."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sabot.floor.people.sessions import Sessions

EVERY_S: Final = 1.0
"""How often it is asked whether watched sessions go on: one question for all of them."""


class SessionWatch:
    """Watches the sessions that have streams open in this process."""

    def __init__(self, sessions: Sessions, every_s: float = EVERY_S) -> None:
        self._sessions = sessions
        self._every_s = every_s
        self._lost: dict[str, asyncio.Event] = {}
        self._watchers: Counter[str] = Counter()
        self._task: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def watch(self, session: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set when the session ends."""
        lost = self._lost.setdefault(session, asyncio.Event())
        self._watchers[session] += 1
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._ask(), name="sabot-sessions")
        try:
            yield lost
        finally:
            self._watchers[session] -= 1
            if not self._watchers[session]:
                del self._watchers[session]
                self._lost.pop(session, None)

    def tell(self, sessions: set[str]) -> None:
        """These have ended."""
        for session in sessions:
            lost = self._lost.get(session)
            if lost is not None:
                lost.set()

    async def look(self) -> None:
        """Ask now, without waiting for the next time."""
        watched = [session for session, lost in self._lost.items() if not lost.is_set()]
        for start in range(0, len(watched), 500):
            self.tell(await self._sessions.ended(watched[start : start + 500]))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _ask(self) -> None:
        while self._lost:
            await asyncio.sleep(self._every_s)
            await self.look()
