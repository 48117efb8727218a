"""The plans that a beam has found."""

from __future__ import annotations

from typing import Any

import numpy as np

from tikal.search.beam import LAYERS, Beam, path_to


class Plans:
    """A workspace with a beam, and room to write down the options of a plan."""

    def __init__(self, workspace: Any) -> None:
        self.beam: Beam = workspace.beam
        self.options = workspace.options

    def best_plan(self) -> tuple[int, ...]:
        """The options of the best plan that the last search found."""
        return self._plan_to(self.beam.best)

    def best_plans(self, count: int) -> list[tuple[tuple[int, ...], float]]:
        """The plans to the best positions that the last search found, with their values."""
        beam = self.beam
        slots = np.concatenate([beam.heap[layer, : beam.filled[layer]] for layer in range(LAYERS)])
        best = slots[np.argsort(-beam.value[slots], kind="stable")][:count]
        return [(self._plan_to(slot), float(beam.value[slot])) for slot in best.tolist()]

    def _plan_to(self, slot: int) -> tuple[int, ...]:
        return tuple(self.options[: path_to(self.beam, slot, self.options)].tolist())
