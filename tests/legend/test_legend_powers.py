"""The museum director's powers: when one may be used, and what each of them does (L-DIR-1, reconstructed)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from legend_effects import (
    KINDS,
    TEMPLES,
    as_it_is,
    everybody_available,
    nobody_left,
    others_pass,
    reserves,
    rivals_on_clearings,
    stack,
    standing,
    stones,
)
from legend_positions import (
    cards,
    display,
    hold,
    legal,
    legend_position,
    play,
    stone_token,
    treasures,
    waits_for,
    why_not,
)
from positions import at, guardian, own, pitch, stand, terrain
from tikal.games.legend.breakdown import breakdown
from tikal.games.legend.rules.cards import POWER_IDS, POWER_TILES
from tikal.games.legend.rules.state import LegendState
from tikal.rules.terrain import HEX_NAMES, NOWHERE

MAIN = (0, "main")
NOTHING_CHOSEN = ("p01", "p18", "p20", "p23")
"""Powers without steps; all but p23 have their moments."""


def with_power(power: str, **settings: Any) -> LegendState:
    """Seat 0 has the tile with this power, the others have other tiles."""
    mine = POWER_TILES[POWER_IDS.index(power) // 3]
    others = [tile for tile in POWER_TILES if tile != mine]
    return legend_position(powers=" ".join([mine, *others[:3]]), **settings)


def busy(s: LegendState) -> LegendState:
    """Seat 0 has something of everything, so that every power with steps can be used."""
    stand(stand(stand(s, 0, "a2", 3), 0, "b4", 2), 0, "c3", 2)
    return own(own(s, 0, "chief"), 1, "totem")


# L-DIR-1: one power, once, for free.


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize("power", POWER_IDS)
def test_everybody_chooses_from_the_three_powers_of_his_tile(power: str) -> None:
    s = busy(with_power(power, step="spend"))
    tile = POWER_TILES[POWER_IDS.index(power) // 3]
    others = [other for other in POWER_IDS if POWER_TILES[POWER_IDS.index(other) // 3] != tile]
    assert {why_not(s, f"power {other}") for other in others} == {"L-DIR-1"}
    assert len(others) == 21
    if power != "p18":
        assert f"power {power}" in legal(s)


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize("power", [power for power in POWER_IDS if power != "p18"])
def test_a_power_is_used_once_in_the_game(power: str) -> None:
    """C-58: the cube moves at once, whatever comes of it; the other two powers are gone as well."""
    s = play(busy(with_power(power, step="spend")), f"power {power}")
    assert s.power_used.tolist() == [1, 0, 0, 0]
    while waits_for(s) == (0, "effect"):
        play(s, "done" if "done" in legal(s) else legal(s)[0])
    assert waits_for(s) == (0, "token")
    assert not legal(s, "power")
    first = POWER_IDS.index(power) // 3 * 3
    assert {why_not(s, f"power {other}") for other in POWER_IDS[first : first + 3]} == {"L-DIR-1"}


@pytest.mark.rule("L-DIR-1", "L-FINAL-2")
@pytest.mark.parametrize(("used", "points"), [(True, 0), (False, 5)])
def test_an_unused_power_is_worth_five_points_at_the_end(used: bool, points: int) -> None:
    s = with_power("p10", step="spend", segment="final")
    if used:
        play(s, "power p10", "recruit explorer", "done")
    assert breakdown(s, 0).subtotal("director") == points


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize("power", [power for power in POWER_IDS if power not in NOTHING_CHOSEN])
def test_a_power_takes_no_turn(power: str) -> None:
    """Before the main action; in the middle of it nothing else is possible, afterwards all that was before."""
    s = busy(with_power(power, right="15", ap_token=9, tiles="A1"))
    other = {text for text in legal(s) if text.split()[0] in ("activate", "stash", "play")}
    play(s, f"power {power}")
    assert waits_for(s) == (0, "effect")
    assert {why_not(s, text) for text in ("activate", "play 15 right", "end", "look left")} == {"L-ACT-1"}
    assert why_not(s, "done") == "L-CARD-b"
    while waits_for(s) == (0, "effect"):
        play(s, "done" if "done" in legal(s) else legal(s)[0])
    assert waits_for(s) == MAIN
    assert {text for text in legal(s) if text.split()[0] in ("activate", "stash", "play")} >= other


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize("power", [power for power in POWER_IDS if power not in NOTHING_CHOSEN])
@pytest.mark.parametrize(
    ("step", "segment"),
    [("main", ""), ("after", ""), ("spend", "token"), ("spend", "volcano"), ("spend", "final")],
)
def test_powers_are_used_in_ones_own_turn_or_segment(power: str, step: str, segment: str) -> None:
    """C-26, A-61: before or after the main action, and inside segments of all kinds."""
    s = busy(with_power(power, step=step, segment=segment or "token"))
    now, ap = waits_for(s), int(s.ap)
    play(s, f"power {power}")
    while waits_for(s) == (0, "effect"):
        play(s, "done" if "done" in legal(s) else legal(s)[0])
    assert (waits_for(s), s.ap) == (now, ap)


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize("power", POWER_IDS)
def test_no_power_in_the_draft_or_beside_the_bonus_cards(power: str) -> None:
    """C-26."""
    for step in ("draft", "bonus"):
        s = busy(with_power(power, step=step))
        assert why_not(s, f"power {power}") == "R-TURN-1"
        assert not legal(s, "power")


@pytest.mark.rule("L-DIR-1")
def test_after_a_scoring_volcano_a_power_has_to_wait_for_the_segment() -> None:
    """C-26: there is nothing between the two."""
    s = play(with_power("p10", tiles="B6"), "place c2 0 B6")
    assert waits_for(s) == (0, "volcano")
    play(s, "power p10", "recruit explorer", "done", "end")
    assert waits_for(s) == (1, "volcano")
    assert why_not(s, "power p10") == "L-DIR-1", "this is the segment of another"


@pytest.mark.rule("L-DIR-1")
def test_without_powers_everybody_keeps_his_five_points() -> None:
    """A-55: an option."""
    s = legend_position(powers="none", step="spend", segment="final")
    assert {why_not(s, f"power {power}") for power in POWER_IDS} == {"L-DIR-1"}
    assert not legal(s, "power")
    assert breakdown(s, 0).subtotal("director") == 5


def full_board(s: LegendState) -> LegendState:
    return hold(s, 0, left="02 03 04")


def rival_without_treasures(s: LegendState) -> LegendState:
    return own(s, 0, "chief")


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize(
    ("power", "useless"),
    [
        *[(power, as_it_is) for power in ("p04", "p05", "p07", "p08", "p09", "p13", "p14", "p15", "p16", "p19")],
        *[(power, everybody_available) for power in ("p06", "p10")],
        *[(power, nobody_left) for power in ("p11", "p21", "p22")],
        ("p09", rival_without_treasures),
        ("p12", rivals_on_clearings),
        ("p17", full_board),
    ],
)
def test_a_power_needs_a_legal_step(power: str, useless: Callable[[LegendState], LegendState]) -> None:
    """C-58; p02, p03 and p24 always have one."""
    s = useless(with_power(power))
    assert why_not(s, f"power {power}") == "L-DIR-1"
    assert f"power {power}" not in legal(s)
    assert not s.power_used.any()


# P1, the surveyor.


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize("segment", ["token", "volcano", "final"])
def test_p01_gives_four_points_at_once(segment: str) -> None:
    """C-59: in a segment of any kind, at any time."""
    s = play(with_power("p01", step="spend", segment=segment, ap=3), "deploy explorer a1", "power p01")
    assert (waits_for(s), s.ap) == ((0, segment), 6)


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize("step", ["main", "after"])
def test_p01_and_p20_work_only_inside_a_segment(step: str) -> None:
    """C-59, C-67."""
    for power in ("p01", "p20"):
        s = with_power(power, step=step)
        assert why_not(s, f"power {power}") == "L-DIR-1"
        assert f"power {power}" not in legal(s)


@pytest.mark.rule("L-DIR-1")
def test_p02_places_a_stone_and_walks_two_points() -> None:
    """C-60: points as with card 18; a segment's own points wait meanwhile."""
    s = play(stand(with_power("p02", step="spend", ap=7), 0, "b3", 2), "power p02")
    assert {text.split()[0] for text in legal(s)} == {"stone"}
    assert why_not(s, "move explorer b3 c3") == "L-ACT-1"
    play(s, "stone b3 b4")
    assert s.ap == 2
    assert {"move explorer b3 b4", "move explorer b3 b2", "done"} <= set(legal(s))
    play(s, "move explorer b3 b4", "move explorer b3 c3")
    assert (waits_for(s), s.ap, s.stones_left) == ((0, "token"), 7, 1)
    assert (standing(s, "b4"), standing(s, "c3")) == ((1, 0), (1, 0))


