"""A clock that tests move by hand."""

from __future__ import annotations

import time

from tikal.server.clocks.clock import Clock


class HandClock(Clock):
    """Both clocks, which go on by themselves and can be moved ahead; the one on the wall can also be set."""

    def __init__(self) -> None:
        self.passed = 0.0
        self.wrong_by = 0.0

    def wall(self) -> float:
        """The time of this machine, moved."""
        return time.time() + self.passed + self.wrong_by

    def monotonic(self) -> float:
        """The same for the clock that nobody can set."""
        return time.monotonic() + self.passed

    def pass_time(self, seconds: float) -> None:
        """Let time pass."""
        self.passed += seconds

    def set_wall(self, seconds: float) -> None:
        """Set the wall clock, by hand or by a time server: no time passes."""
        self.wrong_by += seconds
