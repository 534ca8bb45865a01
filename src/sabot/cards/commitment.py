"""Being bound to the order of a shoe before anybody sees a card of it.

The commitment is SHA-256 over the line ``sabot shoe 1``, the names of the cards with a space between them on
a line of their own, and 32 bytes of salt. It tells nothing of the order, and no other order can be shown
for it.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

SALT_BYTES: Final = 32


def commitment_to(order: Sequence[str], salt: bytes) -> str:
    """The commitment to cards in this order, in hexadecimal."""
    return sha256(b"sabot shoe 1\n" + " ".join(order).encode("utf-8") + b"\n" + salt).hexdigest()
