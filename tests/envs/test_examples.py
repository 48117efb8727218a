"""The programs in examples/ run; those that need torch, which takes 200 MB, in the thorough run."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from compiled import compiled_only
from tikal.dataset.making import make_dataset
from tikal.dataset.recipe import Recipe

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"

pytestmark = compiled_only


def run(program: str | Path, *arguments: str, libraries: Path | None = None) -> str:
    """What an example prints, with more libraries if it needs some."""
    done = subprocess.run(
        [sys.executable, EXAMPLES / program, *arguments],
        env={**os.environ, **({} if libraries is None else {"PYTHONPATH": str(libraries)})},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def learners(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the libraries of learners."""
    folder = tmp_path_factory.mktemp("learners")
    pip = next((ROOT / "tools").glob("pip-*.whl")) / "pip"
    wanted = ("torch", "sb3-contrib")
    subprocess.run([sys.executable, pip, "install", "-q", "--target", folder, *wanted], check=True, capture_output=True)
    return folder


def test_random_rollouts() -> None:
    assert "who begins wins" in run("random_rollouts.py", "--games", "300")


def test_the_simple_learner_learns() -> None:
    said = run("cross_entropy.py", "--rounds", "5", "--policies", "24", "--games", "4")
    means = [float(line.split("by ")[1].split()[0]) for line in said.splitlines() if line.startswith("round")]
    assert means[-1] > means[0] + 5


@pytest.mark.thorough
def test_playing_against_itself_teaches_to_beat_random_players() -> None:
    said = run("self_play.py", "--rounds", "5", "--games", "48")
    before, after = (float(line.split("by ")[1].split()[0]) for line in said.splitlines()[:2])
    assert after > before + 8


@pytest.mark.thorough
def test_agents_that_write() -> None:
    assert "the eager agent won 1 of 1 games" in run("text_agents.py", "--games", "1")


def test_reading_a_dataset(tmp_path: Path) -> None:
    make_dataset(Recipe("supermeeple-2015", ("greedy", "greedy"), games_per_file=1), 3, tmp_path)
    assert "correlation of value and final" in run("dataset_polars.py", str(tmp_path))
    decisions = runpy.run_path(str(EXAMPLES / "dataset_torch.py"))["Decisions"](tmp_path / "part-00000.parquet")
    for observation, mask, action in (decisions[k] for k in range(len(decisions))):
        assert observation.shape == (1560,)
        assert mask[action]


def test_what_the_examples_cannot_read_is_refused_in_one_sentence(tmp_path: Path) -> None:
    recipe = Recipe("supermeeple-2015", ("random", "random"), games_per_file=1, rows="turn")
    make_dataset(recipe, 2, tmp_path / "turns")
    for program in ("dataset_polars.py", "dataset_torch.py"):
        for folder, told in (("turns", "is a turn; make it with --rows decision"), ("none", "there is no dataset in")):
            command = [sys.executable, str(EXAMPLES / program), str(tmp_path / folder)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            assert done.returncode == 2
            assert told in done.stderr
            assert "Traceback" not in done.stderr


def test_the_help_of_an_example_keeps_its_lines() -> None:
    assert "\npip install .\npython random_rollouts.py --games 2000\n" in run("random_rollouts.py", "--help")


def test_a_dataset_of_one_file_leaves_nothing_to_test_with(tmp_path: Path) -> None:
    (tmp_path / "part-00000.parquet").touch()
    program = str(EXAMPLES / "dataset_torch.py")
    done = subprocess.run([sys.executable, program, tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "needs two files or more; make it with a smaller --games-per-file" in done.stderr


@pytest.mark.thorough
def test_learning_from_a_dataset_with_torch(tmp_path: Path, learners: Path) -> None:
    make_dataset(Recipe("supermeeple-2015", ("greedy", "greedy"), games_per_file=1), 3, tmp_path)
    said = run("dataset_torch.py", str(tmp_path), "--rounds", "1", libraries=learners)
    assert "round 1: plays the move of greedy, greedy in" in said


@pytest.mark.thorough
def test_ppo_learns_and_what_it_learned_can_be_measured(learners: Path, tmp_path: Path) -> None:
    model = str(tmp_path / "ppo.zip")
    said = run("train_ppo.py", "--steps", "50000", "--games", "200", "--save", model, libraries=learners)
    rates = {line.split(":")[0]: float(line.split("wins ")[1].split("%")[0]) for line in said.splitlines()[::2]}
    assert 40 < rates["before"] < 60
    assert rates["after"] > rates["before"] + 25
    measured = run("measure_ppo.py", model, "--bots", "random", "--games", "20", libraries=learners)
    wins = re.fullmatch(r"against random: wins ([0-9.]+)% .* of 20 games, [+-][0-9.]+ points\n", measured)
    assert wins is not None
    assert float(wins[1]) > 60


@pytest.mark.thorough
def test_learners_of_sb3_see_new_deals_and_how_games_end(learners: Path) -> None:
    said = run(Path(__file__).with_name("sb3_program.py"), libraries=learners)
    assert re.fullmatch(r"[1-9][0-9]* games ended\n", said)
