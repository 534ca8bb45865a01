"""A fingerprint of code: snapshots made by other code are not used."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable


@cache
def code_fingerprint(packages: tuple[str, ...]) -> str:
    """The SHA-256 of every Python file of some packages, in hexadecimal."""
    hashed = sha256()
    for package in packages:
        for name, text in _sources(files(package), package):
            hashed.update(f"{name}\0{len(text)}\0".encode())
            hashed.update(text)
    return hashed.hexdigest()


def _sources(folder: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            yield from _sources(entry, f"{name}/{entry.name}")
        elif entry.name.endswith(".py"):
            yield f"{name}/{entry.name}", entry.read_bytes()
