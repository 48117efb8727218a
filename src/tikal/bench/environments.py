"""An environment for each peer, in the user's cache directory, created on first use."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tikal.bench.peers import Peer

INSTALL_SECONDS = 900
"""How long we wait for an installer."""

MARK = "tikal-bench.txt"
"""Written last: an environment without it is incomplete, and one with another text is for another Python."""


class NotAvailableError(Exception):
    """Why a contestant cannot be measured, in one line."""


def cache_directory() -> Path:
    """Where the environments live."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "tikal" / "bench"


def directory_of(peer: Peer) -> Path:
    """The environment of one peer, whether it exists or not."""
    return cache_directory() / f"{peer.name}-{peer.version}"


def is_made(peer: Peer) -> bool:
    """Whether the peer's environment is complete and belongs to this Python."""
    mark = directory_of(peer) / MARK
    return _python_in(directory_of(peer)).exists() and mark.exists() and mark.read_text() == mark_of(peer)


def make(peer: Peer) -> None:
    """Create the peer's environment from scratch; `NotAvailableError` says why that failed."""
    directory = directory_of(peer)
    try:
        if directory.exists():
            shutil.rmtree(directory)
        directory.parent.mkdir(parents=True, exist_ok=True)
        for command in _commands(directory, peer.requirement):
            _run(command)
        (directory / MARK).write_text(mark_of(peer))
    except OSError as error:
        raise NotAvailableError(f"cannot create {directory}: {error.strerror or error}") from error


def python_of(peer: Peer) -> Path:
    """The Python of the peer's environment, which `make` creates."""
    return _python_in(directory_of(peer))


def last_line(text: str) -> str:
    """The last line that is not empty, where programs and tracebacks say what went wrong."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else ""


def mark_of(peer: Peer) -> str:
    """What `MARK` says in a complete environment."""
    return f"{peer.requirement} on Python {sys.version_info.major}.{sys.version_info.minor}\n"


def _python_in(directory: Path) -> Path:
    return directory / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _uv() -> str | None:
    return shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))


def _commands(directory: Path, requirement: str) -> list[Sequence[str]]:
    python = str(_python_in(directory))
    if uv := _uv():
        return [
            [uv, "venv", "--quiet", "--python", sys.executable, str(directory)],
            [uv, "pip", "install", "--quiet", "--python", python, requirement],
        ]
    return [
        [sys.executable, "-m", "venv", str(directory)],
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", requirement],
    ]


def _run(command: Sequence[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=INSTALL_SECONDS)
    except subprocess.TimeoutExpired as error:
        raise NotAvailableError(f"not installed within {INSTALL_SECONDS} s") from error
    if done.returncode:
        why = last_line(done.stderr) or last_line(done.stdout) or f"exit status {done.returncode}"
        raise NotAvailableError(f"cannot be installed: {why}")
