"""Saved games: each is rewritten after every move in one atomic step, so that no crash can lose it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from tikal.play.files import load_from, read_text
from tikal.play.game import Game
from tikal.terminal.seats import PERSON, Seat, read_seat
from tikal.terminal.symbols import COLOURS

ENDING: Final = ".tikal"
PLAYED_BY: Final = "# played by: "
"""A comment at the start of the file: who plays each seat, which the rules need not know."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that was read back, with who plays it."""

    path: Path
    game: Game
    seats: tuple[Seat, ...]


def saves_directory() -> Path:
    """Where games are kept: in the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tikal" / "games"


def new_path(directory: Path) -> Path:
    """A new file, named after the time; created at once, so that nobody else gets the same name."""
    directory.mkdir(parents=True, exist_ok=True)
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    for number in range(1, 1000):
        path = directory / (f"{now}{ENDING}" if number == 1 else f"{now}-{number}{ENDING}")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(f"no free name in {directory}")


def save(path: Path, game: Game, seats: Sequence[Seat]) -> None:
    """Write a game so that the file is always either the old or the new one."""
    written = f"{PLAYED_BY}{' '.join(seat.played for seat in seats)}\n{game.record()}"
    beside = path.with_name(f"{path.name}.new")
    with beside.open("w", encoding="utf-8") as file:
        file.write(written)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def open_save(path: Path) -> SavedGame:
    """Read a saved game, or any game file: without the comment all its players are people."""
    written = read_text(path)
    game = load_from(path, written)
    return SavedGame(path, game, _seats(written, game.table.names))


def latest(directory: Path) -> Path | None:
    """The game that was saved last, if there is one."""
    saved = [path for path in directory.glob(f"*{ENDING}") if path.stat().st_size]
    return max(saved, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)


def _seats(written: str, names: Sequence[str]) -> tuple[Seat, ...]:
    first = written.partition("\n")[0]
    players = first.removeprefix(PLAYED_BY).split() if first.startswith(PLAYED_BY) else []
    if len(players) != len(names):
        players = [PERSON] * len(names)
    found = (read_seat(name, played) for name, played in zip(names, players, strict=True))
    return tuple(seat if seat.colour in COLOURS else replace(seat, colour=None) for seat in found)
