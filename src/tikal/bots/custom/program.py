"""Bots that are programs of their own, in any language: a line of JSON in, a line of JSON out.

The program is started once for a seat of a game. One that dies or does not answer in time is ended and started again,
but only `LIVES` times: after that it loses the rest of its moves in this game.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from tikal.bots.custom.custom_bot import GONE, LATE, UNREADABLE, LostMove
from tikal.errors import TikalError
from tikal.games.view import View

LIVES: Final = 3
LONGEST_ANSWER: Final = 1 << 16
"""Bytes of a line; more than any turn needs."""
PATIENCE: Final = 1.0
"""Seconds for the pipe of an ended program to close."""


class ProgramMind:
    """A program that answers on its standard output."""

    def __init__(self, command: str, seed: int) -> None:
        self._words: Final = words_of(command)
        self._seed: Final = seed
        self._lives = LIVES
        self._program: _Program | None = None

    def answer(self, view: View, seconds: float) -> Sequence[str]:
        """Send the view; the actions of the line that comes back."""
        if self._program is None:
            self._program = self._start()
        seen = view.to_dict()
        question = {"view": seen, "legal_actions": seen["legal_actions"], "seed": self._seed, "seconds": seconds}
        try:
            line = self._program.ask(json.dumps(question).encode() + b"\n", seconds)
        except LostMove:
            self.close()
            raise
        return _actions(line)

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.end()
            self._program = None

    def _start(self) -> _Program:
        if self._lives == 0:
            raise LostMove(GONE, f"the program was started {LIVES} times and failed each time")
        self._lives -= 1
        try:
            return _Program(self._words)
        except OSError as error:
            raise LostMove(GONE, f"the program does not start: {error.strerror}") from error


class _Program:
    """A running program. A thread talks to it, so that neither writing nor reading can hold us up."""

    def __init__(self, words: Sequence[str]) -> None:
        self._process: Final = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self._talk: Thread | None = None
        self._is_left = False

    def ask(self, question: bytes, seconds: float) -> bytes:
        """One line for another; `LostMove` if the program is dead or too slow, or says too much."""
        answers: SimpleQueue[bytes] = SimpleQueue()
        self._talk = Thread(target=self._exchange, args=(question, answers), name="tikal-bot", daemon=True)
        self._talk.start()
        try:
            line = answers.get(timeout=seconds)
        except Empty:
            raise LostMove(LATE, f"no answer after {seconds:g} s") from None
        if not line:
            raise LostMove(GONE, "the program has ended")
        if len(line) == LONGEST_ANSWER and not line.endswith(b"\n"):
            raise LostMove(UNREADABLE, f"the answer is longer than {LONGEST_ANSWER:,} bytes: {line[:80]!r}")
        return line

    def _exchange(self, question: bytes, answers: SimpleQueue[bytes]) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        line = b""
        with suppress(OSError):
            with suppress(BrokenPipeError):  # one that has ended may have answered all the same
                self._process.stdin.write(question)
                self._process.stdin.flush()
            line = self._process.stdout.readline(LONGEST_ANSWER)
        answers.put(line)
        if self._is_left:
            self._close_pipes()

    def end(self) -> None:
        """End it, with everything it has started in its group.

        What it started elsewhere may still hold the pipe. Then the thread that reads from it is left to itself, and
        ends with the pipe or with us.
        """
        if sys.platform == "win32":
            self._process.kill()
        else:
            # Not yet waited for, so its number cannot belong to anybody else.
            try:
                os.killpg(self._process.pid, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                self._process.kill()
        self._process.wait()
        if self._talk is not None:
            self._talk.join(PATIENCE)
            self._is_left = self._talk.is_alive()
        if not self._is_left:
            self._close_pipes()

    def _close_pipes(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(OSError):  # what was not yet written finds nobody to read it
            self._process.stdin.close()
        self._process.stdout.close()


def words_of(command: str) -> list[str]:
    """The words of a command, as a shell would split them; there must be such a program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise TikalError(f"the command {command!r} cannot be read: {error}") from None
    if not words:
        raise TikalError("stdio: needs the command that starts the bot, as in stdio:./my-bot")
    if shutil.which(words[0]) is None:
        raise TikalError(f"there is no program {words[0]!r} to start")
    return words


def _actions(line: bytes) -> list[str]:
    """`{"action": "..."}` or `{"actions": ["...", ...]}`."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise LostMove(UNREADABLE, f"the answer is not JSON: {line[:80]!r}") from None
    actions = None
    if isinstance(answer, dict):
        actions = answer.get("actions", [answer["action"]] if "action" in answer else None)
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise LostMove(UNREADABLE, f"the answer has neither an action nor a list of actions: {line[:80]!r}")
    return actions
