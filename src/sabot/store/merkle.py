"""The Merkle tree over all entries, hashed as RFC 9162 says: one root stands for a whole history.

A leaf is hashed with a nought before it and a node with a one, so that neither passes for the other.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256

EMPTY_ROOT = sha256().digest()

Range = tuple[int, int]
"""Leaves from the first number up to, and without, the second."""


def leaf_hash(line: bytes) -> bytes:
    return sha256(b"\x00" + line).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    return sha256(b"\x01" + left + right).digest()


class Frontier:
    """The roots of the perfect trees that a history of some size is made of, the largest first.

    It takes 32 bytes for each one in the binary digits of the size, so a root is known without
    reading what lies before.
    """

    def __init__(self, size: int = 0, nodes: Iterable[bytes] = ()) -> None:
        self.size = size
        self.nodes = list(nodes)
        if len(self.nodes) != size.bit_count():
            raise ValueError(
                f"a frontier of {size} entries has {size.bit_count()} nodes, not {len(self.nodes)}"
            )

    @classmethod
    def from_bytes(cls, size: int, packed: bytes) -> "Frontier":
        return cls(size, [packed[at : at + 32] for at in range(0, len(packed), 32)])

    def to_bytes(self) -> bytes:
        return b"".join(self.nodes)

    def add(self, leaf: bytes) -> None:
        """Take in the hash of one more leaf."""
        size = self.size
        while size & 1:
            leaf = node_hash(self.nodes.pop(), leaf)
            size >>= 1
        self.nodes.append(leaf)
        self.size += 1

    def root(self) -> bytes:
        if not self.nodes:
            return EMPTY_ROOT
        root = self.nodes[-1]
        for node in reversed(self.nodes[:-1]):
            root = node_hash(node, root)
        return root


def root_of(leaves: Iterable[bytes]) -> bytes:
    """The root over the hashes of leaves."""
    frontier = Frontier()
    for leaf in leaves:
        frontier.add(leaf)
    return frontier.root()


# Proofs. Which subtrees a proof is made of depends on sizes alone, so they are named first as ranges of
# leaves; whoever has the leaves (a list, or a database) hashes each range as it streams by.


def _split(size: int) -> int:
    """The largest power of two smaller than the size: how many leaves the left side has."""
    return 1 << ((size - 1).bit_length() - 1)


def inclusion_ranges(index: int, size: int) -> list[Range]:
    """The subtrees that prove that a leaf is in a tree of some size, the lowest first."""
    if not 0 <= index < size:
        raise ValueError(f"there is no entry {index} among {size}")
    start, end = 0, size
    path: list[Range] = []
    while end - start > 1:
        middle = start + _split(end - start)
        if index < middle:
            path.append((middle, end))
            end = middle
        else:
            path.append((start, middle))
            start = middle
    return path[::-1]


def consistency_ranges(old: int, size: int) -> list[Range]:
    """The subtrees that prove that a tree of some size begins with all of an older one."""
    if not 0 < old <= size:
        raise ValueError(f"{old} entries are not the beginning of {size}")
    if old == size:
        return []
    start, end = 0, size
    path: list[Range] = []
    while end != old:
        middle = start + _split(end - start)
        if old <= middle:
            path.append((middle, end))
            end = middle
        else:
            path.append((start, middle))
            start = middle
    if start > 0:
        path.append((start, end))
    return path[::-1]


def prove(ranges: Iterable[Range], leaves: Callable[[int, int], Iterable[bytes]]) -> list[bytes]:
    """The hashes of subtrees, from whoever can name the leaves of a range."""
    return [root_of(leaves(start, end)) for start, end in ranges]


def slices(leaves: Sequence[bytes]) -> Callable[[int, int], Sequence[bytes]]:
    """The leaves of a range, from a list of all."""
    return lambda start, end: leaves[start:end]


def includes(leaf: bytes, index: int, size: int, proof: Sequence[bytes], root: bytes) -> bool:
    """Whether a proof shows that a leaf stands at an index under a root (RFC 9162, 2.1.3.2)."""
    if not 0 <= index < size:
        return False
    at, last, hashed = index, size - 1, leaf
    for node in proof:
        if last == 0:
            return False
        if at & 1 or at == last:
            hashed = node_hash(node, hashed)
            while not at & 1 and at != 0:
                at, last = at >> 1, last >> 1
        else:
            hashed = node_hash(hashed, node)
        at, last = at >> 1, last >> 1
    return last == 0 and hashed == root


def extends(old: int, old_root: bytes, size: int, root: bytes, proof: Sequence[bytes]) -> bool:
    """Whether a proof shows that a tree begins with all of an older one (RFC 9162, 2.1.4.2)."""
    if not 0 < old <= size:
        return False
    if old == size:
        return not proof and old_root == root
    nodes = iter((old_root, *proof) if old & (old - 1) == 0 else proof)
    at, last = old - 1, size - 1
    while at & 1:
        at, last = at >> 1, last >> 1
    first = next(nodes, None)
    if first is None:
        return False
    before = after = first
    return _climb(nodes, at, last, (before, after)) == (old_root, root)


def _climb(
    nodes: Iterator[bytes], at: int, last: int, hashes: tuple[bytes, bytes]
) -> tuple[bytes, bytes] | None:
    """Both roots, as the rest of a proof makes them; None when it is too long or too short."""
    before, after = hashes
    for node in nodes:
        if last == 0:
            return None
        if at & 1 or at == last:
            before, after = node_hash(node, before), node_hash(node, after)
            while not at & 1 and at != 0:
                at, last = at >> 1, last >> 1
        else:
            after = node_hash(after, node)
        at, last = at >> 1, last >> 1
    return (before, after) if last == 0 else None
