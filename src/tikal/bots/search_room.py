"""Where a thread's searches work, and the plans that are found there."""

from __future__ import annotations

import threading
from typing import Final

import numpy as np

from tikal.bots.beam import LAYERS, STATES, new_beams, path_to
from tikal.bots.reaching import new_table
from tikal.rules.verbs import CHOICES


class SearchRoom(threading.local):
    """Made once, as large as the widest search needs."""

    def __init__(
        self, state: np.dtype[np.void], context: np.dtype[np.void], contexts: int, lists: int, most_options: int
    ) -> None:
        self.states: Final = np.zeros(STATES, dtype=state)
        self.contexts: Final = np.zeros(contexts, dtype=context)
        self.beams: Final = new_beams()
        self.tables: Final = new_table()
        self.choices: Final = np.zeros(lists, dtype=CHOICES)
        self.options: Final = np.zeros(most_options, dtype=np.int64)

    def best_plan(self) -> tuple[int, ...]:
        """The options of the best plan that the last search found."""
        return self._plan_to(self.beams[0].best)

    def best_plans(self, count: int) -> list[tuple[tuple[int, ...], float]]:
        """The plans to the best positions that the last search found, with their values."""
        beam = self.beams[0]
        slots = np.concatenate([beam.heap[layer, : beam.filled[layer]] for layer in range(LAYERS)])
        best = slots[np.argsort(-beam.value[slots], kind="stable")][:count]
        return [(self._plan_to(slot), float(beam.value[slot])) for slot in best.tolist()]

    def _plan_to(self, slot: int) -> tuple[int, ...]:
        return tuple(self.options[: path_to(self.beams[0], slot, self.options)].tolist())
