"""Fair queues: one client cannot slow another, however much it asks for."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tikal.server.limits.callers import Caller, address_of, current
from tikal.server.limits.fair_queue import FairQueue
from tikal.server.limits.fair_threads import FairThreads
from tikal.server.refusal import Refusal

GREEDY, MODEST = Caller("greedy"), Caller("modest")


def test_clients_take_turns_however_much_one_has_put_in() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(100):
        queue.put(GREEDY, number)
    queue.put(MODEST, 1000)
    order = [queue.take()[1] for _ in range(3)]
    assert 1000 in order[:2]
    assert [one for one in order if one < 1000] == [0, 1]


def test_who_has_used_more_waits_longer() -> None:
    queue: FairQueue[str] = FairQueue(guess=1)
    for caller in (GREEDY, MODEST):
        for _ in range(20):
            queue.put(caller, caller.address)
    taken: Counter[str] = Counter()
    for _ in range(12):
        caller, who = queue.take()
        taken[who] += 1
        queue.used(caller, 5 if who == "greedy" else 1)
    assert taken["modest"] >= 4 * taken["greedy"]


def test_tables_of_one_client_share_what_the_client_has() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in ("one", "two", "three"):
        for _ in range(10):
            queue.put(Caller("greedy", table), table)
    for _ in range(3):
        queue.put(Caller("modest", "four"), "four")
    order = [queue.take()[1] for _ in range(6)]
    assert order.count("four") == 3, "three tables are still one client"
    assert {one for one in order if one != "four"} == {"one", "two", "three"}


callers = st.builds(Caller, st.sampled_from("abc"), st.sampled_from("xy"))


@given(st.lists(st.tuples(callers, st.floats(0, 10)), max_size=60), st.data())
def test_nothing_is_lost_and_everyone_in_order(puts: list[tuple[Caller, float]], data: st.DataObject) -> None:
    queue: FairQueue[int] = FairQueue()
    taken: list[tuple[Caller, int]] = []
    for number, (caller, _) in enumerate(puts):
        queue.put(caller, number)
        if data.draw(st.booleans()):
            taken.append(queue.take())
            queue.used(taken[-1][0], puts[taken[-1][1]][1])
    assert sum(queue.waiting(address) for address in "abc") == len(queue)
    while len(queue):
        taken.append(queue.take())
    assert sorted(number for _, number in taken) == list(range(len(puts)))
    for one in "abc":
        for table in "xy":
            numbers = [number for caller, number in taken if caller == Caller(one, table)]
            assert numbers == sorted(numbers)


def test_nobody_is_remembered_who_has_nothing_left_to_wait_for() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(1000):
        queue.put(Caller(f"client {number}"), number)
        caller, _ = queue.take()
        queue.used(caller, 0.0)
    assert len(queue._addresses._used) < 10


def test_threads_are_shared_fairly() -> None:
    order: list[str] = []
    begin = threading.Event()

    async def run() -> None:
        threads = FairThreads(1, "test")

        async def ask(who: Caller) -> None:
            current.set(who)
            await threads.run(work, who.address)

        def work(who: str) -> None:
            begin.wait()
            order.append(who)

        async with asyncio.TaskGroup() as group:
            for _ in range(50):
                group.create_task(ask(GREEDY))
            await asyncio.sleep(0)
            group.create_task(ask(MODEST))
            await asyncio.sleep(0)
            begin.set()
        await threads.stop()

    asyncio.run(run())
    assert "modest" in order[:3]


def test_who_waits_for_too_much_is_refused_and_others_are_not() -> None:
    begin = threading.Event()

    async def run() -> None:
        threads = FairThreads(1, "test", most=2)
        current.set(GREEDY)
        waiting = [asyncio.create_task(threads.run(begin.wait)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await threads.run(begin.wait)
        assert refused.value.status == 429
        current.set(MODEST)
        waiting.append(asyncio.create_task(threads.run(begin.wait)))
        await asyncio.sleep(0)
        begin.set()
        assert await asyncio.gather(*waiting) == [True] * 4
        await threads.stop()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_a_client_is_an_address_or_a_network(host: str, client: str) -> None:
    assert address_of({"client": (host, 1)}) == client
