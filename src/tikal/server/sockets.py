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
from tikal.server.desk import Desk
from tikal.server.questions import Question
from tikal.server.refusal import Refusal, malformed
from tikal.server.schemas.live import TO_SERVER, Hello, Ping
from tikal.server.tables.events import all_shown, shown
from tikal.server.tables.info import table_info
from tikal.server.tables.positions import position
from tikal.server.tables.seats import Viewer
from tikal.server.tables.service import Sight

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
    desk: Desk = socket.app.state.desk
    with desk.bus.waiting_for(table) as news:
        await Connection(socket, desk, table, news).serve()


class Connection:
    """One client at one table. It is told what the store holds, never what a command has just done."""

    def __init__(self, socket: WebSocket, desk: Desk, table: str, news: News) -> None:
        self._socket: Final = socket
        self._desk: Final = desk
        self._table: Final = table
        self._news: Final = news
        self._telling: Final = asyncio.Lock()
        """Held by who tells of events, from working out what to tell to having told it."""
        self._secrets: tuple[str, ...] = ()
        self._viewer: Viewer | None = None
        self._told = 0
        """The last event that the client has been told of."""
        self._people: frozenset[int] = frozenset()
        self._seats: tuple[int, ...] = ()
        """For which the client counts as connected."""
        self._thinking: Final[set[asyncio.Task[None]]] = set()
        """Hints that are still thought about."""

    async def serve(self) -> None:
        """Until the client goes or the server stops."""
        self._desk.connections.add(self)
        both = [asyncio.create_task(self._listen()), asyncio.create_task(self._tell())]
        try:
            ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                task.result()
        finally:
            self._desk.connections.discard(self)
            waiting = [*both, *self._thinking]
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            await self._sit_at(())

    async def close(self, reason: str, code: int = GOING_AWAY) -> None:
        """Say good-bye."""
        with suppress(WebSocketDisconnect, RuntimeError):  # who is gone already needs no good-bye
            await self._send({"type": "closing", "reason": reason})
            await self._socket.close(code)

    # What the client says.

    async def _listen(self) -> None:
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            with suppress(WebSocketDisconnect):  # the next thing to receive is the reason
                await self._hear(received.get("text") or received.get("bytes") or "")

    async def _hear(self, written: str | bytes) -> None:
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
            await self._send({**key, "error": malformed(said_about(error)).to_dict()})
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
            answer = await message.answer(self._desk, self._table, self._secrets)
            await self._send({"type": "answer", "id": message.id, "answer": answer})

    async def _do(self, message: Any) -> None:
        start = perf_counter()
        done = await self._desk.run(self._desk.tables.do, self._table, self._secrets, message)
        with suppress(Refusal):  # if the link was renewed this very moment, the task that sends events says so
            await self._tell_events(done.seq)
        await self._send({"type": "done", "key": message.key, "seq": done.seq})
        self._desk.command_done(message.command, perf_counter() - start)

    def _think(self, message: Any) -> None:
        """Answer when the answer is found; meanwhile the client can go on."""
        task = asyncio.create_task(self._find(message.id, message))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _find(self, id_: str, question: Question) -> None:
        try:
            told = {"answer": await question.answer(self._desk, self._table, self._secrets)}
        except Refusal as refusal:
            told = {"error": refusal.to_dict()}
        with suppress(WebSocketDisconnect, RuntimeError):  # the client has gone
            await self._send({"type": "answer", "id": id_, **told})

    async def _welcome(self, hello: Hello) -> None:
        """Who the client is, what it missed, and how things stand."""
        secrets = tuple(secret for secret in hello.secrets if secret)
        sight = await self._desk.run(self._desk.tables.look, self._table, secrets)
        await self._sit_at(sight.viewer.seats)
        self._people = await self._desk.presence.connected(self._table)
        async with self._telling:
            self._secrets, self._viewer = secrets, sight.viewer
            await self._socket.send_text(await self._desk.work_out(self._welcoming, sight, hello.since or 0))
            self._told = sight.live.seq
        self._news.wake()

    def _welcoming(self, sight: Sight, since: int) -> str:
        live, viewer, now = sight.live, sight.viewer, sight.live.snapshot()
        missed = self._desk.tables.happened(live, max(since, live.seq - MOST_MISSED)) if since else []
        return _written(
            {
                "type": "welcome",
                "table": table_info(now, self._people),
                "seats": list(viewer.seats),
                "host": viewer.host,
                "events": all_shown(self._desk.tables.events(live, since), live, viewer),
                "position": position(now, viewer),
                "positions": [position(one.after, viewer, one.after.seq == live.seq) for one in missed],
                "seq": live.seq,
            }
        )

    # What the client is told.

    async def _tell(self) -> None:
        while True:
            await self._news.wait()
            if self._viewer is None:
                continue
            try:
                if self._news.seq > self._told:
                    await self._tell_events(self._news.seq)
                if self._news.people:
                    await self._tell_people()
            except Refusal as refusal:
                await self.close(refusal.code, NO_ACCESS)
                return
            except (WebSocketDisconnect, RuntimeError):  # the client has gone; the listener notices by itself
                return

    async def _tell_events(self, seq: int) -> None:
        """Tell of all events up to that one, and of those after it if there are any."""
        async with self._telling:
            if self._told >= seq:
                return
            sight, messages = await self._desk.work_out(self._messages, seq)
            for message in messages:
                await self._socket.send_text(message)
            self._told, self._viewer = sight.live.seq, sight.viewer
        await self._sit_at(sight.viewer.seats)

    def _messages(self, seq: int) -> tuple[Sight, list[str]]:
        """The events that the client has not heard of, each with the table and the position after it."""
        sight = self._desk.tables.look(self._table, self._secrets, seq)
        live, viewer = sight.live, sight.viewer
        messages = [
            _written(
                {
                    "type": "event",
                    "event": shown(one.event, live, viewer),
                    "table": table_info(one.after, self._people),
                    "position": position(one.after, viewer, one.after.seq == live.seq),
                }
            )
            for one in self._desk.tables.happened(live, self._told)
        ]
        return sight, messages

    async def _sit_at(self, seats: tuple[int, ...]) -> None:
        before, self._seats = self._seats, seats
        if before != seats:
            await self._desk.presence.change(self._table, before, seats)

    async def _tell_people(self) -> None:
        self._news.people = False
        people = await self._desk.presence.connected(self._table)
        if people != self._people:
            self._people = people
            await self._send({"type": "people", "connected": sorted(people)})

    async def _send(self, message: dict[str, Any]) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:  # not if we have said good-bye meanwhile
            await self._socket.send_text(_written(message))


def said_about(error: ValidationError) -> str:
    """What is wrong with a message, in one line."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    return f"{'.'.join(map(str, first['loc'])) or 'message'}: {first['msg']}"


def _addressed(sent: dict[str, Any]) -> dict[str, Any]:
    """The beginning of a refusal, so that the client knows what was refused."""
    if sent.get("type") == "ask":
        return {"type": "answer", "id": str(sent.get("id", ""))[:64]}
    return {"type": "refused", "key": str(sent.get("key", ""))[:64]}


def _written(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
