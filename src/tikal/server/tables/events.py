"""Events as a viewer may see them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tikal.server.store.rows import EventRow
from tikal.server.tables.live import Live
from tikal.server.tables.naming import with_names
from tikal.server.tables.seats import Viewer

OPEN: Final = (
    "turn",
    "gesture",
    "price",
    "scoring",
    "text",
    "to",
    "agree",
    "name",
    "level",
    "scores",
    "winners",
    "table",
)
"""Parts of an event that everybody may know."""


def shown(event: EventRow, live: Live, viewer: Viewer) -> dict[str, Any]:
    """An event as it travels. Who acted sees what he alone has seen."""
    body = event.body
    known = body.get("own", body) if event.seat in viewer.seats or _is_own_file(live) else body
    return {
        "seq": event.seq,
        "kind": event.kind,
        "seat": event.seat,
        "at": event.at,
        "sentences": with_names(known.get("told", []), live.names),
        **{part: known[part] for part in ("action", "results") if part in known},
        **{part: body[part] for part in OPEN if part in body},
    }


def all_shown(events: Iterable[EventRow], live: Live, viewer: Viewer) -> list[dict[str, Any]]:
    """Several events."""
    return [shown(event, live, viewer) for event in events]


def _is_own_file(live: Live) -> bool:
    """Whether this is the file of a seat, in which nothing stands that its reader may not know."""
    return not live.game.is_whole
