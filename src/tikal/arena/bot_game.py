"""One whole game between bots, and the moves that they lost in it or in many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tikal.bots.custom.custom_bot import LIMIT, CustomBot
from tikal.bots.registry import Bot, seated_bots
from tikal.games.action import Action
from tikal.games.view import View
from tikal.play.game import Game


@dataclass(frozen=True, slots=True)
class Lost:
    """Moves that a custom bot lost in a game, and what happened at the first of them."""

    seat: int
    bot: str
    moves: int
    faults: dict[str, int]
    first: str


@dataclass(frozen=True, slots=True)
class LostMoves:
    """How many moves a custom bot lost in many games, by the kind of fault."""

    bot: str
    faults: dict[str, int]
    first: str
    """What happened at the first lost move."""

    def __str__(self) -> str:
        faults = ", ".join(f"{count} {fault}" for fault, count in self.faults.items())
        return f"{self.bot} lost moves: {faults}. The first: {self.first}"


def by_bot(lost: Iterable[Lost]) -> list[LostMoves]:
    """The lost moves of many games, in order, for each bot that lost any."""
    faults: dict[str, Counter[str]] = {}
    first: dict[str, str] = {}
    for one in lost:
        faults.setdefault(one.bot, Counter()).update(one.faults)
        first.setdefault(one.bot, one.first)
    return [LostMoves(bot, dict(sorted(counts.items())), first[bot]) for bot, counts in sorted(faults.items())]


def play_bots(
    game: Game,
    names: Sequence[str],
    seed: int,
    seconds: float = LIMIT,
    decided: Callable[[View, Bot, Action], None] = lambda view, bot, action: None,
) -> list[Lost]:
    """Play a game to its end, with a bot for each seat; the moves that were lost.

    `decided` is told of every decision before it is played: what the bot saw, the bot, and what it chose.
    """
    with seated_bots(names, seed, seconds) as bots:
        while (seat := game.to_act) is not None:
            view = game.view(seat)
            action = bots[seat].choose(view)
            decided(view, bots[seat], action)
            game.play(action)
        return [
            Lost(seat, names[seat], bot.lost.total(), dict(bot.lost), bot.first_fault)
            for seat, bot in enumerate(bots)
            if isinstance(bot, CustomBot) and bot.first_fault is not None
        ]
