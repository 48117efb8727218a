"""How long a user waits for `import tikal` and for `tikal --help`, in fresh processes."""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tikal.bench.scripts.runner import Figures, TakeTurn, Turn

IMPORT = "from time import perf_counter; start = perf_counter(); import tikal; print(perf_counter() - start)"


def run(*arguments: str) -> str:
    """What a fresh Python prints."""
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise RuntimeError(f"python {' '.join(arguments)} ended with {done.stderr.strip().splitlines()[-1]}")
    return done.stdout


def time_help() -> float:
    """Seconds for the whole command, including the start of Python."""
    start = perf_counter()
    run("-m", "tikal", "--help")
    return perf_counter() - start


def prepare() -> TakeTurn:
    """Run once without timing, so that the files are in memory and their bytecode is written."""
    time_help()

    def take_turn(turn: Turn) -> Figures:
        return {"import_s": float(run("-c", IMPORT)), "help_s": time_help()}

    return take_turn
