"""A load test from beginning to end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final

from tikal.server.loadtest.asking import ask
from tikal.server.loadtest.client import Client
from tikal.server.loadtest.echo import Echo, measure_echo
from tikal.server.loadtest.own_server import OwnServer, server_for
from tikal.server.loadtest.plan import Plan
from tikal.server.loadtest.report import Report, spread

LOOK_SECONDS: Final = 0.5
MOST_LOOKS: Final = 40
IDLE: Final = 0.1
"""The part of a processor that a server with nothing to do uses at most."""


@dataclass(frozen=True, slots=True)
class LoadedTable:
    """A table and its clients."""

    id: str
    secret: str
    clients: list[Client]


@dataclass(frozen=True, slots=True)
class Measured:
    """How long the parts of the test took, by the clock and by the server's processors (None: not known)."""

    seconds: float
    """Of the playing."""
    setting_up_cpu: float | None
    playing_cpu: float | None


async def run(plan: Plan, advance: Callable[[int], None]) -> Report:
    """Carry out a plan; `advance` is called every second."""
    async with server_for(plan) as (address, own):
        await _settled(own, plan)
        before = _processor_seconds(own, plan)
        tables = [await _new_table(plan, address, number) for number in range(plan.tables)]
        set_up = _processor_seconds(own, plan)
        clients = [client for table in tables for client in table.clients]
        async with asyncio.TaskGroup() as background:
            listening = [background.create_task(client.listen()) for client in clients]
            await asyncio.gather(*(client.wait_for_event(1) for client in clients))
            start, connected = perf_counter(), _processor_seconds(own, plan)
            over = asyncio.Event()
            playing = [background.create_task(client.play(over, plan.rate)) for client in clients]
            await asyncio.gather(_tick(plan.seconds, advance), _kill_now_and_then(own, plan))
            over.set()
            await asyncio.gather(*playing)
            seconds, played = perf_counter() - start, _processor_seconds(own, plan)
            found = [await _moves_of(address, table) for table in tables]
            for task in listening:
                task.cancel()
    measured = Measured(seconds, _difference(before, set_up), _difference(connected, played))
    return _report(plan, measured, tables, found, await measure_echo())


def _processor_seconds(own: OwnServer | None, plan: Plan) -> float | None:
    """Not of a server that is killed: the times of several processes, and of their starts, say nothing of a move."""
    return None if own is None or plan.kills else own.processor_seconds()


async def _settled(own: OwnServer | None, plan: Plan) -> None:
    """Return when the server has loaded what it loads after its start, which is no part of any table."""
    used = _processor_seconds(own, plan)
    for _ in range(MOST_LOOKS):
        await asyncio.sleep(LOOK_SECONDS)
        before, used = used, _processor_seconds(own, plan)
        if before is None or used is None or used - before < IDLE * LOOK_SECONDS:
            return


def _difference(before: float | None, after: float | None) -> float | None:
    return None if before is None or after is None else after - before


async def _new_table(plan: Plan, address: str, number: int) -> LoadedTable:
    seats = [{"kind": "here", "name": f"Client {seat + 1}"} for seat in range(plan.players)]
    new = {"edition": plan.edition, "seats": seats, "title": f"Load {number}", "seed": plan.seed + number}
    made = await ask(f"{address}/api/tables", new)
    clients = [
        Client(address, made["table"], seat["seat"], seat["secret"], Random(f"{plan.seed} {number} {seat['seat']}"))
        for seat in made["seats"]
    ]
    return LoadedTable(made["table"], made["seats"][0]["secret"], clients)


async def _tick(seconds: float, advance: Callable[[int], None]) -> None:
    for _ in range(round(seconds)):
        await asyncio.sleep(1)
        advance(1)


async def _kill_now_and_then(own: OwnServer | None, plan: Plan) -> None:
    """Kills at random moments, all over the time; if there are many, it takes longer."""
    chance = Random(plan.seed)
    for _ in range(plan.kills if own is not None else 0):
        await asyncio.sleep(chance.uniform(0, 2 * plan.seconds / (plan.kills + 1)))
        assert own is not None
        await own.kill()


async def _moves_of(address: str, table: LoadedTable) -> tuple[int, int]:
    """The last event of a table, which all its clients should have received, and the number of moves."""
    answer: dict[str, Any] = await ask(f"{address}/api/tables/{table.id}/events?since=0", secret=table.secret)
    await asyncio.gather(*(client.wait_for_event(answer["seq"]) for client in table.clients))
    return answer["seq"], sum(event["kind"] == "move" for event in answer["events"])


def _report(
    plan: Plan, measured: Measured, tables: list[LoadedTable], found: list[tuple[int, int]], echo: Echo
) -> Report:
    counts = [client.counts for table in tables for client in table.clients]
    acknowledged = [sum(client.counts.acknowledged for client in table.clients) for table in tables]
    unsure = [sum(client.counts.unanswered for client in table.clients) for table in tables]
    lost = sum(
        last - len(client.counts.seen)
        for table, (last, _) in zip(tables, found, strict=True)
        for client in table.clients
    )
    return Report(
        tables=len(tables),
        clients=len(counts),
        seconds=round(measured.seconds, 2),
        kills=plan.kills,
        moves=sum(acknowledged),
        moves_per_s=round(sum(acknowledged) / measured.seconds, 1),
        milliseconds=spread([time for one in counts for time in one.milliseconds]),
        cpu_ms_per_move=_ms_each(measured.playing_cpu, sum(acknowledged)),
        cpu_ms_per_table=_ms_each(measured.setting_up_cpu, len(tables)),
        echo_cpu_ms=echo.cpu_ms,
        echo_per_s=echo.per_second,
        refused=sum(one.refused for one in counts),
        unanswered=sum(one.unanswered for one in counts),
        resent=sum(one.resent for one in counts),
        events=sum(len(one.seen) + one.doubled for one in counts),
        lost=lost,
        doubled=sum(one.doubled for one in counts),
        out_of_order=sum(one.out_of_order for one in counts),
        moves_lost=sum(max(0, sent - moves) for (_, moves), sent in zip(found, acknowledged, strict=True)),
        moves_doubled=sum(
            max(0, moves - sent - maybe) for (_, moves), sent, maybe in zip(found, acknowledged, unsure, strict=True)
        ),
    )


def _ms_each(seconds: float | None, number: int) -> float | None:
    return None if seconds is None or not number else round(seconds * 1000 / number, 2)
