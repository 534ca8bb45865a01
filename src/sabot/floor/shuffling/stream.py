"""A seed of 256 bits stretched into as many bytes as a shuffle needs.

The bytes are the blocks SHA-256(b"sabot shuffle 1" ‖ seed ‖ counter), the counter in eight bytes, the
greatest first, from nought. Whoever has the seed can make them again with nothing but a hash.
"""

from hashlib import sha256
from typing import Final

from sabot import SabotError

SEED_BYTES: Final = 32
DOMAIN: Final = b"sabot shuffle 1"


class SeedError(SabotError):
    """A seed that is not 256 bits."""


class Stream:
    """The bytes of one seed, taken in turn."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise SeedError(f"a shuffle is seeded with {SEED_BYTES} bytes, not {len(seed)}")
        self._start = sha256(DOMAIN + seed)
        self._counter = 0
        self._block = b""
        self._used = 0

    def take(self, count: int) -> bytes:
        """The next bytes."""
        if self._used + count <= len(self._block):
            taken = self._block[self._used : self._used + count]
            self._used += count
            return taken
        taken = self._block[self._used :]
        while len(taken) < count:
            taken += self._next_block()
        extra = len(taken) - count
        self._used = len(self._block) - extra
        return taken[:count]

    def _next_block(self) -> bytes:
        block = self._start.copy()
        block.update(self._counter.to_bytes(8, "big"))
        self._counter += 1
        self._block = block.digest()
        return self._block
