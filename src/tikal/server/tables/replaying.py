"""Games of tables, played again from what is stored.

A game is pinned to the rules by which it began. If the rules have changed since then, or a stored step is not possible
any more, the game is shown as far as it goes, and nobody can play on.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from tikal.errors import TikalError
from tikal.games.agreeing import agree
from tikal.play.game import Game
from tikal.play.loading import follow
from tikal.play.record.commitment import Commitment
from tikal.play.record.file import RULES
from tikal.server.store.rows import TableRow
from tikal.server.tables.steps import Step, steps_up_to


def beginning(row: TableRow, names: Sequence[str] | None = None) -> Game:
    """The game before its first step."""
    if row.file is not None:
        return next(follow(row.file))
    table = agree(row.edition, row.players, row.auction, names, row.options, row.scenario)
    commitment = None if row.commitment is None else Commitment(row.commitment, row.salt)
    return Game(table, row.setup, commitment=commitment)


def game_after(row: TableRow, step: Step | None, names: Sequence[str] | None = None) -> Game:
    """The game played from its beginning up to a step, or as far as it goes."""
    return replayed(row, step, names)[0]


def replayed(row: TableRow, step: Step | None, names: Sequence[str] | None = None) -> tuple[Game, Step | None]:
    """The same, and the first step that cannot be taken. Without a step, a file is played to its end."""
    if row.file is not None:
        return _file_replayed(row.file), None
    game = beginning(row, names)
    for one in steps_up_to(step):
        try:
            take(game, one)
        except TikalError:
            return game, one
    return game, None


def take(game: Game, step: Step) -> None:
    """Take a step in a game of which everything is known."""
    if step.action is None:
        game.undo()
    else:
        game.play(step.action, step.seat)


def stuck_at(row: TableRow, failing: Step | None, last: int) -> int | None:
    """The first event that is not shown of a game that nobody can play on; None if it can go on."""
    if failing is not None:
        return failing.seq
    return None if row.look_only or row.rules_version == str(RULES) else last + 1


def _file_replayed(file: str) -> Game:
    games = follow(file)
    game = next(games)  # always the same one, which goes on
    with suppress(TikalError):
        for _ in games:
            pass
    return game
