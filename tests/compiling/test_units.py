"""A unit runs as plain Python until it is compiled, then as machine code, with the same results."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from compiled_unit import COMPILE, HERE, RIGHT, SECONDS, USE, USE_ROWS, environment, files, run

SOURCE = HERE / "small_unit.py"


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache in which the small unit is compiled."""
    cache = tmp_path_factory.mktemp("cache")
    told, _ = run(COMPILE, cache)
    assert told == {"states": ["ready"], "failure": None}
    return cache


@pytest.fixture
def cache(compiled: Path, tmp_path: Path) -> Path:
    """A copy of it, to be changed."""
    shutil.copytree(compiled, tmp_path / "cache")
    return tmp_path / "cache"


def the_file(cache: Path) -> Path:
    """The compiled code in a cache."""
    (found,) = (cache / "tikal" / "code").glob("small-*.code")
    return found


def test_plain_python_and_machine_code_find_the_same(compiled: Path, tmp_path: Path) -> None:
    plain, _ = run(USE, tmp_path)
    assert plain == {"compiled": False, "found": RIGHT}
    assert run(USE, compiled)[0] == {"compiled": True, "found": RIGHT}
    assert run(USE, compiled, TIKAL_JIT="0")[0] == {"compiled": False, "found": RIGHT}


def test_whole_rows_are_compared_as_entry_by_entry(compiled: Path, tmp_path: Path) -> None:
    """Machine code compares many entries at once, and the last ones of a row twice."""
    expected: list[list[int]] = []
    for length in (32, 40, 54, 55):
        row = [place * 7 % 5 - 2 for place in range(length)]
        above = [[place for place in range(length) if row[place] > value] for value in (-2, 0, 1)]
        equal = [[place for place in range(length) if row[place] == value] for value in (-2, 0, 1)]
        expected.append([sum(1 << place for place in places) + (places[0] << 56) for places in above])
        expected[-1] += [sum(1 << place for place in places) for places in equal]
    expected += [[int(place * 7 % 5 == 0) for place in range(length)] for length in (1, 5, 15, 16, 17, 40, 54)]
    assert run(USE_ROWS, compiled)[0] == {"compiled": True, "found": expected}
    assert run(USE_ROWS, tmp_path)[0] == {"compiled": False, "found": expected}


def test_a_running_process_switches_over_when_the_unit_is_ready(tmp_path: Path) -> None:
    program = f"""{USE}
import io, contextlib
with contextlib.redirect_stdout(io.StringIO()):
    exec({COMPILE!r})
states = [SMALL.is_loaded(), SMALL.look_again(), SMALL.is_loaded()]
outer.several[0].counts[:] = [1, 2, 3, 4, 5]
print(json.dumps([states, add_up(outer, 7)]))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment(tmp_path), timeout=SECONDS
    )
    before, after = map(json.loads, done.stdout.splitlines())
    assert before == {"compiled": False, "found": RIGHT}
    assert after == [[False, True, True], RIGHT[0]]


@pytest.mark.parametrize(("name", "answer"), [("fail", 0), ("fail_with_a_fraction", 0.5)])
def test_a_function_that_raises_is_not_taken_for_an_answer(compiled: Path, name: str, answer: float) -> None:
    program = f"""
import json
import numpy as np
from small_unit import OUTER, SMALL, {name} as fail
outer = np.zeros(1, dtype=OUTER)[0]
assert SMALL.is_loaded() and fail(outer) == {answer}
outer.total = 1
try:
    fail(outer)
except RuntimeError as error:
    print(json.dumps(str(error)))
"""
    told, _ = run(program, compiled)
    assert f"small_unit_{name} failed in compiled code" in str(told)


def test_arrays_of_another_kind_are_refused(compiled: Path) -> None:
    program = """
import json
import numpy as np
from small_unit import SMALL, mean
assert SMALL.is_loaded()
told = {}
for wrong in (np.arange(6), np.zeros((2, 2), np.int8), np.zeros(6, np.int8)[::2]):
    try:
        mean(wrong, 2.0)
    except TypeError as error:
        told[repr(wrong)] = str(error)
print(json.dumps(told))
"""
    told, _ = run(program, compiled)
    assert len(told) == 3
    for reason in told.values():
        assert "arrays of int8 in one dimension without gaps" in reason


def test_threads_that_call_meanwhile_notice_nothing_of_the_switch(compiled: Path) -> None:
    program = """
import json, sys, threading
import numpy as np
from small_unit import SMALL, mean
sys.setswitchinterval(1e-6)
found, row = set(), np.arange(6, dtype=np.int8)
SMALL._looked_for = True
def call():
    while not SMALL._code:
        found.add(mean(row, 2.0))
    found.add(mean(row, 2.0))
