"""Laying tiles (R-PLACE)."""

from collections.abc import Iterable
from itertools import combinations, pairwise

import numpy as np
import pytest

from midgame import disagreements, random_game
from positions import BASE_EDITIONS, at, border, in_hand, legal, play, position, stand, terrain, tile, why_not
from tikal.components import board, pieces, tiles
from tikal.rules.state import State, copy
from tikal.rules.steps import NORMAL, SPEND, TAKE
from tikal.rules.terrain import HEX_NAMES, JUNGLE, NOWHERE, RUINS, TEMPLE, TERRAINS, TILE_IDS, VOLCANO

every_edition = pytest.mark.parametrize("edition", BASE_EDITIONS)
OPEN_HEXES = [hex_ for hex_ in range(40) if HEX_NAMES[hex_] not in ("a1", "a2", "b1", "b2")]


def two_neighbours(edition: str = "supermeeple-2015") -> State:
    """Empty d3 between a temple (c3, north-west of it) and a clearing (c2, south-west), without stones there."""
    return terrain(terrain(position(edition), "c3", "temple", 3), "c2", "clearing")


@pytest.mark.rule("R-PLACE-1")
@every_edition
def test_the_hex_must_be_empty(edition: str) -> None:
    s = in_hand(tile(position(edition), "A6", "c1"), "A1")
    for name in ("a1", "a2", "b1", "b2", "c1"):
        assert {why_not(s, f"place {name} {rotation}") for rotation in range(6)} == {"R-PLACE-1"}


@pytest.mark.rule("R-PLACE-1")
@every_edition
def test_the_hex_must_be_on_the_board(edition: str) -> None:
    s = in_hand(terrain(position(edition), "a3", "clearing"), "A1")
    assert {why_not(s, f"place {name} 0") for name in HEX_NAMES[40:]} == {"R-PLACE-1"}


@pytest.mark.rule("R-PLACE-1")
def test_any_of_six_rotations_may_be_chosen() -> None:
    for rotation in range(6):
        s = play(in_hand(position(), "A1"), f"place c1 {rotation}")
        stones = [0] * 6
        stones[rotation], stones[(rotation + 1) % 6] = 2, 1
        stones[4] += 1  # of b1
        stones[5] += 1  # of b2
        assert s.passage[at("c1")].tolist() == stones
        assert (s.tile_on[at("c1")], s.rotation[at("c1")]) == (TILE_IDS.index("A1"), rotation)


@pytest.mark.rule("R-PLACE-1")
@pytest.mark.parametrize(("tile_id", "rotations"), [("B6", 1), ("D4", 2), ("A6", 6), ("C4", 6)])
def test_of_equal_rotations_only_the_first_exists(tile_id: str, rotations: int) -> None:
    s = in_hand(position(), tile_id)
    told = [why_not(s, f"place c1 {rotation}") for rotation in range(6)]
    assert told == [None] * rotations + ["R-PLACE-1"] * (6 - rotations)
    assert sum(text.startswith("place c1 ") for text in legal(s)) == rotations


@pytest.mark.rule("R-PLACE-2")
@every_edition
@pytest.mark.parametrize("tile_id", ["A1", "A4", "A6", "B6"])
def test_a_tile_must_touch_an_explored_hex(edition: str, tile_id: str) -> None:
    """T-PLACE-9, D-7."""
    s = in_hand(position(edition), tile_id)
    assert {why_not(s, f"place {name} 0") for name in ("d3", "h5", "a5", "c3", "g1")} == {"R-PLACE-2"}
    assert {text.split()[1] for text in legal(s)} == {"a3", "b3", "c1", "c2"}


@pytest.mark.rule("R-PLACE-3")
@every_edition
def test_one_enterable_edge_is_enough(edition: str) -> None:
    """T-PLACE-1: stones of the new temple lead to the temple, none to the clearing."""
    s = play(in_hand(two_neighbours(edition), "C2"), "place d3 1")
    assert s.passage[at("d3"), 5] == s.passage[at("c3"), 2] == 1
    assert s.passage[at("d3"), 4] == s.passage[at("c2"), 1] == 0


@pytest.mark.rule("R-PLACE-3")
@every_edition
def test_stones_of_the_neighbour_are_enough(edition: str) -> None:
    """T-PLACE-2: only the clearing shows stones."""
    s = in_hand(two_neighbours(edition), "C1")
    assert why_not(s, "place d3 0") == "R-PLACE-3"
    border(s, "c2", "d3", 1)
    assert why_not(s, "place d3 0") is None


