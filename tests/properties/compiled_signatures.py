"""As a program: takes units as far as the compiler's front end, then prints all functions with their signatures."""

from __future__ import annotations

import sys
from importlib import import_module

from tikal.compiling.compiler import Compiler
from tikal.games.registry import kinds


def main(names: list[str]) -> None:
    """Types are settled in the front end, so no machine code has to be made."""
    compiler = Compiler()
    for unit in (unit for kind in kinds() for unit in kind.units):
        if unit.name in names:
            for module in unit.modules:
                import_module(module)
            for entry in unit.entry_points:
                compiler._front_end(entry)
    for function, dispatcher in compiler._known.items():
        signatures = [str(types) for types in dispatcher.overloads]
        print(f"{function.__module__}.{function.__qualname__}", *signatures, sep="\t")


if __name__ == "__main__":
    main(sys.argv[1:])
