"""Whole games for tests: set-ups with chosen tiles on top, and turns in which nobody does anything."""

from __future__ import annotations

from collections.abc import Callable

from tikal import Game, new_game
from tikal.games.setups import Setup
from tikal.rules.state import KINDS, TREASURES, State
from tikal.rules.steps import SEGMENTS, STEPS
from tikal.rules.terrain import LETTERED_TILES, LETTERS, TILE_IDS


def deal(first: int = 0, **on_top: str) -> Setup:
    """A set-up in the order of the tile list, but with some tiles of a letter on top: `deal(A="A4 A6")`."""
    tiles = {}
    for letter in LETTERS:
        top = on_top.get(letter, "").split()
        tiles[letter] = top + [tile for tile in TILE_IDS[:LETTERED_TILES] if tile[0] == letter and tile not in top]
    treasures = [kind for kind in range(KINDS) for _ in range(TREASURES // KINDS)]
    return {"tiles": tiles, "treasures": treasures, "first": first}


def game(
    edition: str = "supermeeple-2015", players: int = 4, auction: bool = False, first: int = 0, **on_top: str
) -> Game:
    """A new game from this set-up."""
    return new_game(edition, players=players, auction=auction, setup=deal(first, **on_top))


def seen(running: Game) -> State:
    """What everybody may see of the position."""
    return running.view(None).seen


def step(running: Game) -> str:
    """What the game waits for; for spending also the kind of segment."""
    s = seen(running)
    return SEGMENTS[s.segment] if STEPS[s.step] == "spend" else STEPS[s.step]


def idle(running: Game) -> str:
    """Play something that changes as little as possible; what it was."""
    actions = running.legal_actions()
    chosen = next((action for action in actions if action.verb in ("end", "pass")), actions[0])
    running.play(chosen)
    return str(chosen)


def idle_until(running: Game, reached: Callable[[Game], bool]) -> Game:
    """Let nothing happen until something is reached."""
    while not reached(running):
        idle(running)
    return running


def play(running: Game, *texts: str) -> Game:
    """Play actions that must be legal, one after the other."""
    for text in texts:
        running.play(text)
    return running


def rule(running: Game, text: str, seat: int | None = None) -> str | None:
    """Id of the rule that forbids an action, or None."""
    refused = running.why_not(text, seat)
    return refused.rule if refused else None
