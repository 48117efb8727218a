"""Runs programs that use the small unit, each with a cache of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
SECONDS: Final = 120

USE: Final = """
import json, logging, sys
import numpy as np
logging.basicConfig(level=logging.INFO, stream=sys.stderr)
from small_unit import OUTER, SMALL, add_up, clear, mean
outer = np.zeros(1, dtype=OUTER)[0]
outer.several[0].counts[:] = [1, 2, 3, 4, 5]
added, average = add_up(outer, 7), mean(np.arange(6, dtype=np.int8), 2.0)
weight, total, copied = float(outer.single.weight), int(outer.total), outer.several[2].counts.tolist()
clear(outer)
found = [added, average, weight, total, copied, int(outer.total)]
print(json.dumps({"compiled": SMALL.is_loaded(), "found": found}))
"""
RIGHT: Final = [67, 5.0, 0.5, 67, [1, 2, 3, 4, 5], 0]

USE_ROWS: Final = """
import json
import numpy as np
from small_unit import SMALL, mark, places_above, places_of
found = []
for length in (32, 40, 54, 55):
    row = (np.arange(length) * 7 % 5 - 2).astype(np.int8)
    found.append([f(row, value) for f in (places_above, places_of) for value in (-2, 0, 1)])
for length in (1, 5, 15, 16, 17, 40, 54):
    to, row = np.full(length, 9, np.int8), (np.arange(60) * 7 % 5 - 2).astype(np.int8)
    mark(to, row, -2)
    found.append(to.tolist())
print(json.dumps({"compiled": SMALL.is_loaded(), "found": found}))
"""

COMPILE: Final = """
import json
from tikal.compiling.jobs import Compilation
from small_unit import SMALL
compilation = Compilation([SMALL])
compilation.start()
compilation.wait()
done = compilation.progress()
print(json.dumps({"states": [unit.state for unit in done.units], "failure": done.failure}))
"""


def environment(cache: Path, *paths: Path, **more: str) -> dict[str, str]:
    """An environment with that cache, in which modules are found at these places first."""
    path = [*map(str, paths), str(HERE), *sys.path]
    return {**os.environ, "TIKAL_CACHE": str(cache), "TIKAL_JIT": "1", "PYTHONPATH": os.pathsep.join(path), **more}


def run(program: str, cache: Path, *paths: Path, **more: str) -> tuple[dict[str, Any], str]:
    """What a program prints, and what it logs."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=environment(cache, *paths, **more),
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout), done.stderr


def files(cache: Path) -> list[str]:
    """What is in a cache, without locks and notes on failures."""
    folder = cache / "tikal" / "code"
    return sorted(path.name for path in folder.iterdir() if path.suffix not in (".lock", ".failure"))
