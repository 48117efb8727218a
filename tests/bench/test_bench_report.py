"""The report, as data and as tables."""

from __future__ import annotations

import io
import json
import platform

from rich.console import Console

from tikal.bench.contestants import OURS, Contestant
from tikal.bench.machine import describe_machine
from tikal.bench.peers import CATANATRON, CHESS
from tikal.bench.report import Report
from tikal.bench.results import Outcome
from tikal.bench.tables import show, summary
from tikal.bench.targets import Target

CATAN = Contestant("catanatron", "catanatron 3.2.1", "catanatron_games.py", peer=CATANATRON)
PYTHON_CHESS = Contestant("python-chess", "python-chess 1.11.2", "chess_games.py", peer=CHESS)


def report() -> Report:
    return Report(
        contestants=[OURS, CATAN, PYTHON_CHESS],
        outcomes={
            "tikal": Outcome(
                [
                    {
                        "games": 10,
                        "decisions": 3000,
                        "games_per_s": 1000,
                        "decisions_per_s": 3e5,
                        "copy_us": 0.1,
                    },
                    {
                        "games": 30,
                        "decisions": 9000,
                        "games_per_s": 3000,
                        "decisions_per_s": 9e5,
                        "copy_us": 0.3,
                    },
                ]
            ),
            "catanatron": Outcome(
                [
                    {"games": 1, "decisions": 900, "games_per_s": 10, "decisions_per_s": 1e4, "copy_us": 30},
                    {"games": 1, "decisions": 900, "games_per_s": 10, "decisions_per_s": 1e4, "copy_us": 30},
                ]
            ),
            "python-chess": Outcome(not_available="cannot be installed: no [network]"),
        },
        targets=[
            Target("beside catanatron", "tikal", "decisions_per_s", hold=50, goal=100, beside="catanatron"),
            Target("copy", "tikal", "copy_us", hold=0.3),
            Target("beside chess", "tikal", "decisions_per_s", hold=2, beside="python-chess"),
            Target("games", "tikal", "games_per_s", hold=1000, goal=2000),
        ],
        machine={**describe_machine(), "tikal": "9.9"},
        rounds=2,
        seconds=0.5,
    )


def text_of(shown: Report) -> str:
    console = Console(file=io.StringIO(), width=100)
    show(shown, console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def row(text: str, start: str) -> list[str]:
    return next(line.split() for line in text.splitlines() if line.strip().startswith(start))


def test_the_data_can_be_written_as_json_and_has_its_shape() -> None:
    data = json.loads(json.dumps(report().to_json()))
    assert list(data) == ["machine", "rounds", "seconds", "contestants", "ratios", "targets"]
    assert set(data["machine"]) == {"cpu", "cores", "system", "python", "tikal", "numba", "numpy"}
    assert data["contestants"]["tikal"] == {
        "title": "tikal",
        "version": "9.9",
        "not_available": None,
        "games": 40,
        "decisions": 12000,
        "figures": {
            "games_per_s": {"median": 2000, "low": 1000, "high": 3000},
            "decisions_per_s": {"median": 600_000, "low": 300_000, "high": 900_000},
            "copy_us": {"median": 0.2, "low": 0.1, "high": 0.3},
        },
    }
    assert data["contestants"]["catanatron"]["version"] == "3.2.1"
    gone = data["contestants"]["python-chess"]
    assert gone["not_available"] == "cannot be installed: no [network]"
    assert (gone["games"], gone["figures"]) == (None, {})


def test_the_data_has_the_ratios_to_each_peer_that_played() -> None:
    data = json.loads(json.dumps(report().to_json()))
    assert [(ratio["figure"], ratio["beside"]) for ratio in data["ratios"]] == [
        ("decisions_per_s", "catanatron"),
        ("games_per_s", "catanatron"),
        ("copy_us", "catanatron"),
    ]
    decisions = data["ratios"][0]
    assert (decisions["median"], decisions["low"], decisions["high"]) == (60, 30, 90)


def test_the_data_has_the_verdicts() -> None:
    data = json.loads(json.dumps(report().to_json()))
    held = [(target["what"], target["held"], target["goal_reached"]) for target in data["targets"]]
    assert held == [
        ("beside catanatron", True, False),
        ("copy", True, None),
        ("beside chess", None, None),
        ("games", True, True),
    ]
    assert data["targets"][0]["unit"] == "x"
    assert data["targets"][1]["better"] == "<="
    assert data["targets"][2]["measured"] is None


def test_the_table_of_speeds_shows_ratios_with_their_spread() -> None:
    text = text_of(report())
    assert "median of 2 rounds of 0.5 s" in text
    assert row(text, "catanatron 3.2.1")[2:] == ["2", "10", "10,000", "30", "60", "x", "(30..90)"]
    assert row(text, "tikal") == ["tikal", "40", "2,000", "600,000", "0.2", "-"]


def test_who_is_not_available_is_named_with_the_reason() -> None:
    assert "python-chess 1.11.2: not available: cannot be installed: no [network]" in text_of(report())


def test_the_table_of_targets_says_what_is_met() -> None:
    text = text_of(report())
    assert row(text, "beside catanatron")[-3:] == ["60", "x", "yes"]
    assert row(text, "beside chess")[-3:] == ["not", "measured", "-"]
    assert "yes, goal too" in text


def test_the_table_says_what_it_was_measured_on() -> None:
    text = " ".join(text_of(report()).split())
    assert f"Python {platform.python_version()}, tikal 9.9" in text


def test_a_missed_target_is_said_clearly() -> None:
    shown = report()
    assert summary(shown) == "3 of 3 measured targets are held. Not measured: 1."
    slow = Report(
        shown.contestants,
        shown.outcomes,
        [Target("copy", "tikal", "copy_us", hold=0.1)],
        shown.machine,
        shown.rounds,
        shown.seconds,
    )
    assert summary(slow) == "0 of 1 measured targets are held. MISSED: copy (0.2 µs, to hold ≤ 0.1 µs)."
    assert row(text_of(slow), "copy ")[-1] == "NO"
