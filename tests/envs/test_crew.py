"""Threads that step games together."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable

import pytest

from tikal.envs.crew import Crew


def helpers() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name.startswith("tikal-games_")}


@pytest.mark.parametrize("number", [0, 1, 3])
def test_every_call_is_made_once(number: int) -> None:
    crew = Crew(number)
    made: list[int] = []
    for size in (0, 1, 2, 50):
        made.clear()
        crew.make([lambda k=k: made.append(k) for k in range(size)])  # type: ignore[misc]
        assert sorted(made) == list(range(size))
    crew.close()


def test_threads_work_at_the_same_time() -> None:
    crew, both = Crew(1), threading.Barrier(2, timeout=10)
    crew.make([both.wait, both.wait])  # each waits for the other, in another thread
    crew.close()


@pytest.mark.parametrize("where", ["here", "in a helper"])
def test_an_error_is_raised_after_all_threads_are_done(where: str) -> None:
    crew, both, here, done = Crew(1), threading.Barrier(2, timeout=10), threading.get_ident(), threading.Event()

    def call() -> None:
        both.wait()
        if (threading.get_ident() == here) == (where == "here"):
            raise ValueError(where)
        done.set()

    with pytest.raises(ValueError, match=where):
        crew.make([call, call])
    assert done.is_set()
    made: list[int] = []
    calls: list[Callable[[], object]] = [lambda: made.append(1)] * 5
    crew.make(calls)  # and the crew can go on
    assert made == [1] * 5
    crew.close()


def test_threads_end_with_their_crew() -> None:
    before = helpers()
    crew = Crew(2)
    new = helpers() - before
    assert len(new) == 2
    del crew
    gc.collect()
    for thread in new:
        thread.join(10)
        assert not thread.is_alive()
