"""Secrets in files of their own, which only their owner may read."""

import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from sabot.store.errors import StoreError

OWNERS_ALONE: Final = 0o600
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def made_once(path: Path, what: str, make: Callable[[], bytes]) -> bytes:
    """The secret in a file; it is made the first time. Raises `StoreError`.

    It is whole before it has its name, so that of two processes that start together one makes it, and both
    read the same.
    """
    try:
        if not path.exists():
            path.parent.mkdir(exist_ok=True, mode=0o700)  # one folder: more would hide a wrong path
            _make(path, make())
    except OSError as error:
        raise StoreError(f"{path}: cannot make {what}: {error.strerror}") from error
    return read_own(path, what)


def read_own(path: Path, what: str) -> bytes:
    """The secret in a file. Raises `StoreError`, also when others than its owner may read it."""
    try:
        if path.stat().st_mode & OTHERS:
            raise StoreError(f"{path}: others may read {what}; run chmod 600 {path}")
        return path.read_bytes()
    except OSError as error:
        raise StoreError(f"{path}: cannot read {what}: {error.strerror}") from error


def make_for_owner_alone(path: Path) -> None:
    """An empty file that nobody else may read, where there is none yet. Raises `OSError`."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNERS_ALONE))


def _make(path: Path, secret: bytes) -> None:
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    opened = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNERS_ALONE)
    try:
        with os.fdopen(opened, "wb") as file:
            file.write(secret)
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):  # another process was quicker; its secret is the one
            path.hardlink_to(draft)
    finally:
        draft.unlink()
