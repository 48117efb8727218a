"""What can be set about bots."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BotSettings:
    """How bots think."""

    processes: int = 2
    seconds: float = 5.0
    """Wall-clock time for one answer. If a bot takes longer, a simple move is played instead."""
    pause: float = 0.0
    """Seconds between the actions of a bot; without a pause its whole answer is played at once."""
    ahead: bool = False
    """Start the processes, and the one for advice, along with the server, not when the first one has to think."""
    rest: float = 600.0
    """Seconds after the last visit to a table, until its bots rest. They go on when somebody comes back."""
    sweep: float = 3.0
    """Seconds between looks for tables that wait for a bot and were forgotten."""
