"""The one decorator through which the rules are compiled.

The rules are ordinary Python functions on a packed NumPy record. Numba turns them into machine code; with
`TIKAL_JIT=0`, or where Numba is missing, the same source runs as it stands, for debugging and for coverage.
With `TIKAL_JIT=ready` machine code is used if there is nothing left to compile: nobody has to wait for it.

Numba's cache notices a changed function but not a changed callee in another module, nor changed data files.
So the cache lives in a directory named after the content of everything that is compiled in.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterable
from functools import cache
from getpass import getuser
from importlib.metadata import version
from pathlib import Path
from platform import python_version
from typing import TypeVar, cast

from tikal.components import data_files

Function = TypeVar("Function", bound=Callable[..., object])

_PACKAGE = Path(__file__).parent.parent
_COMPILED_PARTS = ("rules", "bots", "insight")
_COMPILED_FILES = ("dealing.py", "breakdown.py", "legend/breakdown.py")
_NOT_COMPILED = "rules.toml"
"""The catalogue of rules: texts about the rules, which no compiled function reads."""


@cache
def fingerprint() -> str:
    """A name for the present content of all compiled sources and of the data they freeze."""
    data = [path for path in data_files() if path.name != _NOT_COMPILED]
    return _digest(path.read_bytes() for path in [*_sources(), *data])


def _sources() -> list[Path]:
    parts = sorted(path for part in _COMPILED_PARTS for path in (_PACKAGE / part).rglob("*.py"))
    return [*parts, *(_PACKAGE / file for file in _COMPILED_FILES)]


def _digest(contents: Iterable[bytes]) -> str:
    digest = hashlib.sha256()
    for content in contents:
        digest.update(content)
    return digest.hexdigest()[:16]


@cache
def cache_directory() -> Path:
    """Where compiled code is kept: the user's cache, or a private temporary place if that is read-only.

    It is the same as long as the process lives, whatever happens to the sources: Numba is told once.
    """
    chosen = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    base = Path(chosen) if chosen else Path.home() / ".cache"
    directory = base / "tikal" / f"compiled-{fingerprint()}"
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError:
        directory = Path(tempfile.gettempdir()) / f"tikal-{getuser()}" / directory.name
        directory.mkdir(parents=True, exist_ok=True)
    return directory


@cache
def complete_mark() -> Path:
    """A file that is there once everything is compiled, by this version of Numba for this version of Python.

    Numba knows a source by its place and its time: the same source elsewhere is compiled anew.
    """
    known_as = _digest(f"{path} {path.stat().st_mtime_ns}".encode() for path in _sources())
    return cache_directory() / f"complete-numba-{version('numba')}-python-{python_version()}-{known_as}"


def _compiler() -> Callable[[Function], Function] | None:
    wanted = os.environ.get("TIKAL_JIT", "1")
    if wanted == "0":
        return None
    try:
        import numba
    except ImportError:
        return None
    mark = complete_mark()  # named now, before anybody can change the sources that are compiled
    if wanted == "ready" and not mark.exists():
        return None
    # The rules are short loops full of branches: vectorising them more than doubles the time to compile and
    # makes nothing faster.
    vars(numba.config).update(CACHE_DIR=str(cache_directory()), LOOP_VECTORIZE=0, SLP_VECTORIZE=0)
    return cast("Callable[[Function], Function]", numba.njit(cache=True, nogil=True, error_model="numpy"))


_JIT = _compiler()

IS_COMPILED = _JIT is not None
"""Whether the rules run as machine code in this process."""


def compiled(function: Function) -> Function:
    """Compile a function of the rules, or leave it as it is where compiling is off."""
    return _JIT(function) if _JIT else function
