"""Processor time of the server under test, as the system counts it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

PROCESSES: Final = Path("/proc")
PARENT, USER, SYSTEM = 1, 11, 12
"""Places in `/proc/PID/stat`, counted from after the name."""


def processor_seconds(pid: int, with_children: bool) -> float | None:
    """Seconds that a process has used so far, also in the system's code; None where the system does not say.

    Its children count only where they are servers too, not bots and compilers.
    """
    own = _stat(pid)
    if own is None:
        return None
    children = [stat for stat in _all_stats() if int(stat[PARENT]) == pid] if with_children else []
    ticks = sum(int(stat[USER]) + int(stat[SYSTEM]) for stat in (own, *children))
    return ticks / os.sysconf("SC_CLK_TCK")


def _all_stats() -> list[list[str]]:
    pids = [int(folder.name) for folder in PROCESSES.iterdir() if folder.name.isdigit()]
    return [stat for stat in map(_stat, pids) if stat is not None]


def _stat(pid: int) -> list[str] | None:
    with suppress(OSError):  # the process has ended, or this is another system
        return (PROCESSES / str(pid) / "stat").read_text().rpartition(")")[2].split()
    return None