@pytest.mark.rule("L-DIR-1")
def test_p02_may_leave_the_points_unused() -> None:
    """C-60: only the stone is obligatory."""
    s = play(stand(with_power("p02"), 0, "a1", 1), "power p02", "stone a1 b2")
    assert why_not(s, "stone a1 a2") == "L-ACT-1"
    assert why_not(s, "move explorer a1 b2") is None
    assert waits_for(play(s, "done")) == MAIN


@pytest.mark.rule("L-DIR-1")
def test_p02_goes_from_camp_to_camp_too() -> None:
    """C-60: a transfer costs one of the two points."""
    s = play(pitch(stand(with_power("p02"), 0, "a1", 2), 0, "d3"), "power p02", "stone a1 b2")
    play(s, "transfer explorer a1 d3")
    assert (s.ap, why_not(s, "move explorer d3 e2")) == (1, "R-MOVE-3")
    play(s, "transfer explorer a1 d3")
    assert (waits_for(s), standing(s, "d3")) == (MAIN, (2, 0))


@pytest.mark.rule("L-DIR-1")
def test_p02_ends_after_the_stone_when_nobody_can_walk() -> None:
    assert waits_for(play(with_power("p02"), "power p02", "stone a1 b2")) == MAIN


@pytest.mark.rule("L-DIR-1")
def test_p02_moves_a_stone_when_both_are_on_the_site() -> None:
    """A-59."""
    s = play(stone_token(with_power("p02"), "a1 b2", "b2 c2"), "power p02")
    assert why_not(s, "stone a1 a2") == "L-AP-5"
    play(s, "movestone b2 c2 a1 b2")
    assert (stones(s, "a1", "b2"), stones(s, "b2", "c2")) == (3, 1)


