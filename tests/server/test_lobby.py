"""Open tables: who is listed, who may sit down, and who comes too late."""

from __future__ import annotations

import pytest

from serving import Server, Table

pytest_plugins = ("databases", "servers")

OPEN = ({"kind": "here", "name": "Ana"}, {"kind": "link", "name": "Bo"})
SECRET = "a-secret-of-my-own-made-by-chance-1234"


@pytest.fixture(params=[pytest.param("sqlite_server", marks=pytest.mark.thorough), "postgres_server"])
def server(request: pytest.FixtureRequest) -> Server:
    """Each database in turn; the quick tests in the browser use SQLite."""
    found: Server = request.getfixturevalue(request.param)
    return found


def listed(server: Server, what: str = "seats") -> list[dict[str, object]]:
    """The whole list, page by page."""
    found: list[dict[str, object]] = []
    after: dict[str, str] = {}
    while True:
        answer = server.http.get("/api/open-tables", params={"what": what, **after})
        assert answer.status_code == 200, answer.text
        page = answer.json()
        assert len(page["tables"]) <= 20
        found += page["tables"]
        if page["next"] is None:
            return found
        after = {"after": page["next"]}


def ids(server: Server, what: str = "seats") -> list[str]:
    return [str(table["id"]) for table in listed(server, what)]


def waiting(server: Server, **wanted: object) -> Table:
    """A table with a free seat: nobody has used the invitation yet."""
    made = server.http.post("/api/tables", json={"edition": "supermeeple-2015", "seats": list(OPEN), **wanted}).json()
    return Table(server, {**made, "seats": [{**seat, "invitation": None} for seat in made["seats"]]})


def take(table: Table, seat: int, **body: object) -> tuple[int, dict[str, object]]:
    answer = table.ask("POST", f"/seats/{seat}/take", json=body)
    return answer.status_code, answer.json()


def test_only_tables_whose_host_wants_it_are_listed(server: Server) -> None:
    hidden, shown = waiting(server), waiting(server, listed=True, title="Come in")
    assert shown.id in ids(server)
    assert hidden.id not in ids(server) + ids(server, "games")
    assert shown.get("")["listed"] is True
    (table,) = [table for table in listed(server) if table["id"] == shown.id]
    assert [(seat["name"], seat["free"]) for seat in table["seats"]] == [("Ana", False), ("Bo", True)]  # type: ignore[attr-defined]
    assert "secret" not in str(table)


def test_a_stranger_sits_down_and_plays(server: Server) -> None:
    table = waiting(server, listed=True)
    status, answer = take(table, 1, name="Zoë", secret=SECRET)
    assert (status, answer) == (200, {"secret": SECRET, "seats": [1]})
    assert take(table, 1, name="Zoë", secret=SECRET)[1] == answer, "who asks again gets the same answer"
    assert table.get("/me", SECRET)["seats"] == [1]
    info = table.get("")
    assert (info["seats"][1]["name"], info["seats"][1]["taken"]) == ("Zoë", True)
    assert table.id not in ids(server)
    assert table.id in ids(server, "games"), "with all seats taken it is a game to watch"
    assert [event["kind"] for event in table.get("/events")["events"]] == ["created", "seated"]


def test_who_comes_too_late_or_was_never_asked_is_refused(server: Server) -> None:
    table, hidden = waiting(server, listed=True), waiting(server)
    assert take(table, 1)[0] == 200
    for seat, code in ((1, 409), (0, 409), (3, 404)):
        status, answer = take(table, seat)
        assert status == code, answer
    status, answer = take(hidden, 1)
    assert (status, answer["error"]["id"]) == (403, "refused-not-listed")  # type: ignore[index]
    assert hidden.get("")["seats"][1]["taken"] is False


def test_seats_of_bots_and_games_that_are_over_are_not_free(server: Server) -> None:
    bots = [{"kind": "here"}, {"kind": "bot", "level": "random"}]
    table = server.set_up(bots, listed=True)
    assert table.id not in ids(server)
    assert take(table, 1)[0] == 409
    over = server.set_up([{"kind": "here"}, {"kind": "here"}], seed=1, listed=True)
    over.play_to_the_end(seed=1)
    assert over.id not in ids(server) + ids(server, "games")


def test_the_list_has_pages_without_gaps_or_doubles(server: Server) -> None:
    made = {waiting(server, listed=True).id for _ in range(23)}
    found = ids(server)
    assert len(found) == len(set(found))
    assert made <= set(found)
    created = [str(table["created"]) for table in listed(server)]
    assert created == sorted(created, reverse=True)


def test_nonsense_is_refused(server: Server) -> None:
    for params in ({"what": "chairs"}, {"after": "x"}, {"after": "~"}):
        assert server.http.get("/api/open-tables", params=params).status_code == 422
    body = {"edition": "classic", "seats": list(OPEN), "listed": True, "spectators": False}
    assert server.http.post("/api/tables", json=body).json()["error"]["args"]["field"] == "listed"


def test_the_host_lists_a_table_later_and_takes_it_out_again(server: Server) -> None:
    table, private = waiting(server), waiting(server, spectators=False)

    def put(at: Table, secret: str | None, wanted: object) -> int:
        return at.ask("PUT", "/listed", secret, json={"listed": wanted}).status_code

    assert put(table, table.secrets[0], True) == 403, "a player who is not the host"
    assert put(table, table.host, "often") == 422
    assert put(table, table.host, True) == 200
    assert table.id in ids(server)
    assert table.get("")["listed"] is True
    assert put(table, table.host, False) == 200
    assert table.id not in ids(server)
    assert [event["kind"] for event in table.get("/events")["events"]] == ["created", "listed", "listed"]
    assert put(private, private.host, True) == 409, "a list of tables that nobody may look at"
