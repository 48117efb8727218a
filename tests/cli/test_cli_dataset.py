"""`tikal dataset`: what it prints, and wrong input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from command_line import assert_refused, tikal_here
from compiled import compiled_only


@compiled_only
def test_the_command_writes_files_and_says_how_many(tmp_path: Path) -> None:
    arguments = ("dataset", tmp_path / "data", "--bots", "random", "--games", "2", "--games-per-file", "1")
    done = tikal_here(*arguments, data=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "games in 2 files" in done.stdout
    again = tikal_here(*arguments, "--json", data=tmp_path)
    assert json.loads(again.stdout)["games"] == 2


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "chess"], "there is no bot 'chess'"),
        (["--bots", "random,random,random"], "2 players need 2 bots"),
        (["--rows", "game"], "--rows"),
        (["--games", "0"], "--games"),
        (["--edition", "tikal2"], "There are: "),
        (["--on", "the moon"], "write local, ray, or the address of a Ray cluster"),
        (["--on", "127.0.0.1:1"], "nobody answers at 127.0.0.1:1"),
    ],
)
def test_wrong_input_is_refused_in_one_line(arguments: list[str], told: str, tmp_path: Path) -> None:
    assert_refused(tikal_here("dataset", tmp_path / "data", *arguments, data=tmp_path), told)
    assert not (tmp_path / "data").exists()
