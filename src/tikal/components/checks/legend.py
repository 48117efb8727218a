"""Facts about Legend's cards, power tiles and scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from tikal.components.hexes import Board
from tikal.components.legend import FILE, Card, Legend, PowerTile, Scenario
from tikal.components.piece import Treasures
from tikal.components.tile import Tile
from tikal.errors import ComponentError

CARDS_TWO: Final = 49
CARDS_MORE: Final = 74
PERMANENT: Final = ("07", "20", "21")
SINGLE_CARDS: Final = tuple(f"{number:02}" for number in range(2, 25) if number != 22)
TREASURE_CARDS: Final = tuple(f"01-{number}" for number in range(1, 9))
TEMPLE_CARDS: Final = tuple(f"22-{number}" for number in range(1, 5))
POWER_TILES: Final = tuple(f"P{number}" for number in range(1, 9))
POWERS_PER_TILE: Final = 3
SCENARIOS: Final = ("chichen-itza", "uxmal", "palenque", "calakmul", "el-mirador")
WITH_AN_E_TILE: Final = "el-mirador"
DRAFTED_TILES: Final = 24
"""Six rounds of four, each of which needs a free hex."""


def check_legend(legend: Legend, tiles: Sequence[Tile], board: Board, treasures: Treasures) -> None:
    """Everything that must be true of Legend's own components."""
    all_24_kinds_of_cards_are_there(legend.cards)
    decks_are_49_and_74(legend.cards)
    permanent_cards_are_07_20_21(legend.cards)
    treasure_cards_take_all_blue_tokens(legend.cards, treasures)
    every_border_tile_has_its_card(legend.cards, tiles)
    power_tiles_are_8_with_3_powers(legend.power_tiles)
    powers_are_p01_to_p24(legend.power_tiles)
    scenarios_are_5(legend.scenarios)
    for scenario in legend.scenarios:
        placements_name_tiles_and_hexes(scenario, tiles, board)
        no_two_tiles_on_one_hex(scenario)
        tiles_of_the_layout_are_complete(scenario, tiles)
        rotations_are_the_smallest(scenario, tiles)
        start_tiles_lie_on_the_printed_hexes(scenario, board)
        drafted_tiles_still_fit(scenario, board)
        reconstructed_volcanoes_keep_apart(scenario, tiles, board)


def all_24_kinds_of_cards_are_there(cards: Sequence[Card]) -> None:
    """01-1 to 01-8, 02 to 24, with 22-1 to 22-4."""
    expected = {*SINGLE_CARDS, *TREASURE_CARDS, *TEMPLE_CARDS}
    found = {card.id for card in cards}
    for id_ in sorted(expected - found):
        raise ComponentError(FILE, f"card {id_}", "is missing")
    for id_ in sorted(found - expected):
        raise ComponentError(FILE, f"card {id_}", "does not exist")


def decks_are_49_and_74(cards: Sequence[Card]) -> None:
    """L-COMP-3."""
    for players, expected in ((2, CARDS_TWO), (3, CARDS_MORE)):
        count = sum(card.copies(players) for card in cards)
        if count != expected:
            who = "two" if players == 2 else "more"
            raise ComponentError(FILE, "card", f"{who}: there must be {expected} cards, not {count} (L-COMP-3)")


def permanent_cards_are_07_20_21(cards: Sequence[Card]) -> None:
    """The cards with the infinity sign."""
    for card in cards:
        if card.permanent != (card.id in PERMANENT):
            verb = "must be" if card.id in PERMANENT else "is not"
            raise ComponentError(FILE, f"card {card.id}", f"{verb} permanent (L-CARD-{card.number})")


def treasure_cards_take_all_blue_tokens(cards: Sequence[Card], treasures: Treasures) -> None:
    """A-43: two tokens for each card, and all of them together."""
    for card in cards:
        expected = 2 if card.number == "01" else 0
        if len(card.takes) != expected:
            raise ComponentError(FILE, f"card {card.id}", f"takes {len(card.takes)} treasures, not {expected}")
        for kind in card.takes:
            if kind not in treasures.kinds:
                raise ComponentError(FILE, f"card {card.id}", f"there is no treasure {kind!r}")
    taken = Counter(kind for card in cards for kind in card.takes)
    for kind in treasures.kinds:
        if taken[kind] != treasures.blue_copies:
            problem = f"the blue treasure {kind} is taken {taken[kind]} times; there are {treasures.blue_copies}"
            raise ComponentError(FILE, "card", f"01-1 to 01-8: {problem}")


def every_border_tile_has_its_card(cards: Sequence[Card], tiles: Sequence[Tile]) -> None:
    """Five lakes and five cards 23, two volcanoes and two cards 24, each temple and its own card 22."""
    border = [tile.id for tile in tiles if tile.group == "border"]
    for card in cards:
        if card.number in ("22", "23", "24"):
            count = sum(id_.startswith(card.id) for id_ in border)
            if (card.copies_two, card.copies_more) != (count, count):
                raise ComponentError(FILE, f"card {card.id}", f"there must be {count}, as many as border tiles")


