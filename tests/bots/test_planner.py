"""Positions with one clearly best turn, which the planner finds with a small number of nodes."""

from __future__ import annotations

from typing import cast

import numpy as np

from bot_positions import after, final_round, seen, volcano_round
from positions import at, border, in_hand, own, position, stand, terrain
from tikal.games.action import Action
from tikal.games.base.search.context import BASE_CONTEXT, BaseContext
from tikal.games.base.search.turns import BaseTurns
from tikal.rules.dealing import generator
from tikal.rules.majority import in_majority
from tikal.rules.state import State
from tikal.search.context import measure_ways

NODES = 1500
WIDTH = 8


def turn(s: State) -> list[Action]:
    return BaseTurns().planned_turn(seen(s), generator(1), NODES, WIDTH)


def texts(actions: list[Action]) -> list[str]:
    return [str(action) for action in actions]


def a_way(s: State, *stones: int) -> State:
    """Clearings from the base camp to b4, with so many stones between them."""
    names = ("a1", "b2", "b3", "b4")
    for name in names[1:]:
        if name != "b2":
            terrain(s, name, "clearing")
    for here, there, number in zip(names, names[1:], stones, strict=False):
        border(s, here, there, number)
    return s


def test_a_temple_taken_with_exactly_ten_points() -> None:
    # The leader needs 1 + 9 points; two explorers of the rival stand there.
    s = a_way(position(players=2), 3, 3, 3)
    terrain(s, "b4", "temple", value=9)
    stand(s, 1, "b4", explorers=2)
    s = final_round(s, turn=1)
    for beside in ("a2", "b1"):
        border(s, "a1", beside, 9)
    plan = turn(s)
    assert texts(plan) == ["deploy leader a1", "move leader a1 b2", "move leader b2 b3", "move leader b3 b4", "end"]
    ended = after(seen(s), plan)
    assert in_majority(ended, 0, at("b4"))
    assert ended.ap == 0


def test_a_set_is_completed_by_a_swap() -> None:
    s = volcano_round(position(players=2, ap=3), turn=0)
    stand(s, 0, "a2", leaders=1)
    own(s, 0, "chief", "chief", "totem")
    own(s, 1, "chief")
    assert texts(turn(s)) == ["swap 1 totem chief", "end"]


def test_a_guardian_now_or_never() -> None:
    # The rival's explorers are one step from the temple; nothing else can be done with five points that is worth it.
    s = a_way(position(players=2, ap=5), 1, 1, 1)
    terrain(s, "b4", "temple", value=9)
    stand(s, 0, "b4", explorers=1)
    stand(s, 1, "b3", explorers=6, leaders=1)
    assert "guard explorer b4" in texts(turn(s))


def test_treasures_are_dug_before_pieces_walk() -> None:
    s = terrain(position(players=2, ap=3), "b3", "ruins", tokens=3)
    border(s, "b2", "b3", 1)
    stand(s, 0, "b3", explorers=1, leaders=1)
    plan = texts(turn(s))
    assert plan == ["dig b3"], "a plan ends where something comes to light"


def test_ruins_are_laid_where_the_rival_comes_too_late() -> None:
    # One's own pieces are on b4, the rival's on a2; the player wants to dig at once, and the rival not to.
    s = a_way(position(players=2), 2, 2, 2)
    stand(s, 0, "b4", explorers=3, leaders=1)
    stand(s, 1, "a2", explorers=3, leaders=1)
    s = in_hand(s, "B3")
    plan = turn(s)
    laid = at(plan[0].arguments[0])
    assert plan[0].verb == "place"
    assert str(plan[-1]) == f"dig {plan[0].arguments[0]}"
    context = cast(BaseContext, np.zeros(1, dtype=BASE_CONTEXT)[0])
    measure_ways(after(seen(s), plan[:1]), context)
    assert context.distance[at("b4"), laid] <= 2 < 5 <= context.distance[at("a2"), laid]
