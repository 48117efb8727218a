"""Notices: who is not looking hears once that it is their turn, and nobody can make the server call its own network."""

from __future__ import annotations

import json
import logging
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import make_url

from receivers import Browser, Receiver, never_done, receiving
from serving import PEOPLE, Server, Table, serving, settings_for, wait_until
from tikal.server.notices.guard import ForbiddenAddress, is_public, need_public, only_public
from tikal.server.notices.keys import keys_beside
from tikal.server.notices.process import Sending, SendingProcess
from tikal.server.notices.sending import UNREACHABLE, Outcome, Text
from tikal.server.notices.settings import NoticeSettings

pytest_plugins = ("databases", "servers")

AT_ONCE = NoticeSettings(local=True, delay=0.0, poll=0.05, test_every=0.0)


@contextmanager
def calling(database: str, settings: NoticeSettings = AT_ONCE) -> Iterator[Server]:
    with serving(replace(settings_for(database), notices=settings)) as address, Server(address) as server:
        yield server


@pytest.fixture(scope="module")
def caller(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends notices at once, also to this machine."""
    with calling(f"sqlite:///{tmp_path_factory.mktemp('notices') / 'tikal.db'}") as server:
        yield server


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


def subscribe(table: Table, seat: int, **wanted: Any) -> dict[str, Any]:
    answer = table.ask("POST", f"/notices/{seat}", table.secrets[seat], json=wanted)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()["addresses"][-1]
    return found


def whole_turn(table: Table) -> None:
    """Whoever is to act places the tile and ends the turn."""
    seat = table.get("", *table.people)["to_act"]
    while table.get("", *table.people)["to_act"] == seat:
        legal = table.get("/positions/now", *table.people)["view"]["legal_actions"]
        table.play("end" if "end" in legal else legal[0])


def waiting_seat(table: Table) -> int:
    return int(1 - table.get("", *table.people)["to_act"])


def test_a_browser_is_told_once_a_turn(caller: Server, receiver: Receiver) -> None:
    table, browser = caller.set_up(PEOPLE, title="Sunday"), Browser()
    me = waiting_seat(table)
    found = subscribe(table, me, subscription=browser.subscription(receiver.address()), language="de")
    assert (found["kind"], found["confirmed"]) == ("push", True)
    whole_turn(table)
    wait_until(lambda: len(receiver.received) == 1)
    path, headers, body = receiver.received[0]
    assert path == "/hook"
    assert headers["authorization"].startswith("vapid t=")
    assert table.get(f"/notices/{me}", table.secrets[me])["push_key"] in headers["authorization"]
    said = json.loads(browser.read(body))
    assert said["title"] == "Tikal: Du bist dran"
    assert "Sunday" in said["body"]
    assert said["link"].endswith(f"/t/{table.id}")
    legal = table.get("/positions/now", *table.people)["view"]["legal_actions"]
    table.play(legal[0])
    table.post("/chat", table.host, text="well?")
    whole_turn(table)
    whole_turn(table)
    wait_until(lambda: len(receiver.received) == 2)
    assert json.loads(browser.read(receiver.received[1][2]))["link"] == said["link"]


def test_who_looks_at_the_table_needs_no_notice(caller: Server, receiver: Receiver) -> None:
    table, browser = caller.set_up(PEOPLE), Browser()
    me = waiting_seat(table)
    subscribe(table, me, subscription=browser.subscription(receiver.address()))
    with table.live(table.secrets[me]) as live:
        live.hear("welcome")
        whole_turn(table)
        whole_turn(table)
        live.say(type="looking", looking=False)
        live.say(type="ping")
        live.hear("pong")
        assert receiver.received == []
        whole_turn(table)
        wait_until(lambda: len(receiver.received) == 1)


def test_an_address_hears_of_turns_when_it_is_confirmed(caller: Server, receiver: Receiver) -> None:
    table = caller.set_up(PEOPLE)
    me = waiting_seat(table)
    found = subscribe(table, me, address=receiver.address())
    assert (found["kind"], found["confirmed"], found["shown"]) == ("address", False, "json://127.0.0.1")
    whole_turn(table)
    assert table.post(f"/notices/{me}/{found['id']}/test", table.secrets[me]) == {"problem": None}
    (test,) = receiver.received
    said = json.loads(test[2])["message"]
    token = re.findall(r"#confirm=([\w-]+)", said)[0]
    assert caller.http.post("/api/notices/look", json={"token": token}).json()["confirmed"] is False
    assert caller.http.post("/api/notices/confirm", json={"token": token}).json()["confirmed"] is True
    wait_until(lambda: len(receiver.received) == 2)
    notice = json.loads(receiver.received[1][2])
    assert "it is your turn" in notice["message"]
    stop = re.findall(r"#stop=([\w-]+)", notice["message"])[0]
    assert caller.http.post("/api/notices/stop", json={"token": stop}).status_code == 204
    assert table.get(f"/notices/{me}", table.secrets[me])["addresses"] == []
    assert caller.http.post("/api/notices/stop", json={"token": stop}).status_code == 404


def test_the_host_has_all_turns_told_in_one_place(caller: Server, receiver: Receiver) -> None:
    table = caller.set_up(PEOPLE)
    assert table.refused("GET", "/notices/table", table.secrets[0])[0] == 403
    answer = table.ask("POST", "/notices/table", table.host, json={"address": receiver.address()})
    found = answer.json()["addresses"][0]
    table.post(f"/notices/table/{found['id']}/test", table.host)
    token = re.findall(r"#confirm=([\w-]+)", json.loads(receiver.received[0][2])["message"])[0]
    caller.http.post("/api/notices/confirm", json={"token": token})
    wait_until(lambda: len(receiver.received) == 2)
    whole_turn(table)
    wait_until(lambda: len(receiver.received) == 3)
    titles = [json.loads(body)["title"] for _, _, body in receiver.received[1:]]
    assert sorted(titles) == ["Tikal: Ana's turn", "Tikal: Bo's turn"]


def test_a_notice_survives_a_restart(sqlite: str, receiver: Receiver) -> None:
    browser = Browser()
    with calling(sqlite, replace(AT_ONCE, delay=3600.0)) as server:
        table = server.set_up(PEOPLE)
        me = waiting_seat(table)
        subscribe(table, me, subscription=browser.subscription(receiver.address()))
    with calling(sqlite, replace(AT_ONCE, poll=3600.0)) as server:
        whole_turn(table.at(server))
    assert receiver.received == []
    with calling(sqlite) as server:
        wait_until(lambda: len(receiver.received) == 1)
        table.at(server).post("/chat", table.host, text="and nothing more")
    assert len(receiver.received) == 1


def test_a_failure_is_shown_and_logged_without_the_address(
    caller: Server, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    table = caller.set_up(PEOPLE)
    me = waiting_seat(table)
    found = subscribe(table, me, address=f"{receiver.address()}/SECRET-TOKEN")
    receiver.status = 500
    with caplog.at_level(logging.DEBUG, "tikal"):
        assert table.post(f"/notices/{me}/{found['id']}/test", table.secrets[me]) == {"problem": "notices-refused"}
    shown = table.get(f"/notices/{me}", table.secrets[me])["addresses"][0]
    assert shown["problem"] == "notices-refused"
    assert "SECRET" not in str(shown)
    assert "SECRET" not in caplog.text
    assert "did not arrive" in caplog.text


def test_a_subscription_that_is_gone_is_forgotten(caller: Server, receiver: Receiver) -> None:
    table, browser = caller.set_up(PEOPLE), Browser()
    found = subscribe(table, 0, subscription=browser.subscription(receiver.address()))
    receiver.status = 410
    assert table.post(f"/notices/0/{found['id']}/test", table.secrets[0]) == {"problem": "notices-gone"}
    assert table.get("/notices/0", table.secrets[0])["addresses"] == []


def test_tests_and_addresses_are_limited(sqlite: str, receiver: Receiver) -> None:
    with calling(sqlite, replace(AT_ONCE, test_every=3600.0)) as server:
        table = server.set_up(PEOPLE)
        for number in range(6):
            body = {"address": f"{receiver.address()}/{number}"}
            answer = table.ask("POST", "/notices/0", table.secrets[0], json=body)
            assert answer.status_code == (201 if number < 5 else 409)
        id_ = table.get("/notices/0", table.secrets[0])["addresses"][0]["id"]
        table.post(f"/notices/0/{id_}/test", table.secrets[0])
        assert table.refused("POST", f"/notices/0/{id_}/test", table.secrets[0])[0] == 429
        assert table.refused("POST", f"/notices/1/{id_}/test", table.secrets[1])[0] == 404, "it is another's"
        assert table.refused("GET", "/notices/0", table.secrets[1])[0] == 403
        assert table.refused("GET", "/notices/0", table.host)[0] == 403
        assert table.ask("DELETE", f"/notices/0/{id_}", table.secrets[0]).status_code == 200


def test_the_keys_are_made_once_for_the_owner_only(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tikal.db'}"
    seen = set()
    for _ in range(2):
        with calling(database) as server:
            table = server.set_up(PEOPLE)
            seen.add(table.get("/notices/0", table.secrets[0])["push_key"])
    assert len(seen) == 1
    assert (tmp_path / "push-keys.json").stat().st_mode & 0o777 == 0o600


# Guarded against receivers that hold the server up.

SLOWLY = (b"HTTP/1.1 200 OK\r\nX-Slow: ", b"x", 0.05)
ENDLESSLY = (b"HTTP/1.1 200 OK\r\n\r\n", b"x" * 1_000_000, 0.0)


def problem(table: Table) -> str | None:
    """What is known about the address of whoever is to act."""
    seat = table.get("", *table.people)["to_act"]
    found: str | None = table.get(f"/notices/{seat}", *table.people)["addresses"][0]["problem"]
    return found


def test_receivers_that_never_answer_hold_nobody_else_up(
    sqlite: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tikal.server.notices.process.SECONDS", 2.0)
    monkeypatch.setattr("tikal.server.notices.sender.THREADS", 1)
    with never_done(*SLOWLY) as tarpit, calling(sqlite) as server:
        slow = [server.set_up(PEOPLE) for _ in range(2)]
        for table in slow:
            subscribe(table, waiting_seat(table), subscription=Browser().subscription(tarpit))
            whole_turn(table)
        table = server.set_up(PEOPLE)
        subscribe(table, waiting_seat(table), subscription=Browser().subscription(receiver.address()))
        whole_turn(table)
        wait_until(lambda: len(receiver.received) == 1)
        wait_until(lambda: {problem(one) for one in slow} == {"notices-unreachable"})


def test_an_answer_without_an_end_is_not_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tikal.server.notices.process.SECONDS", 10.0)
    text = Text("title", "body", "http://example.org/t/x", "http://example.org/stop", "stop")
    keys = keys_beside(make_url(f"sqlite:///{tmp_path / 'tikal.db'}"))
    process = SendingProcess()
    with never_done(*ENDLESSLY) as endless:
        subscription = json.dumps(Browser().subscription(endless))
        assert process.send(Sending("push", subscription, text, keys, True)) == Outcome()
        assert process.send(Sending("address", endless.replace("http", "json"), text, keys, True)) == UNREACHABLE
    process.kill()


# Guarded against requests into the server's own network.

LOCAL = [
    "http://127.0.0.1:1/x",
    "https://localhost/x",
    "json://10.0.0.1/x",
    "jsons://192.168.1.1",
    "http://169.254.169.254/latest/meta-data",
    "json://[::1]/x",
    "json://[::ffff:127.0.0.1]/x",
    "json://[fe80::1]/x",
    "http://0.0.0.0/x",
    "http://2130706433/x",
    "gotify://127.0.0.1/token",
    "mailto://user:pass@localhost",
    "ntfy://127.0.0.1/topic",
]
UNKNOWN = ["file:///etc/passwd", "syslog://", "dbus://", "gopher://x/", "nonsense", "https://", "exec://ls"]


@pytest.mark.parametrize("address", [*LOCAL, *UNKNOWN])
def test_addresses_that_are_not_allowed_are_refused(server: Server, address: str) -> None:
    table = server.set_up(PEOPLE)
    status, error = table.refused("POST", "/notices/0", table.secrets[0], json={"address": address})
    assert (status, error["code"]) == (422, "bad-address")
    assert table.get("/notices/0", table.secrets[0])["addresses"] == []


@pytest.mark.parametrize("endpoint", ["http://127.0.0.1/push", "https://[::1]/push", "https://localhost:5432/"])
def test_a_push_endpoint_in_the_own_network_is_refused(server: Server, endpoint: str) -> None:
    table = server.set_up(PEOPLE)
    body = {"subscription": Browser().subscription(endpoint)}
    assert table.refused("POST", "/notices/0", table.secrets[0], json=body)[1]["code"] == "bad-address"


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.0.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("240.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("ff02::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("/run/docker.sock", False),
    ],
)
def test_what_is_public(address: str, public: bool) -> None:
    assert is_public(address) is public


@given(st.ip_addresses(v=4, network="10.0.0.0/8"))
def test_a_private_address_is_private_however_it_is_wrapped(address: Any) -> None:
    assert not is_public(str(address))
    assert not is_public(f"::ffff:{address}")


def test_a_connection_is_refused_whatever_the_name_meant_before(receiver: Receiver) -> None:
    """As when a name is public while it is checked and private when it is called, or a redirection leads inside."""
    with only_public():
        for dial in (
            lambda: httpx.get(f"http://127.0.0.1:{receiver.port}/"),
            lambda: socket.create_connection(("127.0.0.1", receiver.port)),
            lambda: socket.create_connection(("localhost", receiver.port)),
        ):
            with pytest.raises((ForbiddenAddress, httpx.ConnectError)):
                dial()
    assert receiver.received == []
    with socket.create_connection(("127.0.0.1", receiver.port)):
        pass  # others are not held up
    with pytest.raises(ForbiddenAddress):
        need_public("localhost")
