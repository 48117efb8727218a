"""Calendars: the deadlines of one's own turns, at an address that opens nothing else."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from serving import PEOPLE, Server, Table
from tikal.server.notices.calendar import Deadline, calendar

pytest_plugins = ("databases", "servers")

DAYS = {"unit": "days", "turn": 3}
NOW = datetime(2026, 11, 17, 12, tzinfo=UTC)


def unfolded(text: str) -> dict[str, list[str]]:
    """[name of a line] -> what stands there."""
    lines = text.replace("\r\n ", "").split("\r\n")
    found: dict[str, list[str]] = {}
    for line in lines[:-1]:
        name, _, value = line.partition(":")
        found.setdefault(name, []).append(value)
    return found


@given(st.text(), st.text())
def test_every_name_makes_a_proper_file(table: str, others: str) -> None:
    text = calendar([Deadline("one", NOW, table, others, "https://example.org/t/x")], NOW, "en")
    for line in text.split("\r\n"):
        assert len(line.encode()) <= 75
        assert "\n" not in line
    found = unfolded(text)
    assert found["BEGIN"] == ["VCALENDAR", "VEVENT", "VALARM"]
    assert found["DTEND"] == ["20261117T120000Z"]
    assert not re.search(r"(?<!\\)[;,]", found["SUMMARY"][0].replace("\\\\", ""))


def ask(server: Server, tables: dict[str, list[Any]], **more: Any) -> str:
    answer = server.http.post("/api/calendar", json={"tables": tables, **more})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def events(server: Server, token: str) -> dict[str, list[str]]:
    answer = server.http.get(f"/calendar/{token}.ics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/calendar")
    return unfolded(answer.text)


def owner(table: Table) -> tuple[int, int]:
    """The seat to act, and the other one."""
    seat = int(table.get("", table.host)["to_act"])
    return seat, 1 - seat


def test_the_calendar_has_the_turns_that_are_mine(server: Server) -> None:
    table, other = server.set_up(PEOPLE, pace=DAYS, title="Sunday, 8; or so"), server.set_up(PEOPLE)
    mine, theirs = owner(table)
    own = ask(server, {table.id: [table.secrets[mine]], other.id: other.people, "gone": ["x"]})
    found = events(server, own)
    assert found["SUMMARY"] == ["Tikal: your turn ends (Sunday\\, 8\\; or so)"]
    deadline = datetime.strptime(found["DTEND"][0], "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)
    assert abs(deadline - datetime.now(UTC) - timedelta(days=3)) < timedelta(minutes=5)
    assert found["URL"] == [f"http://{server.address}/t/{table.id}"]
    assert "SUMMARY" not in events(server, ask(server, {table.id: [table.secrets[theirs]]}))
    assert str(table.secrets[mine]) not in str(found)


def test_a_calendar_needs_a_secret_that_opens_a_table(server: Server) -> None:
    table = server.set_up(PEOPLE, pace=DAYS)
    mine, _ = owner(table)
    token = ask(server, {table.id: [table.secrets[mine]]})
    for tables, status in (({table.id: ["x" * 32]}, 401), ({table.id: ["x" * 32], "gone": ["x"]}, 401)):
        answer = server.http.post("/api/calendar", json={"tables": tables, "token": token})
        assert answer.status_code == status
        assert answer.json()["error"]["code"] == "secret-wrong"
    assert len(events(server, token)["SUMMARY"]) == 1, "and what was there stays"
    assert ask(server, {}, token=token) == token


def test_a_calendar_changes_and_ends_with_the_secret_of_the_seat(server: Server) -> None:
    table = server.set_up(PEOPLE, pace=DAYS)
    mine, theirs = owner(table)
    token = ask(server, {table.id: [table.secrets[theirs]]})
    assert ask(server, {table.id: [table.secrets[mine]]}, token=token, language="de") == token
    assert events(server, token)["SUMMARY"][0].startswith("Tikal: dein Zug endet")
    table.post(f"/seats/{mine}/link", table.secrets[mine])
    assert "SUMMARY" not in events(server, token)
    for unknown in ("x" * 32, "nonsense", "%00"):
        assert server.http.get(f"/calendar/{unknown}.ics").status_code in (404, 422)
