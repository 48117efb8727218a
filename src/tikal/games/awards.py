"""What players can be praised for after a game: the actions that each award counts."""

from __future__ import annotations

from typing import Final

ON_SITE: Final = {
    "builder": ("clear",),
    "digger": ("dig",),
    "trader": ("swap",),
    "walker": ("move",),
}
"""[award] -> kinds of actions that every game has."""
