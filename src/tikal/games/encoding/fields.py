"""What an observation consists of: named arrays of small integers, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, cast

import numpy as np

from tikal.compiling.records import with_fields
from tikal.rules.packing import SMALL


@dataclass(frozen=True, slots=True)
class Field:
    """One array of an observation: its name, its shape and what its numbers mean."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    def __len__(self) -> int:
        return prod(self.shape)


def observation_type(fields: Sequence[Field]) -> np.dtype[np.void]:
    """The record type of an observation; its bytes in order are the flat observation."""
    arrays = [(field.name, SMALL, field.shape) for field in fields]
    return np.dtype((with_fields(name for name, _, _ in arrays), np.dtype(cast(Any, arrays))))
