"""A table live: a client hears of every event once and in order, and can act and ask on the same connection."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

import msgspec
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from tikal.server.bus import News
from tikal.server.commands.command import Command
from tikal.server.context import Context
from tikal.server.questions import Question
from tikal.server.refusal import Refusal, malformed, malformed_field
from tikal.server.schemas.live import TO_SERVER, Hello, Ping
from tikal.server.tables.events import all_shown, shown
from tikal.server.tables.info import table_info
from tikal.server.tables.positions import position
from tikal.server.tables.seats import Viewer
from tikal.server.tables.service import Access

router: Final = APIRouter()

NO_ACCESS: Final = 4401
"""Code of closing: the secrets do not open this table any more."""
GOING_AWAY: Final = 1001
MOST_MISSED: Final = 60
"""Positions that a client gets of what it missed; after a longer time it sees only the end."""


@router.websocket("/ws/tables/{table}")
async def table_socket(socket: WebSocket, table: str) -> None:
    """The connection of one client to one table."""
    await socket.accept()
    context: Context = socket.app.state.context
    with context.bus.waiting_for(table) as news:
        await Connection(socket, context, table, news).serve()


class Connection:
    """One client at one table. It receives what the store holds, never what a command has just done."""

    def __init__(self, socket: WebSocket, context: Context, table: str, news: News) -> None:
        self._socket: Final = socket
        self._context: Final = context
        self._table: Final = table
        self._news: Final = news
        self._sending: Final = asyncio.Lock()
        """Held while events or a welcome are worked out and sent."""
        self._secrets: tuple[str, ...] = ()
        self._viewer: Viewer | None = None
        self._sent = 0
        """The last event that was sent to the client."""
        self._people: frozenset[int] = frozenset()
        self._seats: tuple[int, ...] = ()
        """For which the client counts as connected."""
        self._thinking: Final[set[asyncio.Task[None]]] = set()
        """Hints that are still thought about."""

    async def serve(self) -> None:
        """Until the client goes or the server stops."""
        self._context.connections.add(self)
        both = [asyncio.create_task(self._listen()), asyncio.create_task(self._send_news())]
        try:
            ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                task.result()
        finally:
            self._context.connections.discard(self)
            waiting = [*both, *self._thinking]
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            await self._sit_at(())

    async def close(self, reason: str, code: int = GOING_AWAY) -> None:
        """Say good-bye."""
        with suppress(WebSocketDisconnect, RuntimeError):  # a client that is gone already needs no good-bye
            await self._send({"type": "closing", "reason": reason})
            await self._socket.close(code)

    # What the client says.

    async def _listen(self) -> None:
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            with suppress(WebSocketDisconnect):  # the next thing to receive is the reason
                await self._receive(received.get("text") or received.get("bytes") or "")

    async def _receive(self, written: str | bytes) -> None:
        key: dict[str, Any] = {"type": "refused", "key": ""}
        try:
            sent = msgspec.json.decode(written)
            if isinstance(sent, dict):
                key = _addressed(sent)
            message = TO_SERVER.validate_python(sent)
            await self._answer(message)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            await self._send({**key, "error": malformed(f"this is not JSON: {error}").to_dict()})
        except ValidationError as error:
            await self._send({**key, "error": _invalid(error).to_dict()})
        except Refusal as refusal:
            await self._send({**key, "error": refusal.to_dict()})

    async def _answer(self, message: Any) -> None:
        if isinstance(message, Hello):
            await self._welcome(message)
        elif isinstance(message, Ping):
            await self._send({"type": "pong"})
        elif self._viewer is None:
            raise malformed("say hello first")
        elif isinstance(message, Command):
            await self._do(message)
        elif message.takes_long:
            self._think(message)
        else:
            answer = await message.answer(self._context, self._table, self._secrets)
            await self._send({"type": "answer", "id": message.id, "answer": answer})

    async def _do(self, message: Any) -> None:
        start = perf_counter()
        done = await self._context.run(self._context.tables.do, self._table, self._secrets, message)
        with suppress(Refusal):  # if the link was renewed this very moment, the task that sends events says so
            await self._send_events(done.seq)
        await self._send({"type": "done", "key": message.key, "seq": done.seq})
        self._context.command_done(message.command, perf_counter() - start)

    def _think(self, message: Any) -> None:
        """Answer when the answer is found; the client can go on in the meantime."""
        task = asyncio.create_task(self._find(message.id, message))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _find(self, id_: str, question: Question) -> None:
        try:
            answer = {"answer": await question.answer(self._context, self._table, self._secrets)}
        except Refusal as refusal:
            answer = {"error": refusal.to_dict()}
        with suppress(WebSocketDisconnect, RuntimeError):  # the client has gone
            await self._send({"type": "answer", "id": id_, **answer})

    async def _welcome(self, hello: Hello) -> None:
        """Who the client is, what it missed, and how things stand."""
        secrets = tuple(secret for secret in hello.secrets if secret)
        async with self._sending:  # no event may be sent between the look at the table and the welcome that shows it
            access = await self._context.run(self._context.tables.look, self._table, secrets)
            await self._sit_at(access.viewer.seats)
            self._people = await self._context.presence.connected(self._table)
            self._secrets, self._viewer = secrets, access.viewer
            await self._socket.send_text(await self._context.work_out(self._welcoming, access, hello.since or 0))
            self._sent = access.live.seq
        self._news.wake()

    def _welcoming(self, access: Access, since: int) -> str:
        live, viewer, now = access.live, access.viewer, access.live.snapshot()
        missed = self._context.tables.happened(live, max(since, live.seq - MOST_MISSED)) if since else []
        return _written(
            {
                "type": "welcome",
                "table": table_info(now, self._people),
                "seats": list(viewer.seats),
                "host": viewer.host,
                "events": all_shown(self._context.tables.events(live, since), live, viewer),
                "position": position(now, viewer),
                "positions": [position(one.after, viewer, one.after.seq == live.seq) for one in missed],
                "seq": live.seq,
            }
        )

    # What is sent to the client.

    async def _send_news(self) -> None:
        while True:
            await self._news.wait()
            if self._viewer is None:
                continue
            try:
                if self._news.seq > self._sent:
                    await self._send_events(self._news.seq)
                if self._news.people:
                    await self._send_people()
            except Refusal as refusal:
                await self.close(refusal.code, NO_ACCESS)
                return
            except (WebSocketDisconnect, RuntimeError):  # the client has gone; the listener notices by itself
                return

    async def _send_events(self, seq: int) -> None:
        """Send all events up to that one, and those after it if there are any."""
        async with self._sending:
            if self._sent >= seq:
                return
            access, messages = await self._context.work_out(self._messages, seq)
            for message in messages:
                await self._socket.send_text(message)
            self._sent, self._viewer = access.live.seq, access.viewer
        await self._sit_at(access.viewer.seats)

    def _messages(self, seq: int) -> tuple[Access, list[str]]:
        """The events that the client has not heard of, each with the table and the position after it."""
        access = self._context.tables.look(self._table, self._secrets, seq)
        live, viewer = access.live, access.viewer
        messages = [
            _written(
                {
                    "type": "event",
                    "event": shown(one.event, live, viewer),
                    "table": table_info(one.after, self._people),
                    "position": position(one.after, viewer, one.after.seq == live.seq),
                }
            )
            for one in self._context.tables.happened(live, self._sent)
        ]
        return access, messages

    async def _sit_at(self, seats: tuple[int, ...]) -> None:
        before, self._seats = self._seats, seats
        if before != seats:
            await self._context.presence.change(self._table, before, seats)

    async def _send_people(self) -> None:
        self._news.people = False
        people = await self._context.presence.connected(self._table)
        if people != self._people:
            self._people = people
            await self._send({"type": "people", "connected": sorted(people)})

    async def _send(self, message: dict[str, Any]) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:  # not if we have said goodbye by now
            await self._socket.send_text(_written(message))


def _invalid(error: ValidationError) -> Refusal:
    """The first thing that is wrong with a message. Where it is begins with the message's type and command."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    tags = 2 if first["loc"][:1] in (("do",), ("ask",)) else 1
    return malformed_field(first["loc"][tags:], first["msg"])


def _addressed(sent: dict[str, Any]) -> dict[str, Any]:
    """The beginning of a refusal, so that the client knows what was refused."""
    if sent.get("type") == "ask":
        return {"type": "answer", "id": str(sent.get("id", ""))[:64]}
    return {"type": "refused", "key": str(sent.get("key", ""))[:64]}


def _written(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
