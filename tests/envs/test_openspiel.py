"""OpenSpiel's own tests, and what they do not ask."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import tikal.envs.openspiel  # noqa: F401  # registers the games
from compiled import IS_COMPILED, compiled_only
from tikal.errors import TikalError

LEGEND = "tikal_legend(players=3)"
GAMES = ["tikal_base", "tikal_base(players=3,auction=True)"] + ([LEGEND] if IS_COMPILED else [])


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


def started(name: str, *outcomes: int) -> Any:
    """A state after the first moves of chance."""
    state = pyspiel.load_game(name).new_initial_state()
    for outcome in outcomes:
        state.apply_action(outcome)
    return state


def test_nothing_in_legend_is_named_after_the_deal() -> None:
    """The digits of the deal stand in the history, so neither information states nor samples are made of it."""
    state = started(LEGEND, 1, 2, 3)
    with pytest.raises(TikalError, match="use_observation_string=True"):
        state.information_state_string(0)
    for game in (state, started("tikal_base", 0, 4)):
        with pytest.raises(TikalError, match="use observation_tensor"):
            game.information_state_tensor(0)
    observer, kind = state.get_game().make_py_observer, pyspiel.IIGObservationType
    assert observer(kind(perfect_recall=True)) is None
    assert observer(kind(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)) is None
    private = observer(kind(public_info=False, perfect_recall=False))
    assert json.loads(private.string_from(state, 1)) == {"seat": 1}
    assert started("tikal_base", 0, 4).information_state_string(0) == "0, 4"


def test_an_observer_without_private_information_sees_what_a_spectator_does() -> None:
    """A player who has looked at a treasure knows more."""
    no_private = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    only_private = pyspiel.IIGObservationType(perfect_recall=False, public_info=False)
    for state in walk(LEGEND, 0):
        public, own, private = map(state.get_game().make_py_observer, (no_private, None, only_private))
        if "board" in private.string_from(state, 1):
            break
    assert public.string_from(state, 0) == public.string_from(state, 1) == state.view(None).to_json()
    seen = json.loads(own.string_from(state, 1))["board"]
    assert json.loads(private.string_from(state, 1))["board"] == seen != json.loads(str(state))["board"]
    tensors = []
    for observer, player in ((public, 0), (public, 1), (own, 1)):
        observer.set_from(state, player)
        tensors.append(observer.tensor.copy())
    assert np.array_equal(tensors[0], tensors[1])
    assert not np.array_equal(tensors[0], tensors[2])


def test_a_resampled_state_cannot_be_stored_with_the_true_deal() -> None:
    state = started(LEGEND, 1, 2, 3)
    other = state.resample_from_infostate(0, random.Random(1).random)
    for sample in (other, other.clone(), pickle.loads(pickle.dumps(other))):
        with pytest.raises(TikalError, match="resampled state has no struct"):
            sample.to_struct()
        assert sample._array.tobytes() == other._array.tobytes()
    assert state.to_struct().to_dict()["history"] == [1, 2, 3]


@pytest.mark.thorough
@compiled_only
def test_information_set_search_plays_legend() -> None:
    """Their bot in Python; the one in C++ does not ask games that are written in Python for samples."""
    state = started(LEGEND, 1, 2, 3)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    search = {"use_observation_string": True, "allow_inconsistent_action_sets": True, "random_state": chance}
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, uct_c=2, max_simulations=4, **search)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize(
    ("name", "before", "wrong"),
    [
        (LEGEND, (), (1024, 999_999, -5)),
        (LEGEND, (1, 2), (-2, 1024)),
        ("tikal_base", (), (2, 3, -2, 45)),
        ("tikal_base", (0,), (0, 3, 34, 45, 999_999)),
    ],
)
def test_what_chance_cannot_do_is_refused_and_nothing_is_played(
    name: str, before: tuple[int, ...], wrong: tuple[int, ...]
) -> None:
    state = started(name, *before)
    shown = str(state)
    for outcome in wrong:
        with pytest.raises(TikalError, match=f"chance cannot do {outcome} here"):
            state.apply_action(outcome)
    assert (str(state), state.history()) == (shown, list(before))


def test_a_finished_game_takes_no_more_actions() -> None:
    *_, state = walk("tikal_base", 4)
    assert state.is_terminal()
    for action in (0, 3, 999_999):
        with pytest.raises(TikalError, match="the game is over"):
            state.apply_action(action)
    again = state.get_game().new_initial_state(state.to_struct())
    assert again.returns() == state.returns()
    with pytest.raises(TikalError, match="the game is over"):
        state.get_game().new_initial_state({"history": [*state.history(), 0]})


@pytest.mark.parametrize("struct", [{"view": None}, {"history": "0"}, {"history": [0, "4"]}, {"history": [0, 1.5]}])
def test_a_struct_without_a_history_is_refused(struct: dict[str, Any]) -> None:
    with pytest.raises(TikalError, match="has a list of actions as its history"):
        pyspiel.load_game("tikal_base").new_initial_state(struct)


@pytest.mark.parametrize("struct", ["foo", 5, [0, 4]])
def test_what_is_no_struct_is_refused(struct: Any) -> None:
    with pytest.raises(TikalError, match="takes nothing or the struct of a state, not"):
        pyspiel.load_game("tikal_base").new_initial_state(struct)


def test_structs_that_are_no_actions_here_are_refused() -> None:
    waiting, deciding = started("tikal_base"), started("tikal_base", 0, 4)
    first = waiting.action_to_struct(pyspiel.PlayerId.CHANCE, 0)
    drawn = started("tikal_base", 0).action_to_struct(pyspiel.PlayerId.CHANCE, 4)
    decided = deciding.action_to_struct(0, deciding.legal_actions()[0])
    for state, wrong in ((waiting, decided), (waiting, drawn), (deciding, first)):
        with pytest.raises(TikalError, match="is not an action here"):
            state.struct_to_actions(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_every_move_of_chance_changes_the_text_of_a_state(name: str) -> None:
    before, waited = "", 0
    for number, state in enumerate(walk(name, 6)):
        assert str(state) != before
        before = str(state)
        waited += state.is_chance_node()
        if number > 250:
            break
    assert waited > 2


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
    for name, edition, other in (("base", "legend", "legend"), ("legend", "classic", "base")):
        with pytest.raises(TikalError, match=f"tikal_{name} does not play {edition}; make tikal_{other}"):
            pyspiel.load_game(f"tikal_{name}(edition={edition})")


def test_python_ends_in_peace_after_playing() -> None:
    program = "import pyspiel, tikal.envs.openspiel; s = pyspiel.load_game('tikal_base').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
