"""Action cards: what each of them does, step by step (L-CARD)."""

from __future__ import annotations

from collections.abc import Callable

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
from legend_positions import cards, hold, legal, legend_position, play, stone_token, treasures, waits_for, why_not
from positions import at, guardian, pitch, stand, terrain
from tikal.games.legend.rules.cards import CARD_IDS, IS_PERMANENT
from tikal.games.legend.rules.state import LegendState
from tikal.rules.terrain import BASE_HEXES, HEX_NAMES, NOWHERE, TILE_IDS, VOLCANO

DOTTED = HEX_NAMES[BASE_HEXES:]
AFTER = (0, "after")


def playing(card: str, s: LegendState) -> LegendState:
    """Seat 0 plays a card, which it gets on its right side."""
    return play(hold(s, 0, right=card), f"play {card} right")


def only(s: LegendState, explorers: int, leaders: int = 0) -> LegendState:
    """All that seat 0 has in its available reserve."""
    s.explorers_left[0], s.leaders_left[0] = explorers, leaders
    return s


# Playing a card.


@pytest.mark.rule("L-ACT-1")
@pytest.mark.parametrize("side", ["right", "left"])
def test_a_card_is_played_from_either_side_and_leaves_the_game(side: str) -> None:
    s = legend_position(right="15 13", left="15 13")
    play(s, f"play 13 {side}", "camp b2", "done")
    assert waits_for(s) == AFTER
    assert (cards(s, 0, side), s.discarded) == (["15"], 1)
    assert sorted(cards(s, 0, "left") + cards(s, 0, "right")) == ["13", "15", "15"]
    assert waits_for(play(s, "end")) == (1, "main")


@pytest.mark.rule("L-CARD-13")
def test_t_lcard_13_a_camp_and_a_piece_or_the_card_on_the_left_instead() -> None:
    s = legend_position(right="13", left="17")
    stand(s, 0, "a1", 1)
    assert {"play 13 right", "play 17 left"} <= set(legal(s))
    play(s, "play 13 right", "camp d3", "put explorer d3")
    assert waits_for(s) == AFTER
    assert (s.camps[0].tolist(), standing(s, "d3")) == ([at("d3"), NOWHERE], (1, 0))
    assert (cards(s, 0, "right"), cards(s, 0, "left"), s.discarded) == ([], ["17"], 1)


def border_filled(s: LegendState) -> LegendState:
    for name in DOTTED:
        terrain(s, name, "lake")
    return s


def border_tiles_gone(s: LegendState) -> LegendState:
    s.border_laid[:] = 1
    return s


def treasures_gone(s: LegendState) -> LegendState:
    s.blue[:] = 0
    s.tokens[:] = 0
    return s


USELESS: list[tuple[str, Callable[[LegendState], LegendState]]] = [
    *[(f"01-{k}", treasures_gone) for k in range(1, 9)],
    *[(card, useless) for card in ("02", "03", "08") for useless in (nobody_left, treasures_gone)],
    *[(card, as_it_is) for card in ("04", "05", "06", "10", "11", "17", "18")],
    ("09", nobody_left),
    *[(card, rivals_on_clearings) for card in ("12", "13", "14")],
    *[(card, everybody_available) for card in ("15", "16")],
    *[(card, gone) for card in ("22-1", "22-4", "23", "24") for gone in (border_filled, border_tiles_gone)],
]


@pytest.mark.rule("L-CARD-f")
@pytest.mark.parametrize(("card", "useless"), USELESS)
def test_a_card_without_a_use_cannot_be_played_but_stashed(
    card: str, useless: Callable[[LegendState], LegendState]
) -> None:
    """Without pieces on the site, without a reserve, without room, or without what the card takes."""
    s = hold(useless(legend_position()), 0, right=card)
    assert why_not(s, f"play {card} right") == "L-CARD-f"
    assert f"play {card} right" not in legal(s)
    play(s, f"stash {card}")
    assert cards(s, 0, "left") == [card]


@pytest.mark.rule("L-STASH-4", "L-CARD-07", "L-CARD-20", "L-CARD-21")
@pytest.mark.parametrize("card", [card for number, card in enumerate(CARD_IDS) if IS_PERMANENT[number]])
def test_permanent_cards_are_not_played(card: str) -> None:
    s = legend_position(right=card, left=f"{card}x")
    assert why_not(s, f"play {card} right") == why_not(s, f"play {card}x left") == "L-STASH-4"
    assert not legal(s, "play")


@pytest.mark.rule("L-ACT-1", "L-CARD-b")
def test_in_the_middle_of_a_card_only_its_own_steps_are_possible() -> None:
    """C-26: neither other cards nor the AP token, no power, no look, no end."""
    s = playing("03", legend_position(right="07 15", ap_token=8, tiles="A1", powers="P4 P1 P2 P3"))
    others = ("end", "pass", "activate", "play 15 right", "stash 15", "place c2 0 A1", "power p10", "look right")
    assert {why_not(s, text) for text in (*others, "dig b4", "deploy explorer a1", "begin")} == {"L-ACT-1"}
    play(s, "put explorer b4")
    assert legal(s) == ["put explorer b4", "done"]
    assert {why_not(s, text) for text in others} == {"L-ACT-1"}


