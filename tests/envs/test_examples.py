"""The programs in examples/ run; those that need torch where it is installed, which takes 200 MB."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from compiled import compiled_only
from tikal.dataset.making import make_dataset
from tikal.dataset.recipe import Recipe

EXAMPLES = Path(__file__).parents[2] / "examples"

pytestmark = compiled_only


def run(program: str, *arguments: str) -> str:
    """What an example prints."""
    done = subprocess.run([sys.executable, EXAMPLES / program, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_rollouts() -> None:
    assert "who begins wins" in run("random_rollouts.py", "--games", "300")


def test_the_simple_learner_learns() -> None:
    said = run("cross_entropy.py", "--rounds", "5", "--policies", "24", "--games", "4")
    means = [float(line.split("by ")[1].split()[0]) for line in said.splitlines() if line.startswith("round")]
    assert means[-1] > means[0] + 5


def test_agents_that_write() -> None:
    assert "the eager agent won 1 of 1 games" in run("text_agents.py", "--games", "1")


def test_reading_a_dataset(tmp_path: Path) -> None:
    make_dataset(Recipe("supermeeple-2015", ("greedy", "greedy"), games_per_file=1), 3, tmp_path)
    assert "correlation of value and final" in run("dataset_polars.py", str(tmp_path))
    decisions = runpy.run_path(str(EXAMPLES / "dataset_torch.py"))["Decisions"](tmp_path / "part-00000.parquet")
    for observation, mask, action in (decisions[k] for k in range(len(decisions))):
        assert observation.shape == (1560,)
        assert mask[action]


def test_learning_from_a_dataset_with_torch(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    make_dataset(Recipe("supermeeple-2015", ("greedy", "greedy"), games_per_file=1), 3, tmp_path)
    assert "round 1: plays the move of greedy, greedy in" in run("dataset_torch.py", str(tmp_path), "--rounds", "1")


def test_training_with_ppo_for_a_moment() -> None:
    pytest.importorskip("sb3_contrib")
    said = run("train_ppo.py", "--steps", "4096", "--games", "20")
    assert re.search(r"before: wins [0-9.]+% of 20 games\n4,096 decisions in", said)
    assert re.search(r"after: wins [0-9.]+% of 20 games", said)
