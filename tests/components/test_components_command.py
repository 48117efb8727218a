"""`tikal components`."""

import json

import pytest
import typer
from typer.testing import CliRunner

from tikal.cli.components import components_command
from tikal.components import Box
from tikal.errors import ComponentError

APP = typer.Typer()
APP.command()(components_command)


def run(*arguments: str) -> str:
    result = CliRunner().invoke(APP, arguments, env={"COLUMNS": "100", "NO_COLOR": "1"})
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize(
    ("part", "text"),
    [
        ("tiles", "22-4   temple    6       2 1 0 0 0 0              6           derived      reconstructed"),
        ("board", "temple south-east of the camp"),
        ("pieces", "2x3  3x6  4x9  5x11"),
        ("editions", "supermeeple-2015"),
        ("options", "auction.lastPlacerFirstOnTie"),
        ("legend", "El Mirador"),
    ],
)
def test_a_part_is_shown_within_100_columns(part: str, text: str) -> None:
    output = run(part)
    assert text in output
    assert max(len(line) for line in output.splitlines()) <= 100
    assert "\x1b" not in output


@pytest.mark.parametrize("part", ["tiles", "board", "pieces", "legend"])
def test_provenance_is_shown(part: str) -> None:
    assert "authentic" in run(part)
    assert "reconstructed" in run(part)


def test_without_a_part_everything_is_shown() -> None:
    output = run()
    assert all(title in output for title in ("Lettered tiles", "Board", "Pieces", "Editions", "Options", "Scenarios"))


def test_board_is_drawn_as_it_lies() -> None:
    lines = run("board").splitlines()
    assert "       a1*          c1          e1          g1         (i1)" in lines
    assert "             b1*          d1          f1          h1" in lines


def test_json() -> None:
    everything = json.loads(run("--json"))
    assert list(everything) == ["tiles", "board", "pieces", "editions", "options", "legend"]
    assert len(everything["tiles"]) == 53
    assert everything["board"]["hexes"][0]["neighbours"] == ["a2", "b2", "b1", None, None, None]
    assert json.loads(run("legend", "--json")) == everything["legend"]


def test_an_unknown_part() -> None:
    result = CliRunner().invoke(APP, ["tents"])
    assert result.exit_code == 2


def test_wrong_data_are_told_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(box: Box) -> None:
        raise ComponentError("tiles.toml", "tile A1", "must have 3 stones in total, not 2")

    monkeypatch.setattr(Box, "check", refuse)
    result = CliRunner().invoke(APP, [])
    assert result.exit_code == 2
    assert "tiles.toml: tile A1: must have 3 stones in total, not 2" in result.output
