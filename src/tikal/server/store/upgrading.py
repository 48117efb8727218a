"""Bodies of events that older versions of Tikal stored, in the present form.

Version 1: sentences were called `told` and named a seat by a text such as `"{1}"`; the public part of a move stood
directly in the body.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

_SEAT: Final = re.compile(r"\{(\d)\}")


def upgraded(kind: str, version: int, body: dict[str, Any]) -> dict[str, Any]:
    """The body in the present form."""
    if version > VERSION:
        raise ValueError(f"an event of version {version} was stored by a newer Tikal; this one reads {VERSION}")
    for step in STEPS[version - 1 :]:
        body = step(kind, body)
    return body


def _from_1(kind: str, body: dict[str, Any]) -> dict[str, Any]:
    rest = {key: part for key, part in body.items() if key not in ("told", "action", "results", "own")}
    if kind == "move":
        own = body.get("own")
        return {**rest, "public": _report(body), **({} if own is None else {"own": _report(own)})}
    sentences = body.get("told", [])
    # A new name is a text that people chose: nothing in it stands for a seat.
    return {**rest, "sentences": sentences if kind == "named" else _seats_named(sentences)}


def _report(body: dict[str, Any]) -> dict[str, Any]:
    return {"action": body["action"], "results": body["results"], "sentences": _seats_named(body["told"])}


def _seats_named(part: Any) -> Any:
    """Sentences in which texts that stood for seats are seats."""
    if isinstance(part, str):
        found = _SEAT.fullmatch(part)
        return part if found is None else {"seat": int(found[1])}
    if isinstance(part, list):
        return [_seats_named(inner) for inner in part]
    return {key: _seats_named(inner) for key, inner in part.items()} if isinstance(part, dict) else part


STEPS: Final[tuple[Callable[[str, dict[str, Any]], dict[str, Any]], ...]] = (_from_1,)
"""What turns a body of each version into one of the next, the first version first."""
VERSION: Final = len(STEPS) + 1
"""How events are written now."""
