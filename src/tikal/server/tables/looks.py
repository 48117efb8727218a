"""One position as those who look at it see it, worked out once for all of them."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec
import numpy as np

from tikal.advice.insight import decider_insight, open_insight
from tikal.games.view import View

Plain = dict[str, Any]


@dataclass(slots=True)
class Looks:
    """What seats see of a position, as JSON. Seats that see the same share all that does not depend on the seat."""

    _lock: threading.Lock = field(default_factory=threading.Lock)
    _written: dict[int | None, tuple[bytes, bytes]] = field(default_factory=dict)
    """[seat] -> its view and its insight."""
    _shared: dict[bytes, tuple[Plain, Plain]] = field(default_factory=dict)
    """[what is seen, byte by byte] -> view and insight of who does not decide."""

    def of(self, view: View, names: Sequence[str]) -> tuple[bytes, bytes]:
        """The view with the seats' present names, and the insight."""
        with self._lock:  # who comes second would only do the same work once more
            if view.seat not in self._written:
                self._written[view.seat] = self._write(view, names)
            return self._written[view.seat]

    def _write(self, view: View, names: Sequence[str]) -> tuple[bytes, bytes]:
        seen = cast(np.void, view.seen).tobytes()
        if seen not in self._shared:
            self._shared[seen] = described(View(view.table, None, view.seen), names), open_insight(view)
        position, insight = self._shared[seen]
        own = {"seat": view.seat, "legal_actions": [str(action) for action in view.legal_actions()]}
        return msgspec.json.encode(position | own), msgspec.json.encode(insight | decider_insight(view))


def described(view: View, names: Sequence[str]) -> Plain:
    """A view as plain data, with the names that the seats have now."""
    plain = view.to_dict()
    for player, name in zip(plain["players"], names, strict=True):
        player["name"] = name
    return plain
