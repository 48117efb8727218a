"""Weights of the evaluation, read from data files: one set for each kind of game for which some were found."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.bots.features import NAMES
from tikal.table import Table

Weights: TypeAlias = npt.NDArray[np.float64]


def weights_for(table: Table) -> Weights:
    """The weights for a game: those found for so many players if there are any, else those for all."""
    special = f"base-{table.players}"
    return weights(special if _file(special).is_file() else "base")


def _file(name: str) -> Traversable:
    return files("tikal.bots") / "weights" / f"{name}.toml"


@cache
def weights(name: str) -> Weights:
    """The set of weights of that name, in the order of the features."""
    read = tomllib.loads(_file(name).read_text(encoding="utf-8"))["weights"]
    if set(read) != set(NAMES):
        raise ValueError(f"weights {name!r}: wrong or missing: {sorted(set(read) ^ set(NAMES))}")
    return np.array([float(read[feature]) for feature in NAMES], dtype=np.float64)
