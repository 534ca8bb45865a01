"""What a store is asked to write, and what it answers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy import Connection

from sabot.store.codec import Journal

T = TypeVar("T")


@dataclass(frozen=True)
class Book:
    """The rule book that events were decided by: its id, and the hash of its text."""

    id: str
    hash: str


@dataclass(frozen=True)
class Receipt:
    """The idempotency record of a request: the same key in the same scope is answered once.

    `scope` is who asks (a session, a device), `request` the hash of what was asked, and `answer`
    what was answered, so that the same request gets the same answer and has no second effect.
    """

    scope: str
    key: str
    request: bytes
    answer: bytes


@dataclass(frozen=True)
class Append:
    """Events for the end of one journal, which is expected to be at a version (0 when it is new)."""

    journal: Journal[Any, Any]
    expected: int
    events: tuple[msgspec.Struct, ...]
    book: Book


@dataclass(frozen=True)
class Command:
    """Everything that one command changes, in one transaction: all of it is kept, or none.

    `also` writes tables of another package in the same transaction; what it raises refuses the
    command and nothing else. `checkpoint` asks for a signed root that covers these entries: say so
    when a coup ends.
    """

    appends: tuple[Append, ...]
    receipt: Receipt | None = None
    checkpoint: bool = False
    also: Callable[[Connection], None] | None = None


@dataclass(frozen=True)
class Committed:
    """The command is durable. `versions` has each journal's new version, by its id."""

    versions: dict[str, int]
    answer: bytes | None = None


@dataclass(frozen=True)
class Repeated:
    """The same request was answered before; nothing was written now. This is what was answered."""

    answer: bytes


@dataclass(frozen=True)
class Write(Generic[T]):
    """Work on tables of another package, in the writer's turn, with a savepoint of its own."""

    run: Callable[[Connection], T]
