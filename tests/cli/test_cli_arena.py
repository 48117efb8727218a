"""`tikal arena`: tables, the report, and wrong input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from command_line import assert_refused, tikal, tikal_here

BOTS: Final = """
class First:
    def choose(self, view):
        return view.legal_actions()[0]

class Last:
    def choose(self, view):
        return view.legal_actions()[-1]
"""


def test_the_command_shows_tables_and_writes_a_report(tmp_path: Path) -> None:
    (tmp_path / "two_bots.py").write_text(BOTS, encoding="utf-8")
    bots = ",".join(f"{tmp_path / 'two_bots.py'}:{name}" for name in ("First", "Last"))
    out = tmp_path / "deep" / "report.json"
    arguments = ("arena", "--bots", bots, "--edition", "classic", "--games", "2", "--out", out)
    done = tikal(*arguments, data=tmp_path, extra={"TIKAL_JIT": "0", "COLUMNS": "300"})
    assert done.returncode == 0, done.stderr
    assert "classic, 2 players, 2 games, deals from seed 0" in done.stdout
    assert "Elo" in done.stdout
    report = json.loads(out.read_text(encoding="utf-8"))
    (line_up,) = report["line_ups"]
    assert (line_up["deals"], line_up["games"]) == (1, 2)
    assert sum(standing["wins"] for standing in line_up["standings"]) == 2
    assert sum(rating["value"] for rating in report["elo"]) == pytest.approx(0, abs=0.2)
    assert len(report["games"]) == 2


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "random"], "two bots or more"),
        (["--bots", "random,random"], "each named once"),
        (["--bots", "random,chess"], "there are: random"),
        (["--bots", "random,greedy", "--players", "5"], "2 to 4 players"),
        (["--bots", "random,greedy", "--players", "3", "--mix"], "a table of 3 needs 3 bots"),
        (["--bots", "random,greedy", "--edition", "tikal2"], "There are: "),
        (["--bots", "random,greedy", "--games", "0"], "--games"),
        (["--bots", "random,nowhere.py:Bot"], "could not be loaded"),
        (["--bots", "random,stdio:no-such-program"], "there is no program 'no-such-program'"),
        (["--bots", "random,greedy", "--limit", "inf"], "--limit"),
        (["--bots", "random,greedy", "--games", "1000000", "--out", "."], "directory"),
    ],
)
def test_wrong_input_is_refused_in_one_line(arguments: list[str], told: str, tmp_path: Path) -> None:
    assert_refused(tikal_here("arena", *arguments, data=tmp_path), told)
