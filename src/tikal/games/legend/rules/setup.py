"""Setting up the table of Legend (L-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from tikal.components import board, legend_components, pieces
from tikal.games.legend.rules.cards import NO_CARD
from tikal.games.legend.rules.dealing import LETTERS_TO_DRAFT
from tikal.games.legend.rules.effects import clear_effect
from tikal.games.legend.rules.exchanging import SWAP_RULES
from tikal.games.legend.rules.state import LEGEND, LegendState
from tikal.rules.placing import lay
from tikal.rules.setup import equip, fill_supplies, lay_out_board, print_hex
from tikal.rules.state import TREASURES, blank
from tikal.rules.terrain import (
    HEX_NAMES,
    HEXES,
    LETTERED_TILES,
    LETTERS,
    NO_TILE,
    NOBODY,
    NOWHERE,
    OUTSIDE,
    RUINS,
    TERRAINS,
    TILE_IDS,
    TILE_TERRAIN,
)

DRAFTED_LETTERS: Final = LETTERS[:LETTERS_TO_DRAFT]


def set_up(scenario_id: str, players: int, options: Mapping[str, object]) -> LegendState:
    """A game of Legend before the deal; tiles, cards, tokens and treasures lie in their fixed order."""
    s = cast(LegendState, blank(LEGEND))
    s.players = players
    s.camp_needs_majority = 1
    _set_flags(s, options)
    lay_out_board(s, HEXES, [terrain for terrain in range(len(TERRAINS)) if terrain != OUTSIDE])
    _lay_scenario(s, scenario_id)
    fill_supplies(s)
    _fill_management_board(s, players, options)
    for seat in range(players):
        equip(s, seat)
        s.explorers_away[seat] = pieces().expedition.unavailable_explorers
        s.leaders_away[seat] = pieces().expedition.unavailable_leaders
    clear_effect(s)
    return s


def _set_flags(s: LegendState, options: Mapping[str, object]) -> None:
    kinds = pieces().treasures.kinds
    pairs = cast("tuple[tuple[str, str], ...]", options["legend.card01"])
    s.left_slots = cast(int, options["legend.leftSlots"])
    s.swap_rule = SWAP_RULES.index(cast(str, options["legend.swapRule"]))
    s.powers = options["powers"] != "none"
    s.blue_of_card[:] = [[kinds.index(kind) for kind in pair] for pair in pairs]


def _lay_scenario(s: LegendState, scenario_id: str) -> None:
    """The base camp, and the tiles of the scenario; the ruins get their treasures when the game begins (C-23)."""
    for printed in board().printed:
        if printed.hex == board().camp:
            print_hex(s, printed)
    scenarios = legend_components().scenarios
    s.scenario = [scenario.id for scenario in scenarios].index(scenario_id)
    s.laid = TREASURES  # as if the pile were empty: nothing is known about it yet
    ruins = []
    for placement in scenarios[s.scenario].placements:
        tile, hex_ = TILE_IDS.index(placement.tile), HEX_NAMES.index(placement.hex)
        lay(s, tile, hex_, placement.rot)
        if TILE_TERRAIN[tile] == RUINS:
            ruins.append(hex_)
    s.laid = 0
    s.starting_ruins[:] = ruins


def cards_in_deck(players: int) -> list[int]:
    """L-SETUP-2: the cards for that number of players, in order."""
    return [card for card, kind in enumerate(legend_components().cards) for _ in range(kind.copies(players))]


def _fill_management_board(s: LegendState, players: int, options: Mapping[str, object]) -> None:
    on_site = set(s.tile_on.tolist())
    drafted = [tile for tile in range(LETTERED_TILES) if TILE_IDS[tile][0] in DRAFTED_LETTERS and tile not in on_site]
    deck = cards_in_deck(players)
    s.stack[:] = NO_TILE
    s.stack[: len(drafted)] = drafted
    s.stack_size = len(drafted)
    s.deck[:] = NO_CARD
    s.deck[: len(deck)] = deck
    s.deck_size = len(deck)
    s.bag[:] = cast("tuple[int, ...]", options["legend.apTokens"])
    for value in s.bag:
        s.bag_holds[value] += 1
    s.blue[:] = pieces().treasures.blue_copies
    s.stones_left = pieces().stone_tokens
    s.stone_at[:] = NOWHERE
    s.display[:] = NO_CARD
    s.tiles_open[:] = NO_TILE
    s.cards[:] = NO_CARD
    s.hand_tiles[:] = NO_TILE
    s.next_order[:] = NOBODY
    s.tie_hex[:] = NOWHERE
    s.just_played = NO_CARD
