"""The final round and the end of the game (R-END)."""

import pytest

from games import game, idle_until, play, rule, seen, step
from positions import BASE_EDITIONS, position, stand, terrain, why_not
from positions import play as act
from tikal import IllegalAction
from tikal.rules.state import State
from tikal.rules.steps import FINAL_ROUND, OVER, SPEND
from tikal.rules.terrain import CLEARING, HEX_NAMES, JUNGLE, TILE_IDS, VOLCANO

every_edition = pytest.mark.parametrize("edition", BASE_EDITIONS)


def last_turn(edition: str = "supermeeple-2015", players: int = 4, seat: int = 3) -> State:
    """All tiles are drawn; a player is in the normal segment of the last turn."""
    s = position(edition, players=players, seat=seat)
    s.active = seat
    s.drawn = 36
    return s


@pytest.mark.rule("R-END-1", "R-END-2", "R-TURN-8")
@every_edition
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_last_tile_and_its_turn_everybody_plays_and_scores_once(edition: str, players: int) -> None:
    """T-END-1: seat 0 begins the game, the last seat places the last tile, the final round goes from 0 on."""
    running = game(edition, players)
    idle_until(running, lambda running: seen(running).drawn == 36 and step(running) == "normal")
    assert running.to_act == players - 1
    play(running, "end")
    order = []
    while not running.is_over:
        assert (step(running), seen(running).ap) == ("final", 10)
        assert running.to_act is not None
        order.append(running.to_act)
        play(running, "end")
    assert order == list(range(players))
    assert seen(running).scorings[:players].tolist() == [4] * players


@pytest.mark.rule("R-END-2")
@every_edition
@pytest.mark.parametrize("last", range(4))
def test_the_left_neighbour_of_whoever_played_last_begins(edition: str, last: int) -> None:
    """A-12, D-30: in every edition."""
    s = act(last_turn(edition, seat=last), "end")
    assert (s.step, s.segment, s.ap) == (SPEND, FINAL_ROUND, 10)
    order = []
    while s.step != OVER:
        order.append(int(s.to_act))
        act(s, "end")
    assert order == [(last + 1 + k) % 4 for k in range(4)]


@pytest.mark.rule("R-END-2")
def test_in_the_final_round_everybody_scores_himself_after_his_segment() -> None:
    s = act(stand(last_turn(players=2, seat=1), 0, "a2", 2), "end")
    assert act(s, "clear a2", "clear a2", "end").score.tolist() == [3, 0, 0, 0]
    assert act(stand(s, 1, "a2", 3), "end").score.tolist() == [3, 3, 0, 0]
    assert s.step == OVER


@pytest.mark.rule("R-END-1")
def test_a_last_tile_without_a_place_ends_the_game_like_a_placed_one() -> None:
    """C-3: who drew the last tile had the last turn."""
    s = terrain(terrain(position(), "a4", "volcano"), "b5", "volcano")
    for hex_ in range(40):
        if s.terrain[hex_] == JUNGLE and HEX_NAMES[hex_] != "a5":
            s.terrain[hex_] = CLEARING
    s.drawn = TILE_IDS.index("G4")
    act(s, "end")
    assert (s.aside[0], s.to_act, s.drawn) == (TILE_IDS.index("G4"), 1, 36)
    act(s, "end")
    assert (s.segment, s.scoring_order.tolist()) == (FINAL_ROUND, [2, 3, 0, 1])


@pytest.mark.rule("R-END-3")
def test_after_the_final_round_nobody_acts() -> None:
    running = idle_until(game(players=2), lambda running: running.is_over)
    assert (running.to_act, running.legal_actions()) == (None, [])
    for text in ("end", "deploy explorer a1", "place c3 0", "pass"):
        assert rule(running, text) == rule(running, text, seat=0) == "R-END-3"
    with pytest.raises(IllegalAction, match="R-END-3"):
        running.play("end")
    assert running.winners == (0, 1)


@pytest.mark.rule("R-END-3")
def test_no_normal_turn_follows_the_final_round() -> None:
    s = act(last_turn(players=2, seat=1), "end", "end", "end")
    assert (s.step, s.to_act) == (OVER, -1)
    assert why_not(s, "end") == "R-END-3"
    assert not (s.terrain == VOLCANO).any()
