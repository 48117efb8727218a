"""The scoring round that a volcano brings (R-VOLC)."""

import pytest

from games import game, idle, idle_until, play, rule, seen, step
from positions import BASE_EDITIONS, at, border, position, stand, terrain
from positions import play as act
from tikal import Game, new_game
from tikal.components import tiles
from tikal.games.base.rules.turn import receive_tile
from tikal.rules.state import State
from tikal.rules.terrain import TILE_IDS, VOLCANO

every_edition = pytest.mark.parametrize("edition", BASE_EDITIONS)


def volcano_drawn(edition: str = "supermeeple-2015", players: int = 4, first: int = 0) -> Game:
    """The seventh tile is a volcano and has just been drawn; nothing else has happened."""
    running = game(edition, players, first=first, B="B6")
    return idle_until(running, lambda running: step(running) == "volcano")


def round_begun(players: int = 4, drawer: int = 0) -> State:
    """A position in which a player has just drawn a volcano."""
    s = position(players=players)
    receive_tile(s, drawer, TILE_IDS.index("D5"))
    return s


@pytest.mark.rule("R-VOLC-1", "R-PLACE-11")
@every_edition
def test_a_volcano_interrupts_the_turn_and_waits_in_front_of_the_drawer(edition: str) -> None:
    """A-28: it lies open there and is not yet on the board."""
    running = volcano_drawn(edition)
    assert (running.to_act, step(running)) == (2, "volcano")
    assert VOLCANO not in seen(running).terrain
    for seat in (0, 1, 2, 3, None):
        assert running.view(seat).to_dict()["tile"] == "B6"
    assert rule(running, "place c3 0") == "R-TURN-1"


@pytest.mark.rule("R-VOLC-2", "R-VOLC-4", "R-TURN-5")
@every_edition
def test_everybody_plays_and_scores_then_the_drawer_places_the_volcano(edition: str) -> None:
    """T-VOLC-1, D-41: seat 1 draws; segments of 1, 2, 3, 0, then the volcano, ten points for 1, and 2 draws."""
    running = volcano_drawn(edition, first=3)
    order = []
    while step(running) == "volcano":
        assert running.to_act is not None
        order.append(running.to_act)
        assert seen(running).ap == 10
        assert running.view(0).to_dict()["scoring_order"] == [1, 2, 3, 0]
        play(running, "end")
        assert seen(running).scorings.tolist() == [int(seat in order) for seat in range(4)]
    assert order == [1, 2, 3, 0]
    assert (running.to_act, step(running)) == (1, "place")
    idle(running)
    assert (seen(running).terrain == VOLCANO).sum() == 1
    assert (running.to_act, step(running), seen(running).ap, seen(running).drawn) == (1, "normal", 10, 7)
    play(running, "end")
    assert (running.to_act, step(running), seen(running).drawn) == (2, "place", 8)


@pytest.mark.rule("R-VOLC-2")
def test_all_eight_actions_may_be_paid_for_but_no_tile_is_placed() -> None:
    running = volcano_drawn(players=2)
    play(running, "deploy explorer a1", "move explorer a1 a2", "clear a2", "guard explorer a2")
    assert rule(running, "place c3 0") == "R-TURN-1"
    assert rule(running, "camp b2") == "R-CAMP-4"
    assert rule(running, "dig b2") == "R-DIG-1"
    assert rule(running, "swap 1 chief totem") == "R-SWAP-1"
    assert rule(running, "transfer explorer a1 b2") == "R-CMOVE-1"


@pytest.mark.rule("R-VOLC-2")
def test_a_player_scores_only_himself() -> None:
    s = stand(stand(round_begun(), 0, "a2", 1), 1, "b1", 1)
    assert act(s, "end").score.tolist() == [1, 0, 0, 0]
    assert act(s, "end").score.tolist() == [1, 1, 0, 0]


@pytest.mark.rule("R-VOLC-3")
def test_one_temple_can_score_for_several_players() -> None:
    """T-SCORE-3: A leads on the temple of 6 and scores it, then B moves in and scores it too."""
    s = border(terrain(round_begun(), "c1", "temple", 6), "b2", "c1", 1)
    stand(stand(s, 0, "c1", 2), 1, "b2", 3)
    act(s, "end")
    act(s, *["move explorer b2 c1"] * 3, "end")
    assert s.score.tolist() == [6, 6, 0, 0]


@pytest.mark.rule("R-VOLC-3")
def test_the_board_counts_as_it_is_after_ones_own_segment() -> None:
    s = stand(round_begun(), 0, "a2", 2)
    act(s, "clear a2", "clear a2", "end")
    assert s.score[0] == 3
    act(stand(s, 1, "a2", 3), "end")
    assert s.score.tolist() == [3, 3, 0, 0]


@pytest.mark.rule("R-VOLC-4")
@pytest.mark.parametrize("drawer", range(3))
def test_the_drawer_places_the_volcano_and_draws_no_other_tile(drawer: int) -> None:
    s = round_begun(players=3, drawer=drawer)
    act(s, "end", "end", "end", "place c1 0")
    assert (s.to_act, s.ap, s.drawn, s.tile_on[at("c1")]) == (drawer, 10, 0, TILE_IDS.index("D5"))
    assert (s.terrain[at("c1")], s.tile) == (VOLCANO, -1)


@pytest.mark.rule("R-VOLC-5", "R-VOLC-6")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_three_volcano_rounds_in_b_d_and_f_and_none_on_the_last_tile(players: int, seed: int) -> None:
    """D-13."""
    running = new_game("supermeeple-2015", players=players, seed=seed)
    rounds = []
    while not running.is_over:
        before = step(running)
        idle(running)
        if before != "volcano" and step(running) == "volcano":
            rounds.append(running.view(None).to_dict()["tile"])
    assert rounds == ["B6", "D5", "F5"]
    assert seen(running).scorings[:players].tolist() == [4] * players
    assert not any(tile.kind == "volcano" for tile in tiles() if tile.letter == "G")