@pytest.mark.rule("R-PLACE-3")
@every_edition
def test_without_a_stone_on_a_common_edge_a_rotation_is_illegal(edition: str) -> None:
    """T-PLACE-3: of six rotations, those with a stone towards c2 or c3 are legal."""
    s = in_hand(two_neighbours(edition), "C2")
    assert [why_not(s, f"place d3 {rotation}") for rotation in range(6)] == [
        None,  # south-west
        None,  # north-west
        "R-PLACE-3",
        "R-PLACE-3",
        None,  # south-west
        None,  # north-west
    ]


@pytest.mark.rule("R-PLACE-3")
@every_edition
def test_two_enterable_edges_are_one_more_than_needed(edition: str) -> None:
    """T-PLACE-4."""
    s = play(in_hand(two_neighbours(edition), "G1"), "place d3 5")
    assert (s.passage[at("d3"), 4], s.passage[at("d3"), 5]) == (1, 2)
    assert why_not(in_hand(two_neighbours(edition), "G1"), "place d3 0") is None


@pytest.mark.rule("R-PLACE-3")
@every_edition
def test_a_clearing_without_stones_on_common_edges_is_illegal(edition: str) -> None:
    """T-PLACE-5."""
    s = in_hand(two_neighbours(edition), "C4")
    for rotation, told in enumerate(["R-PLACE-3"] * 4 + [None, None]):
        assert why_not(s, f"place d3 {rotation}") == told


@pytest.mark.rule("R-PLACE-4")
@every_edition
def test_an_edge_of_a_volcano_gives_no_access(edition: str) -> None:
    """T-PLACE-7, A-3: neither stones that point from it nor stones that point to it."""
    s = in_hand(terrain(two_neighbours(edition), "c3", "volcano"), "C1")
    assert why_not(s, "place d3 0") == "R-PLACE-3"
    assert why_not(s, "place d3 5") == "R-PLACE-4"
    border(s, "c3", "d3", 2)
    assert why_not(s, "place d3 0") == "R-PLACE-4"
    assert why_not(s, "place d3 5") == "R-PLACE-4"
    assert why_not(s, "place d3 4") is None


@pytest.mark.rule("R-PLACE-5")
@pytest.mark.parametrize(
    ("edition", "told"),
    [("ravensburger-1999", None), ("riogrande-1999", "R-PLACE-5"), ("supermeeple-2015", None), ("classic", None)],
)
def test_a_volcano_needs_a_path_only_in_one_edition(edition: str, told: str | None) -> None:
    """T-PLACE-8, A-2, D-5: by the letter of the Rio Grande rules a volcano is placed like any tile."""
    s = in_hand(two_neighbours(edition), "B6")
    assert why_not(s, "place d3 0") == told
    assert ("place d3 0" in legal(s)) == (told is None)
    border(s, "c2", "d3", 1)
    assert why_not(s, "place d3 0") is None


@pytest.mark.rule("R-PLACE-5")
def test_a_volcano_may_do_without_a_path_if_no_hex_of_the_board_has_one() -> None:
    """C-4: stones of volcanoes do not count; those of any other tile, however far away, do."""
    s = two_neighbours("riogrande-1999")
    for name in ("a3", "b3", "c1"):
        terrain(s, name, "clearing")
    in_hand(s, "D5")
    assert why_not(s, "place d3 0") is None
    assert why_not(s, "place g3 0") == "R-PLACE-2"
    border(terrain(s, "g4", "volcano"), "g4", "h4", 1)
    assert why_not(s, "place d3 0") is None
    border(terrain(s, "g4", "clearing"), "g4", "h4", 1)
    assert why_not(s, "place d3 0") == "R-PLACE-5"
    assert legal(s) == ["place h4 0"]


@pytest.mark.rule("R-PLACE-5")
def test_stones_that_point_away_from_a_volcano_are_no_path_for_another() -> None:
    s = in_hand(two_neighbours("riogrande-1999"), "D5")
    border(terrain(s, "f3", "volcano"), "f3", "f4", 2)
    assert why_not(s, "place f4 0") == "R-PLACE-5"


