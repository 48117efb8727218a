"""Bots play whole games by the rules, remember their plans, and cannot see what is hidden."""

from __future__ import annotations

from typing import Any, get_args

import pytest

import tikal
from bots_at_play import assert_blind_to_what_is_hidden, play
from compiled import IS_COMPILED, compiled_only
from tikal.bots.levels.level import LEVELS
from tikal.bots.levels.level_bot import LevelBot
from tikal.bots.registry import make_bot
from tikal.bots.solver import is_last_segment
from tikal.games.view import View
from tikal.rules.steps import SPEND
from tikal.search.budget import Budget, best_in_time
from tikal.server.questions import Hint

EDITIONS = ("ravensburger-1999", "riogrande-1999", "supermeeple-2015", "classic")


@compiled_only
@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_and_planner_play_whole_games(edition: str) -> None:
    game = play(tikal.new_game(edition, players=3, seed=11), ["greedy", "planner", "greedy"])
    assert game.is_over


@compiled_only
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_and_planner_play_auctions(players: int) -> None:
    game = play(tikal.new_game("riogrande-1999", players=players, seed=12, auction=True), ["planner", "greedy"] * 2)
    assert game.is_over


@compiled_only
def test_greedy_and_planner_play_legend() -> None:
    game = play(tikal.new_game("legend", players=2, seed=13), ["planner", "greedy"])
    assert game.is_over
    assert min(game.scores) > 0


@compiled_only
def test_greedy_beats_random_and_planner_beats_greedy() -> None:
    assert play(tikal.new_game("classic", players=2, seed=14), ["random", "greedy"]).winners == (1,)
    assert play(tikal.new_game("classic", players=2, seed=14), ["planner", "greedy"]).winners == (0,)


@compiled_only
@pytest.mark.parametrize(
    ("edition", "auction"),
    [
        ("classic", False),
        pytest.param("riogrande-1999", True, marks=pytest.mark.thorough),
        pytest.param("legend", False, marks=pytest.mark.thorough),
    ],
)
def test_a_novice_stands_between_random_and_greedy(edition: str, auction: bool) -> None:
    lead = {
        rival: sum(scores[0] - scores[1] for scores in duels(rival, edition, auction)) for rival in ("random", "greedy")
    }
    assert lead["greedy"] < 0 < lead["random"]


def duels(rival: str, edition: str, auction: bool) -> list[tuple[int, ...]]:
    """Scores of a novice, first, and a rival."""
    new_games = (tikal.new_game(edition, players=2, seed=seed, auction=auction) for seed in range(4))
    return [play(game, ["novice", rival]).scores for game in new_games]


@compiled_only
@pytest.mark.parametrize("auction", [pytest.param(False, marks=pytest.mark.thorough), True])
def test_the_expert_plays_whole_games(auction: bool) -> None:
    game = play(tikal.new_game("riogrande-1999", players=2, seed=15, auction=auction), ["expert@10", "greedy"])
    assert game.is_over
    assert game.winners == (0,)


@compiled_only
@pytest.mark.parametrize("edition", ["supermeeple-2015", "legend"])
def test_an_expert_with_hardly_any_time_plays_whole_games(edition: str) -> None:
    assert play(tikal.new_game(edition, players=2, seed=18), ["greedy", "expert@0.001s"]).is_over


@compiled_only
def test_as_last_to_score_the_expert_ends_with_the_lead_that_is_proven() -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=16)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while not is_last_to_score(view := game.view(game.to_act)):
        assert view.seat is not None
        game.play(bots[view.seat].choose(view))
    solution, expert = tikal.solve(view), make_bot("expert@10", 1)
    assert solution.proven
    assert "dig" not in {action.verb for action in solution.actions}, "a treasure would be luck"
    for planned in solution.actions:
        assert expert.choose(game.view(view.seat)) == planned
        game.play(planned)
    assert view.seat is not None
    assert game.is_over
    assert game.scores[view.seat] - game.scores[1 - view.seat] == solution.value


