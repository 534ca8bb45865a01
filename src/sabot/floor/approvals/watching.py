"""Noticing that something was asked or ended, in whatever process, and ending what has waited too long."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from sabot.floor.approvals.kept import Approval

EVERY_S: Final = 1.0
"""How often the database is looked at while somebody watches; what this process does is told at once."""

Look = Callable[[], Awaitable[list[Approval]]]


class Board:
    """What waits and what ended lately, kept up while somebody has a bell at it."""

    def __init__(self, look: Look, every_s: float = EVERY_S) -> None:
        self.posted: tuple[Approval, ...] = ()
        self._look = look
        self._every_s = every_s
        self._bells: set[Callable[[], None]] = set()
        self._task: asyncio.Task[None] | None = None

    async def look(self) -> None:
        """Look now, and ring every bell when something has changed."""
        posted = tuple(await self._look())
        if posted != self.posted:
            self.posted = posted
            for bell in tuple(self._bells):
                bell()

    def ring(self, bell: Callable[[], None]) -> Callable[[], None]:
        """Have a bell rung whenever something is new; call the result to stop."""
        self._bells.add(bell)
        if self._task is None:
            self._task = asyncio.create_task(self._keep_up(), name="sabot-approvals")

        def stop() -> None:
            self._bells.discard(bell)
            if not self._bells and self._task is not None:
                self._task.cancel()
                self._task = None

        return stop

    async def _keep_up(self) -> None:
        while True:
            await self.look()
            await asyncio.sleep(self._every_s)
