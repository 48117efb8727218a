"""The times that bots think, as the bench measures them."""

from __future__ import annotations

import pytest

from tikal.bench import thinking


def test_all_that_one_player_decides_in_a_row_is_one_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(thinking.LIMITS, "random", 1.0)
    row = thinking.think("random", "supermeeple-2015", False, 12)
    assert row.turns == 12
    assert 0 < row.median <= row.p99 <= row.longest
    assert row.first <= row.longest
    assert row.to_json()["keeps_its_budget"] == (row.longest_cpu <= 1.0)
