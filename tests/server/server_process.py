"""`tikal serve` or `tikal play` as people start it: in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

SECONDS = 90.0


@dataclass(frozen=True, slots=True)
class ServerProcess:
    process: subprocess.Popen[bytes]
    address: str
    said: Path
    """The file with all it has written."""

    @property
    def output(self) -> str:
        return self.said.read_text(encoding="utf-8")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop and wait until it has; its exit status."""
        self.process.send_signal(how)
        return self.process.wait(SECONDS)

    def new_table(self, *kinds: str, **more: Any) -> dict[str, Any]:
        """A table with seats of these kinds."""
        seats = [
            {"kind": kind, "name": f"Seat {number}", "level": "random" if kind == "bot" else None}
            for number, kind in enumerate(kinds)
        ]
        body = {"edition": "classic", "seats": seats, "seed": 1, **more}
        answer = httpx.post(f"{self.address}/api/tables", json=body, verify=False)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "tikal", *arguments]


def environment(data: Path) -> dict[str, str]:
    """Data in a folder of the test, and nothing to compile."""
    return {**os.environ, "XDG_DATA_HOME": str(data), "TIKAL_JIT": "0", "PYTHONPATH": os.pathsep.join(sys.path)}


@contextmanager
def started(*arguments: str, data: Path) -> Iterator[ServerProcess]:
    """A server that answers; killed at the end if it still runs."""
    said = data / "said.txt"
    with said.open("wb") as out:
        process = subprocess.Popen(command(*arguments), env=environment(data), stdout=out, stderr=out)
    try:
        yield ServerProcess(process, _address(process, said), said)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def _address(process: subprocess.Popen[bytes], said: Path) -> str:
    """Where it says it is, as soon as it answers there."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and process.poll() is None:
        found = re.search(r"http://[\d.]+:\d+", said.read_text(encoding="utf-8"))
        if found and _answers(found[0]):
            return found[0]
        time.sleep(0.05)
    raise AssertionError(f"no server: {said.read_text(encoding='utf-8')}")


def _answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/readyz", verify=False).status_code == 200  # loading certificates takes time
    except httpx.TransportError:
        return False
