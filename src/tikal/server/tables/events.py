"""Events as a viewer may see them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tikal.games.action import Action, ActionData
from tikal.server.store.rows import EventRow
from tikal.server.tables.live import Live, standing
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
GOES_BACK: Final = frozenset({"undo", "takeback"})


def shown(event: EventRow, live: Live, viewer: Viewer, stands: bool = True) -> dict[str, Any]:
    """An event as it travels. The player who acted sees what only they have seen."""
    body = event.body
    known = body.get("own", body) if event.seat in viewer.seats or _is_own_file(live) else body
    told: dict[str, Any] = {
        "seq": event.seq,
        "kind": event.kind,
        "seat": event.seat,
        "at": event.at,
        "stands": stands,
        "sentences": with_names(known.get("told", []), live.names),
        **{part: known[part] for part in ("action", "results") if part in known},
        **{part: body[part] for part in OPEN if part in body},
    }
    if event.kind == "move":
        told["move"] = Action.parse(known["action"]).to_dict()
    return told | (_changes_standing(live, event.seq) if event.kind in GOES_BACK else {})


def opened(texts: Iterable[str]) -> list[ActionData]:
    """Actions with their parts, from their texts."""
    return [Action.parse(text).to_dict() for text in texts]


def all_shown(events: Iterable[EventRow], live: Live, viewer: Viewer) -> list[dict[str, Any]]:
    """Several events; those moves stand that stand now."""
    still = set(standing(live.step))
    return [shown(event, live, viewer, event.kind != "move" or event.seq in still) for event in events]


def _changes_standing(live: Live, seq: int) -> dict[str, Any]:
    """Moves that an undo or take-back dropped, and moves that stand again after it."""
    before, after = (standing(step) for step in live.steps[seq - 1 : seq + 1])
    return {"dropped": sorted({*before} - {*after}), "restored": sorted({*after} - {*before})}


def _is_own_file(live: Live) -> bool:
    """Whether this is the file of a seat, in which nothing stands that its reader may not know."""
    return not live.game.is_whole
