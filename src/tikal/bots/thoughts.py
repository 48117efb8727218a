"""What a bot thought when it decided: for those who learn from its games."""

from __future__ import annotations

from dataclasses import dataclass

from tikal.bots.levels.level_bot import LevelBot
from tikal.bots.levels.turn_bot import TurnBot
from tikal.bots.registry import Bot
from tikal.games.action import Action
from tikal.games.view import View


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot thought about a decision, as far as it thinks."""

    value: float | None
    """How many points the bot's evaluation sees its seat ahead, before the decision; None if it has no evaluation."""
    plan: tuple[Action, ...] | None
    """The decision and what the bot means to do after it, up to the end of the turn or to the next surprise; None if
    it plans nothing."""


def thought(bot: Bot, view: View, chosen: Action) -> Thought:
    """What a bot thought that has just chosen an action."""
    value = bot.value(view) if isinstance(bot, LevelBot) else None
    return Thought(value, (chosen, *bot.ahead) if isinstance(bot, TurnBot) else None)
