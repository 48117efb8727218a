"""One position as people who look at it see it, worked out once for all of them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, TypeVar, cast

import msgspec
import numpy as np

from tikal.advice.insight import NOTHING_TO_DECIDE, decider_insight, open_insight
from tikal.games.action import Action
from tikal.games.view import View
from tikal.games.view_data import HexView, ViewData

Plain = dict[str, Any]
Described = TypeVar("Described", Plain, ViewData)
encode: Final = msgspec.json.encode


@dataclass(slots=True)
class PositionCache:
    """What seats see of a position, as JSON. Seats that see the same share everything that does not depend on the seat.

    Only in the newest position there is something to decide; others come without the part of the insight for that.
    """

    _lock: threading.Lock = field(default_factory=threading.Lock)
    _written: dict[tuple[int | None, bool], Plain] = field(default_factory=dict)
    """[seat, whether it is the newest position] -> the parts of a position."""
    _shared: dict[bytes, tuple[bytes, bytes]] = field(default_factory=dict)
    """[what is seen, byte by byte] -> what all who see it share of view and insight."""

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
            describe = view.rules.describe_hex
            board = [_hex(describe, row) for row in view.hex_rows()]
            shared = {**_named(view.off_board(), names), "board": board}
            self._shared[seen] = encode(shared), encode(open_insight(view))
        position, insight = self._shared[seen]
        legal = view.legal_actions()
        own = {"seat": view.seat, "legal_actions": [str(action) for action in legal]}
        decider = decider_insight(view, legal, reasons=False) if newest else NOTHING_TO_DECIDE
        return {
            "view": _merged(encode(own), position),
            "actions": msgspec.Raw(encode([_action(action) for action in legal])),
            "insight": _merged(encode(decider), insight),
        }


def described(view: View, names: Sequence[str]) -> ViewData:
    """A view as plain data, with the names that the seats have now."""
    return _named(view.to_dict(), names)


def _named(plain: Described, names: Sequence[str]) -> Described:
    for player, name in zip(plain["players"], names, strict=True):
        player["name"] = name
    return plain


@lru_cache(maxsize=1 << 14)
def _hex(describe: Callable[[bytes], HexView], row: bytes) -> msgspec.Raw:
    """What is on a hex; a move leaves most of them as they are."""
    return msgspec.Raw(encode(describe(row)))


@lru_cache(maxsize=1 << 14)
def _action(action: Action) -> msgspec.Raw:
    """An action with its parts; most come up again and again."""
    return msgspec.Raw(encode(action.to_dict()))


def _merged(one: bytes, other: bytes) -> msgspec.Raw:
    """Two objects in JSON, neither of them empty, as one."""
    return msgspec.Raw(b"%b,%b" % (one[:-1], other[1:]))
