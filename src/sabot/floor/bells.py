"""Bells that are rung when something may be new, and the look at it while anybody has one."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

_log = structlog.get_logger("sabot.floor.bells")

Bell = Callable[[], None]


class Bells:
    """Looks again and again, for as long as somebody has a bell; the look says when they are rung."""

    def __init__(
        self, look: Callable[[], Awaitable[None]], every_s: float, name: str, gather_s: float = 0.0
    ) -> None:
        self._look = look
        self._every_s = every_s
        self._name = name
        self._gather_s = gather_s
        """For how long what happens is gathered before it is looked at."""
        self._bells: set[Bell] = set()
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def hang(self, bell: Bell) -> Callable[[], None]:
        """Have a bell rung whenever something may be new; call the result to stop."""
        self._bells.add(bell)
        if self._task is None:
            self._task = asyncio.create_task(self._keep_up(), name=f"sabot-{self._name}")

        def stop() -> None:
            self._bells.discard(bell)
            if not self._bells and self._task is not None:
                self._task.cancel()
                self._task = None

        return stop

    def wake(self) -> None:
        """Look soon, if anybody has a bell. Nothing that goes wrong there comes back to whoever calls."""
        if self._task is not None:
            self._awake.set()

    def ring(self) -> None:
        for bell in tuple(self._bells):
            bell()

    async def _keep_up(self) -> None:
        while True:
            try:
                await self._look()
            except Exception as error:  # noqa: BLE001 - who looks on would see nothing more for ever
                _log.error("not_looked", what=self._name, why=str(error), kind=type(error).__name__)
            await self._rest()

    async def _rest(self) -> None:
        try:
            await asyncio.wait_for(self._awake.wait(), self._every_s)
        except TimeoutError:
            pass
        else:
            await asyncio.sleep(self._gather_s)
        self._awake.clear()
