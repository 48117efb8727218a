"""Why something cannot be done, as a message for any language."""

from __future__ import annotations

from tikal.advice.insight.data import WhyAnswer, WhyData
from tikal.errors import UnreadableAction
from tikal.games import explain
from tikal.games.action import Action
from tikal.games.view import View
from tikal.rules.reasons import NOT_YOUR_TURN, OK
from tikal.rules.steps import OVER
from tikal.texts.messages import MessageData


def why(view: View, action: Action | str) -> WhyAnswer:
    """Whether the viewer may play an action now, what it costs, and if not, why."""
    try:
        parsed = action if isinstance(action, Action) else Action.parse(action)
    except UnreadableAction as error:
        message: MessageData = {"id": error.message_id, "args": dict(error.message_args)}
        return {"legal": False, "price": 0, "why": {"rule": error.rule, "message": message}}
    reason = reason_against(view, parsed)
    return {
        "legal": reason == OK,
        "price": int(view.rules.price(view.seen, parsed)),
        "why": None if reason == OK else plain_why(view, parsed, reason),
    }


def plain_why(view: View, action: Action, reason: int) -> WhyData:
    """A reason as plain data."""
    rule, message = explain.why(view.kind, view.seen, action, reason)
    return {"rule": rule, "message": message.to_dict()}


def reason_against(view: View, action: Action) -> int:
    """Why the viewer may not play an action now, or `OK`."""
    if view.seat != view.to_act and view.seen.step != OVER:
        return NOT_YOUR_TURN
    return view.rules.check(view.seen, action.code)
