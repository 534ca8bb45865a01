"""The journal, its postings and receipts, the log over all journals with its checkpoints, and snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
APPEND_ONLY = ("entries", "postings", "receipts", "checkpoints")


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("size", BIG, nullable=False),
        sa.Column("frontier", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_log"),
    )
    op.create_table(
        "entries",
        sa.Column("position", BIG, autoincrement=False, nullable=False),
        sa.Column("journal", sa.Text, nullable=False),
        sa.Column("version", BIG, nullable=False),
        sa.Column("leaf", sa.LargeBinary, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("position", name="pk_entries"),
        sa.UniqueConstraint("journal", "version", name="uq_entries_journal_version"),
    )
    op.create_table(
        "postings",
        sa.Column("journal", sa.Text, nullable=False),
        sa.Column("version", BIG, autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("cents", BIG, nullable=False),
        sa.PrimaryKeyConstraint("journal", "version", "line", name="pk_postings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_postings_account", "postings", ["account"])
    op.create_table(
        "receipts",
        sa.Column("scope", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("request", sa.LargeBinary, nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sa.Column("journal", sa.Text),
        sa.Column("version", BIG),
        sa.Column("at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("scope", "key", name="pk_receipts"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "checkpoints",
        sa.Column("size", BIG, autoincrement=False, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("size", name="pk_checkpoints"),
    )
    op.create_table(
        "snapshots",
        sa.Column("journal", sa.Text, nullable=False),
        sa.Column("version", BIG, nullable=False),
        sa.Column("leaf", sa.LargeBinary, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("journal", name="pk_snapshots"),
    )
    _make_append_only()


def _make_append_only() -> None:
    """A slip in a program, or in a console, is refused by the database itself."""
    if op.get_bind().dialect.name == "sqlite":
        for table in APPEND_ONLY:
            for change in ("UPDATE", "DELETE"):
                op.execute(
                    f"CREATE TRIGGER {table}_no_{change.lower()} BEFORE {change} ON {table} "
                    f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
                )
        return
    op.execute(
        "CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS "
        "$$BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END$$"
    )
    for table in APPEND_ONLY:
        op.execute(
            f"CREATE TRIGGER {table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} "
            "FOR EACH STATEMENT EXECUTE FUNCTION append_only()"
        )
