"""The weights of Legend: one set found by self-play for each number of players, and one set by hand."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tikal.games.legend.search.term_names import NAMES
from tikal.search.weights import Weights, read_weights


def weights_for(players: int) -> Weights:
    """The weights of a game with that many players, in the order of the terms."""
    return _weights(str(players))


def weights_by_hand() -> Weights:
    """The weights that quick play uses for any number of players."""
    return _weights("by-hand")


@cache
def _weights(name: str) -> Weights:
    return read_weights(files("tikal.games.legend") / "weights" / f"{name}.toml", NAMES)
