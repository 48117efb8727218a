"""Weights of the evaluation, read from data files: one set for each kind of game for which some were found."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import numpy as np
import numpy.typing as npt

from tikal.bots.features import NAMES


@cache
def weights(name: str) -> npt.NDArray[np.float64]:
    """The set of weights of that name, in the order of the features."""
    read = tomllib.loads((files("tikal.bots") / "weights" / f"{name}.toml").read_text(encoding="utf-8"))["weights"]
    if set(read) != set(NAMES):
        raise ValueError(f"weights {name!r}: wrong or missing: {sorted(set(read) ^ set(NAMES))}")
    return np.array([float(read[feature]) for feature in NAMES], dtype=np.float64)
