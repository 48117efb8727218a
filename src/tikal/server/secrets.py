"""Secrets of seats and hosts. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import re
from secrets import choice, token_urlsafe
from typing import Final

SECRET_BYTES: Final = 24
LONGEST_SECRET: Final = 128
TABLE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters and digits that look alike: addresses of tables are sometimes read out."""
TABLE_LENGTH: Final = 12
TABLE_ID: Final = r"[a-z0-9]{1,32}"
"""The form of all names of tables, also of those that other versions have given."""


def new_secret() -> str:
    """A secret that nobody can guess."""
    return token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    """A name for a table. Anybody who knows it may watch, if spectators are allowed."""
    return "".join(choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether this can be the name of a table: anything else need not be looked for."""
    return re.fullmatch(TABLE_ID, text) is not None


def hash_of(secret: str) -> str:
    """What is stored of a secret. A slow hash would not make it safer, because a secret has enough random bits.

    Hashes can be compared like any text: timing may reveal something about a hash, but nothing about the secret.
    """
    return hashlib.sha256(secret.encode()).hexdigest()
