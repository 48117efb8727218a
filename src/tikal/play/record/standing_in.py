"""Replaying a file that lacks what was hidden: treasures get their true kinds when the file reveals them.

The game then stands for the real one: everything that the file's reader may know is right, the rest is made up.
"""

from __future__ import annotations

from tikal.components import pieces
from tikal.games.action import Action
from tikal.games.kind import GameKind
from tikal.games.results import PRIVATE
from tikal.games.setups import Place, turn_up
from tikal.play.record.entry import HIDDEN, Entry
from tikal.rules.state import State
from tikal.rules.terrain import HEX_NAMES


def stand_in(kind: GameKind, s: State, entry: Entry, viewer: int | None) -> Action:
    """Prepare the state for an entry; the action to play, which for a hidden order is one that fits its result."""
    action = entry.action
    assert action is not None
    settled = set() if viewer is None else kind.secrets.seen_before(s, viewer)
    for result in (result for result in entry.results if result.words):
        if result.kind == "found" and action.verb == "dig":
            _turn_up(s, action.arguments[0], 0, result.words[0], settled)
        elif result.kind == "found" and action == HIDDEN:
            return _some_order(s, kind.secrets.stack_in_order(s), result.words[0], settled)
        elif result.kind == PRIVATE and result.words != ("?",):
            _turn_up_seen(s, result.words, settled)
    return action


def _turn_up(s: State, hex_name: str, below: int, kind_name: str, settled: set[Place]) -> None:
    hex_ = HEX_NAMES.index(hex_name)
    place = (hex_, int(s.tokens[hex_]) - 1 - below)
    kinds = pieces().treasures.kinds
    if place[1] >= 0 and kind_name in kinds:
        turn_up(s, place, kinds.index(kind_name), settled)
        settled.add(place)


def _turn_up_seen(s: State, words: tuple[str, ...], settled: set[Place]) -> None:
    hex_name, below = HEX_NAMES[0], 0
    for word in words:
        if word in HEX_NAMES:
            hex_name, below = word, 0
        else:
            _turn_up(s, hex_name, below, word, settled)
            below += 1


def _some_order(s: State, hex_: int, found: str, settled: set[Place]) -> Action:
    """An order of the stack with the treasure on top that was then taken."""
    if found not in _stack(s, hex_):
        _turn_up(s, HEX_NAMES[hex_], 0, found, settled)
    rest = _stack(s, hex_)
    if found in rest:
        rest.remove(found)
    return Action.parse(" ".join(["order", found, *rest]))


def _stack(s: State, hex_: int) -> list[str]:
    """The treasures on a hex, from the top down."""
    kinds = pieces().treasures.kinds
    return [kinds[s.token[hex_, height]] for height in reversed(range(s.tokens[hex_]))]
