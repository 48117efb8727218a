"""The folder of a dataset: files with some games each, and the card.

Files are written under another name first, so one that is there is whole. An interrupted dataset goes on with the
files that are missing.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from tikal.dataset.recipe import Recipe
from tikal.dataset.shard import Made, Shard, read_note
from tikal.errors import TikalError

CARD: Final = "dataset.json"
README: Final = "README.md"


class Folder:
    """Keeps the files of one recipe."""

    def __init__(self, path: Path, recipe: Recipe) -> None:
        """Raises `TikalError` if the folder has anything else in it; then nothing is changed."""
        self._path: Final = path
        if path.exists():
            _agree_on(path, recipe.to_json())
        path.mkdir(parents=True, exist_ok=True)

    def made(self) -> dict[int, Made]:
        """[number of the file] -> what it holds, for the files that are there."""
        notes = [read_note(file) for file in sorted(self._path.glob("part-*.parquet"))]
        return {note.shard.number: note for note in notes}

    def add(self, shard: Shard, content: bytes) -> None:
        """Write a file of data."""
        self._write(shard.name, content)

    def describe(self, card: dict[str, Any], readme: str) -> None:
        """Write the card."""
        self._write(CARD, (json.dumps(card, indent=2, ensure_ascii=False) + "\n").encode())
        self._write(README, readme.encode())

    def _write(self, name: str, content: bytes) -> None:
        unfinished = self._path / f".{name}.unfinished"
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(self._path / name)


def _agree_on(path: Path, recipe: dict[str, Any]) -> None:
    """Do not mix data of different recipes or versions."""
    if not path.is_dir():
        raise TikalError(f"{path} is a file; a dataset needs a folder")
    card = path / CARD
    if not card.exists():
        if any(file.name != f".{CARD}.unfinished" for file in path.iterdir()):
            raise TikalError(f"{path} is not empty and has no {CARD}; choose another folder")
        return
    try:
        found = json.loads(card.read_text(encoding="utf-8"))["recipe"]
        differing = [name for name in recipe if found.get(name) != recipe[name]]
    except (ValueError, KeyError, TypeError, AttributeError):
        raise TikalError(f"{card} is damaged; choose another folder") from None
    if differing:
        raise TikalError(
            f"{path} {_difference(found, recipe, differing[0])}; "
            "choose another folder, or make the dataset as the one there was made"
        )


def _difference(found: dict[str, Any], recipe: dict[str, Any], name: str) -> str:
    """The first thing in which the data that is there differs."""
    if name == "tikal":
        return f"was made by Tikal {found.get(name)}, not {recipe[name]}"
    if name == "sources":
        return f"was made by other sources of Tikal {recipe['tikal']} than these"
    return f"has data with {name}: {json.dumps(found.get(name))}, not {json.dumps(recipe[name])}"
