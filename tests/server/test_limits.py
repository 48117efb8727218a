"""Limits on sizes and rates, and the headers of every answer."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from asgi_server import serving
from serving import wait_until
from tikal.server.http.headers import SECURITY_HEADERS, SecurityHeaders
from tikal.server.http.limiting import Limiting
from tikal.server.limits.buckets import MOST_BUCKETS, Buckets, Rate
from tikal.server.limits.descriptors import FEWEST
from tikal.server.limits.quotas import Quotas
from tikal.server.limits.settings import Limits
from tikal.server.secrets import hash_of

SLOW = Rate(burst=3, per_second=0.001)


async def echo(request: Request) -> JSONResponse:
    return JSONResponse({"length": len(await request.body())})


async def echo_socket(socket: WebSocket) -> None:
    await socket.accept()
    async for written in socket.iter_text():
        await socket.send_text(written)


def limited(limits: Limits, quotas: Quotas | None = None) -> Starlette:
    app = Starlette(
        routes=[
            Route("/healthz", echo),
            Route("/api/tables", echo, methods=["GET", "POST"]),
            Route("/api/tables/from-file", echo, methods=["POST"]),
            Route("/api/tables/{table}/moves", echo, methods=["GET", "POST"]),
            WebSocketRoute("/ws/tables/{table}", echo_socket),
        ]
    )
    app.add_middleware(Limiting, quotas=quotas or Quotas(limits))
    app.add_middleware(SecurityHeaders, instance="here")
    return app


@contextmanager
def client(limits: Limits, quotas: Quotas | None = None) -> Iterator[httpx.Client]:
    with serving(limited(limits, quotas)) as address, httpx.Client(base_url=f"http://{address}") as asking:
        yield asking


@contextmanager
def connection(limits: Limits) -> Iterator[ClientConnection]:
    with serving(limited(limits)) as address, connect(f"ws://{address}/ws/tables/a") as socket:
        yield socket


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Clock()
    buckets = Buckets(Rate(burst=2, per_second=0.5), clock)
    assert [buckets.take("a"), buckets.take("a")] == [0, 0]
    assert buckets.take("a") == pytest.approx(2.0)
    assert buckets.take("b") == 0, "others have buckets of their own"
    clock.now = 2.0
    assert buckets.take("a") == 0
    assert buckets.take("a") == pytest.approx(2.0)
    clock.now = 1000.0
    assert [buckets.take("a") for _ in range(3)] == [0, 0, pytest.approx(2.0)]


def test_buckets_do_not_fill_the_memory() -> None:
    buckets = Buckets(SLOW)
    for number in range(MOST_BUCKETS + 10):
        buckets.take(str(number))
    assert len(buckets._buckets) == MOST_BUCKETS


def test_too_many_requests_are_told_when_to_come_back() -> None:
    with client(Limits(requests=SLOW)) as asking:
        assert [asking.get("/api/tables").status_code for _ in range(4)] == [200, 200, 200, 429]
        refused = asking.get("/api/tables")
        assert int(refused.headers["retry-after"]) > 1
        assert refused.json()["error"]["code"] == "too-many"
        assert "Try again in" in refused.json()["error"]["message"]
        assert asking.get("/healthz").status_code == 200, "who watches the server is not counted"


def test_new_tables_are_counted_by_themselves() -> None:
    with client(Limits(new_tables=SLOW)) as asking:
        assert [asking.post("/api/tables").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert asking.post("/api/tables/from-file").status_code == 429
        assert asking.get("/api/tables").status_code == 200


def test_a_stranger_takes_nothing_from_those_at_a_table() -> None:
    """Requests without a right secret are counted for their address, wherever they go, and nowhere else."""
    limits = Limits(requests=SLOW)
    quotas = Quotas(limits)
    quotas.admitted("a", [hash_of("right")])
    with client(limits, quotas) as asking:
        right, wrong = ({"authorization": f"Bearer {secret}"} for secret in ("right", "wrong"))
        assert [asking.post("/api/tables/a/moves", headers=wrong).status_code for _ in range(4)] == [200, 200, 200, 429]
        assert asking.post("/api/tables/a/moves").status_code == 429
        assert {asking.post("/api/tables/a/moves", headers=right).status_code for _ in range(10)} == {200}
        assert asking.post("/api/tables/b/moves", headers=right).status_code == 429, "it is no secret of that table"


def test_keys_of_buckets_are_never_what_a_client_has_written() -> None:
    quotas = Quotas(Limits())
    with client(Limits(), quotas) as asking:
        for number in range(20):
            asking.post(f"/api/tables/{'x' * 1000}{number}/moves")
            asking.post(f"/api/tables/{number}/moves", headers={"authorization": f"Bearer {number}"})
    for buckets in quotas._buckets.values():
        assert len(buckets._buckets) <= 1


def test_an_address_has_a_limit_for_all_its_tables_together() -> None:
    limits = Limits(everything=SLOW)
    quotas = Quotas(limits)
    for table in "abcd":
        quotas.admitted(table, [hash_of(table)])
    with client(limits, quotas) as asking:
        answers = [
            asking.post(f"/api/tables/{table}/moves", headers={"authorization": f"Bearer {table}"}).status_code
            for table in "abcd"
        ]
    assert answers == [200, 200, 200, 429]


def test_a_client_has_only_so_many_sockets() -> None:
    with serving(limited(Limits(sockets=2))) as address:
        where = f"ws://{address}/ws/tables/a"
        with connect(where), connect(where):
            with pytest.raises(InvalidStatus) as refused:
                connect(where)
            response = refused.value.response
            assert response.status_code == 429
            assert json.loads(response.body)["error"]["id"] == "limit-sockets"
            assert {name: response.headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS
        with connect(where) as socket:  # as soon as one is closed, there is room again
            socket.send("hm")
            assert socket.recv() == "hm"


def test_there_is_an_end_to_all_sockets_together() -> None:
    with serving(limited(Limits(rates=False, spare_descriptors=10**9))) as address, ExitStack() as stack:
        for _ in range(FEWEST):
            stack.enter_context(connect(f"ws://{address}/ws/tables/a"))
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://{address}/ws/tables/a")
        assert refused.value.response.status_code == 503


def test_rates_can_be_switched_off() -> None:
    with client(Limits(rates=False, requests=SLOW, new_tables=SLOW, everything=SLOW)) as asking:
        assert {asking.post("/api/tables").status_code for _ in range(10)} == {200}


@pytest.mark.parametrize("in_pieces", [False, True])
def test_a_body_that_is_too_large_is_refused(in_pieces: bool) -> None:
    with client(Limits(body=1000, upload=5000)) as asking:
        small, large, larger = b"x" * 1000, b"x" * 1001, b"x" * 5001

        def sent(address: str, body: bytes) -> httpx.Response:
            pieces = iter([body[:600], body[600:]])
            return asking.post(address, content=pieces if in_pieces else body)

        assert sent("/api/tables", small).json() == {"length": 1000}
        refused = sent("/api/tables", large)
        assert refused.status_code == 413
        assert refused.json()["error"]["id"] == "limit-too-large"
        assert sent("/api/tables/from-file", large).json() == {"length": 1001}
        assert sent("/api/tables/from-file", larger).status_code == 413


def test_a_client_sends_only_so_many_files_at_a_time() -> None:
    """They have to be kept until they are complete, however slowly they come."""
    more = threading.Event()

    def slowly() -> Iterator[bytes]:
        yield b"x" * 1000
        assert more.wait(30)
        yield b"x"

    quotas = Quotas(Limits(uploads=2))
    with client(Limits(uploads=2), quotas) as asking, ThreadPoolExecutor(2) as threads:
        sent = [threads.submit(asking.post, "/api/tables/from-file", content=slowly()) for _ in range(2)]
        try:
            wait_until(lambda: quotas._uploads.total() == 2)
            refused = asking.post("/api/tables/from-file", content=b"x")
            assert (refused.status_code, refused.json()["error"]["id"]) == (429, "limit-busy")
            assert asking.post("/api/tables", content=b"x").status_code == 200
        finally:
            more.set()
        assert [one.result().json() for one in sent] == [{"length": 1001}] * 2
        assert asking.post("/api/tables/from-file", content=b"x").status_code == 200
    assert not quotas._uploads


def test_messages_that_come_too_quickly_wait_but_all_arrive() -> None:
    limits = Limits(messages=Rate(burst=1, per_second=50))
    with connection(limits) as socket:
        for number in range(5):
            socket.send(str(number))
        assert [socket.recv() for _ in range(5)] == ["0", "1", "2", "3", "4"]


def test_every_answer_has_the_security_headers() -> None:
    with client(Limits(requests=SLOW, body=10)) as asking:
        answers = [asking.get("/api/tables"), asking.get("/nowhere"), asking.post("/api/tables", content=b"x" * 11)]
        answers.append(asking.get("/api/tables"))
        assert [answer.status_code for answer in answers] == [200, 404, 413, 429]
        for answer in answers:
            assert {name: answer.headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS
            assert answer.headers["tikal-instance"] == "here"


def test_no_script_but_our_own_may_run() -> None:
    policy = dict(part.split(" ", 1) for part in SECURITY_HEADERS["content-security-policy"].split("; "))
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
