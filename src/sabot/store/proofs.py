"""Proofs from a database: that an entry is under a root, and that one root goes on from another."""

import threading
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from sabot.store import schema
from sabot.store.errors import StoreError
from sabot.store.merkle import Frontier, consistency_ranges, inclusion_ranges, root_of

BLOCK: Final = 1_024
"""The tops of whole blocks of this many leaves are remembered: what is appended never changes."""


@dataclass(frozen=True)
class Inclusion:
    """The proof that an entry is among the first `size` (RFC 9162, 2.1.3)."""

    index: int
    size: int
    leaf: bytes
    proof: tuple[bytes, ...]


class Prover:
    """Makes proofs for one log."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._blocks: dict[int, bytes] = {}
        self._lock = threading.Lock()

    def inclusion(self, journal: str, version: int, size: int) -> Inclusion:
        """That a version of a journal is among the first `size` entries of all."""
        entry = schema.entries.c
        where = (entry.journal == journal, entry.version == version)
        with self._engine.connect() as connection:
            found = connection.execute(sa.select(entry.position, entry.leaf).where(*where)).one_or_none()
            if found is None or found.position >= size:
                raise StoreError(f"{journal} {version} is not among the first {size} entries")
            self._must_have(connection, size)
            proof = [self._root(connection, *part) for part in inclusion_ranges(found.position, size)]
        return Inclusion(found.position, size, found.leaf, tuple(proof))

    def consistency(self, old: int, size: int) -> tuple[bytes, ...]:
        """That the first `size` entries begin with the first `old` ones (RFC 9162, 2.1.4)."""
        if not 0 < old <= size:
            raise StoreError(f"{old} entries are not the beginning of {size}")
        with self._engine.connect() as connection:
            self._must_have(connection, size)
            return tuple(self._root(connection, *part) for part in consistency_ranges(old, size))

    def _must_have(self, connection: Connection, size: int) -> None:
        there = connection.execute(sa.select(schema.log.c.size)).scalar_one()
        if size > there:
            raise StoreError(f"there are {there} entries, not {size}")

    def _root(self, connection: Connection, start: int, end: int) -> bytes:
        """The top over some leaves, by blocks where the range begins with whole ones."""
        whole = (end - start) // BLOCK if start % BLOCK == 0 else 0
        if whole < 2:
            return root_of(_leaves(connection, start, end))
        blocks = [self._block(connection, start // BLOCK + number) for number in range(whole)]
        tree = _Blocks(blocks)
        for leaf in _leaves(connection, start + whole * BLOCK, end):
            tree.add(leaf)
        return tree.root()

    def _block(self, connection: Connection, number: int) -> bytes:
        with self._lock:
            known = self._blocks.get(number)
        if known is None:
            known = root_of(_leaves(connection, number * BLOCK, (number + 1) * BLOCK))
            with self._lock:
                self._blocks[number] = known
        return known


class _Blocks(Frontier):
    """A frontier that begins with the tops of whole blocks."""

    def __init__(self, blocks: list[bytes]) -> None:
        above = Frontier()
        for block in blocks:
            above.add(block)
        super().__init__(len(blocks) * BLOCK, above.nodes)


def _leaves(connection: Connection, start: int, end: int) -> Iterator[bytes]:
    entry = schema.entries.c
    select = (
        sa.select(entry.leaf).where(entry.position >= start, entry.position < end).order_by(entry.position)
    )
    yield from connection.execute(select).scalars()
