"""`tikal compile`: compiles rules and searches into the cache, so that nothing has to wait for it later."""

from __future__ import annotations

from typing import Annotated, Any

import typer


def compile_command(
    status: Annotated[bool, typer.Option("--status", help="Only say what is compiled, and where.")] = False,
    json: Annotated[bool, typer.Option("--json", help="The status as JSON.")] = False,
) -> None:
    """Compile the rules and searches into the cache: about a minute, once. After that it is done in a moment.

    `tikal play` does this by itself while you play. What has not been used for 30 days is removed.
    """
    from tikal.compiling import cache
    from tikal.compiling.unit import wanted
    from tikal.errors import TikalError

    if status or json:
        _show_status(json)
        return
    if not wanted():
        typer.echo("Nothing to compile: TIKAL_JIT=0 says that everything runs as plain Python.")
        return
    from tikal.cli.progress import compiled_first
    from tikal.games.units import units

    is_new = compiled_first()
    missing = [unit.name for unit in units() if cache.find(unit.name) is None]
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
        typer.echo(f"  {unit['unit']:<14}{'compiled' if unit['compiled'] else 'not compiled':<14}{_size(unit)}")


def unit_status() -> list[dict[str, Any]]:
    """What is compiled for the sources as they are."""
    from tikal.compiling import cache
    from tikal.games.units import units

    found = [(unit, cache.find(unit.name)) for unit in units()]
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
