"""A position of Legend as plain data."""

from __future__ import annotations

from typing import Any

from tikal.components import pieces
from tikal.games import describe as common
from tikal.games.describe import (
    describe_decision,
    describe_floors,
    describe_player,
    seat_or_none,
    tile_name,
)
from tikal.games.legend.deciding import card_quota, steps_at_most, still_due
from tikal.games.legend.rules.cards import (
    CARD_TEXTS,
    CARDS,
    LEFT,
    NO_CARD,
    NO_EFFECT,
    POWER_IDS,
    POWER_TILES,
    POWERS_PER_TILE,
    RIGHT,
)
from tikal.games.legend.rules.setup import DRAFTED_LETTERS
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.stones import BORDER
from tikal.games.view_data import HexView
from tikal.rules.hex_rows import TOKEN
from tikal.rules.steps import BONUS, DRAFT, EFFECT, SPEND
from tikal.rules.terrain import HEX_NAMES, NO_TILE, NOWHERE, TILE_IDS


def describe(s: LegendState, names: tuple[str, ...]) -> dict[str, Any]:
    """A position of Legend without its board."""
    players = [{**describe_player(s, seat, name), **_camp_board(s, seat)} for seat, name in enumerate(names)]
    return {
        **describe_decision(s),
        "ap": int(s.ap) if s.step in (SPEND, BONUS, EFFECT) else None,
        "round": int(s.round_number),
        "turn_order": [int(seat) for seat in s.turn_order[: s.players]],
        "next_order": [seat_or_none(seat) for seat in s.next_order[: s.players]],
        "passed": [seat for seat in range(s.players) if s.passed[seat]],
        "effect": _effect(s),
        "players": players,
        "display": _display(s),
        "supply": {**describe_floors(s), **_supply(s)},
    }


def _camp_board(s: LegendState, seat: int) -> dict[str, Any]:
    first = int(s.power_tile[seat]) * POWERS_PER_TILE
    return {
        "unavailable": {"explorers": int(s.explorers_away[seat]), "leaders": int(s.leaders_away[seat])},
        "ap_token": int(s.ap_token[seat]) or None,
        "tiles": [TILE_IDS[tile] for tile in s.hand_tiles[seat] if tile != NO_TILE],
        "due": still_due(s, seat)._asdict() if s.step == DRAFT else None,
        "right": _cards(s, seat, RIGHT),
        "right_slots": card_quota(s),
        "left": _cards(s, seat, LEFT),
        "left_slots": int(s.left_slots),
        "power_tile": POWER_TILES[s.power_tile[seat]] if s.powers else None,
        "powers": list(POWER_IDS[first : first + POWERS_PER_TILE]) if s.powers else [],
        "power_used": bool(s.power_used[seat]),
        "scoring_bonus": int(s.scoring_bonus[seat]),
        "tie_hex": None if s.tie_hex[seat] == NOWHERE else HEX_NAMES[s.tie_hex[seat]],
    }


def _cards(s: LegendState, seat: int, side: int) -> list[str]:
    return [CARD_TEXTS[card] for card in s.cards[seat, side] if card != NO_CARD]


def _effect(s: LegendState) -> dict[str, Any] | None:
    if s.effect == NO_EFFECT:
        return None
    name = CARD_TEXTS[s.effect] if s.effect < CARDS else POWER_IDS[s.effect - CARDS]
    fixed = [HEX_NAMES[hex_] for hex_ in (s.effect_from, s.effect_to) if hex_ != NOWHERE]
    return {"name": name, "steps": int(s.effect_steps), "most": steps_at_most(s), "hexes": fixed}


def describe_hex(row: bytes) -> HexView:
    """A hex with its stack from the top down, None for treasures that this seat has not seen."""
    hex_ = common.describe_hex(row)
    kinds = pieces().treasures.kinds
    stack = memoryview(row).cast("b").tolist()[TOKEN : TOKEN + hex_["tokens"]]
    return {**hex_, "seen": [None if kind < 0 else kinds[kind] for kind in reversed(stack)]}


def _display(s: LegendState) -> dict[str, Any]:
    return {
        "cards": [CARD_TEXTS[card] for card in s.display if card != NO_CARD],
        "ap_tokens": [int(value) for value in s.ap_open if value],
        "tiles": [tile_name(tile) for tile in s.tiles_open if tile != NO_TILE],
    }


def _supply(s: LegendState) -> dict[str, Any]:
    drawn = {TILE_IDS[tile] for tile in s.stack[: s.drawn]} | {TILE_IDS[tile] for tile in s.tile_on if tile != NO_TILE}
    lettered = [tile for tile in TILE_IDS if tile[0] in DRAFTED_LETTERS and tile not in drawn]
    tiles = {letter: sum(tile[0] == letter for tile in lettered) for letter in DRAFTED_LETTERS}
    return {
        "tiles": tiles,
        "next_letter": next((letter for letter, number in tiles.items() if number), None),
        "cards": int(s.deck_size - s.deck_drawn),
        "discarded": int(s.discarded),
        "ap_tokens": len(s.bag) - int(s.bag_drawn),
        "blue": {kind: int(s.blue[k]) for k, kind in enumerate(pieces().treasures.kinds)},
        "stone_tokens": int(s.stones_left),
        "stones": [_border(border) for border in s.stone_at if border != NOWHERE],
        "border_tiles": _border_tiles(s),
    }


def _border(border: int) -> list[str]:
    return [HEX_NAMES[BORDER[border, 0]], HEX_NAMES[BORDER[border, 1]]]


def _border_tiles(s: LegendState) -> list[str]:
    """Tiles of cards that are still on the management board."""
    first = len(TILE_IDS) - len(s.border_laid)
    return [TILE_IDS[first + tile] for tile, laid in enumerate(s.border_laid) if not laid]
