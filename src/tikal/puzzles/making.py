"""Making puzzles: positions from games between bots, with the best turn and how hard bots find it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tikal.bots.registry import bot_seed, make_bot
from tikal.games.action import Action
from tikal.games.searching import Searches
from tikal.games.view import View
from tikal.play.game import new_game
from tikal.puzzles.grading import Grades, grade
from tikal.puzzles.segment import after, begins_scoring_segment, best_turn, may_dig, points

EDITIONS: Final = ("supermeeple-2015", "classic", "riogrande-1999", "ravensburger-1999")
PLAYERS: Final = (2, 3, 4)
BOT: Final = "planner@3000"
"""Plays sensibly and, its budget being positions, the same moves everywhere."""
NODES: Final = 3_000_000
"""For the proof; few segments need as many."""
LEAST_GAIN: Final = 6
LEAST_ACTIONS: Final = 5


@dataclass(frozen=True, slots=True)
class Found:
    """A position that may become a puzzle."""

    edition: str
    players: int
    seed: int
    moves: tuple[str, ...]
    turn: tuple[str, ...]
    best: int
    round: int
    """Which scoring round of the game it is, from 0 on."""
    grades: Grades


def find(seed: int, searches: Searches) -> Iterator[Found]:
    """The positions of the game with this seed, which also says which edition and how many players."""
    edition, players = EDITIONS[seed % len(EDITIONS)], PLAYERS[seed // len(EDITIONS) % len(PLAYERS)]
    game = new_game(edition, players=players, seed=seed)
    bots = [make_bot(BOT, bot_seed(seed, seat), searches=searches) for seat in range(players)]
    moves: list[str] = []
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        if begins_scoring_segment(view) and not may_dig(view):
            found = _judged(view, searches)
            if found is not None:
                turn, grades = found
                scored = len(game.scorings) // players
                texts = tuple(map(str, turn))
                yield Found(edition, players, seed, tuple(moves), texts, grades.best, scored, grades)
        action = bots[seat].choose(view)
        moves.append(str(action))
        game.play(action)


def _judged(view: View, searches: Searches) -> tuple[Sequence[Action], Grades] | None:
    """The best turn and how hard it is, if it is proven and worth looking for."""
    turn, proven = best_turn(view, searches, NODES)
    gain = points(after(view, turn)) - points(view)
    if not proven or gain < LEAST_GAIN or len(turn) < LEAST_ACTIONS:
        return None
    return turn, grade(view, turn, searches)
