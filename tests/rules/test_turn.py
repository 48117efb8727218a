"""The course of a turn (R-TURN), with the first turns of the rulebooks' example."""

import pytest

from games import game, idle, idle_until, play, rule, seen, step
from positions import BASE_EDITIONS, at, legal, position, stand
from positions import play as act
from tikal import Game, IllegalAction

SPENDING = "deploy explorer a1"


@pytest.mark.rule("R-TURN-1")
def test_the_tile_is_placed_before_points_are_spent() -> None:
    running = game(A="A6")
    assert step(running) == "place"
    for text in (SPENDING, "end", "clear a2", "pass", "take A6"):
        assert rule(running, text) == "R-TURN-1"
    play(running, "place c1 0")
    assert (step(running), seen(running).ap, running.to_act) == ("normal", 10, 0)


@pytest.mark.rule("R-TURN-1")
def test_only_one_tile_is_placed_in_a_turn() -> None:
    running = play(game(A="A6"), "place c1 0")
    assert rule(running, "place c2 0") == "R-TURN-1"
    assert seen(running).drawn == 1


@pytest.mark.rule("R-TURN-2")
def test_only_the_active_player_acts() -> None:
    running = play(game(players=3, A="A6"), "place c1 0")
    assert rule(running, SPENDING, seat=0) is None
    for seat in (1, 2):
        assert rule(running, SPENDING, seat=seat) == "R-TURN-2"
        assert running.view(seat).legal_actions() == []
        with pytest.raises(IllegalAction, match="R-TURN-2"):
            running.play("end", seat=seat)
    assert running.to_act == 0


@pytest.mark.rule("R-TURN-3")
def test_points_left_over_are_lost() -> None:
    """A-26, D-48: nobody has to spend anything."""
    running = play(game(players=2, A="A6 A1"), "place c1 0", SPENDING, "end")
    assert running.to_act == 1
    idle_until(running, lambda running: running.to_act == 0 and step(running) == "normal")
    assert seen(running).ap == 10


@pytest.mark.rule("R-TURN-3")
@pytest.mark.parametrize("ap", range(11))
def test_a_segment_ends_only_when_the_player_says_so(ap: int) -> None:
    """C-2: with no points left, to end is the only action, but still an action."""
    s = stand(position(ap=ap), 0, "a1", 2)
    assert "end" in legal(s)
    assert (legal(s) == ["end"]) == (ap == 0)


@pytest.mark.rule("R-TURN-4")
def test_actions_mix_in_any_order_and_repeat() -> None:
    s = stand(position(), 0, "a2", 2)
    act(s, "clear a2", "deploy explorer a1", "move explorer a2 a1", "deploy leader a1", "move explorer a1 a2")
    act(s, "clear a2")
    assert (s.ap, s.temple[at("a2")]) == (0, 3)


