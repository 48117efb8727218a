"""Hints at the table and reviews of finished games, over the network."""

from __future__ import annotations

import random

import pytest

import tikal
from serving import Server, Table
from tikal.advice.insight import insight
from tikal.bots.registry import make_bot
from tikal.play.game import Game

pytest_plugins = ("databases", "servers")

NUDGE_ONLY = {"seq", "seat", "level", "nudge"}


def to_act(table: Table) -> int:
    seat: int = table.get("", *table.people)["to_act"]
    return seat


def finished() -> Game:
    game = tikal.new_game("supermeeple-2015", players=2, seed=4, names=["Ana", "Bo"])
    bots = [make_bot("random", seat) for seat in range(2)]
    while game.to_act is not None:
        game.play(bots[game.to_act].choose(game.view(game.to_act)))
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    """A game that is over."""
    return finished()


def test_a_hint_begins_with_where_to_look_and_goes_on_with_the_whole_turn(server: Server) -> None:
    table = server.set_up()
    secret = table.secrets[to_act(table)]
    first = table.post("/hint", secret, level="greedy")
    assert set(first) == NUDGE_ONLY, "a nudge must not give the turn away"
    whole = table.post("/hint", secret, level="greedy", whole=True)
    assert whole["nudge"] == first["nudge"]
    assert {"gains", "denies", "prepares", "steps", "worth"} <= set(whole)
    assert whole["steps"][0]["args"]["name"] in ("Ana", "Bo"), "people are called as they are at the table"
    assert table.play(*whole["actions"])["events"], "what is suggested can be played"


def test_only_who_has_to_act_gets_a_hint(server: Server) -> None:
    table = server.set_up()
    other = table.secrets[1 - to_act(table)]
    assert table.refused("POST", "/hint", other, json={})[0] == 403
    assert table.refused("POST", "/hint", json={})[0] == 401
    assert table.refused("POST", "/hint", table.host, json={})[0] == 403
    assert table.refused("POST", "/hint", other, json={"level": "random"})[0] == 422


def test_a_turn_is_planned_by_its_player_alone_and_nothing_is_played(server: Server) -> None:
    table = server.set_up()
    waits = 1 - to_act(table)
    plan = {"seat": waits, "actions": ["deploy explorer a1", "deploy explorer a1", "dig a1"]}
    before = table.get("", table.host)["seq"]
    found = table.post("/plan", table.secrets[waits], **plan)
    assert (found["done"], found["price"], len(found["steps"])) == (2, 2, 2)
    assert found["why"]["rule"] == "R-DIG-1"
    assert found["failed"]["args"]["name"] in ("Ana", "Bo")
    assert found["position"]["view"]["ap"] == 8
    assert found["position"]["insight"]["reach"], "it can be planned on from there"
    assert table.get("", table.host)["seq"] == before
    for secrets, status in (((table.secrets[1 - waits],), 403), ((table.host,), 403), ((), 401)):
        assert table.refused("POST", "/plan", *secrets, json=plan)[0] == status
    drafting = server.set_up(edition="legend", scenario="chichen-itza")
    refused = drafting.refused("POST", "/plan", drafting.secrets[0], json={"seat": 0, "actions": []})
    assert (refused[0], refused[1]["code"]) == (409, "no-plan")


def test_threats_are_told_to_whoever_asks_and_to_nobody_else(server: Server) -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=4)
    chance = random.Random(4)
    while game.to_act != 1 or len(game.log) < 80:
        game.play(chance.choice(game.legal_actions()))
    table = server.from_file(game.record(), seats=[{"kind": "link"}, {"kind": "link"}])
    expected = insight(game.view(1))["threats"]
    assert all(threat["hexes"] for threat in expected)
    for secrets in ((), (table.host,), (table.secrets[0],), (table.secrets[1],)):
        assert table.post("/threats", *secrets) == expected
        assert "threats" not in table.get("/positions/now", *secrets)["insight"]
    with table.live(table.secrets[0]) as live:
        assert "threats" not in live.hear("welcome")["position"]["insight"]
        live.say(type="ask", id="q", what="threats")
        assert live.hear("answer") == {"type": "answer", "id": "q", "answer": expected}
        live.say(type="ask", id="q", what="threats", hex="a1")
        assert live.hear("answer")["error"]["code"] == "malformed"


