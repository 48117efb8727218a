"""Present names in old sentences: what is stored names seats, and the names are put in on the way out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tikal.rules.state import SEATS
from tikal.texts.messages import Message, MessageData

STAND_INS: Final = tuple(f"{{{seat}}}" for seat in range(SEATS))
"""Braces stand in no word that a sentence of the game can name."""


def stored(messages: Sequence[Message]) -> list[MessageData]:
    """Sentences told with stand-ins, as plain data."""
    return [message.to_dict() for message in messages]


def with_names(told: Any, names: Sequence[str]) -> Any:
    """The same with the names that the seats have now."""
    if isinstance(told, str):
        return names[STAND_INS.index(told)] if told in STAND_INS else told
    if isinstance(told, dict):
        return {key: with_names(value, names) for key, value in told.items()}
    if isinstance(told, list):
        return [with_names(value, names) for value in told]
    return told
