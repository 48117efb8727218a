"""Seats are taken by invitation, and remember when their player was last here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version. Seats that have a secret already are taken, and their links still open them."""
    op.add_column("seats", sa.Column("invitation_hash", sa.String(64)))
    op.add_column("seats", sa.Column("used_hash", sa.String(64)))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    """Go back to the version before."""
    for column in ("invitation_hash", "used_hash", "seen"):
        op.drop_column("seats", column)
