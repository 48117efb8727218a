"""Plans: how things would stand after some actions, none of which may bring anything hidden to light."""

from __future__ import annotations

from collections.abc import Sequence

from tikal.advice.insight.data import PreviewAnswer
from tikal.advice.insight.standing import scores_now, temples
from tikal.errors import Unforeseeable
from tikal.games.action import Action
from tikal.games.ahead import ahead_of, checked
from tikal.games.explain import illegal
from tikal.games.view import View
from tikal.rules.reasons import NOT_YOUR_TURN
from tikal.rules.steps import OVER
from tikal.texts.messages import Message


def preview(view: View, actions: Sequence[Action | str]) -> PreviewAnswer:
    """How things would stand for the viewer after these actions; refused as `Game.play` would refuse them."""
    planned = ahead_of(view)
    for action in actions:
        _play(planned, action if isinstance(action, Action) else Action.parse(action))
    s = planned.seen
    has_points = view.kind.spending.has_points(s)
    return {"ap": int(s.ap) if has_points else None, "scores_now": scores_now(planned), "temples": temples(planned)}


def _play(planned: View, action: Action) -> None:
    s = planned.seen
    if planned.seat != planned.to_act and s.step != OVER:
        raise illegal(planned.kind, s, action, NOT_YOUR_TURN)
    checked(planned, action)
    if not planned.rules.is_foreseeable(s, action):
        raise Unforeseeable(*Message("why-unforeseeable", {"text": str(action)}).said())
    planned.rules.do(s, action.code)