@pytest.mark.rule("L-CARD-b")
@pytest.mark.parametrize(
    ("card", "first"),
    [
        ("02", "put explorer b4"),
        ("05", "dig b4"),
        ("09", "put explorer a2"),
        ("10", "clear a2"),
        ("11", "clear a2"),
        ("13", "camp b2"),
        ("14", "camp b2"),
        ("15", "recruit explorer"),
        ("16", "recruit leader"),
        ("17", "shift explorer a2 b3"),
        ("18", "move explorer a2 b3"),
    ],
)
def test_at_least_one_step_and_then_as_few_as_one_likes(card: str, first: str) -> None:
    """A-51, C-46: `done` is possible after the first step, not before."""
    s = legend_position()
    for site in ("a2", "b4", "c3"):
        stand(s, 0, site, 3)
    playing(card, s)
    assert why_not(s, "done") == "L-CARD-b"
    assert "done" not in legal(s)
    play(s, first)
    assert "done" in legal(s)
    play(s, "done")
    assert waits_for(s) == AFTER
    assert (s.effect, s.effect_steps, s.effect_from, s.effect_to) == (-1, 0, NOWHERE, NOWHERE)
    assert not s.worked.any()


# Cards 01 to 08: treasures.


@pytest.mark.rule("L-CARD-01")
@pytest.mark.parametrize(("card", "kind"), [(f"01-{number}", kind) for number, kind in enumerate(KINDS, 1)])
def test_card_01_takes_both_blue_treasures_of_its_kind(card: str, kind: str) -> None:
    """A-43; there are no steps."""
    s = playing(card, legend_position())
    assert waits_for(s) == AFTER
    assert treasures(s, 0) == {kind: 2}
    assert s.blue.tolist() == [0 if other == kind else 2 for other in KINDS]


@pytest.mark.rule("L-CARD-01")
def test_card_01_takes_two_kinds_where_the_table_says_so() -> None:
    """A-43: each kind is then shown on two cards, and the later one still finds its token."""
    pairs = tuple((KINDS[k], KINDS[(k + 1) % 8]) for k in range(8))
    s = others_pass(legend_position(right="01-1", left="01-2", legend__card01=pairs))
    play(s, "play 01-1 right")
    assert treasures(s, 0) == {"chief": 1, "jaguar": 1}
    play(s, "end", "play 01-2 left")
    assert treasures(s, 0) == {"chief": 1, "jaguar": 2, "totem": 1}
    assert s.blue.tolist() == [1, 0, 1, 2, 2, 2, 2, 2]


@pytest.mark.rule("L-CARD-01")
@pytest.mark.parametrize("left", [0, 1])
def test_a_card_01_that_came_back_finds_no_tokens(left: int) -> None:
    """C-56: both must still be on the management board."""
    s = legend_position(right="01-3")
    s.blue[KINDS.index("totem")] = left
    assert why_not(s, "play 01-3 right") == "L-CARD-f"


@pytest.mark.rule("L-CARD-02", "L-CARD-03", "L-CARD-b")
@pytest.mark.parametrize(("card", "most"), [("02", 2), ("03", 3)])
def test_cards_02_and_03_put_explorers_on_one_ruins(card: str, most: int) -> None:
    s = playing(card, legend_position())
    assert legal(s) == ["put explorer b4", "put explorer e1"]
    for _ in range(most - 1):
        play(s, "put explorer b4")
        assert legal(s) == ["put explorer b4", "done"]
    play(s, "put explorer b4")
    assert waits_for(s) == AFTER
    assert (standing(s, "b4"), s.explorers_left[0], s.explorers_away[0]) == ((most, 0), 18 - most, 12)


@pytest.mark.rule("L-CARD-a")
@pytest.mark.parametrize("card", ["02", "03", "08"])
def test_explorers_only_and_only_ruins_with_treasures(card: str) -> None:
    s = terrain(terrain(legend_position(), "c2", "ruins", tokens=0), "d2", "ruins", tokens=1)
    playing(card, s)
    assert legal(s, "put") == ["put explorer b4", "put explorer d2", "put explorer e1"]
    for text in ("put leader b4", "put explorer c2", "put explorer c3", "put explorer a1", "put explorer z4"):
        assert why_not(s, text) == "L-CARD-a", text


@pytest.mark.rule("L-CARD-02", "L-CARD-03")
@pytest.mark.parametrize("card", ["02", "03"])
def test_all_explorers_of_the_card_go_to_the_same_ruins(card: str) -> None:
    s = play(playing(card, legend_position()), "put explorer e1")
    assert why_not(s, "put explorer b4") == "L-CARD-a"
    assert legal(s) == ["put explorer e1", "done"]


@pytest.mark.rule("L-CARD-b")
@pytest.mark.parametrize(("card", "site"), [("02", "b4"), ("03", "b4"), ("09", "a2")])
def test_with_a_small_reserve_one_places_what_one_has(card: str, site: str) -> None:
    """A-51: the card then ends by itself; leaders do not help out."""
    s = play(playing(card, only(legend_position(), 1, 1)), f"put explorer {site}")
    assert waits_for(s) == AFTER
    assert (standing(s, site), s.explorers_left[0], s.leaders_left[0]) == ((1, 0), 0, 1)


