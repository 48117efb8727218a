"""OpenSpiel's own tests, and what they do not ask."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import tikal.envs.openspiel  # noqa: F401  # registers the games
from compiled import IS_COMPILED

GAMES = ["tikal_base", "tikal_base(players=3,auction=True)"] + (["tikal_legend(players=3)"] if IS_COMPILED else [])


def quick_games(number: int) -> list[Any]:
    """The first of the games; the others take long."""
    return [*GAMES[:number], *(pytest.param(name, marks=pytest.mark.thorough) for name in GAMES[number:])]


def walk(name: str, seed: int) -> Any:
    """All states of a random game; each is followed by the next."""
    chance = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while True:
        yield state
        if state.is_terminal():
            return
        actions = state.legal_actions()
        weights = [part for _, part in state.chance_outcomes()] if state.is_chance_node() else [1] * len(actions)
        state.apply_action(chance.choices(actions, weights)[0])


@pytest.mark.parametrize("name", quick_games(1))
def test_it_passes_their_test_with_random_games(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)
    capfd.readouterr()


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_it_passes_their_test_with_more_games_and_everything_stored(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=10, serialize=True, verbose=True)


@pytest.mark.parametrize("name", GAMES)
def test_states_survive_pickling_copying_and_structs(name: str) -> None:
    for number, state in enumerate(walk(name, 1)):
        if number % 60 or state.is_terminal():
            continue
        others = [pickle.loads(pickle.dumps(state)), state.clone()]
        others.append(state.get_game().new_initial_state(state.to_struct().to_dict()))
        game, stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        assert str(game) == str(state.get_game())
        for other in (*others, stored):
            assert str(other) == str(state)
            assert other.legal_actions() == state.legal_actions()
            assert other.current_player() == state.current_player()
        others[1].apply_action(others[1].legal_actions()[0])
        assert others[1].history() != state.history()


@pytest.mark.parametrize("name", GAMES)
def test_actions_are_our_texts_and_come_back_from_structs(name: str) -> None:
    for number, state in enumerate(walk(name, 2)):
        if number % 45 or state.is_terminal():
            continue
        player = state.current_player()
        for action in state.legal_actions()[:10]:
            struct = state.action_to_struct(player, action)
            assert state.struct_to_actions(struct) == [action]
            if not state.is_chance_node():
                assert struct.to_dict()["text"] == state.action_to_string(player, action)
        if player >= 0:
            assert state.to_observation_struct(player).to_dict()["seat"] == player


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    chance = random.Random(3)
    differs = False
    for number, state in enumerate(walk(name, 3)):
        if number % 45 or state.is_terminal() or state.is_chance_node():
            continue
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, chance.random)
            assert other.observation_string(player) == state.observation_string(player)
            assert (other.observation_tensor(player) == np.array(state.observation_tensor(player))).all()
            differs |= other._array.tobytes() != state._array.tobytes()
    is_open = pyspiel.load_game(name).get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert differs != is_open


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_can_be_replayed(name: str, tmp_path: Path) -> None:
    # SciPy comes with it, which takes longer to load than most tests to run.
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, [], seed=1), encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again
    assert "State 30" in original


def test_chance_draws_as_the_box_does() -> None:
    """The first tile is one of the five A tiles, the treasures are equally likely at first."""
    state = pyspiel.load_game("tikal_base(players=4)").new_initial_state()
    assert state.chance_outcomes() == [(seat, 0.25) for seat in range(4)]
    state.apply_action(2)
    drawn = [state.action_to_string(pyspiel.PlayerId.CHANCE, tile) for tile, _ in state.chance_outcomes()]
    assert drawn == [f"drew A{number}" for number in range(1, 7)][: len(drawn)]
    state.apply_action(state.legal_actions()[-1])
    assert state.current_player() == 2


def test_plain_mcts_plays_the_base_game() -> None:
    game = pyspiel.load_game("tikal_base")
    state = next(iter(walk("tikal_base", 1)))
    chance = np.random.RandomState(1)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    class Lead(mcts.Evaluator):  # type: ignore[misc]  # no types
        def evaluate(self, state: Any) -> Any:
            return np.zeros(2)

        def prior(self, state: Any) -> Any:
            actions = state.legal_actions()
            return [(action, 1 / len(actions)) for action in actions]

    bot = mcts.MCTSBot(game, uct_c=2, max_simulations=8, evaluator=Lead(), random_state=chance)
    assert bot.step(state) in state.legal_actions()


def test_options_and_wrong_tables() -> None:
    game = pyspiel.load_game("tikal_base", {"options": '{"campNeedsPresence": false}', "edition": "classic"})
    assert game.table.options["campNeedsPresence"] is False
    for wrong in ({"options": "[1]"}, {"options": "{"}, {"edition": "monopoly"}, {"players": 7}, {"scenario": "x"}):
        with pytest.raises(ValueError, match=r"options|monopoly|players|scenario"):
            pyspiel.load_game("tikal_base", wrong)


def test_python_ends_in_peace_after_playing() -> None:
    program = "import pyspiel, tikal.envs.openspiel; s = pyspiel.load_game('tikal_base').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
