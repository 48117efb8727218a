"""Plans: as if the actions were played, but nothing is, and nothing hidden comes up."""

from __future__ import annotations

import random

import pytest

import tikal
from compiled import IS_COMPILED
from insight_positions import IN_LEGEND, seen_by
from random_legend import legend_course, new_legend_game
from random_play import Seating, choose, new_game
from tikal.advice.insight import insight, preview
from tikal.errors import IllegalAction, Unforeseeable
from tikal.games.action import Action
from tikal.games.agreeing import agree
from tikal.games.legend import EDITION as LEGEND
from tikal.games.legend.rules.cards import CARD_IDS
from tikal.games.legend.rules.effects import begin_effect
from tikal.games.view import View
from tikal.rules.state import copy, same
from tikal.rules.steps import MAIN, OVER


def check_plans(game: tikal.Game, chance: random.Random, decisions: int) -> int:
    """Play a game; whatever a seat does in a row must have been foreseen from where it began."""
    view: View | None = None
    plan: list[Action] = []
    foreseen = 0
    for _ in range(decisions):
        if game.to_act is None:
            break
        if view is None:
            view, plan = game.view(game.to_act), []
        action = choose(chance, game.legal_actions())
        kind_is_foreseeable = action.form.is_foreseeable
        entry = game.play(action)
        plan.append(action)
        if not kind_is_foreseeable or any(result.form.reveals for result in entry.results):
            with pytest.raises(Unforeseeable):
                preview(view, plan)
            view = None
            continue
        after = game.view(view.seat)
        now = insight(after)
        said = preview(view, plan)
        assert said["scores_now"] == now["scores_now"]
        assert said["temples"] == now["temples"]
        assert said["ap"] == after.to_dict()["ap"]
        foreseen += 1
    return foreseen


@pytest.mark.parametrize("auction", [False, True])
def test_a_plan_comes_out_as_foreseen(auction: bool) -> None:
    game = new_game(Seating("supermeeple-2015", 3, auction), seed=1)
    assert check_plans(game, random.Random(1), 250 if IS_COMPILED else 90) > 30


def test_a_plan_in_legend_comes_out_as_foreseen() -> None:
    assert check_plans(new_legend_game(IN_LEGEND, 1), random.Random(2), 250 if IS_COMPILED else 90) > 20


def test_what_is_looked_at_cannot_be_planned() -> None:
    table = agree(LEGEND, IN_LEGEND.players, scenario=IN_LEGEND.scenario)
    tried = 0
    for state in legend_course(IN_LEGEND, 1).states:
        if state.step == MAIN and state.explorers_left[state.to_act]:
            begun = copy(state)
            begin_effect(begun, CARD_IDS.index("08"))
            view = seen_by(table, begun, int(begun.to_act))
            for action in view.legal_actions():
                tried += 1
                with pytest.raises(Unforeseeable):
                    preview(view, [action])
        if tried > 5:
            return
    pytest.fail("nobody could put an explorer on ruins")


def test_a_plan_is_refused_as_the_move_would_be() -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=7, first=0)
    game.play("place a3 1")
    view = game.view(0)
    expected = game.why_not("clear a3")
    with pytest.raises(IllegalAction) as refused:
        preview(view, ["deploy leader a1", "clear a3"])
    assert expected is not None
    assert refused.value.rule == expected.rule
    assert refused.value.message_id == expected.message_id
    with pytest.raises(IllegalAction, match="R-TURN-2"):
        preview(game.view(1), ["deploy leader a1"])
    with pytest.raises(tikal.UnreadableAction):
        preview(view, ["fly a1"])


def test_what_would_show_something_new_is_refused_with_what_to_do() -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=7, first=0)
    with pytest.raises(Unforeseeable) as refused:
        preview(game.view(0), ["place a3 1", "end"])
    assert refused.value.message_id == "why-unforeseeable"
    assert str(refused.value) == 'Nobody can know what "end" will bring until you do it. Leave it out of the plan.'


def test_planning_changes_nothing() -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=7, first=0)
    game.play("place a3 1")
    view = game.view(0)
    before = copy(view.seen)
    assert preview(view, ["deploy leader a1", "deploy explorer a1"])["ap"] == 8
    assert preview(view, [])["ap"] == 10
    insight(view)
    assert same(before, view.seen)
    assert view.seen.step != OVER
