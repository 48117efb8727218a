"""Tasks that end their process. They are in a module of their own, which a new process imports quickly."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def end_once(mark: Path) -> int:
    """Kill the process the first time."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return int(mark.name)


def count_and_end(marks: Path) -> None:
    """End the process every time, and leave a mark."""
    (marks / str(len(list(marks.iterdir())))).touch()
    os._exit(7)
