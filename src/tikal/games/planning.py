"""What games share when a player plans ahead: scoring rounds, and digging without knowing the treasure."""

from __future__ import annotations

import numpy as np

from tikal.games.action import Action
from tikal.games.ruleset import Ruleset
from tikal.games.seeing import UNKNOWN
from tikal.rules.segment import begin_segment
from tikal.rules.state import State
from tikal.rules.terrain import HEX_NAMES
from tikal.rules.verbs import DIG


def begin_scoring_turn(s: State, seat: int) -> bool:
    """In a scoring round, go to the seat's turn; false if it has had it."""
    place = int(np.flatnonzero(s.scoring_order[: s.players] == seat)[0])
    if place <= s.scoring_turn:
        return False
    s.scoring_turn = place
    begin_segment(s, seat, s.segment)
    return True


def can_plan(rules: Ruleset, s: State, action: Action) -> bool:
    """Whether a plan can go on after a legal action."""
    return rules.is_foreseeable(s, action) or action.form.verb == DIG


def do_planned(rules: Ruleset, s: State, seat: int, action: Action) -> None:
    """Carry an action out; a treasure that nobody has seen leaves the ruins and counts nothing."""
    if action.form.verb != DIG:
        rules.do(s, action.code)
        return
    hex_ = HEX_NAMES.index(action.arguments[0])
    top = int(s.tokens[hex_]) - 1
    is_unseen = s.token[hex_, top] == UNKNOWN
    if is_unseen:
        s.token[hex_, top] = 0  # the rules need some kind; it does not stay with the player
    treasures = s.treasures[seat].copy()
    rules.do(s, action.code)
    if is_unseen:
        s.treasures[seat] = treasures
