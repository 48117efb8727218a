"""Facts about the draft."""

from __future__ import annotations

from typing import Final

from tikal.games.action import Action
from tikal.games.legend.facts.camp_board import slot_facts
from tikal.games.legend.facts.listing import Facts, Gatherers, cards, listed
from tikal.games.legend.rules.camp_board import cards_on
from tikal.games.legend.rules.cards import RIGHT
from tikal.games.legend.rules.drafting import CARD_QUOTA, tiles_held, tiles_on_offer
from tikal.games.legend.rules.state import TILE_LIMIT, LegendState
from tikal.rules.terrain import NO_TILE, NOBODY, TILE_IDS


def _place_facts(s: LegendState, action: Action) -> Facts:
    free = (place for place in range(1, s.players + 1) if s.next_order[place - 1] == NOBODY)
    return {"pick": "order", "place": int(action.arguments[0]), "free": listed(free)}


def _ap_facts(s: LegendState, action: Action) -> Facts:
    return {"pick": "ap", "wanted": action.arguments[0], "open": listed(value for value in s.ap_open if value)}


def _drafted_tile_facts(s: LegendState, action: Action) -> Facts:
    waiting = [seat for seat in range(s.players) if seat != s.to_act and tiles_held(s, seat) == 0]
    return {
        "pick": "tile",
        "wanted": action.arguments[0],
        "tile": action.arguments[0],
        "open": listed(TILE_IDS[tile] for tile in s.tiles_open if tile != NO_TILE),
        "offered": tiles_on_offer(s),
        "held": tiles_held(s, s.to_act),
        "quota": int(TILE_LIMIT[s.players]),
        "waiting": len(waiting),
    }


def _drafted_card_facts(s: LegendState, action: Action) -> Facts:
    return {
        "pick": "card",
        "wanted": action.arguments[0],
        "card": action.arguments[0],
        "open": cards(s.display),
        "held": cards_on(s, s.to_act, RIGHT),
        "quota": int(CARD_QUOTA[s.players]),
    }


FACTS: Final[Gatherers] = {
    "draft order": _place_facts,
    "draft ap": _ap_facts,
    "draft tile": _drafted_tile_facts,
    "draft card": _drafted_card_facts,
    "takecard": lambda s, action: _drafted_card_facts(s, action) | slot_facts(s, action),
}
