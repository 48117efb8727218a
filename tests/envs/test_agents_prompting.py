"""Language models as players: prompts, parsing, rethinking with the reason, and TextArena's contract."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tikal
from hidden_otherwise import twin
from tikal.advice.price_list import prices
from tikal.bots.registry import make_bot
from tikal.envs.agents.model_bot import ModelBot
from tikal.envs.agents.prompting import get_legal_moves, make_prompt, parse_response, rethink_prompt
from tikal.envs.agents.textarena import TextArenaTikal, register
from tikal.errors import IllegalAction, MissingExtra, TikalError
from tikal.games.view import View


def first_legal(prompt: str) -> str:
    """A model that reads the prompt and plays the last of what it may do, which ends a turn."""
    legal = prompt.partition("What you may do now:\n")[2].partition("\n")[0]
    return f"There is much to say.\nTurn: {legal.split('; ')[-1]}"


@pytest.fixture
def view() -> View:
    return tikal.new_game("classic", players=2, seed=1, first=0).view(0)


@pytest.mark.parametrize(
    "answer",
    [
        "Turn: place a3 0; deploy leader a1; end",
        "**Turn:** `place a3 0`, `deploy leader a1`, `end`",
        "I thought about\nTurn: place a9 9\nbut no.\n\nTURN: Place a3 0;  deploy  leader a1; end.",
        "turn: [place a3 0; deploy leader a1; end]",
    ],
)
def test_answers_are_read_however_they_are_written(view: View, answer: str) -> None:
    assert [str(action) for action in parse_response(answer, view)] == ["place a3 0", "deploy leader a1", "end"]


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("", "no line that begins with"),
        ("place a3 0", "no line that begins with"),
        ("Turn: ;", "nothing follows"),
        ("Turn: place a3 0; dig a3", "R-DIG-1"),
        ("Turn: fly a3", "ACTION-TEXT"),
        ("Turn: place h5 0", "R-PLACE"),
    ],
)
def test_what_cannot_be_played_is_told_with_the_reason(view: View, answer: str, reason: str) -> None:
    with pytest.raises(TikalError, match=reason) as told:
        parse_response(answer, view)
    again = rethink_prompt(make_prompt(view), answer, told.value)
    assert str(told.value) in again
    assert make_prompt(view) in again


def test_a_prompt_has_the_position_and_every_legal_move(view: View) -> None:
    prompt = make_prompt(view, ["Bo digs."])
    assert "Since your last turn: Bo digs." in prompt
    for move in get_legal_moves(view):
        assert move in prompt
    for hex_ in view.to_dict()["board"]:
        if hex_["terrain"] != "jungle":
            assert re.search(rf"^  {hex_['hex']} {hex_['terrain']}", prompt, re.MULTILINE)


@pytest.mark.parametrize("edition", ["classic", "legend"])
def test_a_prompt_says_nothing_hidden(edition: str) -> None:
    game, bot = tikal.new_game(edition, players=2, seed=3), make_bot("greedy", 1)
    while len(game.log) < 150 and game.to_act is not None:
        game.play(bot.choose(game.view(game.to_act)))
    assert game.to_act is not None
    for _ in range(5):
        other = twin(game, game.to_act, random.Random(1))
        assert make_prompt(other.view(game.to_act)) == make_prompt(game.view(game.to_act))


@pytest.mark.parametrize("edition", ["classic", "legend"])
def test_a_prompt_has_all_prices_of_its_edition(edition: str) -> None:
    said = make_prompt(tikal.new_game(edition, players=2, seed=1, first=0).view(0)).partition("Prices in AP: ")[2]
    for kind, cost in prices(edition).items():
        assert re.search(rf"\b{kind} (\w+ )?{'' if cost is None else cost}", said)


def test_a_model_may_rethink_and_loses_only_the_turn() -> None:
    game = tikal.new_game("classic", players=2, seed=1, first=0)
    answers = iter(["Turn: dig a1", "no idea", "Turn: place a3 0"])
    prompts: list[str] = []

    def model(prompt: str) -> str:
        prompts.append(prompt)
        return next(answers)

    bot = ModelBot(model)
    assert str(bot.choose(game.view(0))) == "place a3 0"
    assert "R-TURN-1" in prompts[1]
    assert dict(bot.asked) == {"answers": 3, "illegal": 2}
    stubborn = ModelBot(lambda prompt: "Turn: dig a1", rethinks=2)
    assert stubborn.choose(game.view(0)) in game.legal_actions()
    assert dict(stubborn.asked) == {"answers": 3, "illegal": 3, "lost": 1}


@pytest.mark.parametrize("answer", [None, 7, {"content": "Turn: end"}])
def test_an_answer_that_is_no_text_is_an_illegal_answer(answer: Any) -> None:
    game = tikal.new_game("classic", players=2, seed=1, first=0)
    answers = iter([answer, "Turn: place a3 0"])
    prompts: list[str] = []

    def model(prompt: str) -> Any:
        prompts.append(prompt)
        return next(answers)

    bot = ModelBot(model)
    assert str(bot.choose(game.view(0))) == "place a3 0"
    assert dict(bot.asked) == {"answers": 2, "illegal": 1}
    assert "You answered:\n(no text)" in prompts[1]
    env = TextArenaTikal("classic")
    env.reset(num_players=2, seed=1)
    done, info = env.step(answer)
    assert not done
    assert info["invalid"].startswith("the answer is not a text but ")
    assert "(no text)" in env.get_observation()[1]


def play(env: TextArenaTikal, players: int, model: Callable[[str], str]) -> list[str]:
    """Play a whole game as TextArena does; what was asked."""
    env.reset(num_players=players, seed=5)
    asked, done = [], False
    while not done:
        player, observation = env.get_observation()
        asked.append(observation)
        assert f"at seat {player}." in observation
        done, info = env.step(model(observation))
        assert info["player"] == player
    return asked


@pytest.mark.parametrize("edition", ["classic", "legend"])
def test_a_whole_game_in_text(edition: str) -> None:
    env = TextArenaTikal(edition)
    asked = play(env, 2, first_legal)
    rewards, infos = env.close()
    assert env.game is not None
    assert sum(rewards.values()) == pytest.approx(0)
    assert tuple(infos[seat]["score"] for seat in (0, 1)) == env.game.scores
    assert sum(info["turns_lost"] for info in infos.values()) == 0
    assert any("Since your last turn: " in one for one in asked)


def test_wrong_answers_are_asked_again_and_then_cost_the_turn() -> None:
    env = TextArenaTikal("classic", invalid_allowed=1)
    with pytest.raises(TikalError, match="call reset"):
        env.step("Turn: end")
    env.reset(num_players=2, seed=1)
    player, _ = env.get_observation()
    assert env.step("what?") == (
        False,
        {"player": player, "invalid": "the answer has no line that begins with 'Turn:'"},
    )
    assert "That cannot be played: the answer has no line" in env.get_observation()[1]
    done, info = env.step("Turn: dig a1")
    assert not done
    assert len(info["played"]) == 1
    assert info["played"][0].startswith("place ")
    env.step("Turn: dig a1")
    assert env.step("Turn: dig a1")[1]["played"] == ["end"]
    with pytest.raises(TikalError, match="not over yet"):
        env.close()
    with pytest.raises(IllegalAction):
        parse_response("Turn: dig a1", env.game.view(env.game.to_act))  # type: ignore[union-attr]


def test_without_a_seed_every_game_is_another() -> None:
    env, seen = TextArenaTikal("classic"), set[str]()
    for seed in (None, None, 0, 0):
        env.reset(num_players=2, seed=seed)
        assert env.game is not None
        seen.add(env.game.record())
    assert len(seen) == 3


def test_registering_without_textarena_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "textarena", None)
    with pytest.raises(MissingExtra, match=r"register\(\) needs textarena, .* run: pip install textarena"):
        register()


REGISTERED = """
import textarena
from tikal.envs.agents.textarena import register
register()
register()
env = textarena.make("Tikal-v0", edition="classic")
env.reset(num_players=2, seed=3)
done = False
while not done:
    player, observation = env.get_observation()
    legal = observation.partition("What you may do now:\\n")[2].partition("\\n")[0]
    done, info = env.step(f"Turn: {legal.split('; ')[-1]}")
print(sum(env.close()[0].values()))
"""


@pytest.mark.thorough
def test_textarena_makes_it_by_its_name(tmp_path: Path) -> None:
    """TextArena has many dependencies, so it is installed in a folder of its own."""
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "env"], check=True)
    pip = [str(tmp_path / "env" / "bin" / "python"), "-m", "pip", "install", "-q"]
    wanted = ["--target", str(tmp_path / "textarena"), "textarena==0.7.4"]
    subprocess.run([*pip, *wanted], check=True, capture_output=True)
    program = f"import sys\nsys.path.append({str(tmp_path / 'textarena')!r})\n{REGISTERED}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, float(done.stdout.splitlines()[-1] if done.stdout else "nan")) == (0, 0), done.stderr
