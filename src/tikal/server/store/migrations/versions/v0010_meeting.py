"""Tables can be part of a series, stand in the list of open tables, and share their deal with others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version. Tables that are there already are single games that only their people know of."""
    op.add_column("tables", sa.Column("series", sa.JSON))
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("deal", sa.String(32)))
    op.create_index("tables_listed", "tables", ["listed", "created"])
    op.create_index("tables_deal", "tables", ["deal"])


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_index("tables_deal", "tables")
    op.drop_index("tables_listed", "tables")
    for column in ("series", "listed", "deal"):
        op.drop_column("tables", column)
