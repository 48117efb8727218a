"""What the documentation shows is true: its examples run, one after the other, page by page.

In the pages, blocks marked `python` run in order and share their names; `py` is a program of its own, to be saved in
a file; of blocks marked `console test`, each line `$ tikal ...` must succeed; what starts like a game file must load.
"""

from __future__ import annotations

import doctest
import importlib
import re
import runpy
import shlex
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

import tikal
from tikal.arena.line_up import Tournament, one_against_one_kind
from tikal.arena.run import run
from tikal.cli import run as run_command

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = [*(ROOT / name for name in ("README.md", "CONTRIBUTING.md")), *sorted(ROOT.glob("docs/**/*.md"))]
SOURCE: Final = Path(tikal.__file__).parent.parent
MODULES: Final = [
    ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for file in sorted(SOURCE.glob("tikal/**/*.py"))
    if ">>> " in file.read_text(encoding="utf-8")
]
BLOCK: Final = re.compile(r"^```(?P<kind>[^\n]+)\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A block of a page; `line` is that of its first line."""

    page: Path
    line: int
    kind: str
    code: str


def blocks(page: Path) -> list[Block]:
    """All marked blocks of a page; none if it has not been written yet."""
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    return [
        Block(page, text[: found.start("code")].count("\n") + 1, found["kind"].strip(), found["code"])
        for found in BLOCK.finditer(text)
    ]


def run_python(block: Block, names: dict[str, Any]) -> None:
    """Run a block: as a session if it shows the prompt, otherwise as a piece of a program."""
    if ">>> " not in block.code:
        # Empty lines before it make tracebacks tell the line of the page.
        exec(compile("\n" * (block.line - 1) + block.code, str(block.page), "exec"), names)
        return
    session = doctest.DocTestParser().get_doctest(block.code, names, block.page.name, str(block.page), block.line - 1)
    told: list[str] = []
    failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=told.append, clear_globs=False)
    names.update(session.globs)
    assert not failed, "".join(told)


@pytest.mark.parametrize("module", MODULES)
def test_examples_in_docstrings(module: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(module), optionflags=doctest.ELLIPSIS)
    assert tried
    assert not failed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples_of_a_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__example__"}
    for block in blocks(page):
        if block.kind == "python":
            run_python(block, names)
        elif block.kind == "py":
            (tmp_path / "program.py").write_text(block.code, encoding="utf-8")
            monkeypatch.syspath_prepend(tmp_path)
            runpy.run_path("program.py", run_name="__main__")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_of_a_page(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks(page):
        for line in block.code.splitlines() if block.kind == "console test" else ():
            if line.startswith("$ tikal "):
                assert run_command(shlex.split(line.removeprefix("$ tikal "), comments=True)) == 0, line
                assert capsys.readouterr().out, line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_game_files_of_a_page(page: Path) -> None:
    for block in blocks(page):
        if block.code.startswith("tikal: "):
            assert tikal.load(block.code).record() == block.code, f"the game file in line {block.line}"


def test_the_bot_of_the_docs_beats_a_random_one(tmp_path: Path) -> None:
    (code,) = (block.code for block in blocks(ROOT / "docs" / "bots.md") if block.kind == "py")
    file = tmp_path / "collector.py"
    file.write_text(code, encoding="utf-8")
    collector = f"{file}:Collector"
    report = run(Tournament("classic", one_against_one_kind(["random", collector], 2), games=2))
    assert not report.lost_moves()
    assert [game.wins(collector) for game in report.games] == [1.0, 1.0]


def test_what_to_cite_is_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {tikal.__version__}\n" in citation
    assert f"version = {{{tikal.__version__}}}" in (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_examples_are_found() -> None:
    assert {"tikal", "tikal.games.action", "tikal.components", "tikal.play.game"} <= set(MODULES)
    assert any(blocks(page) for page in PAGES)
