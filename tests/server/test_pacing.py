"""Clocks: whoever acts pays, nobody loses by a clock that jumps or a server that was away, and time runs out once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tikal
from clocks import HandClock
from serving import Server, Table, serving, settings_for, wait_until
from tikal.server.clocks.playtime import GRACE, PlayTime
from tikal.server.clocks.state import ClockState, new_clocks, ticked
from tikal.server.pacing.time_out import time_out
from tikal.server.pacing.timekeeper import RETRY_SECONDS
from tikal.server.schemas.sent import Pace
from tikal.server.store import reading
from tikal.server.store.database import Database
from tikal.server.tables.change import Change

pytest_plugins = ("databases", "servers")

DAY = 86_400.0
HOUR = 3600.0
DAYS = {"unit": "days", "turn": 2}
MINUTES = {"unit": "minutes", "turn": 2, "reserve": 10}
BO_IS_SLOW = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}]


# The values.

AGREED = Pace(unit="minutes", turn=1, reserve=5)
turns = st.lists(st.tuples(st.integers(0, 2), st.booleans(), st.floats(0, 400)), max_size=30)


@given(turns)
def test_time_is_paid_by_whoever_had_it_and_never_given_back(course: list[tuple[int, bool, float]]) -> None:
    clocks, now = new_clocks(AGREED, 3), 1000.0
    for turn, (seat, runs, seconds) in enumerate(course):
        before = clocks
        clocks = ticked(clocks, AGREED, seat, turn, runs, now)
        for other, left in enumerate(clocks.reserve):
            assert 0 <= left <= before.reserve[other]
            assert other == before.seat or left == before.reserve[other]
        now += seconds
        assert (clocks.deadline(AGREED) is None) == (not runs)


@given(st.lists(st.floats(0, 60), max_size=6), st.lists(st.floats(0, 1000), min_size=6, max_size=6))
def test_a_turn_that_is_interrupted_costs_the_time_that_it_ran(played: list[float], paused: list[float]) -> None:
    clocks, now = ticked(new_clocks(AGREED, 2), AGREED, 0, 1, True, 0.0), 0.0
    for seconds, pause in zip(played, paused, strict=False):
        clocks = ticked(clocks, AGREED, 0, 1, False, now + seconds)
        clocks = ticked(clocks, AGREED, 0, 1, True, now + seconds + pause)
        now += seconds + pause
    deadline = clocks.deadline(AGREED)
    assert deadline is not None
    assert deadline - now == pytest.approx(AGREED.turn_seconds + AGREED.reserve_seconds - sum(played))


def test_the_reserve_begins_when_the_turn_is_used_up() -> None:
    clocks = ticked(new_clocks(AGREED, 2), AGREED, 0, 1, True, 0.0)
    assert (clocks.turn_ends(AGREED), clocks.deadline(AGREED)) == (60.0, 360.0)
    quick, slow = (ticked(clocks, AGREED, 1, 2, True, now) for now in (59.0, 100.0))
    assert quick.reserve == (300.0, 300.0)
    assert slow.reserve == (260.0, 300.0)
    assert slow == ClockState(1, 2, 100.0, 0.0, (260.0, 300.0))


@given(st.lists(st.floats(-1e6, 1e6), max_size=8))
def test_table_time_does_not_hear_of_a_clock_that_is_set(jumps: list[float]) -> None:
    clock = HandClock()
    time = PlayTime(clock)
    start = time.now()
    for jump in jumps:
        clock.set_wall(jump)
        clock.pass_time(10)
    assert time.now() - start == pytest.approx(10 * len(jumps), abs=1.0)


@pytest.mark.parametrize(("away", "charged"), [(20.0, 20.0), (2 * DAY, GRACE), (-HOUR, 0.0)])
def test_a_pause_between_two_servers_is_charged_up_to_a_minute(away: float, charged: float) -> None:
    clock = HandClock()
    first = PlayTime(clock)
    written, at = first.now(), clock.wall()
    clock.set_wall(away)
    second = PlayTime(clock)
    second.go_on(written, at)
    assert second.now() - written == pytest.approx(charged, abs=1.0)


# At the table.


@contextmanager
def server_at(database: str, clock: HandClock) -> Iterator[Server]:
    settings = replace(settings_for(database), clock=clock, tick_seconds=0.05)
    with serving(settings) as address, Server(address) as server:
        yield server


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, HandClock]]:
    """A server whose time we move by hand."""
    clock, folder = HandClock(), tmp_path_factory.mktemp("slow")
    with server_at(f"sqlite:///{folder / 'tikal.db'}", clock) as server:
        yield server, clock


def info(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.get("", table.host)
    return found


def left(table: Table) -> float:
    """Seconds until the player to act is out of time."""
    clock = info(table)["clock"]
    return (datetime.fromisoformat(clock["deadline"]) - datetime.fromisoformat(clock["now"])).total_seconds()


def kinds(table: Table) -> list[str]:
    return [event["kind"] for event in table.get("/events", table.host)["events"]]


def whole_turn(table: Table) -> None:
    """Whoever is to act places the tile and ends the turn."""
    seat = info(table)["to_act"]
    while info(table)["to_act"] == seat:
        legal = table.get("/positions/now", *table.people)["view"]["legal_actions"]
        table.play("end" if "end" in legal else legal[0])


def test_the_player_to_act_has_a_deadline(slow: tuple[Server, HandClock]) -> None:
    server, clock = slow
    table = server.set_up(BO_IS_SLOW, pace=MINUTES)
    found = info(table)
    assert found["pace"] == {**MINUTES, "late": "bot"}
    assert found["clock"]["seat"] == found["to_act"]
    assert left(table) == pytest.approx(720, abs=5)
    first = found["to_act"]
    clock.pass_time(300)
    whole_turn(table)
    found = info(table)
    assert found["clock"]["seat"] == 1 - first
    assert found["clock"]["reserve"][first] == pytest.approx(600 - 180, abs=5), "three minutes beyond the two of a turn"
    assert found["clock"]["reserve"][1 - first] == 600
    assert "clock" not in table.get("/events", table.host)["events"][-1]


def test_a_table_without_a_pace_has_no_clock(slow: tuple[Server, HandClock]) -> None:
    server, clock = slow
    table = server.set_up(BO_IS_SLOW)
    clock.pass_time(100 * DAY)
    assert (info(table)["pace"], info(table)["clock"]) == (None, None)
    assert kinds(table) == ["created"]


def test_a_bot_takes_over_when_the_time_is_up_and_can_be_sent_away(slow: tuple[Server, HandClock]) -> None:
    server, clock = slow
    table = server.set_up(BO_IS_SLOW, pace=DAYS)
    late = info(table)["to_act"]
    clock.pass_time(2 * DAY - HOUR)
    table.post("/chat", table.host, text="one hour left")
    assert "timed-out" not in kinds(table)
    clock.pass_time(2 * HOUR)
    wait_until(lambda: "timed-out" in kinds(table))
    wait_until(lambda: info(table)["to_act"] == 1 - late)
    assert info(table)["seats"][late]["kind"] == "bot"
    assert kinds(table).count("timed-out") == 1
    assert left(table) == pytest.approx(2 * DAY, abs=60), "the next player has their whole time"
    assert table.ask("DELETE", f"/seats/{late}/bot", table.secrets[late]).status_code == 200
    assert info(table)["seats"][late]["kind"] == "here"


def test_a_bot_that_stands_in_does_not_rest_though_nobody_looks(sqlite: str) -> None:
    clock = HandClock()
    settings = replace(settings_for(sqlite), clock=clock, tick_seconds=0.05)
    settings = replace(settings, bots=replace(settings.bots, rest=0.0, sweep=0.1))
    with serving(settings) as address, Server(address) as server:
        table = server.set_up(BO_IS_SLOW, pace=DAYS)
        clock.pass_time(2 * DAY + 1)
        database = Database(sqlite)

        def is_played() -> bool:
            with database.reading() as connection:
                events = reading.events_between(connection, table.id, 0)
            return any(event.kind == "move" for event in events)

        wait_until(is_played)
        database.close()


def test_a_turn_that_cannot_be_ended_holds_up_no_other(
    slow: tuple[Server, HandClock], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, clock = slow
    broken, good = (server.set_up(BO_IS_SLOW, pace=DAYS) for _ in range(2))

    def failing(change: Change) -> None:
        if change.live.row.id == broken.id:
            raise RuntimeError("out of order")
        time_out(change)

    monkeypatch.setattr("tikal.server.pacing.timekeeper.time_out", failing)
    clock.pass_time(2 * DAY + 1)
    wait_until(lambda: "timed-out" in kinds(good))
    assert "timed-out" not in kinds(broken)
    monkeypatch.undo()
    clock.pass_time(RETRY_SECONDS)
    wait_until(lambda: "timed-out" in kinds(broken))


def test_a_turn_is_passed_when_the_time_is_up(slow: tuple[Server, HandClock]) -> None:
    server, clock = slow
    table = server.set_up(BO_IS_SLOW, pace={**DAYS, "late": "pass"})
    late = info(table)["to_act"]
    clock.pass_time(2 * DAY + 1)
    wait_until(lambda: info(table)["to_act"] == 1 - late)
    assert info(table)["seats"][late]["kind"] == "here", "the seat stays the player's"
    events = table.get("/events", table.host)["events"]
    assert [event["kind"] for event in events][:3] == ["created", "timed-out", "move"]
    assert events[-1]["action"] == "end"
    assert left(table) == pytest.approx(2 * DAY, abs=60)


def test_the_clock_waits_until_everybody_has_sat_down(slow: tuple[Server, HandClock]) -> None:
    server, clock = slow
    seats = [{"kind": "link", "name": "Ana"}, {"kind": "link", "name": "Bo"}]
    body = {"edition": "supermeeple-2015", "seats": seats, "pace": DAYS}
    made = server.http.post("/api/tables", json=body).json()
    table = Table(server, {**made, "seats": [{"secret": None}] * 2})
    clock.pass_time(10 * DAY)
    assert info(table)["clock"]["deadline"] is None
    for seat in made["seats"]:
        table.post("/sit-down", seat["invitation"])
    assert left(table) == pytest.approx(2 * DAY, abs=5)


def test_handing_the_seat_to_a_bot_for_a_moment_wins_no_time(slow: tuple[Server, HandClock]) -> None:
    server, clock = slow
    table = server.set_up([BO_IS_SLOW[0], {"kind": "link", "name": "Bo"}], pace=DAYS)
    seat = info(table)["to_act"]
    clock.pass_time(DAY)
    table.post(f"/seats/{seat}/leave", table.secrets[seat])
    invitation = table.post("/invitations", table.host, seats=[seat])["invitation"]
    clock.pass_time(5 * DAY)
    table.post("/sit-down", invitation)
    assert left(table) == pytest.approx(DAY, abs=60)


@pytest.mark.parametrize("jump", [30 * DAY, -30 * DAY])
def test_a_clock_on_the_wall_that_jumps_harms_nobody(slow: tuple[Server, HandClock], jump: float) -> None:
    server, clock = slow
    table = server.set_up(BO_IS_SLOW, pace=DAYS)
    clock.set_wall(jump)
    clock.pass_time(HOUR)
    assert left(table) == pytest.approx(2 * DAY - HOUR, abs=60)
    table.post("/chat", table.host, text="still here")
    assert "timed-out" not in kinds(table)


@pytest.mark.parametrize(("away", "charged"), [(30.0, 30.0), (9 * DAY, GRACE)])
def test_the_time_in_which_no_server_ran_is_not_charged(sqlite: str, away: float, charged: float) -> None:
    clock = HandClock()
    with server_at(sqlite, clock) as server:
        table = server.set_up(BO_IS_SLOW, pace=DAYS)
        clock.pass_time(DAY)
        before = left(table)
    clock.pass_time(away)
    with server_at(sqlite, clock) as server:
        again = table.at(server)
        assert left(again) == pytest.approx(before - charged, abs=20)
        clock.pass_time(DAY)
        wait_until(lambda: "timed-out" in kinds(again))


def test_of_several_processes_one_ends_a_turn(postgres: str) -> None:
    clock = HandClock()
    with ExitStack() as stack:
        servers = [stack.enter_context(server_at(postgres, clock)) for _ in range(2)]
        tables = [one.set_up(BO_IS_SLOW, pace={**DAYS, "late": "pass"}) for one in servers for _ in range(3)]
        clock.pass_time(2 * DAY + 1)
        for table in tables:
            wait_until(lambda table=table: "timed-out" in kinds(table))  # type: ignore[misc]
            assert kinds(table).count("timed-out") == 1
            assert kinds(table.at(servers[0])) == kinds(table.at(servers[1]))


@pytest.mark.parametrize(
    "nonsense",
    [
        {"unit": "weeks", "turn": 1},
        {"unit": "days"},
        {"unit": "days", "turn": 0},
        {"unit": "days", "turn": 31},
        {"unit": "minutes", "turn": 5, "reserve": -1},
        {"unit": "minutes", "turn": 1.5},
        {"unit": "minutes", "turn": 5, "late": "explode"},
        "fast",
    ],
)
def test_a_pace_that_makes_no_sense_is_refused(server: Server, nonsense: Any) -> None:
    body = {"edition": "supermeeple-2015", "seats": BO_IS_SLOW, "pace": nonsense}
    answer = server.http.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert "pace" in answer.json()["error"]["args"]["field"]


def test_a_rematch_has_the_same_pace(slow: tuple[Server, HandClock]) -> None:
    server, _ = slow
    game = tikal.new_game("supermeeple-2015", players=2, seed=3)
    while not game.is_over:
        legal = [str(action) for action in game.legal_actions()]
        game.play("end" if "end" in legal else legal[0])
    table = server.from_file(game.record(), seats=BO_IS_SLOW, pace=DAYS)
    assert info(table)["clock"]["deadline"] is None, "nobody's clock runs when the game is over"
    (event,) = table.post("/rematch", table.host)["events"]
    again = Table(
        server, {"table": event["table"], "host": table.host, "seats": [{"secret": s} for s in table.secrets]}
    )
    assert left(again) == pytest.approx(2 * DAY, abs=5)
