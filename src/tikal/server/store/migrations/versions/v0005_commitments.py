"""Tables have a fingerprint of their set-up, with a salt that is secret until the game is over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version. Games that have begun already get no fingerprint: it would promise nothing."""
    op.add_column("tables", sa.Column("commitment", sa.String(64)))
    op.add_column("tables", sa.Column("salt", sa.String(64)))


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_column("tables", "salt")
    op.drop_column("tables", "commitment")
