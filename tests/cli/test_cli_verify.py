"""`tikal verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tikal as package
from command_line import tikal_here


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    game = package.new_game("supermeeple-2015", players=3, seed=1)
    for _ in range(30):
        game.play(game.legal_actions()[-1])
    path = tmp_path / "game.tikal"
    path.write_text(game.record(), encoding="utf-8")
    return path


def test_a_right_file_is_summed_up(game_file: Path) -> None:
    done = tikal_here("verify", game_file, data=game_file.parent)
    assert done.returncode == 0
    assert done.stdout == f"{game_file}: ok, 3 players, supermeeple-2015, 30 moves, 0 0 0, still running\n"


def test_a_wrong_move_is_told_with_its_line(game_file: Path) -> None:
    lines = game_file.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("2. "))
    lines[number] = f"2. {lines[number].split()[1]} dig h5"
    game_file.write_text("\n".join(lines), encoding="utf-8")
    done = tikal_here("verify", game_file, data=game_file.parent)
    assert done.returncode == 2
    assert done.stdout.startswith(f"{game_file}: line {number + 1}: R-DIG-1: ")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "the file is empty"),
        (b"  \n\n", "the file is empty"),
        (b"\x89PNG\r\n\x1a\n\x00\xff\xfe", "not a text file"),
        (b"Dear Ann,\n", "line 1: "),
        (b"tikal: 1\n", "line 2: "),
        (b"tikal: 99\n", "line 1: "),
        (b"\x00\x00\x00", "line 1: "),
    ],
)
def test_what_is_no_game_file_is_told_so(content: bytes, told: str, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    done = tikal_here("verify", path, data=tmp_path)
    assert done.returncode == 2
    assert done.stdout.startswith(f"{path}: ")
    assert told in done.stdout
    assert done.stderr == ""


def test_all_files_are_looked_at_and_one_wrong_one_counts(game_file: Path) -> None:
    missing, folder = game_file.parent / "missing.tikal", game_file.parent
    done = tikal_here("verify", missing, folder, game_file, data=folder)
    assert done.returncode == 2
    told = done.stdout.splitlines()
    assert told[0] == f"{missing}: No such file or directory"
    assert told[1] == f"{folder}: Is a directory"
    assert told[2].startswith(f"{game_file}: ok")


def test_draws_are_checked_against_what_was_promised(tmp_path: Path) -> None:
    game = package.new_game("supermeeple-2015", players=2, seed=1, salt="c" * 64)
    right, hidden, wrong = (tmp_path / f"{name}.tikal" for name in ("right", "hidden", "wrong"))
    right.write_text(game.record(), encoding="utf-8")
    hidden.write_text(game.record(whole=False), encoding="utf-8")
    done = tikal_here("verify", right, hidden, data=tmp_path)
    assert done.returncode == 0
    told = done.stdout.splitlines()
    assert told[0].endswith("still running; the draws are those promised before the first move")
    assert told[1].endswith("still running; the draws can be checked when the salt is known")
    wrong.write_text(game.record().replace("c" * 64, "d" * 64), encoding="utf-8")
    done = tikal_here("verify", "--json", wrong, right, data=tmp_path)
    assert done.returncode == 2
    refused, verified = json.loads(done.stdout)
    assert (refused["ok"], refused["line"], verified["draws"]) == (False, 13, "verified")
    assert "not the deal that was promised" in refused["error"]


def test_json_tells_the_same(game_file: Path) -> None:
    done = tikal_here("verify", "--json", game_file, game_file.parent / "missing", data=game_file.parent)
    assert done.returncode == 2
    right, wrong = json.loads(done.stdout)
    assert (right["ok"], right["edition"], right["moves"], right["scores"]) == (True, "supermeeple-2015", 30, [0, 0, 0])
    assert (wrong["ok"], wrong["error"]) == (False, "No such file or directory")
