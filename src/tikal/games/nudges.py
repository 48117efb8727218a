"""What a first hint can say about the actions that games share: where to look, and not what to do."""

from __future__ import annotations

from typing import Final

ON_SITE: Final = {
    "dig": "advice-nudge-dig",
    "guard": "advice-nudge-guard",
    "camp": "advice-nudge-camp",
    "swap": "advice-nudge-swap",
}
ON_PIECES: Final = {
    "deploy": "advice-nudge-pieces",
    "move": "advice-nudge-pieces",
}
"""[kind of action] -> message, the more telling first."""
