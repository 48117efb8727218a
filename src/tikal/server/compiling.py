"""Compiles in the background while people play, and switches over to what is ready."""

from __future__ import annotations

import gc
import logging
import threading
from typing import Final

from tikal.compiling.jobs import Compilation
from tikal.compiling.unit import plain, wanted
from tikal.games.units import units
from tikal.server.schemas.about import Compiling
from tikal.texts.messages import text

log: Final = logging.getLogger("tikal.compiling")


class BackgroundCompiling:
    """What one server process has compiled, and what is being compiled for it."""

    def __init__(self) -> None:
        plain.disabled = True
        self._compilation: Final = Compilation(units(), gently=True, changed=self._load)

    def load(self) -> None:
        """Load texts, and what is compiled already, in a thread."""
        threading.Thread(target=self._begin, name="tikal-loading", daemon=True).start()

    def start(self) -> None:
        """Compile what is not ready, in a process of low priority."""
        self._compilation.start()

    def stop(self) -> None:
        """End what is being compiled; what is ready stays."""
        self._compilation.stop()

    def prefer(self, edition: str) -> None:
        """Compile what this edition needs before the rest: somebody plays it."""
        from tikal.games.registry import kind_of

        self._compilation.prefer(kind_of(edition).units.rules.game)

    def status(self) -> Compiling:
        """How far it is, as plain data."""
        progress = self._compilation.progress()
        return {
            "on": wanted(),
            "part": round(progress.part, 3),
            "seconds_left": round(progress.seconds_left),
            "failed": progress.failure is not None,
            "ready": [unit.name for unit in units() if unit.is_loaded()],
        }

    def _begin(self) -> None:
        text("why-cannot-undo")  # the first text makes all of them be read
        self._load()
        # Loaded code stays for good. Searching all of it for garbage now and then would hold everybody up.
        gc.collect()
        gc.freeze()

    def _load(self) -> None:
        for unit in units():
            if not unit.is_loaded() and unit.look_again():
                log.info("compiled code is used from now on", extra={"unit": unit.name})
