"""A witness keeps checkpoints elsewhere, where who rewrites a journal cannot reach them."""

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from sabot.store.errors import StoreError
from sabot.store.merkle import extends
from sabot.store.signing import Checkpoint


def read_witness(path: Path) -> list[Checkpoint]:
    """The checkpoints that a witness has kept, the oldest first; none when the file is not there yet."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise StoreError(f"{path}: cannot read it: {error.strerror}") from error
    return [_kept(path, number, line) for number, line in enumerate(text.splitlines(), start=1)]


def _kept(path: Path, number: int, line: bytes) -> Checkpoint:
    try:
        kept = msgspec.json.decode(line, type=Checkpoint)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise StoreError(f"{path}, line {number}: not a checkpoint: {error}") from error
    if not kept.is_signed():
        raise StoreError(f"{path}, line {number}: the signature of this checkpoint is wrong")
    return kept


def keep(path: Path, checkpoint: Checkpoint) -> None:
    """Write a checkpoint down, and return once it is on the disk."""
    try:
        with path.open("ab") as file:
            file.write(checkpoint.line() + b"\n")
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise StoreError(f"{path}: cannot write it: {error.strerror}") from error


def goes_on_from(old: Checkpoint, new: Checkpoint, proof: Sequence[bytes]) -> bool:
    """Whether a proof of consistency shows that the new checkpoint's history begins with the old one's.

    For a witness who gets checkpoints from far away and never sees the entries.
    """
    same_log = old.checkpoint.log == new.checkpoint.log and old.key == new.key
    return same_log and new.is_signed() and extends(old.size, old.root, new.size, new.root, proof)
