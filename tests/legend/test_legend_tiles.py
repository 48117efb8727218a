"""Placing drafted tiles and the tiles of cards (L-TILE)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from legend_midgame import action_kind, disagreements, random_game
from legend_positions import (
    cards,
    hand,
    legal,
    legend_position,
    play,
    stone_token,
    waits_for,
    why_not,
)
from positions import at, stand, tile
from tikal.components import tiles
from tikal.games.legend.rules.state import LegendState
from tikal.rules.moving import side_towards
from tikal.rules.terrain import HEX_NAMES, JUNGLE, TERRAINS, TILE_IDS

every_number = pytest.mark.parametrize("players", [2, 3, 4])
DOTTED = HEX_NAMES[40:]


def stones(s: LegendState, here: str, there: str) -> int:
    """Stones between two neighbours."""
    return int(s.passage[at(here), side_towards(at(here), at(there))])


# Drafted tiles.


@pytest.mark.rule("L-TILE-1")
@pytest.mark.parametrize(("tile_id", "rotations"), [("A4", 6), ("B6", 1), ("D4", 2), ("C4", 6)])
def test_on_every_empty_hex_of_the_grid_in_every_rotation(tile_id: str, rotations: int) -> None:
    """T-LTILE-1, D-7, D-8: it need touch nothing and nothing need lead there."""
    s = legend_position(tiles=tile_id)
    free = [name for name in HEX_NAMES[:40] if s.terrain[at(name)] == JUNGLE]
    assert len(free) == 24
    wanted = [f"place {name} {rotation} {tile_id}" for name in free for rotation in range(rotations)]
    assert sorted(legal(s, "place tile")) == sorted(wanted)
    assert why_not(s, f"place h5 {rotations} {tile_id}" if rotations < 6 else "place h5 5 A1") is not None


@pytest.mark.rule("L-TILE-1")
def test_not_on_dotted_hexes() -> None:
    """T-LTILE-1."""
    s = legend_position(tiles="A6")
    assert {why_not(s, f"place {name} 0 A6") for name in DOTTED} == {"L-TILE-1"}


@pytest.mark.rule("L-TILE-1")
def test_not_on_another_tile_nor_on_the_base_camp() -> None:
    s = legend_position(tiles="A6")
    for name in ("a1", "b2", "a4", "c5", "e1"):
        assert why_not(s, f"place {name} 0 A6") == "R-PLACE-1"


@pytest.mark.rule("L-TILE-1")
def test_equivalent_rotations_appear_once() -> None:
    s = legend_position(tiles="B6 D4")
    assert why_not(s, "place h1 1 B6") == why_not(s, "place h1 2 D4") == "R-PLACE-1"
    assert why_not(s, "place h1 1 D4") is None


@pytest.mark.rule("L-TILE-1")
def test_only_a_tile_from_ones_own_camp_board_one_a_turn() -> None:
    s = legend_position(tiles="A6 A1")
    assert why_not(s, "place h1 0 A2") == why_not(s, "place h1 0 S-Lake1") == "L-TILE-1"
    play(s, "place h1 0 A6")
    assert hand(s, 0) == ["A1"]
    assert why_not(s, "place h2 0 A1") is not None
    play(s, "end", "pass", "pass", "pass", "place h2 3 A1")
    assert hand(s, 0) == []
    assert (s.tile_on[at("h2")], s.rotation[at("h2")]) == (TILE_IDS.index("A1"), 3)


@pytest.mark.rule("L-TILE-1")
def test_the_plain_form_of_placing_is_for_cards_only() -> None:
    s = legend_position(tiles="A6")
    assert why_not(s, "place h1 0") is not None


@pytest.mark.rule("L-TILE-2")
@pytest.mark.parametrize(
    ("mine", "theirs", "allowed"),
    [((0, 0), (1, 0), False), ((1, 0), (1, 0), False), ((2, 0), (1, 0), True), ((0, 1), (2, 0), True),
     ((0, 1), (3, 0), False), ((1, 0), (0, 0), True)],
)  # fmt: skip
def test_where_anybody_stands_one_needs_the_majority(
    mine: tuple[int, int], theirs: tuple[int, int], allowed: bool
) -> None:
    s = legend_position(tiles="A6")
    stand(s, 0, "h1", *mine)
    stand(s, 2, "h1", *theirs)
    assert why_not(s, "place h1 0 A6") == (None if allowed else "L-TILE-2")
    assert ("place h1 0 A6" in legal(s)) == allowed


@pytest.mark.rule("L-TILE-2")
def test_more_than_each_opponent_is_enough_for_a_tile() -> None:
    s = legend_position(tiles="A6")
    for seat, explorers in enumerate((3, 2, 2, 2)):
        stand(s, seat, "h1", explorers)
    assert why_not(s, "place h1 0 A6") is None


@pytest.mark.rule("L-TILE-3")
def test_pieces_and_stone_tokens_stay_on_the_new_tile() -> None:
    """A-58: a token adds to the stones of the tile on the same border."""
    s = stone_token(legend_position(tiles="A1"), "g1 h1")
    stand(s, 0, "h1", 2, 1)
    stand(s, 1, "h1", 1)
    play(s, "place h1 1 A1")
    assert (s.explorers[0, at("h1")], s.leaders[0, at("h1")], s.explorers[1, at("h1")]) == (2, 1, 1)
    assert stones(s, "h1", "g1") == stones(s, "g1", "h1") == 1
    s = stone_token(legend_position(tiles="A1"), "g1 h1")
    play(s, "place h1 5 A1")
    assert stones(s, "h1", "g1") == stones(s, "g1", "h1") == 1 + 2


@pytest.mark.rule("L-TILE-3")
def test_a_token_can_be_moved_away_from_a_tile_that_came_later() -> None:
    s = stone_token(legend_position(tiles="A1", ap_token=9), "g1 h1", "a1 b2")
    play(s, "place h1 5 A1", "end", "pass", "pass", "pass", "activate", "begin", "movestone g1 h1 c3 c4")
    assert stones(s, "g1", "h1") == 2


@pytest.mark.rule("L-TILE-4", "L-SETUP-12")
@pytest.mark.parametrize(("tile_id", "value"), [("A1", 1), ("B2", 3), ("D1", 5), ("E1", 6)])
def test_a_temple_begins_with_its_printed_value(tile_id: str, value: int) -> None:
    """Shown by pre-built floors: the supply is not touched."""
    s = legend_position(tiles=tile_id)
    play(s, f"place h1 0 {tile_id}")
    assert (TERRAINS[s.terrain[at("h1")]], s.temple[at("h1")], s.floors.sum()) == ("temple", value, 48)
    assert waits_for(s) == (0, "after")


@pytest.mark.rule("L-TILE-4")
@pytest.mark.parametrize(("tile_id", "masks"), [("A4", 4), ("C3", 3), ("E3", 2)])
def test_ruins_get_as_many_treasures_as_masks(tile_id: str, masks: int) -> None:
    """D-39."""
    s = legend_position(tiles=tile_id)
    play(s, f"place h1 0 {tile_id}")
    assert (s.tokens[at("h1")], s.laid) == (masks, 4 + masks)


@pytest.mark.rule("L-TILE-4")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_when_the_treasures_run_out_ruins_get_what_there_is(left: int) -> None:
    """A-67."""
    s = legend_position(tiles="A4")
    s.laid = 24 - left
    play(s, "place h1 0 A4")
    assert s.tokens[at("h1")] == left


@pytest.mark.rule("L-TILE-4")
def test_a_clearing_has_no_effect_and_a_drafted_volcano_brings_a_scoring() -> None:
    s = legend_position(tiles="A6")
    assert waits_for(play(s, "place h1 0 A6")) == (0, "after")
    for volcano in ("B6", "D5"):
        s = legend_position(tiles=volcano)
        assert waits_for(play(s, f"place h1 0 {volcano}")) == (0, "volcano")


@pytest.mark.rule("L-TILE-4")
def test_stones_of_the_tile_count_at_once() -> None:
    s = legend_position(tiles="C4", players=2)
    stand(s, 0, "f2", 1)
    before = stones(s, "f2", "f3")
    play(s, "place f3 3 C4")
    assert stones(s, "f2", "f3") == before + 3


@pytest.mark.rule("L-TILE-6", "L-ACT-3")
def test_tiles_must_be_placed_before_passing() -> None:
    s = legend_position(tiles="A6", powers="none")
    assert why_not(s, "pass") == "L-ACT-3"
    assert {*map(action_kind, legal(s))} == {"place tile"}


@pytest.mark.rule("L-TILE-6")
@every_number
def test_tiles_in_hand_at_the_end_of_a_round_were_set_aside(players: int) -> None:
    """C-32: every drafted tile lies on the site or aside."""
    end = random_game(players)[-1].state
    drafted = {int(tile) for tile in end.stack[: end.drawn]}
    aside = {int(tile) for tile in end.aside[: end.aside_count]}
    assert len(drafted) == 24
    assert drafted == ({int(tile) for tile in end.tile_on} & drafted) | aside


# Tiles of cards.


@pytest.mark.rule("L-TILE-5")
@pytest.mark.parametrize("card", ["22-1", "23", "24"])
def test_tiles_of_cards_go_only_on_dotted_hexes(card: str) -> None:
    s = legend_position(right=card)
    play(s, f"play {card} right")
    places = {text.split()[1] for text in legal(s, "place")}
    assert places
    assert places <= set(DOTTED)
    assert why_not(s, "place h1 0") == "L-TILE-5"
    assert why_not(s, "place b2 0") == "L-TILE-5"


@pytest.mark.rule("L-TILE-5")
def test_a_tile_of_a_card_needs_a_stone_on_a_border_with_a_tile() -> None:
    """A-49, C-54: its own stones, which 22-1 has on one side, towards the lake at a4."""
    s = legend_position(right="22-1")
    assert [TERRAINS[s.terrain[at(name)]] for name in ("a4", "a5", "z4", "z5")] == ["lake", *["jungle"] * 3]
    assert stones(s, "a4", "z5") == 0
    play(s, "play 22-1 right")
    rotation = side_towards(at("z5"), at("a4"))
    assert [text for text in legal(s) if text.startswith("place z5")] == [f"place z5 {rotation}"]
    assert why_not(s, f"place z5 {(rotation + 1) % 6}") == "L-TILE-5"


@pytest.mark.rule("L-TILE-5")
def test_stones_of_the_neighbouring_tile_give_access() -> None:
    """Also to a volcano, which has none of its own: the lakes show one stone each towards a dotted hex."""
    s = legend_position(right="24")
    assert stones(s, "a4", "z4") == stones(s, "h3", "i2") == 1
    assert legal(play(s, "play 24 right")) == ["place z4 0", "place i2 0"]


@pytest.mark.rule("L-TILE-5")
def test_a_stone_token_gives_access_but_stones_towards_jungle_do_not() -> None:
    """A-49."""
    s = stone_token(legend_position(right="24"), "a4 z5")
    assert why_not(play(s, "play 24 right"), "place z5 0") is None
    s = stone_token(legend_position(right="24"), "a5 z5")
    assert why_not(play(s, "play 24 right"), "place z5 0") == "L-TILE-5"


@pytest.mark.rule("L-TILE-5")
def test_a_volcano_beside_it_is_a_neighbour_as_good_as_any() -> None:
    """C-54."""
    s = legend_position(right="22-1")
    tile(s, "B6", "a5")
    play(s, "play 22-1 right")
    assert why_not(s, f"place z5 {side_towards(at('z5'), at('a5'))}") is None


@pytest.mark.rule("L-TILE-5", "L-TILE-2")
@pytest.mark.parametrize(("mine", "theirs", "rule"), [(0, 1, "L-TILE-2"), (1, 1, "L-TILE-2"), (2, 1, None)])
def test_a_tile_of_a_card_needs_the_majority_where_anybody_stands(mine: int, theirs: int, rule: str | None) -> None:
    """A-48."""
    s = stone_token(legend_position(right="23"), "a4 z4")
    stand(s, 0, "z4", mine)
    stand(s, 1, "z4", theirs)
    play(s, "play 23 right")
    assert why_not(s, "place z4 0") == rule


@pytest.mark.rule("L-TILE-5")
def test_not_on_a_dotted_hex_that_has_a_tile() -> None:
    s = legend_position(right="23", scenario="el-mirador")
    stone_token(s, "d5 d6")
    play(s, "play 23 right")
    assert why_not(s, "place d6 0") == "R-PLACE-1"


@pytest.mark.rule("L-TILE-5")
def test_a_card_whose_tile_fits_nowhere_can_only_be_stashed() -> None:
    """A-65."""
    s = legend_position(right="24", powers="none")
    s.passage[:] = 0
    assert why_not(s, "play 24 right") == "L-CARD-f"
    assert legal(s) == ["stash 24"]


@pytest.mark.rule("L-TILE-5", "L-VOLC-1")
def test_a_volcano_of_a_card_brings_no_scoring() -> None:
    """T-LVOLC-2: the next player simply goes on."""
    s = stone_token(legend_position(right="24"), "a4 z4")
    play(s, "play 24 right", "place z4 0")
    assert TERRAINS[s.terrain[at("z4")]] == "volcano"
    assert waits_for(s) == (0, "after")
    play(s, "end")
    assert (waits_for(s), s.scorings.sum(), cards(s, 0, "right")) == ((1, "main"), 0, [])


@pytest.mark.rule("L-TILE-1", "L-TILE-5")
@every_number
def test_drafted_tiles_lie_on_the_grid_and_those_of_cards_on_dotted_hexes(players: int) -> None:
    """In whole games; rotations as they were chosen."""
    laid = 0
    for before, after in pairwise(random_game(players)):
        words = before.played.split()
        if action_kind(before.played) not in ("place", "place tile"):
            continue
        laid += 1
        hex_ = at(words[1])
        lying = next(tile for tile in tiles() if tile.id == TILE_IDS[after.state.tile_on[hex_]])
        assert (hex_ >= 40) == (action_kind(before.played) == "place") == (lying.letter is None)
        assert after.state.rotation[hex_] == int(words[2])
    assert laid > 24


@pytest.mark.rule("L-TILE-1", "L-TILE-2", "L-TILE-5")
@pytest.mark.parametrize("kind", ["place tile", "place"])
def test_the_list_of_places_and_the_check_agree(kind: str) -> None:
    assert disagreements(kind, random_game(2), random_game(3), random_game(4)) == []
