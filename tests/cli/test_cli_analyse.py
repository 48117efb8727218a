"""`tikal analyse`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tikal as package
from command_line import assert_refused, tikal, tikal_here

QUICK = ("--level", "greedy", "--turns", "1-2")


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    game = package.new_game("classic", players=2, seed=7, first=0, names=["Ann", "Bea"])
    for action in ("place a3 1", "end", "place a4 1", "deploy leader a1", "end", "place b3 0"):
        game.play(action)
    path = tmp_path / "game.tikal"
    path.write_text(game.record(), encoding="utf-8")
    return path


def test_a_game_is_reviewed_turn_by_turn(game_file: Path) -> None:
    done = tikal("analyse", game_file, *QUICK, data=game_file.parent)
    assert done.returncode == 0, done.stderr
    for words in ("Ann", "Bea", "Unspent", "Turning point, turn 1: Ann, you lost"):
        assert words in done.stdout


def test_the_review_as_json(game_file: Path) -> None:
    done = tikal_here("analyse", game_file, *QUICK, "--json", data=game_file.parent)
    told = json.loads(done.stdout)
    assert [turn["played"] for turn in told["turns"]] == [
        ["place a3 1", "end"],
        ["place a4 1", "deploy leader a1", "end"],
    ]
    assert [turn["unspent"] for turn in told["turns"]] == [10, 9]
    assert [player["name"] for player in told["players"]] == ["Ann", "Bea"]


def test_what_cannot_be_analysed_is_refused(game_file: Path, tmp_path: Path) -> None:
    half = tmp_path / "half.tikal"
    half.write_text(package.load(game_file.read_text()).record(whole=False, seat=0), encoding="utf-8")
    broken = tmp_path / "broken.tikal"
    broken.write_text("tikal: nonsense\n", encoding="utf-8")
    for arguments, told in (
        ((half,), "only a complete game"),
        ((broken,), "line 1"),
        ((tmp_path / "none.tikal",), "No such file"),
        ((game_file, "--turns", "2-x"), "A-B"),
        ((game_file, "--turns", "5-2"), "--turns 2-5"),
        ((game_file, "--turns", "90"), "turns 1 to 3,"),
        ((game_file, "--level", "random"), "greedy, planner, expert"),
    ):
        assert_refused(tikal_here("analyse", *arguments, data=tmp_path), told)
