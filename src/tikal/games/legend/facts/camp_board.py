"""Facts about the camp board: cards, the action point token, and powers."""

from __future__ import annotations

from typing import Final

from tikal.games.action import Action
from tikal.games.legend.facts.listing import NOTHING, Facts, Gatherers, cards, listed, tiles_in_hand
from tikal.games.legend.rules.camp_board import cards_on
from tikal.games.legend.rules.cards import (
    IS_PERMANENT,
    LEFT,
    NO_CARD,
    POWER_IDS,
    POWERS_PER_TILE,
    RIGHT,
    SIDE_NAMES,
)
from tikal.games.legend.rules.laying import has_tile_to_lay
from tikal.games.legend.rules.state import LegendState


def slot_facts(s: LegendState, action: Action) -> Facts:
    """Both sides of the camp board; the card that goes, if one does, is the last argument."""
    return {
        "card": action.arguments[0],
        "other": action.arguments[-1],
        "right": cards(s.cards[s.to_act, RIGHT]),
        "left": cards(s.cards[s.to_act, LEFT]),
        "used": cards_on(s, s.to_act, LEFT),
        "slots": int(s.left_slots),
    }


def _card_facts(s: LegendState, action: Action) -> Facts:
    card, side = action.arguments
    return {"card": card, "side": side, "lying": cards(s.cards[s.to_act, SIDE_NAMES.index(side)])}


def _look_facts(_: LegendState, action: Action) -> Facts:
    return {"side": action.arguments[0]}


def _token_facts(s: LegendState, _: Action) -> Facts:
    return {"token": int(s.ap_token[s.to_act])}


def _compulsory_facts(s: LegendState, action: Action) -> Facts:
    right = (card for card in s.cards[s.to_act, RIGHT] if card != NO_CARD and not IS_PERMANENT[card])
    tiles = tiles_in_hand(s) if has_tile_to_lay(s, s.to_act) else NOTHING
    return {**_token_facts(s, action), "cards": cards(right), "tiles": tiles}


def _power_facts(s: LegendState, action: Action) -> Facts:
    first = int(s.power_tile[s.to_act]) * POWERS_PER_TILE
    powers = POWER_IDS[first : first + POWERS_PER_TILE] if s.powers else ()
    return {"power": action.arguments[0], "powers": listed(powers)}


FACTS: Final[Gatherers] = {
    "stash": slot_facts,
    "stash for": slot_facts,
    "play": _card_facts,
    "bonus": _card_facts,
    "look": _look_facts,
    "activate": _token_facts,
    "pass": _compulsory_facts,
    "power": _power_facts,
}
