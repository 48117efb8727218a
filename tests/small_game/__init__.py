"""A third game, as somebody else would add one: a corner of the base board with 4 x 3 hexes, and ten tiles.

It shares the base game's rules and searches, and brings a set-up, a verb and a kind of result of its own. One line,
`register("small", "small_game")`, is all that the rest of the program needs.
"""

from __future__ import annotations

from typing import Final

EDITION: Final = "small"