@pytest.mark.rule("L-CARD-02", "L-CARD-03", "L-CARD-08", "L-CARD-09")
@pytest.mark.parametrize(("card", "site"), [("02", "b4"), ("03", "b4"), ("08", "b4"), ("09", "c3")])
def test_opponents_and_guardians_on_the_site_do_not_matter(card: str, site: str) -> None:
    """C-52."""
    s = stand(legend_position(), 1, site, 4, 1)
    if site == "c3":
        guardian(s, 2, site)
    play(playing(card, s), f"put explorer {site}")
    assert standing(s, site) == (1, 0)


def excavation() -> LegendState:
    """Four treasures on b4, two on e1."""
    return stack(stack(legend_position(), "b4", "totem", "plate", "statue", "bracelet"), "e1", "necklace", "carafe")


@pytest.mark.rule("L-CARD-04", "L-CARD-05", "L-CARD-06", "L-CARD-c")
@pytest.mark.parametrize(("card", "most"), [("04", 1), ("05", 2), ("06", 3)])
def test_cards_04_to_06_take_treasures_from_the_top(card: str, most: int) -> None:
    """A-52: card 06 takes three from one ruins; action points and limits of a turn have nothing to do with it."""
    s = playing(card, stand(excavation(), 0, "b4", 3, 1))
    s.ap = 0
    play(s, *["dig b4"] * most)
    assert waits_for(s) == AFTER
    assert treasures(s, 0) == dict.fromkeys(("totem", "plate", "statue")[:most], 1)
    assert (s.tokens[at("b4")], s.ap, s.dug.sum()) == (4 - most, 0, 0)


@pytest.mark.rule("L-CARD-05", "L-CARD-06")
def test_treasures_may_come_from_different_ruins() -> None:
    s = playing("06", stand(stand(excavation(), 0, "b4", 1, 1), 0, "e1", 1))
    assert legal(s) == ["dig b4", "dig e1"]
    play(s, "dig e1", "dig b4", "dig b4")
    assert waits_for(s) == AFTER
    assert treasures(s, 0) == {"necklace": 1, "totem": 1, "plate": 1}


@pytest.mark.rule("L-CARD-05", "L-CARD-06", "L-CARD-c")
@pytest.mark.parametrize("card", ["05", "06"])
def test_each_treasure_is_taken_with_a_different_piece(card: str) -> None:
    """The leader is a piece like any other."""
    s = playing(card, stand(stand(excavation(), 0, "b4", 0, 1), 0, "e1", 1))
    play(s, "dig b4")
    assert why_not(s, "dig b4") == "L-CARD-c"
    assert legal(s) == ["dig e1", "done"]


@pytest.mark.rule("L-CARD-05", "L-CARD-06")
@pytest.mark.parametrize(("card", "explorers", "tokens"), [("05", 1, 4), ("06", 2, 4), ("06", 3, 2)])
def test_digging_ends_when_pieces_or_treasures_run_out(card: str, explorers: int, tokens: int) -> None:
    s = stand(stack(legend_position(), "b4", *KINDS[:tokens]), 0, "b4", explorers)
    playing(card, s)
    play(s, *["dig b4"] * min(explorers, tokens))
    assert waits_for(s) == AFTER


@pytest.mark.rule("L-CARD-04")
@pytest.mark.parametrize(
    ("site", "rule"), [("e1", "L-CARD-c"), ("d2", "R-DIG-4"), ("c3", "R-DIG-1"), ("a1", "R-DIG-1"), ("z4", "R-DIG-1")]
)
def test_where_card_04_finds_nothing(site: str, rule: str) -> None:
    """Without a piece of your own, in emptied ruins, elsewhere."""
    s = stand(terrain(excavation(), "d2", "ruins", tokens=0), 0, "b4", 1)
    stand(stand(stand(s, 0, "c3", 1), 0, "d2", 1), 1, "e1", 1)
    playing("04", s)
    assert legal(s) == ["dig b4"]
    assert why_not(s, f"dig {site}") == rule


@pytest.mark.rule("L-CARD-08")
def test_card_08_puts_an_explorer_orders_the_stack_and_takes_the_top() -> None:
    s = stack(legend_position(), "b4", "totem", "plate", "totem")
    playing("08", s)
    assert legal(s) == ["put explorer b4", "put explorer e1"]
    play(s, "put explorer b4")
    assert (standing(s, "b4"), s.explorers_left[0]) == ((1, 0), 17)
    # Two totems are alike: three orders, not six.
    assert sorted(legal(s)) == ["order plate totem totem", "order totem plate totem", "order totem totem plate"]
    play(s, "order plate totem totem")
    assert waits_for(s) == AFTER
    assert (treasures(s, 0), s.tokens[at("b4")]) == ({"plate": 1}, 2)
    assert s.token[at("b4"), :2].tolist() == [KINDS.index("totem")] * 2


@pytest.mark.rule("L-CARD-08")
def test_the_next_diggers_find_the_stack_in_the_new_order() -> None:
    s = stack(legend_position(right="06"), "b4", "totem", "plate", "statue", "necklace")
    others_pass(s)
    play(playing("08", s), "put explorer b4", "order statue necklace totem plate", "end")
    stand(s, 0, "b4", 1)
    play(s, "play 06 right", "dig b4")
    assert treasures(s, 0) == {"statue": 1, "necklace": 1}
    play(s, "dig b4")
    assert treasures(s, 0) == {"statue": 1, "necklace": 1, "totem": 1}


