"""A promise about the draws: a fingerprint of the set-up that is shown before the first move and can be checked later.

The set-up alone could be guessed by trying, so a random salt is hashed with it. Whoever sees the salt at the end can
work the fingerprint out again; docs/game-file.md says how, for programs that are not ours.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, replace
from secrets import token_hex
from typing import Final

from tikal.games.registry import kind_of
from tikal.games.setups import Setup
from tikal.games.table import Table
from tikal.play.record.setting_up import setup_lines

SALT_BYTES: Final = 32
_HEX: Final = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Commitment:
    """The fingerprint of a set-up, and the salt in it: None as long as that is secret."""

    digest: str
    salt: str | None

    @classmethod
    def to(cls, table: Table, setup: Setup, salt: str) -> Commitment:
        """The commitment to a set-up with this salt."""
        return cls(digest_of(table, setup, salt), salt)

    def fits(self, table: Table, setup: Setup) -> bool:
        """Whether this is the fingerprint of that set-up. Nobody can tell without the salt."""
        return self.salt is not None and digest_of(table, setup, self.salt) == self.digest

    @property
    def sealed(self) -> Commitment:
        """The same without the salt, for those who may not know the set-up yet."""
        return replace(self, salt=None)


def new_salt() -> str:
    """A salt that nobody can guess: 256 random bits."""
    return token_hex(SALT_BYTES)


def digest_of(table: Table, setup: Setup, salt: str) -> str:
    """SHA-256 of the canonical text of a set-up."""
    return hashlib.sha256(canonical_text(table, setup, salt).encode()).hexdigest()


def canonical_text(table: Table, setup: Setup, salt: str) -> str:
    """What is hashed: lines just as the game file has them, each with a line feed at its end."""
    scenario = () if table.scenario is None else (f"scenario: {table.scenario}",)
    agreed = (f"edition: {table.edition}", f"players: {table.players}", *scenario)
    lines = (*agreed, *setup_lines(kind_of(table.edition), setup), f"salt: {salt}")
    return "".join(f"{line}\n" for line in lines)


def hex_number(text: str) -> str:
    """A digest or a salt, if this is one."""
    if not _HEX.fullmatch(text):
        raise ValueError(f"expected 64 digits from 0-9 and a-f, found {text!r}")
    return text