@pytest.mark.rule("L-DIR-1")
def test_p03_turns_a_tile() -> None:
    """C-61: its stones turn with it, those of the neighbours and stone tokens stay."""
    s = play(stone_token(with_power("p03"), "c3 d3"), "power p03")
    # G1 has two stones towards b4 and one towards b3; d3 has a stone of its own towards c3.
    assert (stones(s, "c3", "b4"), stones(s, "c3", "b3"), stones(s, "c3", "d3")) == (2, 1, 2)
    play(s, "rotate c3 2")
    assert waits_for(s) == MAIN
    assert [stones(s, "c3", there) for there in ("b4", "b3", "d3", "d4", "c4", "c2")] == [0, 0, 4, 1, 0, 0]
    assert [stones(s, there, "c3") for there in ("b4", "b3", "d3", "d4", "c4", "c2")] == [0, 0, 4, 1, 0, 0]
    assert s.rotation[at("c3")] == 2


@pytest.mark.rule("L-DIR-1")
def test_p03_turns_every_tile_but_the_base_camp_into_another_orientation() -> None:
    """C-61: set-up tiles and those under pieces too; of equal orientations only one counts."""
    s = play(stand(with_power("p03"), 1, "c3", 2), "power p03")
    by_hex = {name: sorted(int(text.split()[2]) for text in legal(s) if text.split()[1] == name) for name in HEX_NAMES}
    assert by_hex["c3"] == [0, 1, 2, 3, 4]
    assert by_hex["a2"] == by_hex["b2"] == [1, 2, 3, 4, 5]
    assert (by_hex["a4"], by_hex["h3"]) == ([1], [1])
    assert not by_hex["c5"] + by_hex["e4"] + by_hex["a1"] + by_hex["c2"] + by_hex["z4"]
    for text in ("rotate a1 1", "rotate c3 5", "rotate a4 0", "rotate a4 2", "rotate c5 1", "rotate c2 0"):
        assert why_not(s, text) == "L-DIR-1", text


# P2, the excavator.


@pytest.mark.rule("L-DIR-1")
def test_p04_adds_two_floors_to_one_temple() -> None:
    s = stand(stand(with_power("p04"), 0, "c3", 1, 1), 0, "d1", 2)
    play(s, "power p04", "clear c3")
    assert why_not(s, "clear d1") is not None
    assert legal(s) == ["clear c3", "done"]
    play(s, "clear c3")
    assert (waits_for(s), s.temple[at("c3")]) == (MAIN, 5)


@pytest.mark.rule("L-DIR-1")
def test_p05_adds_a_floor_to_each_of_two_temples() -> None:
    """C-62: up to two."""
    s = stand(stand(stand(with_power("p05"), 0, "c3", 2), 0, "d1", 1), 0, "g2", 1)
    play(s, "power p05", "clear c3")
    assert why_not(s, "clear c3") == "L-CARD-11"
    assert legal(s) == ["clear d1", "clear g2", "done"]
    play(s, "clear g2")
    assert waits_for(s) == MAIN
    assert [int(s.temple[at(name)]) for name in ("c3", "d1", "g2")] == [4, 3, 5]


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize("power", ["p04", "p05"])
def test_p04_and_p05_follow_the_rules_of_clearing(power: str) -> None:
    s = with_power(power)
    for name in (*TEMPLES, "b4"):
        stand(s, 0, name, 2)
    guardian(guardian(s, 0, "c3"), 1, "d1")
    s.temple[at("f4")] = 10
    s.floors[2] = 0
    play(s, f"power {power}")
    assert legal(s) == ["clear g2"]
    refused = {"a2": "R-CLEAR-4", "c3": "R-CLEAR-5", "d1": "R-CLEAR-5", "f4": "R-CLEAR-6", "b4": "R-CLEAR-1"}
    assert {name: why_not(s, f"clear {name}") for name in refused} == refused


@pytest.mark.rule("L-DIR-1")
def test_p06_brings_the_second_leader_straight_to_a_camp() -> None:
    """C-62: from the unavailable reserve."""
    s = pitch(pitch(with_power("p06"), 0, "d3"), 1, "f2")
    play(s, "power p06")
    assert legal(s) == ["put leader a1", "put leader d3"]
    assert why_not(s, "put leader f2") == why_not(s, "put leader c3") == "L-CARD-a"
    assert why_not(s, "put explorer a1") == "L-CARD-b"
    play(s, "put leader d3")
    assert (waits_for(s), standing(s, "d3"), reserves(s)) == (MAIN, (0, 1), (18, 1, 12, 0))


