"""Temples, scores, places for tiles and what the next tile may be."""

from __future__ import annotations

import pytest

from insight_positions import BASE, all_views, legend_views, seen_by, views
from positions import guardian, position, stand, terrain
from tikal.advice.insight import insight
from tikal.advice.insight.data import TempleInsight
from tikal.games.action import Action
from tikal.games.agreeing import agree
from tikal.games.view import View
from tikal.rules.state import State, copy
from tikal.rules.terrain import HEX_NAMES, NEIGHBOUR, TEMPLE, TILE_IDS, TILE_TERRAIN, VOLCANO


def temple(s: State, name: str) -> TempleInsight:
    """What is said of one temple."""
    (found,) = [one for one in insight(seen_by(agree("supermeeple-2015", 3), s, 0))["temples"] if one["hex"] == name]
    return found


def test_scores_are_those_of_the_breakdowns() -> None:
    for view in all_views()[::3]:
        for seat, scored in enumerate(insight(view)["scores_now"]):
            expected = view.would_score(seat)
            assert scored["seat"] == seat
            assert scored["total"] == expected.total == sum(item["points"] for item in scored["items"])
            assert [item["source"] for item in scored["items"]] == [item.source for item in expected.items]


def test_who_holds_a_temple_scores_it() -> None:
    for view in all_views():
        said = insight(view)
        by_temple = {
            item["source"]: scored["seat"]
            for scored in said["scores_now"]
            for item in scored["items"]
            if item["category"] == "temples"
        }
        assert {one["hex"]: one["holder"] for one in said["temples"] if one["holder"] is not None} == by_temple
        assert [one["hex"] for one in said["temples"]] == [
            HEX_NAMES[hex_] for hex_ in range(view.seen.hexes) if view.seen.terrain[hex_] == TEMPLE
        ]


@pytest.mark.rule("R-MAJ-3")
def test_a_tie_is_nobodys() -> None:
    s = terrain(position(players=3), "c3", "temple", 4)
    assert temple(s, "c3") == {
        "hex": "c3",
        "holder": None,
        "tied": False,
        "lead": 0,
        "values": [0, 0, 0],
        "guarded": False,
    }
    stand(stand(s, 0, "c3", leaders=1), 1, "c3", explorers=3)
    assert temple(s, "c3")["tied"]
    assert temple(s, "c3")["holder"] is None
    stand(s, 1, "c3", explorers=1)
    assert temple(s, "c3")["holder"] == 1
    assert temple(s, "c3")["lead"] == 1
    assert temple(s, "c3")["values"] == [3, 4, 0]


@pytest.mark.rule("R-MAJ-4")
def test_a_guardian_holds_a_temple_whoever_stands_there() -> None:
    s = terrain(position(players=3), "c3", "temple", 4)
    guardian(stand(stand(s, 0, "c3", explorers=2), 1, "c3", explorers=2), 2, "c3")
    assert temple(s, "c3") == {
        "hex": "c3",
        "holder": 2,
        "tied": False,
        "lead": 0,
        "values": [2, 2, 0],
        "guarded": True,
    }


def test_placements_are_all_that_are_legal_and_join_as_laying_the_tile_does() -> None:
    laid = 0
    for view in all_views():
        said = insight(view)["placements"]
        legal = [str(action) for action in view.legal_actions() if action.verb == "place"]
        assert [one["action"] for one in said] == legal
        for one in said[::7]:
            laid += 1
            after = copy(view.seen)
            view.rules.do(after, Action.parse(one["action"]).code)
            hex_ = HEX_NAMES.index(one["hex"])
            assert TILE_IDS[after.tile_on[hex_]] == one["tile"]
            assert after.rotation[hex_] == one["rotation"]
            passable = {
                side: int(after.passage[hex_, side])
                for side in range(6)
                if after.passage[hex_, side]
                and NEIGHBOUR[hex_, side] >= 0
                and after.enterable[after.terrain[hex_]]
                and after.enterable[after.terrain[NEIGHBOUR[hex_, side]]]
            }
            assert {join["side"]: join["price"] for join in one["joins"]} == passable
            assert all(HEX_NAMES[NEIGHBOUR[hex_, join["side"]]] == join["hex"] for join in one["joins"])
    assert laid > 30


def test_the_next_tile_is_one_of_those_that_nobody_has_seen() -> None:
    for view in all_views():
        said = insight(view)["draw"]
        supply = view.to_dict()["supply"]
        assert said["letter"] == supply["next_letter"]
        if said["letter"] is None:
            assert said == {"letter": None, "unseen": [], "volcano": None}
            continue
        assert len(said["unseen"]) == supply["tiles"][said["letter"]]
        assert {tile[0] for tile in said["unseen"]} == {said["letter"]}
        assert said["volcano"] == [
            sum(TILE_TERRAIN[TILE_IDS.index(tile)] == VOLCANO for tile in said["unseen"]),
            len(said["unseen"]),
        ]


def volcanoes(view: View) -> int:
    """How many volcanoes the next letter still has."""
    found = insight(view)["draw"]["volcano"]
    assert found is not None
    return found[0]


def test_as_many_volcanoes_are_foreseen_as_come() -> None:
    start = views(BASE)[0]
    assert insight(start)["draw"]["letter"] == "A"
    assert volcanoes(start) == 0
    assert any(volcanoes(view) for view in views(BASE) if insight(view)["draw"]["letter"] == "B")
    assert any(insight(view)["placements"] for view in legend_views())
