"""Compiling in the background: which units, the progress, and how long it will take."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final

from tikal.compiling import cache
from tikal.compiling.__main__ import GENTLY
from tikal.compiling.unit import Unit, plain, wanted
from tikal.errors import TikalError

FUNCTIONS_PER_SECOND: Final = 12.0
"""About how many functions a process compiles, before that is measured."""
STARTING: Final = 40
"""Loading Python and Numba takes as long as compiling this many functions."""
FINISHING: Final = 0.35
"""The part of a unit's time that is left after its last function, for making machine code."""
LAST_WORDS: Final = 8
"""How many of the last lines of a failed process are shown."""

WAITING, COMPILING, READY, FAILED = "waiting", "compiling", "ready", "failed"

log: Final = logging.getLogger("tikal.compiling")


@dataclass(frozen=True, slots=True)
class UnitProgress:
    """The progress of a unit."""

    name: str
    state: str
    part: float
    """From 0 to 1."""
    functions: int
    """How many functions to compile: its weight among the units."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of everything."""

    units: tuple[UnitProgress, ...]
    seconds_left: float
    failure: str | None = None
    """What went wrong, if something did."""

    @property
    def is_over(self) -> bool:
        """Whether nothing is being compiled any more."""
        return all(unit.state in (READY, FAILED) for unit in self.units)

    @property
    def part(self) -> float:
        """The total progress, from 0 to 1."""
        all_functions = sum(unit.functions for unit in self.units)
        return sum(unit.part * unit.functions for unit in self.units) / all_functions if self.units else 1.0


class Compilation:
    """Compiles units that are not ready, in separate processes; one process takes all units of a game."""

    def __init__(
        self,
        units: Sequence[Unit],
        side_by_side: int = 1,
        gently: bool = False,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        """`changed` is called, from some thread, when a unit is ready or has failed."""
        self._units: Final = tuple(units) if wanted() else ()
        self._changed: Final = changed
        self._gently: Final = gently
        self._state: Final = {unit: READY if unit.is_ready() else WAITING for unit in self._units}
        self._functions: Final = dict.fromkeys(self._units, 0)
        self._expected: Final = {unit: self._functions_ahead(unit) for unit in self._units}
        missing = [unit.game for unit in self._units if self._state[unit] == WAITING]
        self._games: Final = deque(dict.fromkeys(missing))
        self._failure: str | None = None
        self._start = monotonic()
        self._is_stopped = False
        self._processes: Final[set[subprocess.Popen[str]]] = set()
        self._lock: Final = threading.Lock()
        self._threads: Final = [
            threading.Thread(target=self._work, name="tikal-compiling", daemon=True) for _ in range(side_by_side)
        ]

    def start(self) -> None:
        """Begin, and return at once."""
        plain.disabled = True
        self._start = monotonic()
        for thread in self._threads:
            thread.start()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it is over, or for some time; whether it is over."""
        end = None if seconds is None else monotonic() + seconds
        for thread in self._threads:
            thread.join(None if end is None else max(0.0, end - monotonic()))
        return not any(thread.is_alive() for thread in self._threads)

    def stop(self) -> None:
        """Stop. Units that are ready stay ready."""
        with self._lock:
            self._is_stopped = True
            self._games.clear()
            processes = list(self._processes)
        for process in processes:
            process.kill()

    def prefer(self, game: str) -> None:
        """Compile a game before others that have not begun, because somebody is playing it."""
        with self._lock:
            if game in self._games:
                self._games.remove(game)
                self._games.appendleft(game)

    def progress(self) -> Progress:
        """The progress now."""
        parts = {unit: self._part(unit) for unit in self._units}
        left = sum(self._expected[unit] * (1.0 - parts[unit]) for unit in self._units if self._state[unit] != FAILED)
        done = sum(self._functions.values())
        pace = (done + STARTING) / max(1.0, monotonic() - self._start) if done else FUNCTIONS_PER_SECOND
        units = tuple(
            UnitProgress(unit.name, self._state[unit], parts[unit], self._expected[unit]) for unit in self._units
        )
        return Progress(units, left / pace, self._failure)

    def _functions_ahead(self, unit: Unit) -> int:
        """Functions to compile for a unit. Those it shares with a unit that was already ready are compiled again."""
        mates = [one for one in self._units if one.game == unit.game]
        if self._state[unit] == READY or unit != next(one for one in mates if self._state[one] == WAITING):
            return unit.functions
        return unit.functions + sum(one.functions for one in mates if self._state[one] == READY)

    def _part(self, unit: Unit) -> float:
        if self._state[unit] == READY:
            return 1.0
        return min(1.0, self._functions[unit] / self._expected[unit]) * (1.0 - FINISHING)

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._games:
                    return
                game = self._games.popleft()
            units = [unit for unit in self._units if unit.game == game]
            try:
                self._compile(units)
            except Exception as error:  # noqa: BLE001  # whatever it is, the game goes on without compiled code
                self._failed(units, str(error))

    def _compile(self, units: list[Unit]) -> None:
        gently = [GENTLY] if self._gently else []
        command = [sys.executable, "-P", "-m", "tikal.compiling", *gently, str(cache.directory()), units[0].game]
        with subprocess.Popen(
            [*command, *(f"{unit.name}:{','.join(unit.modules)}" for unit in units)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path or str(Path.cwd()) for path in sys.path)},
            start_new_session=True,  # Ctrl-C is for this process, which ends the other
        ) as process:
            with self._lock:
                self._processes.add(process)
                if self._is_stopped:
                    process.kill()
            last_words = self._listen(process, units)
        with self._lock:
            self._processes.discard(process)
        if process.returncode == 0:
            cache.note_failure(units[0].game, None)
        elif not self._is_stopped:
            self._failed(units, last_words or f"the compiler ended with status {process.returncode}")

    def _listen(self, process: subprocess.Popen[str], units: list[Unit]) -> str:
        """Read the compiler's reports until it ends; returns the last lines that were not reports."""
        said: deque[str] = deque(maxlen=LAST_WORDS)
        assert process.stdout is not None
        now = units[0]
        for line in process.stdout:
            try:
                news: dict[str, Any] = json.loads(line)
            except ValueError:
                news = {}
            if not isinstance(news, dict) or not news:
                said.append(line.strip())
                continue
            now = next((unit for unit in units if unit.name == news.get("unit")), now)
            self._heard(now, news)
        return " ".join(said)

    def _heard(self, unit: Unit, news: dict[str, Any]) -> None:
        if news.get("ready"):
            self._state[unit] = READY
            self._changed()
        else:
            self._state[unit] = COMPILING
            self._functions[unit] += int(news.get("function", 0))

    def _failed(self, units: list[Unit], why: str) -> None:
        self._failure = why
        cache.note_failure(units[0].game, why)
        for unit in units:
            if self._state[unit] != READY:
                self._state[unit] = FAILED
        log.warning("compiling failed, so it goes on without compiled code, more slowly: %s", why)
        self._changed()


def compile_now(units: Sequence[Unit]) -> None:
    """Compile units that are not ready, and use them; `TikalError` if that fails."""
    compilation = Compilation(units, side_by_side=os.cpu_count() or 1)
    compilation.start()
    try:
        compilation.wait()
    finally:
        compilation.stop()
    failure = compilation.progress().failure
    if failure is not None:
        raise TikalError(f"compiling failed: {failure}")
    for unit in units:
        unit.look_again()