# P3, the treasure hunter.


@pytest.mark.rule("L-DIR-1")
def test_p07_digs_twice() -> None:
    s = stand(stack(with_power("p07"), "b4", "totem", "plate", "statue"), 0, "b4", 1, 2)
    play(s, "power p07", "dig b4", "dig b4")
    assert (waits_for(s), treasures(s, 0)) == (MAIN, {"totem": 1, "plate": 1})


@pytest.mark.rule("L-DIR-1")
def test_p07_digs_in_different_ruins_with_different_pieces() -> None:
    s = stand(stand(with_power("p07"), 0, "b4", 1), 0, "e1", 1)
    play(s, "power p07", "dig b4")
    assert why_not(s, "dig b4") == "L-CARD-c"
    assert legal(s) == ["dig e1", "done"]


@pytest.mark.rule("L-DIR-1", "L-CARD-c")
def test_what_a_power_digs_does_not_count_in_the_segment() -> None:
    """C-55: nor do the limits of the segment bind the power."""
    s = stand(stack(with_power("p07", step="spend", ap=13), "b4", "totem", "plate", "statue", "carafe"), 0, "b4", 2)
    play(s, "dig b4", "power p07", "dig b4", "dig b4", "dig b4")
    assert (s.ap, s.tokens[at("b4")]) == (7, 0)
    s = stand(stack(with_power("p07", step="spend", ap=13), "b4", "totem", "plate", "statue", "carafe"), 0, "b4", 2)
    play(s, "dig b4", "dig b4")
    assert why_not(s, "dig b4") == "R-DIG-3"
    play(s, "power p07", "dig b4", "dig b4")
    assert treasures(s, 0) == dict.fromkeys(("totem", "plate", "statue", "carafe"), 1)


@pytest.mark.rule("L-DIR-1", "L-CARD-c")
def test_what_a_power_clears_does_not_count_in_the_segment() -> None:
    """C-55."""
    s = stand(with_power("p04", step="spend"), 0, "c3", 2)
    play(s, "clear c3", "clear c3")
    assert why_not(s, "clear c3") == "R-CLEAR-3"
    play(s, "power p04", "clear c3", "clear c3")
    assert (s.temple[at("c3")], s.ap, why_not(s, "clear c3")) == (7, 6, "R-CLEAR-3")


@pytest.mark.rule("L-DIR-1")
def test_p08_orders_a_stack_where_one_has_a_piece() -> None:
    s = stand(stack(with_power("p08"), "b4", "totem", "plate", "statue"), 0, "b4", 1)
    stand(terrain(stand(s, 1, "e1", 1), "d2", "ruins", tokens=0), 0, "d2", 1)
    play(s, "power p08")
    assert legal(s) == ["site b4"]
    assert why_not(s, "site e1") == "L-CARD-c"
    assert why_not(s, "site d2") == why_not(s, "site c3") == "L-CARD-a"
    play(s, "site b4")
    assert why_not(s, "done") == "L-CARD-b"
    assert why_not(s, "order plate totem") == "L-CARD-08"
    assert len(legal(s, "order")) == len(legal(s)) == 6
    play(s, "order statue plate totem")
    assert (waits_for(s), treasures(s, 0)) == (MAIN, {"statue": 1})
    assert s.token[at("b4"), :2].tolist() == [KINDS.index("totem"), KINDS.index("plate")]
    assert reserves(s)[0] == 16


@pytest.mark.rule("L-DIR-1")
def test_p09_swaps_without_price_or_condition() -> None:
    """Neither the size of collections nor action points matter."""
    s = own(own(with_power("p09", step="spend", ap=0), 0, "chief", "totem"), 1, *["plate"] * 3, *["chief"] * 2)
    play(s, "power p09")
    assert legal(s) == ["swap 1 chief plate", "swap 1 totem chief", "swap 1 totem plate"]
    refused = {
        "swap 0 chief plate": "L-SWAP-1",
        "swap 1 chief chief": "L-SWAP-6",
        "swap 1 statue plate": "L-SWAP-2",
        "swap 1 chief statue": "L-SWAP-2",
        "swap 2 chief plate": "L-SWAP-2",
        "swap 1 chief+totem plate": "L-ACT-1",
    }
    assert {text: why_not(s, text) for text in refused} == refused
    play(s, "swap 1 chief plate")
    assert (waits_for(s), s.ap) == ((0, "token"), 0)
    assert (treasures(s, 0), treasures(s, 1)) == ({"totem": 1, "plate": 1}, {"chief": 3, "plate": 2})


@pytest.mark.rule("L-DIR-1")
def test_p09_swaps_only_with_seats_at_the_table() -> None:
    s = own(own(with_power("p09", players=2), 0, "chief"), 1, "plate")
    play(s, "power p09")
    assert why_not(s, "swap 2 chief plate") == "L-SWAP-1"


