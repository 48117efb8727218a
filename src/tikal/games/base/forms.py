"""How the actions and results are written that only the base game has."""

from __future__ import annotations

from typing import Final

from tikal.games.arguments import TILE, number
from tikal.games.base.rules import verbs
from tikal.games.forms import Form, ResultForm

LARGEST_BID: Final = 0xFFFF

FORMS: Final = (
    Form(verbs.BID, "bid", ("bid", number("points", "POINTS", 0, LARGEST_BID)), closes=True),
    Form(verbs.TAKE, "take", ("take", TILE), pauses=True),
)

RESULTS: Final = (
    ResultForm("drew", reveals=True, opens=True),
    ResultForm("paid", points=-1),
)
