"""A client at one seat: it plays random moves and keeps its own list of events."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

RECONNECT_SECONDS: Final = 0.1
LOOK_AGAIN: Final = 0.5
"""Seconds between looks whether the test is over."""
PATIENCE: Final = 180.0
"""How long to wait for the last acknowledgement and the last event, over all kills."""


@dataclass(slots=True)
class Counts:
    """What a client has seen."""

    milliseconds: list[float] = field(default_factory=list)
    """From a move to its acknowledgement, of moves that had to be sent only once."""
    acknowledged: int = 0
    refused: int = 0
    resent: int = 0
    unanswered: int = 0
    seen: set[int] = field(default_factory=set)
    doubled: int = 0
    out_of_order: int = 0


@dataclass(slots=True)
class Command:
    """A move on its way."""

    key: str
    action: str
    sent: float
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    was_resent: bool = False

    @property
    def message(self) -> str:
        """As it travels."""
        return json.dumps({"type": "do", "key": self.key, "command": "moves", "actions": [self.action]})


@dataclass(frozen=True, slots=True)
class Standing:
    """What a client keeps of a position. Whole ones of a thousand tables would hold up Python's search for garbage."""

    seq: int
    to_act: int | None
    legal_actions: tuple[str, ...]

    @classmethod
    def of(cls, position: dict[str, Any]) -> Standing:
        """The standing of a position as it was sent."""
        return cls(position["seq"], position["view"]["to_act"], tuple(position["view"]["legal_actions"]))


class Client:
    """Connects as one seat, again and again if it must."""

    def __init__(self, address: str, table: str, seat: int, secret: str, random: Random) -> None:
        self._address: Final = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
        self._name: Final = f"{table}-{seat}"
        self._seat: Final = seat
        self._secret: Final = secret
        self._random: Final = random
        self._socket: ClientConnection | None = None
        self._pending: Command | None = None
        self._standing: Standing | None = None
        self._last = 0
        self._acknowledged_seq = 0
        self._news: Final = asyncio.Condition()
        self.counts: Final = Counts()

    async def listen(self) -> None:
        """Receive for ever; after every loss connect again and ask for what was missed."""
        while True:
            with suppress(OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                async with connect(self._address, max_size=None, compression=None) as socket:
                    await self._converse(socket)
            self._socket = None
            await asyncio.sleep(RECONNECT_SECONDS)

    async def play(self, over: asyncio.Event, rate: float) -> None:
        """Make a random move whenever it is this seat's turn, until that is over."""
        number = 0
        while not over.is_set():
            if not await self._my_turn():
                continue
            if rate:
                with suppress(TimeoutError):
                    await asyncio.wait_for(over.wait(), self._random.uniform(0.5, 1.5) / rate)
            if over.is_set() or self._standing is None:
                return
            action = self._random.choice(self._standing.legal_actions)
            number += 1
            await self._send(Command(f"{self._name}-{number}", action, perf_counter()))

    async def wait_for_event(self, seq: int) -> None:
        """Return when that event has arrived, or when it will not any more."""
        await self._until(lambda: self._last >= seq, PATIENCE)

    async def _my_turn(self) -> bool:
        def is_mine() -> bool:
            here = self._standing
            return here is not None and here.seq >= self._acknowledged_seq and here.to_act == self._seat

        return await self._until(is_mine, LOOK_AGAIN)

    async def _until(self, condition: Any, seconds: float) -> bool:
        try:
            async with asyncio.timeout(max(seconds, 0)), self._news:
                await self._news.wait_for(condition)
        except TimeoutError:
            return False
        return True

    async def _send(self, command: Command) -> None:
        """Send a move and wait for its answer; after a reconnect, send it again."""
        self._pending = command
        if self._socket is not None:
            with suppress(ConnectionClosed):  # then it is sent again after the next welcome
                await self._socket.send(command.message)
        try:
            async with asyncio.timeout(PATIENCE):
                await command.answered.wait()
        except TimeoutError:
            self.counts.unanswered += 1
        self._pending = None

    async def _converse(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "secrets": [self._secret], "since": self._last or None}))
        async for written in socket:
            message = json.loads(written)
            if message["type"] == "welcome":
                await self._welcomed(socket, message)
            else:
                self._heard(message)
            async with self._news:
                self._news.notify_all()

    async def _welcomed(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        for event in message["events"]:
            self._take(event["seq"])
        self._standing = Standing.of(message["position"])
        self._socket = socket
        if self._pending is not None:
            self._pending.was_resent = True
            self.counts.resent += 1
            await socket.send(self._pending.message)

    def _heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "event":
            self._take(message["event"]["seq"])
            self._standing = Standing.of(message["position"])
        elif message["type"] in ("done", "refused") and self._pending and message["key"] == self._pending.key:
            self._answered(self._pending, message)

    def _answered(self, command: Command, message: dict[str, Any]) -> None:
        if message["type"] == "refused":
            self.counts.refused += 1
        else:
            self.counts.acknowledged += 1
            self._acknowledged_seq = message["seq"]
            if not command.was_resent:
                self.counts.milliseconds.append((perf_counter() - command.sent) * 1000)
        command.answered.set()

    def _take(self, seq: int) -> None:
        if seq in self.counts.seen:
            self.counts.doubled += 1
        elif seq != self._last + 1:
            self.counts.out_of_order += 1
        self.counts.seen.add(seq)
        self._last = max(self._last, seq)
