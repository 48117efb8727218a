"""Imports go downward only, and the rules know nothing but themselves and the components."""

import logging.config
from pathlib import Path
from typing import Final

import grimp
import pytest
from importlinter.cli import lint_imports

PYPROJECT: Final = Path(__file__).parent.parent / "pyproject.toml"

MARKS: Final = {"tikal.compiling.functions", "tikal.compiling.records"}
"""Marks for functions and records that compiled code uses; the rules stay plain functions."""

WITHIN_RULES: Final = {"__future__", "collections", "dataclasses", "enum", "numpy", "types", "typing", *MARKS}
"""What the rules may import besides themselves and the components: no I/O, no clock, no random numbers."""

COMPILER: Final = "tikal.compiling.compiler"
"""It works in a process of its own."""

NUMBA: Final = {COMPILER, *(f"tikal.compiling.{name}" for name in ("intrinsics", "linking", "lowering"))}
"""The compiler's modules, which alone know Numba."""

DEALING: Final = "tikal.rules.dealing"
"""Where chance is settled before a game begins: it hashes the text of a seed."""

LOADER: Final = "tikal.compiling.loading"
"""The one module that runs machine code."""


def test_imports_go_downward_only(monkeypatch: pytest.MonkeyPatch) -> None:
    # The linter would set up logging as if it were alone, and the loggers of all tests after it would be off.
    monkeypatch.setattr(logging.config, "dictConfig", lambda _: None)
    status = lint_imports(config_filename=str(PYPROJECT), no_cache=True)
    assert status == 0, "the output above tells which import goes upward"


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("tikal", include_external_packages=True, cache_dir=None)


def test_rules_do_no_io_and_have_no_clock_and_no_random_numbers(graph: grimp.ImportGraph) -> None:
    for module in ["tikal.rules", *sorted(graph.find_descendants("tikal.rules"))]:
        imported = graph.find_modules_directly_imported_by(module)
        foreign = {name for name in imported if not name.startswith(("tikal.rules", "tikal.components"))}
        allowed = WITHIN_RULES | {"hashlib"} if module == DEALING else WITHIN_RULES
        assert foreign <= allowed, f"{module} imports {sorted(foreign - allowed)}"


def test_only_the_compiler_knows_numba(graph: grimp.ImportGraph) -> None:
    assert graph.find_modules_that_directly_import("numba") == NUMBA
    for part in NUMBA - {COMPILER}:
        assert graph.find_modules_that_directly_import(part) <= NUMBA
    assert graph.find_modules_that_directly_import(COMPILER) == {"tikal.compiling.__main__"}


def test_only_the_loader_and_the_compiler_touch_machine_code(graph: grimp.ImportGraph) -> None:
    touching = graph.find_modules_that_directly_import("llvmlite")
    assert touching <= {*NUMBA, LOADER, "tikal.compiling.cache"}
