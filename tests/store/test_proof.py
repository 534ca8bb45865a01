"""Trees and proofs as RFC 9162 defines them, checked against its own definitions written out here."""

from collections.abc import Sequence
from hashlib import sha256

import pytest

from sabot.store.merkle import (
    EMPTY_ROOT,
    Frontier,
    consistency_ranges,
    extends,
    includes,
    inclusion_ranges,
    leaf_hash,
    prove,
    root_of,
    slices,
)

LEAVES = [leaf_hash(bytes([number])) for number in range(70)]


def split(size: int) -> int:
    """The largest power of two smaller than n: "k < n <= 2k"."""
    power = 1
    while power * 2 < size:
        power *= 2
    return power


def mth(leaves: Sequence[bytes]) -> bytes:
    """The Merkle tree hash, by the recursive definition of RFC 9162, 2.1.1."""
    if not leaves:
        return sha256().digest()
    if len(leaves) == 1:
        return leaves[0]
    k = split(len(leaves))
    return sha256(b"\x01" + mth(leaves[:k]) + mth(leaves[k:])).digest()


def path(m: int, leaves: Sequence[bytes]) -> list[bytes]:
    """PATH(m, D[n]) of 2.1.3.1."""
    if len(leaves) == 1:
        return []
    k = split(len(leaves))
    if m < k:
        return [*path(m, leaves[:k]), mth(leaves[k:])]
    return [*path(m - k, leaves[k:]), mth(leaves[:k])]


def subproof(m: int, leaves: Sequence[bytes], *, whole: bool) -> list[bytes]:
    """SUBPROOF(m, D[n], b) of 2.1.4.1."""
    if m == len(leaves):
        return [] if whole else [mth(leaves)]
    k = split(len(leaves))
    if m <= k:
        return [*subproof(m, leaves[:k], whole=whole), mth(leaves[k:])]
    return [*subproof(m - k, leaves[k:], whole=False), mth(leaves[:k])]


def test_the_root_of_nothing_is_the_hash_of_nothing() -> None:
    # The SHA-256 of the empty string, as every table of test vectors prints it
    assert EMPTY_ROOT.hex() == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert Frontier().root() == EMPTY_ROOT


def test_a_leaf_and_a_node_cannot_pass_for_each_other() -> None:
    assert leaf_hash(b"") == sha256(b"\x00").digest()
    assert root_of(LEAVES[:2]) == sha256(b"\x01" + LEAVES[0] + LEAVES[1]).digest()


@pytest.mark.parametrize("size", range(len(LEAVES)))
def test_the_root_is_the_definitions_for_every_size(size: int) -> None:
    assert root_of(LEAVES[:size]) == mth(LEAVES[:size])


@pytest.mark.parametrize("size", range(1, 40))
def test_a_frontier_goes_on_from_its_bytes(size: int) -> None:
    frontier = Frontier()
    for leaf in LEAVES[:size]:
        frontier.add(leaf)
    again = Frontier.from_bytes(size, frontier.to_bytes())
    for leaf in LEAVES[size:]:
        again.add(leaf)
    assert again.root() == mth(LEAVES)


def test_a_frontier_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="5 entries has 2"):
        Frontier(5, LEAVES[:3])


@pytest.mark.parametrize("size", [1, 2, 3, 7, 8, 13, 32, 33, 70])
def test_every_inclusion_proof_is_the_definitions_and_proves_that_leaf_alone(size: int) -> None:
    root, leaves = mth(LEAVES[:size]), LEAVES[:size]
    for index in range(size):
        proof = prove(inclusion_ranges(index, size), slices(leaves))
        assert proof == path(index, leaves)
        assert includes(leaves[index], index, size, proof, root)
        assert not includes(leaf_hash(b"another"), index, size, proof, root)
        assert not includes(leaves[index], (index + 1) % size, size, proof, root) or size == 1
        assert not includes(leaves[index], index, size, [*proof, root], root)
        assert not includes(leaves[index], index, size, proof[:-1], root) or not proof


@pytest.mark.parametrize("size", [1, 2, 3, 6, 7, 8, 13, 32, 33, 70])
def test_every_consistency_proof_is_the_definitions_and_proves_that_history_alone(size: int) -> None:
    leaves, root = LEAVES[:size], mth(LEAVES[:size])
    for old in range(1, size + 1):
        proof = prove(consistency_ranges(old, size), slices(leaves))
        assert proof == subproof(old, leaves, whole=True)
        assert extends(old, mth(leaves[:old]), size, root, proof)
        rewritten = [leaf_hash(b"rewritten"), *leaves[1:old]]
        assert not extends(old, mth(rewritten), size, root, proof)
        assert not extends(old, mth(leaves[:old]), size, mth([*rewritten, *leaves[old:]]), proof)
        assert not extends(old, mth(leaves[:old]), size, root, [*proof, root])
        if proof:
            assert not extends(old, mth(leaves[:old]), size, root, proof[:-1])
            assert not extends(old, mth(leaves[:old]), size, root, [])


@pytest.mark.parametrize(("old", "size"), [(0, 5), (6, 5), (-1, 5)])
def test_no_proof_begins_outside_the_tree(old: int, size: int) -> None:
    with pytest.raises(ValueError, match="not the beginning"):
        consistency_ranges(old, size)
    assert not extends(old, EMPTY_ROOT, size, mth(LEAVES[:5]), [])
    with pytest.raises(ValueError, match="no entry"):
        inclusion_ranges(size, size)
    assert not includes(LEAVES[0], size, size, [], LEAVES[0])
