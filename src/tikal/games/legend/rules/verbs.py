"""The verbs that only Legend has: those of its draft, its main actions, its segment, and the steps of effects."""

from __future__ import annotations

from typing import Final

DRAFT_ORDER: Final = 13
DRAFT_AP: Final = 14
DRAFT_TILE: Final = 15
DRAFT_CARD: Final = 16
STASH: Final = 17
STASH_FOR: Final = 18
PLAY: Final = 19
ACTIVATE: Final = 20
PLACE_TILE: Final = 21
POWER: Final = 22
LOOK: Final = 23
BONUS: Final = 24
BEGIN: Final = 25
SWAP_TWO: Final = 26
STONE: Final = 27
MOVESTONE: Final = 28
RECRUIT: Final = 29
PUT: Final = 30
ORDER: Final = 31
SITE: Final = 32
MOVECAMP: Final = 33
SHIFT: Final = 34
ROTATE: Final = 35
COLLECTION: Final = 36
TAKECARD: Final = 37
HEX: Final = 38
DONE: Final = 39
