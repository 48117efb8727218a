"""Random numbers that start a game or a bot."""

from __future__ import annotations

from secrets import randbits
from typing import Final

SEED_BITS: Final = 63
"""A seed fits a signed integer of the database."""


def new_seed() -> int:
    """A seed that nobody can guess."""
    return randbits(SEED_BITS)
