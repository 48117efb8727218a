"""Games between quick bots, and positions put together by hand, as a player sees them."""

from __future__ import annotations

from collections.abc import Iterator

import tikal
from tikal.bots.registry import make_bot
from tikal.games.agreeing import agree
from tikal.games.registry import kind_of
from tikal.games.view import View
from tikal.rules.state import State

KINDS: list[tuple[str, bool]] = [
    ("ravensburger-1999", False),
    ("riogrande-1999", True),
    ("supermeeple-2015", False),
    ("classic", False),
    ("legend", False),
]
"""Editions, with the auction or without."""
NAMES = ("Ann", "Bea", "Cem")


def seen(s: State, edition: str = "supermeeple-2015") -> View:
    """What the player to act sees of a position of a base edition."""
    seat = int(s.to_act)
    table = agree(edition, int(s.players), names=NAMES[: s.players])
    return View(table, seat, kind_of(edition).rules.blank_out(s, seat))


def moments(edition: str, auction: bool, apart: int, most: int) -> Iterator[tikal.Game]:
    """One game, always the same object, again and again some decisions further."""
    game = tikal.new_game(edition, players=3, seed=5, auction=auction, names=NAMES)
    bots = [make_bot("greedy", seat) for seat in range(3)]
    for decision in range(most):
        if game.to_act is None:
            return
        if decision % apart == 0:
            yield game
        game.play(bots[game.to_act].choose(game.view(game.to_act)))
