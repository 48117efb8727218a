"""The verbs that only the base game has: those of its auction."""

from __future__ import annotations

from typing import Final

BID: Final = 0
TAKE: Final = 2
