"""Weights of the evaluation, read from data files: one set for each kind of game and each number of players."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.games.base.search import terms as base_terms
from tikal.games.legend.search import terms as legend_terms
from tikal.games.registry import kind_of
from tikal.games.table import Table

Weights: TypeAlias = npt.NDArray[np.float64]


def weights_for(table: Table) -> Weights:
    """The weights found by self-play for a game of that kind with so many players."""
    return weights(f"{kind_of(table.edition).id}-{table.players}")


@cache
def weights(name: str) -> Weights:
    """The set of weights of that name, in the order of the terms."""
    names = legend_terms.NAMES if name.startswith("legend") else base_terms.NAMES
    return read_weights(files("tikal.games") / "weights" / f"{name}.toml", names)


def read_weights(file: Traversable, names: Sequence[str]) -> Weights:
    """Weights of these names, in their order, from a data file."""
    read = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    if set(read) != set(names):
        raise ValueError(f"{file.name}: weights wrong or missing: {sorted(set(read) ^ set(names))}")
    return np.array([float(read[name]) for name in names], dtype=np.float64)
