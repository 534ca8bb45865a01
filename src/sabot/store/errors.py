"""What can go wrong with a journal, each by a name of its own, so that a caller knows what to do about it."""

from sabot import SabotError


class StoreError(SabotError):
    """A store that cannot be opened, read or written as it was asked."""


class Conflict(StoreError):
    """Somebody else appended first: load again, decide again. Nothing was written."""

    def __init__(self, journal: str, expected: int, found: int) -> None:
        super().__init__(f"{journal} is at version {found}, not {expected}: load it again and decide again")
        self.journal = journal
        self.expected = expected
        self.found = found


class KeyReused(StoreError):
    """An idempotency key came back with another request. Nothing was written."""

    def __init__(self, scope: str, key: str) -> None:
        super().__init__(f"the idempotency key {key!r} was used for another request of {scope}")


class NotDurable(StoreError):
    """The database is set up in a way that may lose what it has acknowledged."""


class Damaged(StoreError):
    """The database itself cannot be read: what is in its file is not what it wrote."""


class CorruptJournal(StoreError):
    """An entry is not what was written. `sabot verify` says where."""


class StoreFailed(Exception):
    """The database failed while writing. Whether the last appends were kept is not known.

    Nothing is tried again and nothing more is written: the process must end. On the next start the
    journal says what was kept, and the idempotency record answers whoever asks again.
    """
