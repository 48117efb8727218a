"""Loads texts and compiled rules, or compiles them, in the background while the page already answers."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
from time import perf_counter
from typing import Final

from tikal.messages import text
from tikal.rules.compiled import IS_COMPILED
from tikal.warmup import is_done, load_everything

LOOK_AGAIN: Final = 0.1

log: Final = logging.getLogger("tikal.rules")


class Warming:
    """Done once for each process."""

    def __init__(self) -> None:
        self._over: Final = threading.Event()

    @property
    def is_done(self) -> bool:
        """Whether no move has to wait for the rules any more."""
        return self._over.is_set()

    def start(self) -> None:
        """Begin, and return at once."""
        threading.Thread(target=self._warm_up, name="tikal-rules", daemon=True).start()

    async def wait(self) -> None:
        """Return when it is done."""
        while not self.is_done:
            await asyncio.sleep(LOOK_AGAIN)

    def _warm_up(self) -> None:
        start = perf_counter()
        text("why-cannot-undo")  # the first text makes all of them be read
        if not IS_COMPILED:
            self._over.set()
            return
        if not is_done():
            log.warning("the rules are not compiled yet: the first moves wait a minute or two; `tikal compile` helps")
        try:
            load_everything()
        except Exception:
            log.exception("the rules could not be loaded ahead")
        # What was loaded stays for good. Who looks through all of it for garbage now and then holds everybody up.
        gc.collect()
        gc.freeze()
        self._over.set()
        log.info("the rules are ready", extra={"seconds": round(perf_counter() - start, 2)})
