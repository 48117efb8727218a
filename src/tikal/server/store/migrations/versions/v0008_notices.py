"""Who looks and who watches; addresses for notices, and notices that wait to be sent; calendars."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0010"
branch_labels = None
depends_on = None

OF_A_TABLE = ("table_id", sa.String(32))


def upgrade() -> None:
    """Go to this version."""
    op.add_column("presence", sa.Column("looking", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "watching",
        sa.Column(*OF_A_TABLE, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("worker", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "addresses",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(*OF_A_TABLE, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("site", sa.String(200), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("problem", sa.String(60)),
        sa.Column("sent", sa.Float, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column(*OF_A_TABLE, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_table(
        "calendars",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column(*OF_A_TABLE, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
    )


def downgrade() -> None:
    """Go back to the version before."""
    for table in ("calendars", "notices", "addresses", "watching"):
        op.drop_table(table)
    op.drop_column("presence", "looking")
