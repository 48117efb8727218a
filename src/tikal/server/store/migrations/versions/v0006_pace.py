"""Tables may have a pace, and somebody keeps the time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version. Tables that are there already have no clock."""
    op.add_column("tables", sa.Column("pace", sa.JSON))
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_table(
        "timekeeping",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("keeper", sa.String(32), nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("wall", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_table("timekeeping")
    op.drop_index("tables_by_deadline", "tables")
    op.drop_column("tables", "deadline")
    op.drop_column("tables", "pace")