# P4, the quartermaster.


@pytest.mark.rule("L-DIR-1")
def test_p10_makes_four_explorers_available() -> None:
    s = play(with_power("p10"), "power p10")
    assert (legal(s), why_not(s, "recruit leader")) == (["recruit explorer"], "L-CARD-a")
    play(s, *["recruit explorer"] * 4)
    assert (waits_for(s), reserves(s)) == (MAIN, (22, 1, 8, 1))


@pytest.mark.rule("L-DIR-1")
def test_p11_brings_four_pieces_to_one_camp() -> None:
    """C-62: all to the same, leaders too."""
    s = play(pitch(pitch(with_power("p11"), 0, "d3"), 1, "f2"), "power p11")
    assert {text.split()[2] for text in legal(s)} == {"a1", "d3"}
    assert why_not(s, "put explorer f2") == "L-CARD-a"
    play(s, "put leader d3")
    assert why_not(s, "put explorer a1") == "L-CARD-a"
    assert why_not(s, "put leader d3") == "L-CARD-b"
    assert legal(s) == ["put explorer d3", "done"]
    play(s, *["put explorer d3"] * 3)
    assert (waits_for(s), standing(s, "d3"), reserves(s)) == (MAIN, (3, 1), (15, 0, 12, 1))


@pytest.mark.rule("L-DIR-1")
def test_p12_sets_up_a_camp_or_moves_one() -> None:
    """C-63: like card 12, without pieces."""
    s = play(with_power("p12"), "power p12")
    assert legal(s) == ["camp b2", "camp d3", "camp f2"]
    assert why_not(s, "movecamp d3 f2") == "L-CARD-e"
    assert (waits_for(play(s, "camp d3")), s.camps[0].tolist()) == (MAIN, [at("d3"), NOWHERE])
    s = play(pitch(pitch(with_power("p12"), 0, "b2"), 0, "d3"), "power p12")
    assert sorted(legal(s)) == ["movecamp b2 f2", "movecamp d3 f2"]
    assert (waits_for(play(s, "movecamp b2 f2")), sorted(s.camps[0].tolist())) == (MAIN, [at("d3"), at("f2")])


# P5, the guide.


@pytest.mark.rule("L-DIR-1")
def test_p13_gives_five_points_for_moves_and_transfers() -> None:
    s = play(pitch(stand(with_power("p13", step="spend", ap=1), 0, "a1", 1, 1), 0, "d3"), "power p13")
    play(s, "transfer explorer a1 d3", "move explorer d3 e2", "move leader a1 b2")
    assert s.ap == 1
    play(s, "move leader b2 c1")
    assert (waits_for(s), s.ap) == ((0, "token"), 1)
    assert (standing(s, "e2"), standing(s, "c1")) == ((1, 0), (0, 1))


@pytest.mark.rule("L-DIR-1")
def test_p14_moves_a_group_to_a_neighbour_without_stones() -> None:
    s = play(stand(stand(with_power("p14"), 0, "a2", 2, 1), 0, "c3", 1), "power p14")
    neighbours = {"a1", "a3", "b2", "b3", "z3"}
    assert {text.split()[3] for text in legal(s) if text.startswith("shift explorer a2")} == neighbours
    assert why_not(s, "shift explorer a2 c3") == why_not(s, "shift explorer a2 a2") == "L-CARD-17"
    play(s, "shift leader a2 b2")
    assert legal(s) == ["shift explorer a2 b2", "done"]
    assert why_not(s, "shift explorer a2 b3") == why_not(s, "shift explorer c3 b3") == "L-CARD-17"
    play(s, "shift explorer a2 b2", "shift explorer a2 b2")
    assert (waits_for(s), standing(s, "b2"), standing(s, "a2")) == (MAIN, (2, 1), (0, 0))


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize(("here", "there"), [("a1", "a2"), ("a2", "a1"), ("z4", "a4"), ("b5", "c5"), ("c5", "d6")])
def test_p14_and_p15_go_from_and_to_every_kind_of_hex(here: str, there: str) -> None:
    """C-49."""
    for power in ("p14", "p15"):
        s = play(
            stand(stand(with_power(power), 0, here, 1), 1, there, 3), f"power {power}", f"shift explorer {here} {there}"
        )
        assert (waits_for(s), standing(s, there)) == (MAIN, (1, 0))


@pytest.mark.rule("L-DIR-1")
def test_p15_moves_one_piece_anywhere() -> None:
    s = play(stand(with_power("p15"), 0, "a1", 2, 1), "power p15")
    assert len(legal(s)) == 2 * (s.hexes - 1)
    assert why_not(s, "shift explorer a1 a1") == "L-CARD-17"
    play(s, "shift leader a1 i4")
    assert (waits_for(s), standing(s, "a1"), standing(s, "i4")) == (MAIN, (2, 0), (0, 1))


