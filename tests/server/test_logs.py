"""Logs and metrics: a line for each request, and no secret in any of them."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
import threading
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server_process import started
from tikal.server.http.metrics import Metrics
from tikal.server.running.logs import JsonLines, Readable


def test_no_secret_is_logged_whatever_clients_do(tmp_path: Path) -> None:
    limit = ("--limit", "new_tables=1+0.001")
    with started("serve", "--port", "0", "--log-json", *limit, data=tmp_path) as server:
        made = server.new_table("link", "link", title="Secret society")
        secrets = [made["host"], *(seat["secret"] or seat["invitation"] for seat in made["seats"])]
        table = f"{server.address}/api/tables/{made['table']}"
        first = secrets[1]
        httpx.get(table, headers={"Authorization": f"Bearer {first}"})
        httpx.get(f"{table}?s={first}")
        httpx.get(f"{server.address}/t/{made['table']}?s={first}")
        httpx.get(f"{server.address}/{first}")
        httpx.get(f"{server.address}/api/openapi.json").raise_for_status()
        httpx.post(f"{table}/moves", content=f"not JSON {first}", headers={"Authorization": f"Bearer {first}"})
        httpx.post(
            f"{table}/moves", json={"actions": [first], "key": first}, headers={"Authorization": f"Bearer {first}"}
        )
        with connect(f"{table.replace('http', 'ws').replace('/api/', '/ws/')}?s={first}") as socket:
            socket.send(json.dumps({"type": "hello", "secrets": [first], "since": None}))
            assert json.loads(socket.recv())["type"] == "welcome"
            socket.send(f"not JSON {first}")
            assert json.loads(socket.recv(timeout=30))["type"] in ("people", "refused")
        with pytest.raises(InvalidStatus):
            connect(f"{server.address.replace('http', 'ws')}/ws/tables/%00")
        talk = {"text": "Between us", "key": "key"}
        httpx.post(f"{table}/chat", json=talk, headers={"Authorization": f"Bearer {made['host']}"}).raise_for_status()
        assert httpx.post(f"{server.address}/api/tables", json={"title": "One too many"}).status_code == 429
        metrics = httpx.get(f"{server.address}/metrics").text
        server.stop()
        lines = [line for line in server.output.splitlines() if line.startswith("{")]
    for secret in (*secrets, "Secret society", "Between us", "Seat 1", "One too many"):
        assert secret not in server.output
        assert secret not in metrics
    logged = [json.loads(line) for line in lines]
    requests = {(line["method"], line["path"], line["status"]) for line in logged if line["logger"] == "tikal.requests"}
    assert {
        ("POST", "/api/tables", 201),
        ("GET", "/api/tables/{table}", 200),
        ("POST", "/api/tables/{table}/moves", 422),
        ("GET", "/api/openapi.json", 200),
        ("GET", "(no such page)", 404),
        ("WS", "/ws/tables/{table}", 101),
        ("WS", "/ws/tables/{table}", 404),
    } <= requests
    assert all(line["ms"] >= 0 for line in logged if line["logger"] == "tikal.requests")
    assert 'tikal_requests_total{method="POST",path="/api/tables",status="201"} 1.0' in metrics
    assert "tikal_open_sockets" in metrics
    assert 'tikal_quota_refused_total{what="new_tables"} 1.0' in metrics
    assert 'tikal_move_seconds_count{command="chat"} 1.0' in metrics
    cost = re.search(r'^tikal_move_processor_seconds_sum{command="chat"} (.+)$', metrics, re.MULTILINE)
    assert cost is not None
    assert 0 < float(cost[1]) < 10
    for queue in ("commands", "positions", "files", "searches", "advice"):
        assert f'tikal_waiting{{queue="{queue}"}} 0.0' in metrics
    used = re.search(r"^tikal_processor_seconds_total (.+)$", metrics, re.MULTILINE)
    assert used is not None
    assert 0 < float(used[1]) < 100


def test_numbers_are_gathered_once_a_second_however_often_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    metrics = Metrics()
    gathered: list[threading.Thread] = []
    text = metrics._text

    def counted() -> bytes:
        gathered.append(threading.current_thread())
        return text()

    monkeypatch.setattr(metrics, "_text", counted)

    async def ask() -> None:
        answers = await asyncio.gather(*(metrics.recent() for _ in range(20)))
        assert len({*answers, await metrics.recent()}) == 1

    asyncio.run(ask())
    assert len(gathered) == 1
    assert gathered[0] is not threading.main_thread(), "it takes long with many workers"


def record(message: str, **added: object) -> logging.LogRecord:
    return logging.makeLogRecord({"name": "tikal.test", "levelname": "WARNING", "msg": message, **added})


@pytest.mark.parametrize("form", [JsonLines(), Readable()])
def test_the_last_guard_hides_secrets(form: logging.Formatter) -> None:
    line = form.format(record("GET /t/x#s=abc-123 with Authorization: Bearer abc-456,abc-789 ok", query="?s=abc-000"))
    assert "abc" not in line
    assert "ok" in line


def test_json_lines_are_one_line_each_even_with_a_traceback() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        line = JsonLines().format(record("failed", exc_info=sys.exc_info(), table="abc"))
    assert "\n" not in line
    logged = json.loads(line)
    assert (logged["message"], logged["table"], logged["level"]) == ("failed", "abc", "warning")
    assert "ValueError" in logged["exception"]


def test_lines_for_people_say_what_was_added() -> None:
    assert (
        Readable()
        .format(record("a bot was replaced", level_="greedy", _library=1))
        .endswith("a bot was replaced  level_=greedy")
    )
