"""`tikal verify`: replays game files and checks every move and the result."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from tikal.play.game import Game


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of replaying one file."""

    file: str
    ok: bool
    edition: str | None = None
    players: int | None = None
    moves: int | None = None
    scores: tuple[int, ...] | None = None
    is_over: bool | None = None
    draws: str | None = None
    """`verified`, `sealed` (the file hides what has not been drawn yet), or `not promised`."""
    line: int | None = None
    error: str | None = None

    def __str__(self) -> str:
        if not self.ok:
            where = f"line {self.line}: " if self.line is not None else ""
            return f"{self.file}: {where}{self.error}"
        assert self.scores is not None
        scores = " ".join(map(str, self.scores))
        running = "" if self.is_over else ", still running"
        draws = f"; {_DRAWS[self.draws]}" if self.draws in _DRAWS else ""
        return f"{self.file}: ok, {self.players} players, {self.edition}, {self.moves} moves, {scores}{running}{draws}"


_DRAWS: Final = {
    "verified": "the draws are those promised before the first move",
    "sealed": "the draws can be checked when the salt is known",
}
"""What there is to say about the draws of a file with a commitment."""


def verify_command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Game files.", show_default=False)],
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON list instead of text.")] = False,
) -> None:
    """Replay game files and check every move and result, and the draws against what was promised.

    If a file has a commitment to its draws, the set-up and the salt must give it.

    The exit status is 0 if all files are right, and 2 otherwise.
    """
    from tikal.cli.progress import compiling_meanwhile, progress_bar
    from tikal.games.registry import kinds

    written = [_read(file) for file in files]
    verdicts = []
    # A few files are done before anything is compiled; many get faster on the way.
    with compiling_meanwhile(*(kind.units.rules for kind in kinds())), progress_bar("Replaying", len(files)) as advance:
        for file, one in zip(files, written, strict=True):
            verdicts.append(one if isinstance(one, Verdict) else _replay(file, one))
            advance(1)
    _show(verdicts, as_json)
    if not all(verdict.ok for verdict in verdicts):
        raise typer.Exit(2)


def _show(verdicts: Sequence[Verdict], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps([asdict(verdict) for verdict in verdicts], indent=2, ensure_ascii=False))
    else:
        for verdict in verdicts:
            typer.echo(str(verdict))


def _read(file: Path) -> str | Verdict:
    """The text of a file, or what is wrong with it."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return Verdict(str(file), False, error="this is not a text file, so it cannot be a game file")
    except OSError as error:
        return Verdict(str(file), False, error=error.strerror or str(error))


def _replay(file: Path, written: str) -> Verdict:
    from tikal.errors import RecordError
    from tikal.play.loading import load

    if not written.strip():
        return Verdict(str(file), False, error="the file is empty")
    try:
        game = load(written)
    except RecordError as error:
        return Verdict(str(file), False, line=error.line, error=error.message)
    return Verdict(
        str(file),
        True,
        edition=game.table.edition,
        players=game.table.players,
        moves=len(game.log),
        scores=game.scores,
        is_over=game.is_over,
        draws=_draws(game),
    )


def _draws(game: Game) -> str:
    """Whether the set-up is the promised one; a file with another set-up does not load."""
    if game.commitment is None:
        return "not promised"
    return "sealed" if game.commitment.salt is None else "verified"
