"""Which Tikal does the work. Trees under development have the version of the last release, so the sources count too."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import tikal

NO_MATTER: Final = frozenset(
    ("advice", "bench", "cli", "locales", "puzzles", "server", "teaching", "terminal", "texts", "__pycache__")
)
"""Folders on which no game between bots depends."""


@cache
def sources_digest() -> str:
    """A digest of all sources and data on which games between bots depend, wherever they are installed."""
    package = Path(tikal.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(package.rglob("*")):
        place = path.relative_to(package)
        if path.is_file() and not NO_MATTER & set(place.parts):
            digest.update(f"{place.as_posix()}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:16]


def this_tikal() -> str:
    """The version and the sources, to compare with those of other machines."""
    return f"{tikal.__version__}, sources {sources_digest()}"
