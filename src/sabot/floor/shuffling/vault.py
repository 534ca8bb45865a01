"""Where the order of a shoe is kept secret until it ends: sealed under a key in a file of its own.

The key lies apart from the journal, readable by its owner alone. Somebody who reads the database learns no
card; somebody who changes a sealed order is found out when it is opened.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from sabot import SabotError
from sabot.cards import SALT_BYTES, commitment_to
from sabot.floor.shuffling.commitment import Reveal
from sabot.floor.shuffling.order import shuffled_shoe
from sabot.floor.shuffling.stream import SEED_BYTES
from sabot.store import StoreError
from sabot.store.secret_files import made_once

KEY_BYTES: Final = 32
NONCE_BYTES: Final = 12

Entropy = Callable[[int], bytes]
"""So many random bytes: `secrets.token_bytes`, which asks the operating system."""


class VaultError(SabotError):
    """The key is missing or open to others, or a sealed order cannot be opened with it."""


class Sealed(msgspec.Struct, frozen=True, kw_only=True):
    """An order nobody can read yet, and the commitment to it that everybody may."""

    commitment: str
    nonce: bytes
    text: bytes


class Vault:
    """Makes, seals and opens orders with one key."""

    def __init__(self, key: bytes, entropy: Entropy) -> None:
        if len(key) != KEY_BYTES:
            raise VaultError(f"the key of the shoes has {len(key)} bytes, not {KEY_BYTES}")
        self._cipher = ChaCha20Poly1305(key)
        self._entropy = entropy

    @classmethod
    def at(cls, path: Path, entropy: Entropy) -> "Vault":
        """The vault whose key lies at a path; the key is made the first time."""
        try:
            key = made_once(path, "the key of the shoes", lambda: entropy(KEY_BYTES))
        except StoreError as error:
            raise VaultError(str(error)) from error
        return cls(key, entropy)

    def shuffle(self, decks: int, table: str) -> Sealed:
        """A new shoe for a table: shuffled, committed to and sealed. Nobody has seen its order."""
        order = shuffled_shoe(self._entropy(SEED_BYTES), decks)
        salt = self._entropy(SALT_BYTES)
        commitment = commitment_to(order, salt)
        nonce = self._entropy(NONCE_BYTES)
        text = msgspec.json.encode(Reveal(order=order, salt=salt.hex()))
        sealed = self._cipher.encrypt(nonce, text, _bound_to(table, commitment))
        return Sealed(commitment=commitment, nonce=nonce, text=sealed)

    def open(self, sealed: Sealed, table: str) -> Reveal:
        """The order and its salt, as they were sealed for this table."""
        try:
            text = self._cipher.decrypt(sealed.nonce, sealed.text, _bound_to(table, sealed.commitment))
        except InvalidTag as error:
            raise VaultError(
                f"the sealed shoe {sealed.commitment[:12]} does not open with this key"
            ) from error
        reveal = msgspec.json.decode(text, type=Reveal)
        if commitment_to(reveal.order, bytes.fromhex(reveal.salt)) != sealed.commitment:
            raise VaultError(f"the sealed shoe {sealed.commitment[:12]} holds another order")
        return reveal


class NoVault(Vault):
    """For a process that has no key: it deals from no virtual shoe, and another may."""

    def __init__(self) -> None:
        """It has neither key nor entropy."""

    def shuffle(self, decks: int, table: str) -> Sealed:
        raise VaultError(f"this process has no key to seal {decks} decks for {table} with")

    def open(self, sealed: Sealed, table: str) -> Reveal:
        raise VaultError(f"this process has no key to open {sealed.commitment[:12]} of {table} with")


def _bound_to(table: str, commitment: str) -> bytes:
    """A sealed order opens only as what it was sealed as: it cannot be put in place of another's."""
    return f"{table}\n{commitment}".encode()
