"""Whatever people write, and whatever strangers send: it is data, it is refused or shown, and it harms nobody."""

from __future__ import annotations

import json
from typing import Any, Final
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from serving import SECONDS, Server, Table
from tikal.server.http.headers import SECURITY_HEADERS
from tikal.server.questions import QUESTIONS
from tikal.texts.letters import is_printable

pytest_plugins = ("databases", "servers")

SHARED: Final = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
NAUGHTY: Final = (
    "{3}",
    "{0}",
    "{ $name }",
    "%s",
    "<b>",
    "\u200d",
    "👩\u200d🚀",
    "a\u200cb",
    "\u202e",
    "\ud800",
    "\0",
    "\x1b[0m",
)
texts = st.one_of(
    st.sampled_from(NAUGHTY),
    st.text(st.characters(), min_size=1, max_size=41),
    st.text(st.sampled_from("{}$0123 \u200dA"), min_size=1, max_size=12),
)


@pytest.fixture(scope="module")
def table(sqlite_server: Server) -> Table:
    return sqlite_server.set_up(seed=3)


def may_be_a_name(text: str) -> bool:
    return 0 < len(text.strip()) == len(text) <= 40 and is_printable(text)


def body(**parts: Any) -> dict[str, Any]:
    """As a program in any language would send it: lone surrogates are escaped."""
    return {"content": json.dumps(parts).encode(), "headers": {"content-type": "application/json"}}


@SHARED
@given(texts)
def test_names_are_data(table: Table, name: str) -> None:
    answer = table.server.http.request(
        "PUT",
        f"/api/tables/{table.id}/seats/0/name",
        content=json.dumps({"name": name}).encode(),
        headers={"authorization": f"Bearer {table.secrets[0]}", "content-type": "application/json"},
    )
    assert answer.status_code == (200 if may_be_a_name(name) else 422), answer.text
    if answer.status_code == 200:
        assert table.get("")["seats"][0]["name"] == name
        event = table.get(f"/events?since={answer.json()['seq'] - 1}")["events"][-1]
        assert event["sentences"][0]["args"]["name"] == name
        with table.live(table.secrets[0]) as live:
            welcome = live.hear("welcome")
        assert welcome["position"]["view"]["players"][0]["name"] == name


@pytest.mark.parametrize(("name", "status"), [("👩\u200d🚀", 200), ("علی\u200cرضا", 200), ("\u200d", 422)])
def test_a_name_may_have_joiners_but_not_of_them_alone(table: Table, name: str, status: int) -> None:
    """Many emoji and Persian words are written with them."""
    answer = table.ask("PUT", "/seats/1/name", table.secrets[1], json={"name": name})
    assert answer.status_code == status
    assert (table.get("")["seats"][1]["name"] == name) is (status == 200)


@SHARED
@given(texts)
def test_titles_and_talk_are_data(table: Table, text: str) -> None:
    seats = [{"kind": "here"}, {"kind": "here"}]
    wanted = {"edition": "classic", "seats": seats, "title": text}
    created = table.server.http.post("/api/tables", **body(**wanted))
    assert created.status_code in (201, 422), created.text
    if created.status_code == 201:
        assert table.server.http.get(f"/api/tables/{created.json()['table']}").json()["title"] == text
    authorization = {"authorization": f"Bearer {table.host}", "content-type": "application/json"}
    said = table.server.http.post(
        f"/api/tables/{table.id}/chat", content=json.dumps({"text": text}).encode(), headers=authorization
    )
    assert said.status_code in (200, 422), said.text
    if said.status_code == 200:
        assert said.json()["events"][0]["text"] == text


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)
FIELDS: Final = (
    "actions", "key", "text", "agree", "to", "count", "seat", "name", "level", "file", "title", "seed", "challenge",
    "credential", "session", "secret", "tables", "table", "token", "language", "address", "subscription",
)  # fmt: skip
bodies = anything | st.dictionaries(st.sampled_from((*FIELDS, "edition", "seats", "options")), anything, max_size=6)
PATHS: Final = (
    "", "/moves", "/undo", "/takeback", "/takeback/answer", "/chat", "/resign", "/rematch", "/seats/0/name",
    "/seats/1/bot", "/seats/1/rated", "/seats/1/take", "/sit-down", "/notices/1", "/why", "/preview", "/threats",
    "/hint",
)  # fmt: skip
ELSEWHERE: Final = (
    "/api/accounts", "/api/accounts/registration", "/api/accounts/sign-in", "/api/deals", "/api/calendar",
    "/api/notices/look", "/api/notices/confirm", "/api/notices/stop",
)  # fmt: skip
QUERIES: Final = (
    ("/api/ratings", ("edition", "players", "skip")), ("/api/open-tables", ("what", "after")), ("/api/deals/{}", ()),
    ("/calendar/{}.ics", ()), ("/api/tables/{}/notices/0", ()),
)  # fmt: skip


