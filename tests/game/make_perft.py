"""Writes `perft.toml` anew:  PYTHONPATH=src:tests python tests/game/make_perft.py

Do that only for a reason that you can name (a rule was wrong, a game file was added), and look at the difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import tikal
from golden import NAMES, finished, moment
from perft import FILE, count

LENGTH: Final = 3
WANTED: Final = ("segment", "segment", "place", "segment", "bid", "segment", "take", "segment", "bid", "segment")
"""Decisions to look for, one after the other, in equal parts of a game."""

HEADING: Final = """\
# Numbers of legal sequences of 1, 2, 3 actions from positions of the games in games/, after so many entries of the log.
# Made by make_perft.py; test_perft.py counts again.
"""


def waits_for(game: tikal.Game) -> str:
    """What the game waits for: a decision, or more precisely the start of a segment."""
    view = game.view(None).to_dict()
    return "segment" if view["step"] == "spend" and view["ap"] == 10 else str(view["step"])


def choose_positions(name: str) -> Iterator[tuple[int, str]]:
    """Positions from the beginning, the middle and the end of a game: number of entries, decision."""
    length = len(finished(name).log)
    for part, wanted in enumerate(WANTED):
        if wanted in ("bid", "take") and not finished(name).table.auction:
            continue
        for entries in range(length * part // len(WANTED), length * (part + 1) // len(WANTED)):
            if waits_for(moment(name, entries)) == wanted:
                yield entries, wanted
                break


if __name__ == "__main__":
    sections = [HEADING]
    for name in NAMES:
        for entries, wanted in choose_positions(name):
            counts = [count(moment(name, entries)._state, length) for length in range(1, LENGTH + 1)]
            heading = f'[[position]]\ngame = "{name}"\nentries = {entries}\nwaits_for = "{wanted}"\n'
            sections.append(f"{heading}counts = {counts}\n")
    FILE.write_text("\n".join(sections), encoding="utf-8")
