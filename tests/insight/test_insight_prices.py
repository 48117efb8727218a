"""What can be done with action points, and the most helpful reason where something cannot."""

from __future__ import annotations

from typing import Any

import pytest

import tikal
from insight_positions import AUCTION, BASE, all_views, legend_views, seen_by, spending, views
from positions import border, own, pitch, position, stand, terrain
from tikal.advice.insight import anywhere, decider_insight, insight, why
from tikal.advice.insight.data import PriceData, WhyAnswer, WhyData
from tikal.games.action import Action
from tikal.games.agreeing import agree
from tikal.games.view import View
from tikal.rules.state import State
from tikal.rules.steps import SPEND
from tikal.texts.messages import Message

BASE_VERBS = ["deploy", "move", "transfer", "clear", "dig", "swap", "camp", "guard"]


def prices(s: State) -> dict[str, Any]:
    """Prices for seat 0 of a game of two or more."""
    found = insight(seen_by(agree("supermeeple-2015", int(s.players)), s, 0))["prices"]
    assert isinstance(found, dict)
    return found


def reason(said: PriceData | WhyAnswer) -> WhyData:
    """Why not."""
    assert said["why"] is not None
    return said["why"]


def told(price: PriceData) -> str:
    """Rule and sentence."""
    message = Message(**reason(price)["message"])
    return f"{reason(price)['rule']}: {message.text()}"


def test_every_verb_is_legal_just_when_some_action_of_it_is() -> None:
    for view in spending(all_views()):
        found = insight(view)["prices"]
        assert set(found) >= set(BASE_VERBS)
        possible = {action.verb for action in view.legal_actions()}
        for verb, price in found.items():
            assert price["legal"] == (verb in possible)
            assert (price["why"] is None) == price["legal"]


def test_whoever_asks_later_hears_the_same_reasons() -> None:
    for view in spending(all_views()):
        without = decider_insight(view, view.legal_actions(), reasons=False)["prices"]
        for kind, price in insight(view)["prices"].items():
            assert without[kind] == {**price, "why": None}
            assert anywhere(view, kind) == {**price, "price": price["price"] or 0}


def test_what_needs_no_arguments_or_is_unknown_is_left_to_its_text() -> None:
    view = spending(views(BASE))[0]
    assert anywhere(view, "end") is None
    assert anywhere(view, "fly") is None


def test_outside_the_action_step_it_is_not_the_time_for_a_kind() -> None:
    spender = spending(views(BASE))[0]
    assert reason_id(View(spender.table, None, spender.seen), "dig") == "why-not-your-turn"
    assert reason_id(spender, "bid") == "why-wrong-step"
    game = tikal.new_game("classic", players=2, seed=7, first=0)
    placing = game.view(0)
    assert reason_id(placing, "dig") == "why-wrong-step"
    assert anywhere(placing, "place") == {"legal": True, "price": 0, "why": None}
    assert reason_id(game.view(1), "place") == "why-not-your-turn"


def reason_id(view: View, kind: str) -> str:
    """The message that says why nothing of a kind can be done."""
    found = anywhere(view, kind)
    assert found is not None
    assert not found["legal"]
    assert found["why"] is not None
    return found["why"]["message"]["id"]


def test_every_reason_can_be_told() -> None:
    reasons = set()
    for view in spending(all_views()):
        for price in insight(view)["prices"].values():
            if price["why"]:
                reasons.add(price["why"]["message"]["id"])
                assert "{" not in told(price)
    assert len(reasons) > 10
    assert "why-ok" not in reasons


def test_prices_are_those_of_the_rules() -> None:
    found = prices(position(players=2))
    assert {verb: price["price"] for verb, price in found.items()} == {
        "deploy": 1,
        "move": None,
        "transfer": 1,
        "clear": 2,
        "dig": 3,
        "swap": 3,
        "camp": 5,
        "guard": 5,
    }


def test_legend_has_its_own_verbs() -> None:
    view = next(view for view in legend_views() if view.seen.step == SPEND)
    assert [*insight(view)["prices"]] == [*BASE_VERBS, "stone", "movestone", "recruit"]


