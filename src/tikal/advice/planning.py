"""A turn planned ahead: how far it can be played from what a seat sees now, and how things would stand then.

>>> import tikal
>>> from tikal.advice.planning import plan
>>> game = tikal.new_game("supermeeple-2015", players=2, seed=7, names=["Ann", "Bea"], first=0)
>>> planned = plan(game.view(1), ["deploy explorer a1", "dig a1"])
>>> [step.text() for step in planned.steps], int(planned.view.seen.ap)
(['Bea brings an explorer to a1.'], 9)
>>> planned.why["rule"]
'R-DIG-1'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tikal.advice.insight.data import WhyData
from tikal.advice.insight.reasons import plain_why
from tikal.advice.steps import Narrator
from tikal.errors import Unforeseeable
from tikal.games.action import Action
from tikal.games.ahead import ahead_of
from tikal.games.planning import can_plan, do_planned
from tikal.games.view import View
from tikal.rules.reasons import OK
from tikal.texts.messages import Message

UNKNOWN_RULE: Final = ""
"""Nothing forbids an action that brings something unknown to light; it only cannot be planned on from."""


@dataclass(frozen=True, slots=True)
class Planned:
    """A turn as far as it can be played."""

    view: View
    """How things would stand. A treasure that nobody has seen is gone from its ruins, and counts nothing."""
    actions: tuple[Action, ...]
    price: int
    """The action points that they cost."""
    steps: tuple[Message, ...]
    """The actions in sentences, one piece's walk being one of them."""
    failed: Message | None
    """What comes next in the plan but cannot be done, in a sentence."""
    why: WhyData | None
    """Why not."""


def plan(view: View, actions: Sequence[Action | str]) -> Planned:
    """Play actions on a copy of what the seat of the view sees, as if its next turn had begun.

    Refused if nobody can say yet how that turn begins.
    """
    assert view.seat is not None
    ahead = ahead_of(view)
    missing = view.kind.next_turn(ahead.seen, view.seat)
    if missing is not None:
        raise Unforeseeable(*Message(missing).said())
    narrator = Narrator()
    done, price = list[Action](), 0
    failed, why = None, None
    for one in actions:
        action = one if isinstance(one, Action) else Action.parse(one)
        why = _why_not(ahead, action)
        if why is not None:
            failed = Narrator().add(ahead, action)
            break
        narrator.add(ahead, action)
        price += ahead.rules.price(ahead.seen, action)
        do_planned(ahead.rules, ahead.seen, view.seat, action)
        done.append(action)
    return Planned(ahead, tuple(done), price, tuple(narrator.said), failed, why)


def _why_not(ahead: View, action: Action) -> WhyData | None:
    reason = ahead.rules.check(ahead.seen, action.code)
    if reason != OK:
        return plain_why(ahead, action, reason)
    if can_plan(ahead.rules, ahead.seen, action):
        return None
    return {"rule": UNKNOWN_RULE, "message": Message("why-unforeseeable", {"text": str(action)}).to_dict()}
