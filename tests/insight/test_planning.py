"""Turns planned ahead: tried on what a seat sees, and played as planned if nothing came between."""

from __future__ import annotations

import random

import numpy as np
import pytest

import tikal
from insight_positions import AUCTION, BASE, IN_LEGEND, legend_views, seen_by, views
from legend_positions import legend_position
from positions import position, stand, terrain
from random_legend import legend_course
from tikal.advice.planning import plan
from tikal.errors import Unforeseeable
from tikal.games.action import Action
from tikal.games.agreeing import agree
from tikal.games.legend import EDITION as LEGEND
from tikal.games.seeing import UNKNOWN
from tikal.games.view import View
from tikal.rules.state import same
from tikal.rules.steps import OVER

MOST = 8


def plannable(view: View) -> list[Action]:
    """What can come next in a plan."""
    return [one for one in view.legal_actions() if view.rules.is_foreseeable(view.seen, one) or one.kind == "dig"]


def waiting() -> list[View]:
    """Positions of each game as seats see them that wait for others."""
    deciding = [*views(BASE, every=25), *views(AUCTION, every=35), *legend_views()[::5]]
    seats = [(view, (int(view.seen.to_act) + 1) % view.table.players) for view in deciding]
    return [seen_by(view.table, view.seen, seat) for view, seat in seats]


def random_plan(view: View, chance: random.Random) -> list[Action]:
    actions: list[Action] = []
    while len(actions) < MOST and (possible := plannable(plan(view, actions).view)):
        actions.append(chance.choice(possible))
    return actions


def test_a_plan_of_legal_actions_is_possible_and_changes_nothing_but_a_copy() -> None:
    chance, planned_turns = random.Random(3), 0
    for view in waiting():
        before = view.to_json()
        try:
            actions = random_plan(view, chance)
        except Unforeseeable:
            continue
        found = plan(view, [str(action) for action in actions])
        assert (list(found.actions), found.why, found.failed) == (actions, None, None)
        assert found.view.to_act == view.seat
        assert view.to_json() == before
        planned_turns += 1
    assert planned_turns > 20


def test_what_lies_hidden_stays_hidden_in_a_plan() -> None:
    chance, digs = random.Random(5), 0
    for view in waiting():
        try:
            actions = random_plan(view, chance)
        except Unforeseeable:
            continue
        after = plan(view, actions).view.seen
        unknown = view.seen.token == UNKNOWN
        top = np.arange(unknown.shape[1]) >= after.tokens[:, np.newaxis]
        assert ((after.token == UNKNOWN) | top)[unknown].all()
        if any(action.kind == "dig" for action in actions) and view.table.edition != LEGEND:
            digs += 1
            assert after.treasures[view.seat].sum() == view.seen.treasures[view.seat].sum()
    assert digs


def test_in_the_base_game_the_turn_can_be_played_as_it_was_planned() -> None:
    chance = random.Random(7)
    for seed in range(4):
        game = tikal.new_game("supermeeple-2015", players=2, seed=seed)
        for _ in range(12):
            waits = 1 - int(game.to_act or 0)
            actions = random_plan(game.view(waits), chance)
            while game.to_act != waits or game.view(waits).to_dict()["step"] != "spend":
                legal = [str(action) for action in game.legal_actions()]
                game.play("end" if "end" in legal else chance.choice(legal))
            found = plan(game.view(waits), actions)
            assert list(found.actions) == actions
            for action in actions:
                game.play(action)
            assert game.view(waits).to_dict()["ap"] == found.view.to_dict()["ap"] == 10 - found.price


def test_a_plan_stops_before_what_cannot_be_done_and_says_why() -> None:
    s = position("classic", seat=0)
    terrain(s, "b3", "temple", value=3)
    stand(s, 1, "b3", explorers=1)
    view = seen_by(agree("classic", 2), s, 1)
    found = plan(view, ["clear b3", "clear b3", "deploy explorer a1"])
    assert [str(action) for action in found.actions] == ["clear b3"]
    assert found.why is not None
    assert found.why["rule"] == "R-CLEAR-2"
    assert found.failed is not None
    assert "b3" in found.failed.text()
    assert found.price == 2


def test_a_walk_is_one_sentence() -> None:
    s = position("classic", seat=0)
    stand(s, 1, "a1", explorers=1)
    for hex_ in ("a2", "a3"):
        terrain(s, hex_, "clearing")
    s.passage[:] = 1
    found = plan(seen_by(agree("classic", 2), s, 1), ["move explorer a1 a2", "move explorer a2 a3", "dig a3"])
    assert len(found.steps) == 1
    assert "a1" in found.steps[0].text()
    assert "a3" in found.steps[0].text()


def test_nobody_plans_a_turn_that_does_not_come_or_is_not_known_yet() -> None:
    table = agree(LEGEND, IN_LEGEND.players, scenario=IN_LEGEND.scenario)
    states = legend_course(IN_LEGEND, 1).states
    drafting = seen_by(table, states[0], int(states[0].to_act))
    over = seen_by(table, next(state for state in states if state.step == OVER), 0)
    passed = legend_position(seat=0)
    passed.passed[1] = 1
    two = agree(LEGEND, 2, scenario="chichen-itza")
    for view, message in ((drafting, "plan-draft"), (over, "plan-over"), (seen_by(two, passed, 1), "plan-passed")):
        with pytest.raises(Unforeseeable) as refused:
            plan(view, [])
        assert refused.value.message_id == message


def test_a_segment_that_has_begun_goes_on() -> None:
    for view in views(BASE, every=25):
        if view.to_dict()["step"] == "spend":
            assert same(plan(view, []).view.seen, view.seen)