@pytest.mark.rule("R-TURN-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_left_neighbour_is_next(players: int) -> None:
    running = game(players=players, first=1)
    for turn in range(5):
        assert running.to_act == (1 + turn) % players
        idle(running)
        idle(running)


@pytest.mark.rule("R-TURN-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_volcano_does_not_shift_the_order_of_turns(players: int) -> None:
    running = game(players=players, B="B6")
    drawers = [_turn(running) for _ in range(12)]
    assert drawers == [turn % players for turn in range(12)]
    assert seen(running).scorings[:players].tolist() == [1] * players


def _turn(running: Game) -> int:
    """Who places the next tile; the turn is played to its end."""
    idle_until(running, lambda running: step(running) == "place")
    placer = running.to_act
    assert placer is not None
    idle(running)
    assert (running.to_act, step(running)) == (placer, "normal")
    idle(running)
    return placer


@pytest.mark.rule("R-TURN-6")
def test_limits_and_points_are_fresh_in_every_segment() -> None:
    """A-27: a player who draws a volcano may clear two floors, and two more in the normal segment."""
    running = game(players=2, B="B6")
    idle(running)
    play(running, *["deploy explorer a1"] * 2, *["move explorer a1 a2"] * 2, "end")
    idle_until(running, lambda running: step(running) == "volcano")
    assert (running.to_act, seen(running).ap) == (0, 10)
    play(running, "clear a2", "clear a2")
    assert rule(running, "clear a2") == "R-CLEAR-3"
    play(running, "end")
    assert (running.to_act, seen(running).ap) == (1, 10)
    play(running, "end")
    idle(running)
    assert (running.to_act, step(running), seen(running).ap) == (0, "normal", 10)
    play(running, "clear a2", "clear a2")
    assert rule(running, "clear a2") == "R-CLEAR-3"
    assert seen(running).temple[at("a2")] == 5


@pytest.mark.rule("R-TURN-6")
def test_digging_limits_are_fresh_in_every_segment() -> None:
    running = play(game(players=2, A="A4", B="B6"), "place c1 0", *["deploy explorer a1"] * 2)
    play(running, *["move explorer a1 b2", "move explorer b2 c1"] * 2, "end")
    idle_until(running, lambda running: step(running) == "volcano")
    play(running, "dig c1", "dig c1", "end", "end")
    idle(running)
    assert seen(running).tokens[at("c1")] == 2
    play(running, "dig c1", "dig c1")
    assert seen(running).tokens[at("c1")] == 0


@pytest.mark.rule("R-TURN-7")
def test_a_tile_cannot_be_refused_or_kept() -> None:
    running = game(A="A6")
    assert {action.verb for action in running.legal_actions()} == {"place"}
    assert running.log == []
    assert [str(result) for result in running.opening] == ["drew A6"]


@pytest.mark.rule("R-TURN-8")
@pytest.mark.parametrize(("players", "tiles", "segments"), [(2, 18, 44), (3, 12, 48), (4, 9, 52)])
@pytest.mark.parametrize("first", [0, 1])
def test_everybody_places_equally_many_tiles(players: int, tiles: int, segments: int, first: int) -> None:
    running = idle_until(game(players=players, first=first), lambda running: running.is_over)
    placers = [entry.seat for entry in running.log if entry.action and entry.action.verb == "place"]
    assert [placers.count(seat) for seat in range(players)] == [tiles] * players
    assert placers[-1] == (first - 1) % players
    assert sum(entry.action is not None and entry.action.verb == "end" for entry in running.log) == segments


@pytest.mark.rule("R-TURN-1", "R-AP-3", "R-DIG-1", "R-DIG-2", "R-MOVE-1", "R-DEPLOY-1")
@pytest.mark.parametrize("edition", BASE_EDITIONS)
def test_first_turn_of_the_example(edition: str) -> None:
    """T-FIRST-1: ruins with four masks, two stones from the base camp."""
    running = play(game(edition, A="A4"), "place c1 0")
    assert seen(running).tokens[at("c1")] == 4
    _spend(running, ("deploy leader a1", 9), ("move leader a1 b2", 8), ("move leader b2 c1", 7), ("dig c1", 4))
    assert seen(running).tokens[at("c1")] == 3
    assert rule(running, "dig c1") == "R-DIG-2"
    _spend(running, ("deploy explorer a1", 3), ("deploy explorer a1", 2), ("move explorer a1 a2", 0))
    s = seen(running)
    assert s.treasures[0].sum() == 1
    assert (s.leaders[0, at("c1")], s.explorers[0, at("a1")], s.explorers[0, at("a2")]) == (1, 1, 1)
    assert (s.explorers_left[0], s.leaders_left[0]) == (16, 0)
    assert play(running, "end").to_act == 1


@pytest.mark.rule("R-TURN-1", "R-AP-3", "R-CLEAR-1", "R-CLEAR-3")
@pytest.mark.parametrize("edition", BASE_EDITIONS)
def test_second_turn_of_the_example(edition: str) -> None:
    """T-FIRST-2: two explorers clear two floors of the temple beside the camp."""
    running = play(game(edition, A="A4 A6"), "place c1 0", "end", "place c2 0")
    _spend(running, ("deploy explorer a1", 9), ("deploy explorer a1", 8))
    _spend(running, ("move explorer a1 a2", 6), ("move explorer a1 a2", 4), ("clear a2", 2), ("clear a2", 0))
    s = seen(running)
    assert (s.temple[at("a2")], s.floors[2], s.floors[3]) == (3, 2, 5)
    assert rule(running, "clear a2") == "R-CLEAR-3"


def _spend(running: Game, *steps: tuple[str, int]) -> None:
    for text, left in steps:
        running.play(text)
        assert seen(running).ap == left, text
