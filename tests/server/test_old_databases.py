"""Databases that older versions wrote open, say the same as before, and their games go on.

`old_databases` has one of every released version, named after it, which `write_old_database` wrote. Each has tables
with moves, undo, take-backs, a resigned seat, bots, talk, new names (one of them `{1}`), Legend with things that only
one seat has seen, the file of a seat, and a game that is over; since 0.4.0 also an unused invitation, with
a pace and a series. The JSON file has the secrets, and what the server of that version answered.
"""

from __future__ import annotations

import gzip
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from serving import Server, Table, serving, settings_for, wait_until
from tikal.server.store import reading, upgrading
from tikal.server.store.database import Database
from tikal.server.store.events import KINDS, StoredEvent, read_event, row_of
from tikal.server.store.upgrading import VERSION

ROOT = Path(__file__).parents[2]
OLD = Path(__file__).parent / "old_databases"
VERSIONS = sorted(file.name.removesuffix(".sql.gz") for file in OLD.glob("*.sql.gz"))
WITHOUT_EVENT_VERSIONS = ("0.1.0", "0.2.0")
OLDEST_AND_NEWEST = [
    pytest.param(version, marks=() if version in (VERSIONS[0], VERSIONS[-1]) else pytest.mark.thorough)
    for version in VERSIONS
]
every_version = pytest.mark.parametrize("old", VERSIONS, indirect=True)
most_different = pytest.mark.parametrize("old", OLDEST_AND_NEWEST, indirect=True)
"""Playing on takes seconds; between two versions that can do it lies little."""


@dataclass(frozen=True)
class Old:
    """A server on a database that another version wrote."""

    version: str
    database: str
    server: Server
    before: dict[str, Any]

    def table(self, name: str) -> Table:
        """A table of that database."""
        known = self.before[name]
        seats = [{"secret": secret} for secret in known["secrets"]]
        return Table(self.server, {"table": known["table"], "host": known["host"], "seats": seats})


@pytest.fixture(scope="module")
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Old]:
    file = tmp_path_factory.mktemp("old") / "tables.db"
    connection = sqlite3.connect(file)
    connection.executescript(gzip.decompress((OLD / f"{request.param}.sql.gz").read_bytes()).decode())
    connection.close()
    database = f"sqlite:///{file}"
    before = json.loads(gzip.decompress((OLD / f"{request.param}.json.gz").read_bytes()))
    with serving(settings_for(database)) as address, Server(address) as server:
        yield Old(request.param, database, server, before)


def renamed(event: dict[str, Any]) -> bool:
    """Whether this is the one sentence that an old version got wrong: who is called `{1}` was shown as seat 1."""
    return bool(event["kind"] == "named" and event["name"] == "{1}")


def test_there_is_one_of_every_released_version() -> None:
    released = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(released) == VERSIONS


@every_version
def test_everybody_sees_the_same_as_before(old: Old) -> None:
    for name in old.before:
        sees_the_same(old, name)


def sees_the_same(old: Old, name: str) -> None:
    table = old.table(name)
    for viewer, seen in old.before[name]["seen"].items():
        secrets = [] if viewer == "spectator" else [table.secrets[int(viewer)]]
        info = table.get("", *secrets)
        info["seats"] = [
            {part: now[part] for part in before}
            for now, before in zip(info["seats"], seen["table"]["seats"], strict=True)
        ]
        assert {part: info[part] for part in seen["table"]} == seen["table"]
        events = table.get("/events", *secrets)["events"]
        assert len(events) == len(seen["events"])
        for now, before in zip(events, seen["events"], strict=True):
            if renamed(before):
                assert now["sentences"] == [{"id": "event-renamed", "args": {"old": "Ana", "name": "{1}"}}]
            else:
                assert {part: now[part] for part in before} == before
        view = table.get("/positions/now", *secrets)["view"]
        assert {part: view[part] for part in seen["view"]} == seen["view"]


def is_for_people(table: Table) -> bool:
    """Whether no bot is to act."""
    info = table.get("", *table.people)
    return bool(info["seats"][info["to_act"]]["kind"] != "bot")