def test_threats_after_a_planned_turn_are_told_to_its_player(server: Server) -> None:
    table = server.set_up()
    waits = 1 - to_act(table)
    plan = {
        "seat": waits,
        "actions": ["deploy explorer a1", {"kind": "deploy", "args": {"who": "explorer", "hex": "a1"}}],
    }
    assert table.post("/threats", table.secrets[waits])[waits]["hexes"]["a1"] == 1
    assert table.post("/threats", table.secrets[waits], plan=plan)[waits]["hexes"]["a1"] == 0
    for secrets, status in (((table.secrets[1 - waits],), 403), ((table.host,), 403), ((), 401)):
        assert table.refused("POST", "/threats", *secrets, json={"plan": plan})[0] == status
    assert table.post("/threats", table.host), "without a plan anybody may ask"
    drafting = server.set_up(edition="legend", scenario="chichen-itza", spectators=False)
    refused = drafting.refused("POST", "/threats", drafting.secrets[0], json={"plan": {"seat": 0, "actions": []}})
    assert (refused[0], refused[1]["code"]) == (409, "no-plan")
    assert drafting.refused("POST", "/threats", json={})[0] == 401
    assert len(drafting.post("/threats", drafting.secrets[0])) == 2


def test_a_hint_over_the_socket_holds_nothing_up(server: Server) -> None:
    table = server.set_up()
    table.play_randomly(1, random.Random(1))
    with table.live(*table.people) as live:
        live.hear("welcome")
        live.say(type="ask", id="h", what="hint", level="greedy", whole=True)
        live.say(type="ping")
        assert live.hear("pong", "answer")["type"] == "pong", "the hint is still thought about"
        answer = live.hear("answer")
        assert answer["id"] == "h"
        assert answer["answer"]["actions"]
        live.say(type="ask", id="x", what="hint", level="nobody")
        assert live.hear("answer")["error"]["code"] == "malformed"
    with table.live() as watcher:
        watcher.hear("welcome")
        watcher.say(type="ask", id="w", what="hint")
        assert watcher.hear("answer")["error"]["code"] == "secret-missing"


def test_a_finished_game_is_reviewed_turn_by_turn(server: Server, game: Game) -> None:
    table = server.from_file(game.record())
    turns = table.get("/analysis")["turns"]
    assert [turn["turn"] for turn in turns] == list(range(1, len(turns) + 1))
    assert all(turn["review"] is None for turn in turns)
    events = {event["seq"]: event for event in table.get("/events?since=0")["events"]}
    for turn in turns:
        assert events[turn["first"]]["seat"] == events[turn["last"]]["seat"] == turn["seat"]
    found = table.get("/analysis/2")
    assert found["review"]["loss"] >= 0
    assert found["review"]["played"][0] == events[found["first"]]["action"]
    assert table.get("/analysis")["turns"][1] == found, "what was found is kept"


def test_what_cannot_be_reviewed(server: Server, game: Game) -> None:
    running = server.set_up()
    assert running.refused("GET", "/analysis")[1]["code"] == "not-over"
    assert running.refused("GET", "/analysis/1")[1]["code"] == "not-over"
    half = server.from_file(game.record(whole=False, seat=0))
    assert half.refused("GET", "/analysis")[1]["code"] == "not-whole"
    whole = server.from_file(game.record())
    assert whole.refused("GET", "/analysis/9999")[0] == 404
    assert whole.refused("GET", "/analysis/0")[0] == 422
    assert whole.refused("POST", "/hint", json={})[1]["code"] == "look-only"
