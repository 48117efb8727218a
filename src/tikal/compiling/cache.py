"""Compiled code on disk: one file per unit, found by the content of everything it was made from.

A file begins with a line of JSON: the unit, the tools, and a digest of each source, named by its place below the
folder it is imported from.
So another clone, a moved folder, another branch and back, or an installed wheel find what was compiled before. A file
is written under another name and then renamed, so that nobody ever sees half of one.
"""

from __future__ import annotations

import atexit
import hashlib
import json
import logging
import os
import re
import shutil
import stat
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from getpass import getuser
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

PACKAGE: Final = Path(__file__).parent.parent
SUFFIX: Final = ".code"
HALF: Final = ".half"
"""How the name of an unfinished file ends."""
FORMAT: Final = 1
FORMER: Final = re.compile(r"compiled-[0-9a-f]{16}")
"""Names of caches of version 0.1."""
KEPT_DAYS: Final = 30
"""Files that were not loaded for this long are removed when something is compiled."""

log: Final = logging.getLogger("tikal.compiling")


@dataclass(frozen=True, slots=True)
class Found:
    """An intact file of compiled code that matches the sources."""

    path: Path
    code: bytes
    """The object file."""

    def mark_as_used(self) -> None:
        """Note that it was used, so that it is kept."""
        with suppress(OSError):
            os.utime(self.path)


def find(unit: str, folder: Path | None = None) -> Found | None:
    """The compiled code of a unit for the present sources and tools; damaged files are removed."""
    for path in sorted((folder or directory()).glob(f"{unit}-*{SUFFIX}")):
        try:
            first_line, _, code = path.read_bytes().partition(b"\n")
        except OSError:  # another process has removed it
            continue
        header = _header(first_line)
        if header is None:
            drop(path, "its first line is not ours")
        elif header["tools"] == tools() and _fits(header["sources"]):
            if hashlib.sha256(code).hexdigest() == header["code"]:
                return Found(path, code)
            drop(path, "its content is not what was written")
    return None


def drop(path: Path, why: object) -> None:
    """Remove a file that cannot be used, with a line in the log."""
    log.warning("compiled code was damaged and is dropped: %s (%s)", path, why)
    with suppress(OSError):
        path.unlink()


def keep(unit: str, sources: Mapping[str, str], code: bytes, folder: Path) -> None:
    """Write the compiled code of a unit in one atomic step; remove files that were not used for a long time."""
    header = {"unit": unit, "tools": tools(), "sources": sources, "code": hashlib.sha256(code).hexdigest()}
    name = _digest(json.dumps([header["tools"], header["sources"]], sort_keys=True).encode())
    path = folder / f"{unit}-{name}{SUFFIX}"
    handle, half = tempfile.mkstemp(dir=folder, prefix=f"{unit}-", suffix=HALF)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(json.dumps(header).encode() + b"\n" + code)
        Path(half).replace(path)
    except BaseException:
        Path(half).unlink(missing_ok=True)
        raise
    remove_old(folder)


def remove_old(folder: Path) -> None:
    """Remove files that were not used for a long time, unfinished ones, and caches of version 0.1."""
    oldest = time.time() - KEPT_DAYS * 24 * 3600
    for path in folder.iterdir():
        with suppress(OSError):  # another process may have removed it
            if path.suffix in (SUFFIX, HALF) and path.stat().st_mtime < oldest:
                path.unlink()
    home = _cache_home()
    for former in (home / PACKAGE.name).glob("compiled-*") if home else ():
        if FORMER.fullmatch(former.name):
            shutil.rmtree(former, ignore_errors=True)


@cache
def directory() -> Path:
    """Where compiled code is kept: the user's cache, or a private temporary folder if that cannot be written."""
    for folder in (wanted_directory(), _in_temporary()):
        with suppress(OSError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if _is_private(folder):
                return folder
    # A folder for this process and the compilers that it starts.
    made = Path(tempfile.mkdtemp(prefix="tikal-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


def wanted_directory() -> Path:
    """Where it should be kept: in the user's cache, if there is one."""
    home = _cache_home()
    return home / PACKAGE.name / "code" if home else _in_temporary()


def note_failure(game: str, why: str | None) -> None:
    """Record why a game could not be compiled, for people who ask later; None if it could."""
    with suppress(OSError):
        if why is None:
            _failure(game).unlink(missing_ok=True)
        else:
            _failure(game).write_text(why, encoding="utf-8")


def last_failure(game: str) -> str | None:
    """Why a game could not be compiled the last time somebody tried; None if it could, or nobody did."""
    try:
        return _failure(game).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return None


def _failure(game: str) -> Path:
    return directory() / f"{game}.failure"


def _cache_home() -> Path | None:
    """The user's cache: TIKAL_CACHE, XDG_CACHE_HOME or `.cache` at home; None without a home, as in some containers."""
    chosen = os.environ.get("TIKAL_CACHE") or os.environ.get("XDG_CACHE_HOME")
    try:
        return Path(chosen) if chosen else Path.home() / ".cache"
    except RuntimeError:
        return None


def _in_temporary() -> Path:
    """A folder whose name no other user's has."""
    user = os.getuid() if hasattr(os, "getuid") else getuser()
    return Path(tempfile.gettempdir()) / f"tikal-{user}"


def _is_private(folder: Path) -> bool:
    """Whether we can write there and nobody else can put code there for us to run."""
    if not os.access(folder, os.W_OK):
        return False
    if not hasattr(os, "getuid"):  # on systems where folders have no owner
        return True
    found = folder.lstat()  # the owner of a link could point it elsewhere later
    is_ours = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid()
    return is_ours and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


@cache
def tools() -> str:
    """The compiler's version and the processor it compiles for."""
    import llvmlite.binding as llvm

    processor = f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    return f"format {FORMAT}, numba {version('numba')}, llvmlite {version('llvmlite')}, {_digest(processor.encode())}"


@cache
def digest_of(source: str) -> str | None:
    """A digest of a source, as it was when this process first asked; None if there is none."""
    root = _root(source.partition("/")[0].removesuffix(".py"))
    try:
        return None if root is None else _digest((root / source).read_bytes())
    except OSError:
        return None


def place_of(file: str, module: str) -> str:
    """The name of a source in a header: where it is below the folder from which its package is imported."""
    root = _root(module.partition(".")[0])
    assert root is not None
    return Path(file).relative_to(root).as_posix()


@cache
def _root(package: str) -> Path | None:
    """The folder from which a package, or a single module, is imported."""
    if package == PACKAGE.name:
        return PACKAGE.parent
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        return None
    return Path(spec.origin).parents[1 if spec.submodule_search_locations else 0]


def _header(line: bytes) -> dict[str, Any] | None:
    """The first line of a file; None if the file is not one of ours."""
    try:
        header = json.loads(line)
    except ValueError:
        return None
    is_ours = (
        isinstance(header, dict) and isinstance(header.get("sources"), dict) and {"tools", "code"} <= header.keys()
    )
    return header if is_ours else None


def _fits(sources: Mapping[str, str]) -> bool:
    return all(digest_of(source) == digest for source, digest in sources.items())


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]
