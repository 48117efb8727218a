"""One game between bots, from its beginning to its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tikal.bots.own_bot import LIMIT, OwnBot
from tikal.bots.registry import seated_bots
from tikal.game import Game


@dataclass(frozen=True, slots=True)
class Lost:
    """Moves that a bot of one's own lost in a game, and what happened at the first of them."""

    seat: int
    bot: str
    moves: int
    faults: dict[str, int]
    first: str


def play_bots(game: Game, names: Sequence[str], seed: int, seconds: float = LIMIT) -> list[Lost]:
    """Play a game to its end, with a bot for each seat; the moves that were lost."""
    with seated_bots(names, seed, seconds) as bots:
        while (seat := game.to_act) is not None:
            game.play(bots[seat].choose(game.view(seat)))
        return [
            Lost(seat, names[seat], bot.lost.total(), dict(bot.lost), bot.first_fault)
            for seat, bot in enumerate(bots)
            if isinstance(bot, OwnBot) and bot.first_fault is not None
        ]
