"""Progress bars for work that takes a while; on standard error, and only in a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tikal.compiling.unit import Unit

HUNDRED: Final = 100
LOOK_SECONDS: Final = 0.2


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar; call what it yields with the number of steps done since the last call."""
    if not sys.stderr.isatty():
        yield lambda _more: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda more: progress.advance(task, more)


def compiled_first(*units: Unit) -> bool:
    """Compile those of these units (or of all) that are not ready, with a progress bar; whether there were any.

    If that fails, a line says so, and everything runs without compiled code.
    """
    import os

    from tikal.compiling.jobs import Compilation
    from tikal.games.units import units as all_units

    compilation = Compilation(units or all_units(), side_by_side=os.cpu_count() or 1)
    first = compilation.progress()
    if first.is_over:
        return False
    print(f"Compiling (only this once), about {first.seconds_left:.0f} s ...", file=sys.stderr, flush=True)
    compilation.start()
    try:
        with progress_bar("Compiling", HUNDRED) as advance:
            shown = 0
            while not compilation.wait(LOOK_SECONDS):
                now = int(HUNDRED * compilation.progress().part)
                advance(now - shown)
                shown = now
    finally:
        compilation.stop()
    return True


@contextmanager
def compiling_meanwhile(*units: Unit) -> Iterator[None]:
    """Compile units that are not ready in the background, and use them as soon as they are; stop at the end."""
    from tikal.compiling.jobs import Compilation

    def use() -> None:
        for unit in units:
            unit.look_again()

    compilation = Compilation(units, changed=use)
    compilation.start()
    try:
        yield
    finally:
        compilation.stop()