@SHARED
@given(st.sampled_from(PATHS), bodies, st.sampled_from(("POST", "PUT", "DELETE")))
def test_nothing_that_is_sent_is_an_error_of_the_server(table: Table, path: str, sent: Any, method: str) -> None:
    address = f"/api/tables/{table.id}{path}" if path else "/api/tables"
    answer = table.server.http.request(
        method,
        address,
        content=json.dumps(sent).encode(),
        headers={"authorization": f"Bearer {table.secrets[1]}", "content-type": "application/json"},
    )
    assert answer.status_code < 500, (address, sent, answer.text)
    assert answer.headers["x-content-type-options"] == "nosniff"


@SHARED
@given(st.sampled_from(ELSEWHERE), bodies)
def test_nor_is_anything_sent_without_a_table(table: Table, address: str, sent: Any) -> None:
    answer = table.server.http.post(address, **{**body(), "content": json.dumps(sent).encode()})
    assert answer.status_code < 500, (address, sent, answer.text)


@pytest.mark.parametrize("which", ["sqlite_server", "postgres_server"])
@SHARED
@given(address=st.sampled_from(QUERIES), odd=texts)
def test_no_address_is_an_error_of_the_server(
    which: str, address: tuple[str, tuple[str, ...]], odd: str, request: pytest.FixtureRequest
) -> None:
    server: Server = request.getfixturevalue(which)
    path, names = address
    text = quote(odd, safe="", errors="surrogatepass")
    for asked in ("", "2026-11-17~"):
        query = "&".join(f"{name}={2 if name == 'players' else asked + text}" for name in names)
        answer = server.http.get(f"{path.format(text)}?{query}")
        assert answer.status_code < 500, (path, odd, answer.text)


@SHARED
@given(
    st.lists(
        bodies | st.builds(lambda part: {"type": "do", "key": "k", **part}, st.dictionaries(texts, anything)),
        max_size=6,
    )
)
def test_no_message_ends_a_connection(table: Table, messages: list[Any]) -> None:
    with table.live(table.secrets[0]) as live:
        live.hear("welcome")
        for message in messages:
            live.socket.send(json.dumps(message))
        live.say(type="ping")
        assert live.hear("pong")


@pytest.mark.parametrize(
    "path",
    ["/%00", "/" + "x" * 300, "/assets/" + "x" * 300, "/locales/en/" + "x" * 300 + ".ftl", "/locales/en/%00.ftl",
     "/assets/%00", "/assets/%2e%2e/%2e%2e/app.py", "/t/" + "x" * 5000, "/api/tables/%00", "/api/tables/a%0Ab",
     "/%ff%fe"],
)  # fmt: skip
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
def test_odd_addresses_are_refused_properly(server: Server, path: str, method: str) -> None:
    answer = server.http.request(method, path)
    assert 400 <= answer.status_code < 500 or path.startswith("/t/"), answer.status_code
    assert {name: answer.headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS


def test_the_page_can_be_asked_for_its_head(server: Server) -> None:
    for path in ("/", "/new", "/locales/en/server.ftl"):
        head, whole = server.http.head(path), server.http.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]


DEEP: Final = "[" * 30_000


def test_deep_nesting_is_refused_and_the_connection_goes_on(table: Table) -> None:
    with table.live(table.secrets[0]) as live:
        live.hear("welcome")
        for deep in (DEEP, '{"type":' * 5_000):
            live.socket.send(deep)
            assert live.hear("refused")["error"]["code"] == "malformed"
        live.say(type="ping")
        assert live.hear("pong")
    answer = table.server.http.post("/api/tables", content=DEEP, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)


