"""What is on its way to a client: in order, never too much, and nobody waits for a client that does not read."""

from __future__ import annotations

import asyncio

import pytest

from tikal.server.sockets.outbox import MOST_WAITING, MUCH_WAITING, Outbox


class Reader:
    """A client that reads only when it is let."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self.reads = asyncio.Event()

    async def take(self, text: str) -> None:
        await self.reads.wait()
        self.read.append(text)


def test_everything_arrives_in_order_up_to_the_last_text() -> None:
    async def scenario() -> list[str]:
        reader = Reader()
        outbox = Outbox(reader.take)
        running = asyncio.create_task(outbox.run())
        for number in range(5):
            outbox.put(str(number))
        reader.reads.set()
        await asyncio.sleep(0)
        outbox.put("5")
        outbox.put_last("last")
        outbox.put("too late")
        await running
        return reader.read

    assert asyncio.run(scenario()) == ["0", "1", "2", "3", "4", "5", "last"]


def test_a_client_that_does_not_read_is_given_up_before_it_fills_the_memory() -> None:
    async def scenario() -> int:
        outbox = Outbox(Reader().take)
        running = asyncio.create_task(outbox.run())
        await asyncio.sleep(0)
        text = "x" * 10_000
        puts = 0
        while not running.cancelling():
            outbox.put(text)
            puts += 1
        with pytest.raises(asyncio.CancelledError):
            await running
        return puts * len(text)

    assert MOST_WAITING < asyncio.run(scenario()) <= MOST_WAITING + 10_000


def test_whoever_asks_has_to_read_the_answers() -> None:
    async def scenario() -> None:
        reader = Reader()
        outbox = Outbox(reader.take)
        running = asyncio.create_task(outbox.run())
        await asyncio.wait_for(outbox.room(), 1)
        outbox.put("x" * (MUCH_WAITING + 1))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(outbox.room(), 0.01)
        reader.reads.set()
        await asyncio.wait_for(outbox.room(), 1)
        running.cancel()

    asyncio.run(scenario())
