"""`tikal doctor` says what is wrong and what to do; `tikal compile --status` what is ready."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import pytest

from command_line import PLAIN, tikal, tikal_here
from compiled import compiled_only
from tikal.games.units import units, units_with_envs
from tikal.server.running.home import DATABASE, LOOPBACK, USUAL_PORT

COMPILED_HERE = {"TIKAL_JIT": "1"}


def findings(data: Path, **extra: str) -> tuple[int, dict[str, dict[str, Any]]]:
    """The exit status, and what was found, by its subject; with `extra` in its environment, by another process."""
    if extra:
        done = tikal("doctor", "--json", data=data, extra={**COMPILED_HERE, **extra})
    else:
        done = tikal_here("doctor", "--json", data=data)
    assert done.stderr == ""
    return done.returncode, {finding["what"]: finding for finding in json.loads(done.stdout)}


def tables_in(data: Path) -> Path:
    """Where the database of a user is."""
    folder = data / "tikal"
    folder.mkdir()
    return folder / DATABASE


def test_all_is_well_before_the_first_game(tmp_path: Path) -> None:
    status, found = findings(tmp_path)
    assert status == 0
    assert {"Tikal", "packages", "code cache", "database", "port", "page", "browser"} <= found.keys()
    assert "none yet" in found["database"]["found"]
    assert all(finding["advice"] for finding in found.values() if finding["state"] != "ok")


def test_what_is_not_compiled_is_told_with_the_command_or_with_the_reason(tmp_path: Path) -> None:
    folder = tmp_path / "cache" / "tikal" / "code"
    folder.mkdir(parents=True)
    folder.chmod(0o700)
    (folder / "base.failure").write_text("No space left on device", encoding="utf-8")
    status, found = findings(tmp_path, TIKAL_CACHE=str(tmp_path / "cache"))
    assert status == 0, "one can play without"
    for unit in units():
        assert "tikal compile" in found[unit.name]["advice"]
    assert "No space left on device" in found["base-rules"]["found"]
    assert found["legend-rules"]["found"] == found["legend-search"]["found"] == "not compiled"


def test_that_compiling_is_turned_off_is_told(tmp_path: Path) -> None:
    assert "turned off by TIKAL_JIT=0" in tikal_here("doctor", data=tmp_path, extra=PLAIN).stdout


@pytest.mark.parametrize("content", [b"this is no database, but it is longer than a header of one" * 40, None])
def test_a_database_that_cannot_be_read_is_wrong(tmp_path: Path, content: bytes | None) -> None:
    database = tables_in(tmp_path)
    if content is None:
        database.mkdir()
    else:
        database.write_bytes(content)
    status, found = findings(tmp_path)
    assert status == 1
    assert found["database"]["state"] == "WRONG"
    assert found["database"]["advice"]


@pytest.mark.thorough
def test_a_cache_that_others_can_write_is_not_used(tmp_path: Path) -> None:
    cache = tmp_path / "cache" / "tikal" / "code"
    cache.mkdir(parents=True)
    cache.chmod(0o777)
    _, found = findings(tmp_path, TIKAL_CACHE=str(tmp_path / "cache"), TMPDIR=str(tmp_path))
    assert found["code cache"]["state"] == "note"
    assert "chmod 700" in found["code cache"]["advice"]


def test_a_port_in_use_is_no_harm(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind((LOOPBACK, USUAL_PORT))
            taken.listen()
        except OSError:
            pass  # somebody else uses it, which is as good
        status, found = findings(tmp_path)
    assert status == 0
    assert "another program uses" in found["port"]["found"]


def test_the_status_of_compiling(tmp_path: Path) -> None:
    empty = {**COMPILED_HERE, "TIKAL_CACHE": str(tmp_path / "empty")}
    told = json.loads(tikal("compile", "--status", "--json", data=tmp_path, extra=empty).stdout)
    expected = [(unit.name, False) for unit in units_with_envs()]
    assert [(unit["unit"], unit["compiled"]) for unit in told["units"]] == expected
    assert str(tmp_path) in told["cache"]
    shown = tikal("compile", "--status", data=tmp_path, extra=empty).stdout
    assert shown.count("not compiled") == len(expected)


@compiled_only
def test_compiling_what_learners_need(tmp_path: Path) -> None:
    done = tikal("compile", "--envs", data=tmp_path, extra=COMPILED_HERE)
    assert done.returncode == 0
    assert "compiled" in done.stdout.lower()
    told = json.loads(tikal("compile", "--status", "--json", data=tmp_path, extra=COMPILED_HERE).stdout)
    assert {unit["unit"]: unit["compiled"] for unit in told["units"]} == {
        f"{game}-{part}": True for game in ("base", "legend") for part in ("rules", "search", "encoding")
    }


def test_there_is_nothing_to_compile_when_compiling_is_off(tmp_path: Path) -> None:
    done = tikal_here("compile", data=tmp_path, extra=PLAIN)
    assert done.returncode == 0
    assert done.stdout.startswith("Nothing to compile")
