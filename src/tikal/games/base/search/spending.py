"""Carrying out a plan: the options of a search as actions that the rules allow."""

from __future__ import annotations

from typing import Final

from tikal.games.action import Action
from tikal.games.base.search.quick import BEFORE
from tikal.games.base.search.search import base_search
from tikal.games.itinerary import actions_of
from tikal.games.view import View
from tikal.rules.reasons import OK
from tikal.rules.state import State
from tikal.rules.verbs import END, encode

THE_END: Final = Action.of(encode(END, 0, 0, 0))


def actions_for(view: View, state: State, options: list[int]) -> list[Action]:
    """The actions of a plan up to the first that reveals something, or to the segment's end; `state` goes along."""
    actions: list[Action] = []
    context = base_search().contexts[BEFORE]
    for option in options:
        for action in actions_of(state, context, option):
            assert view.rules.check(state, action.code) == OK, f"a search found the illegal action {action}"
            actions.append(action)
            if not view.rules.is_foreseeable(state, action):
                return actions
            view.rules.do(state, action.code)
    return [*actions, THE_END]
