"""Work is bounded by what it costs, not by bytes: no upload, however valid, stalls the others or fills the memory."""

from __future__ import annotations

import json
import random
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any

import httpx
import pytest

import tikal
from server_process import ServerProcess, started
from serving import SECONDS, Server, Table, serving, serving_with_context, settings_for
from tikal.server.limits import Limits
from tikal.server.limits.buckets import Rate
from tikal.server.limits.quotas import ROW_BYTES, Quotas
from tikal.server.opening import TABLE_BYTES
from tikal.server.tables.history import APART, BYTES, STATE_BYTES, Histories, weight

pytest_plugins = ("databases", "servers")

EVENTS = 60
MOST_MEGABYTES = 64
"""That one hostile client makes a server need, beyond what a single file of the worst kind does; it sends 900."""
CHEAP, AFFORDABLE = 1.0, 8.0
"""Seconds of the processor, with room for slow machines; client and server are one process."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with low limits, so that tests reach them quickly."""
    settings = settings_for(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'tikal.db'}")
    limits = Limits(
        entries=200, events=EVENTS, stored=Rate(burst=300_000, per_second=0.001), new_tables=Rate(1000, 1000)
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
    assert (error["code"], error["args"]) == ("file-too-long", {"most": 200})
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


@contextmanager
def storing(database: str, most: int) -> Iterator[tuple[Server, Quotas]]:
    """A server on which a client has room for so many bytes; and what counts them."""
    limits = Limits(stored=Rate(most, 0.001), new_tables=Rate(20, 0.001))
    with (
        serving_with_context(replace(settings_for(database), limits=limits)) as (address, context),
        Server(address) as server,
    ):
        yield server, context.quotas


def left(quotas: Quotas) -> float:
    """Bytes that this client may still store."""
    return quotas._buckets["stored"]._left(("127.0.0.1",))[0]


def test_every_event_is_counted_but_no_move_is_refused_for_it(sqlite: str) -> None:
    with storing(sqlite, 8000) as (server, quotas):
        table = server.set_up(seed=3)
        before = left(quotas)
        played = table.play_randomly(4, random.Random(1))
        assert before - left(quotas) == pytest.approx(ROW_BYTES * len(played), abs=1)
        assert table.play_randomly(10, random.Random(2)), "what is left does not matter for moves"
        assert left(quotas) < 0
        status, error = table.refused("POST", "/chat", table.host, json={"text": "hm"})
        assert (status, error["id"]) == (429, "limit-stored")
        assert table.play_randomly(1, random.Random(3))


def test_several_tables_with_one_deal_count_as_several(sqlite: str) -> None:
    body = {"table": {"edition": "classic", "seats": [{"kind": "here"}] * 2}, "tables": 8}
    with storing(sqlite, 1_000_000) as (server, quotas):
        before = left(quotas)
        assert server.http.post("/api/deals", json=body).status_code == 201
        assert before - left(quotas) >= 8 * TABLE_BYTES - 1
        assert server.http.post("/api/deals", json=body).status_code == 201
        assert server.http.post("/api/deals", json=body).status_code == 429, "24 tables are more than 20"


def test_calendars_addresses_and_accounts_are_counted(sqlite: str) -> None:
    with storing(sqlite, 100_000) as (server, quotas):
        table = server.set_up()
        for path, sent in (
            ("/api/calendar", {"tables": {table.id: [table.secrets[0]]}, "language": "en"}),
            ("/api/accounts/registration", {"name": "Ana"}),
            ("/api/accounts/sign-in/options", {}),
        ):
            before = left(quotas)
            answer = server.http.post(path, json=sent)
            assert answer.status_code == 200, answer.text
            assert before - left(quotas) >= ROW_BYTES - 1, path
        before = left(quotas)
        answer = table.ask("POST", "/notices/0", table.secrets[0], json={"address": "discord://1234567890/abcdefghij"})
        assert answer.status_code == 201, answer.text
        assert before - left(quotas) >= ROW_BYTES - 1


def test_nobody_waits_for_a_name_for_which_nobody_answers(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = threading.Event()
    monkeypatch.setattr("tikal.server.routes.notices.need_public", lambda host: ended.wait())
    monkeypatch.setattr("tikal.server.context.NAME_SECONDS", 0.2)
    keys = {"p256dh": "x" * 87, "auth": "x" * 22}
    with storing(sqlite, 100_000) as (server, _):
        table = server.set_up()
        try:
            for _ in range(2):
                wanted = {"subscription": {"endpoint": "https://slow.example/x", "keys": keys}}
                status, error = table.refused("POST", "/notices/0", table.secrets[0], json=wanted)
                assert (status, error["id"]) == (422, "notices-no-such-host")
            assert table.get("", table.secrets[0])["id"] == table.id
        finally:
            ended.set()


def test_a_file_that_is_refused_is_counted_all_the_same(sqlite: str) -> None:
    """It has to be looked at. For many empty lines that takes long, and nobody waits for it."""
    with storing(sqlite, 3_000_000) as (server, quotas):
        for file in ("x" + "\n" * 700_000, back_and_forth(1600)):
            before = left(quotas)
            assert 400 <= server.http.post("/api/tables/from-file", json={"file": file}).status_code < 500
            assert before - left(quotas) >= len(file)


def peak(server: ServerProcess) -> int:
    """Megabytes that it has needed at most."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) // 1024


def sent(server: ServerProcess, head: str, body: bytes, times: int = 1) -> socket.socket:
    """A connection on which as much of this was sent as the server would take."""
    host, port = server.address.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), timeout=5.0)
    with suppress(OSError):
        connection.sendall(head.encode())
        for _ in range(times):
            connection.sendall(body)
    return connection


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says how much a process has needed")
def test_no_amount_of_input_fills_the_memory(tmp_path: Path) -> None:
    """Headers without an end, bodies that never arrive, and more large files than anybody should send at a time."""
    upload = "POST /api/tables/from-file HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    file = json.dumps({"file": "x" + "\n" * 700_000}).encode()
    with started("serve", "--port", "0", data=tmp_path) as server, ExitStack() as stack:

        def send(head: str, body: bytes, times: int = 1) -> None:
            stack.enter_context(sent(server, head, body, times))

        json_type = {"content-type": "application/json"}
        one = httpx.post(f"{server.address}/api/tables/from-file", content=file, headers=json_type, timeout=SECONDS)
        assert 400 <= one.status_code < 500  # and whatever it needs is loaded
        before = peak(server)
        for _ in range(10):
            send("GET / HTTP/1.1\r\nHost: x\r\nCookie: ", b"x" * 1_000_000, 30)
            send("GET /", b"x" * 1_000_000, 30)
        for _ in range(100):
            send(f"{upload}Content-Length: {len(file) + 1}\r\n\r\n", file)
            send(f"{upload}Transfer-Encoding: chunked\r\n\r\n", b"%x\r\n%s\r\n" % (len(file), file))
            send("POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n", b"x" * 59_000)
        for _ in range(20):
            send(f"{upload}Content-Length: {len(file)}\r\n\r\n", file)
        assert httpx.get(f"{server.address}/readyz", timeout=SECONDS).status_code == 200
        assert peak(server) - before < MOST_MEGABYTES


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
