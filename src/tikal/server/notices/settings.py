"""What can be set about notices."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """When and to where notices are sent."""

    local: bool = False
    """Whether addresses in the server's own network are allowed: for an intranet, and for tests."""
    delay: float = 20.0
    """Seconds after the beginning of a turn, so that nobody is called who is just moving."""
    poll: float = 3.0
    """Seconds between looks for turns that have begun."""
    test_every: float = 30.0
    """Seconds between two test messages to an address."""
