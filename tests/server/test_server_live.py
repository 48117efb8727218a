"""Tables live: every event once and in order, whatever comes between; bad input does no harm."""

from __future__ import annotations

import json
import random
import threading
import time
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from serving import PEOPLE, SECONDS, Server, Table, new_key, serving, serving_process, settings_for, wait_until
from tikal.server.store import people
from tikal.server.store.database import Database
from tikal.server.store.people import People

pytest_plugins = ("databases", "servers")


def started(server: Server) -> Table:
    """A table where seat 0 or 1 has laid a tile and can deploy."""
    table = server.set_up()
    table.play(table.get("/positions/now", *table.people)["view"]["legal_actions"][0])
    return table


def test_a_client_is_welcomed_with_all_that_happened(server: Server) -> None:
    table = started(server)
    with table.live(table.secrets[0]) as live:
        welcome = live.hear("welcome")
    assert (welcome["since"], welcome["seats"], welcome["host"], welcome["seq"]) == (None, [0], False, 2)
    assert [event["seq"] for event in welcome["events"]] == [1, 2]
    assert welcome["position"]["seq"] == 2
    assert welcome["table"]["seats"][0]["connected"] is True


def test_moves_over_the_socket_are_told_to_all_in_order(server: Server) -> None:
    table = started(server)
    with table.live(*table.people) as mover, table.live() as watcher:
        mover.hear("welcome")
        watcher.hear("welcome")
        assert mover.do("moves", actions=["deploy explorer a1", "deploy explorer a1"])["seq"] == 4
        events = [watcher.hear("event") for _ in range(2)]
        assert [event["event"]["seq"] for event in events] == [3, 4]
        assert [event["position"]["seq"] for event in events] == [3, 4]
        assert [event["table"]["seq"] for event in events] == [3, 4]
        assert events[1]["position"]["view"]["seat"] is None
        assert mover.do("undo", count=1)["type"] == "done"
        assert watcher.hear("event")["event"]["kind"] == "undo"
        assert mover.do("chat", text="hm")["type"] == "done"
        assert watcher.hear("event")["event"]["text"] == "hm"
        mover.say(type="ask", id="q", what="why", action="end")
        assert mover.hear("answer")["answer"]["legal"] is True
        mover.say(type="ping")
        assert mover.hear("pong")


def test_who_comes_back_gets_what_was_missed_once_and_in_order(server: Server) -> None:
    table = started(server)
    with table.live(table.secrets[0]) as live:
        seen = [event["seq"] for event in live.hear("welcome")["events"]]
    table.play_randomly(9, random.Random(1))
    with table.live(table.secrets[0], since=seen[-1]) as live:
        welcome = live.hear("welcome")
        assert welcome["since"] == seen[-1]
        seen += [event["seq"] for event in welcome["events"]]
        table.play_randomly(2, random.Random(2))
        last = table.get("")["seq"]
        seen += [event["seq"] for event in live.hear_events(last - seen[-1])]
    assert seen == list(range(1, last + 1))


def test_a_repeated_key_is_answered_and_not_done_twice(server: Server) -> None:
    table = started(server)
    with table.live(*table.people) as live:
        live.hear("welcome")
        answers = [live.do("moves", actions=["deploy explorer a1"], key="same") for _ in range(3)]
    assert [answer["seq"] for answer in answers] == [3, 3, 3]
    assert table.get("")["seq"] == 3


def test_people_come_and_go(server: Server) -> None:
    table = started(server)
    with table.live(table.secrets[0]) as first:
        first.hear("welcome")
        with table.live(table.secrets[1]) as second:
            second.hear("welcome")
            assert first.hear("people")["connected"] == [0, 1]
        assert first.hear("people")["connected"] == [0]


def test_who_has_an_answer_knows_already_what_came_of_it(server: Server) -> None:
    table = started(server)
    with table.live(*table.people) as live:
        live.hear("welcome")
        live.say(type="do", key=new_key(), command="moves", actions=["deploy explorer a1"])
        heard = [json.loads(live.socket.recv(SECONDS)) for _ in range(2)]
    assert [message["type"] for message in heard] == ["event", "done"]
    assert heard[0]["event"]["seq"] == heard[0]["position"]["seq"] == heard[1]["seq"] == 3


def test_seats_of_a_dead_process_are_struck_out(sqlite: str) -> None:
    settings = replace(settings_for(sqlite), presence_seconds=2.0)
    with serving(settings) as address, Server(address) as server:
        table = server.set_up()
        database = Database(sqlite)
        with database.writing() as connection:
            people.say_present(connection, "dead", [(table.id, People(frozenset({1})))], time.time())
        with table.live(table.secrets[0]) as live:
            info = live.hear("welcome")["table"]
            assert [seat["connected"] for seat in info["seats"]] == [True, True]
            with database.writing() as connection:
                people.say_present(connection, "dead", [(table.id, People(frozenset({1})))], time.time() - SECONDS)
            assert live.hear("people")["connected"] == [0]

            def is_struck_out() -> bool:
                with database.reading() as connection:
                    return 1 not in people.people_elsewhere(connection, "", table.id, (0.0, 2 * time.time())).connected

            wait_until(is_struck_out)
        database.close()