@pytest.mark.rule("L-CARD-08")
def test_the_stack_must_be_ordered() -> None:
    """C-51: one cannot stop in between."""
    s = playing("08", legend_position())
    assert why_not(s, "done") == "L-CARD-b"
    play(s, "put explorer b4")
    assert why_not(s, "done") == "L-CARD-b"
    assert why_not(s, "put explorer b4") == "L-ACT-1"


@pytest.mark.rule("L-CARD-08")
def test_one_treasure_is_ordered_too() -> None:
    """C-51: the step is still explicit."""
    s = play(playing("08", stack(legend_position(), "b4", "plate")), "put explorer b4")
    assert legal(s) == ["order plate"]
    play(s, "order plate")
    assert (waits_for(s), treasures(s, 0)) == (AFTER, {"plate": 1})


@pytest.mark.rule("L-CARD-08")
@pytest.mark.parametrize(
    "order", ["plate", "plate totem totem", "totem plate plate", "plate totem plate totem", "chief totem plate", "?"]
)
def test_an_order_names_just_the_treasures_of_the_stack(order: str) -> None:
    s = play(playing("08", stack(legend_position(), "b4", "plate", "totem", "statue")), "put explorer b4")
    assert why_not(s, f"order {order}") == "L-CARD-08"
    assert len(legal(s)) == 6


# Cards 09 to 11: temples.


@pytest.mark.rule("L-CARD-09", "L-CARD-a")
def test_card_09_puts_explorers_on_one_temple_or_two() -> None:
    s = playing("09", legend_position())
    assert legal(s) == [f"put explorer {name}" for name in TEMPLES]
    assert why_not(s, "put leader c3") == why_not(s, "put explorer b4") == why_not(s, "put explorer a1") == "L-CARD-a"
    other = playing("09", legend_position())
    play(s, "put explorer c3", "put explorer f4")
    play(other, "put explorer c3", "put explorer c3")
    assert waits_for(s) == waits_for(other) == AFTER
    assert (standing(s, "c3"), standing(s, "f4")) == ((1, 0), (1, 0))
    assert (standing(other, "c3"), other.explorers_left[0]) == ((2, 0), 16)


@pytest.mark.rule("L-CARD-10", "L-CARD-c")
def test_card_10_adds_two_floors_to_one_temple() -> None:
    s = playing("10", stand(stand(legend_position(), 0, "c3", 1, 1), 0, "d1", 2))
    s.ap = 0
    assert legal(s) == ["clear c3", "clear d1"]
    play(s, "clear c3")
    assert legal(s) == ["clear c3", "done"]
    assert why_not(s, "clear d1") is not None
    play(s, "clear c3")
    assert waits_for(s) == AFTER
    assert (s.temple[at("c3")], s.temple[at("d1")], s.floors[4], s.floors[5]) == (5, 3, 8, 10)
    assert (s.ap, s.cleared.sum()) == (0, 0)


@pytest.mark.rule("L-CARD-10", "L-CARD-c")
def test_each_floor_needs_a_piece_of_its_own() -> None:
    s = playing("10", stand(stand(legend_position(), 0, "c3", 1), 1, "d1", 1))
    assert legal(s) == ["clear c3"]
    assert why_not(s, "clear d1") == "L-CARD-c"
    play(s, "clear c3")
    assert waits_for(s) == AFTER


@pytest.mark.rule("L-CARD-11")
def test_card_11_adds_a_floor_to_each_of_three_temples() -> None:
    s = legend_position()
    for name in ("a2", "c3", "d1", "g2"):
        stand(s, 0, name, 2)
    playing("11", s)
    play(s, "clear c3")
    assert why_not(s, "clear c3") == "L-CARD-11"
    play(s, "clear g2")
    assert legal(s) == ["clear a2", "clear d1", "done"]
    play(s, "clear a2")
    assert waits_for(s) == AFTER
    assert [int(s.temple[at(name)]) for name in ("a2", "c3", "d1", "g2")] == [2, 4, 3, 5]


@pytest.mark.rule("L-CARD-11")
def test_card_11_ends_when_no_temple_is_left() -> None:
    s = stand(stand(legend_position(), 0, "c3", 5), 0, "d1", 0, 1)
    play(playing("11", s), "clear c3", "clear d1")
    assert waits_for(s) == AFTER


@pytest.mark.rule("L-CARD-10", "L-CARD-11", "L-CARD-d")
@pytest.mark.parametrize("card", ["10", "11"])
def test_floors_follow_the_usual_rules_and_supplies(card: str) -> None:
    s = legend_position()
    for name in (*TEMPLES, "b4"):
        stand(s, 0, name, 2)
    guardian(guardian(s, 0, "c3"), 1, "d1")
    s.temple[at("f4")] = 10
    s.floors[2] = 0
    playing(card, s)
    assert legal(s) == ["clear g2"]
    refused = {"a2": "R-CLEAR-4", "c3": "R-CLEAR-5", "d1": "R-CLEAR-5", "f4": "R-CLEAR-6", "b4": "R-CLEAR-1"}
    assert {name: why_not(s, f"clear {name}") for name in refused} == refused


@pytest.mark.rule("L-CARD-d")
def test_a_supply_that_runs_out_ends_card_10() -> None:
    s = stand(legend_position(), 0, "c3", 2)
    s.floors[5] = 0
    play(playing("10", s), "clear c3")
    assert (waits_for(s), s.temple[at("c3")]) == (AFTER, 4)


# Cards 12 to 14: camps.


