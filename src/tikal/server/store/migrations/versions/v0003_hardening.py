"""Keys belong to callers; tables know their rules, whether they are over and when somebody last came; archives."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLE_ID = ("table_id", sa.String(32))
FIRST_RULES = "1"
"""All versions up to now played by the same rules, though they stored their own number."""


def upgrade() -> None:
    """Go to this version."""
    _scope_keys()
    op.add_column("tables", sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.create_index("tables_by_last_visit", "tables", ["seen"])
    tables, events = sa.table("tables", *map(sa.column, ("id", "over", "seen", "rules_version"))), _events()
    has_ended = sa.exists().where(events.c.table_id == tables.c.id, events.c.kind == "over")
    # Nobody knows when somebody last came; so the time until a table is archived begins now.
    op.execute(sa.update(tables).values(over=has_ended, seen=time.time(), rules_version=FIRST_RULES))
    op.create_table(
        "archives",
        sa.Column(*TABLE_ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def _scope_keys() -> None:
    """Every key gets its caller: the seat that acted, or else the host. What exactly it stood for is not known."""
    op.rename_table("commands", "old_commands")
    op.create_table(
        "commands",
        sa.Column(*TABLE_ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("caller", sa.String(64), primary_key=True),
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("first_seq", sa.Integer, nullable=False),
        sa.Column("last_seq", sa.Integer, nullable=False),
    )
    op.execute(
        """
        INSERT INTO commands (table_id, caller, key, fingerprint, first_seq, last_seq)
        SELECT o.table_id, COALESCE(s.secret_hash, t.host_hash), o.key, '', o.first_seq, o.last_seq
        FROM old_commands o
        JOIN tables t ON t.id = o.table_id
        JOIN events e ON e.table_id = o.table_id AND e.seq = o.first_seq
        LEFT JOIN seats s ON s.table_id = o.table_id AND s.seat = e.seat
        """
    )
    op.drop_table("old_commands")


def _events() -> sa.TableClause:
    return sa.table("events", sa.column("table_id"), sa.column("kind"))


def downgrade() -> None:
    """Go back to the version before. What was archived is lost; keys that two callers used are kept for one of them."""
    op.drop_table("archives")
    op.drop_index("tables_by_last_visit", "tables")
    op.drop_column("tables", "seen")
    op.drop_column("tables", "over")
    op.rename_table("commands", "new_commands")
    op.create_table(
        "commands",
        sa.Column(*TABLE_ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("first_seq", sa.Integer, nullable=False),
        sa.Column("last_seq", sa.Integer, nullable=False),
    )
    op.execute(
        """
        INSERT INTO commands (table_id, key, first_seq, last_seq)
        SELECT table_id, key, MIN(first_seq), MIN(last_seq) FROM new_commands GROUP BY table_id, key
        """
    )
    op.drop_table("new_commands")