def test_a_renewed_link_closes_the_old_connection_of_a_private_table(server: Server) -> None:
    table = server.set_up(spectators=False)
    with table.live(table.secrets[1]) as live:
        live.hear("welcome")
        table.post("/seats/1/link", table.secrets[1])
        assert live.hear("closing")["reason"] == "secret-wrong"
        with pytest.raises(ConnectionClosed):
            live.hear("event")


@pytest.mark.parametrize(
    "written",
    [
        "{",
        "[]",
        "null",
        "17",
        '{"type": "dance"}',
        '{"type": "do", "key": "k", "command": "fly"}',
        '{"type": "do", "key": "k", "command": "moves"}',
        '{"type": "do", "key": "k", "command": "moves", "actions": "end"}',
        '{"type": "do", "key": "k", "command": "moves", "actions": ["end"], "more": 1}',
        '{"type": "do", "key": 5, "command": "moves", "actions": ["end"]}',
        '{"type": "do", "key": "k", "command": "moves", "actions": ["jump a1"]}',
        '{"type": "do", "key": "k", "command": "name", "seat": 9, "name": "X"}',
        '{"type": "do", "key": "k", "command": "bot", "seat": 0, "level": "genius"}',
        '{"type": "ask", "id": "1", "what": "weather"}',
        '{"type": "ask", "id": "1", "what": "preview", "actions": ["dig a1"]}',
        '{"type": "hello", "secrets": ["wrong"], "since": null}',
        '{"type": "hello", "secrets": "none"}',
        "\x00",
    ],
)
def test_bad_messages_are_refused_and_the_connection_stays(server: Server, written: str) -> None:
    table = started(server)
    with table.live(*table.people) as live:
        live.hear("welcome")
        live.socket.send(written)
        answer = live.hear("refused", "answer")
        assert {"code", "message", "id", "args", "rule"} == set(answer["error"])
        assert live.do("moves", actions=["deploy explorer a1"])["seq"] == 3


