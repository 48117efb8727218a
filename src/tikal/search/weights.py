"""Weights of an evaluation: how much each of its terms counts, read from a data file."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.rules.dealing import Random, below

Weights: TypeAlias = npt.NDArray[np.float64]

_STEPS: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class Beginner:
    """How badly a beginner judges in a game."""

    overlooked: float
    """How likely a term is not thought of at all in a turn."""
    factor: float
    """By how much the others are over- or underrated, at most."""


def read_weights(file: Traversable, names: Sequence[str]) -> Weights:
    """Weights of the terms with these names, in their order, from a data file."""
    read = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    if set(read) != set(names):
        raise ValueError(f"{file.name}: weights wrong or missing: {sorted(set(read) ^ set(names))}")
    return np.array([float(read[name]) for name in names], dtype=np.float64)


def misjudged(weights: Weights, random: Random, by: Beginner) -> Weights:
    """Weights as a beginner feels them in one turn: some terms are overlooked, the others over- or underrated."""
    chance = np.array([(below(random, _STEPS), below(random, _STEPS)) for _ in weights]) / _STEPS
    factors = by.factor ** (2.0 * chance[:, 0] - 1.0)
    return weights * np.where(chance[:, 1] < by.overlooked, 0.0, factors)
