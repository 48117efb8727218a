"""`tikal compile`: compiles rules and searches into the cache, so that nothing has to wait for that later."""

from __future__ import annotations

from typing import Annotated, Any

import typer


def compile_command(
    envs: Annotated[
        bool, typer.Option("--envs", help="Compile also what environments for learners and datasets need.")
    ] = False,
    status: Annotated[bool, typer.Option("--status", help="Only show what is compiled, and where it is kept.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the status as JSON.")] = False,
) -> None:
    """Compile the rules and searches.

    It takes about a minute, once; the result is kept in the cache. `tikal play` does this in the background while
    you play. With --envs it takes about two minutes. Compiled code that was not used for 30 days is removed.
    """
    from tikal.compiling import cache
    from tikal.compiling.unit import wanted
    from tikal.errors import TikalError

    if status or json:
        _show_status(json)
        return
    if not wanted():
        typer.echo("Nothing to compile: with TIKAL_JIT=0 everything runs as plain Python.")
        return
    from tikal.cli.progress import compiled_first
    from tikal.games.units import units, units_with_envs

    wished = units_with_envs() if envs else units()
    is_new = compiled_first(*wished)
    missing = [unit.name for unit in wished if cache.find(unit.name) is None]
    if missing:
        raise TikalError(f"not compiled: {', '.join(missing)}; `tikal doctor` says what may be wrong")
    typer.echo(f"Compiled into {cache.directory()}" if is_new else f"Already compiled, in {cache.directory()}")


def _show_status(as_json: bool) -> None:
    import json

    from tikal.compiling import cache

    units = unit_status()
    if as_json:
        typer.echo(json.dumps({"cache": str(cache.directory()), "units": units}))
        return
    typer.echo(f"Cache: {cache.directory()}")
    for unit in units:
        typer.echo(f"  {unit['unit']:<17}{'compiled' if unit['compiled'] else 'not compiled':<14}{_size(unit)}")


def unit_status() -> list[dict[str, Any]]:
    """Which units are compiled for the present sources."""
    from tikal.compiling import cache
    from tikal.games.units import units_with_envs

    found = [(unit, cache.find(unit.name)) for unit in units_with_envs()]
    return [
        {
            "unit": unit.name,
            "compiled": code is not None,
            "file": None if code is None else str(code.path),
            "bytes": None if code is None else code.path.stat().st_size,
        }
        for unit, code in found
    ]


def _size(unit: dict[str, Any]) -> str:
    return f"{unit['bytes'] / 1000:.0f} kB" if unit["compiled"] else ""