@most_different
@pytest.mark.parametrize("name", ["everything", "auction", "legend"])
def test_its_games_go_on(old: Old, name: str) -> None:
    table = old.table(name)
    last = table.get("", *table.people)["seq"]
    for number in range(6):
        wait_until(lambda: is_for_people(table))
        legal = table.get("/positions/now", *table.people)["view"]["legal_actions"]
        table.play(random.Random(number).choice(legal), key=f"later-{number}")
    table.post("/chat", table.host, text="{0}")
    with table.live(*table.people, since=1) as live:
        events = live.hear("welcome")["events"]
    assert [event["seq"] for event in events] == list(range(2, events[-1]["seq"] + 1))
    assert events[-1]["seq"] > last + 6
    assert table.get(f"/positions/{last // 2}", *table.people)["view"]["board"]


@every_version
def test_a_take_back_goes_to_a_position_that_an_old_version_stored(old: Old) -> None:
    table = old.table("legend")
    table.post("/takeback", *table.people, to=5)
    event = table.get("/events", *table.people)["events"][-1]
    assert event["kind"] == "takeback"
    assert event["dropped"][0] == 6


@every_version
def test_a_command_that_an_old_version_did_is_not_done_again(old: Old) -> None:
    table = old.table("keys")
    moves = [event for event in table.get("/events")["events"] if event["kind"] == "move"]
    for number, move in enumerate(moves[:4]):
        again = table.play(move["action"], key=f"move-{number}")
        assert [event["seq"] for event in again["events"]] == [move["seq"]]
    last = table.get("")["seq"]
    assert table.post("/chat", table.host, text="my own key", key="move-0")["seq"] == last + 1


@pytest.mark.parametrize("old", [version for version in VERSIONS if version >= "0.4.0"], indirect=True)
def test_an_invitation_of_an_old_version_is_used(old: Old) -> None:
    table = old.table("awaiting")
    assert table.get("", table.secrets[0])["seats"][1]["invited"]
    secret = table.post("/sit-down", table.secrets[1])["secret"]
    info = table.get("", secret)
    assert [seat["taken"] for seat in info["seats"]] == [True, True]
    assert info["clock"]["seat"] == info["to_act"], "the clock runs now"


@every_version
def test_old_and_new_events_lie_side_by_side(old: Old) -> None:
    table = old.table("everything")
    table.post("/chat", table.host, text="new")
    store = Database(old.database)
    with store.reading() as connection:
        versions = connection.execute(text("SELECT DISTINCT version FROM events ORDER BY version")).scalars().all()
        events = reading.events_between(connection, table.id, 0)
    store.close()
    assert versions == ([1, VERSION] if old.version in WITHOUT_EVENT_VERSIONS else [VERSION])
    assert {type(event) for event in events} <= set(KINDS.values())
    for event in events:
        assert again(event) == event


def again(event: StoredEvent) -> StoredEvent:
    """The event written in the present form and read once more."""
    row = row_of("table", event)
    return read_event(row["seq"], row["kind"], row["seat"], row["at"], row["version"], json.loads(row["body"]))


def test_a_body_goes_through_every_step_from_its_version_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def loud(_: str, body: dict[str, Any]) -> dict[str, Any]:
        return {**body, "text": body["text"].upper()}

    monkeypatch.setattr(upgrading, "STEPS", (*upgrading.STEPS, loud))
    monkeypatch.setattr(upgrading, "VERSION", VERSION + 1)
    assert upgrading.upgraded("chat", 1, {"told": [], "text": "hm"}) == {"sentences": [], "text": "HM"}
    assert upgrading.upgraded("chat", VERSION, {"text": "hm"}) == {"text": "HM"}
    assert upgrading.upgraded("chat", VERSION + 1, {"text": "hm"}) == {"text": "hm"}


def test_an_event_of_a_newer_version_is_refused() -> None:
    with pytest.raises(ValueError, match="newer"):
        read_event(1, "chat", None, "", VERSION + 1, {"text": "hm"})
