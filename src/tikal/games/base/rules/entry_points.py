"""The base game for callers in Python."""

from __future__ import annotations

from tikal.games.base.rules import game
from tikal.games.base.units import RULES
from tikal.rules.dealing import ARRAY, RANDOM, Random, deal_into
from tikal.rules.dealing import shuffle as shuffle_array
from tikal.rules.majority import controls, value
from tikal.rules.playouts import PLAYOUTS, PlayedGame, Playouts, copy_to_and_fro, player
from tikal.rules.reports import (
    PASSAGES,
    SCORING,
    STANDING,
    TEMPLES,
    Passages,
    Scoring,
    Standing,
    price_passages,
    score_collections,
)
from tikal.rules.scoring import points, temple_points
from tikal.rules.state import BASE, State, Table
from tikal.rules.terrain import TEMPLE
from tikal.rules.verbs import CHOICES, Choices

_play_out, _play_games = player(PlayedGame(deal_into, game.begin, game.legal_actions, game.do))


@RULES.entry_point(BASE, result=None)
def begin(s: State) -> None:
    """Begin a game that was dealt."""
    game.begin(s)


@RULES.entry_point(BASE, CHOICES)
def legal_actions(s: State, choices: Choices) -> int:
    """List what may be decided now; how many."""
    return game.legal_actions(s, choices)


@RULES.entry_point(BASE, int)
def check(s: State, code: int) -> int:
    """Whether an action may be played now: OK or the reason why not."""
    return game.check(s, code)


@RULES.entry_point(BASE, int, result=None)
def do(s: State, code: int) -> None:
    """Carry out an action that is legal, and everything that follows without a decision."""
    game.do(s, code)


@RULES.entry_point(BASE, RANDOM, result=None)
def deal(s: State, random: Random) -> None:
    """Deal at random."""
    deal_into(s, random)


@RULES.entry_point(RANDOM, ARRAY, int, int, result=None)
def shuffle(random: Random, array: Table, start: int, end: int) -> None:
    """Put the entries start..end-1 of an array into random order."""
    shuffle_array(random, array, start, end)


@RULES.entry_point(BASE, int, SCORING, result=None)
def score(s: State, seat: int, out: Scoring) -> None:
    """What a player would score now."""
    for hex_ in range(s.hexes):
        out.by_hex[hex_, TEMPLES] = temple_points(s, seat, hex_)
    score_collections(s, seat, out)
    out.total = points(s, seat)


@RULES.entry_point(BASE, STANDING, result=None)
def stand(s: State, out: Standing) -> None:
    """Who holds the temples."""
    for hex_ in range(s.hexes):
        for seat in range(s.players if s.terrain[hex_] == TEMPLE else 0):
            out.values[hex_, seat] = value(s, seat, hex_)
            out.holds[hex_, seat] = controls(s, seat, hex_)


@RULES.entry_point(BASE, PASSAGES, result=None)
def passages(s: State, out: Passages) -> None:
    """Where pieces can walk, and for how much."""
    price_passages(s, out)


@RULES.entry_point(BASE, RANDOM, CHOICES)
def play_out(s: State, random: Random, choices: Choices) -> int:
    """Play random moves to the end of the game; how many."""
    return _play_out(s, random, choices)


@RULES.entry_point(PLAYOUTS, int)
def play_games(playouts: Playouts, games: int) -> int:
    """Play so many random games; all decisions."""
    return _play_games(playouts, games)


@RULES.entry_point(PLAYOUTS, int, result=None)
def copy_state(playouts: Playouts, times: int) -> None:
    """Copy the template so many times."""
    copy_to_and_fro(playouts, times)
