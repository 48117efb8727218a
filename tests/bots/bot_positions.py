"""Positions put together by hand, as a bot sees them."""

from __future__ import annotations

from tikal.games.action import Action
from tikal.games.agreeing import agree
from tikal.games.base.seeing import blank_out
from tikal.games.registry import kind_of
from tikal.games.view import View
from tikal.rules.state import State, copy
from tikal.rules.steps import FINAL_ROUND, VOLCANO_ROUND

EDITION = "supermeeple-2015"


def seen(s: State) -> View:
    """What the player to act sees of a position of a base edition."""
    seat = int(s.to_act)
    return View(agree(EDITION, int(s.players)), seat, blank_out(s, seat))


def final_round(s: State, turn: int) -> State:
    """Make the segment one of the final round, of the player who comes at that turn; seats in their order."""
    return _scoring_round(s, turn, FINAL_ROUND, 3)


def volcano_round(s: State, turn: int) -> State:
    """The same for the first volcano."""
    return _scoring_round(s, turn, VOLCANO_ROUND, 0)


def _scoring_round(s: State, turn: int, segment: int, before: int) -> State:
    s.segment = segment
    s.scoring_turn = turn
    others = [seat for seat in range(s.players) if seat != s.to_act]
    others.insert(turn, int(s.to_act))
    s.scoring_order[: s.players] = others
    s.scorings[: s.players] = before
    for done in range(turn):
        s.scorings[s.scoring_order[done]] += 1
    if segment == FINAL_ROUND:
        s.drawn = len(s.stack)
    return s


def after(view: View, actions: list[Action]) -> State:
    """The position after actions of a plan; its last, the end of the segment, is left out."""
    state = copy(view.seen)
    rules = kind_of(view.table.edition).rules
    for action in actions:
        if action.verb != "end":
            assert rules.check(state, action.code) == 0, action
            rules.do(state, action.code)
    return state
