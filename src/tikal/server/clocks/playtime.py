"""Table time: the seconds that clocks count.

It goes on with the clock of the machine that nobody can set, so it does not jump when the wall clock does. It stands
still while no server runs: a start goes on from the last time that was written down, plus at most a minute. So a
restart costs a player no more than that, and a server that was down for two days costs nobody their game.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from tikal.server.clocks.clock import Clock

GRACE: Final = 60.0
"""Seconds of a pause between two servers that count at most."""


class PlayTime:
    """Table time in this process."""

    def __init__(self, clock: Clock) -> None:
        self._clock: Final = clock
        self._ahead = clock.wall() - clock.monotonic()
        """Of the clock that nobody can set."""

    def now(self) -> float:
        """Seconds of table time."""
        return self._clock.monotonic() + self._ahead

    def go_on(self, written: float, at: float) -> None:
        """Go on from a time that was written down when the wall clock showed `at`."""
        paused = min(max(self._clock.wall() - at, 0.0), GRACE)
        self._ahead = written + paused - self._clock.monotonic()

    def on_the_wall(self, seconds: float) -> str:
        """When this time of the table will be, or was, by the wall clock."""
        at = datetime.fromtimestamp(self._clock.wall() + seconds - self.now(), UTC)
        return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
