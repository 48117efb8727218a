"""How the actions and results are written that only the small game has."""

from __future__ import annotations

from typing import Final

from small_game.striking import STRIKE
from tikal.games.arguments import HEX
from tikal.games.forms import Form, ResultForm

FORMS: Final = (Form(STRIKE, "strike", ("strike", HEX), reveals=True),)
RESULTS: Final = (ResultForm("peeked", reveals=True, is_private=True),)
