"""A turn that a player plans while others play: tried on a copy of what the seat sees, and kept nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tikal.advice.planning import Planned, plan
from tikal.games.action import Wish, wished
from tikal.server.tables.live import Live
from tikal.server.tables.position_cache import PositionCache
from tikal.server.tables.seats import Viewer, need_seat


def planned(live: Live, viewer: Viewer, seat: int, actions: Sequence[str | Wish]) -> Planned:
    """How far the next turn of a seat can be played as planned."""
    need_seat(viewer, live.seats, seat)
    live.need_going_on()
    return plan(live.seen_from(seat), [one if isinstance(one, str) else wished(one) for one in actions])


def plan_data(live: Live, seat: int, found: Planned) -> dict[str, Any]:
    """The same as plain data, with the position in which it ends."""
    done = len(found.actions)
    return {
        "done": done,
        "price": found.price,
        "steps": [step.to_dict() for step in found.steps],
        "failed": found.failed and found.failed.to_dict(),
        "why": found.why,
        "position": {
            "seq": live.seq,
            "turn": live.turn_of(seat),
            "undoable": done,
            **PositionCache().of(found.view, live.names),
        },
    }
