"""The same deal for several tables: equal draws, results only for those who have finished, and nobody looks ahead."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text

import tikal
from serving import Server, Table, serving, settings_for
from tikal.server.store.database import Database

pytest_plugins = ("databases", "servers")

HERE = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}]


@pytest.fixture(params=[pytest.param("sqlite_server", marks=pytest.mark.thorough), "postgres_server"])
def server(request: pytest.FixtureRequest) -> Server:
    """Each database in turn; the quick tests in the browser use SQLite."""
    found: Server = request.getfixturevalue(request.param)
    return found


def deal(server: Server, tables: int = 2) -> tuple[str, list[Table], dict[str, Any]]:
    body = {"table": {"edition": "supermeeple-2015", "seats": HERE}, "tables": tables}
    answer = server.http.post("/api/deals", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["deal"], [Table(server, one) for one in made["tables"]], made


def results(server: Server, name: str, *secrets: str | None) -> tuple[int, Any]:
    headers = {"authorization": f"Bearer {','.join(one for one in secrets if one)}"} if secrets else {}
    answer = server.http.get(f"/api/deals/{name}", headers=headers)
    return answer.status_code, answer.json()


def finish(table: Table) -> None:
    """Play to the end without looking at the deal: the file for the player says what is legal."""
    while True:
        legal = table.get("/positions/now", *table.people)["view"]["legal_actions"]
        if not legal:
            return
        table.play("end" if "end" in legal else legal[0])


def test_all_tables_have_the_same_deal_and_nobody_results_before_finishing(server: Server) -> None:
    name, (one, other), made = deal(server)
    assert [table["host"] is None for table in made["tables"]] == [False, True]
    assert all(seat["secret"] is None for seat in made["tables"][1]["seats"]), "others sit down by invitation"
    promised = {table.get("", *table.people)["draws"]["commitment"] for table in (one, other)}
    assert len(promised) == 1
    assert one.get("", *one.people)["deal"] == name
    status, error = results(server, name, *one.people)
    assert (status, error["error"]["code"]) == (409, "not-finished")
    finish(one)
    status, found = results(server, name, *one.people)
    assert status == 200
    assert sorted((table["mine"], table["over"]) for table in found["tables"]) == [(False, False), (True, True)]
    (running,) = [table for table in found["tables"] if not table["over"]]
    assert all(seat["score"] is None for seat in running["seats"])
    assert results(server, name, *other.people)[0] == 409, "who still plays sees nothing"
    finish(other)
    files = [tikal.load(table.ask("GET", "/file", *table.people).text) for table in (one, other)]
    assert files[0].setup == files[1].setup
    _, found = results(server, name, *other.people)
    assert sorted(tuple(seat["score"] for seat in table["seats"]) for table in found["tables"]) == sorted(
        game.scores for game in files
    )
    assert results(server, name, one.host)[0] == 200


def test_the_deal_is_not_played_again_when_it_is_known(server: Server) -> None:
    _, (one, _), _ = deal(server)
    finish(one)
    assert "salt" in one.ask("GET", "/file", *one.people).text
    for secrets in (one.people, [*one.people, one.host]):
        status, error = one.refused("POST", "/takeback", *secrets, json={"to": 1})
        assert (status, error["code"]) == (409, "over")


def test_a_table_that_cannot_be_read_is_left_out(sqlite: str) -> None:
    with serving(settings_for(sqlite)) as address, Server(address) as server:
        name, (one, other), _ = deal(server)
        finish(one)
    database = Database(sqlite)
    with database.writing() as connection:
        spoil = text("UPDATE events SET kind = 'danced' WHERE table_id = :table AND seq = 1")
        connection.execute(spoil, {"table": other.id})
    database.close()
    with serving(settings_for(sqlite)) as address, Server(address) as server:
        for secrets in (one.people, [one.host]):
            status, found = results(server, name, *secrets)
            assert (status, len(found["tables"])) == (200, 1)
        assert results(server, name, "wrong")[0] == 401
        assert results(server, name, *other.people)[0] == 409, "their own game is not over"


def test_strangers_see_neither_the_tables_nor_the_results(server: Server) -> None:
    name, (one, other), _ = deal(server)
    assert one.refused("GET", "")[0] == 401
    assert other.refused("GET", "", *one.people, one.host)[0] == 401, "not even the host of the first table"
    assert results(server, name)[0] == 401
    assert results(server, name, "nonsense")[0] == 401
    assert results(server, name, one.host)[0] == 409
    assert results(server, "nosuchdeal", *one.people)[0] == 404


@pytest.mark.parametrize("wrong", [{"seed": 1}, {"listed": True}, {"series": {"kind": "best-of", "games": 3}}])
def test_what_would_give_the_deal_away_is_refused(server: Server, wrong: dict[str, Any]) -> None:
    body = {"table": {"edition": "classic", "seats": HERE, **wrong}, "tables": 2}
    assert server.http.post("/api/deals", json=body).status_code == 422


def test_a_rematch_has_a_deal_of_its_own(server: Server) -> None:
    _, (one, _), _ = deal(server)
    finish(one)
    again = one.post("/rematch", one.host)["events"][0]["table"]
    seats = [{"secret": secret} for secret in one.secrets]
    assert Table(server, {"table": again, "host": one.host, "seats": seats}).get("", *one.people)["deal"] is None
