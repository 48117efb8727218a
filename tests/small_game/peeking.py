"""A kind of result that no other game has: whoever strikes a camp sees the next tile, and nobody else does."""

from __future__ import annotations

from collections.abc import Sequence

from tikal.games.action import Action
from tikal.games.base.game import GAME_KIND as BASE
from tikal.games.results import Result
from tikal.games.telling import Scene
from tikal.games.tile_names import named_tile
from tikal.rules.state import State
from tikal.rules.terrain import LETTERED_TILES, TILE_IDS
from tikal.texts.messages import Message


def results_of(before: State, action: Action, after: State) -> tuple[Result, ...]:
    """Those of the base game, and the tile that was peeked at."""
    peeks = action.kind == "strike" and after.drawn < LETTERED_TILES
    peeked = [Result("peeked", (TILE_IDS[after.stack[after.drawn]],))] if peeks else []
    return (*peeked, *BASE.rules.results_of(before, action, after))


def stand_in(s: State, action: Action, results: Sequence[Result], viewer: int | None) -> Action:
    """The tile that was peeked at comes next, as the file says."""
    for result in results:
        if result.kind == "peeked" and not result.is_hidden:
            next_place, place = int(s.drawn), s.stack.tolist().index(TILE_IDS.index(result.words[0]))
            s.stack[[next_place, place]] = s.stack[[place, next_place]]
    return BASE.rules.stand_in(s, action, results, viewer)


def peeked(scene: Scene, result: Result) -> Message:
    """Named only to the player who peeked."""
    if result.is_hidden:
        return Message("result-peeked-hidden", {"name": scene.name})
    return Message("result-peeked", {"name": scene.name, "tile": named_tile(result.words[0]).to_dict()})
