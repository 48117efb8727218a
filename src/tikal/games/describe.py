"""A position as plain data, as far as it is the same in every game."""

from __future__ import annotations

from typing import Any, Final

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
    used, camps, pieces_on = slice(int(s.hexes)), _camps(s), _pieces(s)
    # As lists, which are far quicker to read one by one than the fields of the record.
    columns: list[list[Any]] = [getattr(s, field)[used].tolist() for field in _OF_A_HEX]
    return [
        {
            "hex": HEX_NAMES[hex_],
            "terrain": TERRAINS[terrain],
            "tile": tile_name(tile),
            "rotation": rotation,
            "passages": passages,
            "value": temple if terrain == TEMPLE else None,
            "tokens": tokens,
            "camp": camps.get(hex_),
            "guardian": None if guardian == NOBODY else {"seat": guardian, "who": WHO[who]},
            "pieces": pieces_on.get(hex_, []),
            "cleared": cleared,
            "dug": dug,
        }
        for hex_, (terrain, tile, rotation, passages, temple, tokens, guardian, who, cleared, dug) in enumerate(
            zip(*columns, strict=True)
        )
        if terrain != OUTSIDE
    ]


def describe_floors(s: State) -> dict[str, Any]:
    """Supplies that every edition has."""
    return {
        "floors": {str(level): number for level, number in enumerate(s.floors.tolist()[2:], 2)},
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
    return {
        "seat": seat,
        "name": name,
        "score": int(s.score[seat]),
        "scorings": int(s.scorings[seat]),
        "treasures": dict(zip(pieces().treasures.kinds, s.treasures[seat].tolist(), strict=True)),
        "reserve": {
            "explorers": int(s.explorers_left[seat]),
            "leaders": int(s.leaders_left[seat]),
            "camps": s.camps[seat].tolist().count(NOWHERE),
            "guardians": int(s.guardians_left[seat]),
        },
        "gone": {"explorers": int(s.explorers_gone[seat]), "leaders": int(s.leaders_gone[seat])},
    }


_OF_A_HEX: Final = (
    "terrain",
    "tile_on",
    "rotation",
    "passage",
    "temple",
    "tokens",
    "guardian",
    "guardian_who",
    "cleared",
    "dug",
)
"""Fields of the record that `describe_board` tells of each hex."""


def _camps(s: State) -> dict[int, int]:
    """[hex] -> seat whose camp is there."""
    return {hex_: seat for seat, camps in enumerate(s.camps[: s.players].tolist()) for hex_ in camps}


def _pieces(s: State) -> dict[int, list[dict[str, Any]]]:
    """[hex] -> the pieces there, seat by seat."""
    places = (s.explorers + s.leaders)[: s.players].nonzero()
    columns: tuple[Any, ...] = (*places, s.explorers[places], s.leaders[places])
    found: dict[int, list[dict[str, Any]]] = {}
    for seat, hex_, explorers, leaders in zip(*(column.tolist() for column in columns), strict=True):
        found.setdefault(hex_, []).append({"seat": seat, "explorers": explorers, "leaders": leaders})
    return found
