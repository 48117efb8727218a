"""Playing in the terminal while rules and searches are still compiled: nobody waits, and nothing is left behind."""

from __future__ import annotations

import shutil
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

import tikal
from at_the_terminal import SECONDS, Terminal, environment, play, saved_games
from compiled import compiled_only
from tikal.compiling import cache
from tikal.compiling.jobs import Progress, UnitProgress
from tikal.games.action import Action
from tikal.games.searching import Searches
from tikal.games.units import units
from tikal.games.view import View
from tikal.terminal import preparing
from tikal.terminal.preparing import Preparation, ReadyBot
from tikal.terminal.seats import Seat

AT_ONCE: Final = 30.0
"""Seconds to the first question; compiling takes longer, even alone on a fast machine."""
LONG: Final = 600.0
RUNS: Final = "Compiling to speed up bots and rules:"
STANDS_IN: Final = "Robo plays like greedy for now."
NO_COMPILER: Final = "raise ImportError('no compiler here')\n"


def settings(*seats: str, edition: str = "classic") -> tuple[str, ...]:
    chosen = [word for seat in seats for word in ("--seat", seat)]
    more = ("--scenario", "chichen-itza") if edition == "legend" else ("--no-auction",)
    return ("--edition", edition, *chosen, *more, "--seed", "7", "--no-color", "--no-confirm")


WITH_A_PLANNER: Final = settings("Ann", "Robo=planner")


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of somebody for whom nothing was compiled yet; nothing may go on when they have left."""
    yield {"TIKAL_JIT": "1", "TIKAL_CACHE": str(tmp_path / "cache")}
    wait_until(lambda: not still_there(tmp_path))


def still_there(folder: Path) -> list[str]:
    """Command lines of the processes that have a cache in this folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if f"TIKAL_CACHE={folder}" in (process / "environ").read_text(errors="replace"):
                found.append((process / "cmdline").read_text(errors="replace").replace("\0", " "))
        except OSError:
            continue  # it has ended, or is none of ours
    return [line for line in found if line]


def compilers(folder: Path) -> list[str]:
    return [line for line in still_there(folder) if "tikal.compiling" in line]


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def in_one_line(seen: str) -> str:
    return " ".join(seen.split())


@pytest.mark.thorough
def test_a_game_begins_at_once_and_says_who_stands_in(tmp_path: Path, empty: dict[str, str]) -> None:
    start = time.monotonic()
    with Terminal(*settings("Ann", "Robo=expert", edition="legend"), data=tmp_path, extra=empty) as terminal:
        seen = in_one_line(terminal.wait_for("Ann>"))
        assert time.monotonic() - start < AT_ONCE
        assert RUNS in seen
        assert STANDS_IN in seen
        wait_until(lambda: len(compilers(tmp_path)) == 1)
        terminal.type("quit")
        terminal.wait_for_end()
        assert terminal.process.returncode == 0


def test_moves_are_played_and_kept_while_it_compiles(tmp_path: Path, empty: dict[str, str]) -> None:
    """Until Ctrl-C, which leaves nothing behind but the game."""
    start = time.monotonic()
    with Terminal(*WITH_A_PLANNER, data=tmp_path, extra=empty) as terminal:
        for _ in range(2):
            terminal.wait_for("has to place tile")
            seen = in_one_line(terminal.wait_for("Ann>"))
            assert STANDS_IN in seen
            terminal.type("1")
            terminal.wait_for("10 action points to spend")
            assert RUNS in in_one_line(terminal.wait_for("Ann>"))
            terminal.type("end")
        assert time.monotonic() - start < AT_ONCE
        terminal.wait_for("has to place tile")
        terminal.wait_for("Ann>")
        wait_until(lambda: bool(compilers(tmp_path)))
        terminal.interrupt()
        seen = terminal.wait_for_end()
        assert terminal.process.returncode == 130
        assert "Traceback" not in terminal.written + seen
    (kept,) = saved_games(tmp_path)
    game = tikal.load(kept.read_text(encoding="utf-8"))
    assert [entry.seat for entry in game.log if str(entry.action) == "end"].count(0) == 2
    assert "planner" in kept.read_text(encoding="utf-8"), "who stood in for a moment is not kept"


