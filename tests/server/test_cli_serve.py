"""`tikal serve` and `tikal play` from the command line."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from server_process import SECONDS, ServerProcess, command, environment, started
from serving import serving, settings_for
from tikal.cli import run
from tikal.server.http.metrics import MULTIPROCESS
from tikal.server.running.home import prepare
from tikal.server.running.processes import Running, Supervisor, listen

ELSEWHERE = "203.0.113.1"
"""An address that no machine has: nobody can listen there, so a mistake is found out and nothing hangs."""

ROOT_WARNING = ("tikal: running as root; a user of its own is safer (see docs/server.md)",)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--workers", "2", "--database", "sqlite:///x.db"], "PostgreSQL"),
        (["--database", "nowhere"], "sqlite:///FILE"),
        (["--database", "sqlite://"], "sqlite:///FILE"),
        (["--database", "sqlite:///:memory:"], "sqlite:///FILE"),
        (["--database", "mysql://nowhere"], "postgresql://"),
        (["--port", "70000"], "--port"),
        (["--limit", "sockets"], "a number above 0"),
        (["--limit", "sockets=-1"], "a number above 0"),
        (["--limit", "requests=30"], "300+30"),
        (["--limit", "fun=1"], "sockets"),
        (["--limit", "rates=1"], "one of these names"),
        (["--trusted-proxies", "hello"], "'hello'"),
        (["--trusted-proxies", "127.0.0.1,"], "10.0.0.0/8"),
        (["--trusted-proxies", "127.0.0.1,10.0.0.1/8"], "10.0.0.1/8 has host bits set"),
    ],
)
def test_what_cannot_work_is_refused(
    arguments: list[str],
    named: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run(["serve", "--host", ELSEWHERE, *arguments]) == 2
    said = capsys.readouterr().err
    assert said.startswith("tikal: ")
    assert said.count("\n") == 1
    assert named in said


def test_a_port_that_is_taken_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run(["serve", "--port", str(port)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("tikal: ")
    assert said.count("\n") == 1
    assert f"127.0.0.1:{port}" in said


@pytest.mark.parametrize("user", [0, 1000])
@pytest.mark.parametrize(
    ("database", "named"),
    [("sqlite:///{folder}/notes.txt", "not a database"), ("postgresql://tikal@/tikal?host={folder}", "cannot be used")],
)
def test_a_database_that_cannot_be_used_is_named_before_anything_is_announced(
    database: str,
    named: str,
    user: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And whoever is root is warned before that."""
    (tmp_path / "notes.txt").write_text("no database " * 100, encoding="utf-8")
    monkeypatch.setattr(os, "geteuid", lambda: user)
    assert run(["serve", "--port", "0", "--database", database.format(folder=tmp_path)]) == 2
    *before, last = capsys.readouterr().err.splitlines()
    assert last.startswith("tikal: ")
    assert named in last
    assert [line for line in before if line.startswith("tikal:")] == [*ROOT_WARNING][: user == 0]
    assert "running at" not in " ".join(before)


def test_a_worker_that_has_died_is_no_longer_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MULTIPROCESS, str(tmp_path))
    with listen("127.0.0.1", 0) as listening:
        supervisor = Supervisor(Running(settings_for("sqlite:///x.db")), listening, 2)
        dead, alive = [get_context("spawn").Process(target=int) for _ in range(2)]
        dead.start()
        dead.join()
        monkeypatch.setattr(supervisor, "_started", lambda: alive)
        open_sockets, requests = tmp_path / f"gauge_livesum_{dead.pid}.db", tmp_path / f"counter_{dead.pid}.db"
        open_sockets.touch()
        requests.touch()
        assert supervisor._replaced(dead) is alive
        assert [*tmp_path.iterdir()] == [requests], "what it has done still counts"


