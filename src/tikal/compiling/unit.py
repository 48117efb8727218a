"""Units of compilation: what is compiled, kept and replaced together."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

from tikal.compiling import cache
from tikal.compiling.functions import Argument, EntryPoint

if TYPE_CHECKING:
    from tikal.compiling.loading import MachineCode

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

plain: Final = logging.getLogger("tikal.compiling.plain")
"""Tells callers of the library that it could be faster; programs that compile in the background turn it off."""


_known: Final[dict[str, Unit]] = {}
"""[name] -> every unit of this process."""


class Unit:
    """Entry points that are compiled into one object file, with everything they call."""

    def __init__(self, name: str, game: str, modules: tuple[str, ...], functions: int) -> None:
        self.name: Final = name
        self.game: Final = game
        """Units of one game share functions: a process that compiles one after the other saves time."""
        self.modules: Final = modules
        """Where its entry points are."""
        self.functions: Final = functions
        """About how many functions are compiled, to show the progress."""
        _known[name] = self
        self.entry_points: Final[list[EntryPoint[..., Any]]] = []
        self._lock: Final = threading.Lock()
        self._looked_for = False
        self._code: MachineCode | None = None

    def entry_point(
        self, *arguments: Argument, result: type[int] | type[float] | None = int, brief: bool = False
    ) -> Callable[[Callable[Arguments, Result]], EntryPoint[Arguments, Result]]:
        """Mark a function of this unit that Python calls, with the types of its arguments.

        While a call is `brief`, a matter of microseconds, no other thread runs Python: to let one would take longer.
        """

        def mark(function: Callable[Arguments, Result]) -> EntryPoint[Arguments, Result]:
            entry = EntryPoint(self, function, arguments, result, brief)
            with self._lock:
                self.entry_points.append(entry)
                if self._code is not None:
                    entry.use(self._code.address_of(entry.symbol))
            return entry

        return mark

    def is_loaded(self) -> bool:
        """Whether its entry points run as machine code here. The first call looks into the cache."""
        if not self._looked_for and not self.look_again() and wanted():
            plain.warning(
                "%s is not compiled and runs as plain Python; searches and simulations are far slower. "
                "`tikal compile` or tikal.compile() changes that, once, in about a minute",
                self.name,
            )
        return self._code is not None

    def look_again(self) -> bool:
        """Load the unit if it has become ready; whether it is loaded."""
        with self._lock:
            self._looked_for = True
            if self._code is None and wanted():
                self._load()
            return self._code is not None

    def is_ready(self) -> bool:
        """Whether the cache has it for the present sources."""
        return cache.find(self.name) is not None

    def _load(self) -> None:
        found = cache.find(self.name)
        if found is None:
            return
        from tikal.compiling.loading import MachineCode

        try:
            code = MachineCode(found.code)
            addresses = [code.address_of(entry.symbol) for entry in self.entry_points]
        except (OSError, ValueError, RuntimeError) as error:
            cache.drop(found.path, error)
            return
        found.mark_as_used()
        for entry, address in zip(self.entry_points, addresses, strict=True):
            entry.use(address)
        self._code = code  # last, because readers of this rely on the entry points


def unit_named(name: str) -> Unit:
    """A unit that was declared in this process."""
    return _known[name]


def wanted() -> bool:
    """Whether to use compiled code at all: not with TIKAL_JIT=0, for debugging and coverage."""
    return os.environ.get("TIKAL_JIT", "1") != "0"
