"""Journeys: each can be played at its price, none is cheaper, and what is not listed cannot be reached."""

from __future__ import annotations

import pytest

import tikal
from compiled import IS_COMPILED
from insight_positions import AUCTION, BASE, legend_views, seen_by, views
from positions import at, border, pitch, position, stand, terrain
from tikal.advice.insight import insight
from tikal.advice.insight.data import Journey
from tikal.games.action import Action
from tikal.games.agreeing import agree
from tikal.games.legend.rules.effect_steps import due_verb
from tikal.games.view import View, legal
from tikal.rules.reasons import OK
from tikal.rules.segment import ACTION_POINTS
from tikal.rules.state import State, copy
from tikal.rules.steps import EFFECT, NORMAL, SPEND
from tikal.rules.terrain import HEX_NAMES
from tikal.rules.verbs import MOVE

DENSE, SPARSE = (7, 30) if IS_COMPILED else (25, 120)
"""Every how many decisions a position is looked at; trying everything takes long where the rules are not compiled."""


def walks(view: View) -> bool:
    """Whether the player may move pieces now."""
    s = view.seen
    return bool(s.step == SPEND or (s.step == EFFECT and due_verb(s) == MOVE))  # type: ignore[arg-type]  # only Legend


def steps_of(view: View, s: State, who: str, here: str | None) -> list[Action]:
    """All that the rules let this one piece do next; without a hex it is still in the reserve."""
    actions = legal(view.rules, s)
    if here is None:
        return [action for action in actions if action.verb == "deploy" and action.arguments[0] == who]
    return [a for a in actions if a.verb in ("move", "transfer") and a.arguments[:2] == (who, here)]


def cheapest(view: View, who: str, start: str | None) -> dict[str, int]:
    """[hex] -> fewest points, by trying everything that the rules allow."""
    best: dict[str, int] = {}
    ahead = [(copy(view.seen), start)]
    while ahead:
        state, here = ahead.pop()
        for action in steps_of(view, state, who, here):
            after = copy(state)
            view.rules.do(after, action.code)
            there = action.arguments[-1]
            # The last point that a card gives may end its effect; then the points of before are back.
            left = int(after.ap) if after.step == view.seen.step else 0
            spent = int(view.seen.ap) - left
            if spent < best.get(there, 100):
                best[there] = spent
                if left:
                    ahead.append((after, there))
    return {hex_: spent for hex_, spent in best.items() if hex_ != start}


def sources(view: View) -> list[tuple[str, str | None]]:
    """All pieces of the player that could go somewhere, one of each kind in each place."""
    s, seat = view.seen, view.seat
    assert seat is not None
    tables = {
        "explorer": (s.explorers[seat], s.explorers_left[seat]),
        "leader": (s.leaders[seat], s.leaders_left[seat]),
    }
    found: list[tuple[str, str | None]] = []
    for who, (standing, left) in tables.items():
        found += [(who, HEX_NAMES[hex_]) for hex_ in standing.nonzero()[0]]
        found += [(who, None)] if left and s.step == SPEND else []
    return found


def check_reach(view: View) -> int:
    """Compare all journeys of a position with what the rules say; how many there are."""
    reach = insight(view)["reach"]
    if not walks(view):
        assert reach == []
        return 0
    assert sorted(map(str, sources(view))) == sorted(str((one["who"], one["from"])) for one in reach)
    journeys = 0
    for one in reach:
        found = {journey["hex"]: journey["ap"] for journey in one["to"]}
        assert found == cheapest(view, one["who"], one["from"])
        for journey in one["to"]:
            check_journey(view, one["who"], one["from"], journey)
            journeys += 1
    return journeys


def check_journey(view: View, who: str, start: str | None, journey: Journey) -> None:
    """Play a journey step by step."""
    state, seat = copy(view.seen), view.seat
    visited = [start] if start else []
    spent = 0
    for text in journey["actions"]:
        action = Action.parse(text)
        assert view.rules.check(state, action.code) == OK, text
        before = int(state.ap)
        view.rules.do(state, action.code)
        spent += before - (int(state.ap) if state.step == view.seen.step else 0)
        visited.append(action.arguments[-1])
    assert spent == journey["ap"]
    assert visited == journey["path"]
    standing = state.explorers if who == "explorer" else state.leaders
    assert standing[seat, at(journey["hex"])] > 0


@pytest.mark.parametrize("seating", [BASE, AUCTION], ids=str)
def test_journeys_are_the_cheapest_that_the_rules_allow(seating: object) -> None:
    positions = views(seating, every=DENSE)  # type: ignore[arg-type]  # parametrized
    assert sum(check_reach(view) for view in positions) > 300


def test_journeys_in_legend_are_the_cheapest_too_and_with_a_card_that_gives_points_for_walking() -> None:
    by_card = [view for view in legend_views() if view.seen.step == EFFECT and walks(view)]
    others = [view for view in legend_views() if view.seen.step != EFFECT]
    assert sum(map(check_reach, by_card)) > 20
    assert sum(map(check_reach, others)) > 100
    assert all(one["from"] is not None for view in by_card for one in insight(view)["reach"])


def test_a_game_takes_a_journey_as_it_stands() -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=7, first=0)
    game.play("place a3 1")
    for one in insight(game.view(0))["reach"]:
        for journey in one["to"]:
            for action in journey["actions"]:
                game.play(action)
            assert 10 - journey["ap"] == game.view(0).to_dict()["ap"]
            for _ in journey["actions"]:
                game.undo()


def test_only_the_player_who_has_to_decide_has_journeys() -> None:
    view = next(view for view in views(BASE) if view.seen.step == SPEND)
    other = (int(view.seen.to_act) + 1) % view.table.players
    assert insight(view)["reach"]
    assert insight(View(view.table, other, view.seen))["reach"] == []
    assert insight(View(view.table, None, view.seen))["reach"] == []


def test_a_transfer_is_part_of_a_journey_where_it_is_cheaper() -> None:
    s = position(players=2)
    terrain(s, "c3", "clearing")
    terrain(s, "c4", "temple", 2)
    border(s, "c3", "c4", 2)
    pitch(s, 0, "c3")
    stand(s, 0, "a1", explorers=1)
    (mine,) = [one for one in insight(seen_by(agree("supermeeple-2015", 2), s, 0))["reach"] if one["from"] == "a1"]
    (journey,) = [journey for journey in mine["to"] if journey["hex"] == "c4"]
    assert journey == {
        "hex": "c4",
        "ap": 3,
        "path": ["a1", "c3", "c4"],
        "actions": ["transfer explorer a1 c3", "move explorer c3 c4"],
    }


def test_threats_are_what_an_explorer_could_reach_in_a_new_turn() -> None:
    positions = [*views(BASE, every=SPARSE), *views(AUCTION, every=2 * SPARSE), legend_views()[-1]]
    for view in positions:
        for threat in insight(view)["threats"]:
            assert threat["hexes"] == reached_in_a_new_turn(view, threat["seat"])


def reached_in_a_new_turn(view: View, seat: int) -> dict[str, int]:
    """[hex] -> fewest points for an explorer, by trying everything."""
    s = copy(view.seen)
    s.step, s.segment, s.to_act, s.ap = SPEND, NORMAL, seat, ACTION_POINTS
    turn = View(view.table, seat, s)
    found = {HEX_NAMES[hex_]: 0 for hex_ in s.explorers[seat].nonzero()[0]}
    for who, start in sources(turn):
        if who == "explorer":
            for hex_, spent in cheapest(turn, who, start).items():
                found[hex_] = min(spent, found.get(hex_, spent))
    return found
