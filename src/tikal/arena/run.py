"""Plays a tournament."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tikal.arena.folder import Folder
from tikal.arena.line_up import Pairing, Tournament
from tikal.arena.played import Played
from tikal.arena.report import Report
from tikal.games.table import LONGEST_NAME
from tikal.work.local import HERE
from tikal.work.workers import Workers


def run(
    tournament: Tournament,
    workers: Workers = HERE,
    records: Path | None = None,
    played: Callable[[int], None] = lambda games: None,
) -> Report:
    """Play all games that are not yet in the folder; `played` is called with the number of games done since."""
    tournament.check()
    folder = None if records is None else Folder(records, tournament)
    known = {} if folder is None else folder.played()
    pairings = list(tournament.pairings())
    missing = [pairing for pairing in pairings if pairing not in known]
    played(len(pairings) - len(missing))
    for game, file in workers.run(partial(play, tournament, folder is not None), missing, tournament.edition):
        known[Pairing(game.seed, game.bots)] = game
        if folder is not None:
            folder.add(game, file)
        played(1)
    return Report(tournament, tuple(known[pairing] for pairing in pairings))


def play(tournament: Tournament, with_file: bool, pairing: Pairing) -> tuple[Played, str]:
    """One game, and its game file if that is wanted. It depends on its arguments only, wherever it is played."""
    names = [_name(bot, seat) for seat, bot in enumerate(pairing.bots, start=1)]
    game, lost = tournament.games_of(pairing.bots).play(pairing.seed, names=names)
    played = Played(pairing.seed, pairing.bots, game.scores, game.winners, len(game.log), tuple(lost))
    return played, game.record() if with_file else ""


def _name(bot: str, number: int) -> str:
    """A name for a seat; a long one keeps its end, which says most."""
    printable = "".join(letter for letter in bot if letter.isprintable())
    return f"{printable[4 - LONGEST_NAME :].strip()} {number}"
