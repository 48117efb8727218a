"""A turn in sentences, as the log would tell it if it were played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tikal.bots.levels.turn_bot import TurnBot
from tikal.games.action import Action
from tikal.games.ahead import ahead_of, checked, go_on
from tikal.games.view import View
from tikal.play.narration import narrate
from tikal.play.record.entry import Entry
from tikal.rules.verbs import MOVE
from tikal.texts.messages import Message


def foreseen(view: View, actions: Sequence[Action]) -> View:
    """The position as far as it is known beforehand: before the first action that nobody can see through."""
    ahead = ahead_of(view)
    for action in actions:
        if not go_on(ahead, action):
            break
    return ahead


def playable_part(view: View, actions: Sequence[Action | str]) -> tuple[Action, ...]:
    """Actions up to the first that brings something to light or passes the turn on, which may be the last of them.

    `IllegalAction` says why one of them cannot be played; what comes after the surprise is not looked at.
    """
    ahead, playable = ahead_of(view), list[Action]()
    for action in actions:
        playable.append(checked(ahead, action))
        if not go_on(ahead, playable[-1]):
            break
    return tuple(playable)


def whole_turn(bot: TurnBot, view: View) -> tuple[Action, ...]:
    """What a bot does until its turn is over, or something comes to light; it may plan the rest of it again."""
    ahead, actions = ahead_of(view), list[Action]()
    while True:
        for action in bot.turn(ahead):
            actions.append(action)
            if action.form.pauses or not go_on(ahead, action):
                return tuple(actions)


@dataclass(slots=True)
class Narrator:
    """Puts actions into sentences one after the other; the walk of a piece is one sentence."""

    said: list[Message] = field(default_factory=list)
    _walking: Action | None = None

    def add(self, before: View, action: Action) -> Message:
        """Add an action of the player to act; its sentence."""
        message = narrate(before, Entry(int(before.seen.to_act), action, ()), before)[0]
        if self._walking is not None and _goes_on(self._walking, action):
            message = Message(message.id, {**message.args, "from": self.said.pop().args["from"]})
        self.said.append(message)
        self._walking = action if action.form.verb == MOVE else None
        return message


def sentences(view: View, actions: Sequence[Action]) -> list[Message]:
    """What is done, as far as it is known beforehand."""
    ahead = ahead_of(view)
    narrator = Narrator()
    for action in actions:
        narrator.add(ahead, action)
        if not go_on(ahead, action):
            break
    return narrator.said


def _goes_on(before: Action, action: Action) -> bool:
    """Whether a step is the next one of the same piece."""
    return (
        action.form.verb == MOVE
        and action.arguments[0] == before.arguments[0]
        and action.arguments[1] == before.arguments[2]
    )
