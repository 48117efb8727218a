"""What nobody expected: it is logged, and the client gets a proper answer, with all headers."""

from __future__ import annotations

import logging
from typing import Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tikal.server.refusal import Refusal
from tikal.texts.messages import Message as Text

INTERNAL_ERROR: Final = 1011
"""Code of closing a WebSocket."""

log: Final = logging.getLogger("tikal.failures")


class Failures:
    """Turns exceptions into answers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer through the application."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        has_begun = False

        async def send_and_look(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive, send_and_look)
        except Exception:
            path = getattr(scope.get("route"), "path", "")
            log.exception("a request failed", extra={"path": path})
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": INTERNAL_ERROR})
            elif has_begun:
                raise  # the rest of the answer is missing: the connection has to break, so that the client knows
            else:
                await _answer()(scope, receive, send)


def failed() -> Refusal:
    """What the client is answered."""
    return Refusal(500, "failed", Text("refused-failed"))


def _answer() -> JSONResponse:
    refusal = failed()
    return JSONResponse({"error": refusal.to_dict()}, refusal.status, {"cache-control": "no-store"})
