"""A position as plain data: what pages, terminals and other programs read."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tikal.components import pieces
from tikal.dealing import LETTER_STARTS
from tikal.rules.deploying import camp_of
from tikal.rules.state import TREASURES, State
from tikal.rules.steps import BID, FINAL_ROUND, SEGMENTS, SPEND, STEPS, VOLCANO_ROUND
from tikal.rules.terrain import HEX_NAMES, LETTERS, NO_TILE, NOBODY, NOWHERE, OUTSIDE, TEMPLE, TERRAINS, TILE_IDS
from tikal.rules.verbs import WHO


def describe(s: State, names: tuple[str, ...]) -> dict[str, Any]:
    """A position of a base edition; hidden things are not looked at."""
    return {
        **describe_decision(s),
        "tile": tile_name(s.tile),
        "auction": _auction(s) if s.auction else None,
        "players": [describe_player(s, seat, name) for seat, name in enumerate(names)],
        "board": describe_board(s),
        "supply": {**describe_floors(s), **_tiles_to_come(s)},
    }


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
    return [_hex(s, hex_) for hex_ in range(s.hexes) if s.terrain[hex_] != OUTSIDE]


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


def _auction(s: State) -> dict[str, Any]:
    bidding = s.step == BID
    return {
        "open_tiles": [TILE_IDS[tile] for tile in s.open_tiles[: s.players] if tile != NO_TILE],
        "amulets_up": [seat for seat in range(s.players) if s.amulet_up[seat]],
        "high_bid": int(s.high_bid) if bidding else None,
        "high_bidder": seat_or_none(s.high_bidder) if bidding else None,
        "passed": [seat for seat in range(s.players) if s.passed[seat]] if bidding else [],
    }


def describe_player(s: State, seat: int, name: str) -> dict[str, Any]:
    """What a player has in front of him."""
    return {
        "seat": seat,
        "name": name,
        "score": int(s.score[seat]),
        "scorings": int(s.scorings[seat]),
        "treasures": {kind: int(s.treasures[seat, k]) for k, kind in enumerate(pieces().treasures.kinds)},
        "reserve": {
            "explorers": int(s.explorers_left[seat]),
            "leaders": int(s.leaders_left[seat]),
            "camps": int((s.camps[seat] == NOWHERE).sum()),
            "guardians": int(s.guardians_left[seat]),
        },
        "gone": {"explorers": int(s.explorers_gone[seat]), "leaders": int(s.leaders_gone[seat])},
    }


def _hex(s: State, hex_: int) -> dict[str, Any]:
    return {
        "hex": HEX_NAMES[hex_],
        "terrain": TERRAINS[s.terrain[hex_]],
        "tile": tile_name(s.tile_on[hex_]),
        "rotation": int(s.rotation[hex_]),
        "passages": [int(stones) for stones in s.passage[hex_]],
        "value": int(s.temple[hex_]) if s.terrain[hex_] == TEMPLE else None,
        "tokens": int(s.tokens[hex_]),
        "camp": seat_or_none(camp_of(s, hex_)),
        "guardian": _guardian(s, hex_),
        "pieces": [
            {"seat": seat, "explorers": int(s.explorers[seat, hex_]), "leaders": int(s.leaders[seat, hex_])}
            for seat in range(s.players)
            if s.explorers[seat, hex_] or s.leaders[seat, hex_]
        ],
        "cleared": int(s.cleared[hex_]),
        "dug": int(s.dug[hex_]),
    }


def _guardian(s: State, hex_: int) -> dict[str, Any] | None:
    if s.guardian[hex_] == NOBODY:
        return None
    return {"seat": int(s.guardian[hex_]), "who": WHO[s.guardian_who[hex_]]}


def _tiles_to_come(s: State) -> dict[str, Any]:
    starts = LETTER_STARTS.tolist()
    left = [max(0, end - max(start, int(s.drawn))) for start, end in pairwise(starts)]
    return {
        "tiles": dict(zip(LETTERS, left, strict=True)),
        "next_letter": next((letter for letter, number in zip(LETTERS, left, strict=True) if number), None),
    }
