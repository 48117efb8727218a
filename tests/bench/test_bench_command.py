"""`tikal bench` as a user types it, with made-up contestants."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from made_up_contestants import made_up
from tikal.cli.bench import bench_command


@pytest.fixture
def app() -> typer.Typer:
    application = typer.Typer()
    application.command()(bench_command)
    return application


def let_play(monkeypatch: pytest.MonkeyPatch, directory: Path, *source: str) -> None:
    contestants = [
        made_up(directory, "tikal", *source),
        made_up(directory, "tikal-legend", "raise LookupError('not yet')"),
    ]
    monkeypatch.setattr("tikal.bench.run.with_peers", lambda peers, among: contestants)


def test_json_is_one_object_and_alone_on_standard_output(
    app: typer.Typer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_play(monkeypatch, tmp_path)
    result = CliRunner().invoke(app, ["--json", "--quick", "--peers", "none", "--seconds", "0.01"])
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert (data["rounds"], data["seconds"]) == (3, 0.01)
    assert data["contestants"]["tikal"]["games"] > 0
    assert data["contestants"]["tikal-legend"]["not_available"] == "LookupError: not yet"


def test_a_missed_target_is_a_report_and_not_a_failure(
    app: typer.Typer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = "def prepare():\n    return lambda turn: {'copy_us': 1000.0}\n"
    let_play(monkeypatch, tmp_path, slow)
    result = CliRunner().invoke(app, ["--quick", "--peers", "none", "--seconds", "0.01"])
    assert result.exit_code == 0
    assert "MISSED: copy of a state" in result.stdout


def test_a_run_without_our_own_figures_fails(app: typer.Typer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    let_play(monkeypatch, tmp_path, "raise LookupError('broken')")
    result = CliRunner().invoke(app, ["--quick", "--peers", "none", "--seconds", "0.01"])
    assert result.exit_code == 1
    assert "tikal: not available: LookupError: broken" in result.stdout


def test_an_unknown_peer_is_wrong_input(app: typer.Typer) -> None:
    result = CliRunner().invoke(app, ["--peers", "stockfish"])
    assert result.exit_code == 2
    assert "stockfish is not a peer" in " ".join(result.output.split())
