"""`tikal compile`: after it nothing is left to be compiled."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from command_line import environment, tikal
from tikal.cli.compile import KEPT_DAYS, remove_unused
from tikal.rules.compiled import IS_COMPILED

EVERYTHING = Path(__file__).with_name("everything.py")


def test_there_is_nothing_to_compile_when_compiling_is_off(tmp_path: Path) -> None:
    done = tikal("compile", data=tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("Nothing to compile")


@pytest.mark.skipif(not IS_COMPILED, reason="compiling is off")
def test_compiling_ahead_leaves_nothing_out(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(EVERYTHING)],
        capture_output=True,
        text=True,
        env=environment(tmp_path, {"TIKAL_JIT": "1"}),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""


def test_only_what_is_ready_is_used_if_so_wanted(tmp_path: Path) -> None:
    nothing_ready = {"TIKAL_JIT": "ready", "XDG_CACHE_HOME": str(tmp_path), "NUMBA_CACHE_DIR": ""}
    assert tikal("compile", data=tmp_path, extra=nothing_ready).stdout.startswith("Nothing to compile")


@pytest.mark.skipif(not IS_COMPILED, reason="compiling is off")
def test_compiling_twice_is_told(tmp_path: Path) -> None:
    compiled = {"TIKAL_JIT": "1"}
    assert tikal("compile", data=tmp_path, extra=compiled).returncode == 0
    again = tikal("compile", data=tmp_path, extra=compiled)
    assert again.stdout.startswith("Already compiled")
    assert again.stderr == ""
    assert tikal("compile", data=tmp_path, extra={"TIKAL_JIT": "ready"}).stdout.startswith("Already compiled")


def test_only_what_other_versions_left_long_ago_is_removed(tmp_path: Path) -> None:
    long_ago = time.time() - (KEPT_DAYS + 1) * 24 * 3600
    for name in ("compiled-present", "compiled-old", "compiled-still-used", "something-else"):
        part = tmp_path / name / "part"
        part.mkdir(parents=True)
        (part / "code").touch()
        (tmp_path / name / "mark").touch()
        for path in (part / "code", part, tmp_path / name / "mark", tmp_path / name):
            os.utime(path, (long_ago, long_ago))
    (tmp_path / "compiled-still-used" / "mark").touch()
    remove_unused(tmp_path / "compiled-present")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "compiled-present",
        "compiled-still-used",
        "something-else",
    ]
