"""One transaction: which commands of a batch can be kept, and the rows that keep them."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from sabot.store import schema
from sabot.store.encoding import NO_ENTRY, Envelope, canonical
from sabot.store.errors import Conflict, KeyReused, StoreError
from sabot.store.merkle import Frontier, leaf_hash
from sabot.store.signing import Root, Signer
from sabot.store.work import Append, Command, Committed, Receipt, Repeated

Head = tuple[int, bytes]
"""Where a journal stands: its version, and the hash of its last entry."""

NO_HEAD: Final[Head] = (0, bytes.fromhex(NO_ENTRY))


BLIND_BYTES: Final = 16


@dataclass(frozen=True)
class Prepared:
    """A command whose events are encoded already: in its caller's thread, where a fault is the caller's."""

    command: Command
    events: tuple[tuple[bytes, ...], ...]
    """The events of each append, in canonical form."""

    @classmethod
    def of(cls, command: Command) -> "Prepared":
        _must_be_text(command)
        return cls(command, tuple(tuple(map(canonical, append.events)) for append in command.appends))


def _must_be_text(command: Command) -> None:
    """No database keeps half of a letter, and PostgreSQL no NUL. Such a text is refused here: in the
    transaction it would be everybody's fault."""
    receipt = command.receipt
    texts = [receipt.scope, receipt.key] if receipt is not None else []
    for append in command.appends:
        for event in append.events:
            texts.extend(posting.account for posting in getattr(event, "postings", ()))
    try:
        encoded = "".join(texts).encode()
    except UnicodeEncodeError as error:
        raise StoreError("a text that is not Unicode cannot be kept") from error
    if b"\0" in encoded:
        raise StoreError("a text with a NUL in it cannot be kept")


@dataclass
class Plan:
    """The rows of a transaction, as commands are taken into it one after the other."""

    log: str
    frontier: Frontier
    heads: dict[str, Head]
    receipts: dict[tuple[str, str], tuple[bytes, bytes]]
    """What was answered before, or earlier in this transaction: the request's hash and the answer."""
    at: int = field(default_factory=lambda: time.time_ns() // 1_000_000)
    checkpoint: bool = False
    rows: dict[sa.Table, list[tuple[Any, ...]]] = field(
        default_factory=lambda: {table: [] for table in schema.APPENDED}
    )
    changed: dict[str, int] = field(default_factory=dict)

    def answered(self, receipt: Receipt | None) -> Repeated | None:
        """What was answered when the request came before; raises when it was another request."""
        if receipt is None:
            return None
        before = self.receipts.get((receipt.scope, receipt.key))
        if before is None:
            return None
        request, answer = before
        if request != receipt.request:
            raise KeyReused(receipt.scope, receipt.key)
        return Repeated(answer)

    def check(self, command: Command) -> None:
        """Raise when a journal is not where the command expects it."""
        for append in command.appends:
            found, _ = self.heads[append.journal.id]
            if found != append.expected:
                raise Conflict(append.journal.id, append.expected, found)

    def take(self, prepared: Prepared) -> Committed:
        """Make the rows of a command that was checked."""
        command, receipt = prepared.command, prepared.command.receipt
        for append, events in zip(command.appends, prepared.events, strict=True):
            self._append(append, events, f"{receipt.scope}/{receipt.key}" if receipt else None)
        versions = {one.journal.id: self.heads[one.journal.id][0] for one in command.appends}
        self.changed.update(
            {one.journal.id: versions[one.journal.id] for one in command.appends if one.events}
        )
        if receipt is not None:
            journal, version = next(iter(versions.items()), (None, None))
            row = (receipt.scope, receipt.key, receipt.request, receipt.answer, journal, version, self.at)
            self.rows[schema.receipts].append(row)
            self.receipts[receipt.scope, receipt.key] = (receipt.request, receipt.answer)
        self.checkpoint = self.checkpoint or command.checkpoint
        return Committed(versions, receipt.answer if receipt else None)

    def _append(self, append: Append, events: Sequence[bytes], command: str | None) -> None:
        journal = append.journal.id
        version, previous = self.heads[journal]
        for event, encoded in zip(append.events, events, strict=True):
            version += 1
            line = _line(append, version, previous, encoded, command)
            previous = leaf_hash(line)
            self.rows[schema.entries].append((self.frontier.size, journal, version, previous, line))
            self.frontier.add(previous)
            posted = getattr(event, "postings", ())
            self.rows[schema.postings].extend(
                (journal, version, at, posting.account, posting.cents) for at, posting in enumerate(posted)
            )
        self.heads[journal] = (version, previous)

    def finish(self, signer: Signer | None) -> None:
        """Add the checkpoint over all of it, where one is asked for."""
        if self.checkpoint and signer is not None and self.rows[schema.entries]:
            root = Root(at=self.at, log=self.log, root=self.frontier.root().hex(), size=self.frontier.size)
            self.rows[schema.checkpoints].append((root.size, signer.sign(root).line()))


def _line(append: Append, version: int, previous: bytes, event: bytes, command: str | None) -> bytes:
    """The bytes that are kept and hashed for one event."""
    return canonical(
        Envelope(
            journal=append.journal.id,
            version=version,
            previous=previous.hex(),
            blind=secrets.token_bytes(BLIND_BYTES).hex(),
            book=append.book.id,
            book_hash=append.book.hash,
            command=command,
            format=append.journal.codec.format,
            event=msgspec.Raw(event),
        )
    )
