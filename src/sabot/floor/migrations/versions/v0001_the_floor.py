"""Tables, sealed shoes, people with their roles and sessions, device keys, attempts, leases, the audit."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _text(name: str, **more: bool) -> sa.Column[str]:
    return sa.Column(name, sa.Text, **{"nullable": False, **more})  # type: ignore[arg-type]


def _big(name: str, **more: bool) -> sa.Column[int]:
    return sa.Column(name, BIG, **{"nullable": False, **more})  # type: ignore[arg-type]


def upgrade() -> None:
    op.create_table(
        "floor_tables",
        _text("id", primary_key=True),
        _text("book"),
        _text("pit"),
        _text("dealt_by"),
        _big("added"),
    )
    op.create_table(
        "floor_shoes",
        _text("commitment", primary_key=True),
        _text("table_id"),
        sa.Column("nonce", sa.LargeBinary, nullable=False),
        sa.Column("text", sa.LargeBinary, nullable=False),
        _big("sealed"),
    )
    _people()
    op.create_table(
        "floor_attempts",
        _text("what", primary_key=True),
        _big("began"),
        sa.Column("count", sa.Integer, nullable=False),
    )
    op.create_table(
        "floor_leases",
        _text("name", primary_key=True),
        _text("holder"),
        _big("fence"),
        _big("until"),
    )
    op.create_table(
        "floor_audit",
        sa.Column("id", BIG, primary_key=True, autoincrement=True),
        _big("at"),
        _text("who"),
        _text("did"),
        _text("about"),
        _text("refused", nullable=True),
    )
    op.create_index("ix_floor_audit_at", "floor_audit", ["at"])


def _people() -> None:
    op.create_table(
        "floor_accounts",
        _text("id", primary_key=True),
        _text("kind"),
        _text("name"),
        _text("password"),
        sa.Column("must_change", sa.Boolean, nullable=False),
        sa.Column("demonstration", sa.Boolean, nullable=False),
        _text("disabled", nullable=True),
        _big("added"),
    )
    op.create_table(
        "floor_grants",
        _text("account", primary_key=True),
        _text("role", primary_key=True),
        _text("book", primary_key=True),
        _text("pit", primary_key=True),
        _text("by"),
        _big("at"),
    )
    op.create_table(
        "floor_sessions",
        _text("token", primary_key=True),
        _text("account"),
        _big("started"),
        _big("seen"),
        _big("proved"),
        _text("ended", nullable=True),
    )
    op.create_index("ix_floor_sessions_account", "floor_sessions", ["account"])
    op.create_table(
        "floor_keys",
        _text("id", primary_key=True),
        _text("secret"),
        _text("name"),
        _text("table_id"),
        _text("rights"),
        _text("role"),
        _text("by"),
        _big("added"),
        _big("revoked", nullable=True),
    )