threads = [threading.Thread(target=call) for _ in range(3)]
for thread in threads: thread.start()
SMALL.look_again()
for thread in threads: thread.join()
print(json.dumps({"found": sorted(found)}))
"""
    told, logged = run(program, compiled)
    assert told == {"found": [5.0]}
    assert logged == ""


def test_the_cache_goes_by_content_not_by_place_or_time(compiled: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    copy = elsewhere / SOURCE.name
    shutil.copyfile(SOURCE, copy)
    assert run(USE, compiled, elsewhere)[0]["compiled"]
    text = SOURCE.read_text(encoding="utf-8")
    copy.write_text(text.replace("FACTOR: Final = 3", "FACTOR: Final = 2 * 2"), encoding="utf-8")
    told, _ = run(USE, compiled, elsewhere)
    assert not told["compiled"], "what was compiled is for other sources"
    assert told["found"][0] == 4 * 20 + 7
    copy.write_text(text, encoding="utf-8")
    assert run(USE, compiled, elsewhere)[0]["compiled"], "back on the first branch, nothing is compiled again"


@pytest.mark.thorough
def test_two_versions_of_a_unit_stay_side_by_side(cache: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    text = SOURCE.read_text(encoding="utf-8")
    (other / SOURCE.name).write_text(text.replace("FACTOR: Final = 3", "FACTOR: Final = 2 * 2"), encoding="utf-8")
    assert run(COMPILE, cache, other)[0]["states"] == ["ready"]
    assert len(files(cache)) == 2
    assert run(USE, cache, other)[0]["compiled"]
    assert run(USE, cache)[0] == {"compiled": True, "found": RIGHT}


@pytest.mark.parametrize(
    "damage",
    [
        "one byte",
        "wrong header",
        *(
            pytest.param(damage, marks=pytest.mark.thorough)
            for damage in ("cut off", "no header", "empty", "header of something else")
        ),
    ],
)
def test_damaged_code_is_dropped_with_a_line_in_the_log(cache: Path, damage: str) -> None:
    file = the_file(cache)
    content = bytearray(file.read_bytes())
    if damage == "one byte":
        content[-100] ^= 0xFF
    changed = {
        "cut off": bytes(content[: len(content) // 2]),
        "one byte": bytes(content),
        "no header": b"\x00\xff" + bytes(content),
        "empty": b"",
        "header of something else": b'{"tools": 1}\n',
        "wrong header": b'{"tools": 1, "sources": [], "code": 3}\n',
    }[damage]
    file.write_bytes(changed)
    told, logged = run(USE, cache)
    assert told == {"compiled": False, "found": RIGHT}
    assert "damaged" in logged
    assert "Traceback" not in logged
    assert files(cache) == []


@pytest.mark.thorough
def test_damaged_code_counts_as_not_compiled(cache: Path) -> None:
    with the_file(cache).open("ab") as file:
        file.write(b"garbage")
    told, logged = run(COMPILE, cache)
    assert told["states"] == ["ready"]
    assert "damaged" in logged
    assert run(USE, cache)[0] == {"compiled": True, "found": RIGHT}


@pytest.mark.thorough
def test_two_processes_that_want_a_unit_compile_it_once(tmp_path: Path) -> None:
    """The second waits for the first; it has nothing left to compile."""
    program = f"{COMPILE}print(sum(compilation._functions.values()))"
    together = [
        subprocess.Popen(
            [sys.executable, "-c", program], env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        for _ in range(2)
    ]
    compiled = []
    for process in together:
        out, err = process.communicate(timeout=SECONDS)
        told, functions = out.splitlines()
        assert json.loads(told) == {"states": ["ready"], "failure": None}, err
        compiled.append(int(functions) > 0)
    assert sorted(compiled) == [False, True]
    assert len(files(tmp_path)) == 1
    assert run(USE, tmp_path)[0] == {"compiled": True, "found": RIGHT}


def test_a_compiler_that_is_killed_leaves_nothing_behind(tmp_path: Path) -> None:
    program = """
import json, os, signal
from tikal.compiling.jobs import Compilation
from small_unit import SMALL
compilation = Compilation([SMALL])
compilation.start()
while not any(unit.part for unit in compilation.progress().units):
    compilation.wait(0.01)
for process in compilation._processes:
    os.kill(process.pid, signal.SIGKILL)
compilation.wait()
done = compilation.progress()
print(json.dumps({"states": [unit.state for unit in done.units], "is_over": done.is_over}))
"""
    told, logged = run(program, tmp_path)
    assert told == {"states": ["failed"], "is_over": True}
    assert logged.count("compiling failed") == 1
    assert files(tmp_path) == []
    assert run(COMPILE, tmp_path)[0]["states"] == ["ready"], "the lock of the dead does not hold up others"


def test_the_compiler_ends_with_whoever_started_it(tmp_path: Path) -> None:
    program = """
import os, time
from tikal.compiling.jobs import Compilation
from small_unit import SMALL
compilation = Compilation([SMALL])
compilation.start()
while not compilation._processes:
    time.sleep(0.01)
