"""The journal: append-only, on SQLite or PostgreSQL, acknowledged only when it is durable, and provable."""

from sabot.store.codec import TABLE, Codec, Journal
from sabot.store.errors import (
    Conflict,
    CorruptJournal,
    Damaged,
    KeyReused,
    NotDurable,
    StoreError,
    StoreFailed,
)
from sabot.store.front import AsyncStore
from sabot.store.migrating import Migrations
from sabot.store.reading import Entry, Loaded
from sabot.store.signing import Checkpoint, Signer
from sabot.store.store import Store, open_store
from sabot.store.work import Append, Book, Command, Committed, Receipt, Repeated

__all__ = [
    "TABLE",
    "Append",
    "AsyncStore",
    "Book",
    "Checkpoint",
    "Codec",
    "Command",
    "Committed",
    "Conflict",
    "CorruptJournal",
    "Damaged",
    "Entry",
    "Journal",
    "KeyReused",
    "Loaded",
    "Migrations",
    "NotDurable",
    "Receipt",
    "Repeated",
    "Signer",
    "Store",
    "StoreError",
    "StoreFailed",
    "open_store",
]
