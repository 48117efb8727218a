"""Plain data with messages in it, as an agent reads it: messages become sentences."""

from __future__ import annotations

from typing import Any, Final

from tikal.texts.messages import Message

MESSAGE: Final = {"id", "args"}


def in_words(data: Any) -> Any:
    """The same data with every message as an English sentence."""
    if isinstance(data, dict):
        if set(data) == MESSAGE:
            return Message(data["id"], data["args"]).text()
        return {key: in_words(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [in_words(value) for value in data]
    return data
