"""One position as people who look at it see it, worked out once for all of them."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, cast

import msgspec
import numpy as np

from tikal.advice.insight import NOTHING_TO_DECIDE, decider_insight, open_insight, site
from tikal.advice.insight.data import OpenInsight
from tikal.advice.insight.walking import Site
from tikal.games.action import Action
from tikal.games.view import View
from tikal.games.view_data import ViewData

Plain = dict[str, Any]


@dataclass(slots=True)
class PositionCache:
    """What seats see of a position, as JSON. Seats that see the same share everything that does not depend on the seat.

    Only in the newest position there is something to decide; others come without the part of the insight for that.
    """

    _lock: threading.Lock = field(default_factory=threading.Lock)
    _written: dict[tuple[int | None, bool], Plain] = field(default_factory=dict)
    """[seat, whether it is the newest position] -> the parts of a position."""
    _shared: dict[bytes, tuple[ViewData, OpenInsight, Site]] = field(default_factory=dict)
    """[what is seen, byte by byte] -> view and insight of a seat that does not decide, and where one can walk."""

    def of(self, view: View, names: Sequence[str], newest: bool = True) -> Plain:
        """The view with the seats' present names, the legal actions, and the insight."""
        key = (view.seat, newest)
        with self._lock:  # whoever comes second would only do the same work once more
            if key not in self._written:
                self._written[key] = self._write(view, names, newest)
            return self._written[key]

    def _write(self, view: View, names: Sequence[str], newest: bool) -> Plain:
        seen = cast(np.void, view.seen).tobytes()
        if seen not in self._shared:
            ground = site(view)
            everybody = View(view.table, None, view.seen)
            self._shared[seen] = described(everybody, names), open_insight(view, ground), ground
        position, insight, ground = self._shared[seen]
        legal = view.legal_actions()
        own = {"seat": view.seat, "legal_actions": [str(action) for action in legal]}
        decider = decider_insight(view, ground, legal, reasons=False) if newest else NOTHING_TO_DECIDE
        return {
            "view": _raw({**position, **own}),
            "actions": _raw([_action(action) for action in legal]),
            "insight": _raw({**insight, **decider}),
        }


def described(view: View, names: Sequence[str]) -> ViewData:
    """A view as plain data, with the names that the seats have now."""
    plain = view.to_dict()
    for player, name in zip(plain["players"], names, strict=True):
        player["name"] = name
    return plain


@lru_cache(maxsize=1 << 14)
def _action(action: Action) -> msgspec.Raw:
    """An action with its parts; most come up again and again."""
    return _raw(action.to_dict())


def _raw(plain: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(plain))
