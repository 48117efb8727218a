"""Writing a game file."""

from __future__ import annotations

from collections.abc import Iterator

from tikal.games.registry import kind_of
from tikal.play.record.entry import with_results
from tikal.play.record.file import RULES, GameFile
from tikal.play.record.lines import UNKNOWN
from tikal.play.record.option_text import option_text
from tikal.play.record.setting_up import setup_lines


def write(game: GameFile) -> str:
    """The text of a game file."""
    setup = [*setup_lines(kind_of(game.table.edition), game.setup)]
    if game.commitment is not None:
        setup.append(f"salt: {game.commitment.salt or UNKNOWN}")
    return "\n".join([*_heading(game), "", *setup, "", *_moves(game), "", *_ending(game), ""])


def _heading(game: GameFile) -> Iterator[str]:
    table = game.table
    yield f"tikal: {game.format}"
    yield f"rules: {RULES}"
    yield f"known: {game.known}"
    yield f"edition: {table.edition}"
    yield f"players: {table.players}"
    yield f"auction: {option_text(table.auction)}"
    if table.scenario is not None:
        yield f"scenario: {table.scenario}"
    for name, value in table.options.items():
        yield f"option {name}: {option_text(value)}"
    for seat, name in enumerate(table.names):
        yield f"seat {seat}: {name}"
    if game.commitment is not None:
        yield f"commitment: {game.commitment.digest}"


def _moves(game: GameFile) -> Iterator[str]:
    yield f"0. {with_results('begin', game.opening)}"
    for number, entry in enumerate(game.entries, start=1):
        yield f"{number}. {entry}"


def _ending(game: GameFile) -> Iterator[str]:
    yield f"status: {'over' if game.is_over else 'running'}"
    yield f"scores: {' '.join(map(str, game.scores))}"
    if game.is_over:
        yield f"winners: {' '.join(map(str, game.winners))}"
