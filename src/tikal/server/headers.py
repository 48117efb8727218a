"""Headers that keep browsers from doing with our pages what we never want."""

from __future__ import annotations

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


class SecurityHeaders:
    """Adds the headers to every answer; also the name of this server, by which `tikal play` knows its own."""

    def __init__(self, app: ASGIApp, instance: str = "") -> None:
        self._app: Final = app
        self._headers: Final = {**SECURITY_HEADERS, **({INSTANCE_HEADER: instance} if instance else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer through the application."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)