def power_tiles_are_8_with_3_powers(power_tiles: Sequence[PowerTile]) -> None:
    """L-COMP-8, L-DIR-1."""
    ids = tuple(tile.id for tile in power_tiles)
    if ids != POWER_TILES:
        raise ComponentError(FILE, "power_tile", f"must be P1 to P8 in order, not {', '.join(ids)} (L-COMP-8)")
    for tile in power_tiles:
        if len(tile.powers) != POWERS_PER_TILE:
            problem = f"must have {POWERS_PER_TILE} powers, not {len(tile.powers)} (L-DIR-1)"
            raise ComponentError(FILE, f"power tile {tile.id}", problem)


def powers_are_p01_to_p24(power_tiles: Sequence[PowerTile]) -> None:
    """Each on one tile only, in reading order."""
    found = [(tile, power) for tile in power_tiles for power in tile.powers]
    for number, (tile, power) in enumerate(found, start=1):
        if power.id != f"p{number:02}":
            problem = f"power p{number:02} should be here, not {power.id}"
            raise ComponentError(FILE, f"power tile {tile.id}", problem)


def scenarios_are_5(scenarios: Sequence[Scenario]) -> None:
    """L-SCEN."""
    ids = tuple(scenario.id for scenario in scenarios)
    if ids != SCENARIOS:
        problem = f"must be {', '.join(SCENARIOS)} in this order, not {', '.join(ids)} (L-SCEN)"
        raise ComponentError(FILE, "scenario", problem)


def placements_name_tiles_and_hexes(scenario: Scenario, tiles: Sequence[Tile], board: Board) -> None:
    """Of the box and of the board."""
    hexes = {hex_.name for hex_ in board.hexes} - {board.camp}
    for placement in scenario.placements:
        if all(tile.id != placement.tile for tile in tiles):
            raise _wrong(scenario, f"there is no tile {placement.tile}")
        if placement.hex not in hexes:
            raise _wrong(scenario, f"tile {placement.tile} cannot lie on {placement.hex}")


def no_two_tiles_on_one_hex(scenario: Scenario) -> None:
    """Reading has refused a tile that is named twice."""
    lying: dict[str, str] = {}
    for placement in scenario.placements:
        other = lying.setdefault(placement.hex, placement.tile)
        if other != placement.tile:
            raise _wrong(scenario, f"tiles {other} and {placement.tile} both lie on {placement.hex}")


def tiles_of_the_layout_are_complete(scenario: Scenario, tiles: Sequence[Tile]) -> None:
    """L-SETUP-6, L-SETUP-7: the set-up tiles, all of F and G, and one E in El Mirador."""
    needed = {tile.id for tile in tiles if tile.group == "setup" or tile.letter in ("F", "G")}
    placed = {placement.tile for placement in scenario.placements}
    for id_ in sorted(needed - placed):
        raise _wrong(scenario, f"tile {id_} is missing")
    extra = sorted(placed - needed)
    expected = 1 if scenario.id == WITH_AN_E_TILE else 0
    letters = {tile.id: tile.letter for tile in tiles}
    if len(extra) != expected or any(letters[id_] != "E" for id_ in extra):
        what = "one tile of E" if expected else "nothing"
        raise _wrong(scenario, f"besides the set-up tiles, F and G it lays {what}, not {', '.join(extra) or 'nothing'}")


def rotations_are_the_smallest(scenario: Scenario, tiles: Sequence[Tile]) -> None:
    """Of rotations that look the same only the smallest exists."""
    rotations = {tile.id: tile.rotations for tile in tiles}
    for placement in scenario.placements:
        if placement.rot >= rotations[placement.tile]:
            problem = f"rot of tile {placement.tile} must be less than {rotations[placement.tile]}"
            raise _wrong(scenario, f"{problem}, not {placement.rot}: it looks the same after that many turns")


def start_tiles_lie_on_the_printed_hexes(scenario: Scenario, board: Board) -> None:
    """L-SETUP-6: on identical pictures."""
    where = {placement.tile: (placement.hex, placement.rot) for placement in scenario.placements}
    for printed in board.printed:
        if printed.tile is not None and where[printed.tile] != (printed.hex, 0):
            raise _wrong(scenario, f"tile {printed.tile} must lie on its picture, {printed.hex} with rot 0")


def drafted_tiles_still_fit(scenario: Scenario, board: Board) -> None:
    """Every tile of the six rounds needs a free hex of the grid."""
    taken = {placement.hex for placement in scenario.placements} | {board.camp}
    free = sum(not hex_.dotted and hex_.name not in taken for hex_ in board.hexes)
    if free < DRAFTED_TILES:
        raise _wrong(scenario, f"leaves {free} hexes of the grid free; {DRAFTED_TILES} tiles are still to come")


def reconstructed_volcanoes_keep_apart(scenario: Scenario, tiles: Sequence[Tile], board: Board) -> None:
    """A choice of ours; a layout copied from the real picture may do otherwise."""
    kinds = {tile.id: tile.kind for tile in tiles}
    volcanoes = [placement for placement in scenario.placements if kinds[placement.tile] == "volcano"]
    for one, other in combinations(volcanoes, 2):
        touching = board.index_of(other.hex) in board.neighbours(board.index_of(one.hex))
        if scenario.provenance == "reconstructed" and touching:
            raise _wrong(scenario, f"the volcanoes {one.tile} on {one.hex} and {other.tile} on {other.hex} touch")


def _wrong(scenario: Scenario, problem: str) -> ComponentError:
    return ComponentError(FILE, f"scenario {scenario.id}", problem)
