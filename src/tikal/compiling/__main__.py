"""The compiler's own process: `python -m tikal.compiling [--gently] FOLDER GAME UNIT:MODULE,...`, started by `jobs.py`.

It reports its progress on standard output, in lines of JSON, and ends when its standard input is closed, that is,
when the process that started it ends.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tikal.compiling.cache import find, keep
from tikal.compiling.unit import unit_named

if TYPE_CHECKING:
    from tikal.compiling.compiler import Compiler

GENTLY: Final = "--gently"
NICE: Final = 15


def main(arguments: list[str]) -> int:
    """Compile units of one game that are not ready, one after the other."""
    threading.Thread(target=_end_with_the_other_side, daemon=True).start()
    if GENTLY in arguments:
        with suppress(OSError, AttributeError):
            os.nice(NICE)
    place, game, *units = (argument for argument in arguments if argument != GENTLY)
    folder = Path(place)
    with _alone(folder / f"{game}.lock"):
        for unit in units:
            name, _, modules = unit.partition(":")
            if find(name, folder) is None:
                _tell(unit=name)
                keep(name, *_compile(name, modules.split(",")), folder)
            _tell(unit=name, ready=True)
    return 0


def _compile(name: str, modules: list[str]) -> tuple[dict[str, str], bytes]:
    for module in modules:
        import_module(module)
    return _compiler().compile(unit_named(name))


@cache
def _compiler() -> Compiler:
    """One compiler for all units, so that functions they share are compiled once."""
    from tikal.compiling.compiler import Compiler

    return Compiler(lambda: _tell(function=1))


def _tell(**news: Any) -> None:
    print(json.dumps(news), flush=True)


def _end_with_the_other_side() -> None:
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os._exit(1)


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Wait while another process compiles for the same game, so that nothing is compiled twice."""
    try:
        from fcntl import LOCK_EX, flock
    except ImportError:  # not on this system
        yield
        return
    with lock.open("w") as file:
        with suppress(OSError):  # not on this file system: then both compile
            flock(file, LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
