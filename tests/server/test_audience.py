"""Those who listen to a table hear who comes and goes, whoever finds it out first."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from tikal.server.audiences.audience import Audiences, Broadcast, Identity
from tikal.server.store.people import People
from tikal.server.tables.event_encoder import EncodedEvent
from tikal.server.tables.seats import Viewer

TABLE = "table"


class Ear:
    """A listener that remembers what it heard of people."""

    def __init__(self) -> None:
        self.secrets: tuple[str, ...] = ()
        self.identity: Identity | None = Identity(Viewer(), ())
        self.sent = 1
        self.heard: list[People] = []

    def send_events(self, events: Sequence[EncodedEvent], identity: Identity) -> None:
        raise AssertionError("nothing happened")

    def send_people(self, people: People) -> None:
        self.heard.append(people)

    def disconnect(self, reason: str) -> None:
        raise AssertionError(reason)


def test_an_event_that_does_not_exist_is_looked_for_once() -> None:
    """A backup was restored, or somebody else has the password of the database."""
    looked: list[int] = []

    async def scenario() -> None:
        async def compute(*_: object) -> Broadcast:
            looked.append(1)
            await asyncio.sleep(0)
            return Broadcast(1)

        nothing: Any = None
        audiences = Audiences(nothing, compute, nothing)
        audiences.enter(TABLE, Ear())
        async with asyncio.timeout(2):
            await audiences.catch_up(TABLE, 1000)

    asyncio.run(scenario())
    assert len(looked) == 1


def test_a_newcomer_that_is_welcomed_first_does_not_keep_it_from_the_others() -> None:
    """The welcome and the look for people run side by side; whichever is first, the others are told, once."""
    both = People(frozenset({0, 1}))

    async def scenario() -> tuple[Ear, Ear]:
        async def people(_: str) -> People:
            return both

        tables: Any = None
        audiences = Audiences(tables, tables, people)
        here, newcomer = Ear(), Ear()
        audiences.enter(TABLE, here)
        audiences.welcomed(TABLE, here, People(frozenset({0})))
        audiences.enter(TABLE, newcomer)
        audiences.notify_people(TABLE)
        audiences.welcomed(TABLE, newcomer, both)
        for _ in range(5):
            await asyncio.sleep(0)
        return here, newcomer

    here, newcomer = asyncio.run(scenario())
    assert here.heard == [both]
    assert newcomer.heard == [], "its welcome said so"