def test_ctrl_c_before_anything_was_asked_leaves_nothing_behind(tmp_path: Path, empty: dict[str, str]) -> None:
    """While the first bot thinks and rules are loaded."""
    with Terminal(*WITH_A_PLANNER, data=tmp_path, extra=empty) as terminal:
        wait_until(lambda: bool(compilers(tmp_path)))
        terminal.interrupt()
        seen = terminal.wait_for_end()
        assert terminal.process.returncode == 130
        assert "Traceback" not in terminal.written + seen


def test_who_is_killed_leaves_nothing_behind(tmp_path: Path, empty: dict[str, str]) -> None:
    with Terminal(*WITH_A_PLANNER, data=tmp_path, extra=empty) as terminal:
        terminal.wait_for("Ann>")
        wait_until(lambda: bool(compilers(tmp_path)))
        terminal.process.send_signal(signal.SIGKILL)


def fill(empty: Mapping[str, str], *names: str) -> None:
    """Put compiled code into a cache."""
    folder = Path(empty["TIKAL_CACHE"]) / "tikal" / "code"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for name in names:
        found = cache.find(name)
        assert found is not None, f"{name} was compiled before the tests began"
        shutil.copy(found.path, folder)


@compiled_only
def test_the_search_takes_over_in_the_middle_of_a_game(tmp_path: Path, empty: dict[str, str]) -> None:
    """Another process has compiled it in the meantime."""
    with Terminal(*WITH_A_PLANNER, data=tmp_path, extra=empty) as terminal:
        assert STANDS_IN in in_one_line(terminal.wait_for("Ann>"))
        fill(empty, "base-rules", "base-search")
        terminal.type("1")
        terminal.wait_for("10 action points to spend")
        assert STANDS_IN not in in_one_line(terminal.wait_for("Ann>"))
        terminal.type("end")
        terminal.wait_for("Robo ends the turn.")
        terminal.wait_for("Ann>")
        terminal.type("quit")
        terminal.wait_for_end()


@compiled_only
def test_what_is_ready_is_used_and_nothing_is_said(tmp_path: Path, empty: dict[str, str]) -> None:
    fill(empty, *(unit.name for unit in units()))
    done = play(*WITH_A_PLANNER, data=tmp_path, typed=["1", "end", "quit"], extra=empty)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Robo ends the turn." in in_one_line(done.stdout)
    assert "ompiling" not in done.stdout
    assert "greedy" not in done.stdout


@pytest.mark.thorough
def test_people_among_themselves_are_told_only_how_far_it_is(tmp_path: Path, empty: dict[str, str]) -> None:
    ascii_only = {**empty, "PYTHONIOENCODING": "ascii"}
    done = play(*settings("Ann", "Bea"), data=tmp_path, typed=["quit"], extra=ascii_only)
    assert (done.returncode, done.stderr) == (0, "")
    assert RUNS in in_one_line(done.stdout)
    assert "greedy" not in done.stdout
    assert done.stdout.isascii()


def test_a_failure_is_said_once_and_the_game_goes_on(tmp_path: Path, empty: dict[str, str]) -> None:
    (tmp_path / "broken" / "numba").mkdir(parents=True)
    (tmp_path / "broken" / "numba" / "__init__.py").write_text(NO_COMPILER, encoding="utf-8")
    before = environment(tmp_path).get("PYTHONPATH", "")
    broken = {**empty, "PYTHONPATH": f"{tmp_path / 'broken'}:{before}"}
    with Terminal(*WITH_A_PLANNER, data=tmp_path, extra=broken) as terminal:
        terminal.wait_for("Ann>")
        wait_until(lambda: not compilers(tmp_path))
        screens = []
        for typed in ("1", "board", "end", "board"):
            time.sleep(0.5)
            terminal.type(typed)
            terminal.wait_for("Type an action")
            screens.append(terminal.wait_for("Ann>"))
        terminal.type("quit")
        terminal.wait_for_end()
        shown = in_one_line(terminal.written)
        assert shown.count("Compiling failed") == 1
        assert "Robo plays like greedy. `tikal doctor` says why." in shown
        assert "Robo ends the turn." in shown
        assert "Traceback" not in shown
        assert terminal.process.returncode == 0


def test_switched_off_is_said_once(tmp_path: Path) -> None:
    done = play(*WITH_A_PLANNER, data=tmp_path, typed=["1", "end", "quit"], extra={"TIKAL_JIT": "0"})
    assert (done.returncode, done.stderr) == (0, "")
    shown = in_one_line(done.stdout)
    assert shown.count("TIKAL_JIT=0 turns compiling off, so Robo plays like greedy.") == 1
    assert RUNS not in shown