@pytest.mark.rule("R-PLACE-2", "R-PLACE-5")
@pytest.mark.parametrize("edition", ["ravensburger-1999", "supermeeple-2015", "classic"])
def test_a_volcano_may_touch_only_a_volcano(edition: str) -> None:
    """C-5: a volcano is an explored hex too; other tiles need access besides."""
    s = terrain(position(edition), "f3", "volcano")
    assert why_not(in_hand(s, "D5"), "place f4 0") is None
    assert why_not(in_hand(s, "C1"), "place f4 3") == "R-PLACE-4"
    assert why_not(in_hand(s, "C1"), "place f4 0") == "R-PLACE-3"


@pytest.mark.rule("R-PLACE-6")
@pytest.mark.parametrize(
    ("first", "second", "inland"), [("a4", "b5", "b4"), ("b5", "a4", "a3"), ("g1", "h2", "h3"), ("h2", "g1", "g2")]
)
@pytest.mark.parametrize(
    ("edition", "told"),
    [("ravensburger-1999", None), ("riogrande-1999", None), ("supermeeple-2015", None), ("classic", "R-PLACE-6")],
)
def test_a_volcano_beside_a_volcano_may_seal_off_no_corner(
    edition: str, told: str | None, first: str, second: str, inland: str
) -> None:
    """T-PLACE-6, A-20, D-6: the corner a5 has the neighbours a4 and b5, the corner h1 has g1 and h2.

    A stone leads from inland, so that the place is legal where a volcano needs a path.
    """
    s = terrain(position(edition), first, "volcano")
    border(terrain(s, inland, "clearing"), inland, second, 1)
    assert why_not(in_hand(s, "D5"), f"place {second} 0") == told


@pytest.mark.rule("R-PLACE-6")
def test_the_corner_is_protected_with_a_tile_on_it_as_well() -> None:
    s = in_hand(terrain(terrain(position("classic"), "a4", "volcano"), "a5", "clearing"), "D5")
    border(s, "a5", "b5", 3)
    assert why_not(s, "place b5 0") == "R-PLACE-6"
    terrain(s, "a4", "temple", 2)
    assert why_not(s, "place b5 0") is None


def reached(volcanoes: Iterable[int]) -> int:
    """How many hexes hang together with the base camp when these are volcanoes."""
    closed = set(volcanoes)
    found, growing = set[int](), {at("a1")}
    while growing:
        found |= growing
        around = {there for hex_ in growing for there in board().neighbours(hex_)}
        growing = {there for there in around if there != NOWHERE and there < 40} - closed - found
    return len(found)


def sealing(number: int) -> set[frozenset[int]]:
    """Sets of volcanoes that cut off some hex."""
    return {frozenset(some) for some in combinations(OPEN_HEXES, number) if reached(some) < 40 - number}


@pytest.mark.rule("R-PLACE-6")
def test_two_pairs_and_nine_triples_of_volcanoes_seal_off_a_hex() -> None:
    """C-3, C-6: a lone volcano never does; every set that does is refused, whichever volcano comes last."""
    assert sealing(1) == set()
    pairs = sealing(2)
    assert pairs == {frozenset(map(at, pair)) for pair in (("a4", "b5"), ("g1", "h2"))}
    triples = {triple for triple in sealing(3) if not any(pair < triple for pair in pairs)}
    assert len(triples) == 9
    for volcanoes in pairs | triples:
        for last in volcanoes:
            for edition, told in (("classic", "R-PLACE-6"), ("supermeeple-2015", None)):
                s = filled(position(edition), HEX_NAMES[last])
                s.terrain[list(volcanoes - {last})] = VOLCANO
                assert why_not(in_hand(s, "F5"), f"place {HEX_NAMES[last]} 0") == told


@pytest.mark.rule("R-PLACE-6")
def test_no_other_pair_of_volcanoes_is_refused() -> None:
    s = filled(position("classic"))
    refused = set()
    for first, second in combinations(OPEN_HEXES, 2):
        s.terrain[first], s.terrain[second] = VOLCANO, JUNGLE
        if why_not(in_hand(s, "D5"), f"place {HEX_NAMES[second]} 0"):
            refused.add((HEX_NAMES[first], HEX_NAMES[second]))
        s.terrain[first] = s.terrain[second] = TERRAINS.index("clearing")
    assert refused == {("a4", "b5"), ("g1", "h2")}


def filled(s: State, *empty: str) -> State:
    """Clearings without stones on all open hexes but some."""
    for hex_ in OPEN_HEXES:
        s.terrain[hex_] = JUNGLE if HEX_NAMES[hex_] in empty else TERRAINS.index("clearing")
    return s


