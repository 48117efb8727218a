"""Refuses, or slows down, what goes beyond the limits, before the application sees it.

Requests beyond a limit are refused with 413 or 429. Messages on a WebSocket that come too quickly have to wait. What is
shared with others, such as a table, is counted only after the application knows who asks.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import nullcontext, suppress
from math import ceil
from typing import Any, Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tikal.server.limits.buckets import Buckets
from tikal.server.limits.callers import Caller, address_of, current
from tikal.server.limits.quotas import Quotas
from tikal.server.refusal import Refusal, too_much
from tikal.server.secrets import TABLE_ID, hash_of
from tikal.texts.messages import Message as Text

NEW_TABLE: Final = re.compile(r"/api/(?:tables(?:/from-file)?|deals)/?")
OF_A_TABLE: Final = re.compile(rf"/(?:api|ws)/tables/(?P<table>{TABLE_ID})(?:/.*)?", re.DOTALL)
UPLOAD: Final = "/api/tables/from-file"
FREE: Final = frozenset(("/healthz", "/readyz", "/metrics"))
"""Asked by machines that watch the server."""
MOST_SHOWN: Final = 8
"""Secrets of a request that are looked at."""


class TooLarge(Exception):
    """A request whose body is larger than allowed."""


class Limiting:
    """Stands between clients and the application."""

    def __init__(self, app: ASGIApp, quotas: Quotas) -> None:
        self._app: Final = app
        self._quotas: Final = quotas
        self._limits: Final = quotas.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer through the application, or refuse."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        caller = Caller(address_of(scope))
        before = current.set(caller)
        try:
            if scope["type"] == "http":
                await self._request(caller, scope, receive, send)
            else:
                await self._connection(caller, scope, receive, send)
        finally:
            current.reset(before)

    async def _request(self, caller: Caller, scope: Scope, receive: Receive, send: Send) -> None:
        if wait := self._wait(caller, scope):
            await _answered(too_much("limit-too-many", {"seconds": ceil(wait)}))(scope, receive, send)
            return
        is_upload = scope["path"] == UPLOAD
        most = self._limits.upload if is_upload else self._limits.body
        if _announced(scope) > most:
            await _too_large(most)(scope, receive, send)
            return
        try:
            with self._quotas.upload(caller.address) if is_upload else nullcontext():
                await self._answer(most, scope, receive, send)
        except Refusal as refusal:
            await _answered(refusal, {"connection": "close"})(scope, receive, send)

    async def _answer(self, most: int, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer a request, as long as its body is not too large."""
        body = _Body(receive, most)

        async def send_unless_too_large(message: Message) -> None:
            if not body.is_too_large:
                await send(message)

        # It is answered below, also if the application has already turned it into an answer of its own.
        with suppress(TooLarge):
            await self._app(scope, body.receive, send_unless_too_large)
        if body.is_too_large:
            await _too_large(most)(scope, receive, send)

    def _wait(self, caller: Caller, scope: Scope) -> float:
        """Seconds that a request should have waited."""
        if scope["path"] in FREE:
            return 0.0
        found = OF_A_TABLE.fullmatch(scope["path"])
        wait = self._quotas.request(caller.address, found["table"] if found else "", _hashes(scope))
        changes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if not wait and changes and NEW_TABLE.fullmatch(scope["path"]):
            return self._quotas.take("new_tables", caller.address)
        return wait

    async def _connection(self, caller: Caller, scope: Scope, receive: Receive, send: Send) -> None:
        """A WebSocket, whose messages come through when their time has come."""
        if wait := self._quotas.request(caller.address, "", ()):
            await _denied(too_much("limit-too-many", {"seconds": ceil(wait)}), scope, receive, send)
            return
        own = Buckets(self._limits.messages)

        async def receive_in_time() -> Message:
            message = await receive()
            if message["type"] == "websocket.receive" and self._limits.rates:
                while wait := own.take("") or self._quotas.take("everything", caller.address):
                    await asyncio.sleep(wait)
            return message

        try:
            with self._quotas.socket(caller):
                await self._app(scope, receive_in_time, send)
        except Refusal as refusal:
            await _denied(refusal, scope, receive, send)


class _Body:
    """The body of a request, as long as it is not too large: a client that sends in pieces announces no size."""

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


def _hashes(scope: Scope) -> list[str]:
    """Of the secrets that a request shows, right or wrong."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            shown = value.decode("latin-1").partition(" ")[2].split(",")
            return [hash_of(secret.strip()) for secret in shown[:MOST_SHOWN]]
    return []


def _announced(scope: Scope) -> int:
    length = dict(scope["headers"]).get(b"content-length", b"0")
    return int(length) if length.isdigit() else 0


def _answered(refusal: Refusal, headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse({"error": refusal.to_dict()}, refusal.status, {**refusal.headers, **(headers or {})})


def _too_large(most: int) -> JSONResponse:
    refusal = Refusal(413, "too-large", Text("limit-too-large", {"bytes": most}))
    return _answered(refusal, {"connection": "close"})


async def _denied(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer the request for a WebSocket with a refusal instead."""

    async def send_denial(message: dict[str, Any]) -> None:
        await send({**message, "type": f"websocket.{message['type']}"})

    if "websocket.http.response" in scope.get("extensions", {}):
        await _answered(refusal)({**scope, "type": "http"}, receive, send_denial)  # type: ignore[arg-type]
    else:
        await send({"type": "websocket.close", "code": 1013})
