"""Noticing that something kept in the database is new, in whatever process it was written down."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

EVERY_S: Final = 1.0
"""How often the database is looked at while somebody watches; what this process does is told at once."""

T = TypeVar("T")


class Board(Generic[T]):
    """What was found when it was last looked, kept up while somebody has a bell at it."""

    def __init__(self, first: T, look: Callable[[], Awaitable[T]], every_s: float = EVERY_S) -> None:
        self.posted = first
        self._look = look
        self._every_s = every_s
        self._bells: set[Callable[[], None]] = set()
        self._task: asyncio.Task[None] | None = None

    async def look(self) -> None:
        """Look now, and ring every bell when something has changed."""
        posted = await self._look()
        if posted != self.posted:
            self.posted = posted
            for bell in tuple(self._bells):
                bell()

    def ring(self, bell: Callable[[], None]) -> Callable[[], None]:
        """Have a bell rung whenever something is new; call the result to stop."""
        self._bells.add(bell)
        if self._task is None:
            self._task = asyncio.create_task(self._keep_up(), name="sabot-board")

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