def is_last_to_score(view: View) -> bool:
    """Whether these are the last action points of the game."""
    return is_last_segment(view) and view.seen.scoring_turn == view.table.players - 1


def later_game(seed: int) -> tikal.Game:
    """A game after its first turns."""
    return play(tikal.new_game("supermeeple-2015", players=2, seed=seed), ["random", "random"], decisions=12)


def later_view(seed: int) -> View:
    """What the player to act sees then."""
    game = later_game(seed)
    return game.view(game.to_act)


@pytest.mark.parametrize("bot", ["novice", "greedy", "planner", "expert@10"] if IS_COMPILED else ["novice", "greedy"])
def test_a_choice_does_not_change_with_what_is_hidden(bot: str) -> None:
    assert_blind_to_what_is_hidden(bot, later_game(3))


@compiled_only
def test_equal_seeds_and_nodes_give_equal_moves() -> None:
    view = later_view(4)
    turns = [LevelBot("expert", 5, Budget(nodes=300)).turn(view) for _ in range(2)]
    assert turns[0] == turns[1]


@compiled_only
def test_a_plan_is_followed_as_long_as_the_position_is_the_expected_one() -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=6)
    assert game.to_act is not None
    seat = game.to_act
    bot = make_bot("planner", 1)
    planned = make_bot("planner", 1).turn(game.view(seat))  # type: ignore[attr-defined]
    followed = []
    for _ in planned:
        followed.append(bot.choose(game.view(seat)))
        game.play(followed[-1])
    assert followed == planned


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"seconds": -1},
        {"seconds": float("inf")},
        {"nodes": 0},
        {"nodes": 2.5},
        {"nodes": "200"},
        {"seconds": 1, "nodes": 2},
    ],
)
def test_a_budget_without_a_number_above_0_cannot_be_made(given: dict[str, Any]) -> None:
    with pytest.raises(tikal.TikalError, match="more than 0"):
        Budget(**given)


@pytest.mark.parametrize(
    "name", ["expert@0", "expert@-3s", "expert@soon", "expert@infs", "planner@0s", "greedy@100", f"planner@{10**20}"]
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(tikal.TikalError, match="budget"):
        make_bot(name, seed=1)


def test_an_expert_takes_its_budget_from_its_name() -> None:
    for name, budget in (("expert@0.5s", tikal.Budget(seconds=0.5)), ("expert@200", tikal.Budget(nodes=200))):
        bot = make_bot(name, seed=1)
        assert isinstance(bot, LevelBot)
        assert bot.budget == budget


@pytest.mark.parametrize(("seconds", "searches"), [(1.0e-9, [10]), (1.0e9, [10, 40, 100])])
def test_a_search_with_seconds_looks_at_more_and_more_positions_while_there_is_time(
    seconds: float, searches: list[int]
) -> None:
    made: list[int] = []

    def search(nodes: int) -> str:
        made.append(nodes)
        return f"found with {nodes}"

    assert best_in_time(seconds, 10, 100, search) == f"found with {searches[-1]}"
    assert made == searches


@compiled_only
@pytest.mark.parametrize("edition", ["classic", "legend"])
def test_a_planner_with_fewer_positions_thinks_of_another_turn(edition: str) -> None:
    game = play(tikal.new_game(edition, players=2, seed=3), ["greedy", "greedy"], decisions=60)
    while (view := game.view(game.to_act)).seen.step != SPEND:
        play(game, ["greedy", "greedy"], decisions=1)
    few, many, again = (make_bot(f"planner@{nodes}", seed=1) for nodes in (30, 100_000, 100_000))
    assert isinstance(few, LevelBot)
    assert isinstance(many, LevelBot)
    assert isinstance(again, LevelBot)
    assert few.turn(view) != many.turn(view)
    assert many.turn(view) == again.turn(view)


def test_every_level_that_does_its_best_gives_hints() -> None:
    """The server's schema has to name them once more; the two lists must not differ."""
    offered = get_args(Hint.model_fields["level"].annotation)
    assert offered == tuple(level.name for level in LEVELS.values() if level.turn is not None and not level.errs)
