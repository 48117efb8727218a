"""Hints at a table: only for the player who has to act, from what their seat sees."""

from __future__ import annotations

from typing import Any

from tikal.server.advising.adviser import Adviser
from tikal.server.advising.requests import HintRequest
from tikal.server.refusal import conflict
from tikal.server.tables.events import opened
from tikal.server.tables.live import Live
from tikal.server.tables.seats import Viewer, need_seat

NUDGE = ("seat", "level", "nudge")
"""The parts of a suggestion that make a first hint."""


async def hint(adviser: Adviser, live: Live, viewer: Viewer, level: str, whole: bool) -> dict[str, Any]:
    """The best turn found, or a first hint."""
    seat = live.game.to_act
    live.need_going_on()
    if seat is None:
        raise conflict("over", "refused-over")
    need_seat(viewer, live.seats, seat)
    if live.row.rated:
        raise conflict("no-hints", "refused-no-hints")
    if not live.seats[seat].is_person:
        raise conflict("played-by-bot", "refused-played-by-bot", {"name": live.seats[seat].name})
    level = adviser.level(level, live.game.table.edition)
    request = HintRequest(level, live.seen_from(seat))
    found = await adviser.ask(live.row.id, (live.step and live.step.seq, level), request)
    if not whole:
        return {"seq": live.seq, **{name: found[name] for name in NUDGE}}
    return {"seq": live.seq, **found, "moves": opened(found["actions"])}
