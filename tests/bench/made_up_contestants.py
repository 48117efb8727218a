"""Contestants that are made up: small scripts in the place of engines."""

from __future__ import annotations

from pathlib import Path

import pytest

from tikal.bench.contestants import Contestant
from tikal.bench.peers import Peer

STEADY = """
def prepare(pace="1"):
    print("a library says hello on standard output")

    def take_turn(turn):
        return {**turn.play(lambda seed: (int(pace), 10 * int(pace))), "copy_us": turn.microseconds(int)}

    return take_turn
"""


def made_up(directory: Path, name: str, source: str = STEADY, *arguments: str, peer: Peer | None = None) -> Contestant:
    """Writes a script and gives the contestant that runs it."""
    script = directory / f"{name}.py"
    script.write_text(source)
    return Contestant(name, name, str(script), arguments, peer)


def nobody(directory: Path, monkeypatch: pytest.MonkeyPatch) -> Peer:
    """A peer that no installer finds, and that none looks for on the network."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(directory / "cache"))
    monkeypatch.setenv("UV_OFFLINE", "1")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    return Peer("nobody", "tikal-bench-no-such-package", "0.0.1")


def quietly(step: str) -> None:
    """Tells nobody about the progress."""