def test_it_serves_bots_play_and_it_says_good_bye(tmp_path: Path) -> None:
    with started("serve", "--port", "0", data=tmp_path) as server:
        made = server.new_table("here", "bot")
        with connect(socket_of(server, made["table"]), max_size=None) as client:
            client.send(json.dumps({"type": "hello", "secrets": [made["seats"][0]["secret"]], "since": None}))
            position = json.loads(client.recv())["position"]
            movers: set[int] = set()
            for number in range(200):
                if movers >= {0, 1}:
                    break
                if position["view"]["to_act"] == 0 and position["view"]["legal_actions"]:
                    action = position["view"]["legal_actions"][-1]
                    move = {"type": "do", "key": str(number), "command": "moves", "actions": [action]}
                    client.send(json.dumps(move))
                while True:
                    message = json.loads(client.recv(timeout=SECONDS))
                    if message["type"] == "event" and message["position"]:
                        movers.add(message["event"]["seat"])
                        position = message["position"]
                        break
            assert movers >= {0, 1}, "person and bot have both moved"
            assert server.stop(signal.SIGTERM) == -signal.SIGTERM
            assert last_heard(client) == "closing"
        assert "Traceback" not in server.output


def socket_of(server: ServerProcess, table: str) -> str:
    return f"{server.address.replace('http', 'ws')}/ws/tables/{table}"


def last_heard(client: ClientConnection) -> str:
    """The kind of the last message before the connection ended."""
    heard: list[str] = [json.loads(message)["type"] for message in client]
    return heard[-1]


def test_play_keeps_its_port_and_its_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with started("play", "--no-browser", data=tmp_path) as server:
        assert "Ctrl-C" in server.output
        assert server.address.startswith("http://127.0.0.1:")
        table = server.new_table("link", "link")["table"]
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        assert run(["play", "--no-browser"]) == 0
        assert capsys.readouterr().out == f"Tikal is already running at {server.address}/\n"
        with connect(socket_of(server, table)) as client:
            client.send(json.dumps({"type": "hello", "secrets": [], "since": None}))
            assert json.loads(client.recv())["type"] == "welcome"
            assert server.stop(signal.SIGINT) == 130
            assert last_heard(client) == "closing"
        assert "Traceback" not in server.output
    with started("play", "--no-browser", data=tmp_path) as later:
        assert later.address == server.address
        assert httpx.get(f"{later.address}/api/tables/{table}", timeout=SECONDS).json()["id"] == table


def test_friends_in_the_network_are_told_where_to_find_it(tmp_path: Path) -> None:
    """With --lan it listens on all addresses; the page on this machine hears which one to give to friends."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    play = command("play", "--lan", "--no-browser", "--port", str(port))
    with subprocess.Popen(play, env=environment(tmp_path), stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        try:
            assert f":{port}/" in process.stderr.readline()
            friends = process.stderr.readline()
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS) as client:
                reach = client.get("/api/reach").json()
                assert reach["only_here"] is False
                if reach["address"] is None:
                    assert "in no network" in friends
                else:
                    assert f"{reach['address']}/" in friends
                    assert "Warning: everybody in this network" in process.stderr.readline()
                    assert httpx.get(f"{reach['address']}/healthz", timeout=SECONDS).status_code == 200
                    assert httpx.get(f"{reach['address']}/api/reach", timeout=SECONDS).json()["address"] is None
        finally:
            process.send_signal(signal.SIGTERM)


@pytest.mark.parametrize("alone", [True, False])
def test_only_a_server_for_this_machine_alone_says_so(tmp_path: Path, alone: bool) -> None:
    """`tikal serve` listens on this machine only if a reverse proxy stands in front of it."""
    settings = replace(settings_for(f"sqlite:///{tmp_path / 'tikal.db'}"), alone=alone)
    with serving(settings) as address:
        assert httpx.get(f"http://{address}/api/reach", timeout=SECONDS).json() == {"only_here": alone, "address": None}


def test_playing_at_home_is_alone_unless_friends_are_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for lan in (False, True):
        _, settings, listening = prepare(0, lan)
        listening.close()
        assert settings.alone is not lan
