"""`tools/tune`, which finds weights by self-play."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import tikal
from compiled import compiled_only
from tikal.games.base.search.terms import NAMES
from tikal.search.weights import read_weights

TUNE: Final = Path(__file__).parent.parent.parent / "tools" / "tune"


def tune(out: Path, *arguments: str, **extra: str) -> subprocess.CompletedProcess[str]:
    """Run it as a developer does."""
    source = Path(tikal.__file__).parent.parent
    return subprocess.run(
        [sys.executable, TUNE, "--out", out, *arguments],
        env={**os.environ, "PYTHONPATH": str(source), **extra},
        capture_output=True,
        text=True,
        check=False,
    )


@compiled_only
def test_two_games_give_weights(tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    done = tune(out, "--games", "2", "--rounds", "1")
    assert done.returncode == 0, done.stderr
    assert "round 1, 2 games" in done.stdout
    found = read_weights(out, NAMES)
    assert len(found) == len(NAMES)
    assert found[0] == 1.0, "points are worth what they are"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(("--edition", "tikal-2"), "tikal-2"), (("--players", "7"), "7"), (("--games", "1"), "at least 2")],
)
def test_a_table_that_cannot_be_is_told_in_words(tmp_path: Path, arguments: tuple[str, str], told: str) -> None:
    done = tune(tmp_path / "weights.toml", *arguments, TIKAL_JIT="0")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("tune: error: ")
    assert told in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr
