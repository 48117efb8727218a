"""The folder of a tournament: game files, and a list of results, so that an interrupted tournament can continue."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tikal import __version__
from tikal.arena.line_up import Pairing, Tournament
from tikal.arena.played import Played, from_json
from tikal.errors import TikalError

AGREED: Final = "arena.json"
RESULTS: Final = "results.jsonl"
PLAIN: Final = re.compile(r"[A-Za-z0-9_-]{1,30}")


class Folder:
    """Keeps results and game files. You can add line-ups and games later, but not change the kind of game."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self._path: Final = path
        path.mkdir(parents=True, exist_ok=True)
        _agree_on(path / AGREED, tournament)
        self._results: Final = path / RESULTS

    def played(self) -> dict[Pairing, Played]:
        """The results so far; a last line that was cut off is removed."""
        text = _text(self._results) if self._results.exists() else ""
        whole, _, cut = text.rpartition("\n")
        if cut:
            self._results.write_text(f"{whole}\n" if whole else "", encoding="utf-8")
        lines = whole.split("\n") if whole else []  # splitlines would split at other characters within a line
        found = [_read(self._results, number, line) for number, line in enumerate(lines, start=1)]
        return {Pairing(played.seed, played.bots): played for played in found}

    def add(self, played: Played, file: str) -> None:
        """Write the game file and append the result, in this order: a game without a result is played again."""
        name = f"{played.seed}-{_joined(played.bots)}.tikal"
        (self._path / name).write_text(file, encoding="utf-8")
        with self._results.open("a", encoding="utf-8") as results:
            results.write(json.dumps(played.to_json(), ensure_ascii=False) + "\n")


def _joined(bots: Iterable[str]) -> str:
    return "-".join(bot if PLAIN.fullmatch(bot) else hashlib.sha256(bot.encode()).hexdigest()[:8] for bot in bots)


def _agree_on(file: Path, tournament: Tournament) -> None:
    """Do not mix in results of another kind of game, or of other bots with the same names."""
    agreed = {
        "tikal": __version__,
        "edition": tournament.edition,
        "players": tournament.players,
        "auction": tournament.auction,
        "scenario": tournament.scenario,
        "options": json.loads(json.dumps(dict(tournament.options or {}))),
    }
    if not file.exists():
        file.write_text(json.dumps(agreed, indent=2) + "\n", encoding="utf-8")
        return
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if found != agreed:
        raise TikalError(f"{file.parent} has games of another kind, as {file} shows; choose another folder")


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise TikalError(f"{file}: this is not a list of results; choose another folder") from None


def _read(file: Path, number: int, line: str) -> Played:
    try:
        return from_json(json.loads(line))
    except (ValueError, KeyError, TypeError):
        raise TikalError(f"{file}, line {number}: this is not a result; delete the line") from None
