"""The targets in the data file, and how they are judged."""

import pytest

from tikal.bench.contestants import CONTESTANTS, ENVIRONMENTS
from tikal.bench.results import FIGURES, Outcome
from tikal.bench.targets import Target, judge, load_targets

NAMES = {contestant.name for contestant in (*CONTESTANTS, *ENVIRONMENTS)}


@pytest.mark.parametrize("target", load_targets(), ids=lambda target: target.what)
def test_a_target_is_about_something_that_is_measured(target: Target) -> None:
    assert target.contestant in NAMES
    assert target.beside is None or target.beside in NAMES
    assert target.figure in FIGURES


@pytest.mark.parametrize("target", load_targets(), ids=lambda target: target.what)
def test_a_goal_lies_beyond_what_is_to_be_held(target: Target) -> None:
    if target.goal is not None:
        easier, harder = sorted([target.hold, target.goal], reverse=target.better.value == "<=")
        assert (easier, harder) == (target.hold, target.goal)


@pytest.mark.parametrize(
    ("measured", "held", "goal_reached"),
    [(9.0, False, False), (10.0, True, False), (20.0, True, True), (25.0, True, True)],
)
def test_more_is_better_for_speeds(measured: float, held: bool, goal_reached: bool) -> None:
    target = Target("speed", "tikal", "games_per_s", hold=10, goal=20)
    verdict = judge(target, {"tikal": Outcome([{"games_per_s": measured}])})
    assert (verdict.held, verdict.goal_reached) == (held, goal_reached)


@pytest.mark.parametrize(("measured", "held"), [(0.1, True), (0.2, True), (0.3, False)])
def test_less_is_better_for_times(measured: float, held: bool) -> None:
    target = Target("copy", "tikal", "copy_us", hold=0.2)
    verdict = judge(target, {"tikal": Outcome([{"copy_us": measured}])})
    assert (verdict.held, verdict.goal_reached) == (held, None)


def test_a_ratio_is_judged_by_its_median() -> None:
    target = Target("beside", "tikal", "decisions_per_s", hold=6, goal=10, beside="other")
    ours = Outcome([{"decisions_per_s": value} for value in (70.0, 50.0, 80.0)])
    theirs = Outcome([{"decisions_per_s": 10.0}] * 3)
    verdict = judge(target, {"tikal": ours, "other": theirs})
    assert verdict.measured is not None
    assert verdict.measured.median == 7.0
    assert (verdict.held, verdict.goal_reached) == (True, False)
    assert target.unit == "x"


def test_what_was_not_measured_is_neither_held_nor_missed() -> None:
    target = Target("beside", "tikal", "decisions_per_s", hold=6, goal=10, beside="other")
    for outcomes in ({}, {"tikal": Outcome([{"decisions_per_s": 1.0}])}, {"other": Outcome()}):
        verdict = judge(target, outcomes)
        assert (verdict.measured, verdict.held, verdict.goal_reached) == (None, None, None)
