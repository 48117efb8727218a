"""Events say in which version they were written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version. Events that are there already were written in version 1, and are upgraded when read."""
    op.add_column("events", sa.Column("version", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_column("events", "version")
