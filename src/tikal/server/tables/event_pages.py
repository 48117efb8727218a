"""Events by the page: a long game is not sent in one answer."""

from __future__ import annotations

from typing import Any, Final

from tikal.server.tables.events import all_shown
from tikal.server.tables.service import Access, Tables

MOST_EVENTS: Final = 500


def events_page(tables: Tables, access: Access, after: int, most: int = MOST_EVENTS) -> dict[str, Any]:
    """The events after one, as many as fit, and after which event to go on; None if these are all."""
    live = access.live
    found = tables.events(live, after, most)
    last = found[-1].seq if found else live.seq
    return {
        "events": all_shown(found, live, access.viewer),
        "seq": live.seq,
        "next": last if last < live.seq else None,
    }
