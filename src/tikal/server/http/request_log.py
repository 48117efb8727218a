"""Records how each request is answered and how long each connection lasts: for the log and for the metrics.

It records the template of an address, never the address itself, so no secret, query or player's name is logged.
"""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tikal.server.http.headers import STARTS
from tikal.server.http.metrics import Metrics

UNKNOWN_PATH: Final = "(no such page)"
ANY_PATH: Final = "/{path:path}"
"""Of the route that answers what no other does."""
OPENAPI: Final = "/api/openapi.json"
"""Where the API is described."""
NOT_FOUND: Final = 404
FAILED: Final = 500
CONNECTED: Final = 101
TURNED_AWAY: Final = 403

log: Final = logging.getLogger("tikal.requests")


class RequestLog:
    """Stands outside everything else, so that it records every request."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app: Final = app
        self._metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer through the application."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        status = FAILED
        start = perf_counter()

        async def send_and_look(message: Message) -> None:
            nonlocal status
            if message["type"] in STARTS:
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = CONNECTED
                self._metrics.socket_opened(scope["path"])
            elif message["type"] == "websocket.close" and status == FAILED:
                status = TURNED_AWAY
            await send(message)

        try:
            await self._app(scope, receive, send_and_look)
        finally:
            self._ended(scope, status, perf_counter() - start)

    def _ended(self, scope: Scope, status: int, seconds: float) -> None:
        path = _template(scope, status)
        method = scope.get("method", "WS")
        if scope["type"] == "http":
            self._metrics.request_answered(method, path, status, seconds)
        elif status == CONNECTED:
            self._metrics.socket_closed(scope["path"])
        facts = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request" if scope["type"] == "http" else "connection", extra=facts)


def _template(scope: Scope, status: int) -> str:
    """The path of the route that answered, in which names stand for what differs from request to request."""
    route = scope.get("route")
    if route is None:  # as for the framework's own route
        return OPENAPI if scope["path"] == OPENAPI else UNKNOWN_PATH
    return UNKNOWN_PATH if status == NOT_FOUND and route.path == ANY_PATH else str(route.path)
