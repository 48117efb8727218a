"""A game that does not come with us, with a verb of its own, is stepped like the others, without compiled code."""

from __future__ import annotations

import random

import pytest

import small_game
import tikal
from tikal.envs import Coder, VectorGames
from tikal.games.registry import register

register(small_game.EDITION, "small_game")


def test_its_own_verb_has_numbers_behind_those_of_the_base_game() -> None:
    game, chance = tikal.new_game(small_game.EDITION, players=2, seed=3), random.Random(3)
    coder = Coder(game.table)
    struck = False
    while not game.is_over:
        view = game.view(game.to_act)
        actions = view.legal_actions()
        assert coder.numbers(view) == sorted(coder.number(view, action) for action in actions)
        strikes = [action for action in actions if action.kind == "strike"]
        for action in strikes:
            assert coder.labels()[coder.number(view, action)] == str(action)
            struck = True
        camps = [action for action in actions if action.kind == "camp"]
        game.play(chance.choice(strikes or camps or actions))
    assert struck


@pytest.mark.parametrize("seed", [1, 2])
def test_many_of_its_games_go_as_single_games(seed: int) -> None:
    games = VectorGames(small_game.EDITION, players=2, games=2, seed=seed)
    single = [tikal.new_game(small_game.EDITION, players=2, seed=seed + number) for number in range(2)]
    for _ in range(40):
        for number, game in enumerate(single):
            view = game.view(game.to_act)
            assert (games.observations[number] == games.coder.observation(view)).all()
            assert (games.masks[number] == games.coder.mask(view)).all()
            game.play(games.coder.action(view, int(games.random_actions[number])))
        games.step(games.random_actions)
