"""The compiler: a unit becomes one object file. It runs in its own process.

By itself, Numba compiles every function so that Python can call it: it links each with everything it calls, optimises
it, makes machine code and wraps that. Python calls only a few of ours. So we run Numba's front end once per function,
up to LLVM code that is not optimised yet (`lowering.py`), and then link, optimise and compile a whole unit in one go
(`linking.py`). That takes a third of the time, and thanks to inlining across functions the code is no slower.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numba
import numpy as np
from numba.core import types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.event import Event, Listener
from numba.core.event import register as install_listener
from numba.core.registry import cpu_target

from tikal.compiling.cache import PACKAGE, digest_of, place_of
from tikal.compiling.functions import COMPILED, EntryPoint, Row
from tikal.compiling.intrinsics import INTRINSICS
from tikal.compiling.linking import machine_code
from tikal.compiling.lowering import PieceCompiler
from tikal.compiling.unit import Unit
from tikal.components import data_files

MAKERS: Final = tuple(
    f"{__package__}.{name}" for name in ("compiler", "functions", "intrinsics", "linking", "lowering")
)
"""Modules on which machine code depends, besides the sources of its unit."""
NOT_SOURCES: Final = "tikal.compiling"
FACADE: Final = "tikal/__init__.py"
"""It only imports others, and holds the version."""
TEXTS: Final = "rules.toml"
"""The catalogue of rules: texts about the rules, which no compiled function reads."""


class _Counter(Listener):
    def __init__(self, function_done: Callable[[], None]) -> None:
        self._function_done: Final = function_done

    def on_start(self, event: Event) -> None:
        """Nothing is done yet."""

    def on_end(self, event: Event) -> None:
        """One more."""
        self._function_done()


class Compiler:
    """Compiles units one after the other; functions that they share are compiled once."""

    def __init__(self, function_done: Callable[[], None] = lambda: None) -> None:
        """`function_done` is called for every function that has gone through Numba."""
        install_listener("numba:compile", _Counter(function_done))
        vars(numba.config).update(LOOP_VECTORIZE=0, SLP_VECTORIZE=0)
        gc.disable()  # Numba creates millions of objects and drops few: collecting garbage takes a tenth of the time
        types_of = cpu_target.typing_context
        types_of.refresh()  # otherwise it would not know our intrinsic yet
        for plain, compiled in INTRINSICS:
            types_of.insert_global(plain, types_of.resolve_value_type(compiled))
        self._known: dict[Callable[..., object], Any] = {}

    def compile(self, unit: Unit) -> tuple[dict[str, str], bytes]:
        """The sources of a unit, with digests, and its object file."""
        for module in unit.modules:
            import_module(module)
        sources = _sources(unit)
        with global_compiler_lock:
            functions = [(entry, self._front_end(entry)) for entry in unit.entry_points]
            return sources, machine_code(unit.name, functions)

    def _front_end(self, entry: EntryPoint[..., object]) -> Any:
        for function in COMPILED:
            if function not in self._known:
                self._known[function] = _dispatcher(function)
                cpu_target.typing_context.insert_global(function, types.Dispatcher(self._known[function]))
        dispatcher = self._known.setdefault(entry.function, _dispatcher(entry.function))
        arguments = tuple(_numba_type(argument) for argument in entry.arguments)
        dispatcher.compile(arguments)
        return dispatcher.overloads[arguments]


def _dispatcher(function: Callable[..., object]) -> Any:
    compile_as: Any = numba.njit
    return compile_as(
        function,
        pipeline_class=PieceCompiler,
        nogil=True,
        error_model="numpy",
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
    )


def _numba_type(argument: object) -> types.Type:
    if isinstance(argument, np.dtype):
        return numba.from_dtype(argument)
    if isinstance(argument, Row):
        of: Any = np.dtype(argument.of)
        return types.Array(numba.from_dtype(of), 1, "C")
    return types.float64 if argument is float else types.int64


def _sources(unit: Unit) -> dict[str, str]:
    """All source files that are imported now, with their digests."""
    packages = {PACKAGE.name, *(module.partition(".")[0] for module in unit.modules)}
    ours = [name for name in sys.modules if name.partition(".")[0] in packages and not name.startswith(NOT_SOURCES)]
    places = [place_of(file, name) for name in (*ours, *MAKERS) if (file := sys.modules[name].__file__)]
    places += [place_of(str(path), PACKAGE.name) for path in data_files() if path.name != TEXTS]
    return {place: digest_of(place) or "" for place in sorted(places) if place != FACADE}
