"""Every function is compiled for one kind of arguments only; each further one costs everybody time at the start."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

PROGRAM: Final = Path(__file__).with_name("compiled_signatures.py")

MADE_FOR_SEVERAL_KINDS: Final = {
    "tikal.rules.packing.widen": "makes one kind out of several, so that others need not",
    "tikal.rules.dealing.shuffle": "tables of several lengths are shuffled",
    "tikal.games.legend.rules.drafting.seen_before": "tables of several lengths are looked through",
}


def signatures(*units: str) -> dict[str, list[str]]:
    """[function] -> the arguments for which it is compiled, for all that a unit needs."""
    done = subprocess.run(
        [sys.executable, PROGRAM, *units],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lines = [line.split("\t") for line in done.stdout.splitlines()]
    return {name: types for name, *types in lines if types}


@pytest.mark.thorough
@pytest.mark.parametrize(
    "units",
    [("base-rules", "base-search"), ("legend-rules", "legend-search"), ("base-encoding",), ("legend-encoding",)],
    ids=" ".join,
)
def test_every_function_is_compiled_for_one_kind_of_arguments(units: tuple[str, ...]) -> None:
    compiled = signatures(*units)
    assert len(compiled) > 100
    kinds = {name: {without_constants(types) for types in found} for name, found in compiled.items()}
    several = {name: types for name, types in kinds.items() if len(types) > 1 and name not in MADE_FOR_SEVERAL_KINDS}
    assert not several
    total = sum(len(found) for found in compiled.values())
    often = sorted(compiled, key=lambda name: -len(compiled[name]))[:5]
    assert total <= 1.4 * len(compiled), f"compiled anew for constants, most often: {', '.join(often)}"


def without_constants(types: str) -> str:
    """Numba compiles a function anew for each constant it is called with; in kind they are all numbers."""
    return re.sub(r"Literal\[(int|bool)\]\([-\w]+\)", r"\1", types).replace("int64", "int")
