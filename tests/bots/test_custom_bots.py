"""Custom bots: classes and programs. What they do wrong costs them the move, never the game."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

import tikal
from tikal.arena.bot_game import Lost, play_bots
from tikal.arena.simulation import Series, seats_for, simulate
from tikal.bots.custom.custom_bot import CustomBot
from tikal.bots.custom.program import LIVES
from tikal.bots.registry import check_bot, make_bot
from tikal.errors import TikalError
from tikal.games.view import View
from tikal.server.refusal import Refusal
from tikal.server.tables.seats import need_level

SLOW: Final = 0.3
"""Seconds given to those that never answer."""

CLASSES: Final = """
import sys

class Good:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view):
        return view.legal_actions()[self.seed % 2 - 1]

class Texts:
    def turn(self, view):
        return [str(view.legal_actions()[0]), "end", "clear a1", "no action"]

class Straying:
    def turn(self, view):
        return [view.legal_actions()[0], "dig h5", "end"]

class Rambling:
    def turn(self, view):
        return [view.legal_actions()[0], "and so on"]

class Crashing:
    def choose(self, view):
        raise RuntimeError("I\\n can't")

class Talking:
    print("loading")

    def __init__(self):
        print("making")

    def choose(self, view):
        print("thinking")
        return view.legal_actions()[0]

class Babbling:
    def choose(self, view):
        return "\\ud800\\u2028and on"

class Exiting:
    def choose(self, view):
        sys.exit(3)

class Hanging:
    def choose(self, view):
        while True:
            try:
                while True:
                    pass
            except Exception:
                pass

class Stubborn:
    def choose(self, view):
        while True:
            try:
                self.search()
            except:
                pass

    def search(self):
        while True:
            try:
                while True:
                    pass
            except BaseException:
                pass

class Nonsense:
    def choose(self, view):
        return 42

class Speechless(Exception):
    def __str__(self):
        raise self

    __repr__ = __str__

class Sulking:
    def choose(self, view):
        raise Speechless

class Mumbling:
    def choose(self, view):
        return Speechless()

class Inventing:
    def choose(self, view):
        return type(view.legal_actions()[0])("place a3 0")

class Cheating:
    def choose(self, view):
        return "place h5 0"

class Silent:
    def turn(self, view):
        return []

class Meddling:
    def choose(self, view):
        action = view.legal_actions()[0]
        for _ in range(3):
            view.rules.do(view.seen, view.legal_actions()[0].code)
        return view.legal_actions()[0]

class Unmade:
    def __init__(self):
        raise KeyError("no")

    def choose(self, view):
        return None

class NoBot:
    pass
"""

ANSWERING: Final = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert asked["view"]["seat"] == asked["view"]["to_act"], asked
    print(json.dumps({"action": asked["legal_actions"][0]}), flush=True)
"""
WHOLE_TURNS: Final = ANSWERING.replace('"action": asked["legal_actions"][0]', '"actions": asked["legal_actions"][:1]')


def view() -> View:
    """The first decision of a game."""
    game = tikal.new_game("classic", players=2, seed=1, first=0)
    return game.view(0)


