"""Ratings: accounts by passkey, games that count once, and nobody who escapes a defeat by leaving."""

from __future__ import annotations

import json
from itertools import count
from typing import Any
from urllib.parse import quote

import pytest

from authenticator import Passkey
from serving import Server, Table

pytest_plugins = ("databases", "servers")

_numbers = count(1)
SEATS = [{"kind": "here", "name": "Ana"}, {"kind": "link", "name": "Bo"}]


@pytest.fixture(params=[pytest.param("sqlite_server", marks=pytest.mark.thorough), "postgres_server"])
def server(request: pytest.FixtureRequest) -> Server:
    """Each database in turn; the quick tests in the browser use SQLite."""
    found: Server = request.getfixturevalue(request.param)
    return found


class Person:
    """Somebody with an account."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.name = f"Player № {next(_numbers)}"
        self.passkey = Passkey("127.0.0.1", f"http://{server.address}")
        asked = self.post("/accounts/registration", name=self.name).json()
        body = {"challenge": asked["challenge"], "credential": self.passkey.made(asked["options"])}
        answer = self.post("/accounts", **body)
        assert answer.status_code == 201, answer.text
        self.session: str = answer.json()["session"]
        self.used = body

    def post(self, path: str, **body: Any) -> Any:
        return self.server.http.post(f"/api{path}", json=body)

    def sign_in(self) -> Any:
        asked = self.post("/accounts/sign-in/options").json()
        return self.post(
            "/accounts/sign-in", challenge=asked["challenge"], credential=self.passkey.shown(asked["options"])
        )

    def me(self) -> Any:
        return self.server.http.get("/api/accounts/me", headers={"authorization": f"Bearer {self.session}"})

    @property
    def ratings(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.me().json()["ratings"]
        return found

    def plays(self, table: Table, seat: int) -> Any:
        return table.ask("POST", f"/seats/{seat}/rated", table.secrets[seat], json={"session": self.session})


def finish(table: Table) -> None:
    while legal := table.get("/positions/now", *table.people)["view"]["legal_actions"]:
        table.play("end" if "end" in legal else legal[0])


def test_an_account_is_made_and_signed_in_to_with_a_passkey(server: Server) -> None:
    ana = Person(server)
    assert ana.me().json() == {"name": ana.name, "ratings": []}
    answer = ana.sign_in()
    assert (answer.status_code, answer.json()["name"]) == (200, ana.name)
    assert answer.json()["session"] != ana.session


def test_what_is_no_passkey_of_an_account_is_refused(server: Server) -> None:
    ana = Person(server)
    assert ana.post("/accounts", **ana.used).status_code == 422, "a challenge is answered once"
    asked = ana.post("/accounts/sign-in/options").json()
    stranger = Passkey("127.0.0.1", f"http://{server.address}")
    body = {"challenge": asked["challenge"], "credential": stranger.shown(asked["options"])}
    assert ana.post("/accounts/sign-in", **body).status_code == 401
    asked = ana.post("/accounts/sign-in/options").json()
    forged = ana.passkey.shown({"challenge": "AAAA"})
    assert ana.post("/accounts/sign-in", challenge=asked["challenge"], credential=forged).status_code == 401
    elsewhere = Passkey("evil.example", "https://evil.example")
    asked = ana.post("/accounts/registration", name="Somebody else").json()
    made = {"challenge": asked["challenge"], "credential": elsewhere.made(asked["options"])}
    assert ana.post("/accounts", **made).status_code == 401
    for nonsense in ({}, {"id": "x"}, {"id": 7, "response": []}):
        asked = ana.post("/accounts/sign-in/options").json()
        assert ana.post("/accounts/sign-in", challenge=asked["challenge"], credential=nonsense).status_code == 401
        asked = ana.post("/accounts/registration", name="Nobody").json()
        assert ana.post("/accounts", challenge=asked["challenge"], credential=nonsense).status_code == 401


def test_names_that_look_the_same_are_taken(server: Server) -> None:
    ana = Person(server)
    assert ana.post("/accounts/registration", name=ana.name.upper()).status_code == 409
    assert ana.post("/accounts/registration", name="").status_code == 422


def test_a_rated_game_counts_once_and_for_everybody(server: Server) -> None:
    ana, bo = Person(server), Person(server)
    table = server.set_up(SEATS, rated=True)
    for seat, person in enumerate((ana, bo)):
        assert person.plays(table, seat).status_code == 200
    finish(table)
    changed = table.get("/rated")["seats"]
    assert [one["name"] for one in changed] == [ana.name, bo.name]
    assert all(one["place"] is not None for one in changed)
    (mine,), (theirs,) = ana.ratings, bo.ratings
    assert (mine["games"], theirs["games"]) == (1, 1)
    assert (mine["edition"], mine["players"]) == ("supermeeple-2015", 2)
    assert table.refused("POST", "/takeback", *table.people, json={"to": 1})[1]["code"] == "over"
    best = server.http.get("/api/ratings", params={"edition": "supermeeple-2015", "players": 2}).json()
    assert {ana.name, bo.name} <= {one["name"] for one in best["ratings"]}
    points = [one["rating"] for one in best["ratings"]]
    assert points == sorted(points, reverse=True)


def test_whoever_leaves_comes_last(server: Server) -> None:
    ana, bo = Person(server), Person(server)
    table = server.set_up(SEATS, rated=True)
    ana.plays(table, 0)
    bo.plays(table, 1)
    finish_after_resigning(table)
    assert table.refused("POST", "/takeback", table.secrets[0], json={"to": 1})[1]["code"] == "over"
    places = {one["seat"]: (one["place"], one["change"]) for one in table.get("/rated")["seats"]}
    assert places[0][0] == 2
    assert places[1][0] == 1
    assert places[0][1] < places[1][1]
    assert (ana.ratings[0]["wins"], bo.ratings[0]["wins"]) == (0, 1)


def test_nobody_makes_another_come_last(server: Server) -> None:
    ana, bo = Person(server), Person(server)
    table = server.set_up(SEATS, rated=True)
    ana.plays(table, 0)
    bo.plays(table, 1)
    assert table.refused("POST", "/seats/1/bot", table.host, table.secrets[0], json={"level": "random"})[0] == 403
    assert table.get("")["seats"][1]["kind"] == "link"
    table.post("/seats/0/bot", table.secrets[0], level="random")
    table.post("/seats/1/bot", table.secrets[1], level="random")


def test_nobody_plays_on_for_the_rating_of_another(server: Server) -> None:
    ana, bo = Person(server), Person(server)
    table = server.set_up(SEATS, rated=True)
    ana.plays(table, 0)
    bo.plays(table, 1)
    table.post("/seats/1/leave", table.secrets[1])
    assert table.refused("POST", "/invitations", table.host, json={"seats": [1]})[1]["code"] == "rated-seat"
    table.post("/seats/1/bot", table.host, level="random")  # a player who has left has nothing against it


def test_a_challenge_is_good_for_one_answer_even_a_wrong_one(server: Server) -> None:
    ana = Person(server)
    asked = ana.post("/accounts/sign-in/options").json()
    wrong = {"challenge": asked["challenge"], "credential": ana.passkey.shown({"challenge": "AAAA"})}
    assert ana.post("/accounts/sign-in", **wrong).status_code == 401
    right = {"challenge": asked["challenge"], "credential": ana.passkey.shown(asked["options"])}
    assert ana.post("/accounts/sign-in", **right).status_code == 422


@pytest.mark.parametrize("odd", ["\0", "\ud800", "x" * 5000, "é"])
def test_odd_texts_are_refused(server: Server, odd: str) -> None:
    def sent(path: str, **body: Any) -> int:
        content, headers = json.dumps(body).encode(), {"content-type": "application/json"}
        return server.http.post(f"/api{path}", content=content, headers=headers).status_code

    assert sent("/accounts", challenge=odd, credential={}) == 422
    asked = server.http.post("/api/accounts/sign-in/options").json()["challenge"]
    assert sent("/accounts/sign-in", challenge=asked, credential={"id": odd}) in (401, 422)
    asked = server.http.post("/api/accounts/registration", json={"name": "Nobody"}).json()["challenge"]
    made = {"id": "x", "rawId": odd, "response": {"clientDataJSON": odd, "attestationObject": odd}}
    assert sent("/accounts", challenge=asked, credential=made) in (401, 422)
    table = server.set_up(SEATS, rated=True)
    assert sent(f"/tables/{table.id}/seats/0/rated", session=odd) in (401, 422)
    assert sent("/calendar", tables={table.id: [odd]}) in (200, 422)
    for path in ("/ratings?players=2&edition=", "/open-tables?after=2026~", "/open-tables?after="):
        text = quote(odd if "ratings" in path else f"{odd}~x", errors="surrogatepass")
        assert server.http.get(f"/api{path}{text}").status_code in (200, 422)


def finish_after_resigning(table: Table) -> None:
    """Seat 0 gives up; a bot plays it while somebody watches, and seat 1 goes on."""
    table.post("/resign", table.secrets[0], seat=0)
    with table.live(table.secrets[1]) as live:
        position = live.hear("welcome")["position"]
        while (view := position["view"])["step"] != "over":
            if view["to_act"] == 1:
                legal = view["legal_actions"]
                live.do("moves", actions=["end" if "end" in legal else legal[0]])
            position = live.hear("event")["position"]


def test_without_an_account_at_every_seat_nothing_counts(server: Server) -> None:
    ana = Person(server)
    table = server.set_up(SEATS, rated=True)
    assert ana.plays(table, 0).status_code == 200
    finish(table)
    assert ana.ratings == []


def test_an_account_plays_one_seat_from_the_beginning(server: Server) -> None:
    ana, bo = Person(server), Person(server)
    table = server.set_up(SEATS, rated=True)
    assert ana.plays(table, 0).status_code == 200
    assert ana.plays(table, 0).status_code == 200, "asking again changes nothing"
    assert ana.plays(table, 1).status_code == 409
    assert bo.plays(table, 0).status_code == 409
    stolen = table.ask("POST", "/seats/1/rated", table.secrets[0], json={"session": bo.session})
    assert stolen.status_code == 403, "only the player of a seat decides"
    other = server.set_up(SEATS, rated=True)
    first = other.get("", *other.people)["to_act"]
    other.play(other.get("/positions/now", *other.people)["view"]["legal_actions"][0])
    assert bo.plays(other, first).status_code == 409, "not after the first move"
    assert bo.plays(other, 1 - first).status_code == 200
    assert bo.plays(server.set_up(SEATS), 0).json()["error"]["id"] == "refused-not-rated"


def test_there_are_no_hints_at_a_rated_table(server: Server) -> None:
    table = server.set_up(SEATS, rated=True)
    secret = table.secrets[table.get("", *table.people)["to_act"]]
    refused = table.ask("POST", "/hint", secret, json={"level": "greedy"})
    assert (refused.status_code, refused.json()["error"]["id"]) == (409, "refused-no-hints")


def test_an_account_can_be_left_and_deleted(server: Server) -> None:
    ana, bo = Person(server), Person(server)
    table = server.set_up(SEATS, rated=True)
    ana.plays(table, 0)
    bo.plays(table, 1)
    finish(table)
    mine = {"authorization": f"Bearer {ana.session}"}
    again = ana.sign_in().json()["session"]
    assert server.http.delete("/api/accounts/session", headers=mine).status_code == 204
    assert ana.me().status_code == 401
    ana.session = again
    assert server.http.delete("/api/accounts/me", headers={"authorization": f"Bearer {again}"}).status_code == 204
    assert ana.me().status_code == 401
    assert ana.sign_in().status_code == 401
    best = server.http.get("/api/ratings", params={"edition": "supermeeple-2015", "players": 2}).json()
    assert ana.name not in {one["name"] for one in best["ratings"]}
    assert len(bo.ratings) == 1, "others keep what they have"


@pytest.mark.parametrize(
    "wrong",
    [
        {"seed": 1},
        {"seats": [{"kind": "here"}, {"kind": "here"}]},
        {"seats": [{"kind": "here"}, {"kind": "bot", "level": "random"}]},
        {"seats": [{"kind": "link", "guest": 0}, {"kind": "link", "guest": 0}]},
    ],
)
def test_what_cannot_be_rated_is_refused(server: Server, wrong: dict[str, Any]) -> None:
    body = {"edition": "classic", "seats": SEATS, "rated": True, **wrong}
    assert server.http.post("/api/tables", json=body).json()["error"]["args"]["field"] == "rated"
