"""Whether a history is what was written: every hash, chain, root and signature, in order."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from sabot.store.encoding import NO_ENTRY, Envelope, read_envelope
from sabot.store.errors import CorruptJournal
from sabot.store.merkle import Frontier, leaf_hash
from sabot.store.signing import Checkpoint

MOST_FAULTS: Final = 100
"""After so many a history is bad enough; more would hide where it begins."""


class Fault(msgspec.Struct, frozen=True):
    """Something that is not as it was written: where, and what."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a check went through, and what it found."""

    log: str | None
    entries: int
    journals: int
    checkpoints: int
    signed: int
    """How many entries the newest good checkpoint covers; those after it are chained, not signed yet."""
    keys: tuple[str, ...]
    """The public keys that signed."""
    root: str
    witnessed: int
    """How many of the witness's checkpoints were found again."""
    faults: tuple[Fault, ...]


class Checker:
    """Takes a history in, piece by piece and in order, and gathers the faults.

    After a fault it goes on from what is there, so that one slip is told once and not at every
    entry that follows.
    """

    def __init__(self, witnessed: Sequence[Checkpoint] = (), keys: Iterable[str] = ()) -> None:
        self.faults: list[Fault] = []
        self.frontier = Frontier()
        self.heads: dict[str, tuple[int, bytes]] = {}
        self._log: str | None = None
        self._trusted = frozenset(keys) or frozenset(kept.key for kept in witnessed)
        self._witnessed: dict[int, list[Checkpoint]] = {}
        for kept in witnessed:
            self._witnessed.setdefault(kept.size, []).append(kept)
        self._found_again = 0
        self._checkpoints = 0
        self._signed = 0
        self._keys: dict[str, None] = {}
        self._roots_agree = True
        self.newest: Checkpoint | None = None
        """The newest checkpoint that is right."""

    @property
    def full(self) -> bool:
        return len(self.faults) >= MOST_FAULTS

    def fault(self, where: str, what: str) -> None:
        if not self.full:
            self.faults.append(Fault(where, what))

    def log(self, name: str) -> None:
        """The name of the history, before its entries."""
        self._log = name
        for kept in (kept for all_kept in self._witnessed.values() for kept in all_kept):
            if kept.checkpoint.log != name:
                self.fault(
                    "the log", f"it is called {name}, and the witness knows it as {kept.checkpoint.log}"
                )
                return

    def entry(self, line: bytes) -> Envelope | None:
        """The next entry; what it holds, when it can be read."""
        where = f"entry {self.frontier.size}"
        leaf = leaf_hash(line)
        envelope: Envelope | None = None
        try:
            envelope = read_envelope(line)
        except CorruptJournal as fault:
            self.fault(where, str(fault))
        else:
            self._follow(where, envelope, leaf)
        self.frontier.add(leaf)
        self._compare_with_witness()
        return envelope

    def _follow(self, where: str, envelope: Envelope, leaf: bytes) -> None:
        journal = envelope.journal
        version, previous = self.heads.get(journal, (0, bytes.fromhex(NO_ENTRY)))
        if envelope.version != version + 1:
            self.fault(where, f"{journal} goes on with version {envelope.version} after {version}")
        elif envelope.previous != previous.hex():
            self.fault(
                where,
                f"{journal} {envelope.version} does not follow from {journal} {version} as it stands there",
            )
        self.heads[journal] = (envelope.version, leaf)

    def _compare_with_witness(self) -> None:
        for kept in self._witnessed.pop(self.frontier.size, ()):
            if kept.root == self.frontier.root():
                self._found_again += 1
            else:
                self.fault(
                    f"entries 0 to {kept.size - 1}",
                    f"history was rewritten: the witness has another root for {kept.size} entries",
                )

    def checkpoint(self, line: bytes) -> Checkpoint | None:
        """A checkpoint over the entries so far."""
        where = f"the checkpoint after entry {self.frontier.size - 1}"
        self._checkpoints += 1
        try:
            made = msgspec.json.decode(line, type=Checkpoint)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.fault(where, f"not a checkpoint: {error}")
            return None
        before = len(self.faults)
        if not made.is_signed():
            self.fault(where, "its signature is wrong")
        elif self._trusted and made.key not in self._trusted:
            self.fault(where, f"it is signed with {made.key}, a key that is not trusted")
        if made.checkpoint.log != self._log:
            self.fault(where, f"it is of the log {made.checkpoint.log}")
        if made.size != self.frontier.size:
            self.fault(where, f"it is over {made.size} entries, and {self.frontier.size} lie before it")
        elif self._roots_agree and made.checkpoint.root != self.frontier.root().hex():
            self._roots_agree = False
            self.fault(where, "its root is not that of the entries before it")
        if len(self.faults) == before and self._roots_agree:
            self._signed, self.newest = made.size, made
            self._keys[made.key] = None
        return made

    def end(self, **promised: Any) -> Report:
        """The history has ended. `promised` is what it says of itself: `entries` and `root`."""
        size, root = self.frontier.size, self.frontier.root().hex()
        if promised.get("entries", size) != size:
            self.fault("the end", f"{promised['entries']} entries were written, and {size} are there")
        elif promised.get("root", root) != root:
            self.fault("the end", "the root of all entries is not the one that was written down")
        for kept in self._witnessed:
            self.fault(
                "the end",
                f"history was cut short: the witness knows of {kept} entries, and {size} are there",
            )
        return Report(
            log=self._log,
            entries=size,
            journals=len(self.heads),
            checkpoints=self._checkpoints,
            signed=self._signed,
            keys=tuple(self._keys),
            root=root,
            witnessed=self._found_again,
            faults=tuple(self.faults),
        )
