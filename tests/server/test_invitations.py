"""Invitations: whoever uses one first owns the seat, and nobody else can come by its secret."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from clocks import HandClock
from serving import Server, Table, serving, settings_for, wait_until
from tikal.server.store import reading
from tikal.server.store.database import Database
from tikal.server.tables.service import Tables

pytest_plugins = ("databases", "servers")

DAY = 86_400.0
OWN = "a-secret-that-the-client-made-0123456789"
SEATS = [{"kind": "here", "name": "Ana"}, {"kind": "link", "name": "Bo"}, {"kind": "link", "name": "Chloé"}]


class Invited(Table):
    """A table whose invitations nobody has used yet."""

    def __init__(self, server: Server, created: dict[str, Any]) -> None:
        self.invitations = [seat["invitation"] for seat in created["seats"]]
        seats = [{"secret": seat["secret"]} for seat in created["seats"]]
        super().__init__(server, {**created, "seats": seats})

    def seat(self, number: int) -> dict[str, Any]:
        """A seat as the host sees it."""
        found: dict[str, Any] = self.get("", self.host)["seats"][number]
        return found


def set_up(server: Server, seats: list[dict[str, Any]] = SEATS, **wanted: Any) -> Invited:
    body = {"edition": "supermeeple-2015", "seats": seats, **wanted}
    return Invited(server, server.http.post("/api/tables", json=body).json())


def test_an_invitation_gives_one_person_a_secret_that_the_host_never_had(server: Server) -> None:
    table = set_up(server, spectators=False)
    assert [bool(secret) for secret in table.secrets] == [True, False, False]
    invitation = table.invitations[1]
    assert table.get("/me", invitation) == {"seats": [], "host": False, "invited": [1]}
    assert table.get("", invitation)["seats"][1]["invited"], "one may look before one sits down"
    assert table.refused("POST", "/chat", invitation, json={"text": "hm"})[0] == 401, "but not take part"
    with table.live(table.host) as host:
        host.hear("welcome")
        answer = table.post("/sit-down", invitation, name="Bruno")
        (event,) = host.hear_events(1)
    assert (event["kind"], event["seat"], event["name"]) == ("seated", 1, "Bruno")
    assert answer["seats"] == [1]
    assert answer["secret"] not in str(table.get("/events", table.host))
    assert table.get("/me", answer["secret"])["seats"] == [1]
    assert table.seat(1)["name"] == "Bruno"


def test_an_invitation_works_once(server: Server) -> None:
    table = set_up(server)
    table.post("/sit-down", table.invitations[1])
    status, error = table.refused("POST", "/sit-down", table.invitations[1], json={})
    assert (status, error["code"]) == (401, "invitation-used")
    assert "new one" in error["message"]
    assert [event["kind"] for event in table.get("/events")["events"]].count("seated") == 1


@pytest.mark.parametrize("forged", ["x", "a" * 32, "'; DROP TABLE seats; --"])
def test_a_forged_invitation_opens_nothing(server: Server, forged: str) -> None:
    table = set_up(server)
    assert table.refused("POST", "/sit-down", forged, json={})[0] == 401
    assert table.refused("POST", "/sit-down", table.secrets[0], json={})[0] == 403, "nor does a secret invite"
    assert table.refused("POST", "/sit-down", json={})[0] == 403
    assert not table.seat(1)["taken"]


def test_an_answer_that_got_lost_is_given_again(server: Server) -> None:
    table = set_up(server)
    for _ in range(2):
        assert table.post("/sit-down", table.invitations[1], secret=OWN) == {"secret": OWN, "seats": [1]}
    assert table.get("", OWN)["seq"] == 2, "and the player has sat down once"
    for weak in ("short", "spaces are not for secrets, are they?"):
        assert table.refused("POST", "/sit-down", table.invitations[2], json={"secret": weak})[0] == 422


def test_who_has_a_seat_already_really_takes_another(server: Server) -> None:
    table = set_up(server)
    both = (table.secrets[0], table.invitations[1])
    for _ in range(2):
        assert table.post("/sit-down", *both, secret=OWN) == {"secret": OWN, "seats": [1]}
        assert table.get("/me", OWN)["seats"] == [1]
    table.post("/sit-down", OWN, table.invitations[2], secret=OWN)
    assert table.get("/me", OWN)["seats"] == [1, 2], "with the secret that they have already"


def test_a_seat_taken_while_the_table_is_read_is_known(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process commits between two statements of this one."""
    with serving(settings_for(postgres)) as address, Server(address) as server:
        table = set_up(server)
        database = Database(postgres)
        tables = Tables(database, 10, lambda live: None, HandClock())
        seen: list[str] = []

        def interrupted(name: str) -> Any:
            real = getattr(reading, name)

            def read(connection: Connection, *args: Any) -> Any:
                found = real(connection, *args)
                if connection.engine.pool is database.engine.pool and not seen:
                    seen.append(table.post("/sit-down", table.invitations[1])["secret"])
                return found

            return read

        for name in ("seat_rows", "events_between"):
            monkeypatch.setattr(reading, name, interrupted(name))
        tables.current(table.id)
        assert tables.look(table.id, seen).viewer.seats == (1,)
        database.close()


def test_one_invitation_for_several_seats(server: Server) -> None:
    table = set_up(server, [SEATS[0], {**SEATS[1], "guest": 0}, {**SEATS[2], "guest": 0}])
    assert table.invitations[1] == table.invitations[2]
    answer = table.post("/sit-down", table.invitations[1], name="Both")
    assert answer["seats"] == [1, 2]
    assert table.get("/me", answer["secret"])["seats"] == [1, 2]
    assert [table.seat(seat)["name"] for seat in (1, 2)] == ["Bo", "Chloé"], "a name is for one"
    again = table.post("/seats/1/link", answer["secret"])["secret"]
    assert [table.get("/me", secret)["seats"] for secret in (answer["secret"], again)] == [[2], [1]]


