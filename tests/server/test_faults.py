"""Whatever breaks around the server: the table goes on or says what is wrong, and nothing is lost."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import IntegrityError

from server_process import started
from serving import Server, Table, new_key, serving, serving_with_context, settings_for, wait_until
from tikal.server.context import Context
from tikal.server.http.headers import SECURITY_HEADERS
from tikal.server.store import database, people, reading, writing
from tikal.server.store.database import Database
from tikal.server.store.people import People
from tikal.server.store.trouble import trouble

pytest_plugins = ("databases", "servers")

FULL = "max_page_count=1"
"""SQLite makes it the number of pages that there are: as on a full disk, what is there can be changed and no more."""
READ_ONLY = "query_only=ON"
ORPHAN_SECONDS = 2.0


@contextmanager
def every_writer(context: Context, setting: str) -> Iterator[None]:
    """All connections to the database have this setting meanwhile."""
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(database, "SQLITE_SETTINGS", (*database.SQLITE_SETTINGS, setting))
        _begin_anew(context.database)
        yield
    _begin_anew(context.database)


def _begin_anew(connections: Database) -> None:
    with connections._one_writer:  # held to the end: a writer in between would take a pooled connection as it was
        connections._let_go()
        connections.engine.dispose()


def assert_is_proper(answer: httpx.Response, status: int, code: str) -> None:
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["code"] == code
    assert error["message"] != error["id"], "there is a sentence"
    assert int(answer.headers["retry-after"]) > 0
    assert SECURITY_HEADERS.keys() <= set(answer.headers)
    assert "Traceback" not in answer.text


def say_until_refused(table: Table) -> tuple[int, httpx.Response]:
    """Talk until the server refuses: how often it did not, and the refusal."""
    for said in range(1000):
        answer = table.ask("POST", "/chat", table.host, json={"text": "x" * 1000})
        if answer.status_code != 200:
            return said, answer
    raise AssertionError("the disk is not full")


@pytest.mark.parametrize(("setting", "status", "code"), [(FULL, 507, "disk-full"), (READ_ONLY, 503, "read-only")])
def test_a_database_that_takes_nothing_more(sqlite: str, setting: str, status: int, code: str) -> None:
    with serving_with_context(settings_for(sqlite)) as (address, context), Server(address) as server:
        table = server.set_up(seed=1)
        before = table.get("")["seq"]
        key = new_key()
        action = table.get("/positions/now", *table.people)["view"]["legal_actions"][0]
        with table.live(*table.people) as live:
            live.hear("welcome")
            with every_writer(context, setting):
                said, refused = say_until_refused(table)
                assert_is_proper(refused, status, code)
                refusal = live.do("chat", text="y" * 1000, key=key)
                assert refusal["error"]["code"] == code
                assert table.get("")["seq"] == before + said, "one can still look"
                with table.live(*table.people) as other:
                    assert other.hear("welcome")["seq"] == before + said
            assert live.do("chat", text="y" * 1000, key=key)["seq"] == before + said + 1
            assert live.do("moves", actions=[action])["seq"] == before + said + 2
            assert [event["seq"] for event in live.hear_events(said + 2)] == list(range(before + 1, before + said + 3))


def test_a_database_that_is_started_again(crash: Callable[[], AbstractContextManager[None]], postgres: str) -> None:
    with serving(settings_for(postgres)) as address, Server(address) as server:
        table = server.set_up(seed=1)
        action = table.get("/positions/now", *table.people)["view"]["legal_actions"][0]
        seq, key = table.get("")["seq"], new_key()
        with table.live(*table.people) as live:
            live.hear("welcome")
            with crash():
                assert_is_proper(table.ask("GET", ""), 503, "no-database")
                assert server.http.get("/readyz").status_code == 503
                assert server.http.get("/healthz").status_code == 200
                assert live.do("moves", actions=[action], key=key)["error"]["code"] == "no-database"
            assert live.do("moves", actions=[action], key=key)["seq"] == seq + 1
            assert live.hear("event")["event"]["seq"] == seq + 1, "on the same connection"
        wait_until(lambda: server.http.get("/readyz").status_code == 200)
        assert table.get("")["seq"] == seq + 1


def test_a_mistake_of_ours_is_not_blamed_on_the_database() -> None:
    mistake = IntegrityError("INSERT", {}, sqlite3.IntegrityError("UNIQUE"))
    with pytest.raises(IntegrityError):
        trouble(mistake)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_clock_that_was_set_back_holds_up_no_bot(kind: str, request: pytest.FixtureRequest) -> None:
    """A lease that was taken before, by a process that is dead now, lies far in the future."""
    where = request.getfixturevalue(kind)
    with serving(settings_for(where)) as address, Server(address) as server:
        table = server.set_up([{"kind": "here", "name": "Ana"}, {"kind": "link", "name": "Bo"}])
    database, now, hour = Database(where), time.time(), 3600.0
    with database.writing() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET bot_to_act = TRUE, thinking_until = {now + hour}")
    with database.writing() as connection:
        assert reading.tables_waiting_for_bots(connection, now, [table.id]) == [table.id]
        assert writing.claim_thinking(connection, table.id, now, now + 35)
    with database.writing() as connection:
        assert reading.tables_waiting_for_bots(connection, now, [table.id]) == [], "somebody thinks about it now"
        assert not writing.claim_thinking(connection, table.id, now, now + 35)
    database.close()


def test_a_clock_that_was_set_back_keeps_nobody_connected(sqlite: str) -> None:
    with serving(settings_for(sqlite)) as address, Server(address) as server:
        table = server.set_up()
        database = Database(sqlite)
        with database.writing() as connection:
            people.say_present(connection, "dead", [(table.id, People(frozenset({1})))], time.time() + 3600)
        database.close()
        with table.live(table.secrets[0]) as live:
            info = live.hear("welcome")["table"]
            assert [seat["connected"] for seat in info["seats"]] == [True, False]


def descendants(pid: int) -> set[int]:
    """All processes below one, and that one."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
            except OSError:
                continue
            if state != "Z":
                children.setdefault(int(parent), []).append(int(folder.name))
    found, below = {pid}, [pid]
    while below:
        below = [child for parent in below for child in children.get(parent, [])]
        found.update(below)
    return found


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_process_that_lets_no_thread_run_ends_with_its_parent() -> None:
    """As a search does, which is compiled."""
    begin = "from multiprocessing import get_context; from naughty_bots import hold_the_interpreter as hold; "
    begin += "child = get_context('spawn').Process(target=hold); child.start(); child.join()"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", begin]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.kill()
        start = time.monotonic()
        wait_until(lambda: not is_alive(child))
        assert time.monotonic() - start < ORPHAN_SECONDS


@pytest.mark.thorough
def test_workers_end_with_their_supervisor(postgres: str, tmp_path: Path) -> None:
    arguments = ("serve", "--port", "0", "--workers", "2", "--database", postgres)
    with (
        started(*arguments, data=tmp_path) as running,
        Server(running.address.removeprefix("http://")) as server,
    ):
        table = server.set_up([{"kind": "here", "name": "Ana"}, {"kind": "bot", "level": "random"}])
        with table.live(*table.people) as live:
            live.hear("welcome")
            everybody = descendants(running.process.pid)
            assert len(everybody) > 2, "a supervisor and its workers"
            os.kill(running.process.pid, signal.SIGKILL)
            start = time.monotonic()
            wait_until(lambda: not any(map(is_alive, everybody - {running.process.pid})))
            assert time.monotonic() - start < ORPHAN_SECONDS