@pytest.mark.rule("L-CARD-12")
def test_card_12_sets_up_a_camp_for_free() -> None:
    s = playing("12", terrain(legend_position(), "c2", "ruins", tokens=0))
    assert legal(s) == ["camp b2", "camp c2", "camp d3", "camp f2"]
    play(s, "camp c2")
    assert waits_for(s) == AFTER
    assert (s.camps[0].tolist(), s.ap) == ([at("c2"), NOWHERE], 0)


@pytest.mark.rule("L-CARD-12", "L-CARD-13", "L-CARD-14", "L-CARD-e")
@pytest.mark.parametrize("card", ["12", "13", "14"])
def test_where_a_free_camp_may_stand(card: str) -> None:
    """Nobody there, or the majority; not where treasures lie or a camp stands."""
    s = pitch(legend_position(), 1, "d3")
    for name in ("c1", "c2", "d2", "e2"):
        terrain(s, name, "clearing")
    stand(stand(s, 0, "c1", 2), 1, "c1", 1)
    stand(stand(s, 0, "c2", 0, 1), 1, "c2", 3)
    stand(s, 1, "d2", 1)
    playing(card, s)
    assert legal(s) == ["camp b2", "camp c1", "camp e2", "camp f2"]
    refused = {"d3": "R-CAMP-2", "c2": "L-AP-3", "d2": "L-AP-3", "b4": "R-CAMP-1", "c3": "R-CAMP-1", "a1": "R-CAMP-1"}
    assert {name: why_not(s, f"camp {name}") for name in refused} == refused


@pytest.mark.rule("L-CARD-12", "L-CARD-13", "L-CARD-14", "L-CARD-e")
@pytest.mark.parametrize(("card", "more"), [("12", 0), ("13", 1), ("14", 2)])
def test_with_both_camps_out_one_of_them_is_moved(card: str, more: int) -> None:
    """C-47, C-48: under the same conditions, and pieces may follow."""
    s = pitch(pitch(pitch(legend_position(), 0, "b2"), 0, "d3"), 1, "c2")
    terrain(s, "e2", "ruins", tokens=0)
    playing(card, s)
    goals = ("e2", "f2")
    assert sorted(legal(s)) == [f"movecamp {here} {there}" for here in ("b2", "d3") for there in goals]
    assert why_not(s, "camp f2") == "R-CAMP-3"
    assert why_not(s, "movecamp c2 f2") == why_not(s, "movecamp a1 f2") == "L-CARD-e"
    assert why_not(s, "movecamp b2 d3") == why_not(s, "movecamp b2 b2") == "R-CAMP-2"
    play(s, "movecamp d3 e2", *["put explorer e2"] * more)
    assert waits_for(s) == AFTER
    assert sorted(s.camps[0].tolist()) == [at("b2"), at("e2")]
    assert standing(s, "e2") == (more, 0)


@pytest.mark.rule("L-CARD-e")
@pytest.mark.parametrize("card", ["12", "13", "14"])
def test_no_camp_is_moved_while_one_is_in_reserve(card: str) -> None:
    s = playing(card, pitch(legend_position(), 0, "b2"))
    assert legal(s) == ["camp d3", "camp f2"]
    assert why_not(s, "movecamp b2 d3") == "L-CARD-e"


@pytest.mark.rule("L-CARD-13", "L-CARD-14", "L-CARD-a")
@pytest.mark.parametrize(("card", "most"), [("13", 1), ("14", 2)])
def test_cards_13_and_14_put_pieces_into_the_new_camp(card: str, most: int) -> None:
    """C-47: the camp is obligatory, the pieces are not; leaders are allowed."""
    s = playing(card, pitch(legend_position(), 0, "b2"))
    assert why_not(s, "done") == "L-CARD-b"
    assert why_not(s, "put explorer b2") == "L-ACT-1"
    play(s, "camp f2")
    assert legal(s) == ["put explorer f2", "put leader f2", "done"]
    assert why_not(s, "put explorer b2") == why_not(s, "put explorer a1") == "L-CARD-a"
    play(s, *("put leader f2", "put explorer f2")[:most])
    assert waits_for(s) == AFTER
    assert standing(s, "f2") == (most - 1, 1)
    assert (s.explorers_left[0], s.leaders_left[0]) == (19 - most, 0)


@pytest.mark.rule("L-CARD-13", "L-CARD-14", "L-CARD-b")
@pytest.mark.parametrize(("card", "reserve"), [("13", 0), ("14", 0), ("14", 1)])
def test_the_camp_alone_is_enough_when_the_reserve_is_empty(card: str, reserve: int) -> None:
    s = play(playing(card, only(legend_position(), reserve)), "camp f2", *["put explorer f2"] * reserve)
    assert waits_for(s) == AFTER
    assert standing(s, "f2") == (reserve, 0)


@pytest.mark.rule("L-CARD-14")
def test_pieces_that_would_bring_the_majority_come_too_late() -> None:
    """C-47: the condition is checked before they arrive."""
    s = playing("14", stand(legend_position(), 1, "f2", 1))
    assert why_not(s, "camp f2") == "L-AP-3"


# Cards 15 to 19: reserves, moves, stones.


