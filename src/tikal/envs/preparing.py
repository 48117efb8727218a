"""Compiling what environments need, when they first need it."""

from __future__ import annotations

import logging
from typing import Final

from tikal.compiling.jobs import Compilation, compile_now
from tikal.compiling.unit import wanted
from tikal.games.encoding.encoding import Encoding
from tikal.games.kind import GameKind

log: Final = logging.getLogger("tikal.envs")


def prepared(kind: GameKind) -> Encoding:
    """The encoding of a game, compiled unless TIKAL_JIT=0."""
    encoding, units = kind.encoding(), (kind.units.rules, kind.units.encoding)
    if wanted() and not all(unit.look_again() for unit in units):
        seconds = Compilation(units).progress().seconds_left
        log.warning("compiling the %s game for environments (first use only), about %.0f s ...", kind.id, seconds)
        compile_now(units)
    return encoding
