"""Turns of the action phase (L-ACT), stashed and permanent cards (L-STASH)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from legend_midgame import action_kind, disagreements, random_game
from legend_positions import cards, hand, hold, legal, legend_position, play, waits_for, why_not
from positions import stand
from tikal.rules.terrain import CLEARING, JUNGLE, TILE_IDS

every_number = pytest.mark.parametrize("players", [2, 3, 4])
MAIN = ("stash", "stash for", "play", "activate", "place tile", "pass")


# Turns.


@pytest.mark.rule("L-ACT-1")
@pytest.mark.parametrize("main", ["stash 15", "stash 21", "play 15 right", "play 16 left", "place h1 0 A6"])
def test_one_main_action_in_a_turn(main: str) -> None:
    """C-27: after it the turn waits for `end`, which passes it on."""
    s = legend_position(right="15 21", left="16", ap_token=9, tiles="A6 B6")
    play(s, main)
    if waits_for(s)[1] == "effect":
        play(s, "recruit explorer", "done")
    assert waits_for(s) == (0, "after")
    for other in ("stash 15", "play 15 right", "play 16 left", "activate", "place h2 0 A6", "place h1 0 B6", "pass"):
        assert why_not(s, other) is not None, other
    assert not {*map(action_kind, legal(s))} & {*MAIN}
    play(s, "end")
    assert waits_for(s) == (1, "main")


@pytest.mark.rule("L-ACT-1", "L-AP-0")
def test_the_token_is_a_main_action_and_its_end_ends_the_turn() -> None:
    """C-27: no second `end` is needed."""
    s = legend_position(right="15", ap_token=9)
    play(s, "activate", "begin", "end")
    assert waits_for(s) == (1, "main")


@pytest.mark.rule("L-ACT-1")
def test_the_four_main_actions_and_passing_are_all_there_is() -> None:
    s = legend_position(right="15", left="16", ap_token=9, tiles="A6", powers="none")
    assert {*map(action_kind, legal(s))} == {"stash", "play", "activate", "place tile"}
    for text in ("deploy explorer a1", "end", "begin", "bonus 20 right", "dig b4", "camp b2", "draft ap 9", "done"):
        assert why_not(s, text) is not None, text


@pytest.mark.rule("L-ACT-1", "L-ROUND-2")
def test_turns_go_lap_after_lap() -> None:
    s = legend_position(players=3, first=1, right="15 15 16")
    hold(s, 2, right="15 15 16")
    hold(s, 0, right="15 15 16")
    seats = []
    for _ in range(9):
        seats.append(int(s.to_act))
        play(s, legal(s, "stash")[0], "end")
    assert seats == [1, 2, 0] * 3


@pytest.mark.rule("L-ACT-1")
def test_a_card_is_played_from_either_side_and_leaves_the_game() -> None:
    s = legend_position(right="15 01-1", left="01-1 01-2")
    assert legal(s, "play") == ["play 15 right", "play 01-1 right", "play 01-1 left", "play 01-2 left"]
    assert why_not(s, "play 15 left") == why_not(s, "play 01-2 right") == why_not(s, "play 03 right") == "L-ACT-1"
    play(s, "play 01-1 left")
    assert (cards(s, 0, "right"), cards(s, 0, "left"), s.discarded) == (["15", "01-1"], ["01-2"], 1)


@pytest.mark.rule("L-ACT-1")
def test_two_equal_cards_are_one_choice_and_one_of_them_goes() -> None:
    s = legend_position(right="15 15")
    assert legal(s, "play") == ["play 15 right"]
    assert legal(s, "stash") == ["stash 15"]
    play(s, "play 15 right")
    assert cards(s, 0, "right") == ["15"]


@pytest.mark.rule("L-ACT-2", "L-STASH-4")
@pytest.mark.parametrize("moment", ["main", "after"])
def test_free_things_come_before_or_after_the_main_action(moment: str) -> None:
    """C-26: card 07 and a power; neither takes the turn."""
    s = legend_position(right="07 15", powers="P4 P1 P2 P3", step=moment)
    play(s, "look right", "power p10", "recruit explorer", "done")
    assert waits_for(s) == (0, moment)
    assert (cards(s, 0, "right"), s.power_used[0]) == (["07x", "15"], 1)


@pytest.mark.rule("L-ACT-2")
@pytest.mark.parametrize("segment", ["token", "volcano", "final"])
def test_free_things_are_possible_inside_ones_own_segment(segment: str) -> None:
    """A-61, C-26."""
    s = legend_position(left="07", powers="P4 P1 P2 P3", step="spend", segment=segment)
    play(s, "look left", "power p10", "recruit explorer", "recruit explorer", "done")
    assert (waits_for(s), s.ap) == ((0, segment), 10)
    assert s.explorers_left[0] == 20


@pytest.mark.rule("L-ACT-2")
def test_free_things_are_not_possible_while_bonuses_are_chosen_or_in_the_middle_of_a_card() -> None:
    """C-26."""
    s = legend_position(right="07 15", ap_token=9, powers="P4 P1 P2 P3")
    bonus = play(legend_position(right="07 15", ap_token=9, powers="P4 P1 P2 P3"), "activate")
    for position in (bonus, play(s, "play 15 right", "recruit explorer")):
        for text in ("look right", "power p10"):
            assert why_not(position, text) is not None
            assert text not in legal(position)


@pytest.mark.rule("L-ACT-2")
def test_free_things_are_for_the_player_whose_turn_it_is() -> None:
    """C-26: so not after passing."""
    s = legend_position(left="07", powers="P4 P1 P2 P3")
    play(s, "pass")
    assert why_not(s, "look left") == "L-CARD-07"
    assert why_not(s, "power p10") == "L-DIR-1"


@pytest.mark.rule("L-ACT-3")
@pytest.mark.parametrize(("right", "ap_token", "tiles"), [("15", 0, ""), ("", 6, ""), ("", 0, "A6")])
def test_card_token_and_tile_must_be_used_before_passing(right: str, ap_token: int, tiles: str) -> None:
    s = legend_position(right=right, ap_token=ap_token, tiles=tiles)
    assert why_not(s, "pass") == "L-ACT-3"
    assert "pass" not in legal(s)


@pytest.mark.rule("L-ACT-3")
@pytest.mark.parametrize("right", ["07", "20", "21", "07x", "20x 21x", ""])
def test_permanent_cards_and_those_on_the_left_do_not_hinder_passing(right: str) -> None:
    """A-54, C-31."""
    s = legend_position(right=right, left="15 16 01-1")
    assert why_not(s, "pass") is None
    assert "pass" in legal(s)


@pytest.mark.rule("L-ACT-3")
def test_a_card_that_is_not_permanent_can_only_be_played_or_stashed() -> None:
    """C-31: card 06 has no use without pieces on ruins, yet it cannot be thrown away."""
    s = legend_position(right="06", powers="none")
    assert legal(s) == ["stash 06"]


@pytest.mark.rule("L-ACT-3", "L-TILE-6")
def test_a_tile_without_a_legal_hex_does_not_hinder_passing_and_is_set_aside() -> None:
    """C-32: foreign pieces stand on every empty hex of the grid."""
    s = legend_position(tiles="B6 A6", powers="none")
    free = [hex_ for hex_ in range(40) if s.terrain[hex_] == JUNGLE]
    s.explorers[1, free] = 1
    assert legal(s) == ["pass"]
    play(s, "pass")
    assert hand(s, 0) == []
    assert [TILE_IDS[tile] for tile in s.aside[: s.aside_count]] == ["B6", "A6"]
    assert waits_for(s) == (1, "main")


@pytest.mark.rule("L-ACT-3", "L-TILE-6")
@pytest.mark.parametrize(("mine", "hinders"), [(0, False), (1, False), (2, True)])
def test_a_tile_is_compulsory_as_long_as_some_hex_is_legal(mine: int, hinders: bool) -> None:
    """C-32: one against one is no majority."""
    s = legend_position(tiles="A6")
    s.explorers[1, [hex_ for hex_ in range(40) if s.terrain[hex_] == JUNGLE]] = 1
    stand(s, 0, "h1", mine)
    assert (why_not(s, "pass") == "L-ACT-3") == hinders
    assert bool(legal(s, "place tile")) == hinders


@pytest.mark.rule("L-ACT-3")
def test_dotted_hexes_do_not_make_a_tile_compulsory() -> None:
    s = legend_position(tiles="A6")
    s.terrain[:40][s.terrain[:40] == JUNGLE] = CLEARING
    assert why_not(s, "pass") is None


@pytest.mark.rule("L-ACT-4")
def test_cards_on_the_left_may_be_played_one_a_turn_when_nothing_else_is_left() -> None:
    s = legend_position(players=2, left="01-1 01-2", powers="none")
    assert sorted(legal(s)) == ["pass", "play 01-1 left", "play 01-2 left"]
    play(s, "play 01-1 left")
    assert why_not(s, "play 01-2 left") is not None
    play(s, "end", "pass", "play 01-2 left", "end", "pass")
    assert s.round_number == 2


@pytest.mark.rule("L-ACT-5")
def test_whoever_has_passed_has_no_more_turns() -> None:
    s = legend_position(players=3)
    hold(s, 1, right="15 15")
    hold(s, 2, right="15 15")
    play(s, "pass", "stash 15", "end", "stash 15", "end")
    assert waits_for(s) == (1, "main")
    play(s, "stash 15", "end", "stash 15", "end", "pass")
    assert waits_for(s) == (2, "main")


@pytest.mark.rule("L-ACT-5", "L-VOLC-3")
def test_whoever_has_passed_still_takes_part_in_a_volcano_scoring() -> None:
    """A-46, C-35."""
    s = legend_position(players=3)
    hold(s, 1, tiles="B6")
    play(s, "pass", "place h1 0 B6", "end")
    assert waits_for(s) == (0, "volcano")
    play(s, "end", "end")
    assert waits_for(s) == (2, "main")
    assert s.scorings.tolist()[:3] == [1, 1, 1]


@pytest.mark.rule("L-ACT-6")
@every_number
def test_the_phase_ends_when_all_have_passed(players: int) -> None:
    passes = 0
    for before, after in pairwise(random_game(players)):
        passes += before.played == "pass"
        if after.state.round_number > before.state.round_number or waits_for(after.state)[1] == "final":
            assert passes == players or waits_for(before.state)[1] == "final"
            passes = 0


@pytest.mark.rule("L-ACT-7")
def test_a_turn_cannot_be_skipped() -> None:
    s = legend_position(right="06")
    assert why_not(s, "end") is not None
    assert why_not(s, "pass") == "L-ACT-3"
    assert why_not(s, "done") is not None


@pytest.mark.rule("L-ACT-7", "L-ACT-3")
@every_number
def test_nobody_passes_with_compulsory_things_and_everybody_else_can_act(players: int) -> None:
    for moment in random_game(players):
        s, seat = moment.state, int(moment.state.to_act)
        if waits_for(s)[1] != "main":
            continue
        due = [card for card in cards(s, seat, "right") if card.rstrip("x") not in ("07", "20", "21")]
        may_lay = bool(moment.listed("place tile"))
        assert ("pass" in moment.texts) == (not due and not s.ap_token[seat] and not may_lay)
        assert moment.texts


# Stashing.


@pytest.mark.rule("L-STASH-1")
def test_a_card_without_a_use_is_stashed_for_a_turn() -> None:
    """T-LSTASH-1: card 06, nobody on ruins; it stays for later."""
    s = legend_position(right="06")
    assert why_not(s, "play 06 right") == "L-CARD-f"
    play(s, "stash 06")
    assert (cards(s, 0, "right"), cards(s, 0, "left"), s.discarded) == ([], ["06"], 0)
    assert why_not(s, "activate") is not None
    assert waits_for(play(s, "end")) == (1, "main")
    assert cards(s, 0, "left") == ["06"]


@pytest.mark.rule("L-STASH-1")
def test_only_cards_on_the_right_can_be_stashed() -> None:
    s = legend_position(right="06", left="15")
    assert why_not(s, "stash 15") == why_not(s, "stash 20x") == "L-STASH-1"
    full = legend_position(right="06", left="15 16 01-1")
    assert why_not(full, "stash 15 for 16") == "L-STASH-1"


@pytest.mark.rule("L-STASH-2")
def test_without_a_free_slot_a_stashed_card_is_discarded_for_it() -> None:
    """C-30: any of them, also a permanent or face-down one."""
    s = legend_position(right="06 03", left="15 21x 20")
    assert why_not(s, "stash 06") == "L-STASH-2"
    assert why_not(s, "stash 06 for 16") == "L-STASH-2"
    assert sorted(legal(s, "stash for")) == sorted(
        f"stash {card} for {other}" for card in ("06", "03") for other in ("15", "21x", "20")
    )
    play(s, "stash 06 for 21x")
    assert (cards(s, 0, "right"), sorted(cards(s, 0, "left")), s.discarded) == (["03"], ["06", "15", "20"], 1)


@pytest.mark.rule("L-STASH-2")
def test_with_a_free_slot_nothing_is_discarded() -> None:
    """C-30."""
    s = legend_position(right="06", left="15 16")
    assert why_not(s, "stash 06 for 15") == "L-STASH-2"
    assert legal(s, "stash for") == []


@pytest.mark.rule("L-STASH-2")
@pytest.mark.parametrize("slots", [1, 2, 3, 5])
def test_the_number_of_slots_can_be_chosen(slots: int) -> None:
    """A-42."""
    s = legend_position(right="06", left=" ".join(["15"] * (slots - 1)), legend__leftSlots=slots)
    assert why_not(s, "stash 06") is None
    hold(s, 0, left="16")
    assert why_not(s, "stash 06") == "L-STASH-2"
    assert why_not(s, "stash 06 for 16") is None


@pytest.mark.rule("L-STASH-2")
def test_there_are_three_slots_by_default() -> None:
    """A-42."""
    s = legend_position(right="06", left="15 15")
    assert why_not(s, "stash 06") is None
    assert why_not(hold(s, 0, left="15"), "stash 06") == "L-STASH-2"


@pytest.mark.rule("L-STASH-3")
def test_a_stashed_card_is_played_in_the_same_round_or_any_later_one() -> None:
    s = legend_position(players=2, right="01-1 01-2")
    play(s, "stash 01-1", "end", "pass", "stash 01-2", "end", "play 01-1 left", "end", "pass")
    assert (s.round_number, cards(s, 0, "left")) == (2, ["01-2"])
    s = legend_position(players=2, left="01-2")
    s.round_number = 5
    assert why_not(s, "play 01-2 left") is None


@pytest.mark.rule("L-STASH-4")
@pytest.mark.parametrize("card", ["07", "20", "21"])
def test_permanent_cards_cannot_be_played_as_a_main_action(card: str) -> None:
    s = legend_position(right=card, left=card)
    assert why_not(s, f"play {card} right") == why_not(s, f"play {card} left") == "L-STASH-4"
    assert legal(s, "play") == []


@pytest.mark.rule("L-STASH-4")
def test_a_permanent_card_is_used_once_a_round() -> None:
    s = legend_position(left="07")
    play(s, "look left")
    assert (cards(s, 0, "left"), why_not(s, "look left")) == (["07x"], "L-CARD-07")
    s = legend_position(left="20", ap_token=9)
    play(s, "activate", "bonus 20 left")
    assert why_not(s, "bonus 20 left") == why_not(s, "bonus 20x left") == "L-STASH-4"
    assert s.ap == 10


@pytest.mark.rule("L-STASH-4")
def test_only_bonus_cards_that_lie_there_face_up_give_a_bonus() -> None:
    s = legend_position(right="21 07 15", left="20x", ap_token=9, step="bonus", ap=9)
    for text in ("bonus 21 left", "bonus 20 left", "bonus 20x left", "bonus 07 right", "bonus 15 right"):
        assert why_not(s, text) == "L-STASH-4", text
    assert legal(s) == ["begin", "bonus 21 right"]


@pytest.mark.rule("L-STASH-4", "L-STASH-5", "L-MAINT-4")
def test_a_bonus_card_used_on_the_right_is_kept_by_stashing_it() -> None:
    """T-LPERM-1: card 21 gives 2 points, is turned down, moved left for a turn and turned up in maintenance."""
    s = legend_position(players=2, right="21", ap_token=8)
    play(s, "activate", "bonus 21 right")
    assert (s.ap, cards(s, 0, "right")) == (10, ["21x"])
    play(s, "begin", "end", "pass", "stash 21x")
    assert cards(s, 0, "left") == ["21x"]
    play(s, "end", "pass")
    assert (s.round_number, cards(s, 0, "left")) == (2, ["21"])


@pytest.mark.rule("L-STASH-5")
def test_a_permanent_card_may_be_stashed_before_it_is_used() -> None:
    s = legend_position(players=2, right="20", ap_token=8)
    play(s, "stash 20", "end", "pass", "activate", "bonus 20 left")
    assert (s.ap, cards(s, 0, "left")) == (9, ["20x"])


@pytest.mark.rule("L-STASH-5", "L-STASH-6")
@pytest.mark.parametrize("card", ["07", "20", "21", "20x", "07x"])
def test_a_permanent_card_left_on_the_right_is_gone_when_its_owner_passes(card: str) -> None:
    """A-53, C-34: used or not, and it costs no turn."""
    s = legend_position(players=2, right=card, left="21")
    play(s, "pass")
    assert (cards(s, 0, "right"), cards(s, 0, "left"), s.discarded) == ([], ["21"], 1)
    play(s, "pass")
    assert (s.round_number, cards(s, 0, "left")) == (2, ["21"])


@pytest.mark.rule("L-STASH-6", "L-STASH-2")
def test_a_permanent_card_may_be_discarded_to_free_its_slot() -> None:
    s = legend_position(right="06", left="20 21 07")
    play(s, "stash 06 for 07")
    assert sorted(cards(s, 0, "left")) == ["06", "20", "21"]


@pytest.mark.rule("L-STASH-7")
def test_several_bonus_cards_may_be_combined() -> None:
    """Two equal ones too, from both sides."""
    s = legend_position(right="20 20 21", left="21", ap_token=13)
    play(s, "activate", "bonus 20 right", "bonus 21 left", "bonus 20 right", "bonus 21 right")
    assert s.ap == 13 + 1 + 2 + 1 + 2
    assert legal(s) == ["begin"]
    play(s, "begin")
    assert (waits_for(s), s.ap) == ((0, "token"), 19)


@pytest.mark.rule("L-STASH-7")
def test_bonus_cards_are_voluntary() -> None:
    s = legend_position(right="20", left="21", ap_token=7)
    play(s, "activate", "begin")
    assert (s.ap, cards(s, 0, "right"), cards(s, 0, "left")) == (7, ["20"], ["21"])


@pytest.mark.rule("L-ACT-1", "L-STASH-1", "L-STASH-2", "L-STASH-4")
@pytest.mark.parametrize("kind", ["stash", "stash for", "play", "activate", "pass", "bonus", "begin", "end", "look"])
def test_the_list_of_main_actions_and_the_check_agree(kind: str) -> None:
    assert disagreements(kind, random_game(2), random_game(3), random_game(4)) == []
