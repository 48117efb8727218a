"""What travels has the shape that the schemas declare, and every event brings the table and the position after it."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from pydantic import TypeAdapter

import tikal
from serving import Server, Table, serving, settings_for
from tikal.advice.insight import insight
from tikal.advice.insight.data import FullInsight
from tikal.games.action import ActionData
from tikal.games.view_data import ViewData
from tikal.server.catalogue import catalogue, starts
from tikal.server.schemas.catalogue import Catalogue, Starts
from tikal.server.schemas.history import EventsPage, Position, TableEvent
from tikal.server.schemas.tables import TableInfo
from tikal.server.sockets.messages import FromServer
from tikal.server.store.events import KINDS
from tikal.server.tables.position_cache import PositionCache

pytest_plugins = ("databases", "servers")

PEOPLE3 = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}, {"kind": "here", "name": "Chloé"}]


def has_shape(shape: Any, data: Any) -> bool:
    """Whether plain data has that shape, with nothing in it that the shape does not name."""
    adapter: TypeAdapter[Any] = TypeAdapter(shape)
    data = json.loads(json.dumps(data))
    return bool(adapter.validate_python(data, strict=True) == data)


@pytest.mark.parametrize(
    ("edition", "auction"),
    [
        pytest.param("supermeeple-2015", False, marks=pytest.mark.thorough),
        ("ravensburger-1999", True),
        ("legend", False),
    ],
)
def test_views_insight_and_actions_have_their_shapes(edition: str, auction: bool) -> None:
    game = tikal.new_game(edition, players=3, seed=5, auction=auction)
    chance = random.Random(5)
    for number in range(120):
        if number % 6 == 0:
            for seat in (None, game.to_act):
                view = game.view(seat)
                assert has_shape(ViewData, view.to_dict())
                assert has_shape(FullInsight, insight(view))
        legal = game.legal_actions()
        assert all(has_shape(ActionData, action.to_dict()) for action in legal[:20])
        game.play(chance.choice(legal))


@pytest.mark.parametrize("edition", ["supermeeple-2015", "legend"])
def test_positions_say_the_same_as_views(edition: str) -> None:
    """A position is put together of parts that are kept in JSON, from other positions and other tables too."""
    chance = random.Random(3)
    for seed in range(2):
        game = tikal.new_game(edition, players=2, seed=seed, names=["Ana", "Bo"])
        for _ in range(60):
            view, kept = game.view(game.to_act), PositionCache()
            sent = json.loads(msgspec.json.encode(kept.of(view, ["Ana", "Bo"])))
            assert sent["view"] == json.loads(view.to_json())
            assert sent["actions"] == [action.to_dict() for action in view.legal_actions()]
            game.play(chance.choice(game.legal_actions()))


def test_the_catalogue_has_its_shape() -> None:
    assert has_shape(Catalogue, catalogue())
    assert has_shape(Starts, starts())


def test_events_have_all_their_fields_declared() -> None:
    """Clients read the schema: what is sent and not declared there is not in their types."""
    for kind, stored in KINDS.items():
        sent = set(stored.model_fields) - stored.apart
        assert sent <= set(TableEvent.__annotations__), kind


def follow(messages: list[dict[str, Any]], before: list[dict[str, Any]]) -> list[int]:
    """The moves that stand, as a client keeps count of them."""
    stands = {event["seq"]: event["stands"] for event in before if event["kind"] == "move"}
    for message in messages:
        event = message["event"]
        if event["kind"] == "move":
            stands[event["seq"]] = event["stands"]
        stands |= dict.fromkeys(event.get("dropped", ()), False) | dict.fromkeys(event.get("restored", ()), True)
    return [seq for seq, still in stands.items() if still]


def standing_now(table: Table) -> list[int]:
    """The moves that stand, as the server lists them."""
    return [event["seq"] for event in table.get("/events")["events"] if event["kind"] == "move" and event["stands"]]


def test_every_event_brings_the_table_and_the_position_after_it(server: Server) -> None:
    table = server.set_up(PEOPLE3, seed=4)
    table.play_randomly(2, random.Random(4))
    with table.live(*table.people) as live:
        welcome = live.hear("welcome")
        heard: list[dict[str, Any]] = []

        def do(command: str, **body: Any) -> None:
            done = live.do(command, **body)
            assert done["type"] == "done", done
            while not heard or heard[-1]["event"]["seq"] < done["seq"]:
                heard.append(live.hear("event"))

        for _ in range(3):
            now = (heard[-1] if heard else welcome)["position"]
            do("moves", actions=[now["actions"][0]["text"]])
        do("chat", text="hm")
        while not heard[-1]["position"]["undoable"]:
            do("moves", actions=[heard[-1]["position"]["actions"][0]["text"]])
        do("undo")
        do("takeback", to=2)
        do("takeback", to=heard[-2]["event"]["seq"] - 1)
        assert heard[-1]["event"]["restored"]
        do("name", seat=1, name="{0}")
        do("bot", seat=2, level="random")
        do("unbot", seat=2)
        do("resign", seat=2)
        for message in heard:
            assert has_shape(FromServer, message)
            seq = message["event"]["seq"]
            assert message["position"]["seq"] == message["table"]["seq"] == seq
            assert message["position"]["view"] == table.get(f"/positions/{seq}", *table.people)["view"] | {
                "players": message["position"]["view"]["players"]
            }
            assert message["table"]["scores"] == [one["score"] for one in message["position"]["view"]["players"]]
        assert follow(heard, welcome["events"]) == standing_now(table)
        assert heard[-1]["table"]["seats"][2]["resigned"] is True
    assert has_shape(EventsPage, table.get("/events", *table.people))
    assert has_shape(Position, table.get("/positions/now", *table.people))
    assert has_shape(TableInfo, table.get("", *table.people))


def test_moves_sent_together_come_each_with_its_own_position(server: Server) -> None:
    table = server.set_up(seed=4)
    table.play(table.get("/positions/now", *table.people)["view"]["legal_actions"][0])
    with table.live(*table.people) as mover, table.live() as watcher:
        mover.hear("welcome")
        watcher.hear("welcome")
        mover.do("moves", actions=["deploy explorer a1", "deploy explorer a1"])
        for live in (mover, watcher):
            first, second = live.hear("event"), live.hear("event")
            assert [one["position"]["view"]["ap"] for one in (first, second)] == [9, 8]
            assert [one["position"]["undoable"] for one in (first, second)] == [2, 3]
            assert [one["event"]["move"]["args"] for one in (first, second)] == [{"who": "explorer", "hex": "a1"}] * 2
            assert first["position"]["insight"]["scores_now"], "what everybody may know comes with every position"
            assert not first["position"]["insight"]["prices"], "what helps to decide comes with the newest one"


def test_a_client_that_comes_back_gets_the_positions_that_it_missed(server: Server) -> None:
    table = server.set_up(PEOPLE3, seed=4)
    table.play_randomly(4, random.Random(4))
    with table.live(table.secrets[0]) as live:
        assert live.hear("welcome")["positions"] == []
    table.play_randomly(5, random.Random(5))
    with table.live(table.secrets[0], since=5) as live:
        welcome = live.hear("welcome")
    assert has_shape(FromServer, welcome)
    assert [one["seq"] for one in welcome["positions"]] == [6, 7, 8, 9, 10]
    for one in welcome["positions"]:
        assert one["view"] == table.get(f"/positions/{one['seq']}", table.secrets[0])["view"]


def test_clients_of_another_server_get_the_same_tables_and_positions(postgres: str) -> None:
    with (
        serving(settings_for(postgres)) as here,
        serving(settings_for(postgres)) as there,
        Server(here) as one,
        Server(there) as other,
    ):
        table = one.set_up(PEOPLE3, seed=4)
        with table.live(*table.people) as mover, table.at(other).live(*table.people) as watcher:
            mover.hear("welcome")
            watcher.hear("welcome")
            placed = table.get("/positions/now", *table.people)["actions"][0]["text"]
            mover.do("moves", actions=[placed, "deploy explorer a1"])
            mover.do("undo")
            mover.do("name", seat=1, name="Bea")
            mover.do("bot", seat=2, level="random")
            mover.do("unbot", seat=2)
            mover.do("takeback", to=1)
            last = table.get("")["seq"]
            ours, theirs = ([live.hear("event") for _ in range(last - 1)] for live in (mover, watcher))
    assert [message["event"] for message in ours] == [message["event"] for message in theirs]
    assert [message["table"] for message in ours] == [message["table"] for message in theirs]
    for mine, seen in zip(ours, theirs, strict=True):
        assert mine["position"]["view"] == seen["position"]["view"]
