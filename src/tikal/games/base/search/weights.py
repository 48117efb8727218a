"""The weights of the base game, found by self-play: one set for each number of players."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tikal.games.base.search.terms import NAMES
from tikal.search.weights import Weights, read_weights


@cache
def weights_for(players: int) -> Weights:
    """The weights of a game with that many players, in the order of the terms."""
    return read_weights(files("tikal.games.base") / "weights" / f"{players}.toml", NAMES)
