"""The command itself: quick to start, clear about wrong input, quiet when it is stopped."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

import tikal as package
from command_line import PLAIN, assert_refused, environment, tikal, tikal_here

HEAVY = ("numba", "numpy", "rich.table", "fluent.runtime", "tikal.play.game", "tikal.rules")


def test_help_imports_nothing_heavy(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "from tikal.cli import run\n"
        "assert run(['--help']) == 0\n"
        f"print('heavy:', [name for name in {HEAVY!r} if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=environment(tmp_path, {}),
        check=True,
    )
    assert done.stdout.endswith("heavy: []\n")


COMMANDS = (
    *("play", "terminal", "puzzle", "serve", "loadtest", "simulate", "arena", "analyse"),
    *("verify", "rules", "components", "bench", "compile"),
)


def test_help_names_all_commands(tmp_path: Path) -> None:
    done = tikal("--help", data=tmp_path)
    assert done.returncode == 0
    for command in COMMANDS:
        assert f"\n  {command} " in done.stdout
        assert tikal_here(command, "--help", data=tmp_path).returncode == 0


def test_nothing_means_help(tmp_path: Path) -> None:
    done = tikal(data=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == tikal("--help", data=tmp_path).stdout


def test_version(tmp_path: Path) -> None:
    assert tikal("--version", data=tmp_path).stdout == f"tikal {package.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["plya"], "plya"),
        (["terminal", "--colour"], "--colour"),
        (["terminal", "--edition", "supermeeple"], "supermeeple-2015"),
        (["terminal", "--players", "5", "--defaults"], "2 to 4 players"),
        (["terminal", "--players", "two"], "--players"),
        (["terminal", "--seat", "Ann=human"], "person, random"),
        (["terminal", "--players", "2", "--seat", "A", "--seat", "B", "--seat", "C", "--defaults"], "3 seats"),
        (["terminal", "--defaults", "--option", "campNeedsPresence"], "NAME=VALUE"),
        (["terminal", "--defaults", "--option", "campNeedsPresence=maybe"], "true or false"),
        (["terminal", "--defaults", "--option", "freeLunch=yes"], "freeLunch"),
        (["terminal", "--resume", "nowhere.tikal"], "nowhere.tikal: No such file"),
        (["simulate", "--games", "0"], "--games"),
        (["simulate", "--bots", "random,chess"], "there are: random"),
        (["simulate", "--bots", "random,random", "--players", "3"], "3 players need 3 bots"),
        (["simulate", "--players", "1"], "2 to 4 players"),
        (["simulate", "--edition", "tikal2"], "There are: "),
        (["bench", "--bots", "--solver"], "cannot be combined with --bots"),
        (["verify"], "FILE"),
        (["rules", "--edition", "nope"], "There are: "),
    ],
)
def test_wrong_input_is_told_in_one_line(arguments: list[str], told: str, tmp_path: Path) -> None:
    assert_refused(tikal_here(*arguments, data=tmp_path), told)


def test_wrong_input_is_told_in_one_line_by_a_process_too(tmp_path: Path) -> None:
    assert_refused(tikal("simulate", "--players", "1", data=tmp_path), "2 to 4 players")


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tikal", "rules"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(tmp_path)
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


def test_ctrl_c_ends_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tikal", "simulate", "--games", "100000", "--records", str(tmp_path / "games")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(tmp_path, PLAIN)
    ) as process:
        try:
            while not any(tmp_path.glob("games/*.tikal")):
                assert process.poll() is None
                sleep(0.01)
            process.send_signal(signal.SIGINT)
            told, wrong = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, told, wrong) == (130, "", "")


def test_the_help_of_mcp_says_where_games_are_kept(tmp_path: Path) -> None:
    said = " ".join(tikal_here("mcp", "--help", data=tmp_path).stdout.replace("│", " ").split())
    assert "forgotten when the command ends" in said
    assert "data directory" not in said
