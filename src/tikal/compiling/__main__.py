"""The compiler's own process: `python -m tikal.compiling [--gently] UNIT...`, started by `jobs.py`.

It tells on standard output, in lines of JSON, how far it is, and ends when its standard input is closed: with whoever
started it.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

GENTLY: Final = "--gently"
NICE: Final = 15


def main(arguments: list[str]) -> int:
    """Compile units of one game that are not ready, one after the other."""
    threading.Thread(target=_end_with_the_other_side, daemon=True).start()
    if GENTLY in arguments:
        with suppress(OSError, AttributeError):
            os.nice(NICE)
    from tikal.compiling.units import UNITS

    wanted = [unit for unit in UNITS if unit.name in arguments]
    with _alone(wanted[0].game):
        compiler = None
        for unit in wanted:
            if not unit.is_ready():
                from tikal.compiling.cache import keep
                from tikal.compiling.compiler import Compiler

                compiler = compiler or Compiler(lambda: _tell(function=1))
                _tell(unit=unit.name)
                keep(unit.name, *compiler.compile(unit))
            _tell(unit=unit.name, ready=True)
    return 0


def _tell(**news: Any) -> None:
    print(json.dumps(news), flush=True)


def _end_with_the_other_side() -> None:
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os._exit(1)


@contextmanager
def _alone(game: str) -> Iterator[None]:
    """Wait while another process compiles for this game: what it makes need not be made twice."""
    try:
        from fcntl import LOCK_EX, flock
    except ImportError:  # not on this system
        yield
        return
    from tikal.compiling.cache import directory

    with (directory() / f"{game}.lock").open("w") as file:
        flock(file, LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
