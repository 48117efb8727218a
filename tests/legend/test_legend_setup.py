"""What Legend's box holds (L-COMP), how the table is set up (L-SETUP), and the scenarios (L-SCEN)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from legend_positions import SCENARIOS, display, legend_position, play, treasures, why_not
from positions import at, stand
from tikal import Game, SetupError, TikalError, new_game
from tikal.components import board, legend_components, pieces, tiles
from tikal.games.legend.rules.state import LegendState
from tikal.games.view_data import ViewData
from tikal.rules.terrain import HEX_NAMES, NOBODY, NOWHERE, TERRAINS, TILE_IDS

every_number = pytest.mark.parametrize("players", [2, 3, 4])
every_scenario = pytest.mark.parametrize("scenario", SCENARIOS)

LAYOUTS = {
    "chichen-itza": "G1 c3 5, G2 d1 5, G4 d3 2, G3 b4 5, F3 e1 1, F1 f4 3, F2 g2 4, F4 f2 1, F5 e4 0, "
    "S-Volc c5 0, S-Lake1 a4 0, S-Lake2 h3 0",
    "uxmal": "G1 d3 2, G2 e1 0, F1 e4 3, F2 f3 5, G4 c2 1, F4 g4 4, G3 a5 3, F3 h1 5, F5 c4 0, "
    "S-Volc f1 0, S-Lake1 b4 1, S-Lake2 g2 1",
    "palenque": "S-Lake1 d3 1, S-Lake2 e2 1, G1 c4 4, G2 d1 5, F1 f4 2, F2 g1 4, G3 d5 4, F3 g3 4, G4 a4 2, "
    "F4 f2 2, F5 h4 0, S-Volc b4 0",
    "calakmul": "F1 h5 3, F2 g4 1, G1 h3 4, G2 f5 2, F3 g5 1, G3 f3 4, F4 h4 0, G4 g2 2, F5 e4 0, S-Volc c5 0, "
    "S-Lake1 d3 0, S-Lake2 f1 0",
    "el-mirador": "E1 h5 4, F1 g1 1, F2 e5 4, G1 h2 5, G2 f3 3, G3 g4 1, F3 d1 4, G4 e1 1, F4 c5 1, F5 c3 0, "
    "S-Volc e3 0, S-Lake1 b4 1, S-Lake2 d6 0",
}
"""Tile, hex and rotation, from the tables of the component data (columns and rows from the upper left there)."""


def legend(players: int = 4, seed: int = 0, **settings: Any) -> Game:
    return new_game("legend", players=players, seed=seed, **settings)


def shown(game: Game) -> ViewData:
    """What a spectator sees."""
    return game.view(None).to_dict()


def terrains(s: LegendState) -> Counter[str]:
    return Counter(TERRAINS[terrain] for terrain in s.terrain)


# What the box holds.


@pytest.mark.rule("L-COMP-1")
def test_40_hexes_have_14_dotted_ones_around_them() -> None:
    hexes = shown(legend())["board"]
    assert len(hexes) == 54
    dotted = {hex_.name for hex_ in board().hexes if hex_.dotted}
    assert dotted == {*["z3", "z4", "z5", "b6", "d6", "f6", "h6", "i1", "i2", "i3", "i4", "c0", "e0", "g0"]}
    assert {hex_["hex"] for hex_ in hexes} > dotted


@pytest.mark.rule("L-COMP-2")
@every_number
def test_the_management_boards_show_cards_tokens_tiles_and_supplies(players: int) -> None:
    view = shown(legend(players))
    assert [len(view["display"][what]) for what in ("cards", "ap_tokens", "tiles")] == [10, players, 4]
    assert set(view["supply"]["blue"].values()) == {2}
    assert (view["supply"]["stone_tokens"], len(view["supply"]["border_tiles"])) == (2, 11)
    assert (view["turn_order"], view["next_order"]) == (list(_order(view)), [None] * players)


def _order(view: ViewData) -> list[int]:
    first = view["to_act"]
    assert first is not None
    players = len(view["players"])
    return [(first + place) % players for place in range(players)]


@pytest.mark.rule("L-COMP-3", "L-SETUP-2")
@every_number
def test_the_deck_has_74_cards_or_49_for_two(players: int) -> None:
    """The copies of every card for two players and for more."""
    copies = {
        "01": (8, 8), "02": (1, 2), "03": (1, 1), "04": (1, 1), "05": (2, 3), "06": (1, 1), "07": (0, 2), "08": (0, 2),
        "09": (1, 3), "10": (2, 4), "11": (3, 3), "12": (1, 1), "13": (2, 3), "14": (2, 4), "15": (2, 3), "16": (2, 3),
        "17": (2, 4), "18": (2, 4), "19": (2, 4), "20": (1, 3), "21": (2, 4), "22": (4, 4), "23": (5, 5), "24": (2, 2),
    }  # fmt: skip
    cards = legend(players).setup["cards"]
    assert len(cards) == (49 if players == 2 else 74)
    dealt = Counter(card[:2] for card in cards)
    assert all(dealt[number] == both[players > 2] for number, both in copies.items())


@pytest.mark.rule("L-COMP-4", "L-COMP-5")
def test_eight_kinds_of_treasures_three_with_an_ordinary_back_and_two_with_a_blue_one() -> None:
    game = legend()
    assert sorted(game.setup["treasures"]) == sorted([*range(8)] * 3)
    assert shown(game)["supply"]["blue"] == dict.fromkeys(pieces().treasures.kinds, 2)


@pytest.mark.rule("L-COMP-6", "L-SETUP-8")
def test_two_stone_tokens_lie_ready() -> None:
    s = legend_position()
    assert s.stones_left == 2
    assert (s.stone_at == NOWHERE).all()


@pytest.mark.rule("L-COMP-7", "L-COMP-10")
def test_53_tiles_six_of_them_volcanoes() -> None:
    kinds = Counter(tile.kind for tile in tiles())
    assert kinds == {"temple": 21, "clearing": 11, "ruins": 8, "volcano": 6, "lake": 7}
    parts = Counter("lettered" if tile.letter else "set-up" if tile.id[0] == "S" else "card" for tile in tiles())
    assert parts == {"lettered": 36, "card": 11, "set-up": 6}
    of_cards = Counter(tile.kind for tile in tiles() if tile.id[0] == "2")
    assert of_cards == {"lake": 5, "volcano": 2, "temple": 4}


@pytest.mark.rule("L-COMP-8")
def test_eight_power_tiles_with_three_powers() -> None:
    power_tiles = legend_components().power_tiles
    assert len(power_tiles) == 8
    assert {len(tile.powers) for tile in power_tiles} == {3}


@pytest.mark.rule("L-COMP-9", "L-SETUP-3")
@every_number
def test_24_ap_tokens_three_of_each_value(players: int) -> None:
    """A-41: as many as there are players lie open, the rest is in the bag."""
    game = legend(players)
    assert Counter(game.setup["ap_tokens"]) == dict.fromkeys(range(6, 14), 3)
    assert shown(game)["display"]["ap_tokens"] == game.setup["ap_tokens"][:players]
    assert shown(game)["supply"]["ap_tokens"] == 24 - players


@pytest.mark.rule("L-COMP-9")
def test_the_values_of_the_tokens_can_be_chosen() -> None:
    """A-41, as an option."""
    values = (*[7] * 12, *[12] * 12)
    game = legend(options={"legend.apTokens": values})
    assert Counter(game.setup["ap_tokens"]) == {7: 12, 12: 12}


@pytest.mark.rule("L-COMP-11")
def test_48_floors_to_build() -> None:
    floors = shown(legend())["supply"]["floors"]
    assert list(floors.values()) == [3, 6, 9, 11, 8, 5, 3, 2, 1]
    assert sum(floors.values()) == 48


@pytest.mark.rule("L-COMP-12", "L-SETUP-12")
def test_55_pre_built_floors_are_just_enough_for_all_temples() -> None:
    """So the four temples of cards must have the values 5, 5, 6 and 6."""
    prebuilt = pieces().floors.prebuilt_legend
    values = [tile.value for tile in tiles() if tile.kind == "temple"]
    needed = [sum(value >= level for value in values) for level in range(len(prebuilt))]
    assert list(prebuilt[2:7]) == needed[2:7] == [18, 15, 11, 8, 3]
    assert sum(prebuilt) == 55


@pytest.mark.rule("L-COMP-13", "L-SETUP-1")
def test_the_counter_starts_on_round_1() -> None:
    assert shown(legend())["round"] == 1


@pytest.mark.rule("L-COMP-14", "L-SETUP-15")
@every_number
def test_two_reserves_hold_two_leaders_30_explorers_and_two_camps(players: int) -> None:
    view = shown(legend(players))
    assert len(view["players"]) == players
    for player in view["players"]:
        assert player["reserve"] == {"explorers": 18, "leaders": 1, "camps": 2, "guardians": 2}
        assert player["unavailable"] == {"explorers": 12, "leaders": 1}
        assert player["gone"] == {"explorers": 0, "leaders": 0}


# The table.


@pytest.mark.rule("L-SETUP-1")
def test_no_piece_starts_on_the_board() -> None:
    s = legend_position(step="draft")
    assert not s.explorers.any()
    assert not s.leaders.any()
    assert (s.camps == NOWHERE).all()
    assert (s.guardian == NOBODY).all()


@pytest.mark.rule("L-SETUP-2", "L-SETUP-5")
def test_cards_and_tiles_are_dealt_by_chance() -> None:
    setups = [legend(seed=seed).setup for seed in range(6)]
    for what in ("cards", "ap_tokens", "treasures", "powers"):
        assert len({tuple(setup[what]) for setup in setups}) > 1, what
    for letter in "ABCDE":
        assert len({tuple(setup["tiles"][letter]) for setup in setups}) > 1, letter


@pytest.mark.rule("L-SETUP-2")
def test_the_first_ten_cards_of_the_deck_lie_open() -> None:
    game = legend()
    assert shown(game)["display"]["cards"] == game.setup["cards"][:10]
    assert shown(game)["supply"]["cards"] == 64


@pytest.mark.rule("L-SETUP-4")
def test_nothing_else_is_on_the_table_at_the_start() -> None:
    """A-40: the first steps of the set-up are missing in the text; no camp board holds anything before the draft."""
    for player in shown(legend())["players"]:
        assert player["ap_token"] is None
        assert player["tiles"] == player["right"] == player["left"] == []
        assert set(player["treasures"].values()) == {0}
        assert not player["power_used"]


@pytest.mark.rule("L-SETUP-5", "L-ROUND-3")
def test_letters_a_to_e_are_drafted_and_four_a_tiles_lie_open() -> None:
    game = legend()
    assert [len(group) for group in game.setup["tiles"].values()] == [6, 6, 5, 5, 5]
    assert "".join(game.setup["tiles"]) == "ABCDE"
    assert shown(game)["display"]["tiles"] == game.setup["tiles"]["A"][:4]


@pytest.mark.rule("L-SETUP-6", "L-SETUP-7", "L-SCEN-1")
@every_scenario
def test_every_tile_of_the_layout_lies_where_the_scenario_says(scenario: str) -> None:
    hexes = {hex_["hex"]: hex_ for hex_ in shown(legend(scenario=scenario))["board"]}
    laid = {name: (hex_["tile"], hex_["rotation"]) for name, hex_ in hexes.items() if hex_["tile"]}
    layout = [placement.split() for placement in LAYOUTS[scenario].split(", ")]
    around_the_camp = {name: laid.pop(name)[0] for name in ("a2", "b1", "b2")}
    assert laid == {name: (tile, int(rotation)) for tile, name, rotation in layout}
    assert all(tile.startswith("S-") for tile in around_the_camp.values())
    assert [hexes[name]["terrain"] for name in ("a1", "a2", "b1", "b2")] == ["camp", "temple", "temple", "clearing"]


@pytest.mark.rule("L-SETUP-6")
@every_scenario
def test_the_set_up_tiles_around_the_camp_have_the_printed_stones(scenario: str) -> None:
    """From the camp 2 to either temple and 1 to the clearing, none between them, as in the base editions."""
    s = legend_position(step="spend", scenario=scenario)
    stand(s, 0, "a1", 3)
    costs = {}
    for name in ("a2", "b1", "b2"):
        before = int(s.ap)
        play(s, f"move explorer a1 {name}")
        costs[name] = before - int(s.ap)
    assert costs == {"a2": 2, "b1": 2, "b2": 1}
    assert why_not(s, "move explorer a2 b2") == why_not(s, "move explorer b1 b2") == "R-MOVE-2"


@pytest.mark.rule("L-SETUP-7", "L-SETUP-9", "L-SCEN-2")
@every_scenario
def test_all_f_and_g_tiles_lie_from_the_start_with_two_volcanoes_and_24_free_hexes(scenario: str) -> None:
    """A-68: a scenario is a layout and nothing else."""
    s = legend_position(scenario=scenario, step="draft")
    on_site = {TILE_IDS[tile] for tile in s.tile_on if tile >= 0}
    assert {tile for tile in on_site if tile[0] in "FG"} == {*["F1", "F2", "F3", "F4", "F5", "G1", "G2", "G3", "G4"]}
    counts = terrains(s)
    assert (counts["volcano"], counts["lake"], counts["ruins"], counts["clearing"]) == (2, 2, 2, 3)
    assert sum(s.terrain[hex_] == TERRAINS.index("jungle") for hex_ in range(40)) == 24


@pytest.mark.rule("L-SETUP-8")
def test_eleven_tiles_of_cards_lie_ready() -> None:
    lying = shown(legend())["supply"]["border_tiles"]
    assert lying == ["22-1", "22-2", "22-3", "22-4", "23-1", "23-2", "23-3", "23-4", "23-5", "24-1", "24-2"]


@pytest.mark.rule("L-SETUP-10")
@every_scenario
def test_both_ruins_get_two_treasures_in_the_order_of_the_layout(scenario: str) -> None:
    """A-66, C-23: from the pile chief, chief, chief, jaguar; the first drawn lies on top; 20 are left."""
    placements = next(one.placements for one in legend_components().scenarios if one.id == scenario)
    one, other = (placement.hex for placement in placements if placement.tile in ("F3", "G3"))
    s = legend_position(scenario=scenario, step="spend", ap=13)
    assert (s.tokens[at(one)], s.tokens[at(other)], s.tokens.sum(), s.laid) == (2, 2, 4, 4)
    stand(s, 0, one, 2)
    stand(s, 0, other, 2)
    found = []
    for name in (other, other, one, one):
        before = treasures(s, 0)
        found += [kind for kind, number in treasures(play(s, f"dig {name}"), 0).items() if number > before.get(kind, 0)]
    assert found == ["chief", "jaguar", "chief", "chief"]


@pytest.mark.rule("L-SETUP-11")
def test_16_blue_treasures_lie_open_two_of_a_kind() -> None:
    s = legend_position()
    assert s.blue.tolist() == [2] * 8
    assert not s.treasures.any()


@pytest.mark.rule("L-SETUP-12")
@every_scenario
def test_temples_begin_with_their_printed_value(scenario: str) -> None:
    s = legend_position(scenario=scenario)
    values = sorted(int(value) for value in s.temple if value)
    assert values == [1, 1, 3, 3, 4, 4] + [6] * (scenario == "el-mirador")
    assert s.floors.sum() == 48


@pytest.mark.rule("L-SETUP-13", "L-ROUND-2")
@every_number
def test_the_order_is_clockwise_from_a_random_first_player_who_has_1_point(players: int) -> None:
    """T-LSTART-1, D-1, C-37: the k-th player in the order starts with k points, whatever the seat."""
    firsts = set()
    for seed in range(20):
        game = legend(players, seed)
        order = game.setup["order"]
        firsts.add(order[0])
        assert order == [(order[0] + place) % players for place in range(players)]
        assert shown(game)["turn_order"] == order
        assert [game.scores[seat] for seat in order] == [1, 2, 3, 4][:players]
        assert game.to_act == order[0]
    assert firsts == set(range(players))


@pytest.mark.rule("L-SETUP-13")
def test_the_first_player_can_be_chosen() -> None:
    game = legend(3, first=2)
    assert (game.to_act, game.scores) == (2, (2, 3, 1))
    with pytest.raises(SetupError):
        legend(3, first=3)


@pytest.mark.rule("L-SETUP-13")
def test_a_set_up_must_have_a_clockwise_order() -> None:
    setup = legend(3).setup
    with pytest.raises(SetupError):
        legend(3, setup={**setup, "order": [0, 2, 1]})
    assert legend(3, setup={**setup, "order": [1, 2, 0]}).to_act == 1


@pytest.mark.rule("L-SETUP-14")
@every_number
def test_everybody_has_another_power_tile_and_the_cube_on_5_points(players: int) -> None:
    for seed in range(5):
        view = shown(legend(players, seed))
        held = [player["power_tile"] for player in view["players"]]
        assert len(set(held)) == players
        assert [len(player["powers"]) for player in view["players"]] == [3] * players
        assert not any(player["power_used"] for player in view["players"])


@pytest.mark.rule("L-SETUP-14")
def test_powers_can_be_left_out() -> None:
    """A-55, as an option."""
    view = shown(legend(options={"powers": "none"}))
    assert {player["power_tile"] for player in view["players"]} == {None}


@pytest.mark.rule("L-SETUP-2")
def test_display_and_deck_of_a_position_by_hand_are_those_of_the_list() -> None:
    s = legend_position(step="draft")
    assert display(s) == ["01-1", "01-2", "01-3", "01-4", "01-5", "01-6", "01-7", "01-8", "02", "02"]


# Scenarios.


@pytest.mark.rule("L-SCEN-1")
def test_five_scenarios_and_chichen_itza_is_the_first() -> None:
    assert tuple(one.id for one in legend_components().scenarios) == SCENARIOS
    assert legend().setup["scenario"] == "chichen-itza"
    assert [legend(scenario=scenario).setup["scenario"] for scenario in SCENARIOS] == list(SCENARIOS)
    with pytest.raises(TikalError):
        legend(scenario="copan")


@pytest.mark.rule("L-SCEN-2")
def test_a_scenario_changes_nothing_but_the_layout() -> None:
    """A-68: same deck, tokens, supplies and reserves everywhere; only El Mirador uses up a tile."""
    games = [legend(scenario=scenario) for scenario in SCENARIOS]
    for game in games:
        for what in ("cards", "ap_tokens", "treasures"):
            assert sorted(game.setup[what]) == sorted(games[0].setup[what])
        for player in shown(game)["players"]:
            assert (player["reserve"]["explorers"], player["unavailable"]["explorers"]) == (18, 12)
        assert {**shown(game)["supply"], "tiles": None} == {**shown(games[0])["supply"], "tiles": None}
    assert [shown(game)["supply"]["tiles"]["E"] for game in games] == [5, 5, 5, 5, 4]


@pytest.mark.rule("L-SCEN-3")
def test_el_mirador_lays_an_e_tile_and_has_a_lake_on_a_dotted_hex() -> None:
    """A-60, C-24: 26 tiles are left to draft, two more than six rounds need; 13 dotted hexes are free."""
    game = legend(scenario="el-mirador")
    hexes = {hex_["hex"]: hex_ for hex_ in shown(game)["board"]}
    assert (hexes["h5"]["tile"], hexes["h5"]["value"]) == ("E1", 6)
    assert hexes["d6"]["terrain"] == "lake"
    assert sorted(game.setup["tiles"]["E"]) == ["E2", "E3", "E4", "E5"]
    assert sum(map(len, game.setup["tiles"].values())) == 26
    s = legend_position(scenario="el-mirador")
    free = [name for name in HEX_NAMES[40:] if s.terrain[at(name)] == TERRAINS.index("jungle")]
    assert len(free) == 13
