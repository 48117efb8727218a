"""Medians and ratios from given samples."""

import doctest
from types import ModuleType

import pytest

from tikal.bench import peers, results, tables
from tikal.bench.results import FIGURES, Outcome, Spread, spread_of, times_better


def outcome(figure: str, *values: float) -> Outcome:
    return Outcome([{figure: value} for value in values])


def test_a_ratio_is_taken_in_each_round_before_the_median() -> None:
    ours = outcome("decisions_per_s", 100.0, 900.0, 300.0)
    theirs = outcome("decisions_per_s", 10.0, 20.0, 100.0)
    # In the rounds 10, 45 and 3; the ratio of the medians would be 300 : 20 = 15.
    assert times_better(ours, theirs, "decisions_per_s") == Spread(median=10.0, low=3.0, high=45.0)


def test_a_machine_that_slows_down_for_everybody_leaves_the_ratio_alone() -> None:
    ours = outcome("decisions_per_s", 100.0, 50.0, 10.0)
    theirs = outcome("decisions_per_s", 10.0, 5.0, 1.0)
    assert times_better(ours, theirs, "decisions_per_s") == Spread(median=10.0, low=10.0, high=10.0)


def test_of_a_time_the_smaller_is_the_better() -> None:
    ratio = times_better(outcome("copy_us", 0.5), outcome("copy_us", 20.0), "copy_us")
    assert ratio is not None
    assert ratio.median == pytest.approx(40.0)


def test_who_lacks_the_figure_has_no_ratio() -> None:
    assert times_better(outcome("copy_us", 0.5), outcome("games_per_s", 20.0), "copy_us") is None
    assert times_better(outcome("copy_us", 0.5), Outcome(not_available="gone"), "copy_us") is None


def test_counts_are_summed_and_figures_are_not() -> None:
    played = Outcome([{"games": 3, "games_per_s": 3.0}, {"games": 5, "games_per_s": 5.0}])
    assert played.total("games") == 8
    assert played.spread("games_per_s") == Spread(median=4.0, low=3.0, high=5.0)
    assert played.total("decisions") is None
    assert played.spread("copy_us") is None


def test_no_values_have_no_spread() -> None:
    assert spread_of([]) is None


@pytest.mark.parametrize("module", [peers, results, tables])
def test_the_examples_in_the_documentation_run(module: ModuleType) -> None:
    failed, attempted = doctest.testmod(module)
    assert attempted
    assert not failed


def test_every_figure_has_a_unit() -> None:
    assert all(figure.unit for figure in FIGURES.values())