@pytest.mark.parametrize("length", [70_000, 20_000_000])
def test_a_giant_message_ends_the_connection_and_harms_nobody(server: Server, length: int) -> None:
    table = started(server)
    with table.live(*table.people) as live:
        live.hear("welcome")
        live.socket.send("x" * length)
        with pytest.raises(ConnectionClosed) as closed:
            live.hear("pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert "65536" in closed.value.rcvd.reason, "the reason says what the limit is"
    assert table.play("deploy explorer a1")["seq"] == 3


def test_nothing_is_told_or_done_before_hello(server: Server) -> None:
    table = started(server)
    with table.live("wrong") as live:
        assert live.hear("refused")["error"]["code"] == "secret-wrong"
        assert live.do("moves", actions=["end"])["type"] == "refused"
        live.say(type="hello", secrets=table.people, since=None)
        assert live.hear("welcome")["seats"] == [0, 1]


BAD_REQUESTS: list[tuple[str, str, Any, int]] = [
    ("POST", "/moves", {"actions": [], "key": "k"}, 422),
    ("POST", "/moves", {"actions": ["end"]}, 422),
    ("POST", "/moves", {"actions": ["end"] * 1000, "key": "k"}, 422),
    ("POST", "/moves", {"actions": ["fly to the moon"], "key": "k"}, 422),
    ("POST", "/moves", {"actions": ["end"], "key": "k" * 100}, 422),
    ("POST", "/undo", {"count": -1}, 422),
    ("POST", "/undo", {"count": "all"}, 422),
    ("POST", "/takeback", {"to": 99}, 409),
    ("POST", "/takeback/answer", {"agree": True}, 409),
    ("POST", "/chat", {"text": " "}, 422),
    ("POST", "/chat", {"text": "x" * 5000}, 422),
    ("POST", "/resign", {"seat": 7}, 422),
    ("PUT", "/seats/0/name", {"name": " x "}, 422),
    ("POST", "/seats/3/bot", {"level": "random"}, 404),
    ("POST", "/seats/0/bot", {"level": "genius"}, 422),
    ("DELETE", "/seats/0/bot", None, 409),
]


@pytest.mark.parametrize(("method", "path", "body", "status"), BAD_REQUESTS)
def test_bad_requests_are_refused_with_a_message(
    server: Server, method: str, path: str, body: Any, status: int
) -> None:
    table = started(server)
    assert table.refused(method, path, *table.people, json=body)[0] == status
    assert table.get("")["seq"] == 2


def test_what_is_not_a_game_is_not_taken(server: Server) -> None:
    for file in ("hello", "tikal: 1\n", "\x00", "tikal: 99\nrules: 1\n"):
        answer = server.http.post("/api/tables/from-file", json={"file": file})
        assert answer.status_code == 422
        assert answer.json()["error"]["message"]
    assert server.http.post("/api/tables", content=b"\xff{").status_code in (400, 422)
    assert server.http.post("/api/tables", json={"edition": "chess", "seats": list(PEOPLE)}).status_code == 422
    assert server.http.post("/api/tables", json={"edition": "legend", "seats": []}).status_code == 422
    giant = server.http.post("/api/tables/from-file", content=b" " * 5_000_000)
    assert (giant.status_code, giant.json()["error"]["code"]) == (413, "too-large")
    assert server.http.get("/api/tables/nothere").status_code == 404


def test_a_refusal_says_where_the_mistake_is(server: Server) -> None:
    def field_of(**wanted: Any) -> object:
        answer = server.http.post("/api/tables", json={"edition": "supermeeple-2015", "seats": list(PEOPLE), **wanted})
        assert answer.status_code == 422
        return answer.json()["error"]["args"]["field"]

    assert field_of(seats=[{"kind": "here", "name": "Ana"}, {"kind": "here", "name": " Bo"}]) == "seats.1.name"
    assert field_of(options={"campNeedsPresence": "maybe"}) == "options.campNeedsPresence"
    assert field_of(edition=7) == "edition"
    file = server.http.post("/api/tables/from-file", json={"file": "hello"}).json()["error"]
    assert file["args"]["line"] == 1
    table = started(server)
    with table.live(*table.people) as live:
        live.hear("welcome")
        assert live.do("moves", actions=["end", 7])["error"]["args"]["field"] == "actions.1"
        live.say(type="ask", id="q", what="why")
        assert live.hear("answer")["error"]["args"]["field"] == "action"
        live.say(type="hello", secrets=7)
        assert live.hear("refused")["error"]["args"]["field"] == "secrets"


@pytest.mark.thorough
def test_a_server_that_stops_says_so(sqlite: str) -> None:
    with serving_process(sqlite) as (address, process), Server(address) as server:
        table = server.set_up()
        with table.live(*table.people) as live:
            live.hear("welcome")
            process.terminate()
            assert live.hear("closing")["reason"] == "stopping"
            with pytest.raises(ConnectionClosed):
                live.hear("pong")


@pytest.mark.thorough
def test_a_killed_server_loses_nothing_that_it_acknowledged(sqlite: str) -> None:
    with serving_process(sqlite) as (address, process), Server(address) as server:
        table = server.set_up()
        table.play_randomly(6, random.Random(1))
        events = table.get("/events", *table.people)
        position = table.get("/positions/now", *table.people)
        process.kill()
        process.wait()
    with serving(settings_for(sqlite)) as address, Server(address) as server:
        again = table.at(server)
        assert again.get("/events", *table.people) == events
        assert again.get("/positions/now", *table.people) == position
        again.play_randomly(2, random.Random(2))


def test_two_processes_share_a_table(postgres: str) -> None:
    """Clients of both see all events once and in order, though both processes write."""
    with (
        serving(settings_for(postgres)) as here,
        serving_process(postgres) as (there, _),
        Server(here) as one,
        Server(there) as other,
    ):
        table = one.set_up()
        tables = (table, table.at(other))
        with tables[0].live(table.secrets[0]) as first, tables[1].live(table.secrets[1]) as second:
            seats = first.hear("welcome")["table"]["seats"]
            connected = [seat["seat"] for seat in seats if seat["connected"]]
            second.hear("welcome")
            while connected != [0, 1]:  # the welcome may know of both already
                connected = first.hear("people")["connected"]
            chance = random.Random(1)
            for number in range(12):
                tables[number % 2].play_randomly(1, chance)
            writers = [
                threading.Thread(target=one_table.post, args=("/chat", one_table.host), kwargs={"text": f"{n}"})
                for n in range(6)
                for one_table in tables
            ]
            for writer in writers:
                writer.start()
            for writer in writers:
                writer.join()
            last = table.get("")["seq"]
            assert last >= 25
            for live in (first, second):
                assert [event["seq"] for event in live.hear_events(last - 1)] == list(range(2, last + 1))
        assert json.dumps(tables[0].get("/events")) == json.dumps(tables[1].get("/events"))


def test_bots_move_by_themselves(server: Server) -> None:
    table = server.set_up([{"kind": "here", "name": "Ana"}, {"kind": "bot", "level": "random"}])
    with table.live(*table.people) as live:
        position = live.hear("welcome")["position"]
        for _ in range(40):
            legal = position["view"]["legal_actions"]
            if legal:
                live.do("moves", actions=["end" if "end" in legal else legal[0]])
            told = live.hear("event")
            position = told["position"]
            if told["event"]["seat"] == 1:
                return
    pytest.fail("the bot did not move")
