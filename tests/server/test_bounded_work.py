"""Work is bounded by what it costs, not by bytes: no upload, however valid, stalls the others or fills the memory."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from time import process_time
from typing import Any

import pytest

import tikal
from serving import Server, Table, serving, settings_for
from tikal.server.limits import Limits
from tikal.server.limits.buckets import Rate
from tikal.server.tables.history import APART, BYTES, STATE_BYTES, Histories, weight

pytest_plugins = ("databases", "servers")

EVENTS = 60
CHEAP, AFFORDABLE = 1.0, 8.0
"""Seconds of the processor, with room for slow machines; client and server are one process."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with low limits, so that tests reach them quickly."""
    settings = settings_for(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'tikal.db'}")
    limits = Limits(
        entries=200, events=EVENTS, stored=Rate(burst=200_000, per_second=0.001), new_tables=Rate(1000, 1000)
    )
    with serving(replace(settings, limits=limits)) as address, Server(address) as server:
        yield server


def back_and_forth(times: int) -> str:
    """A valid game in which somebody cannot make up their mind."""
    game = tikal.new_game("classic", players=2, seed=3, first=0)
    game.play(game.legal_actions()[0])
    for _ in range(times):
        game.play("deploy explorer a1")
        game.undo()
    return game.record()


def test_a_file_with_too_many_entries_is_refused_before_it_is_read(strict: Server) -> None:
    assert strict.from_file(back_and_forth(90)).get("")["seq"] == 182
    file = back_and_forth(100)
    answer = strict.http.post("/api/tables/from-file", json={"file": file})
    assert answer.status_code == 409
    error = answer.json()["error"]
    assert (error["code"], error["args"]) == ("file-too-long", {"entries": 201, "most": 200})
    for end in ("\r", "\r\n", "\n\t  "):
        assert strict.http.post("/api/tables/from-file", json={"file": file.replace("\n", end)}).status_code == 409


def test_the_file_of_an_attack_is_refused_for_little(server: Server) -> None:
    """It did and undid the same 44,000 times, in a megabyte, and took half a minute."""
    before, end = back_and_forth(1).split("\n2. ")
    twice = [f"{2 * number}. 0 deploy explorer a1\n{2 * number + 1}. 0 undo" for number in range(1, 22_001)]
    file = "\n".join([before, *twice, "", end.split("\n\n")[1]])
    assert 900_000 < len(file) < Limits().upload
    begun = process_time()
    answer = server.http.post("/api/tables/from-file", json={"file": file})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "file-too-long")
    assert process_time() - begun < CHEAP


def test_a_file_as_long_as_allowed_costs_little(server: Server) -> None:
    """The same as long as it may be: it must not cost seconds, nor megabytes at every look."""
    before = process_time()
    table = server.from_file(back_and_forth(1499))
    assert table.get("")["seq"] == 3000
    for at in (2999, 1500, 2990):
        assert table.get(f"/positions/{at}")["view"]
    assert process_time() - before < AFFORDABLE


def test_what_is_kept_of_the_past_has_a_limit() -> None:
    histories = Histories()
    game = tikal.new_game("classic", players=2, seed=3)
    for number in range(2 * BYTES // STATE_BYTES):
        histories.keep("a", number, game)
    assert histories._kept.currsize <= BYTES
    assert weight(game) >= STATE_BYTES
    assert APART > 1


def test_events_come_by_the_page(server: Server) -> None:
    table = server.from_file(back_and_forth(300))
    last = table.get("")["seq"]
    everything = table.get("/events")
    assert len(everything["events"]) == 500
    assert (everything["seq"], everything["next"]) == (last, 500)
    for limit in (500, 7, 1):
        after, seen = (0 if limit > 10 else last - 20), []
        first = after
        while after is not None:
            page = table.get(f"/events?after={after}&limit={limit}")
            assert len(page["events"]) <= limit
            seen += [event["seq"] for event in page["events"]]
            after = page["next"]
        assert seen == list(range(first + 1, last + 1))
    assert table.get(f"/events?after={last}") == {"events": [], "seq": last, "next": None}
    assert table.get(f"/events?since={last - 1}")["events"][0]["seq"] == last, "the old name still works"
    assert table.refused("GET", "/events?limit=501")[0] == 422


def test_a_welcome_has_one_page_and_a_client_follows(server: Server) -> None:
    table = server.from_file(back_and_forth(600))
    last = table.get("")["seq"]
    with table.live() as live:
        seen: list[int] = []
        while True:
            welcome = live.hear("welcome")
            seen += [event["seq"] for event in welcome["events"]]
            assert welcome["position"]["seq"] == last
            if welcome["next"] is None:
                break
            assert welcome["positions"] == []
            live.say(type="hello", secrets=[], since=welcome["next"])
    assert seen == list(range(1, last + 1))
    assert [one["seq"] for one in welcome["positions"]] == list(range(last - 59, last + 1))


def undecided(table: Table) -> None:
    """Somebody who does and undoes the same until it is refused."""
    table.play(table.get("/positions/now", *table.people)["view"]["legal_actions"][0])
    while True:
        table.play("deploy explorer a1")
        answer = table.ask("POST", "/undo", *table.people, json={"count": 1})
        if answer.status_code != 200:
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "table-full")
            return


def test_a_table_can_be_filled_but_its_game_goes_on(strict: Server) -> None:
    table = strict.set_up([{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}])
    undecided(table)
    assert table.refused("POST", "/chat", table.host, json={"text": "hm"})[1]["code"] == "table-full"
    assert len(table.play_randomly(20, random.Random(1))) == 20


def test_a_client_can_store_only_so_much(strict: Server) -> None:
    statuses: list[int] = []
    bodies: list[dict[str, Any]] = []
    for _ in range(30):
        answer = strict.http.post("/api/tables/from-file", json={"file": back_and_forth(20)})
        statuses.append(answer.status_code)
        bodies.append(answer.json())
    assert statuses[-1] == 429
    assert bodies[-1]["error"]["id"] == "limit-stored"
    wanted = {"edition": "classic", "seats": [{"kind": "here"}] * 2}
    for _ in range(20):
        refused = strict.http.post("/api/tables", json=wanted)
    assert refused.status_code == 429, "new tables are stored too"


def test_what_undo_changes_is_found_without_going_through_the_whole_game(server: Server) -> None:
    table = server.set_up([{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}], seed=3)
    table.play_randomly(6, random.Random(1))
    while not table.get("/positions/now", *table.people)["undoable"]:
        table.play_randomly(1, random.Random(2))
    last = table.get("")["seq"]
    undone = table.post("/undo", *table.people, count=1)["events"][0]
    assert (undone["dropped"], undone["restored"]) == ([last], [])
    back = table.post("/takeback", *table.people, to=last)["events"][0]
    assert (back["dropped"], back["restored"]) == ([], [last])
    start = table.post("/takeback", *table.people, to=1)["events"][0]
    assert start["dropped"] == [*range(2, last + 1)]
