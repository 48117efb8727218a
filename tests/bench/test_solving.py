"""How long the solver needs, as the bench measures it."""

from __future__ import annotations

import pytest

from tikal.bench import solving


@pytest.mark.thorough
def test_every_player_has_one_last_segment_in_a_game() -> None:
    rows = list(solving.measure_solving(1, lambda _step: None))
    assert [(row.players, row.segments) for row in rows] == [(2, 2), (3, 3), (4, 4)] * 2
    assert all(0 < row.median <= row.p99 <= row.longest for row in rows)


def test_only_what_is_proven_in_time_counts_as_solved() -> None:
    row = solving.row("classic", 2, [(0.1, True), (3.0, True), (0.2, False)])
    assert (row.segments, row.proven, row.in_time) == (3, 2, 1)
    assert (row.median, row.longest) == (0.2, 3.0)
