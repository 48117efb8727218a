"""Limits on sizes and rates, so that one client cannot take the server away from the others.

Requests beyond a limit are refused with 413 or 429. On a WebSocket a message that is too large is refused and the
connection goes on; messages that come too quickly have to wait. Rates are counted in each process by itself.
"""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Any, Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tikal.server.buckets import Buckets, Rate
from tikal.texts.messages import text

HOUR: Final = 3600.0
REQUESTS: Final = Rate(burst=300, per_second=30)
TABLE_COMMANDS: Final = Rate(burst=200, per_second=20)
MESSAGES: Final = Rate(burst=60, per_second=10)
NEW_TABLES: Final = Rate(burst=100, per_second=100 / HOUR)

NEW_TABLE: Final = re.compile(r"/api/tables(?:/from-file)?/?")
OF_A_TABLE: Final = re.compile(r"/(?:api|ws)/tables/(?P<table>[^/]+)(?:/.*)?")
UPLOAD: Final = "/api/tables/from-file"
FREE: Final = frozenset(("/healthz", "/readyz", "/metrics"))
"""Asked by machines that watch the server."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client may do. `rates=False` switches off all that is counted by time, for load tests."""

    rates: bool = True
    body: int = 64 * 1024
    """Bytes of a request."""
    upload: int = 1_500_000
    """Bytes of an uploaded game file."""
    message: int = 64 * 1024
    """Bytes of a message on a WebSocket."""
    requests: Rate = REQUESTS
    """Of one address."""
    table_commands: Rate = TABLE_COMMANDS
    """Requests that change something, and messages, of all clients of a table together."""
    messages: Rate = MESSAGES
    """On one WebSocket."""
    new_tables: Rate = NEW_TABLES
    """Of one address."""


class TooLarge(Exception):
    """A request whose body is larger than allowed."""


class Limiting:
    """Refuses, or slows down, what goes beyond the limits."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app: Final = app
        self._limits: Final = limits
        self._requests: Final = Buckets(limits.requests)
        self._new_tables: Final = Buckets(limits.new_tables)
        self._table_commands: Final = Buckets(limits.table_commands)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer through the application, or refuse."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._app(scope, self._slowed(scope, receive, send), send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        wait = self._wait(scope)
        if wait:
            seconds = ceil(wait)
            refusal = _refusal("too-many", "limit-too-many", 429, {"Retry-After": str(seconds)}, seconds=seconds)
            await refusal(scope, receive, send)
            return
        most = self._limits.upload if scope["path"] == UPLOAD else self._limits.body
        if _announced(scope) > most:
            await _too_large(most)(scope, receive, send)
            return
        body = _Body(receive, most)

        async def send_unless_too_large(message: Message) -> None:
            if not body.is_too_large:
                await send(message)

        # It is answered below, also if the application has already turned it into an answer of its own.
        with suppress(TooLarge):
            await self._app(scope, body.receive, send_unless_too_large)
        if body.is_too_large:
            await _too_large(most)(scope, receive, send)

    def _wait(self, scope: Scope) -> float:
        """Seconds that a request should have waited."""
        if not self._limits.rates or scope["path"] in FREE:
            return 0.0
        who, changes = _who(scope), scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if wait := self._requests.take(who):
            return wait
        if changes and NEW_TABLE.fullmatch(scope["path"]):
            return self._new_tables.take(who)
        table = OF_A_TABLE.fullmatch(scope["path"])
        return self._table_commands.take(table["table"]) if changes and table else 0.0

    def _slowed(self, scope: Scope, receive: Receive, send: Send) -> Receive:
        """Messages of a WebSocket, each when its time has come."""
        own = Buckets(self._limits.messages)
        found = OF_A_TABLE.fullmatch(scope["path"])
        table = found["table"] if found else ""

        async def receive_in_time() -> Message:
            while True:
                message = await receive()
                if message["type"] != "websocket.receive":
                    return message
                if self._limits.rates:
                    await _patience(own, "")
                    await _patience(self._table_commands, table)
                if _size(message) <= self._limits.message:
                    return message
                error = _error("too-large", "limit-too-large", bytes=self._limits.message)
                await send({"type": "websocket.send", "text": json.dumps({"type": "refused", "key": "", **error})})

        return receive_in_time


async def _patience(buckets: Buckets, key: str) -> None:
    while wait := buckets.take(key):
        await asyncio.sleep(wait)


class _Body:
    """The body of a request, as long as it is not too large: who sends in pieces need not say how much will come."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive: Final = receive
        self._left = most

    @property
    def is_too_large(self) -> bool:
        return self._left < 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self.is_too_large:
            raise TooLarge
        return message


def _who(scope: Scope) -> str:
    """The address of a client; of IPv6 the network, because one client has millions of addresses there."""
    host = str(scope["client"][0]) if scope.get("client") else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(ip_network((address, 64), strict=False)) if isinstance(address, IPv6Address) else host


def _announced(scope: Scope) -> int:
    length = dict(scope["headers"]).get(b"content-length", b"0")
    return int(length) if length.isdigit() else 0


def _size(message: Message) -> int:
    return len(message.get("bytes") or b"") + len((message.get("text") or "").encode())


def _error(code: str, id_: str, **args: int) -> dict[str, Any]:
    return {"error": {"code": code, "message": text(id_, **args), "id": id_, "args": args, "rule": None}}


def _too_large(most: int) -> JSONResponse:
    return _refusal("too-large", "limit-too-large", 413, {"Connection": "close"}, bytes=most)


def _refusal(code: str, id_: str, status: int, headers: dict[str, str], **args: int) -> JSONResponse:
    return JSONResponse(_error(code, id_, **args), status, headers)
