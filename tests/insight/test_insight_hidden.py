"""Insight is made of nothing but what the seat sees, and is the same whatever lies hidden."""

from __future__ import annotations

import json

import pytest

from insight_positions import AUCTION, BASE, legend_views, views
from tikal.advice.insight import insight, preview, why
from tikal.games.view import View
from tikal.rules.dealing import generator

SAMPLES = 2


def seen() -> list[View]:
    """Some positions of each game."""
    return [*views(BASE, every=25), *views(AUCTION, every=35), *legend_views()[::6]]


def test_whatever_is_hidden_insight_stays_the_same() -> None:
    for number, view in enumerate(seen()):
        said = json.dumps(insight(view))
        for sample in range(SAMPLES):
            filled = View(view.table, view.seat, view.sample(generator(100 * number + sample)))
            assert json.dumps(insight(filled)) == said


def test_whatever_is_hidden_plans_and_reasons_stay_the_same() -> None:
    for number, view in enumerate(seen()):
        filled = View(view.table, view.seat, view.sample(generator(number)))
        actions = view.legal_actions()
        for action in actions[:: max(1, len(actions) // 5)]:
            assert why(filled, action) == why(view, action)
            if action.form.is_foreseeable and action.kind not in ("put", "site"):
                assert preview(filled, [action]) == preview(view, [action])
        for text in ("clear h5", "dig c3", "camp b2", "place c3 0"):
            assert why(filled, text) == why(view, text)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everything_is_plain_data(seat: int | None) -> None:
    for view in seen()[::4]:
        said = insight(View(view.table, seat, view.seen))
        assert json.loads(json.dumps(said)) == said
