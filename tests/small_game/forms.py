"""How the actions are written that only the small game has."""

from __future__ import annotations

from typing import Final

from small_game.striking import STRIKE
from tikal.games.arguments import HEX
from tikal.games.forms import Form

FORMS: Final = (Form(STRIKE, "strike", ("strike", HEX)),)
