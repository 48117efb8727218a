"""All units of compilation, and compiling them at once."""

from __future__ import annotations

from tikal.compiling.unit import Unit
from tikal.games.registry import kinds


def units() -> tuple[Unit, ...]:
    """The rules and searches of all games: what people and bots need."""
    return tuple(unit for kind in kinds() for unit in kind.units.playing)


def units_with_envs() -> tuple[Unit, ...]:
    """The same with the encodings, which environments for learners need."""
    return tuple(unit for kind in kinds() for unit in kind.units)


def compile() -> None:
    """Compile rules and searches, about a minute the first time, and use them in this process from now on.

    Without it everything runs as plain Python, far more slowly. Compiled code is kept for all programs.
    """
    from tikal.compiling.jobs import compile_now

    compile_now(units())
