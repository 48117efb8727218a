"""Processes that end with the process that has started them, whatever they are doing."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from contextlib import suppress
from multiprocessing import parent_process
from typing import Final

PR_SET_PDEATHSIG: Final = 1
"""Of Linux: which signal a process gets when its parent has died."""


def end_with_parent() -> None:
    """End this process as soon as its parent is gone.

    On Linux the system does it: a thread of ours has to wait for a search that does not let it run. Elsewhere, and if
    the parent has gone already, a thread has to do.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL))
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
