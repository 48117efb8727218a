"""Fair queues: one client cannot slow another, however much it asks for."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from itertools import pairwise
from time import monotonic
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serving import Server, wait_until
from tikal.server.audiences.presence import WRITE_SECONDS
from tikal.server.limits.callers import SERVER, Caller, address_of, current
from tikal.server.limits.fair_queue import MOST_REMEMBERED, FairQueue
from tikal.server.limits.fair_threads import FairThreads
from tikal.server.refusal import Refusal
from tikal.server.store import people

pytest_plugins = ("databases", "servers")

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


def test_not_everybody_is_remembered_who_has_used_something() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(5 * MOST_REMEMBERED):
        queue.put(Caller(f"client {number}"), number)
        caller, _ = queue.take()
        queue.used(caller, 1.0 if number else 1000.0)
    assert len(queue._addresses._used) <= MOST_REMEMBERED + 1
    queue.put(Caller("client 0"), 0)
    queue.put(Caller("new"), 1)
    assert queue.take()[1] == 1, "who has used much is remembered"


def test_who_goes_ahead_alone_has_used_as_much_as_after_waiting() -> None:
    queue: FairQueue[str] = FairQueue(guess=1)
    queue.go_ahead(GREEDY)
    queue.used(GREEDY, 5)
    for caller in (GREEDY, GREEDY, MODEST, MODEST):
        queue.put(caller, caller.address)
    assert [queue.take()[1] for _ in range(3)] == ["modest", "modest", "greedy"]


def test_who_comes_back_after_a_while_begins_where_the_others_are() -> None:
    queue: FairQueue[str] = FairQueue(guess=1)
    queue.go_ahead(MODEST)
    queue.used(MODEST, 2)
    for _ in range(50):
        queue.go_ahead(GREEDY)
        queue.used(GREEDY, 1)
    queue.go_ahead(MODEST)
    queue.used(MODEST, 1.5)
    for caller in (MODEST, GREEDY):
        queue.put(caller, caller.address)
    assert queue.take()[1] == "greedy", "the turn just now counts, and what was not used long ago does not"


def test_nobody_waits_longer_than_they_want_to_and_nothing_is_done_for_them_then() -> None:
    begin, done = threading.Event(), threading.Event()

    async def run() -> None:
        threads = FairThreads(1, "test")
        running = asyncio.create_task(threads.run(begin.wait, within=60))
        await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            await threads.run(done.set, within=0.01)
        begin.set()
        assert await running
        assert await threads.run(lambda: "next") == "next"
        assert not done.is_set()
        assert threads.waiting == 0
        await threads.stop()

    asyncio.run(run())


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


def test_one_client_cannot_hold_all_threads() -> None:
    """However long its jobs take: they never end here until somebody else has had a turn."""
    begin = threading.Event()

    async def run() -> None:
        threads = FairThreads(4, "test", most_running=3)
        current.set(GREEDY)
        greedy = [asyncio.create_task(threads.run(begin.wait)) for _ in range(10)]
        await asyncio.sleep(0)
        assert threads.waiting == 7
        current.set(MODEST)
        async with asyncio.timeout(10):
            assert await threads.run(lambda: "modest") == "modest"
            assert await threads.run(lambda: "again") == "again"
        begin.set()
        assert await asyncio.gather(*greedy) == [True] * 10
        assert not threads._running_of
        assert not threads._busy
        await threads.stop()

    asyncio.run(run())


def test_what_the_server_does_by_itself_may_use_all_threads() -> None:
    together = threading.Barrier(4)

    async def run() -> None:
        threads = FairThreads(4, "test", most_running=1)
        current.set(SERVER)
        await asyncio.gather(*(threads.run(together.wait, 10) for _ in range(4)))
        await threads.stop()

    asyncio.run(run())


def test_one_thing_after_the_other_is_done_by_one_thread() -> None:
    """Also after there were many at once: the others sleep."""
    together = threading.Barrier(4)

    async def run() -> None:
        threads = FairThreads(4, "test")
        await asyncio.gather(*(threads.run(together.wait, 10) for _ in range(4)))
        assert len({await threads.run(threading.get_ident) for _ in range(20)}) == 1
        await threads.stop()

    asyncio.run(run())


def test_looking_away_and_back_again_does_not_hold_up_the_database(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[float] = []
    say_present = people.say_present

    def counted(*about: Any) -> None:
        written.append(monotonic())
        say_present(*about)

    monkeypatch.setattr(people, "say_present", counted)
    table = server.set_up()
    with table.live(table.secrets[0]) as busy, table.live(table.secrets[1]) as other:
        busy.hear("welcome")
        assert other.hear("welcome")["table"]["seats"][0]["connected"]
        for number in range(200):
            busy.say(type="looking", looking=number % 2 == 0)
        busy.say(type="ping")
        busy.hear("pong")
    wait_until(lambda: not any(seat["connected"] for seat in table.get("")["seats"]))
    between = [after - before for before, after in pairwise(written)]
    assert min(between, default=1.0) > 0.9 * WRITE_SECONDS
    assert len(written) < 100


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