# P6, the curator.


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize(("number", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 10)])
def test_p16_scores_a_collection_at_once(number: int, points: int) -> None:
    """C-64: at most ten points."""
    s = own(own(with_power("p16"), 0, *["plate"] * number), 1, "chief")
    before = s.score.tolist()
    play(s, "power p16")
    assert legal(s) == ["collection plate"]
    assert why_not(s, "collection chief") == "L-DIR-1"
    play(s, "collection plate")
    assert waits_for(s) == MAIN
    assert (s.score - before).tolist() == [points, 0, 0, 0]
    assert (treasures(s, 0), s.scorings.sum()) == ({"plate": number}, 0)


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize("segment", ["main", "volcano"])
def test_p17_takes_an_open_card(segment: str) -> None:
    """C-65: also in scoring segments; the display is not refilled before maintenance."""
    step = "main" if segment == "main" else "spend"
    s = with_power("p17", left="06 21", step=step, segment="volcano")
    shown, drawn = display(s), int(s.deck_drawn)
    play(s, "power p17")
    assert legal(s) == [f"takecard {card}" for card in dict.fromkeys(shown)]
    assert why_not(s, "takecard 24") == "L-DRAFT-2"
    play(s, "takecard 02")
    assert waits_for(s) == (0, segment)
    assert cards(s, 0, "left") == ["06", "21", "02"]
    shown.remove("02")
    assert (display(s), s.deck_drawn, s.discarded) == (shown, drawn, 0)


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize("side", ["right", "left"])
def test_p18_takes_back_the_card_just_played(side: str) -> None:
    """C-66: after its effect, before the end of the turn."""
    s = with_power("p18", **{side: "15"})
    assert why_not(s, "power p18") == "L-DIR-1"
    play(s, f"play 15 {side}")
    assert why_not(s, "power p18") == "L-ACT-1", "the card is still at work"
    play(s, "recruit explorer", "done")
    assert s.discarded == 1
    play(s, "power p18")
    assert (cards(s, 0, "left"), cards(s, 0, "right"), s.discarded) == (["15"], [], 0)
    assert legal(s) == ["end"]
    play(s, "end")
    assert waits_for(s) == (1, "main")


@pytest.mark.rule("L-DIR-1")
def test_p18_needs_a_free_left_slot() -> None:
    """C-66: the one that the card came from counts."""
    full = with_power("p18", right="15", left="02 03 04")
    play(full, "play 15 right", "recruit explorer", "done")
    assert why_not(full, "power p18") == "L-DIR-1"
    assert "power p18" not in legal(full)
    freed = with_power("p18", left="15 03 04")
    play(freed, "play 15 left", "recruit explorer", "done", "power p18")
    assert sorted(cards(freed, 0, "left")) == ["03", "04", "15"]


@pytest.mark.rule("L-DIR-1")
def test_p18_takes_back_only_a_card_of_this_turn() -> None:
    """Not after stashing, not in the next turn."""
    s = others_pass(with_power("p18", right="15 02"))
    play(s, "play 15 right", "recruit explorer", "done", "end")
    assert why_not(s, "power p18") == "L-DIR-1"
    play(s, "stash 02")
    assert (waits_for(s), why_not(s, "power p18")) == ((0, "after"), "L-DIR-1")


@pytest.mark.rule("L-DIR-1", "L-CARD-01")
@pytest.mark.parametrize(
    ("card", "steps"), [("01-2", ()), ("22-1", ("place z4 0",)), ("15", ("recruit explorer", "done"))]
)
def test_a_card_that_came_back_is_played_again_if_it_still_has_a_use(card: str, steps: tuple[str, ...]) -> None:
    """C-56: not without its tokens or its tile."""
    s = others_pass(with_power("p18", right=card))
    play(s, f"play {card} right", *steps, "power p18", "end")
    assert why_not(s, f"play {card} left") == (None if card == "15" else "L-CARD-f")


# P7, the guardian of the temple.


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize("step", ["main", "spend"])
def test_p19_places_a_guardian_for_free(step: str) -> None:
    """C-67: for 0 points; the other pieces there leave the game as usual."""
    s = stand(stand(with_power("p19", step=step, ap=2), 0, "c3", 2, 1), 1, "c3", 4)
    ap = int(s.ap)
    play(s, "power p19")
    assert legal(s) == ["guard explorer c3", "guard leader c3"]
    play(s, "guard explorer c3")
    assert (waits_for(s)[1], s.ap) == ("main" if step == "main" else "token", ap)
    assert (s.guardian[at("c3")], s.guardians_left[0]) == (0, 1)
    assert (standing(s, "c3"), s.explorers_gone[0], s.leaders_gone[0]) == ((0, 0), 1, 1)


