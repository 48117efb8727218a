"""Progress bars for what takes longer than a moment; on standard error, and only if somebody is watching."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show how far something is; whoever does it says how much more is done."""
    if not sys.stderr.isatty():
        yield lambda _more: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda more: progress.advance(task, more)


def compiled_first() -> bool:
    """Compile the rules if that was not done before, visibly; whether there was anything to do."""
    from tikal.warmup import ABOUT_SECONDS, PARTS, is_done, load_everything

    if is_done():
        return False
    print(f"Compiling the rules, once: about {ABOUT_SECONDS} s ...", file=sys.stderr, flush=True)
    with progress_bar("Compiling", len(PARTS)) as advance:
        load_everything(advance)
    return True
