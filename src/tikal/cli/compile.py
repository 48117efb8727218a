"""`tikal compile`: compiles the rules into the cache, so that nothing has to wait for it later."""

from __future__ import annotations

import typer


def compile_command() -> None:
    """Compile the rules into the cache. This takes a while once; after that it is done in a moment."""
    from tikal.cli.progress import compiled_first
    from tikal.rules.compiled import IS_COMPILED, cache_directory

    if not IS_COMPILED:
        typer.echo("Nothing to compile: the rules run as plain Python here (TIKAL_JIT=0, or Numba is missing).")
    elif compiled_first():
        typer.echo(f"Compiled into {cache_directory()}")
    else:
        typer.echo(f"Already compiled, in {cache_directory()}")
