"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel, PufferLib, and thousands of games at once.

>>> import tikal.envs
>>> games = tikal.envs.VectorGames("supermeeple-2015", players=2, games=3, seed=7)
>>> games.observations.shape, games.masks.shape
((3, 1560), (3, 1137))

Importing it registers `tikal/base-v0` and `tikal/legend-v0` with PettingZoo and Gymnasium, where those are installed.
`tikal.envs.openspiel` and `tikal.envs.puffer` are for OpenSpiel and PufferLib.

What belongs here: the contracts of other libraries, and what is common to them (`coder.py`, `vector_games.py`).
What does not: how positions and actions become numbers, which is each game's own (`games/*/encoding`).
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from tikal.envs.registering import register_all
from tikal.errors import needed

__all__ = ["Coder", "SeatEnv", "TableEnv", "VectorEnv", "VectorGames"]

if TYPE_CHECKING:
    from tikal.envs.coder import Coder
    from tikal.envs.seat_env import SeatEnv
    from tikal.envs.table_env import TableEnv
    from tikal.envs.vector_env import VectorEnv
    from tikal.envs.vector_games import VectorGames

_HOMES = {
    "Coder": ("coder", ()),
    "SeatEnv": ("seat_env", ("gymnasium",)),
    "TableEnv": ("table_env", ("gymnasium", "pettingzoo")),
    "VectorEnv": ("vector_env", ("gymnasium",)),
    "VectorGames": ("vector_games", ()),
}
"""[name] -> its module, and the libraries that it needs."""


def __getattr__(name: str) -> object:
    if name in _HOMES:
        home, libraries = _HOMES[name]
        for library in libraries:
            needed(library, "envs")
        return getattr(import_module(f"{__name__}.{home}"), name)
    raise AttributeError(f"module 'tikal.envs' has no attribute {name!r}")


register_all()
