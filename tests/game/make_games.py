"""Writes the game files in `games/` that do not exist yet:  PYTHONPATH=src:tests python tests/game/make_games.py

The files are never written anew. They were played once and must replay for ever; if they do not, then games that
people have saved do not replay either, and the version of the rules in the game file has to be raised.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import tikal
from random_play import Seating, choose

FOLDER: Final = Path(__file__).parent / "games"
NAMES: Final = ("Ana", "Bjørn", "Chloé: la première", "# Đức")

GAMES: Final = {
    "ravensburger-1999": (Seating("ravensburger-1999", 2, auction=False), 1),
    "ravensburger-1999-auction": (Seating("ravensburger-1999", 4, auction=True), 2),
    "riogrande-1999": (Seating("riogrande-1999", 3, auction=False), 3),
    "riogrande-1999-auction": (Seating("riogrande-1999", 2, auction=True), 4),
    "supermeeple-2015": (Seating("supermeeple-2015", 4, auction=False), 5),
    "supermeeple-2015-auction": (Seating("supermeeple-2015", 3, auction=True), 6),
    "classic": (Seating("classic", 4, auction=False), 7),
    "classic-auction": (Seating("classic", 3, auction=True), 8),
    "tile-set-aside": (Seating("supermeeple-2015", 4, auction=False), 14),
}
CHANCE_OF_UNDO: Final = {"riogrande-1999-auction": 0.15, "supermeeple-2015": 0.1}
OPTIONS: Final[dict[str, dict[str, object]]] = {
    "classic": {"tieBreak": [], "volcanoIsolationRule": False},
    "supermeeple-2015-auction": {"auction.allowDebt": True, "campNeedsPresence": False},
}


def play(name: str) -> tikal.Game:
    """A whole game of random moves; in some of them players take moves back."""
    (edition, players, auction), seed = GAMES[name]
    game = tikal.new_game(
        edition, players=players, auction=auction, seed=seed, names=NAMES[:players], options=OPTIONS.get(name)
    )
    chance, undoing = random.Random(seed), random.Random(-seed)
    while not game.is_over:
        if game.can_undo and undoing.random() < CHANCE_OF_UNDO.get(name, 0):
            game.undo()
        else:
            game.play(choose(chance, game.legal_actions()))
    return game


if __name__ == "__main__":
    for name in GAMES:
        file = FOLDER / f"{name}.tikal"
        if not file.exists():
            file.write_text(play(name).record(), encoding="utf-8")