def sealed_corner(edition: str = "supermeeple-2015", auction: bool = False) -> State:
    """Only the corner a5 is left, behind two volcanoes."""
    s = filled(position(edition, auction=auction), "a5")
    return terrain(terrain(s, "a4", "volcano"), "b5", "volcano")


def next_tile(s: State, tile_id: str) -> State:
    """A tile is the next to be drawn."""
    s.drawn = TILE_IDS.index(tile_id)
    return s


@pytest.mark.rule("R-PLACE-3", "R-PLACE-4", "R-TURN-7")
@pytest.mark.parametrize("tile_id", ["A1", "B3", "C4"])
def test_a_tile_without_a_place_is_set_aside_and_the_turn_goes_on(tile_id: str) -> None:
    """A-22, C-3."""
    s = play(next_tile(sealed_corner(), tile_id), "end")
    assert (s.aside_count, s.aside[0], s.tile) == (1, TILE_IDS.index(tile_id), -1)
    assert (s.to_act, s.active, s.step, s.segment, s.ap) == (1, 1, SPEND, NORMAL, 10)
    assert s.terrain[at("a5")] == JUNGLE
    assert play(s, "end").aside_count == 2


@pytest.mark.rule("R-PLACE-4", "R-AUC-5")
def test_a_tile_without_a_place_is_set_aside_in_the_auction_too() -> None:
    """A-22, C-3: the turn belongs to the player who took the tile."""
    s = sealed_corner(auction=True)
    s.open_tiles[:] = [TILE_IDS.index(tile_id) for tile_id in ("A1", "A2", "A3", "A4")]
    s.amulet_up[:] = 1
    s.to_act, s.step = 2, TAKE
    play(s, "take A3")
    assert (s.aside_count, s.aside[0]) == (1, TILE_IDS.index("A3"))
    assert (s.to_act, s.active, s.step, s.ap) == (2, 2, SPEND, 10)


@pytest.mark.rule("R-PLACE-6", "R-VOLC-4")
def test_a_volcano_without_a_place_is_set_aside_after_its_scoring_round() -> None:
    """C-7, A-22: only b5 is left, and it would seal off the corner."""
    s = terrain(filled(position("classic"), "b5"), "a4", "volcano")
    play(next_tile(s, "D5"), *["end"] * 5)
    assert (s.aside_count, s.aside[0]) == (1, TILE_IDS.index("D5"))
    assert (s.to_act, s.step, s.segment, s.ap) == (1, SPEND, NORMAL, 10)
    assert s.scorings.tolist() == [1, 1, 1, 1]


@pytest.mark.rule("R-PLACE-7")
@every_edition
def test_placing_changes_nothing_that_lies_on_the_board(edition: str) -> None:
    for moment in random_game(edition):
        if not moment.played.startswith("place"):
            continue
        before, after = moment.state, play(copy(moment.state), moment.played)
        new = at(moment.played.split()[1])
        others = np.arange(len(HEX_NAMES)) != new
        for field in ("terrain", "tile_on", "rotation", "temple", "tokens", "guardian"):
            assert (getattr(before, field)[others] == getattr(after, field)[others]).all()
        changed = np.argwhere(before.passage != after.passage)
        assert all(new in (hex_, board().neighbours(hex_)[side]) for hex_, side in changed)


@pytest.mark.rule("R-PLACE-7")
def test_tiles_are_never_moved_turned_or_removed() -> None:
    moments = random_game("ravensburger-1999")
    for (before, _, _), (after, _, _) in pairwise(moments):
        explored = before.terrain > JUNGLE
        for field in ("terrain", "tile_on", "rotation"):
            assert (getattr(before, field)[explored] == getattr(after, field)[explored]).all()


@pytest.mark.rule("R-PLACE-8")
@every_edition
@pytest.mark.parametrize("tile_id", [one.id for one in tiles()[:36] if one.kind == "temple"])
def test_a_temple_has_its_printed_value(edition: str, tile_id: str) -> None:
    s = in_hand(position(edition), tile_id)
    floors = s.floors.copy()
    play(s, "place c1 0")
    assert s.temple[at("c1")] == tiles()[TILE_IDS.index(tile_id)].value
    assert s.terrain[at("c1")] == TEMPLE
    assert (s.floors == floors).all()


