"""A turn in sentences, as the log would tell it if it were played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tikal.bots.levels.turn_bot import TurnBot
from tikal.games.action import Action
from tikal.games.explain import illegal
from tikal.games.view import View
from tikal.play.narration import narrate
from tikal.play.record.entry import Entry
from tikal.rules.reasons import OK
from tikal.rules.state import copy
from tikal.rules.steps import OVER
from tikal.texts.messages import Message


def foreseen(view: View, actions: Sequence[Action]) -> View:
    """The position as far as it is known beforehand: before the first action that nobody can see through."""
    ahead = replace(view, seen=copy(view.seen))
    for action in actions:
        if not ahead.rules.is_foreseeable(ahead.seen, action) or ahead.to_act != view.seat:
            break
        ahead.rules.do(ahead.seen, action.code)
    return ahead


def playable_part(view: View, actions: Sequence[Action | str]) -> tuple[Action, ...]:
    """Actions up to the first that brings something to light or passes the turn on, which may be the last of them.

    `IllegalAction` says why one of them cannot be played; what comes after the surprise is not looked at.
    """
    ahead, playable = copy(view.seen), list[Action]()
    for written in actions:
        action = written if isinstance(written, Action) else Action.parse(written)
        reason = view.rules.check(ahead, action.code)
        if reason != OK:
            raise illegal(view.kind, ahead, action, reason)
        playable.append(action)
        if not view.rules.is_foreseeable(ahead, action):
            break
        view.rules.do(ahead, action.code)
        if ahead.to_act != view.seat:
            break
    return tuple(playable)


def whole_turn(bot: TurnBot, view: View) -> tuple[Action, ...]:
    """What a bot does until its turn is over, or something comes to light; it may plan the rest of it again."""
    ahead, actions = replace(view, seen=copy(view.seen)), list[Action]()
    while ahead.to_act == view.seat:
        for action in bot.turn(ahead):
            actions.append(action)
            if action.form.closes or action.kind == "take" or not ahead.rules.is_foreseeable(ahead.seen, action):
                return tuple(actions)
            ahead.rules.do(ahead.seen, action.code)
    return tuple(actions)


def sentences(view: View, actions: Sequence[Action]) -> list[Message]:
    """What is done, one piece's walk being one sentence."""
    ahead = replace(view, seen=copy(view.seen))
    said: list[Message] = []
    walking: Action | None = None
    for action in actions:
        message = narrate(ahead, Entry(int(ahead.seen.to_act), action, ()), ahead)[0]
        if walking is not None and _goes_on(walking, action):
            message = Message(message.id, {**message.args, "from": said.pop().args["from"]})
        said.append(message)
        walking = action if action.kind == "move" else None
        if not ahead.rules.is_foreseeable(ahead.seen, action) or ahead.seen.step == OVER:
            break
        ahead.rules.do(ahead.seen, action.code)
    return said


def _goes_on(before: Action, action: Action) -> bool:
    """Whether a step is the next one of the same piece."""
    return (
        action.kind == "move"
        and action.arguments[0] == before.arguments[0]
        and action.arguments[1] == before.arguments[2]
    )
