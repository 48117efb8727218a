"""What time it is."""

from __future__ import annotations

import time


class Clock:
    """The clocks of this machine. Tests have one of their own."""

    def wall(self) -> float:
        """Seconds since 1970. It may jump, when somebody sets it."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds since an arbitrary start. It never jumps, and stands still while the machine sleeps."""
        return time.monotonic()
