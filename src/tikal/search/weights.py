"""Weights of an evaluation: how much each of its terms counts, read from a data file."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Weights: TypeAlias = npt.NDArray[np.float64]


def read_weights(file: Traversable, names: Sequence[str]) -> Weights:
    """Weights of the terms with these names, in their order, from a data file."""
    read = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    if set(read) != set(names):
        raise ValueError(f"{file.name}: weights wrong or missing: {sorted(set(read) ^ set(names))}")
    return np.array([float(read[name]) for name in names], dtype=np.float64)
