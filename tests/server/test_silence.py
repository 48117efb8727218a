"""Connections that are silent or never read are given up in time, and nobody is shown as connected who is not."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from dataclasses import replace
from typing import Any

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from serving import SECONDS, Server, Table, serving, settings_for, wait_until
from tikal.server.http import protocols
from tikal.server.http.headers import SECURITY_HEADERS
from tikal.server.http.protocols import http_protocol
from tikal.server.limits import Limits
from tikal.server.running import processes
from tikal.server.running.processes import listen
from tikal.server.sockets import outbox
from tikal.server.sockets.connections import Connection

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


@contextmanager
def bare(limits: Limits) -> Iterator[tuple[str, ServerState]]:
    """A server that says how long what it was sent is, or sends as much as is asked for; and its connections."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        wanted = int(scope["query_string"] or 0)
        length = len(await Request(scope, receive).body())
        await Response(b"x" * wanted if wanted else str(length))(scope, receive, send)

    listening = listen_with_small_buffers("127.0.0.1", 0)
    config = uvicorn.Config(app, http=http_protocol(limits, ()), log_config=None, access_log=False, lifespan="off")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        wait_until(lambda: server.started)
        yield f"127.0.0.1:{listening.getsockname()[1]}", server.server_state
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


def raw(server: Server | str, path: str | None = None) -> socket.socket:
    """A connection; with a path, a WebSocket that does nothing by itself, not even answer pings."""
    host, port = (server if isinstance(server, str) else server.address).split(":")
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


def is_refused(connection: socket.socket, more: bytes) -> bool:
    """Whether the other side has enough of this, however often we send it."""
    for _ in range(1000):
        try:
            connection.sendall(more)
            if connection.recv(1000) == b"":
                return True
        except TimeoutError:
            continue
        except (ConnectionResetError, BrokenPipeError):
            return True
    return False


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
    monkeypatch.setattr(processes, "listen", listen_with_small_buffers)
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


def test_a_body_that_never_arrives_is_not_waited_for() -> None:
    with bare(Limits(silence=SILENCE)) as (address, state), closing(raw(address)) as slow:
        slow.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc")
        assert is_ended(slow)
        assert not state.connections


def test_a_body_that_comes_slowly_arrives_but_not_one_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "PATIENCE", 4)
    with bare(Limits(silence=SILENCE)) as (address, _):
        with closing(raw(address)) as slow:
            slow.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\n\r\n")
            slow.settimeout(SILENCE / 3)
            for letter in b"abcdef":
                slow.sendall(bytes([letter]))
                with pytest.raises(TimeoutError) if letter != ord("f") else nullcontext():
                    answer = slow.recv(1000)
            assert answer.endswith(b"6")
        with closing(raw(address)) as endless:
            endless.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n")
            endless.settimeout(SILENCE / 3)
            assert is_refused(endless, b"x")


def test_half_of_a_second_request_is_not_waited_for() -> None:
    with bare(Limits(silence=SILENCE)) as (address, state):
        for more in (b"GET / HTTP/1.1\r\nHo", b"\r\n"):
            with closing(raw(address)) as slow:
                slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
                assert b" 200 " in slow.recv(1000)
                slow.sendall(more)
                assert is_ended(slow)
        wait_until(lambda: not state.connections)


@pytest.mark.parametrize("bytes_wanted", [20_000, 5_000_000])
def test_an_answer_that_nobody_reads_is_not_kept(bytes_wanted: int) -> None:
    with bare(Limits(silence=SILENCE)) as (address, state), closing(raw(address)) as deaf:
        deaf.sendall(b"GET /?%d HTTP/1.1\r\nHost: x\r\n\r\n" % bytes_wanted)
        wait_until(lambda: bool(state.total_requests))
        wait_until(lambda: not state.connections)


