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


def run(program: str, *arguments: str, libraries: Path | None = None) -> str:
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
def test_training_with_ppo_for_a_moment(learners: Path) -> None:
    said = run("train_ppo.py", "--steps", "4096", "--games", "20", libraries=learners)
    assert re.search(r"before: wins [0-9.]+% of 20 games\n4,096 decisions in", said)
    assert re.search(r"after: wins [0-9.]+% of 20 games", said)
