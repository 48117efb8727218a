"""The load test finds nothing wrong with the server, over a kill; and would find it if there were."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from time import process_time

import pytest

from tikal.cli import run
from tikal.errors import TikalError
from tikal.server.loadtest.client import Client
from tikal.server.loadtest.echo import measure_echo
from tikal.server.loadtest.plan import Plan
from tikal.server.loadtest.processor import processor_seconds
from tikal.server.loadtest.report import Report, spread

pytest_plugins = ("databases",)

PLAN = Plan(None, 4, 2, 5.0, 1.0, 0, None, "classic", 0)
PAUSE = 50
"""Seconds between two moves, at least, if there is one in a hundred seconds."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder for the data of the server, which has nothing to compile."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("TIKAL_JIT", "0")


@pytest.mark.parametrize(
    ("tables", "seconds", "kills", "database"),
    [
        (2, 2, 1, None),
        pytest.param(10, 600, 1000, None, marks=pytest.mark.thorough),
        pytest.param(10, 120, 100, "postgres", marks=pytest.mark.thorough),
    ],
)
def test_nothing_is_lost_or_doubled_when_the_server_is_killed(
    tables: int,
    seconds: int,
    kills: int,
    database: str | None,
    home: None,
    capsys: pytest.CaptureFixture[str],
    request: pytest.FixtureRequest,
) -> None:
    sizes = ["--tables", str(tables), "--seconds", str(seconds), "--kills", str(kills)]
    where = [] if database is None else ["--database", request.getfixturevalue(database)]
    status = run(["loadtest", *sizes, *where, "--rate", "3", "--json"])
    said = capsys.readouterr()
    assert status == 0, said
    report = json.loads(said.out)
    assert (report["tables"], report["clients"], report["kills"]) == (tables, 2 * tables, kills)
    assert report["moves"] > 0
    assert report["events"] >= 2 * report["moves"], "both clients of a table hear of every move"
    assert report["is_clean"]
    assert report["echo_per_s"] > 0
    assert report["cpu_ms_per_move"] is None, "starting again and again says nothing about a move"


@pytest.mark.thorough
def test_a_test_in_which_nothing_is_played_fails(home: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["loadtest", "--tables", "1", "--seconds", "1", "--rate", "0.01"]) == 1
    said = capsys.readouterr()
    assert "nothing was played" in said.err
    seconds = float(said.out.split(" clients, ")[1].split(" s")[0])
    assert seconds < PAUSE, "when its time is over, nobody finishes a pause"


def report_of(**changes: object) -> Report:
    counts = dict.fromkeys(Report.__dataclass_fields__, 0) | {"moves": 10, "milliseconds": {}}
    return Report(**{**counts, **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", ["lost", "doubled", "out_of_order", "moves_lost", "moves_doubled"])
def test_whatever_is_wrong_makes_the_test_fail(wrong: str) -> None:
    assert report_of().failure is None
    failure = report_of(**{wrong: 1}).failure
    assert failure is not None
    assert "lost, doubled or out of order" in failure
    assert "1 refused" in str(report_of(refused=1).failure)
    assert "2 moves were not answered" in str(report_of(unanswered=2).failure)


def test_a_move_is_compared_with_a_plain_echo() -> None:
    assert report_of(cpu_ms_per_move=3.0, echo_cpu_ms=0.02).echoes_per_move == 150.0
    assert report_of(cpu_ms_per_move=None, echo_cpu_ms=0.02).echoes_per_move is None
    echo = asyncio.run(measure_echo())
    assert echo.messages > 0
    assert echo.per_second > 0


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not tell")
def test_the_processor_time_is_that_of_the_process_and_of_its_workers() -> None:
    busy = "x = 0\nwhile x < 3_000_000: x += 1\n"
    with subprocess.Popen([sys.executable, "-c", f"{busy}input()"], stdin=subprocess.PIPE) as child:
        end = process_time() + 60
        while (processor_seconds(child.pid, with_children=False) or 0.0) < 0.1:
            assert process_time() < end
        alone = processor_seconds(os.getpid(), with_children=False)
        together = processor_seconds(os.getpid(), with_children=True)
        child.kill()
    assert alone is not None
    assert together is not None
    assert together >= alone + 0.09
    assert processor_seconds(child.pid, with_children=False) is None, "it has ended"


def test_a_client_notices_what_is_wrong() -> None:
    client = Client("http://127.0.0.1:1", "table", 0, "secret", Random(0))
    for seq in (1, 2, 2, 5, 4):
        client._take(seq)
    assert client.counts.doubled == 1
    assert client.counts.out_of_order == 2
    assert client.counts.seen == {1, 2, 4, 5}


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"server": "https://example.com"}, "on this machine"),
        ({"server": "http://127.0.0.1:8000", "kills": 1}, "--server"),
        ({"database": "sqlite:///x.db"}, "postgresql"),
    ],
)
def test_a_plan_that_must_not_be(changes: dict[str, object], told: str) -> None:
    with pytest.raises(TikalError, match=told):
        replace(PLAN, **changes)  # type: ignore[arg-type]


def test_percentiles() -> None:
    assert spread([]) == {"p50": 0.0, "p95": 0.0, "p99": 0.0, "max": 0.0}
    assert spread([7.0])["p50"] == 7.0
    assert spread([float(number) for number in range(101)]) == {"p50": 50.0, "p95": 95.0, "p99": 99.0, "max": 100.0}