@pytest.mark.parametrize("end", [b"", b"\r\n\r\n"])
@pytest.mark.parametrize("head", [b"GET /%s HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: %s", b"GET / HTTP/1.1\r\n%s: x"])
def test_a_request_has_only_so_many_headers(head: bytes, end: bytes) -> None:
    """Counted while they come in: who never ends them would fill the memory."""
    with bare(Limits()) as (address, state), closing(raw(address)) as talkative:
        talkative.sendall(head % (b"x" * Limits().head) + end)
        answer = talkative.recv(10_000)
        assert answer.startswith(b"HTTP/1.1 431 ")
        for name, value in SECURITY_HEADERS.items():
            assert f"{name}: {value}\r\n".encode() in answer
        wait_until(lambda: not state.connections)


@pytest.mark.parametrize(
    ("sent", "status"),
    [(b"GET /%s HTTP/1.1\r\n\r\n" % (b"x" * Limits().head), 431), (b"nonsense\r\n\r\n", 400)],
)
def test_what_is_refused_unread_is_logged_and_counted(
    impatient: Server, sent: bytes, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    counted = f'tikal_requests_total{{method="other",path="(not read)",status="{status}"}} 1.0'
    with caplog.at_level("INFO", "tikal.requests"), closing(raw(impatient)) as client:
        client.sendall(sent)
        assert client.recv(10_000).startswith(b"HTTP/1.1 %d " % status)
        wait_until(lambda: counted in impatient.http.get("/metrics").text)
    assert [vars(one)["status"] for one in caplog.records if one.message == "turned away"] == [status]


def test_what_follows_a_body_counts_as_headers() -> None:
    with bare(Limits()) as (address, _), closing(raw(address)) as talkative:
        talkative.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n")
        talkative.settimeout(SILENCE / 100)
        assert is_refused(talkative, b"a: %s\r\n" % (b"x" * 10_000))


def test_a_large_body_is_no_header() -> None:
    with bare(Limits()) as (address, _), closing(raw(address)) as sender:
        for _ in range(2):
            sender.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n" + b"x" * 1_000_000)
            answer = b""
            while not answer.endswith(b"1000000"):  # head and body may arrive one by one
                more = sender.recv(10_000)
                assert more, answer
                answer += more


class FakeTransport(asyncio.Transport):
    """A connection from an address that this machine does not have."""

    def __init__(self, client: str) -> None:
        super().__init__({"peername": (client, 1), "sockname": ("::1", 80)})
        self.written = b""

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0


def test_one_network_has_only_so_many_connections() -> None:
    async def run() -> None:
        state = ServerState()
        config = uvicorn.Config(lambda: None, log_config=None, lifespan="off")
        protocol: Any = http_protocol(Limits(connections=2), ())

        def answer(client: str) -> bytes:
            transport = FakeTransport(client)
            protocol(config, state, {}).connection_made(transport)
            return transport.written

        assert [answer("2001:db8::1"), answer("2001:db8::2")] == [b"", b""]
        refused = answer("2001:db8::3")
        assert refused.startswith(b"HTTP/1.1 503 ")
        assert b"content-security-policy: " in refused
        assert answer("2001:db8:0:1::1") == b""

    asyncio.run(run())


def test_who_never_says_hello_is_sent_away(impatient: Server) -> None:
    table = impatient.set_up(spectators=False)
    with connect(f"ws://{impatient.address}/ws/tables/{table.id}") as nobody:
        assert json.loads(nobody.recv(timeout=SECONDS)) == {"type": "closing", "reason": "no-hello"}
        with pytest.raises(ConnectionClosed) as closed:
            nobody.recv(timeout=SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408


def test_who_says_hello_again_is_not_taken_for_somebody_who_never_did(
    impatient: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is worked out what they missed, which may take until they should have said hello."""
    table = impatient.set_up(spectators=False)
    go_on = threading.Event()
    welcoming = Connection._welcoming

    def slowly(connection: Connection, *about: Any) -> str:
        assert go_on.wait(SECONDS)
        return welcoming(connection, *about)

    with table.live(table.secrets[0]) as live:
        live.hear("welcome")
        monkeypatch.setattr(Connection, "_welcoming", slowly)
        live.say(type="hello", secrets=[table.secrets[0]])
        with connect(f"ws://{impatient.address}/ws/tables/{table.id}") as later:
            assert json.loads(later.recv(timeout=SECONDS))["reason"] == "no-hello"
        go_on.set()
        assert live.hear("welcome", "closing")["type"] == "welcome"


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
