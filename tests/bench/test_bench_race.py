"""Contestants as real processes: they take turns, and who fails does not stop the rest."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from made_up_contestants import STEADY, made_up, nobody, quietly
from tikal.bench import race as race_module
from tikal.bench.contestants import CONTESTANTS
from tikal.bench.race import command, race, surroundings

FAILS_AT_ONCE = "import no_such_engine"

FAILS_LATER = """
def prepare():
    turns = []

    def take_turn(turn):
        turns.append(turn)
        if len(turns) == 2:
            raise ValueError("tired")
        return {"games": 1}

    return take_turn
"""

ENDS_SILENTLY = "import os; os._exit(3)"

NEVER_READY = "import time; time.sleep(60)"


def test_everybody_plays_in_every_round_in_turn(tmp_path: Path) -> None:
    told: list[str] = []
    contestants = [made_up(tmp_path, "one"), made_up(tmp_path, "two", STEADY, "7")]
    outcomes = race(contestants, rounds=2, seconds=0.01, tell=told.append)
    assert told == [
        "Compiling and warming up one",
        "Compiling and warming up two",
        "Round 1 of 2: one",
        "Round 1 of 2: two",
        "Round 2 of 2: one",
        "Round 2 of 2: two",
    ]
    for outcome in outcomes.values():
        assert len(outcome.samples) == 2
        for sample in outcome.samples:
            assert sample["decisions"] == 10 * sample["games"] > 0
            assert sample["decisions_per_s"] > sample["games_per_s"] > 0
            assert sample["copy_us"] > 0


def test_who_cannot_start_is_out_with_the_reason(tmp_path: Path) -> None:
    broken = made_up(tmp_path, "broken", FAILS_AT_ONCE)
    silent = made_up(tmp_path, "silent", ENDS_SILENTLY)
    outcomes = race([broken, made_up(tmp_path, "steady"), silent], rounds=1, seconds=0.01, tell=quietly)
    assert outcomes["broken"].not_available == "ModuleNotFoundError: No module named 'no_such_engine'"
    assert outcomes["silent"].not_available == "ended with status 3"
    assert outcomes["steady"].not_available is None
    assert len(outcomes["steady"].samples) == 1


def test_who_fails_in_a_later_round_is_out_and_has_no_figures(tmp_path: Path) -> None:
    contestants = [made_up(tmp_path, "tired", FAILS_LATER), made_up(tmp_path, "steady")]
    outcomes = race(contestants, rounds=3, seconds=0.01, tell=quietly)
    assert outcomes["tired"].not_available == "ValueError: tired"
    assert outcomes["tired"].samples == []
    assert len(outcomes["steady"].samples) == 3


def test_who_never_answers_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(race_module, "WARM_UP_SECONDS", 0.2)
    outcomes = race([made_up(tmp_path, "asleep", NEVER_READY)], rounds=1, seconds=0.01, tell=quietly)
    assert (outcomes["asleep"].not_available or "").startswith("no answer within")


def test_an_environment_that_has_vanished_is_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = made_up(tmp_path, "gone", peer=nobody(tmp_path, monkeypatch))
    outcomes = race([gone], rounds=1, seconds=0.01, tell=quietly)
    assert (outcomes["gone"].not_available or "").startswith("cannot be started: ")


def test_every_contestant_has_its_script_and_a_name_of_its_own() -> None:
    assert all(contestant.path.is_file() for contestant in CONTESTANTS)
    assert len({contestant.name for contestant in CONTESTANTS}) == len(CONTESTANTS)


def test_a_peer_runs_in_its_own_environment_and_we_in_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = made_up(tmp_path, "theirs", peer=nobody(tmp_path, monkeypatch))
    ours = made_up(tmp_path, "ours")
    assert command(theirs)[0].startswith(str(tmp_path / "cache"))
    assert "-I" in command(theirs)
    assert command(ours)[0] == sys.executable
    package = Path(race_module.__file__).parents[2]
    assert surroundings(ours)["PYTHONPATH"].split(os.pathsep)[0] == str(package)
