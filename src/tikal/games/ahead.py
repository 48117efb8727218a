"""Thinking ahead: actions carried out on a copy of what a seat sees, as far as it can know what comes of them."""

from __future__ import annotations

from dataclasses import replace

from tikal.games.action import Action
from tikal.games.explain import illegal
from tikal.games.view import View
from tikal.rules.reasons import OK
from tikal.rules.state import copy


def ahead_of(view: View) -> View:
    """The same position, to carry out actions on."""
    return replace(view, seen=copy(view.seen))


def go_on(ahead: View, action: Action) -> bool:
    """Carry out a legal action if it is known how things stand after it; whether its player knows and decides again."""
    if not ahead.rules.is_foreseeable(ahead.seen, action):
        return False
    seat = ahead.to_act
    ahead.rules.do(ahead.seen, action.code)
    return ahead.to_act == seat


def checked(view: View, action: Action | str) -> Action:
    """An action that is legal now; `IllegalAction` says why it is not."""
    parsed = action if isinstance(action, Action) else Action.parse(action)
    reason = view.rules.check(view.seen, parsed.code)
    if reason != OK:
        raise illegal(view.kind, view.seen, parsed, reason)
    return parsed
