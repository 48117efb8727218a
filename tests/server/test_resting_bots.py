"""Nobody's abandoned games cost anything: bots rest when nobody cares, and go on when somebody comes back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from clocks import HandClock
from serving import Server, serving, serving_with_context, settings_for, wait_until
from tikal.server.audiences.attendance import BRIEFLY, Attendance
from tikal.server.bot_tables import TablesForBots
from tikal.server.limits import Limits
from tikal.server.limits.callers import Caller
from tikal.server.store import reading
from tikal.server.store.database import Database

ROBOTS = [{"kind": "bot", "name": f"Robot {number}", "level": "random"} for number in range(2)]
REST = 600.0
PLAYER, STRANGER = Caller("player"), Caller("stranger")


class Watching:
    """What an attendance needs, moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.watched: set[str] = set()
        self.attendance = Attendance(REST, lambda: self.now, self.watched.__contains__)


def test_bots_play_for_a_while_after_the_last_visit() -> None:
    here = Watching()
    assert here.attendance.payer("a", has_people=True) is None, "nobody has ever been there"
    assert here.attendance.visit("a", PLAYER, is_player=True)
    here.now = REST - 1
    assert here.attendance.payer("a", has_people=True) == PLAYER
    assert here.attendance.payer("a", has_people=False) is None, "games of bots alone are for those who watch"
    here.now = REST + 1
    assert here.attendance.payer("a", has_people=True) is None
    here.watched.add("a")
    assert here.attendance.payer("a", has_people=False) == PLAYER
    assert here.attendance.visit("a", PLAYER, is_player=True), "the player has come back"
    assert not here.attendance.visit("a", PLAYER, is_player=True)
    assert here.attendance.tables == ["a"]


def test_a_stranger_who_watches_does_not_slow_the_table() -> None:
    here = Watching()
    here.attendance.visit("a", PLAYER, is_player=True)
    here.attendance.visit("a", STRANGER, is_player=False)
    assert here.attendance.payer("a", has_people=True) == PLAYER, "its bots are still the player's"
    here.now = 2 * REST
    here.attendance.visit("a", STRANGER, is_player=False)
    assert here.attendance.payer("a", has_people=True) == STRANGER
    here.attendance.visit("a", PLAYER, is_player=True)
    assert here.attendance.payer("a", has_people=True) == PLAYER


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def served(tmp_path: Path, clock: HandClock) -> Iterator[tuple[Server, str]]:
    database = f"sqlite:///{tmp_path / 'tikal.db'}"
    with serving(replace(settings_for(database), clock=clock)) as address, Server(address) as server:
        yield server, database


def last_event(database: str, table: str) -> int:
    """How far a table has come, without looking at it as a client does."""
    store = Database(database)
    with store.reading() as connection:
        found = reading.last_seq(connection, table)
    store.close()
    assert found is not None
    return found


def test_a_game_of_bots_is_played_while_somebody_watches(served: tuple[Server, str], clock: HandClock) -> None:
    server, database = served
    table = server.set_up(ROBOTS, edition="legend")
    with table.live() as live:
        live.hear("welcome")
        live.hear_events(3)
        clock.pass_time(2 * REST)
        live.hear_events(3)
    clock.pass_time(2 * BRIEFLY)
    came_to = -1

    def is_at_rest() -> bool:
        nonlocal came_to
        before, came_to = came_to, last_event(database, table.id)
        server.http.get("/healthz")
        return before == came_to

    wait_until(is_at_rest)
    resting_at = last_event(database, table.id)
    with table.live(since=resting_at) as live:
        assert live.hear("welcome")["table"]["over"] is False
        assert live.hear("event")["event"]["seq"] > resting_at


def test_nobody_waits_for_a_game_that_bots_play_for_everybody(tmp_path: Path) -> None:
    """With a clock, a bot stands in for whoever is late. When it does so for all of them, the game can rest."""
    settings = settings_for(f"sqlite:///{tmp_path / 'tikal.db'}")
    settings = replace(settings, bots=replace(settings.bots, rest=0.0, sweep=3600.0))
    with serving_with_context(settings) as (address, context), Server(address) as server:
        bots = TablesForBots(context)
        table = server.set_up(pace={"unit": "days", "turn": 1})
        to_act = table.get("", *table.people)["to_act"]
        table.post(f"/seats/{to_act}/bot", table.secrets[to_act], level="random")
        assert bots.payer(table.id) == Caller("", table.id), "the other one waits for their turn"
        table.post(f"/seats/{1 - to_act}/bot", table.secrets[1 - to_act], level="random")
        assert bots.payer(table.id) is None
        with context.database.reading() as connection:
            assert reading.tables_waiting_for_bots(connection, time.time() + 600, []) == []


def test_a_table_without_people_uses_up_its_own_time(tmp_path: Path) -> None:
    settings = replace(settings_for(f"sqlite:///{tmp_path / 'tikal.db'}"), limits=Limits())
    with serving_with_context(settings) as (_, context):
        bots = TablesForBots(context)
        bots.used(Caller("", "one"), 1e6)
        assert bots.wait(Caller("", "one")) > 0
        assert bots.wait(Caller("", "other")) == 0
        assert bots.wait(PLAYER) == 0
