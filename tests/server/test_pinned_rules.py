"""A stored game that the rules of today do not allow is shown as far as it goes, and harms nothing else."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import tikal
from clocks import HandClock
from receivers import Browser, Receiver, receiving
from serving import Server, Table, serving, settings_for, wait_until
from tikal.play.record.file import RULES
from tikal.server.notices.settings import NoticeSettings

pytest_plugins = ("databases",)
BOTS = [{"kind": "here", "name": "Ana"}, {"kind": "bot", "name": "Robot", "level": "random"}]
PEOPLE = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}]
DAY = 86_400.0
PACE = {"unit": "days", "turn": 2, "late": "pass"}
AT_ONCE = NoticeSettings(local=True, delay=0.0, poll=0.05)
CALENDAR = "calendar-0123456789-abcd"


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def subscribe(table: Table, receiver: Receiver) -> None:
    """Let a browser hear of all turns."""
    for seat in range(2):
        wanted = {"subscription": Browser().subscription(receiver.address())}
        assert table.ask("POST", f"/notices/{seat}", table.secrets[seat], json=wanted).status_code == 201


def made(file: Path, receiver: Receiver) -> list[Table]:
    """Some tables, made by a server that is gone and has sent no notices."""
    settings = replace(settings_for(f"sqlite:///{file}"), notices=replace(AT_ONCE, poll=3600.0))
    with serving(settings) as address, Server(address) as server:
        tables = [server.set_up(PEOPLE, seed=number, pace=PACE if number == 2 else None) for number in range(3)]
        good = server.set_up(PEOPLE, seed=3, pace=PACE)
        for table in (tables[2], good):
            subscribe(table, receiver)
        body = {"tables": {table.id: table.people for table in (tables[2], good)}, "token": CALENDAR}
        assert server.http.post("/api/calendar", json=body).status_code == 200
        for table in (*tables, good):
            table.play_randomly(12, random.Random(1))
        game = tikal.new_game("classic", players=2, seed=5)
        for _ in range(10):
            game.play(game.legal_actions()[0])
        return [*tables, server.from_file(game.record()), good]


def change(file: Path, command: str, *values: object) -> None:
    """Change what is stored."""
    connection = sqlite3.connect(file)
    with connection:
        assert connection.execute(command, values).rowcount == 1
    connection.close()


def spoil_move(file: Path, table: str, seq: int, action: str) -> None:
    """As if the rules had changed: a move that is not legal, or not even an action any more."""
    connection = sqlite3.connect(file)
    with connection:
        stored = connection.execute("SELECT body FROM events WHERE table_id = ? AND seq = ?", (table, seq)).fetchone()
        body = json.loads(stored[0])
        body["public"]["action"] = action
        body.pop("own", None)
        connection.execute("UPDATE events SET body = ? WHERE table_id = ? AND seq = ?", (json.dumps(body), table, seq))
    connection.close()


@pytest.fixture(params=["dance a1", pytest.param("dig a1", marks=pytest.mark.thorough)])
def spoilt(file: Path, receiver: Receiver, clock: HandClock, request: pytest.FixtureRequest) -> Iterator[list[Table]]:
    """[one with a move that is not legal any more, one of other rules, one that cannot be read, a file, a good one]."""
    tables = made(file, receiver)
    spoil_move(file, tables[0].id, 8, request.param)
    change(file, "UPDATE tables SET rules_version = ? WHERE id = ?", str(RULES + 1), tables[1].id)
    change(file, "UPDATE events SET kind = 'danced' WHERE table_id = ? AND seq = 3", tables[2].id)
    connection = sqlite3.connect(file)
    with connection:  # bots are said to be to act everywhere
        connection.execute("UPDATE tables SET bot_to_act = 1")
    connection.close()
    settings = replace(settings_for(f"sqlite:///{file}"), notices=AT_ONCE, clock=clock, tick_seconds=0.05)
    with serving(settings) as address, Server(address) as server:
        yield [table.at(server) for table in tables]


def test_it_is_shown_as_far_as_it_goes_and_nobody_plays_on(spoilt: list[Table]) -> None:
    stuck, other, *_ = spoilt
    for table, since in ((stuck, 8), (other, 14)):
        info = table.get("", *table.people)
        assert info["stuck"] == since
        assert [event["seq"] for event in table.get("/events")["events"]] == list(range(1, 14))
        for seq in (1, 7, 8, 13):
            assert table.get(f"/positions/{seq}", *table.people)["view"]["board"]
        assert table.get("/positions/7")["view"] != table.get("/positions/6")["view"]
        with table.live(*table.people) as live:
            assert live.hear("welcome")["table"]["stuck"] == since
        body = {"actions": ["end"], "key": "k"}
        status, error = table.refused("POST", "/moves", *table.people, json=body)
        assert (status, error["code"], error["args"]["last"]) == (409, "stuck", since - 1)
        for path, sent in (
            ("/undo", {}),
            ("/takeback", {"to": 3}),
            ("/rematch", {}),
            ("/hint", {}),
            ("/resign", {"seat": 0}),
        ):
            assert table.refused("POST", path, *table.people, json=sent)[0] in (403, 409)
        assert table.ask("GET", "/file", *table.people).status_code == 200
        assert table.post("/chat", table.host, text="what a pity")["seq"] == 14
    assert stuck.get("/positions/8")["view"] == stuck.get("/positions/13")["view"]


def test_one_that_cannot_be_read_says_so(spoilt: list[Table]) -> None:
    unreadable = spoilt[2]
    for path in ("", "/events", "/positions/now", "/positions/2", "/file", "/analysis"):
        status, error = unreadable.refused("GET", path, *unreadable.people)
        assert (status, error["code"]) == (409, "unreadable")
    with unreadable.live(*unreadable.people) as live:
        assert live.hear("refused")["error"]["code"] == "unreadable"


def test_nothing_else_is_harmed(spoilt: list[Table], file: Path) -> None:
    server = spoilt[0].server
    with server.set_up(BOTS, seed=4).live() as watching:
        watching.hear("welcome")
        table = server.set_up(BOTS, seed=4)
        table.play_randomly(1, random.Random(1))

    looked_at = [table.get("")["id"] for table in spoilt if table is not spoilt[2]]

    def bots_are_at_rest() -> bool:
        connection = sqlite3.connect(file)
        waiting = connection.execute("SELECT id FROM tables WHERE bot_to_act").fetchall()
        connection.close()
        return not any(one[0] in looked_at for one in waiting)

    wait_until(bots_are_at_rest)
    assert server.http.get("/readyz").status_code == 200


def test_notices_clocks_and_calendars_of_others_go_on(
    spoilt: list[Table], receiver: Receiver, clock: HandClock
) -> None:
    good = spoilt[4]
    first = good.get("", *good.people)["to_act"]
    wait_until(lambda: len(receiver.received) == 1)
    calendar = good.server.http.get(f"/calendar/{CALENDAR}.ics")
    assert (calendar.status_code, calendar.text.count("BEGIN:VEVENT")) == (200, 1)
    clock.pass_time(3 * DAY)
    wait_until(lambda: good.get("", *good.people)["to_act"] == 1 - first)
    wait_until(lambda: len(receiver.received) == 2)
