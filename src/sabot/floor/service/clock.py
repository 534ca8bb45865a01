"""The floor's clock: time goes on by the machine's steady clock, whatever is done to its calendar.

A sign that must stand twenty minutes stands twenty minutes of elapsed time. When the calendar jumps, it is
logged, and the floor keeps to the time that has passed.
"""

import time
from collections.abc import Callable
from typing import Final, Protocol

import structlog

JUMP_MS: Final = 1_000
"""A difference between the calendar and elapsed time that is worth a line in the log."""

_log = structlog.get_logger("sabot.floor.clock")


class Clock(Protocol):
    """Milliseconds since 1 January 1970, UTC."""

    def now(self) -> int: ...


class FloorClock:
    """The calendar when the process started, and the time that has passed since."""

    def __init__(
        self,
        calendar: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._calendar = calendar
        self._steady = steady
        self._start = calendar() - steady()
        self._jumped = 0

    def now(self) -> int:
        steady = self._steady()
        now = (self._start + steady) // 1_000_000
        off = self._calendar() // 1_000_000 - now
        if abs(off - self._jumped) >= JUMP_MS:
            _log.warning("clock_jumped", by_ms=off - self._jumped, off_ms=off)
            self._jumped = off
        return now
