"""Players can choose their colours."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version. Seats that are there already keep the colours in the order of the box."""
    op.add_column("seats", sa.Column("colour", sa.String(16)))


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_column("seats", "colour")