def test_nobody_else_has_prices() -> None:
    view = spending(views(BASE))[0]
    assert insight(View(view.table, None, view.seen))["prices"] == {}
    placing = next(view for view in views(AUCTION) if view.seen.step != SPEND)
    assert insight(placing)["prices"] == {}


@pytest.mark.rule("R-AP-1")
def test_too_few_points_are_told_before_a_place_where_nobody_is() -> None:
    s = position(players=2, ap=1)
    for name in ("b2", "c3", "d4"):
        terrain(s, name, "temple", 2)
    stand(s, 0, "c3", explorers=1)
    assert told(prices(s)["clear"]) == "R-AP-1: This costs 2 action points; you have 1 action point left."


@pytest.mark.rule("R-MOVE-3")
def test_the_cheapest_walk_is_the_one_that_is_told() -> None:
    s = position(players=2, ap=1)
    for name, stones in (("c4", 3), ("b3", 2), ("d3", 4)):
        terrain(s, name, "clearing")
        border(s, "c3", name, stones)
    terrain(s, "c3", "clearing")
    stand(s, 0, "c3", explorers=1)
    price = prices(s)["move"]
    assert price["why"]["rule"] == "R-MOVE-3"
    assert price["why"]["message"]["args"]["to"] == "b3"


@pytest.mark.parametrize(
    ("verb", "rule"),
    [
        ("clear", "R-CLEAR-2"),
        ("dig", "R-DIG-1"),
        ("guard", "R-GUARD-1"),
        ("camp", "R-CAMP-4"),
        ("transfer", "R-CMOVE-1"),
        ("swap", "R-SWAP-1"),
        ("move", "R-MOVE-7"),
    ],
)
def test_before_anybody_is_on_the_site_there_is_a_reason_for_everything(verb: str, rule: str) -> None:
    assert prices(position(players=2))[verb]["why"]["rule"] == rule


@pytest.mark.rule("R-CAMP-3")
def test_that_no_camp_is_left_is_told_before_what_is_wrong_with_places() -> None:
    s = position(players=2)
    for name in ("b2", "c3", "d4"):
        terrain(s, name, "clearing")
    for name in ("b2", "c3"):
        pitch(s, 0, name)
    stand(s, 0, "d4", explorers=1)
    assert prices(s)["camp"]["why"]["rule"] == "R-CAMP-3"


@pytest.mark.rule("R-SWAP-3")
def test_a_pair_that_protects_is_told_before_treasures_that_nobody_has() -> None:
    s = own(own(position(players=2), 0, "chief"), 1, "totem", "totem")
    assert prices(s)["swap"]["why"]["rule"] == "R-SWAP-3"


def test_why_tells_of_one_action_what_the_rules_say() -> None:
    for view in spending(views(BASE, every=40)):
        for action in view.legal_actions():
            assert why(view, action) == {"legal": True, "price": why(view, str(action))["price"], "why": None}
        refused = why(view, "clear h5")
        assert not refused["legal"]
        assert refused["price"] == 2
        assert reason(refused)["rule"].startswith("R-CLEAR")


def test_why_knows_whose_turn_it_is() -> None:
    view = spending(views(BASE))[0]
    spectator = View(view.table, None, view.seen)
    assert reason(why(spectator, "end"))["rule"] == "R-TURN-2"
    assert why(view, "end") == {"legal": True, "price": 0, "why": None}


def test_why_of_what_is_no_action_shows_what_would_be() -> None:
    answer = why(spending(views(BASE))[0], "jump a1")
    assert reason(answer)["rule"] == "ACTION-TEXT"
    assert Message(**reason(answer)["message"]).text().startswith('"jump a1" cannot be read')


def test_what_has_to_be_decided_can_be_told_in_any_language() -> None:
    view = next(view for view in views(BASE) if view.to_dict()["step"] == "place")
    told_step = reason(why(view, Action.parse("end")))["message"]["args"]["step"]
    assert told_step == {"id": "step-place", "args": {}}
