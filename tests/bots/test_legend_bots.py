"""Bots in Legend: what their searches consider is legal, count as they should, and decide alike from equal seeds."""

from __future__ import annotations

import pytest

import tikal
from bots_at_play import assert_blind_to_what_is_hidden, play
from compiled import compiled_only
from tikal.bots.levels.level_bot import LevelBot
from tikal.games.legend import EDITION as LEGEND
from tikal.games.legend.search.term_names import NAMES, SCORE
from tikal.games.legend.search.weights import weights_by_hand, weights_for
from tikal.games.view import View
from tikal.search.budget import Budget


def test_weights_are_complete() -> None:
    for weights in (weights_for(2), weights_for(3), weights_for(4), weights_by_hand()):
        assert len(weights) == len(NAMES)
        assert weights[SCORE] == 1.0


def later_game(decisions: int) -> tikal.Game:
    return play(tikal.new_game(LEGEND, players=2, seed=8), ["greedy", "greedy"], decisions)


def later_view(decisions: int) -> View:
    game = later_game(decisions)
    return game.view(game.to_act)


@compiled_only
@pytest.mark.parametrize("decisions", [3, 25, 60])
def test_equal_seeds_and_nodes_give_equal_turns(decisions: int) -> None:
    view = later_view(decisions)
    turns = [LevelBot("expert", 5, Budget(nodes=40)).turn(view) for _ in range(2)]
    assert turns[0] == turns[1]


@compiled_only
@pytest.mark.parametrize("bot", ["greedy", "planner", "expert@20"])
def test_a_turn_does_not_change_with_what_is_hidden(bot: str) -> None:
    assert_blind_to_what_is_hidden(bot, later_game(40))


@compiled_only
@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.thorough)])
def test_all_levels_play_whole_games(players: int) -> None:
    game = play(tikal.new_game(LEGEND, players=players, seed=13), ["planner", "greedy", "expert@8", "random"][:players])
    assert game.is_over
    assert game.scores[0] > game.scores[1], "a planner is far ahead of a greedy one"
