"""Replaying a file of Legend that lacks what was hidden: some treasures were looked at, some orders are not known."""

from __future__ import annotations

from collections.abc import Sequence

from tikal.components import pieces
from tikal.games.action import Action
from tikal.games.legend.rules.order import HIDDEN_ORDER
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.verbs import ORDER
from tikal.games.legend.seeing import seen_before
from tikal.games.results import Result
from tikal.games.setups import Place
from tikal.games.standing_in import turn_up_dug, turn_up_named
from tikal.rules.terrain import HEX_NAMES
from tikal.rules.verbs import first_of


def stand_in(s: LegendState, action: Action, results: Sequence[Result], viewer: int | None) -> Action:
    """Prepare the state for an entry; the action to play, which for a hidden order is one that fits its result."""
    settled = set() if viewer is None else seen_before(s, viewer)
    turn_up_dug(s, action, results, settled)
    is_hidden = action.form.verb == ORDER and first_of(action.code) == HIDDEN_ORDER
    for result in (result for result in results if result.words):
        if result.kind == "found" and is_hidden:
            return _some_order(s, int(s.effect_from), result.words[0], settled)
        if result.kind == "saw" and not result.is_hidden:
            _turn_up_seen(s, result.words, settled)
    return action


def _turn_up_seen(s: LegendState, words: Sequence[str], settled: set[Place]) -> None:
    hex_name, below = HEX_NAMES[0], 0
    for word in words:
        if word in HEX_NAMES:
            hex_name, below = word, 0
        else:
            turn_up_named(s, hex_name, below, word, settled)
            below += 1


def _some_order(s: LegendState, hex_: int, found: str, settled: set[Place]) -> Action:
    """An order of the stack with the treasure on top that was then taken."""
    if found not in _stack(s, hex_):
        turn_up_named(s, HEX_NAMES[hex_], 0, found, settled)
    rest = _stack(s, hex_)
    if found in rest:
        rest.remove(found)
    return Action.parse(" ".join(["order", found, *rest]))


def _stack(s: LegendState, hex_: int) -> list[str]:
    """The treasures on a hex, from the top down."""
    kinds = pieces().treasures.kinds
    return [kinds[s.token[hex_, height]] for height in reversed(range(s.tokens[hex_]))]
