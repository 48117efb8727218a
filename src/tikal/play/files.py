"""Game files on disk: an error about one names the file."""

from __future__ import annotations

from pathlib import Path

from tikal.errors import RecordError, TikalError
from tikal.play.game import Game
from tikal.play.loading import load
from tikal.play.record.reading import read


def read_text(path: Path) -> str:
    """The text of a file; `TikalError` if it is not text."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise TikalError(f"{path}: this is not a text file, so it cannot be a game file") from None


def load_from(path: Path, written: str) -> Game:
    """The game in a text that was read from this file."""
    try:
        return load(written)
    except RecordError as error:
        raise RecordError(error.line, error.message, str(path)) from None


def edition_of(path: Path, written: str) -> str:
    """The edition of the game in a text that was read from this file."""
    try:
        return read(written).file.table.edition
    except RecordError as error:
        raise RecordError(error.line, error.message, str(path)) from None
