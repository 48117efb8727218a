"""Facts about the site: tiles, work, stones, camps and pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tikal.games.action import Action
from tikal.games.legend.facts.listing import NOTHING, Facts, Gatherers, listed, tiles_in_hand
from tikal.games.legend.rules.cards import EFFECT_KIND, LAY_TILE, NO_EFFECT
from tikal.games.legend.rules.laying import border_tile_of
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.stones import BORDER, border_between
from tikal.rules.moving import side_towards
from tikal.rules.terrain import HEX_NAMES, NO_TILE, NOWHERE, ROTATIONS, TILE_IDS


def _hand_tile_facts(s: LegendState, action: Action) -> Facts:
    _, rotation, tile = action.arguments
    return {"tile": tile, "rot": int(rotation), "tiles": tiles_in_hand(s)}


def _card_tile_facts(s: LegendState, _: Action) -> Facts:
    """The tile that the card lays which is being carried out."""
    lays_tile = s.effect != NO_EFFECT and EFFECT_KIND[s.effect] == LAY_TILE
    return {"tile": TILE_IDS[border_tile_of(s, s.effect)]} if lays_tile else {}


def _turned_tile_facts(s: LegendState, action: Action) -> Facts:
    hex_ = HEX_NAMES.index(action.arguments[0])
    tile = s.tile_on[hex_]
    if tile == NO_TILE:
        return {"tile": NOTHING}
    rotations = int(ROTATIONS[tile])
    return {
        "tile": TILE_IDS[tile],
        "rotation": int(s.rotation[hex_]),
        "rotations": rotations,
        "highest": rotations - 1,
    }


def _work_facts(s: LegendState, action: Action) -> Facts:
    return {"worked": int(s.worked[HEX_NAMES.index(action.arguments[0])])}


def _stone_facts(s: LegendState, action: Action) -> Facts:
    """Where stone tokens lie; of two borders the first that does not exist is the one at fault."""
    names = action.arguments
    borders = [names[:2], names[2:] or names[:2]]
    here, there = next((border for border in borders if _border(border) == NOWHERE), borders[0])
    are_neighbours = side_towards(HEX_NAMES.index(here), HEX_NAMES.index(there)) != NOWHERE
    lying = (BORDER[border] for border in s.stone_at if border != NOWHERE)
    return {
        "from": here,
        "to": there,
        "fault": "order" if are_neighbours else "apart",
        "border": " ".join(borders[0]),
        "goal": " ".join(borders[1]),
        "stones": listed(f"{HEX_NAMES[one]} {HEX_NAMES[other]}" for one, other, _ in lying),
        "supply": int(s.stones_left),
    }


def _border(names: Sequence[str]) -> int:
    return border_between(HEX_NAMES.index(names[0]), HEX_NAMES.index(names[1]))


def _camp_facts(s: LegendState, _: Action) -> Facts:
    return {"camps": listed(HEX_NAMES[hex_] for hex_ in s.camps[s.to_act] if hex_ != NOWHERE)}


def _shift_facts(s: LegendState, action: Action) -> Facts:
    _, here, there = action.arguments
    begun = s.effect_from != NOWHERE
    return {"fault": "same" if here == there else "begun" if begun else "apart"}


FACTS: Final[Gatherers] = {
    "place tile": _hand_tile_facts,
    "place": _card_tile_facts,
    "rotate": _turned_tile_facts,
    "dig": _work_facts,
    "clear": _work_facts,
    "site": _work_facts,
    "stone": _stone_facts,
    "movestone": _stone_facts,
    "movecamp": _camp_facts,
    "shift": _shift_facts,
}
