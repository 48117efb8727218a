"""The draft (L-DRAFT)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest

from legend_midgame import action_kind, disagreements, random_game
from legend_positions import cards, display, hand, idle, idle_until, legal, legend_position, play, waits_for, why_not
from tikal.games.action import Action
from tikal.games.legend.rules.state import LegendState
from tikal.rules.terrain import NO_TILE, NOBODY

every_number = pytest.mark.parametrize("players", [2, 3, 4])

QUOTAS = {
    2: {"draft order": 1, "draft ap": 1, "draft card": 3, "draft tile": 2},
    3: {"draft order": 1, "draft ap": 1, "draft card": 3, "draft tile": 1},
    4: {"draft order": 1, "draft ap": 1, "draft card": 2, "draft tile": 1},
}
"""What everybody takes; of three players one takes a second tile."""
MOST_PICKS = 20


def pick(s: LegendState, kind: str) -> str:
    """Take the first thing of a kind; what it was."""
    text = legal(s, kind)[0]
    play(s, text)
    return text


def draft_all(s: LegendState) -> list[tuple[int, str]]:
    """Take something until everybody has everything: the seats and what they took."""
    picks: list[tuple[int, str]] = []
    while waits_for(s)[1] == "draft":
        assert len(picks) < MOST_PICKS
        picks.append((int(s.to_act), idle(s)))
    return picks


@pytest.mark.rule("L-DRAFT-1")
@pytest.mark.parametrize("first", [0, 2])
def test_one_thing_a_turn_lap_after_lap_in_the_same_direction(first: int) -> None:
    s = legend_position(players=4, first=first, step="draft")
    picks = draft_all(s)
    assert [seat for seat, _ in picks] == [(first + place) % 4 for place in range(4)] * 5


@pytest.mark.rule("L-DRAFT-1", "L-ROUND-2")
def test_a_later_draft_goes_in_the_order_that_was_laid() -> None:
    s = legend_position(players=3, step="draft")
    play(s, "draft order 3", "draft order 1", "draft order 2")
    idle_until(s, lambda s: s.round_number == 2)
    assert [seat for seat, _ in draft_all(s)][:6] == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("L-DRAFT-1", "L-ACT-1")
@every_number
def test_the_action_phase_begins_with_the_first_of_the_order(players: int) -> None:
    s = legend_position(players=players, first=1, step="draft")
    draft_all(s)
    assert waits_for(s) == (1, "main")


@pytest.mark.rule("L-DRAFT-2")
def test_four_kinds_of_things_can_be_taken() -> None:
    s = legend_position(step="draft")
    assert set(map(action_kind, legal(s))) == set(QUOTAS[4])
    play(s, "draft order 2", "draft ap 6", "draft tile A3", "draft card 01-4")
    assert s.next_order.tolist() == [NOBODY, 0, NOBODY, NOBODY]
    assert s.ap_token.tolist() == [0, 6, 0, 0]
    assert [hand(s, seat) for seat in range(4)] == [[], [], ["A3"], []]
    assert cards(s, 3, "right") == ["01-4"]
    assert cards(s, 3, "left") == []


@pytest.mark.rule("L-DRAFT-2")
def test_only_what_lies_open_and_free_places_can_be_taken() -> None:
    s = legend_position(players=3, step="draft")
    play(s, "draft order 2", "draft tile A3", "draft card 01-4")
    refused = ("draft order 2", "draft order 4", "draft ap 13", "draft ap 0", "draft tile A3", "draft tile B1")
    for text in (*refused, "draft tile G1", "draft card 01-4", "draft card 03", "draft card 20x"):
        if action_kind(text) != "draft order":
            assert why_not(s, text) == "L-DRAFT-2", text
    play(s, "draft card 01-1")
    assert why_not(s, "draft order 2") == why_not(s, "draft order 4") == "L-DRAFT-2"
    assert why_not(s, "draft order 1") is why_not(s, "draft order 3") is None


@pytest.mark.rule("L-DRAFT-2")
def test_equal_things_are_offered_once() -> None:
    s = legend_position(step="draft")
    assert display(s).count("02") == 2
    assert s.ap_open.tolist() == [6, 6, 6, 7]
    assert len(legal(s)) == len(set(legal(s)))
    play(s, "draft card 02", "draft card 02", "draft ap 6", "draft ap 6", "draft ap 6")
    assert "02" not in display(s)
    assert legal(s, "draft ap") == ["draft ap 7"]


@pytest.mark.rule("L-DRAFT-2")
def test_whoever_lays_his_figure_on_place_1_is_first_in_the_next_round() -> None:
    """T-LDRAFT-1."""
    s = legend_position(step="draft")
    play(s, "draft ap 6", "draft ap 6", "draft order 1")
    idle_until(s, lambda s: s.round_number == 2)
    assert waits_for(s) == (2, "draft")
    assert s.turn_order[0] == 2


@pytest.mark.rule("L-DRAFT-3", "L-AP-0")
def test_one_ap_token_each_and_it_gives_its_points() -> None:
    """T-LDRAFT-2: with token 10 there are 10 points in the action phase."""
    s = legend_position(players=2, step="draft")
    s.ap_open[:2] = [10, 7]
    play(s, "draft ap 10", "draft order 1")
    assert why_not(s, "draft ap 7") == "L-DRAFT-3"
    draft_all(s)
    assert waits_for(s) == (0, "main")
    assert play(s, "activate").ap == 10


@pytest.mark.rule("L-DRAFT-3")
def test_four_players_take_one_tile_each() -> None:
    """T-LDRAFT-3."""
    s = legend_position(step="draft")
    for tile in ("A1", "A2", "A3"):
        play(s, f"draft tile {tile}")
    play(s, "draft order 1")
    assert why_not(s, "draft tile A4") == "L-DRAFT-3"


@pytest.mark.rule("L-DRAFT-3")
def test_four_players_take_two_cards_each() -> None:
    """T-LDRAFT-4."""
    s = legend_position(step="draft")
    for _ in range(8):
        pick(s, "draft card")
    assert why_not(s, "draft card 02") == "L-DRAFT-3"
    assert legal(s, "draft card") == []


@pytest.mark.rule("L-DRAFT-3")
def test_one_place_in_the_order_each() -> None:
    s = legend_position(players=2, step="draft")
    play(s, "draft order 2", "draft ap 6")
    assert why_not(s, "draft order 1") == why_not(s, "draft order 2") == "L-DRAFT-3"


@pytest.mark.rule("L-DRAFT-3", "L-DRAFT-5", "L-DRAFT-8")
@every_number
def test_everybody_gets_his_quota_of_everything(players: int) -> None:
    """T-LDRAFT-5: 14, 19 and 20 picks; T-LDRAFT-4: 4, 1 and 2 cards stay."""
    s = legend_position(players=players, step="draft")
    picks = draft_all(s)
    assert len(picks) == {2: 14, 3: 19, 4: 20}[players]
    assert len(display(s)) == {2: 4, 3: 1, 4: 2}[players]
    extra = 0
    for seat in range(players):
        taken = Counter(action_kind(text) for picker, text in picks if picker == seat)
        extra += taken["draft tile"] - QUOTAS[players]["draft tile"]
        assert {**taken, "draft tile": QUOTAS[players]["draft tile"]} == QUOTAS[players]
    assert extra == (players == 3)


@pytest.mark.rule("L-DRAFT-4")
def test_the_kinds_come_in_any_order() -> None:
    """Two cards need not be taken one after the other."""
    for order in set(permutations(["draft order", "draft ap", "draft tile", "draft card", "draft card"])):
        s = legend_position(step="draft")
        for kind in order:
            for seat in range(4):
                assert s.to_act == seat
                pick(s, kind)
        assert waits_for(s) == (0, "main")


@pytest.mark.rule("L-DRAFT-5")
def test_whoever_has_everything_is_skipped() -> None:
    """Three players: in the seventh lap only the one who took two tiles has not had enough."""
    s = legend_position(players=3, step="draft")
    for kind in ("draft tile", "draft order", "draft ap", "draft card", "draft card"):
        for _ in range(3):
            pick(s, kind)
    pick(s, "draft card")
    pick(s, "draft tile")
    pick(s, "draft card")
    assert waits_for(s) == (1, "draft")
    assert set(map(action_kind, legal(s))) == {"draft card"}
    pick(s, "draft card")
    assert waits_for(s) == (0, "main")
    assert [len(hand(s, seat)) for seat in range(3)] == [1, 2, 1]


@pytest.mark.rule("L-DRAFT-6")
def test_a_second_tile_may_be_taken_while_one_is_left_for_everybody_else() -> None:
    """A-45: four tiles lie open, so the first may take two before the others have one."""
    s = legend_position(players=3, step="draft")
    play(s, "draft tile A1", "draft ap 6", "draft ap 6", "draft tile A2")
    assert hand(s, 0) == ["A1", "A2"]
    play(s, "draft tile A3", "draft order 1", "draft order 2")
    assert why_not(s, "draft tile A4") == "L-DRAFT-6"
    assert legal(s, "draft tile") == []
    play(s, "draft card 02")
    assert why_not(s, "draft tile A4") is None


@pytest.mark.rule("L-DRAFT-6")
def test_nobody_takes_a_third_tile() -> None:
    s = legend_position(players=3, step="draft")
    play(s, "draft tile A1", "draft tile A2", "draft ap 6", "draft tile A3", "draft order 1", "draft order 2")
    assert len(hand(s, 0)) == 2
    assert why_not(s, "draft tile A4") == "L-DRAFT-3"


@pytest.mark.rule("L-DRAFT-6")
def test_two_players_may_take_both_their_tiles_at_any_time() -> None:
    s = legend_position(players=2, step="draft")
    play(s, "draft tile A1", "draft order 1", "draft tile A2", "draft ap 6")
    assert why_not(s, "draft tile A3") == "L-DRAFT-3"
    play(s, "draft ap 6", "draft tile A3", "draft card 02", "draft tile A4")
    assert [hand(s, 0), hand(s, 1)] == [["A1", "A2"], ["A3", "A4"]]


@pytest.mark.rule("L-DRAFT-6")
@pytest.mark.parametrize("first", range(3))
def test_a_fourth_tile_that_nobody_wanted_goes_to_the_first_of_the_order(first: int) -> None:
    """A-45, C-25: after 18 picks it is the only choice, and the player cannot decline."""
    s = legend_position(players=3, first=first, step="draft")
    for kind in ("draft tile", "draft order", "draft ap", "draft card", "draft card", "draft card"):
        for _ in range(3):
            pick(s, kind)
    assert waits_for(s) == (first, "draft")
    assert legal(s) == ["draft tile A4"]
    assert why_not(s, "pass") is not None
    play(s, "draft tile A4")
    assert waits_for(s) == (first, "main")
    assert hand(s, first) == ["A1", "A4"]


@pytest.mark.rule("L-DRAFT-7", "L-MAINT-5")
def test_cards_are_not_refilled_and_unpicked_ones_stay_for_the_next_round() -> None:
    s = legend_position(step="draft")
    play(s, "draft card 01-1", "draft card 01-2", "draft card 01-3", "draft card 01-4")
    assert display(s) == ["01-5", "01-6", "01-7", "01-8", "02", "02"]
    play(s, "draft card 01-5", "draft card 01-6", "draft card 02", "draft card 02")
    idle_until(s, lambda s: s.round_number == 2)
    assert len(display(s)) == 10
    assert {"01-7", "01-8"} < set(display(s))


@pytest.mark.rule("L-DRAFT-7")
def test_drafted_cards_lie_face_up() -> None:
    s = legend_position(step="draft")
    s.display[0] = Action.parse("draft card 20").code >> 8
    play(s, "draft card 20")
    assert cards(s, 0, "right") == ["20"]


@pytest.mark.rule("L-DRAFT-8")
@every_number
def test_all_tiles_and_tokens_are_taken_in_every_draft(players: int) -> None:
    game = random_game(players)
    ends = [
        after.state
        for before, after in pairwise(game)
        if action_kind(before.played).startswith("draft") and waits_for(after.state)[1] == "main"
    ]
    assert len(ends) == 6
    for s in ends:
        assert (s.tiles_open == NO_TILE).all()
        assert not s.ap_open.any()
        assert sorted(s.next_order[:players].tolist()) == list(range(players))
        assert s.ap_token[:players].all()


@pytest.mark.rule("L-DRAFT-9", "L-FINAL-1")
def test_in_the_sixth_round_the_places_give_the_order_of_the_final_scoring() -> None:
    s = legend_position(players=3, step="draft")
    s.round_number = 6
    play(s, "draft order 2", "draft order 3", "draft order 1")
    idle_until(s, lambda s: waits_for(s)[1] == "final")
    assert s.scoring_order[:3].tolist() == [2, 0, 1]
    assert waits_for(s) == (2, "final")


@pytest.mark.rule("L-DRAFT-1")
def test_nothing_but_drafting_is_possible_in_the_draft() -> None:
    """C-26: neither powers nor card 07."""
    s = legend_position(step="draft", right="07 12", left="07", ap_token=9, tiles="B6", powers="P5 P6 P7 P8")
    for text in ("look right", "look left", "power p13", "play 12 right", "stash 12", "activate", "place h1 0 B6"):
        assert why_not(s, text) is not None, text
    assert why_not(s, "end") is not None


@pytest.mark.rule("L-DRAFT-2", "L-DRAFT-3", "L-DRAFT-6")
@pytest.mark.parametrize("kind", QUOTAS[2])
@every_number
def test_the_list_of_picks_and_the_check_agree(kind: str, players: int) -> None:
    assert disagreements(kind, random_game(players)) == []
