"""Who waits for advice, and for how long."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from multiprocessing import active_children

import pytest

import tikal
from tikal.advice.played import played_turns
from tikal.server.advising.adviser import MOST_WAITING, Adviser
from tikal.server.advising.requests import HintRequest, ReviewRequest
from tikal.server.limits.callers import Caller, current
from tikal.server.limits.quotas import Quotas
from tikal.server.limits.settings import Limits
from tikal.server.refusal import Refusal

LEVEL = "greedy"
SECONDS = 60

Processes = Callable[[], set[int]]


@pytest.fixture
def processes() -> Processes:
    """Tells which processes were started since the test began."""
    before = {child.pid for child in active_children()}
    return lambda: {child.pid for child in active_children() if child.pid is not None} - before


async def started(processes: Processes) -> set[int]:
    """The processes, as soon as there are any; nobody tells of it."""
    while not (found := processes()):
        await asyncio.sleep(0.01)
    return found


@pytest.fixture
def hint() -> HintRequest:
    return HintRequest(LEVEL, tikal.new_game("classic", players=2, seed=7, first=0).view(0))


@pytest.fixture
def review() -> ReviewRequest:
    game = tikal.new_game("classic", players=2, seed=7, first=0)
    for action in ("place a3 1", "end"):
        game.play(action)
    return ReviewRequest(LEVEL, played_turns(game)[0])


def test_a_hint_goes_before_the_reviews_that_wait(hint: HintRequest, review: ReviewRequest) -> None:
    answered: list[str] = []

    async def note(who: str, answer: Awaitable[object]) -> None:
        await answer
        answered.append(who)

    async def ask() -> None:
        adviser = Adviser(Quotas(Limits(rates=False)))
        reviews = [note(f"review {turn}", adviser.ask("A", turn, review)) for turn in range(3)]
        await asyncio.gather(*reviews, note("hint", adviser.ask("B", "hint", hint)))
        await adviser.stop()

    asyncio.run(ask())
    assert answered == ["review 0", "hint", "review 1", "review 2"]


def test_reviews_that_wait_leave_room_for_hints(hint: HintRequest, review: ReviewRequest) -> None:
    async def ask() -> None:
        adviser = Adviser(Quotas(Limits(rates=False)))
        waiting = [asyncio.create_task(adviser.ask("A", turn, review)) for turn in range(MOST_WAITING)]
        await asyncio.sleep(0)  # all of them ask, long before there is a process to answer
        with pytest.raises(Refusal):
            await adviser.ask("A", MOST_WAITING, review)
        waiting.append(asyncio.create_task(adviser.ask("B", "hint", hint)))
        await asyncio.sleep(0)
        await adviser.stop()
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError) for end in ends)

    asyncio.run(asyncio.wait_for(ask(), SECONDS))


def test_one_client_cannot_keep_hints_from_another(hint: HintRequest) -> None:
    answered: list[str] = []

    async def ask(adviser: Adviser, who: str, about: int) -> None:
        current.set(Caller(who))
        await adviser.ask(who, about, hint)
        answered.append(who)

    async def play() -> None:
        adviser = Adviser(Quotas(Limits(rates=False)))
        async with asyncio.TaskGroup() as group:
            for number in range(MOST_WAITING):
                group.create_task(ask(adviser, "greedy", number))
            await asyncio.sleep(0)
            group.create_task(ask(adviser, "modest", 0))
        await adviser.stop()

    asyncio.run(asyncio.wait_for(play(), SECONDS))
    assert "modest" in answered[:3]


def test_a_process_that_died_while_it_was_started_ahead_is_replaced_when_somebody_asks(
    hint: HintRequest, processes: Processes
) -> None:
    async def ask() -> None:
        adviser = Adviser(Quotas(Limits(rates=False)))
        adviser.start()
        (ahead,) = await started(processes)
        os.kill(ahead, signal.SIGKILL)
        assert (await adviser.ask("A", "hint", hint))["actions"]
        assert ahead not in processes()
        await adviser.stop()

    asyncio.run(asyncio.wait_for(ask(), SECONDS))


def test_a_process_that_is_killed_while_it_thinks_is_replaced(hint: HintRequest, processes: Processes) -> None:
    async def ask() -> None:
        adviser = Adviser(Quotas(Limits(rates=False)))
        adviser.start()
        ahead = await started(processes)
        with pytest.raises(Refusal):
            await adviser.ask("A", "hint", HintRequest("nobody", hint.view))
        assert processes() == ahead, "the process that was started ahead goes on after a request that fails"
        (thinking,) = ahead
        os.kill(thinking, signal.SIGSTOP)  # so that it is still thinking when it dies
        asked = asyncio.create_task(adviser.ask("A", "hint", hint))
        assert adviser._pool is not None
        while adviser._pool._idle:
            await asyncio.sleep(0)
        os.kill(thinking, signal.SIGKILL)
        with pytest.raises(Refusal) as refused:
            await asked
        assert refused.value.code == "no-advice"
        assert adviser.known("A", "hint") is None, "it can be asked again"
        answer = await adviser.ask("A", "hint", hint)
        assert answer["actions"]
        assert adviser.known("A", "hint") == answer
        assert thinking not in processes()
        await adviser.stop()
        assert not processes()

    asyncio.run(asyncio.wait_for(ask(), SECONDS))
