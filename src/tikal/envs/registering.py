"""Names under which other libraries make our environments: `tikal/base-v0`, `tikal/legend-v0`."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from tikal.components import editions
from tikal.components.profile import DEFAULT_EDITION
from tikal.errors import TikalError
from tikal.games.registry import kind_of

VERSION: Final = 0
"""Raised when a change makes results of learners incomparable."""


def default_editions() -> dict[str, str]:
    """[game] -> its edition, unless another is chosen."""
    first = {kind_of(one.id).id: one.id for one in reversed(editions())}
    return {**first, kind_of(DEFAULT_EDITION).id: DEFAULT_EDITION}


def _name(game: str) -> str:
    return f"tikal/{game}-v{VERSION}"


def need_game(game: str | None, edition: str, name_of: Callable[[str], str] = _name) -> None:
    """Refuse editions of other games than the one that a name stands for; libraries name games in different ways."""
    if game is not None and (other := kind_of(edition).id) != game:
        raise TikalError(f"{name_of(game)} does not play {edition}; make {name_of(other)}")


def register_all() -> None:
    """Register with the libraries that are installed and have a registry; PettingZoo builds on Gymnasium."""
    if _is_at_least("gymnasium", 1):
        _register_with_gymnasium()
        if _is_at_least("pettingzoo", 1, 27):
            _register_with_pettingzoo()


def _register_with_gymnasium() -> None:
    import gymnasium

    for game, edition in default_editions().items():
        if (name := _name(game)) not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="tikal.envs.seat_env:SeatEnv",
                vector_entry_point="tikal.envs.vector_env:VectorEnv",
                kwargs={"game": game, "edition": edition},
            )


def _register_with_pettingzoo() -> None:
    import pettingzoo

    for game, edition in default_editions().items():
        if (name := _name(game)) not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "tikal.envs.table_env:TableEnv", kwargs={"game": game, "edition": edition})


def _is_at_least(package: str, *least: int) -> bool:
    try:
        found = version(package)
    except PackageNotFoundError:
        return False
    numbers = re.findall(r"\d+", found)  # of a pre-release such as 2.0a1, too
    return tuple(map(int, numbers[: len(least)])) >= least