@pytest.fixture
def classes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The file with the classes; it lies in the current folder."""
    file = tmp_path / "some_bots.py"
    file.write_text(CLASSES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return str(file)


@contextmanager
def bot_of(name: str, seconds: float = 20.0) -> Iterator[CustomBot]:
    """A custom bot, closed in the end."""
    bot = make_bot(name, 1, seconds)
    assert isinstance(bot, CustomBot)
    try:
        yield bot
    finally:
        bot.close()


def program(tmp_path: Path, code: str) -> str:
    """The name of a bot that is a program."""
    file = tmp_path / "program.py"
    file.write_text(code, encoding="utf-8")
    return f"stdio:{sys.executable} {file}"


def test_a_class_is_found_by_module_and_by_file(classes: str) -> None:
    for name in (f"{classes}:Good", "some_bots.py:Good", "some_bots:Good"):
        with bot_of(name) as bot:
            assert bot.choose(view()) == view().legal_actions()[0]
            assert not bot.lost


def test_a_file_finds_the_modules_beside_it(tmp_path: Path) -> None:
    (tmp_path / "module_beside_a_bot.py").write_text("NUMBER = 1", encoding="utf-8")
    code = "import module_beside_a_bot as beside\nclass Bot:\n    def choose(self, view):\n"
    (tmp_path / "bot.py").write_text(f"{code}        return view.legal_actions()[beside.NUMBER]\n", encoding="utf-8")
    with bot_of(f"{tmp_path / 'bot.py'}:Bot") as bot:
        assert bot.choose(view()) == view().legal_actions()[1]


def test_files_of_the_same_name_do_not_mix(tmp_path: Path) -> None:
    for number in range(2):
        (tmp_path / str(number)).mkdir()
        code = f"import sys\nNUMBER = {number}\nclass Bot:\n    def choose(self, view):\n"
        code += "        return view.legal_actions()[sys.modules[__name__].NUMBER]\n"
        (tmp_path / str(number) / "bot.py").write_text(code, encoding="utf-8")
    with bot_of(f"{tmp_path / '0' / 'bot.py'}:Bot") as first, bot_of(f"{tmp_path / '1' / 'bot.py'}:Bot") as second:
        assert [bot.choose(view()) for bot in (first, second)] == view().legal_actions()[:2]


def test_what_a_class_prints_does_not_come_between_our_own_output(
    classes: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with bot_of(f"{classes}:Talking") as bot:
        bot.choose(view())
    assert capsys.readouterr() == ("", "loading\nmaking\nthinking\n")


def test_whole_turns_may_be_texts_and_what_comes_after_their_end_is_not_read(classes: str) -> None:
    with bot_of(f"{classes}:Texts") as bot:
        assert [str(action) for action in bot.turn(view())] == [str(view().legal_actions()[0]), "end"]
        assert not bot.lost


@pytest.mark.parametrize(
    ("name", "fault", "told"), [("Straying", "illegal", "dig h5"), ("Rambling", "unreadable", "and so on")]
)
def test_of_a_list_that_goes_wrong_the_beginning_is_played_and_the_fault_counts(
    classes: str, name: str, fault: str, told: str
) -> None:
    with bot_of(f"{classes}:{name}") as bot:
        assert bot.turn(view()) == view().legal_actions()[:1]
        assert bot.lost == {fault: 1}
    assert bot.first_fault is not None
    assert told in bot.first_fault


@pytest.mark.parametrize(
    ("name", "fault", "told"),
    [
        ("Crashing", "error", "RuntimeError: I can't"),
        ("Exiting", "error", "SystemExit: 3"),
        ("Sulking", "error", "Speechless"),
        ("Nonsense", "unreadable", "42"),
        ("Mumbling", "unreadable", "Speechless"),
        ("Inventing", "unreadable", "Action"),
        ("Cheating", "illegal", "place h5 0"),
        ("Silent", "illegal", "no action at all"),
        ("Babbling", "unreadable", "\\ud800 and on"),
        ("Hanging", "late", "no answer after 0.3 s"),
        ("Stubborn", "late", "no answer after 0.3 s"),
    ],
)
def test_what_a_class_does_wrong_costs_the_move(classes: str, name: str, fault: str, told: str) -> None:
    with bot_of(f"{classes}:{name}", SLOW) as bot:
        for moves in (1, 2):
            assert bot.choose(view()) in view().legal_actions()
            assert bot.lost == {fault: moves}
    assert bot.first_fault is not None
    assert told in bot.first_fault


def test_a_bot_cannot_change_the_position(classes: str) -> None:
    with bot_of(f"{classes}:Meddling") as bot:
        assert bot.choose(view()) in view().legal_actions()


@pytest.mark.parametrize("code", [ANSWERING, WHOLE_TURNS], ids=["action", "actions"])
def test_a_program_answers_line_by_line(tmp_path: Path, code: str) -> None:
    with bot_of(program(tmp_path, code)) as bot:
        for _ in range(3):
            assert bot.choose(view()) == view().legal_actions()[0]
        assert not bot.lost


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("raise SystemExit", "gone"),
        ("import time\ntime.sleep(1000)", "late"),
        ("import sys\nfor line in sys.stdin: print('hello', flush=True)", "unreadable"),
        ("import sys\nfor line in sys.stdin: print('[' * 50000, flush=True)", "unreadable"),
        ("import sys\nfor line in sys.stdin: print('{\"actions\": [7]}', flush=True)", "unreadable"),
        ('import sys\nfor line in sys.stdin: print(\'{"action": "place h5 0"}\', flush=True)', "illegal"),
        ("while True: print('x' * 1000)", "unreadable"),
    ],
    ids=["dies", "hangs", "talks", "nests", "numbers", "cheats", "floods"],
)
def test_what_a_program_does_wrong_costs_the_move(tmp_path: Path, code: str, fault: str) -> None:
    with bot_of(program(tmp_path, code), SLOW if fault == "late" else 20.0) as bot:
        for moves in (1, 2):
            assert bot.choose(view()) in view().legal_actions()
            assert bot.lost == {fault: moves}


def test_what_a_program_said_before_it_ended_is_its_answer(tmp_path: Path) -> None:
    """Whether it is gone before or after the question is sent."""
    with bot_of(program(tmp_path, "import os\nos.close(0)\nprint('hello')")) as bot:
        bot.choose(view())
        assert bot.lost == {"unreadable": 1}
        bot.choose(view())
        assert bot.lost == {"unreadable": 1, "gone": 1}


def test_a_program_that_dies_is_started_again_but_not_without_end(tmp_path: Path) -> None:
    """It answers once and ends."""
    with bot_of(program(tmp_path, ANSWERING + "    break\n")) as bot:
        for _ in range(2 * LIVES):
            bot.choose(view())
        assert bot.lost == {"gone": LIVES}
        bot.choose(view())
        assert bot.lost == {"gone": LIVES + 1}
    assert bot.first_fault == "the program has ended"


def test_a_program_that_hangs_leaves_nothing_behind(tmp_path: Path) -> None:
    """What it started itself holds our pipe open; if that stayed, we would wait for it here."""
    child = "import subprocess, sys, time\nsubprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'])\n"
    with bot_of(program(tmp_path, child + "time.sleep(1000)"), SLOW) as bot:
        bot.choose(view())
        assert bot.lost == {"late": 1}


def test_a_program_that_left_somebody_with_our_pipe_does_not_hold_us_up(tmp_path: Path) -> None:
    """What it started in another session is not ended; waiting for its end of the pipe would take 1,000 seconds."""
    pid = tmp_path / "pid"
    child = f"""
