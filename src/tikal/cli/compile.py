"""`tikal compile`: compiles the rules into the cache, so that nothing has to wait for it later."""

from __future__ import annotations

import shutil
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import typer

KEPT_DAYS: Final = 60


def compile_command() -> None:
    """Compile the rules into the cache. This takes a while once; after that it is done in a moment.

    What other versions compiled is removed from the cache after 60 days without use.
    """
    from tikal.cli.progress import compiled_first
    from tikal.rules.compiled import IS_COMPILED, cache_directory

    if not IS_COMPILED:
        typer.echo("Nothing to compile: the rules run as plain Python here (TIKAL_JIT=0, or Numba is missing).")
        return
    is_new = compiled_first()
    remove_unused(cache_directory())
    typer.echo(f"Compiled into {cache_directory()}" if is_new else f"Already compiled, in {cache_directory()}")


def remove_unused(present: Path) -> None:
    """Remove what other versions left beside the present one's folder, a long time ago."""
    oldest = time.time() - KEPT_DAYS * 24 * 3600
    for folder in present.parent.glob("compiled-*"):
        # Another process may be writing or removing there: then it is left alone.
        with suppress(OSError):
            if folder != present and max(path.stat().st_mtime for path in (folder, *folder.rglob("*"))) < oldest:
                shutil.rmtree(folder)
