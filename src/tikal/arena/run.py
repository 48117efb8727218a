"""Plays a tournament."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tikal.arena.bot_game import play_bots
from tikal.arena.folder import Folder, write_game
from tikal.arena.line_up import Pairing, Tournament
from tikal.arena.played import Played
from tikal.arena.report import Report
from tikal.arena.workers import spread
from tikal.games.table import LONGEST_NAME
from tikal.play.game import new_game


def run(
    tournament: Tournament,
    jobs: int = 1,
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
    for game in spread(partial(play, tournament, records), missing, jobs):
        known[Pairing(game.seed, game.bots)] = game
        if folder is not None:
            folder.add(game)
        played(1)
    return Report(tournament, tuple(known[pairing] for pairing in pairings))


def play(tournament: Tournament, records: Path | None, pairing: Pairing) -> Played:
    """One game."""
    game = new_game(
        tournament.edition,
        players=tournament.players,
        seed=pairing.seed,
        auction=tournament.auction,
        options=tournament.options,
        scenario=tournament.scenario,
        names=[_name(bot, seat) for seat, bot in enumerate(pairing.bots, start=1)],
    )
    lost = play_bots(game, pairing.bots, pairing.seed, tournament.seconds)
    if records is not None:
        write_game(records, pairing, game.record())
    return Played(pairing.seed, pairing.bots, game.scores, game.winners, len(game.log), tuple(lost))


def _name(bot: str, number: int) -> str:
    """A name for a seat; a long one keeps its end, which says most."""
    printable = "".join(letter for letter in bot if letter.isprintable())
    return f"{printable[4 - LONGEST_NAME :].strip()} {number}"
