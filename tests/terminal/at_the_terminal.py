"""People at a terminal, for tests: typed lines through a pipe, or keys in a real pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import Final

import pytest

from tikal.cli import run

SECONDS: Final = 60
A_MOMENT: Final = 0.05
ESCAPE: Final = "\x1b"
ECHO: Final = "^C"
"""What a terminal shows for Ctrl-C by itself."""
CODES: Final = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
FOR_TERMINALS: Final = ("NO_COLOR", "FORCE_COLOR", "COLUMNS")
MESSAGE_ID: Final = re.compile(r"\b(terminal|did|result|why|step)-[a-z]+")
"""What a player would see if a text were missing."""


def environment(data: Path, extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment of a user whose saved games are in a folder of the test."""
    kept = {name: value for name, value in os.environ.items() if name not in FOR_TERMINALS}
    mine = {"XDG_DATA_HOME": str(data), "PYTHONIOENCODING": "utf-8", "TERM": "xterm-256color", "TIKAL_JIT": "0"}
    return {**kept, **mine, **(extra or {})}


def command(*arguments: str | Path) -> list[str]:
    """The command `tikal terminal` with arguments."""
    return [sys.executable, "-m", "tikal", "terminal", *map(str, arguments)]


def play(
    *arguments: str | Path, data: Path, typed: Sequence[str] = (), extra: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Play with typed lines: inside this process, since one of its own would take a second, or with `extra` in one."""
    if extra is not None:
        return play_through_a_pipe(*arguments, data=data, typed=typed, extra=extra)
    written, told, wrong = ["terminal", *map(str, arguments)], _stream(), _stream()
    with redirect_stdout(told), redirect_stderr(wrong), pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", _stream("".join(f"{line}\n" for line in typed)))
        patch.setenv("XDG_DATA_HOME", str(data))
        for name in FOR_TERMINALS:
            patch.delenv(name, raising=False)
        status = run(written)
    return subprocess.CompletedProcess(written, status, _content(told), _content(wrong))


def play_through_a_pipe(
    *arguments: str | Path, data: Path, typed: Sequence[str] = (), extra: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Play in a process of its own with lines that come through a pipe."""
    return subprocess.run(
        command(*arguments),
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        encoding="utf-8",
        env=environment(data, extra),
        timeout=SECONDS,
        check=False,
    )


def _stream(content: str = "") -> TextIOWrapper:
    return TextIOWrapper(BytesIO(content.encode()), encoding="utf-8", write_through=True)


def _content(stream: TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def saved_games(data: Path) -> list[Path]:
    """The games that were saved by themselves, oldest first."""
    return sorted((data / "tikal" / "games").glob("*.tikal"))


class Terminal:
    """A pseudo-terminal of 100 by 50 characters with `tikal terminal` in it."""

    def __init__(self, *arguments: str | Path, data: Path, extra: Mapping[str, str] | None = None) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))
        self.process: Final = subprocess.Popen(
            command(*arguments),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(data, extra),
            start_new_session=True,
            preexec_fn=_take_the_terminal,
        )
        os.close(theirs)
        self._bytes = b""
        self._waited = 0
        self.written = ""
        """All that the program wrote, with the codes for colours and the like."""
        self.seen = ""
        """What of it was not waited for yet, without those codes."""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, _kind: type | None, _error: BaseException | None, _where: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)

    def type(self, keys: str) -> None:
        """Press keys, Enter after them."""
        os.write(self._ours, f"{keys}\n".encode())

    def press(self, key: bytes) -> None:
        """Press a single key, such as Ctrl-D."""
        os.write(self._ours, key)

    def interrupt(self) -> None:
        """Press Ctrl-C, and once more if nothing happens, as people do.

        Python's input() misses a Ctrl-C in the instant between showing its prompt and waiting for a key.
        """
        end = time.monotonic() + SECONDS
        answered = False
        while not answered:
            assert time.monotonic() < end, "Ctrl-C was not answered"
            while self._has_more(A_MOMENT) and self._read():
                pass  # what was on its way already is no answer
            before = len(self.written)
            self.press(b"\x03")
            while not answered and self._has_more(SECONDS / 6):
                ended = not self._read()
                answered = ended or bool(self.written[before:].replace(ECHO, "").strip())

    def wait_for(self, words: str) -> str:
        """Everything up to some words that appear on the screen."""
        end = time.monotonic() + SECONDS
        while words not in self.seen:
            assert time.monotonic() < end, f"{words!r} did not appear in {self.seen[-2000:]!r}"
            self._read()
        before, found, self.seen = self.seen.partition(words)
        self._waited += len(before + found)
        return before + found

    def wait_for_end(self) -> str:
        """Everything until the program ends."""
        while self._read():
            pass
        self.process.wait(SECONDS)
        return self.seen

    def _has_more(self, seconds: float) -> bool:
        return bool(select.select([self._ours], [], [], seconds)[0])

    def _read(self) -> bool:
        try:
            more = os.read(self._ours, 65536) if self._has_more(SECONDS) else b""
        except OSError:  # Linux tells the end of a terminal so
            more = b""
        self._bytes += more
        # What was read may end in the middle of a character or code, so everything is looked at anew.
        decoded = self._bytes.decode("utf-8", errors="ignore")
        self.written = decoded
        self.seen = CODES.sub("", decoded)[self._waited :]
        return bool(more)


def _take_the_terminal() -> None:
    """Ctrl-C reaches only those who have the terminal as their own."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
