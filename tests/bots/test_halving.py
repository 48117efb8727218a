"""Candidates tried in futures: the budget is kept and used, and the best one is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from tikal.search.budget import Budget, Clock
from tikal.search.halving import best_in_futures

OPINION = 2


@dataclass(slots=True)
class Tried:
    value: float
    worth: float
    """What every future says of it."""
    total: float = 0.0
    samples: int = 0


def choose(candidates: list[Tried], nodes: int) -> tuple[Tried, list[Tried]]:
    """The one that is chosen, and which ones were tried, in their order."""
    tried: list[Tried] = []

    def next_future() -> Callable[[Tried], float]:
        def outcome(candidate: Tried) -> float:
            tried.append(candidate)
            return candidate.worth

        return outcome

    return best_in_futures(candidates, next_future, Clock(Budget(nodes=nodes), 1.0), OPINION), tried


worths = st.lists(st.integers(-50, 50), min_size=2, max_size=70)


@given(worths, st.integers(1, 2000))
def test_the_budget_is_used_up_and_never_exceeded(found: list[int], nodes: int) -> None:
    _, tried = choose([Tried(0.0, worth) for worth in found], nodes)
    assert len(tried) == nodes


@given(worths, st.lists(st.integers(-50, 50), min_size=70, max_size=70))
def test_futures_that_agree_find_the_best_whatever_was_thought_before(found: list[int], values: list[int]) -> None:
    candidates = [Tried(value, worth) for value, worth in zip(values, found, strict=False)]
    best, _ = choose(candidates, 400 * len(candidates) * OPINION)
    assert best.worth == max(found)


def test_who_is_left_longer_sees_more_futures() -> None:
    candidates = [Tried(0.0, worth) for worth in range(64)]
    best, _ = choose(candidates, 3000)
    by_worth = [candidate.samples for candidate in candidates]
    assert by_worth == sorted(by_worth)
    assert by_worth[0] < by_worth[-1] / 20
    assert best is candidates[-1]


def test_without_time_what_was_thought_before_decides() -> None:
    candidates = [Tried(1.0, 0.0), Tried(3.0, 0.0), Tried(2.0, 0.0)]
    clock = Clock(Budget(seconds=1.0), 0.0)
    assert clock.is_over
    assert best_in_futures(candidates, lambda: lambda candidate: candidate.worth, clock, OPINION) is candidates[1]


def test_a_single_candidate_needs_no_future() -> None:
    only = Tried(0.0, 1.0)
    assert choose([only], 100) == (only, [])
