"""The scoring that a drafted volcano brings (L-VOLC)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from legend_midgame import action_kind, random_game
from legend_positions import cards, hold, legal, legend_position, play, stone_token, waits_for, why_not
from positions import at, border, own, pitch, stand
from tikal.games.legend.rules.state import LegendState
from tikal.rules.terrain import TERRAINS, TILE_IDS

every_number = pytest.mark.parametrize("players", [2, 3, 4])


def volcano(placer: int = 0, players: int = 4, order: tuple[int, ...] | None = None) -> LegendState:
    """A player has just placed a volcano on h1."""
    s = legend_position(players=players, seat=placer)
    if order:
        s.turn_order[:players] = order
        s.turn = order.index(placer)
    hold(s, placer, tiles="B6")
    return play(s, "place h1 0 B6")


def segments(s: LegendState) -> list[tuple[int, int]]:
    """Seats and points of the segments of a scoring, all of them ended at once."""
    passed = []
    while waits_for(s)[1] == "volcano":
        passed.append((int(s.to_act), int(s.ap)))
        play(s, "end")
    return passed


@pytest.mark.rule("L-VOLC-1")
@pytest.mark.parametrize("tile", ["B6", "D5"])
def test_a_volcano_from_the_camp_board_brings_a_scoring(tile: str) -> None:
    s = legend_position(tiles=tile)
    play(s, f"place h1 0 {tile}")
    assert waits_for(s) == (0, "volcano")


@pytest.mark.rule("L-VOLC-1")
def test_neither_a_volcano_of_a_card_nor_those_of_the_set_up_do() -> None:
    """T-LVOLC-2."""
    s = legend_position(right="24")
    assert [TERRAINS[s.terrain[at(name)]] for name in ("c5", "e4")] == ["volcano", "volcano"]
    assert s.scorings.sum() == 0
    stone_token(s, "a4 z5")
    play(s, "play 24 right", "place z5 0", "end")
    assert (waits_for(s), s.scorings.sum()) == ((1, "main"), 0)


@pytest.mark.rule("L-VOLC-1")
@every_number
def test_there_is_a_scoring_for_each_drafted_volcano_and_a_final_one(players: int) -> None:
    """Three scorings for everybody, unless a volcano found no place (C-32)."""
    end = random_game(players)[-1].state
    aside = {TILE_IDS[tile] for tile in end.aside[: end.aside_count]}
    assert end.scorings[:players].tolist() == [3 - len(aside & {"B6", "D5"})] * players


@pytest.mark.rule("L-VOLC-2")
def test_the_placer_has_10_points_and_then_scores_himself() -> None:
    s = volcano()
    stand(s, 0, "c3", 1)
    stand(s, 1, "d1", 1)
    before = s.score.tolist()
    assert (waits_for(s), s.ap) == ((0, "volcano"), 10)
    play(s, "clear c3", "end")
    assert (s.score - before).tolist() == [4, 0, 0, 0]
    assert s.scorings.tolist() == [1, 0, 0, 0]


@pytest.mark.rule("L-VOLC-2")
def test_neither_token_nor_bonus_cards_help() -> None:
    s = legend_position(tiles="B6", right="21", left="20", ap_token=13)
    play(s, "place h1 0 B6")
    assert s.ap == 10
    for text in ("bonus 21 right", "bonus 20 left", "activate", "begin"):
        assert why_not(s, text) is not None, text
    play(s, "end")
    assert (s.ap_token[0], cards(s, 0, "right"), s.spent_ap) == (13, ["21"], 0)


@pytest.mark.rule("L-VOLC-3")
@pytest.mark.parametrize("placer", range(4))
def test_the_others_follow_in_turn_order_and_play_goes_on_after_the_placer(placer: int) -> None:
    """T-LVOLC-1: with the second of four as placer 2, 1, 3, 4, then the third."""
    s = volcano(placer)
    others = [seat for seat in range(4) if seat != placer]
    assert segments(s) == [(seat, 10) for seat in (placer, *others)]
    assert waits_for(s) == ((placer + 1) % 4, "main")


@pytest.mark.rule("L-VOLC-3", "L-VOLC-4")
def test_the_order_is_that_of_the_figures_not_of_the_seats() -> None:
    s = volcano(placer=0, order=(2, 0, 3, 1))
    assert [seat for seat, _ in segments(s)] == [0, 2, 3, 1]
    assert waits_for(s) == (3, "main")


@pytest.mark.rule("L-VOLC-3", "L-VOLC-4")
def test_passed_players_take_part_and_are_skipped_afterwards() -> None:
    """A-46, C-35: in their place of the round's order."""
    s = legend_position(tiles="B6", seat=1)
    s.passed[:] = [1, 0, 1, 0]
    play(s, "place h1 0 B6")
    assert [seat for seat, _ in segments(s)] == [1, 0, 2, 3]
    assert waits_for(s) == (3, "main")


