"""The game that the guide of the page plays."""

from __future__ import annotations

from pathlib import Path

import tikal

GUIDE = Path(__file__).parents[2] / "web" / "src" / "screens" / "guide"


def test_the_game_of_the_guide_can_be_loaded() -> None:
    game = tikal.load((GUIDE / "first-game.tikal").read_text(encoding="utf-8"))
    assert game.is_whole
    assert game.log
