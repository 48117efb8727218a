"""A position as plain data, as far as it is the same in every game."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tikal.components import pieces
from tikal.rules.state import TREASURES, State
from tikal.rules.steps import FINAL_ROUND, SEGMENTS, SPEND, STEPS, VOLCANO_ROUND
from tikal.rules.terrain import HEX_NAMES, NO_TILE, NOBODY, NOWHERE, OUTSIDE, TEMPLE, TERRAINS, TILE_IDS
from tikal.rules.verbs import WHO


def describe_decision(s: State) -> dict[str, Any]:
    """Whose decision, and which."""
    return {
        "to_act": seat_or_none(s.to_act),
        "step": STEPS[s.step],
        "segment": SEGMENTS[s.segment] if s.step == SPEND else None,
        "ap": int(s.ap) if s.step == SPEND else None,
        "active": int(s.active),
        "scoring_order": _scoring_order(s),
    }


def describe_board(s: State) -> list[dict[str, Any]]:
    """All hexes in use."""
    board = _board(s)
    return [_hex(board, hex_) for hex_ in range(int(s.hexes)) if board.terrain[hex_] != OUTSIDE]


def describe_floors(s: State) -> dict[str, Any]:
    """Supplies that every edition has."""
    return {
        "floors": {str(level): int(s.floors[level]) for level in range(2, len(s.floors))},
        "treasures": TREASURES - int(s.laid),
        "aside": [TILE_IDS[tile] for tile in s.aside[: s.aside_count]],
    }


def tile_name(tile: int) -> str | None:
    """Id of a tile, None for none."""
    return None if tile == NO_TILE else TILE_IDS[tile]


def seat_or_none(seat: int) -> int | None:
    """A seat, None for nobody."""
    return None if seat == NOBODY else int(seat)


def _scoring_order(s: State) -> list[int] | None:
    in_scoring_round = s.step == SPEND and s.segment in (VOLCANO_ROUND, FINAL_ROUND)
    return [int(seat) for seat in s.scoring_order[: s.players]] if in_scoring_round else None


def describe_player(s: State, seat: int, name: str) -> dict[str, Any]:
    """What a player has in front of them."""
    treasures = s.treasures[seat].tolist()
    return {
        "seat": seat,
        "name": name,
        "score": int(s.score[seat]),
        "scorings": int(s.scorings[seat]),
        "treasures": {kind: treasures[k] for k, kind in enumerate(pieces().treasures.kinds)},
        "reserve": {
            "explorers": int(s.explorers_left[seat]),
            "leaders": int(s.leaders_left[seat]),
            "camps": int((s.camps[seat] == NOWHERE).sum()),
            "guardians": int(s.guardians_left[seat]),
        },
        "gone": {"explorers": int(s.explorers_gone[seat]), "leaders": int(s.leaders_gone[seat])},
    }


class _Board(NamedTuple):
    """The fields of the record that describe the board, as lists: far quicker to read one by one."""

    players: int
    terrain: list[int]
    tile_on: list[int]
    rotation: list[int]
    passage: list[list[int]]
    temple: list[int]
    tokens: list[int]
    guardian: list[int]
    guardian_who: list[int]
    explorers: list[list[int]]
    leaders: list[list[int]]
    cleared: list[int]
    dug: list[int]
    camps: dict[int, int]
    occupied: frozenset[int]
    """Hexes with pieces."""


def _board(s: State) -> _Board:
    players = int(s.players)
    camps = {hex_: seat for seat in range(players) for hex_ in s.camps[seat].tolist()}
    occupied = frozenset(np.flatnonzero((s.explorers + s.leaders).any(axis=0)).tolist())
    lists: dict[str, Any] = {name: getattr(s, name).tolist() for name in _Board._fields[1:-2]}
    return _Board(players=players, camps=camps, occupied=occupied, **lists)


def _hex(board: _Board, hex_: int) -> dict[str, Any]:
    terrain, tile = board.terrain[hex_], board.tile_on[hex_]
    return {
        "hex": HEX_NAMES[hex_],
        "terrain": TERRAINS[terrain],
        "tile": None if tile == NO_TILE else TILE_IDS[tile],
        "rotation": board.rotation[hex_],
        "passages": board.passage[hex_],
        "value": board.temple[hex_] if terrain == TEMPLE else None,
        "tokens": board.tokens[hex_],
        "camp": board.camps.get(hex_),
        "guardian": None if board.guardian[hex_] == NOBODY else _guardian(board, hex_),
        "pieces": _pieces(board, hex_) if hex_ in board.occupied else [],
        "cleared": board.cleared[hex_],
        "dug": board.dug[hex_],
    }


def _guardian(board: _Board, hex_: int) -> dict[str, Any]:
    return {"seat": board.guardian[hex_], "who": WHO[board.guardian_who[hex_]]}


def _pieces(board: _Board, hex_: int) -> list[dict[str, Any]]:
    return [
        {"seat": seat, "explorers": board.explorers[seat][hex_], "leaders": board.leaders[seat][hex_]}
        for seat in range(board.players)
        if board.explorers[seat][hex_] or board.leaders[seat][hex_]
    ]
