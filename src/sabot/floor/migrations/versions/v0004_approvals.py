"""Approvals: what somebody asked for that a second person must agree to, and what became of it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "floor_approvals",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("asked", BIG, nullable=False),
        sa.Column("until", BIG, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("prompt", sa.Text, nullable=False),
        sa.Column("needs", sa.Text, nullable=False),
        sa.Column("rule", sa.Text),
        sa.Column("roles", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("ended", BIG),
        sa.Column("ended_by", sa.Text),
        sa.Column("ended_role", sa.Text),
        sa.Column("why", sa.Text),
        sa.Column("why_rule", sa.Text),
        sa.UniqueConstraint("by", "key"),
    )
    op.create_index("ix_floor_approvals_state", "floor_approvals", ["state"])
    op.create_index("ix_floor_approvals_ended", "floor_approvals", ["ended"])
