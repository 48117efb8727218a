"""A puzzle in the terminal: tried, judged, solved, explained."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, StringIO, TextIOWrapper

import pytest

from tikal.cli import run
from tikal.puzzles.collection import puzzle, puzzles


def typed(monkeypatch: pytest.MonkeyPatch, arguments: Sequence[str], lines: Sequence[str] = ()) -> tuple[int, str, str]:
    """The status, and what was written, of `tikal puzzle` with these lines typed."""
    content = "".join(f"{line}\n" for line in lines).encode()
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(content), encoding="utf-8"))
    told, wrong = StringIO(), StringIO()
    with redirect_stdout(told), redirect_stderr(wrong):
        status = run(["puzzle", *arguments])
    return status, " ".join(told.getvalue().split()), wrong.getvalue()


def test_a_puzzle_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    one = puzzle(1)
    turn = [str(action) for action in one.actions]
    # The first action is undone and played again.
    status, told, _ = typed(monkeypatch, ["1"], [turn[0], "undo", *turn, "end"])
    assert status == 0
    assert "Puzzle 1" in told
    assert "Only the points of this one scoring count" in told
    assert f"{one.best} points: nothing scores more. Solved!" in told


def test_a_worse_turn_is_judged_and_the_best_one_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    one = puzzle(1)
    before = one.attempt(()).points
    status, told, _ = typed(monkeypatch, ["1"], ["end", "n", "y"])
    assert status == 0
    assert f"{before} points. The best turn scores {one.best - before} points more." in told
    assert f"A best turn: {one.best} points" in told


def test_leaving_is_possible_at_any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert typed(monkeypatch, ["1"], ["quit", "n"])[0] == 0
    assert typed(monkeypatch, [])[0] == 0


def test_nonsense_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    status, told, wrong = typed(monkeypatch, ["nonsense"])
    assert (status, told) == (2, "")
    assert "There is no puzzle “nonsense”" in wrong


def test_all_puzzles_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    status, told, _ = typed(monkeypatch, ["--list"])
    assert status == 0
    assert told.count("scoring round") == len(puzzles())
    assert f"Today's puzzle is {puzzle().number}." in told