@pytest.mark.rule("L-CARD-15")
def test_card_15_makes_four_explorers_available() -> None:
    s = playing("15", legend_position())
    assert legal(s) == ["recruit explorer"]
    assert why_not(s, "recruit leader") == "L-CARD-a"
    play(s, *["recruit explorer"] * 4)
    assert waits_for(s) == AFTER
    assert reserves(s) == (22, 1, 8, 1)


@pytest.mark.rule("L-CARD-15", "L-CARD-b")
def test_card_15_ends_when_all_explorers_are_available() -> None:
    s = legend_position()
    s.explorers_away[0] = 2
    play(playing("15", s), "recruit explorer", "recruit explorer")
    assert (waits_for(s), s.explorers_away[0]) == (AFTER, 0)


@pytest.mark.rule("L-CARD-16")
@pytest.mark.parametrize(("first", "second"), [("explorer", "leader"), ("leader", "explorer")])
def test_card_16_makes_one_of_each_available(first: str, second: str) -> None:
    s = playing("16", legend_position())
    s.leaders_away[0] = 2
    assert legal(s) == ["recruit explorer", "recruit leader"]
    play(s, f"recruit {first}")
    assert why_not(s, f"recruit {first}") == "L-CARD-16"
    assert legal(s) == [f"recruit {second}", "done"]
    play(s, f"recruit {second}")
    assert waits_for(s) == AFTER
    assert reserves(s) == (19, 2, 11, 1)


@pytest.mark.rule("L-CARD-16")
@pytest.mark.parametrize(("who", "gone", "rule"), [("explorer", "leader", "L-AP-7"), ("leader", "explorer", "L-AP-6")])
def test_card_16_ends_when_nobody_else_is_away(who: str, gone: str, rule: str) -> None:
    s = legend_position()
    (s.leaders_away if gone == "leader" else s.explorers_away)[0] = 0
    playing("16", s)
    assert legal(s) == [f"recruit {who}"]
    assert why_not(s, f"recruit {gone}") == rule
    play(s, f"recruit {who}")
    assert waits_for(s) == AFTER


@pytest.mark.rule("L-CARD-17")
def test_card_17_moves_a_group_anywhere() -> None:
    """A-50: no path is needed. The first piece fixes both hexes; the card ends when all have gone."""
    s = playing("17", stand(stand(legend_position(), 0, "c3", 2, 1), 0, "a2", 1))
    play(s, "shift explorer c3 i3")
    assert legal(s) == ["shift explorer c3 i3", "shift leader c3 i3", "done"]
    for text in ("shift explorer a2 i3", "shift explorer c3 i2"):
        assert why_not(s, text) == "L-CARD-17", text
    play(s, "shift leader c3 i3", "shift explorer c3 i3")
    assert waits_for(s) == AFTER
    assert (standing(s, "c3"), standing(s, "i3"), standing(s, "a2")) == ((0, 0), (2, 1), (1, 0))


@pytest.mark.rule("L-CARD-17")
@pytest.mark.parametrize("here", ["a1", "b3", "c3", "c5", "a4", "z4"])
@pytest.mark.parametrize("there", ["a1", "c2", "d3", "e4", "h3", "i3"])
def test_card_17_leads_from_and_to_every_kind_of_hex(here: str, there: str) -> None:
    """C-49: the base camp, jungle, lakes, volcanoes and dotted hexes too; opponents there do not matter."""
    s = stand(stand(legend_position(), 0, here, 1), 1, there, 2)
    playing("17", s)
    if here == there:
        assert why_not(s, f"shift explorer {here} {there}") == "L-CARD-17"
    else:
        play(s, f"shift explorer {here} {there}")
        assert waits_for(s) == AFTER
        assert (standing(s, here), standing(s, there)) == ((0, 0), (1, 0))


@pytest.mark.rule("L-CARD-17")
def test_card_17_moves_ones_own_pieces() -> None:
    s = guardian(stand(stand(legend_position(), 0, "c3", 1), 1, "d1", 1), 0, "a2")
    playing("17", s)
    assert len(legal(s)) == s.hexes - 1
    for text in ("shift leader c3 d1", "shift explorer d1 c3", "shift explorer a2 d1"):
        assert why_not(s, text) == "R-MOVE-7", text


@pytest.mark.rule("L-CARD-18")
def test_card_18_gives_five_points_for_moves() -> None:
    """C-50: every stone costs a point; the card ends when the points do."""
    s = playing("18", stand(legend_position(), 0, "a1", 1, 1))
    play(s, "move explorer a1 b2", "move leader a1 b2", "move leader b2 c1")
    assert s.ap == 2
    play(s, "move leader c1 d1")
    assert waits_for(s) == AFTER
    assert (standing(s, "b2"), standing(s, "d1"), s.ap) == ((1, 0), (0, 1), 0)


@pytest.mark.rule("L-CARD-18")
def test_card_18_gives_five_points_for_transfers() -> None:
    s = playing("18", pitch(pitch(stand(legend_position(), 0, "a1", 2), 0, "d3"), 1, "f2"))
    assert why_not(s, "transfer explorer a1 f2") == "R-CMOVE-3"
    play(s, "transfer explorer a1 d3", "transfer explorer a1 d3", "move explorer d3 e2")
    assert legal(s, "transfer") == ["transfer explorer d3 a1"]
    play(s, "transfer explorer d3 a1")
    assert (waits_for(s), standing(s, "a1"), standing(s, "e2")) == (AFTER, (1, 0), (1, 0))


