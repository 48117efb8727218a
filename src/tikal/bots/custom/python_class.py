"""Bots that are classes of the user's: `module:Class` or `path/to/file.py:Class`.

What they print goes to standard error: standard output is ours, and may be a report for a program.
"""

from __future__ import annotations

import inspect
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from time import perf_counter
from types import FrameType, ModuleType
from typing import Any, Final

from tikal.bots.custom.custom_bot import ERROR, LATE, LostMove
from tikal.bots.deciding import decisions
from tikal.errors import TikalError
from tikal.games.action import Action
from tikal.games.ahead import ahead_of
from tikal.games.view import View

FILE_ENDING: Final = ".py"
METHODS: Final = ("choose", "turn")
AGAIN: Final = (1e-6, 5e-5)
"""After how many seconds the alarm rings again for a bot that has not stopped."""
_chance: Final = Random()


class ClassMind:
    """An object of the user's class: it has `choose(view)`, or `turn(view)` for several actions at once."""

    def __init__(self, name: str, seed: int) -> None:
        make = _class_of(name)
        try:
            with redirect_stdout(sys.stderr):
                self._bot: Final = make(seed=seed) if _takes_seed(make) else make()
        except (Exception, SystemExit) as error:
            raise TikalError(f"the bot {name} could not be created: {_in_one_line(error)}") from error

    def answer(self, view: View, seconds: float) -> Sequence[Action | str]:
        """Ask it, and stop it when its time is over."""
        own = ahead_of(view)  # it may try things out on it
        start = perf_counter()
        try:
            with redirect_stdout(sys.stderr), _stopped_after(seconds):
                answer = _ask(self._bot, own)
        except _TimeIsOver:
            raise LostMove(LATE, f"no answer after {seconds:g} s") from None
        except (Exception, SystemExit) as error:
            raise LostMove(ERROR, _in_one_line(error)) from error
        if perf_counter() - start > seconds:
            raise LostMove(LATE, f"an answer only after {perf_counter() - start:.1f} s")
        return answer

    def close(self) -> None:
        """Nothing is left open."""


def _ask(bot: Any, view: View) -> Sequence[Action | str]:
    """The call that may take too long: the alarm is heard in here only."""
    return decisions(bot, view)


class _TimeIsOver(BaseException):
    """No `Exception`: a bot that catches all of those must stop, too."""


@contextmanager
def _stopped_after(seconds: float) -> Iterator[None]:
    """Interrupt what runs too long, where the system can: by an alarm, which only a main thread hears."""
    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _stop(_signal: int, frame: FrameType | None) -> None:
    while frame is not None and frame.f_code is not _ask.__code__:
        frame = frame.f_back
    if frame is not None:
        # A bot may catch even this, again and again. Alarms at odd times soon meet it where it does not.
        signal.setitimer(signal.ITIMER_REAL, _chance.uniform(*AGAIN))
        raise _TimeIsOver


@cache
def _class_of(name: str) -> Callable[..., Any]:
    where, _, class_name = name.rpartition(":")
    try:
        with redirect_stdout(sys.stderr):
            module = _module_of_file(Path(where)) if where.endswith(FILE_ENDING) else _module_named(where)
    except (Exception, SystemExit) as error:
        raise TikalError(f"the bot {name} could not be loaded: {_in_one_line(error)}") from error
    found = getattr(module, class_name, None)
    if not callable(found) or not any(hasattr(found, method) for method in METHODS):
        raise TikalError(f"{where} has no class {class_name!r} with a method `choose(view)` or `turn(view)`")
    return found  # type: ignore[no-any-return]


def _module_named(name: str) -> ModuleType:
    _import_from(Path.cwd())
    return import_module(name)


def _module_of_file(file: Path) -> ModuleType:
    file = file.resolve(strict=True)
    name = f"tikal_bot_{sha256(str(file).encode()).hexdigest()}"  # files in other folders may be called alike
    _import_from(file.parent)  # it may have modules beside it
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses of the file look themselves up there
    spec.loader.exec_module(module)
    return module


def _import_from(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))


def _takes_seed(make: Callable[..., Any]) -> bool:
    return "seed" in inspect.signature(make).parameters


def _in_one_line(error: BaseException) -> str:
    """An error with its type; only the type if its text cannot be had."""
    name = type(error).__name__
    try:
        return " ".join(f"{name}: {error}".split())
    except (Exception, SystemExit):  # noqa: BLE001  whatever its text raises
        return name