def test_the_host_withdraws_and_invites_again(server: Server) -> None:
    table = set_up(server)
    old = table.invitations[1]
    assert table.refused("DELETE", "/seats/1/invitation", table.secrets[0])[0] == 403
    assert table.ask("DELETE", "/seats/1/invitation", table.host).status_code == 200
    assert table.refused("POST", "/sit-down", old, json={})[1]["code"] == "secret-wrong"
    assert (table.seat(1)["invited"], table.seat(1)["taken"]) == (False, False)
    assert table.refused("DELETE", "/seats/1/invitation", table.host)[1]["code"] == "no-invitation"
    both = table.post("/invitations", table.host, seats=[2, 1])["invitation"]
    assert table.refused("POST", "/sit-down", table.invitations[2], json={})[0] == 401, "it replaces earlier ones"
    assert table.post("/sit-down", both)["seats"] == [1, 2]
    assert table.refused("POST", "/invitations", table.secrets[0], json={"seats": [1]})[0] == 403


def test_the_host_has_no_way_to_a_seat_that_is_taken(server: Server) -> None:
    table = set_up(server)
    mine = table.post("/sit-down", table.invitations[1])["secret"]
    status, error = table.refused("POST", "/invitations", table.host, json={"seats": [1]})
    assert (status, error["code"]) == (409, "seat-taken")
    assert table.refused("POST", "/seats/1/link", table.host)[0] == 403
    table.post("/seats/1/bot", table.host, level="random")
    assert table.refused("POST", "/invitations", table.host, json={"seats": [1]})[0] == 409
    assert table.get("/me", mine)["seats"] == [1]


def test_a_player_who_leaves_makes_room(server: Server) -> None:
    table = set_up(server, spectators=False)
    mine = table.post("/sit-down", table.invitations[1])["secret"]
    assert table.refused("POST", "/seats/1/leave", table.host, json={})[0] == 403
    table.post("/seats/1/leave", mine)
    assert table.refused("GET", "", mine)[0] == 401
    invitation = table.post("/invitations", table.host, seats=[1])["invitation"]
    table.post("/seats/1/bot", table.host, level="random")
    table.post("/sit-down", invitation)
    assert table.seat(1)["kind"] == "link", "who sits down sends the bot away"


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, HandClock]]:
    """A server whose time we move by hand."""
    clock = HandClock()
    folder: Path = tmp_path_factory.mktemp("patient")
    settings = replace(settings_for(f"sqlite:///{folder / 'tikal.db'}"), clock=clock)
    with serving(settings) as address, Server(address) as server:
        yield server, clock


def taken(table: Invited) -> str:
    """What the host hears who wants to give seat 1 to somebody else."""
    return str(table.refused("POST", "/invitations", table.host, json={"seats": [1]})[1]["code"])


def test_a_seat_is_given_to_another_after_a_week_without_its_player(patient: tuple[Server, HandClock]) -> None:
    server, clock = patient
    table = set_up(server)
    mine = table.post("/sit-down", table.invitations[1])["secret"]
    with table.live(mine) as live:
        live.hear("welcome")
    clock.pass_time(6 * DAY)
    assert taken(table) == "seat-taken"
    clock.pass_time(2 * DAY)
    invitations: list[str] = []

    def is_invited() -> bool:
        answer = table.ask("POST", "/invitations", table.host, json={"seats": [1]})
        invitations.extend([answer.json()["invitation"]] if answer.status_code == 200 else [])
        return bool(invitations)

    wait_until(is_invited)  # that the player has gone is written down a moment later
    (invitation,) = invitations
    assert table.get("/me", mine)["seats"] == [1], "who comes back before somebody else has sat down keeps the seat"
    table.post("/sit-down", invitation)
    assert table.refused("GET", "/me", mine)[0] == 401


def test_a_player_who_acts_or_stays_connected_is_there(patient: tuple[Server, HandClock]) -> None:
    server, clock = patient
    table = set_up(server)
    mine = table.post("/sit-down", table.invitations[1])["secret"]
    clock.pass_time(6 * DAY)
    table.post("/chat", mine, text="I am thinking")
    clock.pass_time(6 * DAY)
    assert taken(table) == "seat-taken"
    with table.live(mine) as live:
        live.hear("welcome")
        clock.pass_time(8 * DAY)
        invite = partial(table.ask, "POST", "/invitations", table.host, json={"seats": [1]})
        wait_until(lambda: invite().status_code == 409)  # that the player is connected is written down a moment later
        assert taken(table) == "seat-taken", "who is connected is not lost"


def test_what_others_do_is_no_sign_of_the_player(
    patient: tuple[Server, HandClock], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, clock = patient
    moved = datetime.fromtimestamp
    monkeypatch.setattr("tikal.server.tables.change.now", lambda: moved(clock.wall(), UTC).isoformat())
    table = set_up(server)
    table.post("/sit-down", table.invitations[1])
    clock.pass_time(8 * DAY)
    assert table.ask("PUT", "/seats/1/name", table.host, json={"name": "Lost"}).status_code == 200
    table.post("/seats/1/bot", table.host, level="random")
    assert table.ask("DELETE", "/seats/1/bot", table.host).status_code == 200
    assert table.post("/invitations", table.host, seats=[1])["invitation"]