print(*(process.pid for process in compilation._processes), flush=True)
time.sleep(60)
"""
    parent = subprocess.Popen(
        [sys.executable, "-c", program], env=environment(tmp_path), stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    parent.kill()
    parent.communicate()
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and is_running(child):
        time.sleep(0.02)  # nobody tells of the end of a process that is not ours
    assert not is_running(child)


def is_running(pid: int) -> bool:
    """Whether a process does something still."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_full_disk_is_told_and_nothing_else_happens(tmp_path: Path) -> None:
    # The process may write files of some hundred bytes only; that is what a full disk looks like to it.
    program = f"""
import resource, signal
import small_unit  # with its bytecode written before
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500))
{COMPILE}
"""
    told, logged = run(program, tmp_path, PYTHONDONTWRITEBYTECODE="1")
    assert told["states"] == ["failed"]
    assert "File too large" in str(told["failure"])
    assert logged.count("compiling failed") == 1
    assert files(tmp_path) == []
    assert run(USE, tmp_path)[0] == {"compiled": False, "found": RIGHT}


def test_others_cannot_put_code_where_it_is_looked_for(compiled: Path, tmp_path: Path) -> None:
    shutil.copytree(compiled, tmp_path / "open")
    (tmp_path / "open" / "tikal" / "code").chmod(0o777)
    told, _ = run(USE, tmp_path / "open", TMPDIR=str(tmp_path))
    assert not told["compiled"]


def test_a_cache_that_cannot_be_made_is_made_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    bystander = tmp_path / "compiled-0123456789abcdef"
    bystander.mkdir()
    told, _ = run(COMPILE, tmp_path / "file", TMPDIR=str(tmp_path))
    assert told["states"] == ["ready"]
    assert run(USE, tmp_path / "file", TMPDIR=str(tmp_path))[0]["compiled"]
    (private,) = tmp_path.glob("tikal-*")
    assert private.stat().st_mode & 0o077 == 0
    assert bystander.exists(), "only the user's own cache is tidied up"


@pytest.mark.thorough
def test_without_any_folder_the_code_lasts_as_long_as_the_process(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / f"tikal-{os.getuid()}").mkdir()
    (tmp_path / f"tikal-{os.getuid()}").chmod(0o777)
    program = f"{COMPILE}\nassert SMALL.look_again()"
    assert run(program, tmp_path / "file", TMPDIR=str(tmp_path))[0]["states"] == ["ready"]
    assert [path.name for path in tmp_path.glob("tikal-*")] == [f"tikal-{os.getuid()}"]


def test_a_link_in_place_of_the_folder_is_not_followed(compiled: Path, tmp_path: Path) -> None:
    (tmp_path / "linked" / "tikal").mkdir(parents=True)
    (tmp_path / "linked" / "tikal" / "code").symlink_to(compiled / "tikal" / "code")
    assert not run(USE, tmp_path / "linked", TMPDIR=str(tmp_path))[0]["compiled"]


def test_users_without_name_and_home_can_play(compiled: Path, tmp_path: Path) -> None:
    program = f"""
import pathlib, pwd
def unknown(*_):
    raise KeyError("no such user")
pwd.getpwuid = unknown
{USE}
"""
    nobody = {"HOME": "", "USER": "", "LOGNAME": "", "XDG_CACHE_HOME": "", "TMPDIR": str(tmp_path)}
    assert run(program, compiled, **nobody)[0]["found"] == RIGHT
    assert run(program, Path(), **{**nobody, "TIKAL_CACHE": ""})[0]["found"] == RIGHT


@pytest.mark.thorough
def test_the_compiler_takes_no_modules_from_the_folder_it_is_started_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "numba.py").write_text("raise SystemExit('the wrong numba')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    program = f"import sys; sys.path[:] = [one for one in sys.path if one]\n{COMPILE}"
    assert run(program, tmp_path / "cache")[0] == {"states": ["ready"], "failure": None}


def test_what_nobody_has_used_for_long_is_removed(cache: Path, tmp_path: Path) -> None:
    folder = cache / "tikal" / "code"
    long_ago = time.time() - 40 * 24 * 3600
    for name in ("small-old.code", "small-half.half"):
        (folder / name).write_bytes(b"")
        os.utime(folder / name, (long_ago, long_ago))
    (folder / "small-new.half").write_bytes(b"")
    former = cache / "tikal" / "compiled-0123456789abcdef"
    former.mkdir()
    (former / "index.nbi").write_bytes(b"")
    other = tmp_path / "other"
    other.mkdir()
    text = SOURCE.read_text(encoding="utf-8")
    (other / SOURCE.name).write_text(text.replace("FACTOR: Final = 3", "FACTOR: Final = 5"), encoding="utf-8")
    run(COMPILE, cache, other)
    assert "small-old.code" not in files(cache)
    assert "small-half.half" not in files(cache)
    assert "small-new.half" in files(cache)
    assert not former.exists()


def test_ctrl_c_ends_compiling_without_a_word(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "tikal", "compile"],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    assert "Compiling (only this once)" in process.stderr.readline()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=SECONDS)
    assert process.returncode == 130
    assert (out, err) == ("", "")
    assert files(tmp_path) == []