@pytest.mark.rule("L-DIR-1")
def test_p19_obeys_the_rules_of_guardians() -> None:
    s = guardian(stand(with_power("p19"), 0, "c3", 2), 1, "f4")
    for name, theirs in (("d1", 1), ("f4", 0), ("b4", 0)):
        stand(stand(s, 0, name, 1), 1, name, theirs)
    play(s, "power p19")
    assert legal(s) == ["guard explorer c3"]
    refused = {
        "guard leader c3": "R-GUARD-2",
        "guard explorer d1": "R-GUARD-1",
        "guard explorer f4": "R-GUARD-1",
        "guard explorer g2": "R-GUARD-1",
        "guard explorer b4": "R-GUARD-1",
    }
    assert {text: why_not(s, text) for text in refused} == refused
    s = stand(guardian(guardian(with_power("p19"), 0, "c3"), 0, "d1"), 0, "g2", 2)
    assert why_not(s, "power p19") == "L-DIR-1", "two guardians are the most"


def warded(power: str = "p20", segment: str = "token", ap: int = 13) -> LegendState:
    """Seat 0 could guard c3 and d1."""
    s = stand(with_power(power, step="spend", segment=segment, ap=ap, ap_token=10), 0, "c3", 3, 1)
    return stand(s, 0, "d1", 2)


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize("segment", ["token", "volcano", "final"])
def test_p20_saves_the_pieces_beside_a_guardian(segment: str) -> None:
    """C-67: they go back to the available reserve; for both guardians of the segment."""
    s = play(warded(segment=segment), "power p20", "guard explorer c3", "guard explorer d1")
    assert (reserves(s), s.explorers_gone[0], s.leaders_gone[0]) == ((16, 1, 12, 1), 0, 0)
    assert (standing(s, "c3"), standing(s, "d1"), s.ap) == ((0, 0), (0, 0), 3)


@pytest.mark.rule("L-DIR-1")
def test_p20_holds_until_the_segment_ends() -> None:
    """C-67: a guardian placed before is not undone, one in the next segment is not helped."""
    s = play(warded(), "guard explorer d1", "power p20")
    assert (s.explorers_gone[0], reserves(s)[0]) == (1, 13)
    play(others_pass(s), "end")
    hold(s, 0, ap_token=10)
    play(s, "activate", "begin", "guard explorer c3")
    assert (s.explorers_gone[0], s.leaders_gone[0]) == (3, 1)


@pytest.mark.rule("L-DIR-1")
def test_p20_helps_nobody_else() -> None:
    s = with_power("p20", tiles="B6")
    stand(s, 1, "c3", 3)
    play(s, "place c2 0 B6", "power p20", "end")
    assert waits_for(s) == (1, "volcano")
    play(s, "guard explorer c3")
    assert (s.explorers_gone[1], s.explorers_left[1]) == (2, 15)


@pytest.mark.rule("L-DIR-1")
def test_p21_puts_explorers_on_temples() -> None:
    s = play(guardian(with_power("p21"), 1, "c3"), "power p21")
    assert legal(s) == [f"put explorer {name}" for name in TEMPLES]
    assert why_not(s, "put leader c3") == why_not(s, "put explorer b4") == "L-CARD-a"
    play(s, "put explorer c3", "put explorer g2")
    assert (waits_for(s), standing(s, "c3"), standing(s, "g2")) == (MAIN, (1, 0), (1, 0))


# P8, the volcanologist.


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize("site", ["a4", "h3", "c5", "e4"])
def test_p22_puts_explorers_on_one_volcano_or_lake(site: str) -> None:
    """C-68: no matter who stands there already."""
    s = play(stand(stand(with_power("p22"), 0, site, 4), 1, site, 9), "power p22")
    assert legal(s) == [f"put explorer {name}" for name in ("a4", "c5", "e4", "h3")]
    assert (
        why_not(s, f"put leader {site}") == why_not(s, "put explorer c2") == why_not(s, "put explorer a1") == "L-CARD-a"
    )
    play(s, f"put explorer {site}")
    assert legal(s) == [f"put explorer {site}", "done"]
    assert why_not(s, f"put explorer {'a4' if site != 'a4' else 'c5'}") == "L-CARD-a"
    play(s, f"put explorer {site}")
    assert (waits_for(s), standing(s, site)) == (MAIN, (6, 0))


def segments(s: LegendState) -> list[tuple[int, int]]:
    """Seat and action points of all segments of a scoring round, in which nobody does anything."""
    found = []
    while waits_for(s)[1] in ("volcano", "final"):
        found.append((int(s.to_act), int(s.ap)))
        play(s, "end")
    return found


def volcano_by(s: LegendState, seat: int) -> LegendState:
    """It is that seat's turn, and it lays a volcano on c2, or on c4 if there is one."""
    s.to_act, s.turn = seat, seat
    tile, name = ("B6", "c2") if s.terrain[at("c2")] == 1 else ("D5", "c4")
    return play(hold(s, seat, tiles=tile), f"place {name} 0 {tile}")


@pytest.mark.rule("L-DIR-1", "L-VOLC-2")
@pytest.mark.parametrize("placer", [0, 1])
def test_p23_gives_thirteen_points_in_the_next_scoring_segment(placer: int) -> None:
    """C-69: in that one only, no matter who starts it."""
    s = play(with_power("p23"), "power p23")
    assert waits_for(s) == MAIN
    assert dict(segments(volcano_by(s, placer))) == {0: 13, 1: 10, 2: 10, 3: 10}
    assert dict(segments(volcano_by(s, 2))) == {0: 10, 1: 10, 2: 10, 3: 10}


