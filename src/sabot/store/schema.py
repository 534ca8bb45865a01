"""The tables of the store. What is appended to the journal is never changed; snapshots are a cache."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Big = BigInteger().with_variant(Integer, "sqlite")

log: Final = Table(
    "log",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("size", Big, nullable=False),
    Column("frontier", LargeBinary, nullable=False),
)
"""One row: what this history is called, how many entries it has, and the frontier of their tree.

Who writes takes this row first, so that entries have one order for all.
"""

entries: Final = Table(
    "entries",
    metadata,
    Column("position", Big, primary_key=True, autoincrement=False),
    Column("journal", Text, nullable=False),
    Column("version", Big, nullable=False),
    Column("leaf", LargeBinary, nullable=False),
    Column("line", LargeBinary, nullable=False),
    UniqueConstraint("journal", "version"),
)
"""Every event of every journal, in the order of commits. No two have the same version."""

postings: Final = Table(
    "postings",
    metadata,
    Column("journal", Text, primary_key=True),
    Column("version", Big, primary_key=True, autoincrement=False),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("account", Text, nullable=False),
    Column("cents", Big, nullable=False),
    Index(None, "account"),
    sqlite_with_rowid=False,
)
"""The postings of the events, line by line, for those who ask about accounts."""

receipts: Final = Table(
    "receipts",
    metadata,
    Column("scope", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("request", LargeBinary, nullable=False),
    Column("answer", LargeBinary, nullable=False),
    Column("journal", Text),
    Column("version", Big),
    Column("at", Big, nullable=False),
    sqlite_with_rowid=False,
)
"""The idempotency record: what was answered to a request, for when it comes again."""

checkpoints: Final = Table(
    "checkpoints",
    metadata,
    Column("size", Big, primary_key=True, autoincrement=False),
    Column("line", LargeBinary, nullable=False),
)

APPENDED: Final = (entries, postings, receipts, checkpoints)
"""What is never changed, in the order in which a transaction writes it."""

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("journal", Text, primary_key=True),
    Column("version", Big, nullable=False),
    Column("leaf", LargeBinary, nullable=False),
    Column("code", Text, nullable=False),
    Column("state", LargeBinary, nullable=False),
)
"""A cache: states by the code that made them. It may be emptied at any time."""
