"""Who waits for advice, and for how long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from multiprocessing import active_children

import pytest

import tikal
from tikal.advice.played import played_turns
from tikal.server.advising.adviser import MOST_WAITING, Adviser
from tikal.server.advising.questions import HintQuestion, ReviewQuestion
from tikal.server.refusal import Refusal

LEVEL = "greedy"


@pytest.fixture
def hint() -> HintQuestion:
    return HintQuestion(LEVEL, tikal.new_game("classic", players=2, seed=7, first=0).view(0))


@pytest.fixture
def review() -> ReviewQuestion:
    game = tikal.new_game("classic", players=2, seed=7, first=0)
    for action in ("place a3 1", "end"):
        game.play(action)
    return ReviewQuestion(LEVEL, played_turns(game)[0])


def test_a_hint_goes_before_the_reviews_that_wait(hint: HintQuestion, review: ReviewQuestion) -> None:
    answered: list[str] = []

    async def note(who: str, answer: Awaitable[object]) -> None:
        await answer
        answered.append(who)

    async def ask() -> None:
        adviser = Adviser(rates=False)
        reviews = [note(f"review {turn}", adviser.ask("A", turn, review)) for turn in range(3)]
        await asyncio.gather(*reviews, note("hint", adviser.ask("B", "hint", hint)))
        await adviser.stop()

    asyncio.run(ask())
    assert answered == ["review 0", "hint", "review 1", "review 2"]


def test_reviews_that_wait_leave_room_for_hints(hint: HintQuestion, review: ReviewQuestion) -> None:
    async def ask() -> None:
        adviser = Adviser(rates=False)
        asked, never = asyncio.Semaphore(0), asyncio.Event()

        async def ready() -> None:
            asked.release()
            await never.wait()

        adviser.ready = ready
        waiting = [asyncio.create_task(adviser.ask("A", turn, review)) for turn in range(MOST_WAITING)]
        for _ in waiting:
            await asked.acquire()
        with pytest.raises(Refusal):
            await adviser.ask("A", MOST_WAITING, review)
        waiting.append(asyncio.create_task(adviser.ask("B", "hint", hint)))
        await asked.acquire()
        await adviser.stop()
        assert all(
            isinstance(end, asyncio.CancelledError) for end in await asyncio.gather(*waiting, return_exceptions=True)
        )

    asyncio.run(asyncio.wait_for(ask(), 60))


def test_whatever_went_wrong_can_be_asked_again(hint: HintQuestion) -> None:
    async def ask() -> None:
        adviser = Adviser(rates=False)

        async def broken() -> None:
            raise MemoryError

        adviser.ready = broken
        with pytest.raises(MemoryError):
            await adviser.ask("A", "hint", hint)
        assert adviser.known("A", "hint") is None
        adviser.ready = None
        with pytest.raises(Refusal):
            await adviser.ask("A", "hint", HintQuestion("nobody", hint.view))
        answer = await adviser.ask("A", "hint", hint)
        assert answer["actions"]
        assert adviser.known("A", "hint") == answer
        await adviser.stop()

    asyncio.run(ask())


def test_the_process_that_was_started_ahead_answers(hint: HintQuestion) -> None:
    def started() -> set[int | None]:
        return {child.pid for child in active_children()} - before

    async def ask() -> None:
        adviser = Adviser(rates=False)
        adviser.start()
        while not started():  # nobody tells of it
            await asyncio.sleep(0.01)
        ahead = started()
        await adviser.ask("A", "hint", hint)
        assert started() == ahead
        await adviser.stop()
        assert not started()

    before = {child.pid for child in active_children()}
    asyncio.run(asyncio.wait_for(ask(), 60))


def test_who_could_not_be_started_ahead_is_started_when_asked(hint: HintQuestion) -> None:
    async def ask() -> None:
        adviser = Adviser(rates=False)
        tried = asyncio.Event()

        async def broken() -> None:
            tried.set()
            raise MemoryError

        adviser.ready = broken
        adviser.start()
        await tried.wait()
        adviser.ready = None
        assert (await adviser.ask("A", "hint", hint))["actions"]
        await adviser.stop()

    asyncio.run(asyncio.wait_for(ask(), 60))
