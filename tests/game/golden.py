"""The game files in `games/`: whole games that were played once and must replay for ever."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import tikal

FOLDER: Final = Path(__file__).parent / "games"
NAMES: Final = sorted(file.stem for file in FOLDER.glob("*.tikal"))


def written(name: str) -> str:
    """The text of a game file."""
    return (FOLDER / f"{name}.tikal").read_text(encoding="utf-8")


@cache
def finished(name: str) -> tikal.Game:
    """The game of a file; not to be changed, since all tests share it."""
    return tikal.load(written(name))


def moment(name: str, entries: int) -> tikal.Game:
    """The game of a file as it stood after so many entries of its log."""
    whole = finished(name)
    table = whole.table
    game = tikal.new_game(
        table.edition,
        players=table.players,
        auction=table.auction,
        names=table.names,
        options=dict(table.options),
        setup=whole.setup,
    )
    for entry in whole.log[:entries]:
        if entry.action is None:
            game.undo()
        else:
            game.play(entry.action)
    return game
