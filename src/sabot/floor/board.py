"""Noticing that something kept in the database is new, in whatever process it was written down."""

from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from sabot.floor.bells import Bell, Bells

EVERY_S: Final = 1.0
"""How often the database is looked at while somebody watches; what this process does is told at once."""

T = TypeVar("T")


class Board(Generic[T]):
    """What was found when it was last looked, kept up while somebody has a bell at it."""

    def __init__(self, first: T, look: Callable[[], Awaitable[T]], every_s: float = EVERY_S) -> None:
        self.posted = first
        self._look = look
        self._bells = Bells(self.look, every_s, "board")

    async def look(self) -> None:
        """Look now, and ring every bell when something has changed."""
        posted = await self._look()
        if posted != self.posted:
            self.posted = posted
            self._bells.ring()

    def ring(self, bell: Bell) -> Callable[[], None]:
        """Have a bell rung whenever something is new; call the result to stop."""
        return self._bells.hang(bell)

    def wake(self) -> None:
        """Look soon, if somebody watches: this process has done something."""
        self._bells.wake()