def test_a_failure_is_answered_with_all_headers(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr("tikal.server.tables.service.Tables.look", fail)
    answer = server.http.get("/api/tables/abc")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "failed")
    assert {name: answer.headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS
    assert "out of order" not in answer.text


def test_a_question_that_fails_is_answered(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that takes long is answered by the way, where nobody would notice that no answer comes."""

    async def fail(*_: object) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr("tikal.server.questions.hint", fail)
    with table.live(table.secrets[0]) as live:
        live.say(type="ask", id="1", what="hint")
        answer = live.hear("answer")
        assert (answer["id"], answer["error"]["code"]) == ("1", "failed")
        assert "out of order" not in json.dumps(answer)


@pytest.mark.parametrize("which", ["sqlite_server", "postgres_server"])
@pytest.mark.parametrize("table_id", ["%00", "%01", "A", "x" * 33, "%F0%9F%98%80", "a%20b"])
def test_a_socket_to_no_possible_table_is_turned_away(
    which: str, table_id: str, request: pytest.FixtureRequest
) -> None:
    server: Server = request.getfixturevalue(which)
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{server.address}/ws/tables/{table_id}", open_timeout=SECONDS)
    assert refused.value.response.status_code == 404


def test_a_long_value_is_shown_as_far_as_it_goes(server: Server) -> None:
    wanted = {"edition": "classic", "seats": [{"kind": "here"}] * 2, "options": {"x" * 60: "y" * 5000}}
    error = server.http.post("/api/tables", json=wanted).json()["error"]
    assert "???" not in error["message"]
    table = server.set_up()
    _, error = table.refused("POST", "/moves", *table.people, json={"actions": ["place " + "y" * 110], "key": "k"})
    assert "???" not in error["message"]


@pytest.mark.parametrize(
    ("what", "sent", "said"),
    [
        ("why", {"action": 3}, "action: Input should be a valid string"),
        ("why", {"action": {"kind": "dig"}}, "action.args: Field required"),
        ("why", {"action": {"kind": "dig", "args": {"hex": []}}}, "action.args.hex: Input should be a valid string"),
        ("plan", {"seat": 0, "actions": ["end", {}]}, "actions.1.kind: Field required"),
        ("threats", {"seat": 0}, "seat: Extra inputs are not permitted"),
        ("threats", {"plan": {"seat": 0}}, "plan.actions: Field required"),
        ("undo", {"count": "x"}, "count: Input should be a valid integer"),
        ("chat", {"text": " "}, "text: use printable characters"),
    ],
)
def test_a_refusal_names_fields_and_no_types_of_the_server(table: Table, what: str, sent: Any, said: str) -> None:
    path = f"/api/tables/{table.id}/{what}"
    answer = table.server.http.post(path, json=sent, headers={"Authorization": f"Bearer {table.host}"})
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["args"]["detail"].startswith(said)
    assert error["args"]["field"] == said.partition(":")[0]
    asks = {"type": "ask", "id": "1", "what": what}
    with table.live(table.host) as live:
        live.say(**(asks if what in QUESTIONS else {"type": "do", "command": what, "key": "k"}), **sent)
        assert live.hear("answer", "refused")["error"] == error


@pytest.mark.parametrize(
    ("body", "kind", "said"),
    [
        ("", "application/json", "send an object as JSON in the body"),
        ("[]", "application/json", "send an object as JSON in the body"),
        ('{"count": 1}', "application/x-www-form-urlencoded", "send an object as JSON in the body"),
        ("{count", "application/json", "the body is not JSON: Expecting property name"),
    ],
)
def test_a_body_that_is_no_object_is_refused_in_words(table: Table, body: str, kind: str, said: str) -> None:
    headers = {"Authorization": f"Bearer {table.host}", "Content-Type": kind}
    answer = table.server.http.post(f"/api/tables/{table.id}/undo", content=body, headers=headers)
    assert answer.status_code == 422
    assert answer.json()["error"]["args"]["detail"].startswith(said)


def test_a_bot_that_there_is_not_is_refused_with_its_field(server: Server) -> None:
    wanted = {"edition": "classic", "seats": [{"kind": "here"}, {"kind": "bot", "level": "genius"}]}
    error = server.http.post("/api/tables", json=wanted).json()["error"]
    assert error["args"]["field"] == "seats.1.level"
    assert "there is no bot 'genius'" in error["message"]
