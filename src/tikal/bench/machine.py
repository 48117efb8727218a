"""What the figures were measured on."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from tikal import __version__

Machine = dict[str, str | int]


def describe_machine() -> Machine:
    """Processor, cores, system and the versions that matter for our own speed."""
    return {
        "cpu": _cpu_model(),
        "cores": os.cpu_count() or 1,
        "system": platform.platform(terse=True),
        "python": platform.python_version(),
        "tikal": __version__,
        "numba": "switched off" if os.environ.get("TIKAL_JIT") == "0" else _version("numba"),
        "numpy": _version("numpy"),
    }


def _cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(models, "") or platform.processor() or platform.machine()


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"
