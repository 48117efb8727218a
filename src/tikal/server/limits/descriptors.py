"""File descriptors: every connection needs one, and so do the database, bots and logs."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

WANTED: Final = 65_536
FEWEST: Final = 64
"""Connections that are always accepted, even if nothing is left for anything else."""


def raise_limit() -> None:
    """Ask for as many descriptors as this process may have."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def for_clients(spare: int) -> int:
    """How many connections there may be at a time."""
    try:
        import resource
    except ImportError:  # where there is none, there is no such limit either
        return WANTED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(FEWEST, (WANTED if soft == resource.RLIM_INFINITY else soft) - spare)