@pytest.mark.rule("L-VOLC-4")
def test_when_all_others_have_passed_the_placer_goes_on() -> None:
    """C-35."""
    s = legend_position(tiles="B6", seat=1)
    s.passed[:] = [1, 0, 1, 1]
    play(s, "place h1 0 B6")
    segments(s)
    assert waits_for(s) == (1, "main")


@pytest.mark.rule("L-VOLC-4")
def test_the_placers_turn_is_over() -> None:
    """C-26: a power could only be used inside the segment."""
    s = legend_position(tiles="B6", right="07", powers="P4 P1 P2 P3")
    play(s, "place h1 0 B6")
    assert {"look right", "power p10"} < set(legal(s))
    play(s, "end", "end", "end", "end")
    assert waits_for(s) == (1, "main")


@pytest.mark.rule("L-VOLC-5")
def test_all_eleven_actions_may_be_done() -> None:
    s = volcano()
    pitch(s, 0, "d3")
    stand(s, 0, "a1", 1)
    stand(s, 0, "c3", 2)
    stand(s, 0, "e1", 1)
    own(s, 0, "chief", "jaguar", "jaguar", "totem")
    own(s, 1, "jaguar", "jaguar")
    kinds = {action_kind(text) for text in legal(s)}
    assert kinds >= {
        "deploy",
        "move",
        "transfer",
        "camp",
        "stone",
        "recruit",
        "clear",
        "guard",
        "dig",
        "swap",
        "swap two",
    }
    stone_token(s, "a1 b2", "c3 c4")
    assert legal(s, "movestone")


@pytest.mark.rule("L-VOLC-5")
def test_cards_are_not_played_in_a_scoring_segment() -> None:
    """A-62."""
    s = legend_position(tiles="B6 A6", right="15", left="12")
    play(s, "place h1 0 B6")
    for text in ("play 15 right", "play 12 left", "stash 15", "place h2 0 A6", "pass"):
        assert why_not(s, text) is not None, text
    assert not {action_kind(text) for text in legal(s)} & {"play", "stash", "place tile", "pass"}


@pytest.mark.rule("L-VOLC-6")
def test_the_volcano_lies_on_the_board_and_counts_in_this_very_scoring() -> None:
    """A-47, D-41."""
    s = volcano()
    border(s, "g1", "h1", 1)
    stand(s, 0, "g1", 1)
    before = s.score.tolist()
    play(s, "move explorer g1 h1", "end")
    assert (s.score - before).tolist() == [10, 0, 0, 0]


@pytest.mark.rule("L-VOLC-6")
def test_pieces_that_stood_there_before_hold_it_at_once() -> None:
    s = legend_position(tiles="B6")
    stand(s, 0, "h1", 2)
    stand(s, 1, "h1", 1)
    before = s.score.tolist()
    play(s, "place h1 0 B6", "end")
    assert (s.score - before).tolist() == [10, 0, 0, 0]


@pytest.mark.rule("L-VOLC-2", "L-VOLC-3")
@every_number
def test_everybody_scores_once_in_every_scoring_round(players: int) -> None:
    """In whole games: the placer first, then the order of the round."""
    rounds = 0
    for before, after in pairwise(random_game(players)):
        s, t = before.state, after.state
        if waits_for(t)[1] == "volcano" and waits_for(s)[1] == "main":
            rounds += 1
            order = s.turn_order[:players].tolist()
            assert t.scoring_order[:players].tolist() == [s.to_act, *(seat for seat in order if seat != s.to_act)]
            assert (t.scoring_turn, t.to_act) == (0, s.to_act)
    assert rounds == random_game(players)[-1].state.scorings[0] - 1
