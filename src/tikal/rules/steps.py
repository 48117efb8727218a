"""Decisions a game can wait for, and the kinds of segment in which action points are spent."""

from __future__ import annotations

from typing import Final

BID: Final = 0
TAKE: Final = 1
PLACE: Final = 2
SPEND: Final = 3
OVER: Final = 4

# Legend only.
DRAFT: Final = 5
MAIN: Final = 6
AFTER: Final = 7
BONUS: Final = 8
EFFECT: Final = 9

STEPS: Final = ("bid", "take", "place", "spend", "over", "draft", "main", "after", "bonus", "effect")

NORMAL: Final = 0
VOLCANO_ROUND: Final = 1
FINAL_ROUND: Final = 2
TOKEN: Final = 3

SEGMENTS: Final = ("normal", "volcano", "final", "token")
