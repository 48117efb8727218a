"""Tables that nobody opens are archived, and come back as they were when somebody does."""

from __future__ import annotations

import gzip
import json
import random
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from sqlalchemy import text

import tikal
from clocks import HandClock
from serving import PEOPLE, Server, Table, serving, settings_for
from tikal.server.durations import DAY
from tikal.server.limits import Limits
from tikal.server.retention import Retention, RetentionSettings
from tikal.server.store import archive
from tikal.server.store.database import Database
from tikal.server.tables.live import Archived
from tikal.server.tables.service import Tables

pytest_plugins = ("databases",)

SETTINGS = RetentionSettings(unfinished_days=30, finished_days=90)
MOVES = 12
DATABASES = pytest.mark.parametrize("which", ["sqlite", "postgres"])


@cache
def finished_game() -> str:
    game = tikal.new_game("classic", players=2, seed=9)
    chance = random.Random(9)
    while not game.is_over:
        game.play(chance.choice(game.legal_actions()))
    return game.record()


def unfinished(server: Server) -> Table:
    """A game that nobody has played to its end."""
    table = server.set_up(seed=1)
    table.play_randomly(MOVES, random.Random(1))
    return left(table)


def left(table: Table) -> Table:
    """The table when everybody has gone."""
    table.post("/chat", table.host, text="See you next year!", key="good-bye")
    return table


def seen(table: Table) -> dict[str, Any]:
    """All that there is to know about a table."""
    paths = ("", "/events", "/positions/now", "/positions/2")
    answers = {path: table.get(path, *table.people, table.host) for path in paths}
    return {**answers, "file": table.ask("GET", "/file", *table.people, table.host).text}


def archived_now(database: str, clock: HandClock) -> int:
    """How many tables are archived now."""
    store = Database(database)
    retention = Retention(Tables(store, 10, lambda live: None, clock), SETTINGS)
    number = 0
    while retention.archive_one():
        number += 1
    store.close()
    return number


def counted(database: str, what: str) -> int:
    store = Database(database)
    with store.reading() as connection:
        number: int = connection.execute(text(f"SELECT COUNT(*) FROM {what}")).scalar_one()
    store.close()
    return number


@DATABASES
def test_whoever_comes_back_finds_everything_as_it_was(which: str, request: pytest.FixtureRequest) -> None:
    database: str = request.getfixturevalue(which)
    clock = HandClock()
    settings = replace(settings_for(database), limits=Limits(rates=False))
    with serving(settings) as address, Server(address) as server:
        tables = {
            "unfinished": unfinished(server),
            "finished": left(server.from_file(finished_game(), seats=list(PEOPLE))),
            "to look at": left(server.from_file(finished_game())),
        }
        before = {name: seen(table) for name, table in tables.items()}
    assert archived_now(database, clock) == 0
    clock.pass_time(31 * DAY)
    assert archived_now(database, clock) == 1, "only what nobody has finished"
    clock.pass_time(60 * DAY)
    assert archived_now(database, clock) == 2
    assert counted(database, "archives") == 3
    assert counted(database, "events") == counted(database, "commands") == 0
    with serving(settings) as address, Server(address) as server:
        for name, table in tables.items():
            assert seen(table.at(server)) == before[name]
        assert counted(database, "archives") == 0
        back = tables["unfinished"].at(server)
        again = back.post("/chat", back.host, text="See you next year!", key="good-bye")
        assert again["seq"] == before["unfinished"][""]["seq"], "even its keys are known"
        assert len(back.play_randomly(3, random.Random(2))) == 3


@pytest.mark.parametrize("how", ["socket", "command"])
def test_it_comes_back_however_it_is_opened(sqlite: str, how: str) -> None:
    clock = HandClock()
    with serving(settings_for(sqlite)) as address, Server(address) as server:
        table = unfinished(server)
    clock.pass_time(1000 * DAY)
    assert archived_now(sqlite, clock) == 1
    with serving(settings_for(sqlite)) as address, Server(address) as server:
        back = table.at(server)
        if how == "socket":
            with back.live(*back.people) as live:
                assert live.hear("welcome")["events"][-1]["text"] == "See you next year!"
        else:
            assert back.post("/chat", back.people[0], text="Back again")["events"][0]["text"] == "Back again"
    assert counted(sqlite, "archives") == 0