@pytest.mark.rule("L-DIR-1", "L-FINAL-1")
def test_p23_can_help_in_the_final_scoring() -> None:
    s = play(with_power("p23"), "power p23")
    s.round_number = 6
    play(s, *["pass"] * 4)
    assert segments(s) == [(0, 13), (1, 10), (2, 10), (3, 10)]


@pytest.mark.rule("L-DIR-1")
def test_p23_inside_a_scoring_segment_is_for_the_next_one() -> None:
    """C-69."""
    s = volcano_by(with_power("p23"), 0)
    play(s, "power p23")
    assert (waits_for(s), s.ap) == ((0, "volcano"), 10)
    segments(s)
    assert dict(segments(volcano_by(s, 3))) == {0: 13, 1: 10, 2: 10, 3: 10}


@pytest.mark.rule("L-DIR-1")
def test_p23_comes_too_late_in_the_final_segments() -> None:
    """C-69; inside the segment of an AP token it is fine."""
    s = with_power("p23", step="spend", segment="final")
    assert why_not(s, "power p23") == "L-DIR-1"
    assert "power p23" not in legal(s)
    assert why_not(with_power("p23", step="spend"), "power p23") is None


@pytest.mark.rule("L-DIR-1")
def test_p24_names_any_hex() -> None:
    """C-70."""
    s = play(with_power("p24"), "power p24")
    assert legal(s) == [f"hex {name}" for name in HEX_NAMES]
    play(s, "hex z4")
    assert (waits_for(s), s.tie_hex.tolist()) == (MAIN, [at("z4"), NOWHERE, NOWHERE, NOWHERE])


def tied(site: str, mine: int = 2, theirs: int = 2) -> LegendState:
    """Seat 0 has named a hex where it meets seat 1."""
    s = play(with_power("p24"), "power p24", f"hex {site}")
    return stand(stand(s, 0, site, mine), 1, site, theirs)


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize(("site", "category", "points"), [("f4", "temples", 4), ("c5", "volcanoes", 10)])
@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (1, 2), (2, 2), (3, 2)])
def test_p24_wins_a_tie(site: str, category: str, points: int, mine: int, theirs: int) -> None:
    """C-70: for the highest value above 0, and for the owner alone."""
    s = tied(site, mine, theirs)
    assert breakdown(s, 0).subtotal(category) == (points if mine >= theirs and mine else 0)
    assert breakdown(s, 1).subtotal(category) == (points if theirs > mine else 0)


@pytest.mark.rule("L-DIR-1")
def test_p24_does_not_help_against_a_third_player() -> None:
    s = stand(tied("f4"), 2, "f4", 3)
    assert breakdown(s, 0).total == 0
    s = stand(tied("f4"), 2, "f4", 2)
    assert breakdown(s, 0).subtotal("temples") == 4


@pytest.mark.rule("L-DIR-1")
def test_p24_wins_products_too() -> None:
    """Open land with temples, lakes with masks."""
    jungle = stand(tied("c2"), 0, "f4", 1)
    assert breakdown(jungle, 0).subtotal("jungles") == 1
    lake = stand(tied("a4"), 0, "b4", 1)
    assert breakdown(lake, 0).subtotal("lakes") == 1


@pytest.mark.rule("L-DIR-1")
def test_p24_does_not_beat_a_guardian() -> None:
    """C-70."""
    s = guardian(tied("f4"), 1, "f4")
    assert (breakdown(s, 0).total, breakdown(s, 1).subtotal("temples")) == (0, 4)


@pytest.mark.rule("L-DIR-1")
def test_p24_is_spent_in_the_next_scoring_of_its_owner() -> None:
    """C-70: not in those of others, and even if nothing was tied."""
    s = volcano_by(tied("f4"), 1)
    play(s, "end")
    assert (waits_for(s), s.tie_hex[0]) == ((0, "volcano"), at("f4"))
    before = int(s.score[0])
    play(s, "end")
    assert (s.score[0] - before, s.tie_hex[0], breakdown(s, 0).total) == (4, NOWHERE, 0)
    untied = volcano_by(tied("f4", 1, 0), 0)
    play(untied, "end")
    assert untied.tie_hex[0] == NOWHERE


@pytest.mark.rule("L-DIR-1")
def test_p24_does_not_help_for_camps_tiles_and_guardians() -> None:
    """C-70."""
    camp = tied("f2")
    assert why_not(play(hold(camp, 0, right="12"), "play 12 right"), "camp f2") == "L-AP-3"
    jungle = hold(tied("c2"), 0, tiles="A1")
    assert why_not(jungle, "place c2 0 A1") == "L-TILE-2"
    temple = hold(tied("f4"), 0, ap_token=10)
    assert why_not(play(temple, "activate", "begin"), "guard explorer f4") == "R-GUARD-1"