@pytest.mark.rule("L-CARD-18")
def test_no_instalments_on_card_18() -> None:
    """C-50: a passage of four stones needs four points at once; if nothing is cheap enough, the card is over."""
    s = playing("18", stand(legend_position(), 0, "e1", 1))
    assert legal(s) == ["move explorer e1 f2", "move explorer e1 d1"]
    play(s, "move explorer e1 f2")
    assert waits_for(s) == AFTER
    s = playing("18", stand(stand(legend_position(), 0, "e1", 1), 0, "a1", 1))
    play(s, "move explorer e1 f2")
    assert (s.ap, why_not(s, "move explorer f2 g2")) == (2, "R-MOVE-3")


@pytest.mark.rule("L-CARD-18")
def test_card_18_obeys_the_rules_of_moving() -> None:
    s = playing("18", guardian(stand(legend_position(), 0, "a2", 1), 0, "c3"))
    refused = {
        "move explorer a2 b2": "R-MOVE-2",
        "move explorer a2 c3": "R-MOVE-1",
        "move leader a2 a1": "R-MOVE-7",
        "move explorer c3 d3": "R-MOVE-8",
        "transfer explorer a2 a1": "R-CMOVE-1",
    }
    assert {text: why_not(s, text) for text in refused} == refused


@pytest.mark.rule("L-CARD-19")
def test_card_19_places_a_stone_token() -> None:
    s = playing("19", legend_position())
    assert why_not(s, "movestone a1 b2 b2 c1") == why_not(s, "stone a1 c3") == why_not(s, "stone c2 b2") == "L-AP-5"
    play(s, "stone z3 z4")
    assert waits_for(s) == AFTER
    assert (s.stones_left, s.ap) == (1, 0)
    assert stones(s, "z3", "z4") == stones(s, "z4", "z3") == 1


@pytest.mark.rule("L-CARD-19")
def test_card_19_moves_a_token_only_when_both_are_on_the_site() -> None:
    """A-59."""
    one, both = stone_token(legend_position(), "b2 c2"), stone_token(legend_position(), "b2 c2", "a1 b2")
    assert why_not(playing("19", one), "movestone b2 c2 c2 c3") == "L-AP-5"
    playing("19", both)
    assert why_not(both, "stone c2 c3") == why_not(both, "movestone b2 c2 b2 c2") == "L-AP-5"
    assert why_not(both, "movestone b2 c1 c2 c3") == "L-AP-5"
    assert not legal(both, "stone")
    play(both, "movestone b2 c2 c2 c3")
    assert waits_for(both) == AFTER
    assert (stones(both, "b2", "c2"), stones(both, "c2", "c3"), stones(both, "a1", "b2")) == (1, 1, 2)


# Cards 20 and 21: more action points.


@pytest.mark.rule("L-CARD-20", "L-CARD-21")
@pytest.mark.parametrize(("bonuses", "ap"), [("20", 11), ("21", 12), ("20 21", 13), ("20 20 21", 14)])
def test_cards_20_and_21_add_to_the_token(bonuses: str, ap: int) -> None:
    s = legend_position(right=bonuses, ap_token=10)
    play(s, "activate", *[f"bonus {card} right" for card in bonuses.split()], "begin")
    assert (waits_for(s), s.ap) == ((0, "token"), ap)
    assert cards(s, 0, "right") == [f"{card}x" for card in bonuses.split()]


@pytest.mark.rule("L-CARD-20", "L-CARD-21")
def test_cards_20_and_21_add_nothing_in_scoring_segments() -> None:
    """L-VOLC-2, A-62."""
    s = legend_position(right="20", left="21", tiles="B6")
    play(s, "place c2 0 B6")
    assert (waits_for(s), s.ap) == ((0, "volcano"), 10)
    assert why_not(s, "bonus 20 right") == why_not(s, "bonus 21 left") == why_not(s, "play 20 right") == "R-TURN-1"


# Cards 22 to 24: tiles on dotted hexes.


@pytest.mark.rule("L-CARD-22")
@pytest.mark.parametrize(("card", "value"), [("22-1", 5), ("22-2", 5), ("22-3", 6), ("22-4", 6)])
def test_card_22_lays_its_temple(card: str, value: int) -> None:
    s = playing(card, legend_position())
    floors = s.floors.tolist()
    play(s, "place z4 1")
    assert waits_for(s) == AFTER
    assert (TILE_IDS[s.tile_on[at("z4")]], s.temple[at("z4")]) == (card, value)
    assert (s.floors.tolist(), s.border_laid.sum()) == (floors, 1)


@pytest.mark.rule("L-CARD-22")
def test_a_temple_on_the_border_is_a_temple_like_others() -> None:
    s = others_pass(legend_position(right="22-3 10"))
    play(s, "play 22-3 right", "place i2 4", "end")
    stand(s, 0, "i2", 2)
    play(s, "play 10 right", "clear i2", "clear i2")
    assert (s.temple[at("i2")], s.floors[7], s.floors[8]) == (8, 4, 2)


@pytest.mark.rule("L-CARD-22", "L-CARD-23", "L-CARD-24", "L-TILE-5")
@pytest.mark.parametrize("card", ["22-1", "23", "24"])
def test_tiles_of_cards_go_on_empty_dotted_hexes(card: str) -> None:
    s = terrain(legend_position(), "i2", "lake")
    playing(card, s)
    assert {text.split()[1] for text in legal(s)} <= set(DOTTED)
    assert why_not(s, "place c2 0") == why_not(s, "place c3 0") == "L-TILE-5"
    assert why_not(s, "place i2 0") == "R-PLACE-1"


