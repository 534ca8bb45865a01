"""What scanning shoes read, kept apart from what lay on the table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "floor_scans",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("sequence", BIG, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("gone", sa.Integer, nullable=False),
        sa.Column("became", sa.Text, nullable=False),
        sa.Column("version", BIG, nullable=False),
        sa.Column("reason", sa.Text),
        sa.Column("rule", sa.Text),
    )
    op.create_index("ix_floor_scans_table_id_became", "floor_scans", ["table_id", "became"])
