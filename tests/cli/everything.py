"""As a program: loads everything as `tikal compile` does, plays, and prints what had to be compiled after all."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from tikal.bots.playout import play_random_games, time_copies
from tikal.bots.registry import make_bot
from tikal.dealing import generator
from tikal.game import load, new_game
from tikal.rules.terrain import HEX_NAMES
from tikal.warmup import FORBIDDEN, PARTS


def functions() -> Iterator[tuple[str, Any]]:
    """All functions that are compiled, with their names."""
    for name, module in list(sys.modules.items()):
        if name.startswith("tikal."):
            for function in vars(module).values():
                if hasattr(function, "signatures") and function.py_func.__module__ == name:
                    yield f"{name}.{function.py_func.__name__}", function


def signatures() -> set[tuple[str, str]]:
    """The functions with the types they are compiled for in this process."""
    return {(name, str(types)) for name, function in functions() for types in function.signatures}


def use_everything() -> None:
    """Whole games with all that people, bots and pages ask about a position."""
    for auction in (False, True):
        game = new_game("riogrande-1999", players=4, seed=2, auction=auction)
        bot = make_bot("random", seed=2)
        while (seat := game.to_act) is not None:
            view = game.view(seat)
            game.play(bot.choose(view))
            if len(game.log) % 20 == 0:
                view.to_json()
                view.would_score(seat)
                view.sample(generator(1))
                hex_ = HEX_NAMES[len(game.log) % 40]
                for action in (*FORBIDDEN, f"clear {hex_}", f"dig {hex_}", f"camp {hex_}", f"guard leader {hex_}"):
                    game.why_not(action)
        load(game.record())
        load(game.record(whole=False))
        play_random_games("classic", players=3, games=2, seed=9, auction=auction)
    time_copies("classic", 10)


if __name__ == "__main__":
    for part in PARTS:
        part()
    for function, compiled in functions():
        if compiled.stats.cache_misses:
            print(function, "was not in the cache")
    ready = signatures()
    use_everything()
    for function, types in sorted(signatures() - ready):
        print(function, types)
