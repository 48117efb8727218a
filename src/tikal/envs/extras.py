"""Libraries that come with an extra: playing needs none of them."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


class MissingExtra(ImportError):
    """A library is not installed; the message says how to install it."""


def needed(module: str, extra: str) -> ModuleType:
    """Import a library, or say what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        what = f"this environment needs {module}, which is not installed"
        raise MissingExtra(f"{what}; install it with: pip install 'tikal-game[{extra}]'", name=module) from None
