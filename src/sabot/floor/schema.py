"""The tables of the floor, beside the journal's: people, sessions, keys, sealed shoes, leases."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

Big = BigInteger().with_variant(Integer, "sqlite")

tables: Final = Table(
    "floor_tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("book", Text, nullable=False),
    Column("pit", Text, nullable=False),
    Column("dealt_by", Text, nullable=False),
    Column("added", Big, nullable=False),
)
"""Every table of the floor: the rule book it is played under, its pit, and whether it is dealt by itself."""

shoes: Final = Table(
    "floor_shoes",
    metadata,
    Column("commitment", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("nonce", LargeBinary, nullable=False),
    Column("text", LargeBinary, nullable=False),
    Column("sealed", Big, nullable=False),
)
"""The orders of virtual shoes, sealed. Written in one transaction with the shuffle that is bound to them."""

accounts: Final = Table(
    "floor_accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("password", Text, nullable=False),
    Column("must_change", Boolean, nullable=False),
    Column("demonstration", Boolean, nullable=False),
    Column("disabled", Text),
    Column("added", Big, nullable=False),
)
"""People who may sign in. `disabled` says why one may not any more."""

grants: Final = Table(
    "floor_grants",
    metadata,
    Column("account", Text, primary_key=True),
    Column("role", Text, primary_key=True),
    Column("book", Text, primary_key=True),
    Column("pit", Text, primary_key=True),
    Column("by", Text, nullable=False),
    Column("at", Big, nullable=False),
)
"""Who has which role, under which rule book, in which pit; `*` stands for all."""

sessions: Final = Table(
    "floor_sessions",
    metadata,
    Column("token", Text, primary_key=True),
    Column("account", Text, nullable=False),
    Column("started", Big, nullable=False),
    Column("seen", Big, nullable=False),
    Column("proved", Big, nullable=False),
    Column("ended", Text),
    Index("ix_floor_sessions_account", "account"),
)
"""Sessions by the hash of their token. `proved` is when the password was last given; `ended` says why."""

keys: Final = Table(
    "floor_keys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("rights", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("added", Big, nullable=False),
    Column("revoked", Big),
)
"""Keys for devices by the hash of their secret, each for one table and a few rights."""

scans: Final = Table(
    "floor_scans",
    metadata,
    Column("device", Text, primary_key=True),
    Column("sequence", Big, primary_key=True, autoincrement=False),
    Column("table_id", Text, nullable=False),
    Column("card", Text, nullable=False),
    Column("at", Big, nullable=False),
    Column("gone", Integer, nullable=False),
    Column("became", Text, nullable=False),
    Column("version", Big, nullable=False),
    Column("reason", Text),
    Column("rule", Text),
    Index("ix_floor_scans_table_id_became", "table_id", "became"),
)
"""Every card that a scanning shoe read, in the order it read them, and what became of it at the table.

`gone` is how many cards had left the shoe by the table's own count, `version` where its journal stood.
"""

player_cards: Final = Table(
    "floor_player_cards",
    metadata,
    Column("number", Text, primary_key=True),
    Column("patron", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("issued", Big, nullable=False),
    Column("by", Text, nullable=False),
    Column("ended", Text),
    Index("ix_floor_player_cards_patron", "patron"),
)
"""Player Cards by their number, each issued to one patron. `ended` says why one is not valid any more."""

gaming_limits: Final = Table(
    "floor_gaming_limits",
    metadata,
    Column("patron", Text, primary_key=True),
    Column("since", Big, primary_key=True, autoincrement=False),
    Column("deposit", Big),
    Column("loss", Big),
    Column("days", Integer, nullable=False),
    Column("by", Text, nullable=False),
)
"""The limits that patrons set themselves, the newest in force: a deposit limit for each calendar day, and a
loss limit for periods of so many days from then on."""

deposits: Final = Table(
    "floor_deposits",
    metadata,
    Column("id", Big, primary_key=True, autoincrement=True),
    Column("patron", Text, nullable=False),
    Column("cents", Big, nullable=False),
    Column("means", Text, nullable=False),
    Column("at", Big, nullable=False),
    Column("by", Text, nullable=False),
    Index("ix_floor_deposits_patron_at", "patron", "at"),
)
"""What patrons put into their accounts, and by what means."""

losses: Final = Table(
    "floor_losses",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("version", Big, primary_key=True, autoincrement=False),
    Column("patron", Text, primary_key=True),
    Column("cents", Big, nullable=False),
    Column("at", Big, nullable=False),
    Index("ix_floor_losses_patron_at", "patron", "at"),
)
"""What a patron with a loss limit lost at a table by the time he left it; below nought, what he won.

Written in one transaction with his leaving, at that version of the table's journal.
"""

approvals: Final = Table(
    "floor_approvals",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("asked", Big, nullable=False),
    Column("until", Big, nullable=False),
    Column("by", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("key", Text),
    Column("command", Text, nullable=False),
    Column("prompt", Text, nullable=False),
    Column("needs", Text, nullable=False),
    Column("rule", Text),
    Column("roles", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("ended", Big),
    Column("ended_by", Text),
    Column("ended_role", Text),
    Column("why", Text),
    Column("why_rule", Text),
    UniqueConstraint("by", "key"),
    Index("ix_floor_approvals_state", "state"),
    Index("ix_floor_approvals_ended", "ended"),
)
"""What somebody asked for that a second person must agree to, until when it waits, and what became of it.

That it was approved is written in one transaction with the events that came of it.
"""

attempts: Final = Table(
    "floor_attempts",
    metadata,
    Column("what", Text, primary_key=True),
    Column("began", Big, nullable=False),
    Column("count", Integer, nullable=False),
)
"""How often something was tried in a window of time, counted for all processes together."""

leases: Final = Table(
    "floor_leases",
    metadata,
    Column("name", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("fence", Big, nullable=False),
    Column("until", Big, nullable=False),
)
"""Which process does what only one may do. The fence goes up each time it changes hands."""

audit: Final = Table(
    "floor_audit",
    metadata,
    Column("id", Big, primary_key=True, autoincrement=True),
    Column("at", Big, nullable=False),
    Column("who", Text, nullable=False),
    Column("did", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("refused", Text),
    Index("ix_floor_audit_at", "at"),
)
"""What people did with accounts, roles and sessions, and what was refused them. It is only added to."""
