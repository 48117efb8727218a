"""Tikal Legend with its five scenarios."""

from __future__ import annotations

from typing import Final

EDITION: Final = "legend"
"""The only edition of this game."""
