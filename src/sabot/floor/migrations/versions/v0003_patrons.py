"""Patrons: their Player Cards, the limits they set themselves, deposits, and losses at the tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "floor_player_cards",
        sa.Column("number", sa.Text, primary_key=True),
        sa.Column("patron", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("issued", BIG, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("ended", sa.Text),
    )
    op.create_index("ix_floor_player_cards_patron", "floor_player_cards", ["patron"])
    op.create_table(
        "floor_gaming_limits",
        sa.Column("patron", sa.Text, primary_key=True),
        sa.Column("since", BIG, primary_key=True, autoincrement=False),
        sa.Column("deposit", BIG),
        sa.Column("loss", BIG),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
    )
    op.create_table(
        "floor_deposits",
        sa.Column("id", BIG, primary_key=True, autoincrement=True),
        sa.Column("patron", sa.Text, nullable=False),
        sa.Column("cents", BIG, nullable=False),
        sa.Column("means", sa.Text, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
    )
    op.create_index("ix_floor_deposits_patron_at", "floor_deposits", ["patron", "at"])
    op.create_table(
        "floor_losses",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("version", BIG, primary_key=True, autoincrement=False),
        sa.Column("patron", sa.Text, primary_key=True),
        sa.Column("cents", BIG, nullable=False),
        sa.Column("at", BIG, nullable=False),
    )
    op.create_index("ix_floor_losses_patron_at", "floor_losses", ["patron", "at"])
