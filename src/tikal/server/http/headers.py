"""Headers that keep browsers from doing with our pages what we never want."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from types import MappingProxyType
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # the board is drawn with style attributes
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

SECURITY_HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

INSTANCE_HEADER: Final = "tikal-instance"
STARTS: Final = ("http.response.start", "websocket.http.response.start")
"""Messages that begin an answer: to a request, and to one for a WebSocket that is refused."""
NO_MORE: Final[Mapping[str, str]] = MappingProxyType({})


def raw_answer(status: int, more: Mapping[str, str] = NO_MORE) -> bytes:
    """An answer without content that ends its connection, for what never gets as far as the application."""
    headers = {"connection": "close", "content-length": "0", **more, **SECURITY_HEADERS}
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode()


class SecurityHeaders:
    """Adds the headers to every answer; also the name of this server, by which `tikal play` knows its own."""

    def __init__(self, app: ASGIApp, instance: str = "") -> None:
        self._app: Final = app
        self._headers: Final = {**SECURITY_HEADERS, **({INSTANCE_HEADER: instance} if instance else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer through the application."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)
