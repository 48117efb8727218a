"""Connections that are silent or never read are given up in time, and nobody is shown as connected who is not."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from serving import SECONDS, Server, Table, serving, settings_for, wait_until
from tikal.server import outbox, running
from tikal.server.limits import Limits
from tikal.server.running import listen

pytest_plugins = ("databases",)
SILENCE = 0.6
SMALL = 4096
"""Bytes that the system takes for a client that does not read: so little has to be sent until its server waits."""

LONG = 1000
"""Letters of what somebody says."""
MOST_SAID = 1000
"""Much more than a server should keep for somebody who does not read."""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    settings = settings_for(f"sqlite:///{tmp_path_factory.mktemp('silence') / 'tikal.db'}")
    settings = replace(settings, limits=Limits(rates=False, silence=SILENCE))
    with serving(settings) as address, Server(address) as server:
        yield server


def raw(server: Server, path: str | None = None) -> socket.socket:
    """A connection; with a path, a WebSocket that does nothing by itself, not even answer pings."""
    host, port = server.address.split(":")
    connection = socket.socket()
    connection.settimeout(SECONDS)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    connection.connect((host, int(port)))
    if path is not None:
        connection.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in connection.recv(65536)
    return connection


def listen_with_small_buffers(host: str, port: int) -> socket.socket:
    """As the server does; its connections inherit this, and soon wait for a client that does not read."""
    listening = listen(host, port)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    return listening


def frame(**message: object) -> bytes:
    """A short message as a WebSocket client sends it."""
    text, mask = json.dumps(message).encode(), os.urandom(4)
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text)]) + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))


def connected(table: Table) -> list[bool]:
    return [seat["connected"] for seat in table.get("")["seats"]]


def is_ended(connection: socket.socket) -> bool:
    """Whether the other side has given the connection up."""
    try:
        while connection.recv(1 << 20):
            pass
    except ConnectionResetError:
        pass
    return True


def test_a_client_that_never_reads_is_not_shown_as_connected(impatient: Server) -> None:
    table = impatient.set_up()
    with closing(raw(impatient, f"/ws/tables/{table.id}")) as deaf:
        deaf.sendall(frame(type="hello", secrets=[table.secrets[0]]))
        wait_until(lambda: connected(table) == [True, False])
        for _ in range(40):  # more than fits into the buffers on the way
            deaf.sendall(frame(type="hello", secrets=[table.secrets[0]], since=1))
        wait_until(lambda: connected(table) == [False, False])


def test_a_client_that_stops_reading_holds_up_nobody_and_is_given_up(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MOST_WAITING", 2 * outbox.MUCH_WAITING)
    monkeypatch.setattr(running, "listen", listen_with_small_buffers)
    settings = replace(settings_for(sqlite), limits=Limits(rates=False, silence=SECONDS))
    with serving(settings) as address, Server(address) as server:
        table = server.set_up()
        with closing(raw(server, f"/ws/tables/{table.id}")) as deaf, table.live(table.secrets[1]) as other:
            said = 0
            for _ in range(40):  # more than fits into the buffers on the way
                deaf.sendall(frame(type="hello", secrets=[table.secrets[0]], since=1))
            wait_until(lambda: connected(table) == [True, True])
            while connected(table)[0] and said < MOST_SAID:
                said += 1
                assert other.do("chat", text=f"{said:0{LONG}}")["type"] == "done"
            assert is_ended(deaf)
        spoken = [
            event["text"] for event in table.get("/events", table.secrets[1])["events"] if event["kind"] == "chat"
        ]
        assert spoken == [f"{number:0{LONG}}" for number in range(1, said + 1)]


def test_who_answers_pings_stays(impatient: Server) -> None:
    table = impatient.set_up()
    with table.live(table.secrets[0]) as live:
        live.hear("welcome")
        with pytest.raises(TimeoutError):
            live.socket.recv(timeout=2 * SILENCE)
        live.say(type="ping")
        assert live.hear("pong")
        assert connected(table) == [True, False]


def test_a_connection_that_asks_for_nothing_is_closed(impatient: Server) -> None:
    with closing(raw(impatient)) as silent:
        assert is_ended(silent)
    with closing(raw(impatient)) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        assert is_ended(slow), "a request that is never finished"


def test_who_never_says_hello_is_sent_away(impatient: Server) -> None:
    table = impatient.set_up(spectators=False)
    with connect(f"ws://{impatient.address}/ws/tables/{table.id}") as nobody:
        assert json.loads(nobody.recv(timeout=SECONDS)) == {"type": "closing", "reason": "no-hello"}
        with pytest.raises(ConnectionClosed) as closed:
            nobody.recv(timeout=SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408


def test_one_address_has_only_so_many_connections(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('many') / 'tikal.db'}"
    limits = Limits(connections=5)
    with (
        serving(replace(settings_for(database), limits=limits), trusted_proxies="") as address,
        Server(address) as server,
    ):
        kept = [raw(server) for _ in range(5)]
        with closing(raw(server)) as refused:
            assert b" 503 " in refused.recv(1000)
        for one in kept:
            one.close()
        wait_until(lambda: server.http.get("/healthz").status_code == 200)
