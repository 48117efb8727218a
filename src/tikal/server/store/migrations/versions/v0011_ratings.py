"""Accounts with passkeys, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0008"
branch_labels = None
depends_on = None


def _account() -> sa.ForeignKey:
    return sa.ForeignKey("accounts.id", ondelete="CASCADE")


def _table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def upgrade() -> None:
    """Go to this version."""
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("name_key", sa.String(80), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(1400), primary_key=True),
        sa.Column("account_id", sa.String(32), _account(), nullable=False),
        sa.Column("public_key", sa.String(2000), nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("challenge", sa.String(200), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(32), _account(), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(32), _table(), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account_id", sa.String(32), _account(), nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("change", sa.Float),
        sa.UniqueConstraint("table_id", "account_id"),
    )
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(32), _table(), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("account_id", sa.String(32), _account(), primary_key=True),
        sa.Column("edition", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Go back to the version before."""
    for table in ("ratings", "rated_games", "rated_seats", "sessions", "challenges", "passkeys", "accounts"):
        op.drop_table(table)
    op.drop_column("tables", "rated")