def test_who_hears_of_an_event_of_an_archived_table_learns_that_it_is_archived(sqlite: str) -> None:
    """Another process may have archived it since; nothing may be taken for the table that is not."""
    clock = HandClock()
    with serving(settings_for(sqlite)) as address, Server(address) as server:
        table = unfinished(server)
        last = table.get("", table.host)["seq"]
    clock.pass_time(1000 * DAY)
    store = Database(sqlite)
    tables = Tables(store, 10, lambda live: None, clock)
    assert archived_now(sqlite, clock) == 1
    with pytest.raises(Archived):
        tables.current(table.id, last)
    assert tables.live.kept(table.id, 0) is None
    assert tables.opened(table.id).seq == tables.current(table.id, last).seq == last
    store.close()


def test_it_is_not_opened_for_whoever_may_not_see_it(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = HandClock()
    with serving(settings_for(sqlite)) as address, Server(address) as server:
        table = unfinished(server)
        calendar = server.http.post("/api/calendar", json={"tables": {table.id: table.people}}).json()["token"]
    clock.pass_time(1000 * DAY)
    assert archived_now(sqlite, clock) == 1
    opened: list[str] = []
    monkeypatch.setattr(archive, "bring_back", lambda connection, table_id, now: opened.append(table_id))
    with serving(settings_for(sqlite)) as address, Server(address) as server:
        away = table.at(server)
        assert away.refused("GET", "", "wrong")[0] == 401
        assert away.refused("POST", "/chat", "wrong", json={"text": "Hello?"})[0] == 401
        assert away.refused("POST", "/seats/0/rated", "wrong", json={"session": "x"})[0] == 401
        assert away.refused("POST", "/sit-down", "wrong", json={"secret": "x" * 32})[0] == 401
        assert server.http.get(f"/calendar/{calendar}.ics").status_code == 200, "it has no deadlines"
    assert opened == []


def test_tables_that_are_opened_stay(sqlite: str) -> None:
    clock = HandClock()
    with serving(settings_for(sqlite)) as address, Server(address) as server:
        table = unfinished(server)
    clock.pass_time(29 * DAY)
    store = Database(sqlite)
    retention = Retention(Tables(store, 10, lambda live: None, clock), SETTINGS)
    retention.visit(table.id)
    retention.note_visits()
    clock.pass_time(20 * DAY)
    assert not retention.archive_one()
    clock.pass_time(11 * DAY)
    assert retention.archive_one()
    store.close()


def test_nothing_is_archived_if_that_is_switched_off(sqlite: str) -> None:
    clock = HandClock()
    with serving(settings_for(sqlite)) as address, Server(address) as server:
        unfinished(server)
    clock.pass_time(10_000 * DAY)
    store = Database(sqlite)
    retention = Retention(Tables(store, 10, lambda live: None, clock), RetentionSettings(None, None))
    assert not retention.archive_one()
    store.close()


def test_an_archive_holds_the_game_file(sqlite: str) -> None:
    clock = HandClock()
    with serving(settings_for(sqlite)) as address, Server(address) as server:
        table = unfinished(server)
    clock.pass_time(31 * DAY)
    assert archived_now(sqlite, clock) == 1
    store = Database(sqlite)
    with store.reading() as connection:
        body = connection.execute(text("SELECT body FROM archives WHERE table_id = :id"), {"id": table.id}).scalar_one()
        row = connection.execute(text("SELECT seq FROM tables WHERE id = :id"), {"id": table.id}).scalar_one()
    store.close()
    assert row == archive.ARCHIVED
    kept = json.loads(gzip.decompress(body))
    game = tikal.load(kept["game"])
    assert len(game.log) == MOVES
    assert game.table.names == ("Ana", "Bo")