@pytest.mark.rule("R-PLACE-8", "R-COMP-6")
def test_prebuilt_floors_show_the_printed_values_and_are_not_of_the_supply() -> None:
    """T-PREB-1: a temple of 4 takes one pre-built floor of levels 2, 3 and 4; the 15 temples take all there are."""
    s = play(in_hand(position("classic"), "C2"), "place c1 0")
    assert s.temple[at("c1")] == 4
    assert s.floors.sum() == 48
    values = [one.value for one in tiles()[:36] if one.kind == "temple"]
    needed = [sum(value >= level for value in values) for level in range(2, 7)]
    assert list(pieces().floors.prebuilt_classic[2:]) == needed


@pytest.mark.rule("R-PLACE-9")
@every_edition
@pytest.mark.parametrize(("tile_id", "masks"), [("A4", 4), ("C3", 3), ("E3", 2)])
def test_ruins_get_as_many_treasures_as_masks(edition: str, tile_id: str, masks: int) -> None:
    """T-RUIN-1, D-39: with four masks, 20 of 24 treasures are left."""
    s = play(in_hand(position(edition), tile_id), "place c1 0")
    assert (s.tokens[at("c1")], s.laid, s.terrain[at("c1")]) == (masks, masks, RUINS)


@pytest.mark.rule("R-PLACE-9")
def test_the_first_treasure_drawn_lies_on_top() -> None:
    """C-1: ruins are dug in the order of the pile."""
    s = in_hand(position(), "A4")
    s.pile[:4] = [5, 2, 7, 0]
    play(s, "place c1 0")
    stand(s, 0, "c1", explorers=2)
    found = []
    for _ in range(4):
        before = s.treasures[0].copy()
        s.ap, s.dug[:] = 10, 0
        play(s, "dig c1")
        found.append(int(np.flatnonzero(s.treasures[0] != before)[0]))
    assert found == [5, 2, 7, 0]


@pytest.mark.rule("R-PLACE-9")
@pytest.mark.parametrize(("laid", "tokens"), [(20, 4), (21, 3), (23, 1), (24, 0)])
def test_when_the_pile_ends_ruins_get_what_is_left(laid: int, tokens: int) -> None:
    """A-23: ruins without a treasure are a clearing at once."""
    s = in_hand(position(), "A4")
    s.laid = laid
    play(s, "place c1 0")
    assert (s.tokens[at("c1")], s.laid) == (tokens, 24)
    stand(s, 0, "c1", explorers=1)
    assert why_not(s, "camp c1") == ("R-CAMP-1" if tokens else None)
    assert why_not(s, "dig c1") == (None if tokens else "R-DIG-4")


@pytest.mark.rule("R-PLACE-10")
def test_a_clearing_has_no_effect() -> None:
    s = in_hand(position(), "A6")
    before = copy(s)
    play(s, "place c1 0")
    for field in ("tokens", "temple", "floors", "score", "treasures", "laid", "explorers", "leaders"):
        assert (np.asarray(getattr(s, field)) == np.asarray(getattr(before, field))).all()
    assert s.terrain[at("c1")] == TERRAINS.index("clearing")


@pytest.mark.rule("R-PLACE-11", "R-MOVE-4")
@every_edition
def test_nobody_ever_enters_a_volcano(edition: str) -> None:
    s = play(in_hand(tile(position(edition), "A6", "c1", 2), "B6"), "place c2 0")
    assert s.passage[at("b2"), 1] == 1
    stand(s, 0, "b2", explorers=1, leaders=1)
    assert why_not(s, "move explorer b2 c2") == why_not(s, "move leader b2 c2") == "R-MOVE-4"
    assert why_not(s, "deploy explorer c2") == "R-DEPLOY-1"
    assert why_not(s, "camp c2") == "R-CAMP-1"


@pytest.mark.rule("R-PLACE-12")
@every_edition
def test_every_tile_but_volcanoes_is_connected_with_the_base_camp(edition: str) -> None:
    for s, _, played in random_game(edition):
        if played.startswith("place"):
            passable = {int(hex_) for hex_ in np.flatnonzero(s.terrain > VOLCANO)}
            assert connected(s, passable) == passable


def connected(s: State, passable: set[int]) -> set[int]:
    """What can be reached from the base camp over stones."""
    found, growing = set[int](), {at("a1")}
    while growing:
        found |= growing
        growing = {
            there
            for hex_ in growing
            for side, there in enumerate(board().neighbours(hex_))
            if there in passable and s.passage[hex_, side] > 0
        } - found
    return found


@pytest.mark.rule("R-PLACE-1")
@every_edition
def test_list_and_check_of_places_agree(edition: str) -> None:
    assert disagreements("place", edition) == []
