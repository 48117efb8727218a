"""A position as plain data, as far as it is the same in every game."""

from __future__ import annotations

from typing import Any, cast

from tikal.components import pieces
from tikal.games.view_data import HexView, Terrain
from tikal.rules.hex_rows import (
    CAMP,
    CLEARED,
    DUG,
    EXPLORERS,
    GUARDIAN,
    GUARDIAN_WHO,
    HEX,
    LEADERS,
    PASSAGE,
    ROTATION,
    TERRAIN,
    TILE,
    TOKEN,
    TOKENS,
    VALUE,
)
from tikal.rules.state import TREASURES, State
from tikal.rules.steps import FINAL_ROUND, SEGMENTS, SPEND, STEPS, VOLCANO_ROUND
from tikal.rules.terrain import HEX_NAMES, NO_TILE, NOBODY, NOWHERE, TEMPLE, TERRAINS, TILE_IDS
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


def describe_hex(row: bytes) -> HexView:
    """A hex with everything on it, from its row."""
    columns = memoryview(row).cast("b").tolist()
    terrain, tile, guardian, camp = columns[TERRAIN], columns[TILE], columns[GUARDIAN], columns[CAMP]
    return {
        "hex": HEX_NAMES[columns[HEX]],
        "terrain": cast(Terrain, TERRAINS[terrain]),
        "tile": tile_name(tile),
        "rotation": columns[ROTATION],
        "passages": columns[PASSAGE:EXPLORERS],
        "value": columns[VALUE] if terrain == TEMPLE else None,
        "tokens": columns[TOKENS],
        "camp": seat_or_none(camp),
        "guardian": None if guardian == NOBODY else {"seat": guardian, "who": WHO[columns[GUARDIAN_WHO]]},
        "pieces": [
            {"seat": seat, "explorers": explorers, "leaders": leaders}
            for seat, (explorers, leaders) in enumerate(
                zip(columns[EXPLORERS:LEADERS], columns[LEADERS:TOKEN], strict=True)
            )
            if explorers or leaders
        ],
        "cleared": columns[CLEARED],
        "dug": columns[DUG],
    }


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
