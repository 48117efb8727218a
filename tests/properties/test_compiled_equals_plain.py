"""The rules are the same, byte by byte, as machine code and as plain Python; and they are compiled only once."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from state_digests import digests
from tikal.rules.compiled import IS_COMPILED

HERE = Path(__file__).parent

MADE_FOR_SEVERAL_KINDS = {
    "tikal.rules.packing.number": "makes one kind out of several, so that others need not",
    "tikal.dealing.shuffle": "tables of several lengths are shuffled",
}

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="compiling is off in this process")


def run(script: str, *options: str, **environment: str) -> list[str]:
    """The lines that a program beside this file prints."""
    finished = subprocess.run(
        [sys.executable, *options, HERE / script],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    return finished.stdout.splitlines()


def test_every_state_is_the_same_compiled_and_plain() -> None:
    # Compiled code wraps around silently where plain numbers of NumPy warn; the warning must not come up.
    plain = run("state_digests.py", "-W", "error::RuntimeWarning", TIKAL_JIT="0")
    compiled = list(digests())
    assert len(compiled) > 4500
    differing = [line for line, other in zip(compiled, plain, strict=True) if line != other]
    assert not differing, f"first at {differing[0]}"


def test_every_function_is_compiled_for_one_signature(tmp_path: Path) -> None:
    # What comes out of a cache does not tell for which types its parts were compiled, so this process has an empty one.
    # It does not optimise, which changes no types and is more than twice as quick.
    printed = run("compiled_signatures.py", NUMBA_CACHE_DIR=str(tmp_path), NUMBA_OPT="0")
    signatures = {name: types for name, *types in (line.split("\t") for line in printed)}
    assert len(signatures) > 50
    kinds = {name: {without_constants(types) for types in compiled} for name, compiled in signatures.items()}
    several = {name: types for name, types in kinds.items() if len(types) > 1 and name not in MADE_FOR_SEVERAL_KINDS}
    assert not several, "each further signature costs everybody compile time at the first start"
    total = sum(len(compiled) for compiled in signatures.values())
    often = sorted(signatures, key=lambda name: -len(signatures[name]))[:5]
    assert total <= 1.4 * len(signatures), f"compiled anew for constants, most often: {', '.join(often)}"


def without_constants(types: str) -> str:
    """Numba compiles a function anew for each constant it is called with; in kind they are all numbers."""
    return re.sub(r"Literal\[int\]\(-?\d+\)", "int64", types)
