"""Cards, power tiles and scenarios of Legend."""

import pytest

from tikal.components import Scenario, board, legend_components, pieces, tiles

SCENARIOS = legend_components().scenarios


def test_decks_for_two_and_for_more_players() -> None:
    cards = legend_components().cards
    assert [sum(card.copies(players) for card in cards) for players in (2, 3, 4)] == [49, 74, 74]
    assert len({card.number for card in cards}) == 24
    assert len(cards) == 34


def test_copies_of_some_cards() -> None:
    copies = {card.id: (card.copies(2), card.copies(4)) for card in legend_components().cards}
    assert copies["01-8"] == (1, 1)
    assert copies["07"] == (0, 2)
    assert copies["11"] == (3, 3)
    assert copies["17"] == (2, 4)
    assert copies["22-4"] == (1, 1)
    assert copies["23"] == (5, 5)


def test_three_cards_stay() -> None:
    assert [card.id for card in legend_components().cards if card.permanent] == ["07", "20", "21"]


def test_cards_01_take_both_tokens_of_a_kind() -> None:
    takes = [card.takes for card in legend_components().cards if card.takes]
    assert takes == [(kind, kind) for kind in pieces().treasures.kinds]


def test_eight_power_tiles_with_three_powers_each() -> None:
    power_tiles = legend_components().power_tiles
    assert [tile.id for tile in power_tiles] == [f"P{number}" for number in range(1, 9)]
    powers = [power.id for tile in power_tiles for power in tile.powers]
    assert powers == [f"p{number:02}" for number in range(1, 25)]
    assert {tile.provenance for tile in power_tiles} == {"reconstructed"}


def test_the_five_scenarios() -> None:
    assert [one.id for one in SCENARIOS] == ["chichen-itza", "uxmal", "palenque", "calakmul", "el-mirador"]
    assert {one.provenance for one in SCENARIOS} == {"reconstructed"}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_a_layout_leaves_24_hexes_free(scenario: Scenario) -> None:
    grid = {hex_.name for hex_ in board().hexes if not hex_.dotted}
    assert len(grid - {one.hex for one in scenario.placements} - {board().camp}) == 24


def test_el_mirador_lays_e1_and_puts_a_lake_on_the_rim() -> None:
    mirador = {one.tile: (one.hex, one.rot) for one in SCENARIOS[-1].placements}
    assert len(mirador) == 16
    assert mirador["E1"] == ("h5", 4)
    assert mirador["S-Lake2"] == ("d6", 0)


def test_some_placements() -> None:
    chichen, uxmal, palenque, calakmul, _ = (
        {one.tile: (one.hex, one.rot) for one in scenario.placements} for scenario in SCENARIOS
    )
    assert chichen["G1"] == ("c3", 5)
    assert chichen["F2"] == ("g2", 4)
    assert uxmal["F3"] == ("h1", 5)
    assert palenque["S-Volc"] == ("b4", 0)
    assert calakmul["F1"] == ("h5", 3)


@pytest.mark.parametrize(
    ("scenario", "reachable"),
    list(zip(SCENARIOS, (13, 15, 15, 13, 4), strict=True)),
    ids=lambda value: value.id if isinstance(value, Scenario) else None,
)
def test_how_much_of_a_layout_can_be_reached_at_first(scenario: Scenario, reachable: int) -> None:
    """El Mirador is the one that is hard to explore at first."""
    by_id = {tile.id: tile for tile in tiles()}
    stones = {board().index_of(one.hex): by_id[one.tile].turned(one.rot) for one in scenario.placements}
    stones[0] = next(one.stones for one in board().printed if one.kind == "camp")
    seen, waiting = {0}, [0]
    while waiting:
        here = waiting.pop()
        for side, there in enumerate(board().neighbours(here)):
            passage = stones.get(here, (0,) * 6)[side] + stones.get(there, (0,) * 6)[(side + 3) % 6]
            if there >= 0 and there not in seen and passage:
                seen.add(there)
                waiting.append(there)
    assert sum(board().index_of(one.hex) in seen for one in scenario.placements) == reachable
