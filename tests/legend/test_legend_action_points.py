"""Spending action points in Legend (L-AP)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from legend_midgame import action_kind, disagreements, random_game
from legend_positions import cards, hold, legal, legend_position, play, stone_token, treasures, waits_for, why_not
from positions import at, border, guardian, pitch, stand, terrain, tile
from tikal.components import board
from tikal.games.legend.rules.state import LegendState
from tikal.rules.moving import side_towards
from tikal.rules.terrain import HEX_NAMES, NOBODY, NOWHERE

KINDS = (
    "deploy",
    "move",
    "transfer",
    "camp",
    "stone",
    "movestone",
    "recruit",
    "clear",
    "guard",
    "dig",
    "swap",
    "swap two",
)


def spending(ap: int = 10) -> LegendState:
    """Seat 0 spends the points of a token."""
    return legend_position(step="spend", ap=ap)


def stones(s: LegendState, here: str, there: str) -> tuple[int, int]:
    """Stones between two neighbours, as seen from either."""
    one, other = at(here), at(there)
    return int(s.passage[one, side_towards(one, other)]), int(s.passage[other, side_towards(other, one)])


# The token.


@pytest.mark.rule("L-AP-0")
@pytest.mark.parametrize("value", range(6, 14))
def test_the_token_gives_its_value(value: int) -> None:
    s = legend_position(ap_token=value)
    play(s, "activate", "begin")
    assert (waits_for(s), s.ap) == ((0, "token"), value)


@pytest.mark.rule("L-AP-0", "L-STASH-7")
def test_token_10_with_card_20_gives_11_points() -> None:
    """T-LAP-1."""
    s = legend_position(right="20", ap_token=10)
    play(s, "activate", "bonus 20 right", "begin")
    assert s.ap == 11


@pytest.mark.rule("L-AP-0")
def test_points_left_over_are_lost_and_the_token_leaves_the_game() -> None:
    """C-29: it stays on the camp board until its segment ends. D-48."""
    s = legend_position(players=2, ap_token=9)
    play(s, "activate", "begin", "deploy explorer a1")
    assert (s.ap_token[0], s.spent_ap) == (9, 0)
    play(s, "end")
    assert (s.ap_token[0], s.spent_ap, s.bag_drawn) == (0, 1, 2)
    play(s, "pass")
    assert waits_for(s) == (0, "main")
    assert why_not(s, "activate") == "L-AP-0"
    assert "activate" not in legal(s)


@pytest.mark.rule("L-AP-0")
def test_points_left_over_are_not_seen_again() -> None:
    """Not even while a card is carried out."""
    s = legend_position(players=2, ap_token=9)
    hold(s, 1, right="15")
    play(s, "activate", "begin", "end", "play 15 right")
    assert (waits_for(s), s.ap) == ((1, "effect"), 0)


@pytest.mark.rule("L-AP-0")
def test_bonuses_are_chosen_before_the_first_point_is_spent() -> None:
    """C-28."""
    s = legend_position(right="20", ap_token=9)
    play(s, "activate")
    for text in ("deploy explorer a1", "end", "recruit explorer"):
        assert why_not(s, text) is not None, text
    play(s, "begin")
    assert why_not(s, "bonus 20 right") is not None
    assert cards(s, 0, "right") == ["20"]


@pytest.mark.rule("L-AP-0")
def test_all_points_are_spent_in_one_turn() -> None:
    """C-2: nothing but `end` ends it, also with no point left."""
    s = legend_position(ap_token=6, powers="none")
    play(s, "activate", "begin", *["deploy explorer a1"] * 6)
    assert (s.ap, legal(s)) == (0, ["end"])
    assert why_not(s, "pass") is not None
    assert waits_for(play(s, "end")) == (1, "main")


@pytest.mark.rule("L-AP-0")
def test_a_token_segment_is_not_scored() -> None:
    s = legend_position(ap_token=6)
    stand(s, 0, "c3", 2)
    before = s.score.tolist()
    play(s, "activate", "begin", "end")
    assert s.score.tolist() == before


@pytest.mark.rule("L-AP-0", "L-AP-8", "L-AP-10")
def test_13_points_and_bonuses_go_beyond_the_usual_maxima() -> None:
    """C-43: six floors in one segment."""
    s = legend_position(right="20", ap_token=13)
    for name in ("a2", "b1", "c3"):
        stand(s, 0, name, 2)
    play(s, "activate", "bonus 20 right", "begin", *[f"clear {name}" for name in ("a2", "b1", "c3") for _ in range(2)])
    assert s.ap == 2


# What the base editions have, too.


@pytest.mark.rule("L-AP-1")
def test_pieces_are_deployed_from_the_available_reserve_to_the_base_camp_or_ones_own_camp() -> None:
    s = spending()
    pitch(s, 0, "b2")
    pitch(s, 1, "d3")
    play(s, "deploy explorer a1", "deploy leader b2", "deploy explorer b2")
    assert (s.ap, s.explorers_left[0], s.leaders_left[0]) == (7, 16, 0)
    assert (s.explorers_away[0], s.leaders_away[0]) == (12, 1)
    assert why_not(s, "deploy leader a1") == "R-DEPLOY-3"
    assert why_not(s, "deploy explorer d3") == "R-DEPLOY-2"
    assert why_not(s, "deploy explorer a2") == "R-DEPLOY-1"


@pytest.mark.rule("L-AP-1")
def test_an_empty_available_reserve_does_not_reach_into_the_other() -> None:
    s = spending()
    stand(s, 0, "h1", 18, 1)
    assert why_not(s, "deploy explorer a1") == why_not(s, "deploy leader a1") == "R-DEPLOY-3"
    assert s.explorers_away[0] == 12


@pytest.mark.rule("L-AP-1")
def test_any_number_of_pieces_may_stand_in_a_camp() -> None:
    s = spending(13)
    play(s, *["deploy explorer a1"] * 13)
    assert s.explorers[0, at("a1")] == 13


@pytest.mark.rule("L-AP-2")
def test_a_walk_over_a_temple_and_a_clearing_into_the_jungle() -> None:
    """T-LMOVE-1: 2 + 2 + 1 points."""
    s = spending()
    terrain(s, "d4", "temple", 3)
    terrain(s, "d5", "clearing")
    for here, there, number in (("d3", "d4", 2), ("d4", "d5", 2), ("d5", "e5", 1)):
        border(s, here, there, number)
    stand(s, 0, "d3", 1)
    left = []
    for here, there in pairwise(("d3", "d4", "d5", "e5")):
        left.append(int(play(s, f"move explorer {here} {there}").ap))
    assert left == [8, 6, 5]
    assert s.explorers[0, at("e5")] == 1


@pytest.mark.rule("L-AP-2")
@pytest.mark.parametrize("kind", ["lake", "volcano", "jungle", "clearing", "ruins", "temple"])
def test_every_kind_of_hex_can_be_entered_over_stones(kind: str) -> None:
    """D-9, D-10, D-11."""
    s = spending(4)
    if kind != "jungle":
        terrain(s, "d4", kind)
    border(s, "d3", "d4", 3)
    stand(s, 0, "d3", 0, 1)
    play(s, "move leader d3 d4")
    assert (s.leaders[0, at("d4")], s.ap) == (1, 1)
    assert why_not(s, "move leader d4 d3") == "R-MOVE-3"


@pytest.mark.rule("L-AP-2")
def test_dotted_hexes_can_be_entered_too() -> None:
    s = spending()
    border(s, "a4", "z4", 1)
    stand(s, 0, "a4", 1)
    play(s, "move explorer a4 z4")
    assert s.explorers[0, at("z4")] == 1
    assert why_not(s, "move explorer z4 a4") is None


@pytest.mark.rule("L-AP-2")
def test_jungle_has_no_stones_of_its_own() -> None:
    """From jungle to jungle only over a stone token."""
    s = spending()
    stand(s, 0, "h5", 1)
    for name in ("h4", "g5", "h6"):
        assert stones(s, "h5", name) == (0, 0)
        assert why_not(s, f"move explorer h5 {name}") == "R-MOVE-2"
    stone_token(s, "h4 h5")
    play(s, "move explorer h5 h4")
    assert s.ap == 9


@pytest.mark.rule("L-AP-2")
def test_stones_of_both_sides_are_added_and_only_neighbours_can_be_reached() -> None:
    s = spending()
    tile(s, "A1", "b3", 3)
    assert stones(s, "b2", "b3") == (1 + 2, 1 + 2)
    stand(s, 0, "b2", 1)
    assert why_not(s, "move explorer b2 b4") == "R-MOVE-1"
    assert why_not(s, "move leader b2 b3") == "R-MOVE-7"
    assert play(s, "move explorer b2 b3").ap == 7


@pytest.mark.rule("L-AP-2")
def test_no_piece_walks_off_the_board() -> None:
    """The edge of a tile may carry stones towards the outside."""
    s = spending()
    tile(s, "C4", "h6")
    stand(s, 0, "h6", 1)
    assert all(text.endswith(("h5", "g5", "i4")) for text in legal(s, "move"))


@pytest.mark.rule("L-AP-3")
def test_a_camp_on_a_clearing_where_nobody_stands() -> None:
    """T-LCAMP-1: 5 points, no own piece needed."""
    s = spending()
    play(s, "camp f2")
    assert (s.ap, s.camps[0].tolist()) == (5, [at("f2"), NOWHERE])


@pytest.mark.rule("L-AP-3")
@pytest.mark.parametrize(
    ("mine", "theirs", "allowed"),
    [((0, 0), (0, 0), True), ((1, 0), (0, 0), True), ((0, 0), (1, 0), False), ((1, 0), (1, 0), False),
     ((2, 0), (1, 0), True), ((0, 1), (2, 0), True), ((0, 1), (3, 0), False)],
)  # fmt: skip
def test_a_camp_needs_the_majority_where_anybody_stands(
    mine: tuple[int, int], theirs: tuple[int, int], allowed: bool
) -> None:
    """D-24, D-25: more than each opponent; a leader counts 3."""
    s = spending()
    stand(s, 0, "d3", *mine)
    stand(s, 1, "d3", *theirs)
    assert why_not(s, "camp d3") == (None if allowed else "L-AP-3")


@pytest.mark.rule("L-AP-3")
def test_more_than_each_opponent_is_enough_for_a_camp() -> None:
    s = spending()
    for seat, explorers in enumerate((2, 1, 1)):
        stand(s, seat, "d3", explorers)
    assert why_not(s, "camp d3") is None


@pytest.mark.rule("L-AP-3")
def test_a_camp_goes_on_clearings_and_emptied_ruins_without_a_camp() -> None:
    s = spending()
    pitch(s, 1, "f2")
    assert why_not(s, "camp f2") == "R-CAMP-2"
    for name in ("a1", "a2", "a4", "b4", "e4", "h1", "z3"):
        assert why_not(s, f"camp {name}") == "R-CAMP-1", name
    s.tokens[at("b4")] = 0
    assert why_not(s, "camp b4") is None
    assert legal(s, "camp") == ["camp b2", "camp b4", "camp d3"]


@pytest.mark.rule("L-AP-3")
def test_there_are_two_camps_and_points_do_not_move_them() -> None:
    """D-26."""
    s = spending(20)
    play(s, "camp b2", "camp d3")
    assert why_not(s, "camp f2") == "R-CAMP-3"
    assert why_not(s, "movecamp b2 f2") is not None


@pytest.mark.rule("L-AP-4")
def test_from_camp_to_camp_for_one_point() -> None:
    s = spending()
    pitch(s, 0, "d3")
    pitch(s, 1, "f2")
    stand(s, 0, "a1", 1)
    play(s, "transfer explorer a1 d3")
    assert (s.ap, s.explorers[0, at("d3")]) == (9, 1)
    assert why_not(s, "transfer explorer d3 f2") == "R-CMOVE-3"
    assert why_not(s, "transfer explorer d3 b2") == "R-CMOVE-1"
    assert why_not(s, "transfer leader d3 a1") == "R-CMOVE-2"
    assert why_not(s, "transfer explorer d3 a1") is None


# Stone tokens.


@pytest.mark.rule("L-AP-5", "L-COMP-6")
def test_a_stone_token_opens_a_passage() -> None:
    """T-LSTONE-1: from a clearing to a temple of value 4 for 3 + 1 points."""
    s = spending()
    terrain(s, "d4", "temple", 4)
    stand(s, 1, "d3", 1)
    s.to_act = 1
    assert why_not(s, "move explorer d3 d4") == "R-MOVE-2"
    play(s, "stone d3 d4", "move explorer d3 d4")
    assert (s.ap, s.explorers[1, at("d4")], s.stones_left) == (6, 1, 1)


@pytest.mark.rule("L-AP-5")
def test_a_stone_token_makes_a_passage_dearer_for_everybody() -> None:
    s = spending()
    assert stones(s, "a1", "b2") == (1, 1)
    play(s, "stone a1 b2")
    assert stones(s, "a1", "b2") == (2, 2)
    play(s, "stone a1 b2")
    assert stones(s, "a1", "b2") == (3, 3)
    assert s.stones_left == 0


@pytest.mark.rule("L-AP-5")
def test_tokens_go_on_every_border_between_two_hexes_and_nowhere_else() -> None:
    """A-58, C-38: with the base camp, with dotted hexes and between two of these."""
    borders = {
        tuple(sorted((hex_.name, HEX_NAMES[there])))
        for here, hex_ in enumerate(board().hexes)
        for there in board().neighbours(here)
        if there != NOWHERE
    }
    listed = [tuple(text.split()[1:]) for text in legal(spending(), "stone")]
    assert len(listed) == len(set(listed))
    assert set(listed) == borders
    assert {("a1", "b2"), ("a4", "z4"), ("z3", "z4"), ("i1", "i2")} < borders


@pytest.mark.rule("L-AP-5")
def test_a_border_is_named_in_alphabetical_order_by_two_neighbours() -> None:
    s = spending()
    for text in ("stone b2 a1", "stone a1 c1", "stone a1 a1", "stone a3 h3", "stone z3 a3"):
        assert why_not(s, text) == "L-AP-5", text
    stone_token(s, "a1 b2", "c3 c4")
    for text in ("movestone b2 a1 c4 c5", "movestone a1 b2 c5 c4", "movestone a1 c1 c4 c5", "movestone a1 b2 c4 e4"):
        assert why_not(s, text) == "L-AP-5", text
    assert why_not(s, "movestone a1 b2 c4 c5") is None


@pytest.mark.rule("L-AP-5")
def test_a_token_on_the_board_is_moved_only_when_none_is_left_to_be_placed() -> None:
    """A-59."""
    s = stone_token(spending(), "a1 b2")
    assert why_not(s, "movestone a1 b2 c3 c4") == "L-AP-5"
    assert legal(s, "movestone") == []
    stone_token(s, "d4 e4")
    assert why_not(s, "stone c3 c4") == "L-AP-5"
    assert legal(s, "stone") == []
    play(s, "movestone a1 b2 c3 c4")
    assert (s.ap, s.stones_left) == (7, 0)
    assert stones(s, "a1", "b2") == (1, 1)
    assert stones(s, "d4", "e4") == (1, 1)
    assert why_not(s, "movestone a1 b2 d4 d5") == "L-AP-5"
    assert why_not(s, "movestone c3 c4 d4 d5") is None


@pytest.mark.rule("L-AP-5")
def test_a_token_cannot_be_moved_onto_its_own_border_but_onto_the_others() -> None:
    """C-38: two tokens may share a border; then moving either is the same."""
    s = stone_token(spending(), "a1 b2", "c3 c4")
    assert why_not(s, "movestone a1 b2 a1 b2") == "L-AP-5"
    play(s, "movestone a1 b2 c3 c4")
    assert s.stone_at[0] == s.stone_at[1]
    moves = legal(s, "movestone")
    assert len(moves) == len(set(moves))
    assert all(text.startswith("movestone c3 c4 ") for text in moves)
    play(s, "movestone c3 c4 a1 b2")
    assert s.stone_at[0] != s.stone_at[1]
    assert stones(s, "a1", "b2") == (2, 2)


@pytest.mark.rule("L-AP-5")
def test_moving_a_token_away_may_strand_pieces() -> None:
    s = stone_token(spending(), "h4 h5", "a1 b2")
    stand(s, 0, "h5", 1)
    assert why_not(s, "move explorer h5 h4") is None
    play(s, "movestone h4 h5 c3 c4")
    assert why_not(s, "move explorer h5 h4") == "R-MOVE-2"
    assert legal(s, "move") == []


@pytest.mark.rule("L-AP-5")
def test_no_piece_of_ones_own_is_needed_for_a_stone_token() -> None:
    s = spending(3)
    assert not s.explorers.any()
    assert why_not(s, "stone g4 h4") is None
    assert why_not(spending(2), "stone g4 h4") == "R-AP-1"


# Recruiting.


@pytest.mark.rule("L-AP-6")
def test_an_explorer_is_made_available_for_2_points() -> None:
    """T-LRES-1: and deployed in the same segment for 1 more."""
    s = spending()
    play(s, "recruit explorer")
    assert (s.ap, s.explorers_away[0], s.explorers_left[0]) == (8, 11, 19)
    stand(s, 0, "h1", 18)
    play(s, "deploy explorer a1")
    assert (s.ap, s.explorers_left[0], s.explorers[0, at("a1")]) == (7, 0, 1)


@pytest.mark.rule("L-AP-7")
def test_the_second_leader_is_made_available_for_5_points() -> None:
    s = spending()
    stand(s, 0, "h1", 0, 1)
    play(s, "recruit leader", "deploy leader a1")
    assert (s.ap, s.leaders_away[0], s.leaders_left[0], s.leaders[0, at("a1")]) == (4, 0, 0, 1)
    assert s.leaders[0].sum() == 2


@pytest.mark.rule("L-AP-6", "L-AP-7")
def test_only_what_is_in_the_unavailable_reserve_can_be_recruited() -> None:
    s = spending()
    s.explorers_away[0] = s.leaders_away[0] = 0
    assert why_not(s, "recruit explorer") == "L-AP-6"
    assert why_not(s, "recruit leader") == "L-AP-7"
    assert legal(s, "recruit") == []


# Temples and ruins.


@pytest.mark.rule("L-AP-8")
def test_at_most_two_floors_a_temple_and_a_piece_for_each() -> None:
    s = spending()
    stand(s, 0, "c3", 1)
    assert why_not(s, "clear a2") == "R-CLEAR-2"
    play(s, "clear c3")
    assert why_not(s, "clear c3") == "R-CLEAR-2"
    stand(s, 0, "c3", 2)
    play(s, "clear c3")
    assert why_not(s, "clear c3") == "R-CLEAR-3"
    assert (s.temple[at("c3")], s.ap, s.floors[4], s.floors[5]) == (5, 6, 8, 10)


@pytest.mark.rule("L-AP-8")
def test_guarded_and_highest_temples_and_missing_floors_stop_the_clearing() -> None:
    s = spending()
    stand(s, 0, "c3", 1)
    stand(s, 0, "d1", 1)
    stand(s, 0, "g2", 1)
    s.temple[at("c3")] = 10
    s.floors[4] = 0
    guardian(s, 1, "g2")
    assert why_not(s, "clear c3") == "R-CLEAR-6"
    assert why_not(s, "clear d1") == "R-CLEAR-4"
    assert why_not(s, "clear g2") == "R-CLEAR-5"
    assert legal(s, "clear") == []


@pytest.mark.rule("L-AP-9")
def test_a_guardian_for_5_points_sends_the_others_out_of_the_game() -> None:
    s = spending()
    stand(s, 0, "c3", 2, 1)
    stand(s, 1, "c3", 4)
    play(s, "guard explorer c3")
    assert (s.ap, s.guardian[at("c3")], s.explorers_gone[0], s.leaders_gone[0]) == (5, 0, 1, 1)
    assert (s.explorers[0, at("c3")], s.leaders[0, at("c3")], s.explorers[1, at("c3")]) == (0, 0, 4)
    assert s.explorers_left[0] == 16


@pytest.mark.rule("L-AP-9")
def test_two_guardians_a_player_a_game_and_each_needs_the_majority() -> None:
    """A-63."""
    s = spending(20)
    for name in ("c3", "d1", "f4"):
        stand(s, 0, name, 1)
    stand(s, 1, "d1", 1)
    assert why_not(s, "guard explorer d1") == "R-GUARD-1"
    stand(s, 0, "d1", 1)
    play(s, "guard explorer c3", "guard explorer d1")
    assert why_not(s, "guard explorer f4") == "R-GUARD-1"
    assert s.guardian[at("f4")] == NOBODY


@pytest.mark.rule("L-AP-10")
def test_at_most_two_treasures_a_ruins_and_a_piece_for_each() -> None:
    s = spending(13)
    tile(s, "A4", "h1")
    stand(s, 0, "h1", 1)
    assert why_not(s, "dig b4") == "R-DIG-2"
    play(s, "dig h1")
    assert why_not(s, "dig h1") == "R-DIG-2"
    stand(s, 0, "h1", 2)
    play(s, "dig h1")
    assert why_not(s, "dig h1") == "R-DIG-3"
    assert (s.ap, s.tokens[at("h1")], sum(treasures(s, 0).values())) == (7, 2, 2)


@pytest.mark.rule("L-AP-10")
def test_the_top_treasure_comes_first_and_emptied_ruins_take_a_camp() -> None:
    s = spending(13)
    stand(s, 0, "e1", 2)
    play(s, "dig e1")
    assert treasures(s, 0) == {"chief": 1}
    play(s, "dig e1")
    assert treasures(s, 0) == {"chief": 1, "jaguar": 1}
    assert why_not(s, "dig e1") == "R-DIG-4"
    play(s, "camp e1")


@pytest.mark.rule("L-AP-8", "L-AP-10")
def test_the_limits_of_a_site_are_new_in_every_segment() -> None:
    s = legend_position(players=2, ap_token=6)
    stand(s, 0, "c3", 2)
    hold(s, 1, ap_token=6)
    play(s, "activate", "begin", "clear c3", "clear c3", "end")
    stand(s, 1, "c3", 1)
    play(s, "activate", "begin", "clear c3")
    assert s.temple[at("c3")] == 6


@pytest.mark.rule("L-AP-1", "L-AP-3", "L-AP-5", "L-AP-6", "L-AP-7", "L-AP-8", "L-AP-9", "L-AP-10", "L-SWAP-1")
@pytest.mark.parametrize(
    ("text", "cost"),
    [("deploy explorer a1", 1), ("transfer leader a1 d3", 1), ("move leader a1 b2", 1), ("move leader a1 a2", 2),
     ("camp b2", 5), ("stone a1 b2", 3), ("recruit explorer", 2), ("recruit leader", 5), ("clear c3", 2),
     ("guard explorer c3", 5), ("dig e1", 3), ("swap 1 chief jaguar", 3)],
)  # fmt: skip
def test_what_things_cost(text: str, cost: int) -> None:
    """C-10: with one point fewer it is refused for that reason."""
    s = spending(cost)
    pitch(s, 0, "d3")
    stand(s, 0, "a1", 0, 1)
    stand(s, 0, "c3", 2)
    stand(s, 0, "e1", 1)
    s.treasures[0, 0] = s.treasures[1, 1] = s.treasures[0, 1] = 1
    s.ap = cost - 1
    assert why_not(s, text) == ("R-MOVE-3" if text.startswith("move") else "R-AP-1")
    assert text not in legal(s)
    s.ap = cost
    assert text in legal(s)
    assert play(s, text).ap == 0


@pytest.mark.rule("L-AP-5", "L-SWAP-1")
@pytest.mark.parametrize("text", ["movestone a1 b2 c3 c4", "swap 1 chief+totem jaguar"])
def test_moving_a_token_and_exchanging_two_cost_3_as_well(text: str) -> None:
    s = stone_token(spending(2), "a1 b2", "d4 e4")
    s.treasures[0, :3] = [1, 2, 1]
    s.treasures[1, 1] = 2
    assert why_not(s, text) == "R-AP-1"
    assert text not in legal(s)
    s.ap = 3
    assert text in legal(s)
    assert play(s, text).ap == 0


@pytest.mark.rule("L-AP-2", "L-AP-5")
@pytest.mark.parametrize("kind", KINDS)
def test_the_list_of_actions_and_the_check_agree(kind: str) -> None:
    games = [
        random_game(players, scenario) for players, scenario in ((2, "chichen-itza"), (3, "uxmal"), (4, "palenque"))
    ]
    assert disagreements(kind, *games) == []


@pytest.mark.rule("L-AP-0")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_segment_has_its_points_and_they_only_shrink(players: int) -> None:
    """Except by p01 (C-59); a token segment starts with the token and its bonuses."""
    for before, after in pairwise(random_game(players)):
        s, t = before.state, after.state
        if before.played == "begin":
            assert (t.ap, waits_for(t)[1]) == (s.ap, "token")
            assert s.ap_token[s.to_act] <= s.ap <= s.ap_token[s.to_act] + 3 * 4
        elif waits_for(s) == waits_for(t) and waits_for(s)[1] in ("token", "volcano", "final"):
            assert 0 <= t.ap <= s.ap or action_kind(before.played) == "power"
