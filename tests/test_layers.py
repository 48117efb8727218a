"""Imports go downward only, and the rules know nothing but themselves and the components."""

from pathlib import Path
from typing import Final

import grimp
from importlinter.cli import lint_imports

PYPROJECT: Final = Path(__file__).parent.parent / "pyproject.toml"

WITHIN_RULES: Final = {"__future__", "collections", "dataclasses", "enum", "numpy", "types", "typing"}
"""What the rules may import besides themselves and the components: no I/O, no clock, no random numbers."""

COMPILER: Final = "tikal.rules.compiled"
"""The decorator that compiles the rules: the one place that knows Numba and where its cache is kept."""

WITHIN_COMPILER: Final = WITHIN_RULES | {
    "functools",
    "getpass",
    "hashlib",
    "importlib",
    "numba",
    "os",
    "pathlib",
    "platform",
    "tempfile",
}


def test_imports_go_downward_only() -> None:
    status = lint_imports(config_filename=str(PYPROJECT), no_cache=True)
    assert status == 0, "the output above tells which import goes upward"


def test_rules_do_no_io_and_have_no_clock_and_no_random_numbers() -> None:
    graph = grimp.build_graph("tikal", include_external_packages=True, cache_dir=None)
    for module in ["tikal.rules", *sorted(graph.find_descendants("tikal.rules"))]:
        allowed = WITHIN_COMPILER if module == COMPILER else WITHIN_RULES
        imported = graph.find_modules_directly_imported_by(module)
        foreign = {name for name in imported if not name.startswith(("tikal.rules", "tikal.components"))}
        assert foreign <= allowed, f"{module} imports {sorted(foreign - allowed)}"
