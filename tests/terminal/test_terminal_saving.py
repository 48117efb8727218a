"""Nothing is lost: games are saved after every move, survive any end of the program, and go on later."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Final

import pytest

import tikal
from at_the_terminal import ESCAPE, Terminal, play, saved_games
from tikal.terminal.saves import latest, new_path, open_save, save
from tikal.terminal.seats import Seat

SETTINGS: Final = (
    "--edition",
    "supermeeple-2015",
    "--seat",
    "Ann",
    "--seat",
    "Robo=random",
    "--no-auction",
    "--seed",
    "7",
)


def log_of(path: Path) -> list[str]:
    return [str(entry) for entry in tikal.load(path.read_text(encoding="utf-8")).log]


def test_a_game_goes_on_after_the_program_was_killed(tmp_path: Path) -> None:
    with Terminal(*SETTINGS, data=tmp_path) as terminal:
        terminal.wait_for("Ann> ")
        terminal.type("1")
        terminal.wait_for("10 action points to spend")
        terminal.type("deploy leader a1")
        terminal.wait_for("9 action points to spend")
        terminal.process.send_signal(signal.SIGKILL)
        terminal.process.wait()
    (kept,) = saved_games(tmp_path)
    before = log_of(kept)
    assert before[-1] == "0 deploy leader a1"

    with Terminal(data=tmp_path) as terminal:
        offer = terminal.wait_for("[Y/n]")
        assert "Ann, Robo" in offer
        terminal.type("")
        terminal.wait_for("9 action points to spend")
        terminal.type("end")
        terminal.wait_for("End it? [y/N]")
        terminal.type("y")
        terminal.wait_for("Ann has to place tile")  # the bot has played, so it is known who is one
        terminal.wait_for("Ann> ")
        terminal.type("quit")
        terminal.wait_for_end()
        assert terminal.process.returncode == 0
    assert saved_games(tmp_path) == [kept]
    assert log_of(kept)[: len(before)] == before
    assert len(log_of(kept)) > len(before) + 1


def test_ctrl_c_saves_and_ends_with_status_130(tmp_path: Path) -> None:
    with Terminal(*SETTINGS, data=tmp_path) as terminal:
        terminal.wait_for("Ann> ")
        terminal.type("1")
        terminal.wait_for("10 action points to spend")
        terminal.wait_for("Ann> ")
        terminal.interrupt()
        seen = terminal.wait_for_end()
        assert terminal.process.returncode == 130
    assert "The game is saved in" in seen
    assert "Traceback" not in seen
    (kept,) = saved_games(tmp_path)
    assert len(log_of(kept)) >= 1


def test_ctrl_d_saves_and_ends_with_status_0(tmp_path: Path) -> None:
    with Terminal(*SETTINGS, data=tmp_path) as terminal:
        terminal.wait_for("Ann> ")
        terminal.press(b"\x04")
        assert "The game is saved in" in terminal.wait_for_end()
        assert terminal.process.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [pytest.param(("--no-color",), {}, marks=pytest.mark.thorough), ((), {"NO_COLOR": "1"})],
)
def test_without_colour_a_real_terminal_gets_plain_characters(
    arguments: tuple[str, ...], extra: dict[str, str], tmp_path: Path
) -> None:
    with Terminal(*SETTINGS, *arguments, data=tmp_path, extra=extra) as terminal:
        terminal.wait_for("Ann> ")
        terminal.type("quit")
        terminal.wait_for_end()
        assert ESCAPE not in terminal.written


def test_with_colour_it_gets_colours(tmp_path: Path) -> None:
    with Terminal(*SETTINGS, data=tmp_path) as terminal:
        terminal.wait_for("Ann> ")
        assert ESCAPE in terminal.written


def test_tab_completes_actions(tmp_path: Path) -> None:
    with Terminal(*SETTINGS, data=tmp_path) as terminal:
        terminal.wait_for("Ann> ")
        terminal.type("1")
        terminal.wait_for("10 action points to spend")
        terminal.wait_for("Ann> ")
        terminal.press(b"deploy l\t")
        terminal.wait_for("leader a1")


def test_no_to_the_offer_begins_another_game(tmp_path: Path) -> None:
    play(*SETTINGS, data=tmp_path, typed=["1", "quit"])
    (old,) = saved_games(tmp_path)
    before = old.read_text(encoding="utf-8")
    done = play(data=tmp_path, typed=["n", "", "", "", "", "", "quit"])
    assert (done.returncode, done.stderr) == (0, "")
    assert f"tikal terminal --resume {old}" in " ".join(done.stdout.split())
    assert len(saved_games(tmp_path)) == 2
    assert old.read_text(encoding="utf-8") == before


def test_what_is_neither_yes_nor_no_is_asked_again(tmp_path: Path) -> None:
    play(*SETTINGS, data=tmp_path, typed=["1", "quit"])
    done = play(data=tmp_path, typed=["place b3 0", "yes", "quit"])
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("[Y/n]") == 2
    assert len(saved_games(tmp_path)) == 1


def test_resume_takes_any_game_file_and_says_who_plays(tmp_path: Path) -> None:
    game = tikal.new_game("classic", players=2, seed=1, names=["Ann", "Bea"])
    file = tmp_path / "given.tikal"
    file.write_text(f"# from a friend\n{game.record()}", encoding="utf-8")
    done = play("--resume", file, "--seat", "Bea=random", "--no-confirm", data=tmp_path, typed=["quit"])
    assert (done.returncode, done.stderr) == (0, "")
    assert saved_games(tmp_path) == []
    done = play("--resume", file, "--seat", "Bea=random", "--no-confirm", data=tmp_path, typed=["1", "end", "quit"])
    assert done.returncode == 0
    assert "Bea ends the turn." in " ".join(done.stdout.split())
    assert open_save(file).seats == (Seat("Ann", "person"), Seat("Bea", "random"))
    file.write_text(file.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert open_save(file).seats == (Seat("Ann", "person"), Seat("Bea", "random")), "an editor has put a mark before it"


def test_looking_at_a_game_does_not_change_its_file(tmp_path: Path) -> None:
    file = tmp_path / "given.tikal"
    written = f"# a comment\n{tikal.new_game('classic', players=2, seed=1).record()}"
    file.write_text(written, encoding="utf-8")
    assert play("--resume", file, data=tmp_path, typed=["score", "quit"]).returncode == 0
    assert file.read_text(encoding="utf-8") == written


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "line 1"),
        (b"\xff\xfe\x00rubbish", "not a text file"),
        (b"tikal: 1\nrules: 1\nedition: chess\n", "line 3"),
    ],
)
def test_a_file_that_is_no_game_is_refused(content: bytes, told: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.tikal"
    file.write_bytes(content)
    done = play("--resume", file, data=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("tikal: ")
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_game_that_is_over_or_not_whole_is_not_resumed(tmp_path: Path) -> None:
    done = play("--edition", "classic", "--seat", "A=random", "--seat", "B=random", "--no-auction", data=tmp_path)
    (over,) = saved_games(tmp_path)
    done = play("--resume", over, data=tmp_path)
    assert (done.returncode, "is over" in done.stderr) == (2, True)
    part = tmp_path / "part.tikal"
    part.write_text(tikal.new_game("classic", players=2, seed=1).record(whole=False), encoding="utf-8")
    done = play("--resume", part, data=tmp_path)
    assert (done.returncode, "hidden" in done.stderr) == (2, True)


def test_a_damaged_save_keeps_nobody_from_playing(tmp_path: Path) -> None:
    folder = tmp_path / "tikal" / "games"
    folder.mkdir(parents=True)
    (folder / "2020-01-01-000000.tikal").write_bytes(b"\xff\x00")
    done = play("--defaults", data=tmp_path, typed=["quit"])
    assert (done.returncode, done.stderr) == (0, "")


def test_names_by_the_clock_are_never_given_twice(tmp_path: Path) -> None:
    assert len({new_path(tmp_path) for _ in range(5)}) == 5


def test_the_latest_game_is_the_one_saved_last(tmp_path: Path) -> None:
    game = tikal.new_game("classic", players=2, seed=1)
    assert latest(tmp_path) is None
    first, second = tmp_path / "b.tikal", tmp_path / "a.tikal"
    for age, path in ((20, first), (10, second)):
        save(path, game, [Seat("Player 1", "person"), Seat("Player 2", "random")])
        os.utime(path, (1e9 - age, 1e9 - age))
    (tmp_path / "empty.tikal").touch()
    assert latest(tmp_path) == second
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.tikal", "b.tikal", "empty.tikal"]


def test_a_save_that_fails_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, path = tikal.new_game("classic", players=2, seed=1), tmp_path / "game.tikal"
    seats = [Seat("Player 1", "person"), Seat("Player 2", "person")]
    save(path, game, seats)
    before = path.read_text(encoding="utf-8")
    game.play(game.legal_actions()[0])

    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        save(path, game, seats)
    assert path.read_text(encoding="utf-8") == before
