"""Checkpoints: the root of the tree at a size, signed, so that who keeps one can tell a changed history.

The key lies in a file of its own that only its owner may read, never in the database: whoever can
write the journal cannot sign another one.
"""

from pathlib import Path
from typing import Final

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from sabot.store.encoding import canonical
from sabot.store.errors import StoreError
from sabot.store.secret_files import made_once


class Root(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is signed: in this log, so many entries have this root. The time is in milliseconds."""

    at: int
    log: str
    root: str
    size: int


class Checkpoint(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A signed root. The key is the public one, in hexadecimal, as the signature is."""

    checkpoint: Root
    key: str
    signature: str

    @property
    def size(self) -> int:
        return self.checkpoint.size

    @property
    def root(self) -> bytes:
        return bytes.fromhex(self.checkpoint.root)

    def line(self) -> bytes:
        """As it stands in the database, in an export and at a witness."""
        return canonical(self)

    def is_signed(self) -> bool:
        """Whether the key that it names has signed it."""
        try:
            key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(self.key))
            key.verify(bytes.fromhex(self.signature), canonical(self.checkpoint))
        except (ValueError, InvalidSignature):
            return False
        return True


class Signer:
    """Signs checkpoints with a key of its own."""

    def __init__(self, key: Ed25519PrivateKey) -> None:
        self._key = key
        self.public: Final = key.public_key().public_bytes_raw().hex()

    @classmethod
    def fresh(cls) -> "Signer":
        """A key that is kept nowhere."""
        return cls(Ed25519PrivateKey.generate())

    @classmethod
    def open(cls, path: Path) -> "Signer":
        """The key in a file; it is made, for its owner alone, when there is none."""
        text = made_once(path, "the signing key", _fresh_pem)
        try:
            key = serialization.load_pem_private_key(text, password=None)
        except (ValueError, TypeError) as error:
            raise StoreError(f"{path}: not a signing key") from error
        if not isinstance(key, Ed25519PrivateKey):
            raise StoreError(f"{path}: not an Ed25519 key")
        return cls(key)

    def sign(self, root: Root) -> Checkpoint:
        signature = self._key.sign(canonical(root)).hex()
        return Checkpoint(checkpoint=root, key=self.public, signature=signature)


def _fresh_pem() -> bytes:
    return Ed25519PrivateKey.generate().private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
