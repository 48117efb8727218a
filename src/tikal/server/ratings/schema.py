"""The tables of the database that only ratings need."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, UniqueConstraint

from tikal.server.store.schema import metadata

accounts: Final = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), nullable=False, unique=True),  # so that no two look the same
    Column("created", Float, nullable=False),
)

passkeys: Final = Table(
    "passkeys",  # what is binary is written in base64url
    metadata,
    Column("credential", String(1400), primary_key=True),
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", String(2000), nullable=False),
    Column("sign_count", Integer, nullable=False),
)

challenges: Final = Table(
    "challenges",  # what a passkey has to sign; each is good for one answer
    metadata,
    Column("id", String(32), primary_key=True),
    Column("challenge", String(200), nullable=False),
    Column("name", String(40)),  # of the account to register; null for signing in
    Column("expires", Float, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
)

rated_seats: Final = Table(
    "rated_seats",  # whose rating a seat plays for, and how the game changed it
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("place", Integer),  # null until the game was rated
    Column("change", Float),
    UniqueConstraint("table_id", "account_id"),
)

rated_games: Final = Table(
    "rated_games",  # each counts once, whatever happens to it later
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("account_id", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("edition", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)
