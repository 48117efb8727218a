"""The load test finds nothing wrong with the server, over a kill; and would find it if there were."""

from __future__ import annotations

import json
import subprocess
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from server_process import command, environment
from tikal.errors import TikalError
from tikal.server.loadtest.client import Client
from tikal.server.loadtest.plan import Plan
from tikal.server.loadtest.report import spread

PLAN = Plan(None, 4, 2, 5.0, 1.0, 0, None, "classic", 0)
SECONDS = 300


@pytest.mark.parametrize(
    ("tables", "seconds", "kills"), [(4, 3, 1), pytest.param(20, 60, 3, marks=pytest.mark.thorough)]
)
def test_nothing_is_lost_or_doubled_when_the_server_is_killed(
    tables: int, seconds: int, kills: int, tmp_path: Path
) -> None:
    sizes = ["--tables", str(tables), "--seconds", str(seconds), "--kills", str(kills)]
    arguments = ["loadtest", *sizes, "--rate", "3", "--json"]
    done = subprocess.run(
        command(*arguments), env=environment(tmp_path), capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(done.stdout)
    assert (report["tables"], report["clients"], report["kills"]) == (tables, 2 * tables, kills)
    assert report["moves"] > 0
    assert report["events"] >= 2 * report["moves"], "both clients of a table hear of every move"
    assert report["is_clean"]


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
