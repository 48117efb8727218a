"""Runs `tikal` as a user does, in a process of its own; or inside this one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Final

import pytest

from tikal.cli import run

SECONDS: Final = 120
PLAIN: Final = {"TIKAL_JIT": "0"}
"""Plain Python: nothing has to be compiled for a handful of moves."""


def environment(data: Path, extra: Mapping[str, str] = PLAIN) -> dict[str, str]:
    """The environment of a user whose saved games are in a folder of the test."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    return {**kept, "XDG_DATA_HOME": str(data), "PYTHONIOENCODING": "utf-8", **extra}


def tikal(*arguments: str | Path, data: Path, typed: str = "", extra: Mapping[str, str] = PLAIN) -> Done:
    """Run the command with some lines typed into it."""
    return subprocess.run(
        [sys.executable, "-m", "tikal", *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(data, extra),
        timeout=SECONDS,
        check=False,
    )


def tikal_here(*arguments: str | Path, data: Path, extra: Mapping[str, str] | None = None) -> Done:
    """The same inside this process, where it does not matter and a process of its own would take a second."""
    told, wrong = StringIO(), StringIO()
    written = list(map(str, arguments))
    with (
        redirect_stdout(told),
        redirect_stderr(wrong),
        pytest.MonkeyPatch.context() as patch,
    ):
        for name, value in {"XDG_DATA_HOME": str(data), **(extra or {})}.items():
            patch.setenv(name, value)
        status = run(written)
    return Done(written, status, told.getvalue(), wrong.getvalue())


Done = subprocess.CompletedProcess[str]


def assert_refused(done: Done, *told: str) -> None:
    """Wrong input: status 2, one line on standard error that says what is wrong, no traceback."""
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stderr.startswith("tikal: ")
    assert done.stderr.count("\n") == 1, done.stderr
    for words in told:
        assert words in done.stderr
