"""The tools still fit the code that they work on."""

from __future__ import annotations

import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def tool(name: str) -> Any:
    """A tool as a module."""
    loader = SourceFileLoader(name, str(ROOT / "tools" / name))
    spec = spec_from_loader(name, loader)
    assert spec is not None
    module = sys.modules[name] = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_the_fuzzer_asks_what_holds() -> None:
    """Of every good file, and of one that is none."""
    fuzzer = tool("fuzz-game-file")
    fuzzer.check(next(fuzzer.GAMES.glob("*.tikal")).read_bytes())
    fuzzer.check(b"tikal: 2\nrules: 1\n\xff")


def test_every_mutant_can_be_made() -> None:
    """The text that it changes is in its file once, and the tests that should notice are there."""
    for mutant in tool("mutants").MUTANTS:
        assert (ROOT / mutant.file).read_text(encoding="utf-8").count(mutant.old) == 1, mutant.name
        folder = ROOT / "web" if mutant.tests[0].endswith(".ts") else ROOT
        assert (folder / mutant.tests[0]).is_file(), mutant.name