import subprocess, sys, time
sleeper = [sys.executable, '-c', 'import time; time.sleep(1000)']
open({str(pid)!r}, 'w').write(str(subprocess.Popen(sleeper, start_new_session=True).pid))
time.sleep(1000)
"""
    with bot_of(program(tmp_path, child), 2.0) as bot:
        bot.choose(view())
        assert bot.lost == {"late": 1}
    os.kill(int(pid.read_text()), signal.SIGKILL)


def test_the_rest_of_a_line_that_is_too_long_is_no_answer(tmp_path: Path) -> None:
    body = """
import json, os, sys
for line in sys.stdin:
    if not os.path.exists("said"):
        open("said", "w").close()
        print("x" * 70_000, flush=True)
    else:
        print(json.dumps({"action": json.loads(line)["legal_actions"][0]}), flush=True)
"""
    with bot_of(program(tmp_path, body.replace('"said"', repr(str(tmp_path / "said")))), 10.0) as bot:
        for _ in range(3):
            bot.choose(view())
        assert bot.lost == {"unreadable": 1}


def test_a_game_goes_on_whatever_its_bots_do(classes: str) -> None:
    game = tikal.new_game("classic", players=3, seed=2)
    lost = play_bots(game, [f"{classes}:Crashing", f"{classes}:Good", f"{classes}:Cheating"], seed=2)
    assert game.is_over
    assert [type(one) for one in lost] == [Lost, Lost]
    decisions = [sum(entry.seat == seat for entry in game.log) for seat in range(3)]
    assert (lost[0].seat, lost[0].moves, lost[0].faults) == (0, decisions[0], {"error": decisions[0]})
    assert lost[1].seat == 2
    assert lost[1].moves <= decisions[2]


def test_legend_and_auctions_can_be_played_by_custom_bots(classes: str) -> None:
    for edition, auction in (("legend", False), ("riogrande-1999", True)):
        game = tikal.new_game(edition, players=2, seed=2, auction=auction)
        lost = play_bots(game, [f"{classes}:Good", f"{classes}:Texts"], seed=2)
        assert game.is_over
        assert not [one for one in lost if one.seat == 0]
        assert not [one for one in lost if set(one.faults) != {"illegal"}], "what is no turn cannot be ended"


def test_simulations_tell_lost_moves(classes: str) -> None:
    name = f"{classes}:Crashing"
    outcome = simulate(Series("classic", seats_for(["random", name], 2), seed=3), games=1)
    assert outcome.totals.games == 1
    game = tikal.new_game("classic", players=2, seed=3)
    (lost,) = play_bots(game, ["random", name], seed=3)
    assert lost.moves == sum(entry.seat == 1 for entry in game.log)
    (told,) = outcome.lost_moves
    assert str(told) == f"{name} lost moves: {lost.moves} error. The first: RuntimeError: I can't"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("some_bots.py", "FILE.py:CLASS, MODULE:CLASS or stdio:COMMAND"),
        ("some_bots.py:NoBot", "no class 'NoBot' with a method"),
        ("some_bots.py:Missing", "no class 'Missing'"),
        ("some_bots.py:Unmade", "could not be created: KeyError"),
        ("nowhere.py:Bot", "could not be loaded: FileNotFoundError"),
        ("no_such_module:Bot", "could not be loaded: ModuleNotFoundError"),
        ("stdio:", "needs the command"),
        ("stdio:'", "cannot be read"),
        ("stdio:no-such-program", "there is no program"),
    ],
)
def test_names_of_which_no_bot_can_be_made_are_refused(classes: str, name: str, told: str) -> None:
    with pytest.raises(TikalError, match=told):
        check_bot(name)


@pytest.mark.parametrize("name", ["stdio:id", "os:system", "some_bots.py:Good"])
def test_the_server_takes_no_such_names_from_clients(classes: str, name: str) -> None:
    with pytest.raises(Refusal):
        need_level(name)