@pytest.mark.thorough
def test_bots_among_themselves_are_told_of_before_they_play(tmp_path: Path) -> None:
    seats = settings("Uno=planner", "Due=expert", "Tre=random")
    with Terminal(*seats, data=tmp_path, extra={"TIKAL_JIT": "0"}) as terminal:
        terminal.wait_for("TIKAL_JIT=0 turns compiling off, so Uno, Due play like greedy.")


@pytest.mark.thorough
def test_when_it_is_done_it_is_said_and_the_game_goes_on(tmp_path: Path, empty: dict[str, str]) -> None:
    with Terminal(*WITH_A_PLANNER, data=tmp_path, extra=empty) as terminal:
        assert STANDS_IN in in_one_line(terminal.wait_for("Ann>"))
        end = time.monotonic() + LONG
        seen = ""
        while "Compiling is done. From now on Robo plays at full strength." not in seen:
            assert time.monotonic() < end
            time.sleep(1)
            terminal.type("board")
            terminal.wait_for("board")
            seen = in_one_line(terminal.wait_for("Ann>"))
        terminal.type("1")
        seen = terminal.wait_for("Ann>")
        assert "ompil" not in seen
        terminal.type("end")
        terminal.wait_for("Robo ends the turn.")
        terminal.wait_for("Ann>")
        terminal.type("quit")
        terminal.wait_for_end()


# Inside: who decides when.


class Bot:
    def __init__(self, level: str) -> None:
        self.level: Final = level

    def choose(self, view: View) -> Action:
        return view.legal_actions()[0]


def test_a_bot_takes_over_with_the_next_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, int]] = []
    shared = Searches()

    def make(level: str, seed: int, *, searches: Searches) -> Bot:
        assert searches is shared
        made.append((level, seed))
        return Bot(level)

    ready = False
    monkeypatch.setattr(preparing, "load_what_is_ready", lambda _edition: None)
    monkeypatch.setattr(preparing, "level_for_now", lambda level, _edition: level if ready else "greedy")
    monkeypatch.setattr(preparing, "make_bot", make)
    bot = ReadyBot("planner", 5, "classic", shared)
    view = tikal.new_game("classic", players=2, seed=1).view(0)
    bot.choose(view)
    bot.choose(view)
    assert made == [("greedy", 5)]
    ready = True
    bot.choose(view)
    bot.choose(view)
    assert made == [("greedy", 5), ("planner", 5)]


class MadeUpProgress:
    """A preparation whose progress is made up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *seats: str) -> None:
        self.preparation: Final = Preparation("classic", [Seat(name, level) for name, level in map(_parts, seats)])
        self.waiting: Sequence[str] = ()
        self.progress = Progress((UnitProgress("base-search", "waiting", 0.0, 10),), 40.0)
        monkeypatch.setenv("TIKAL_JIT", "1")
        monkeypatch.setattr(preparing, "load_what_is_ready", lambda _edition: None)
        monkeypatch.setattr(preparing, "level_for_now", lambda level, _: "greedy" if level in self.waiting else level)
        monkeypatch.setattr(self.preparation._compilation, "progress", lambda: self.progress)


def _parts(seat: str) -> tuple[str, str]:
    name, _, level = seat.partition("=")
    return name, level or "person"


def test_the_words_follow_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    faked = MadeUpProgress(monkeypatch, "Ann", "Uno=planner", "Due=expert")
    faked.waiting = ("planner", "expert")
    (running,) = faked.preparation.news()
    assert running == f"{RUNS} 0 %, about 40 s left. Uno, Due play like greedy for now."
    faked.progress = Progress((UnitProgress("base-search", "compiling", 0.999, 10),), 2.0)
    assert faked.preparation.news() == [f"{RUNS} 99 %, almost done. Uno, Due play like greedy for now."]
    faked.waiting = ()
    faked.progress = Progress((UnitProgress("base-search", "ready", 1.0, 10),), 0.0)
    assert faked.preparation.news() == ["Compiling is done. From now on Uno, Due play at full strength."]
    assert faked.preparation.news() == []


def test_where_everything_was_ready_there_is_nothing_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    faked = MadeUpProgress(monkeypatch, "Ann", "Uno=planner")
    faked.progress = Progress((UnitProgress("base-search", "ready", 1.0, 10),), 0.0)
    assert faked.preparation.news() == []
