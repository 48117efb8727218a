"""What the server answers when it refuses."""

from __future__ import annotations

from typing_extensions import TypedDict

from tikal.texts.messages import Arg


class WireError(TypedDict):
    """What was wrong, and what to do."""

    code: str
    message: str
    """In English."""
    id: str
    """Of the message, for other languages."""
    args: dict[str, Arg]
    rule: str | None


class Refused(TypedDict):
    """The answer to a request that is refused."""

    error: WireError
