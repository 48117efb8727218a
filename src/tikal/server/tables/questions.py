"""What a player may want to know before he decides. Everything is worked out from his own view."""

from __future__ import annotations

from typing import Any

from tikal.advice.insight import preview, why
from tikal.errors import TikalError, Unforeseeable
from tikal.server import schemas
from tikal.server.refusal import conflict, refusal_of
from tikal.server.tables.live import Live
from tikal.server.tables.positions import seat_seen
from tikal.server.tables.seats import Viewer


def answer_to(live: Live, viewer: Viewer, question: schemas.Asking | schemas.Plan) -> dict[str, Any]:
    """The answer to a question about the position."""
    view = live.game.view(seat_seen(live.game, viewer))
    try:
        return why(view, question.action) if isinstance(question, schemas.Asking) else preview(view, question.actions)
    except Unforeseeable as error:
        raise conflict("unforeseeable", error.message_id, dict(error.message_args)) from error
    except TikalError as error:
        raise refusal_of(error) from error
