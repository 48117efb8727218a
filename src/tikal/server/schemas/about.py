"""What is known about the server itself, as it is answered."""

from __future__ import annotations

from typing_extensions import TypedDict


class Reachable(TypedDict):
    """From where the server can be reached, for a client on the same machine."""

    only_here: bool
    """Only from this machine."""
    address: str | None
    """Of the page, for others in the local network."""


class Compiling(TypedDict):
    """How far rules and searches are compiled in the background."""

    on: bool
    """False: TIKAL_JIT=0 says that everything runs as plain Python."""
    part: float
    """From 0 to 1."""
    seconds_left: int
    failed: bool
    """It could not be done; everything goes on without compiled code, more slowly."""
    ready: list[str]
    """Units that this process uses: `base-rules`, `base-search`, `legend-rules`, `legend-search`."""
