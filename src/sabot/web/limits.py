"""How often somebody may ask: counted in the database, so that it holds for all processes together.

A count in the database costs a write. So a process takes some of an allowance at a time and counts those in
memory; a limit is kept to within one such handful for each process.
"""

from dataclasses import dataclass, field
from typing import Final

from sabot.floor.people.attempts import Allowance, Attempts

HANDFUL: Final = 50
MOST_NAMES: Final = 50_000
"""How many callers a process remembers; it then forgets them all, and takes new handfuls."""


@dataclass
class Limits:
    """How many requests somebody may make in a minute."""

    signed_in: int = 3_000
    address: int = 6_000
    """From one address by all who are not signed in: a whole casino may be behind one."""
    attempts: Attempts | None = None
    """Where they are counted; nowhere when there is none."""
    _left: dict[str, int] = field(default_factory=dict)

    async def count(self, who: str, most: int) -> None:
        """One more request. Raises `TooManyError` when that is one too many."""
        left = self._left.get(who, 0)
        if self.attempts is None:
            return
        if left == 0:
            left = min(HANDFUL, most)
            await self.attempts.count(f"requests:{who}", Allowance(most, 60_000), times=left)
            if len(self._left) >= MOST_NAMES:
                self._left.clear()
        self._left[who] = left - 1
