"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    literal_column,
    or_,
    true,
)

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(200), nullable=False),
    Column("created", String(32), nullable=False),
    Column("rules_version", String(32), nullable=False),  # of the rules that the game is played by
    Column("edition", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("auction", Boolean, nullable=False),
    Column("scenario", String(40)),
    Column("options", JSON, nullable=False),
    Column("setup", JSON, nullable=False),  # secret: everything that chance decided
    Column("commitment", String(64)),  # fingerprint of set-up and salt, shown from the start
    Column("salt", String(64)),  # secret until the game is over
    Column("file", Text),  # the uploaded game file of a table that is only to look at
    Column("host_hash", String(64), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("seq", Integer, nullable=False),  # number of the last event
    Column("bot_to_act", Boolean, nullable=False),
    Column("thinking_until", Float, nullable=False),  # until then some process thinks for the bot to act
    Column("over", Boolean, nullable=False, server_default=false()),
    Column("seen", Float, nullable=False, server_default="0"),  # when a person last came, to within some hours
    Index("tables_by_last_visit", "seen"),
    Column("pace", JSON(none_as_null=True)),
    Column("deadline", Float),  # when the player to act is out of time, in table time
    Index("tables_by_deadline", "deadline"),
    Column("series", JSON(none_as_null=True)),  # how a series stood before this game
    Column("listed", Boolean, nullable=False, server_default=false()),  # in the list of open tables
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("deal", String(32)),  # the same for tables with the same set-up
    Index("tables_waiting_for_bots", "bot_to_act", "thinking_until"),
    Index("tables_listed", "listed", "created"),
    Index("tables_deal", "deal"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("level", String(40)),  # the bot that plays the seat now
    Column("secret_hash", String(64)),
    Column("resigned", Boolean, nullable=False),
    Column("invitation_hash", String(64)),
    Column("used_hash", String(64)),
    Column("seen", Float, nullable=False, server_default="0"),  # when its player last came, went or acted
    Column("colour", String(16)),
)

timekeeping: Final = Table(
    "timekeeping",  # one row: the time of the tables, and the process that keeps it
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("keeper", String(32), nullable=False),
    Column("seconds", Float, nullable=False),
    Column("wall", Float, nullable=False),
)

events: Final = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(24), nullable=False),
    Column("seat", Integer),
    Column("at", String(32), nullable=False),
    Column("version", Integer, nullable=False, server_default="1"),  # how the body is written
    Column("body", JSON, nullable=False),
)

commands: Final = Table(
    "commands",  # by their callers' keys, so that a repeated one is answered and not carried out again
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("caller", String(64), primary_key=True),  # the hash of the secret that was shown
    Column("key", String(80), primary_key=True),
    Column("fingerprint", String(64), nullable=False),  # of what was asked for; empty if an old version did not say
    Column("first_seq", Integer, nullable=False),
    Column("last_seq", Integer, nullable=False),
)

archives: Final = Table(
    "archives",  # the events of tables that nobody has opened for long
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

presence: Final = Table(
    "presence",  # seats that are connected to some process
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("worker", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
    Column("looking", Boolean, nullable=False, server_default=true()),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),
)

watching: Final = Table(
    "watching",  # how many spectators are connected to some process
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("seen", Float, nullable=False),
)

addresses: Final = Table(
    "addresses",  # where players are notified that it is their turn
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),  # none: all seats
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),  # secret
    Column("token", String(64), nullable=False, unique=True),  # in the links of messages
    Column("language", String(8), nullable=False),
    Column("site", String(200), nullable=False),  # the address of this server as the player knows it
    Column("confirmed", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),  # since the last message that arrived
    Column("problem", String(60)),
    Column("sent", Float, nullable=False),  # when the last message was tried
    Column("seq", Integer, nullable=False),  # the last event that was looked at
)

notices: Final = Table(
    "notices",  # of turns: those that wait to be sent, and those that were
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("due", Float, nullable=False, index=True),
    Column("done", Boolean, nullable=False),
)

calendars: Final = Table(
    "calendars",  # the seats whose deadlines are in a calendar
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("secret_hash", String(64), nullable=False),  # of the seat when it was put in
    Column("language", String(8), nullable=False),
)


LONGEST_LEASE: Final = literal_column("600.0", Float())
"""Seconds. One that runs longer was taken before the clock was set back."""


def no_lease(now: ColumnElement[float]) -> ColumnElement[bool]:
    """Whether nobody thinks for the bot of a table."""
    return or_(tables.c.thinking_until < now, tables.c.thinking_until > now + LONGEST_LEASE)
