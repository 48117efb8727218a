"""The programs in examples/ run; the one that needs torch is tried by hand, see docs/research.md."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from compiled import compiled_only

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
