"""As a program: plays a game through the public API, then prints every compiled function with its signatures."""

from __future__ import annotations

import random
import sys

from random_play import Seating, played_game
from tikal.dealing import generator
from tikal.rules.terrain import HEX_NAMES


def signatures() -> dict[str, list[str]]:
    """[function] -> the argument types for which Numba has compiled it in this process, if any."""
    found = {}
    for name, module in list(sys.modules.items()):
        if name.startswith("tikal."):
            for function in vars(module).values():
                if getattr(function, "signatures", None) and function.py_func.__module__ == name:
                    found[f"{name}.{function.py_func.__name__}"] = [str(types) for types in function.signatures]
    return found


def use_everything() -> None:
    """Call what callers from Python call."""
    for auction in (False, True):
        game = played_game(Seating("riogrande-1999", 3, auction), seed=1, decisions=250)
        chance = random.Random(1)
        for verb in ("clear", "dig", "camp", "deploy explorer", "guard leader"):
            game.why_not(f"{verb} {chance.choice(HEX_NAMES)}")
        for seat in range(3):
            view = game.view(seat)
            view.to_json()
            view.would_score(seat)
            view.sample(generator(1))
        played_game(Seating("riogrande-1999", 3, auction), seed=1)


if __name__ == "__main__":
    use_everything()
    for function, compiled_for in signatures().items():
        print("\t".join([function, *compiled_for]))
