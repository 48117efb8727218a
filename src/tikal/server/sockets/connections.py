"""A table live: a client is sent every event once and in order, and can act and ask on the same connection."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from time import perf_counter
from typing import Any, Final

import msgspec
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect

from tikal.server.audiences.audience import FAILED, Identity
from tikal.server.audiences.presence import Client
from tikal.server.commands.command import Command
from tikal.server.context import Context
from tikal.server.http.failures import failed
from tikal.server.questions import Question
from tikal.server.refusal import Refusal, malformed, malformed_first, not_found
from tikal.server.routes.answers import answer
from tikal.server.secrets import is_table_id
from tikal.server.sockets.messages import TO_SERVER, Hello, Looking, Ping
from tikal.server.sockets.outbox import Outbox
from tikal.server.store.people import People
from tikal.server.store.trouble import trouble
from tikal.server.tables.event_encoder import EncodedEvent, written
from tikal.server.tables.event_pages import events_page
from tikal.server.tables.info import table_info
from tikal.server.tables.positions import position
from tikal.server.tables.service import Access

router: Final = APIRouter()

NO_ACCESS: Final = 4401
"""Code of closing: the secrets do not open this table any more."""
NO_HELLO: Final = 4408
"""Code of closing: the client has not said who it is."""
GOING_AWAY: Final = 1001
SERVER_FAILED: Final = 1011
CLOSING_SECONDS: Final = 2.0
"""How long a client may take to receive the good-bye."""
MOST_MISSED: Final = 60
"""Positions that a client gets of what it missed; after a longer time it sees only the end."""

log: Final = logging.getLogger("tikal.sockets")


@router.websocket("/ws/tables/{table}")
async def table_socket(socket: WebSocket, table: str) -> None:
    """The connection of one client to one table."""
    if not is_table_id(table):
        await socket.send_denial_response(answer({"error": not_found("refused-no-table").to_dict()}, 404))
        return
    await socket.accept()
    await Connection(socket, socket.app.state.context, table).serve()


class Connection:
    """One client at one table. It receives what the store holds, never what a command has just done."""

    def __init__(self, socket: WebSocket, context: Context, table: str) -> None:
        self._socket: Final = socket
        self._context: Final = context
        self._table: Final = table
        self._outbox: Final = Outbox(socket.send_text)
        self._sending: asyncio.Task[None] | None = None
        self._closing_code = GOING_AWAY
        self.secrets: tuple[str, ...] = ()
        self.identity: Identity | None = None
        self.sent = 0
        self._client: Client | None = None
        """As what it counts as connected."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        """Hints that are still thought about."""

    async def serve(self) -> None:
        """Until the client goes or the server stops."""
        self._context.connections.add(self)
        self._context.audiences.enter(self._table, self)
        self._sending = asyncio.create_task(self._send())
        both = [asyncio.create_task(self._listen()), self._sending]
        late = asyncio.get_running_loop().call_later(self._context.settings.limits.silence, self._end_if_nobody)
        try:
            ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                if not task.cancelled():  # as it is when the client reads too slowly
                    task.result()
        finally:
            late.cancel()
            self._context.audiences.leave(self._table, self)
            self._context.connections.discard(self)
            waiting = [*both, *self._tasks]
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            self._be(None)

    async def close(self, reason: str) -> None:
        """Say good-bye."""
        self._say_goodbye(reason, GOING_AWAY)
        if self._sending is not None:
            await asyncio.wait([self._sending], timeout=CLOSING_SECONDS)

    def _end_if_nobody(self) -> None:
        """Whoever has not shown by now that they may look at the table need not stay connected to it."""
        if self._client is None:  # while it says hello again, it is not known, but is there
            self._say_goodbye("no-hello", NO_HELLO)

    # What the client says.

    async def _listen(self) -> None:
        while True:
            await self._outbox.room()
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            await self._receive(received.get("text") or received.get("bytes") or "")

    async def _receive(self, said: str | bytes) -> None:
        key: dict[str, Any] = {"type": "refused", "key": ""}
        try:
            sent = msgspec.json.decode(said)
            if isinstance(sent, dict):
                key = _addressed(sent)
            message = TO_SERVER.validate_python(sent)
            await self._answer(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._say({**key, "error": malformed(f"this is not JSON: {error}").to_dict()})
        except ValidationError as error:
            self._say({**key, "error": _invalid(error).to_dict()})
        except Refusal as refusal:
            self._say({**key, "error": refusal.to_dict()})
        except SQLAlchemyError as error:
            self._say({**key, "error": trouble(error).to_dict()})

    async def _answer(self, message: Any) -> None:
        if isinstance(message, Hello):
            await self._welcome(message)
        elif isinstance(message, Ping):
            self._say({"type": "pong"})
        elif self.identity is None:
            raise malformed("say hello first")
        elif isinstance(message, Looking):
            if self._client is not None:
                self._be(replace(self._client, looking=message.looking))
        elif isinstance(message, Command):
            await self._do(message)
        elif message.takes_long:
            self._later(self._find(message.id, message))
        else:
            answer = await message.answer(self._context, self._table, self.secrets)
            self._say({"type": "answer", "id": message.id, "answer": answer})

    async def _do(self, message: Any) -> None:
        start = perf_counter()
        done = await self._context.do(self._table, self.secrets, message)
        if self.sent < done.seq:  # mostly its events were delivered with the change
            await self._context.audiences.catch_up(self._table, done.seq)
        self._say({"type": "done", "key": message.key, "seq": done.seq})
        self._context.command_done(message.command, perf_counter() - start)

    async def _find(self, id_: str, question: Question) -> None:
        """Answer when the answer is found; the client can go on in the meantime."""
        try:
            answer = {"answer": await question.answer(self._context, self._table, self.secrets)}
        except Refusal as refusal:
            answer = {"error": refusal.to_dict()}
        except SQLAlchemyError as error:
            answer = {"error": trouble(error).to_dict()}
        except Exception:
            log.exception("a question failed", extra={"table": self._table})
            answer = {"error": failed().to_dict()}
        self._say({"type": "answer", "id": id_, **answer})

    async def _welcome(self, hello: Hello) -> None:
        """Who the client is, what it missed, and how things stand."""
        secrets = tuple(secret for secret in hello.secrets if secret)
        access = await self._context.run(self._context.tables.look, self._table, secrets)
        before, self.identity = self.identity, None  # no event may come between the look at the table and the welcome
        try:
            if access.live.seq < self.sent:
                access = await self._context.run(self._context.tables.look, self._table, secrets)
            looking = self._client is None or self._client.looking
            self._be(Client(access.viewer.seats, looking))
            people = await self._context.presence.people(self._table)
            welcome = await self._context.compute(self._welcoming, access, people, hello.since)
        except BaseException:
            self.identity = before
            self._context.audiences.notify(self._table, self.sent)
            raise
        self._outbox.put(welcome)
        self.secrets, self.identity, self.sent = secrets, Identity(access.viewer, access.live.seats), access.live.seq
        self._context.audiences.welcomed(self._table, self, people)

    def _welcoming(self, access: Access, people: People, since: int | None) -> str:
        live, viewer, now = access.live, access.viewer, access.live.snapshot()
        page = events_page(self._context.tables, access, since or 0)
        missed = []
        if since and page["next"] is None:
            missed = self._context.tables.happened(live, max(since, live.seq - MOST_MISSED))
        return written(
            {
                "type": "welcome",
                "since": since,
                "table": table_info(now, people, self._context.tables.playtime),
                "seats": list(viewer.seats),
                "host": viewer.host,
                "position": position(now, viewer),
                "positions": [position(one.after, viewer, one.after.seq == live.seq) for one in missed],
                **page,
            }
        )

    # What is sent to the client.

    def send_events(self, events: Sequence[EncodedEvent], identity: Identity) -> None:
        """Send those events that were not sent yet."""
        for one in events:
            if one.seq > self.sent:
                self._outbox.put(one.text)
                self.sent = one.seq
        if identity is not self.identity:
            self.identity = identity
            looking = self._client is None or self._client.looking
            self._be(Client(identity.viewer.seats, looking))

    def send_people(self, people: People) -> None:
        """Send who is connected now."""
        if self.identity is not None:
            self._say({"type": "people", "connected": sorted(people.connected), "watching": people.watching})

    def disconnect(self, reason: str) -> None:
        """The secrets open the table no longer, or the server has failed."""
        self._say_goodbye(reason, SERVER_FAILED if reason == FAILED else NO_ACCESS)

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # the client has gone; the listener notices by itself
            await self._outbox.run()
            await self._socket.close(self._closing_code)

    def _say(self, message: dict[str, Any]) -> None:
        self._outbox.put(written(message))

    def _say_goodbye(self, reason: str, code: int) -> None:
        self._closing_code = code
        self._outbox.put_last(written({"type": "closing", "reason": reason}))

    def _be(self, client: Client | None) -> None:
        before, self._client = self._client, client
        if before != client:
            self._context.presence.change(self._table, before, client)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without holding up what the client says next."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _invalid(error: ValidationError) -> Refusal:
    """The first thing that is wrong with a message. Where it is begins with the message's type and command."""
    errors = error.errors(include_url=False, include_input=False, include_context=False)
    tags = 2 if errors[0]["loc"][:1] in (("do",), ("ask",)) else 1
    return malformed_first(errors, beside=tags)


def _addressed(sent: dict[str, Any]) -> dict[str, Any]:
    """The beginning of a refusal, so that the client knows what was refused."""
    if sent.get("type") == "ask":
        return {"type": "answer", "id": str(sent.get("id", ""))[:64]}
    return {"type": "refused", "key": str(sent.get("key", ""))[:64]}
