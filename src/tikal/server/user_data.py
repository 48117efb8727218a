"""Where this user's data are."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path


def data_directory() -> Path:
    """The user's data directory, made if it is not there yet."""
    return user_data_path("tikal", appauthor=False, ensure_exists=True)
