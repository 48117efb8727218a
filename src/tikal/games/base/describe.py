"""A position as plain data: what pages, terminals and other programs read."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from tikal.games.base.rules.auction import round_number
from tikal.games.describe import (
    describe_decision,
    describe_floors,
    describe_player,
    seat_or_none,
    tile_name,
)
from tikal.rules.dealing import LETTER_STARTS
from tikal.rules.state import State
from tikal.rules.steps import BID
from tikal.rules.terrain import LETTERS, NO_TILE, TILE_IDS

_STRETCHES: Final = tuple(pairwise(LETTER_STARTS.tolist()))
"""[letter] -> where its tiles begin and end in the stack."""


def describe(s: State, names: tuple[str, ...]) -> dict[str, Any]:
    """A position of a base edition without its board; hidden things are not looked at."""
    return {
        **describe_decision(s),
        "tile": tile_name(s.tile),
        "auction": _auction(s) if s.auction else None,
        **({"round": round_number(s)} if s.auction else {}),
        "players": [describe_player(s, seat, name) for seat, name in enumerate(names)],
        "supply": {**describe_floors(s), **_tiles_to_come(s)},
    }


def _auction(s: State) -> dict[str, Any]:
    bidding = s.step == BID
    return {
        "open_tiles": [TILE_IDS[tile] for tile in s.open_tiles[: s.players] if tile != NO_TILE],
        "amulets_up": [seat for seat in range(s.players) if s.amulet_up[seat]],
        "high_bid": int(s.high_bid) if bidding else None,
        "high_bidder": seat_or_none(s.high_bidder) if bidding else None,
        "passed": [seat for seat in range(s.players) if s.passed[seat]] if bidding else [],
    }


def _tiles_to_come(s: State) -> dict[str, Any]:
    drawn = int(s.drawn)
    left = [max(0, end - max(start, drawn)) for start, end in _STRETCHES]
    return {
        "tiles": dict(zip(LETTERS, left, strict=True)),
        "next_letter": next((letter for letter, number in zip(LETTERS, left, strict=True) if number), None),
    }