@pytest.mark.rule("L-CARD-22", "L-TILE-5")
def test_a_card_tile_needs_a_stone_towards_a_tile() -> None:
    """A-49: z3 touches the temple a2 in the south-east, the jungle a3 in the north-east and the dotted z4."""
    s = playing("22-1", legend_position())
    assert [text for text in legal(s) if "z3" in text] == ["place z3 2"]
    assert {why_not(s, f"place z3 {rotation}") for rotation in (0, 1, 3, 4, 5)} == {"L-TILE-5"}
    # At z4 the lake has a stone on that border, so any orientation will do.
    assert [text for text in legal(s) if "z4" in text] == [f"place z4 {rotation}" for rotation in range(6)]
    assert not [text for text in legal(s) if "h6" in text], "there is jungle around it"


@pytest.mark.rule("L-CARD-23", "L-CARD-24", "L-TILE-5")
def test_lakes_volcanoes_and_stone_tokens_give_access() -> None:
    """C-54."""
    lake = playing("23", legend_position())
    assert why_not(lake, "place d6 0") is None, "its stone in the south-west touches the volcano c5"
    assert why_not(lake, "place d6 1") == "L-TILE-5"
    volcano = playing("24", stone_token(legend_position(), "b6 c5", "h5 h6"))
    assert legal(volcano) == ["place z4 0", "place b6 0", "place i2 0"]
    assert why_not(volcano, "place d6 0") == why_not(volcano, "place h6 0") == "L-TILE-5"


@pytest.mark.rule("L-CARD-23")
def test_equal_orientations_of_a_lake_count_once() -> None:
    s = playing("23", legend_position())
    assert [text for text in legal(s) if "z4" in text] == ["place z4 0", "place z4 1"]
    assert why_not(s, "place z4 2") == "R-PLACE-1"


@pytest.mark.rule("L-CARD-22", "L-CARD-23", "L-CARD-24", "L-TILE-2")
@pytest.mark.parametrize(
    ("mine", "theirs", "rule"), [(0, 1, "L-TILE-2"), (1, 1, "L-TILE-2"), (2, 1, None), (1, 0, None)]
)
@pytest.mark.parametrize("card", ["22-1", "23", "24"])
def test_where_somebody_stands_one_needs_the_majority(card: str, mine: int, theirs: int, rule: str | None) -> None:
    """A-48; who stands there stays there."""
    s = stand(stand(legend_position(), 0, "z4", mine), 1, "z4", theirs)
    playing(card, s)
    assert why_not(s, "place z4 0") == rule
    if rule is None:
        play(s, "place z4 0")
        assert (standing(s, "z4"), s.explorers[1, at("z4")]) == ((mine, 0), theirs)


@pytest.mark.rule("L-CARD-23")
def test_five_lakes_are_as_good_as_each_other() -> None:
    s = others_pass(legend_position(left="23 23 23"))
    stone_token(s, "d1 e0", "a2 z3")
    for number, name in enumerate(("z3", "e0", "i2"), 1):
        play(s, "play 23 left", f"place {name} 0", "end")
        assert s.border_laid.tolist() == [0] * 4 + [1] * number + [0] * (5 - number) + [0] * 2
    assert [TILE_IDS[s.tile_on[at(name)]] for name in ("z3", "e0", "i2")] == ["23-1", "23-2", "23-3"]


@pytest.mark.rule("L-CARD-22", "L-CARD-23", "L-CARD-24")
@pytest.mark.parametrize(("card", "gone", "rule"), [("22-2", [1], "L-CARD-f"), ("22-2", [0, 2, 3], None)])
def test_a_card_22_that_came_back_needs_its_own_temple(card: str, gone: list[int], rule: str | None) -> None:
    """C-56."""
    s = legend_position(right=card)
    s.border_laid[gone] = 1
    assert why_not(s, f"play {card} right") == rule


@pytest.mark.rule("L-CARD-23", "L-CARD-24")
@pytest.mark.parametrize(("card", "tiles"), [("23", range(4, 9)), ("24", range(9, 11))])
def test_lakes_and_volcanoes_can_be_laid_until_none_is_left(card: str, tiles: range) -> None:
    """C-56."""
    s = legend_position(right=card)
    s.border_laid[list(tiles[:-1])] = 1
    assert why_not(s, f"play {card} right") is None
    s.border_laid[tiles[-1]] = 1
    assert why_not(s, f"play {card} right") == "L-CARD-f"


@pytest.mark.rule("L-CARD-24", "L-VOLC-1")
def test_t_lvolc_2_the_volcano_of_a_card_brings_no_scoring() -> None:
    s = play(playing("24", legend_position()), "place z4 0")
    assert waits_for(s) == AFTER
    assert s.terrain[at("z4")] == VOLCANO
    play(s, "end")
    assert waits_for(s) == (1, "main")
    assert not s.scorings.any()


@pytest.mark.rule("L-CARD-23")
def test_a_lake_on_the_border_opens_passages() -> None:
    s = play(playing("23", legend_position()), "place z4 1")
    assert [stones(s, "z4", there) for there in ("z5", "a4", "a3", "z3")] == [0, 2, 0, 1]
