"""From a game file to the game: everything is played again and compared with what the file says."""

from __future__ import annotations

from collections.abc import Iterator

from tikal.errors import RecordError, SetupError, TikalError
from tikal.games.results import Result
from tikal.play.game import Game
from tikal.play.record.entry import Entry
from tikal.play.record.reading import Reading, read


def load(written: str) -> Game:
    """The game of a game file; `RecordError` says in which line it goes wrong."""
    for game in follow(written):
        last = game
    return last


def follow(written: str, so_far: Game | None = None) -> Iterator[Game]:
    """The game of a game file as it began, and after each entry: always the same `Game`, one entry further.

    If you have followed the file before, you can go on from a copy of the game. What the file says of the end is
    checked after the last entry.
    """
    if not isinstance(written, str):
        raise TikalError(f"a game file must be text, not {type(written).__name__}")
    reading = read(written)
    file = reading.file
    game = _begun(reading) if so_far is None else so_far
    yield game
    for line, entry in list(zip(reading.entry_lines, file.entries, strict=True))[len(game.log) :]:
        _replay(game, line, entry, file.viewer)
        yield game
    _check_end(game, reading)


def _begun(reading: Reading) -> Game:
    file = reading.file
    try:
        game = Game(file.table, file.setup, known=file.known, commitment=file.commitment)
    except SetupError as error:
        raise RecordError(reading.line_of(error.field), error.message) from None
    if game.opening != file.opening:
        raise RecordError(reading.opening_line, _differs(file.opening, game.opening))
    return game


def _replay(game: Game, line: int, entry: Entry, viewer: int | None) -> None:
    try:
        replayed = game.replay(entry, viewer)
    except TikalError as error:
        raise RecordError(line, str(error)) from None
    if replayed.seat != entry.seat:
        raise RecordError(line, f"this is for seat {replayed.seat} to decide, not for seat {entry.seat}")
    if replayed.results != entry.results:
        raise RecordError(line, _differs(entry.results, replayed.results))


def _differs(written: tuple[Result, ...], replayed: tuple[Result, ...]) -> str:
    said, is_so = ("; ".join(map(str, results)) or "nothing" for results in (written, replayed))
    return f"the line says '{said}' came of it, but by the set-up and the moves it is '{is_so}'"


def _check_end(game: Game, reading: Reading) -> None:
    file = reading.file
    for what, written, replayed in (
        ("status", "over" if file.is_over else "running", "over" if game.is_over else "running"),
        ("scores", file.scores, game.scores),
        ("winners", file.winners, game.winners),
    ):
        if written != replayed:
            raise RecordError(reading.line_of((what,)), f"{what} should be {replayed}, not {written}")
