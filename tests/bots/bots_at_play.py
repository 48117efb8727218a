"""Bots that play, for tests of the base game and of Legend."""

from __future__ import annotations

import pytest

from tikal.bots.registry import make_bot
from tikal.dealing import generator
from tikal.game import Game
from tikal.rules.compiled import IS_COMPILED
from tikal.view import View

compiled_only = pytest.mark.skipif(not IS_COMPILED, reason="whole searches take minutes uncompiled")


def play(game: Game, bots: list[str], decisions: int = 100_000) -> Game:
    """Let bots play; an illegal action would raise."""
    players = [make_bot(name, seat) for seat, name in enumerate(bots)]
    while (seat := game.to_act) is not None and decisions:
        game.play(players[seat].choose(game.view(seat)))
        decisions -= 1
    return game


def choices_with_other_things_hidden(bot: str, view: View) -> set[str]:
    """What a bot chooses, whatever lies behind what its seat can see."""
    choices = set()
    for seed in range(3):
        state = view.sample(generator(seed))
        other = View(view.table, view.seat, view.rules.blank_out(state, view.seat))
        choices.add(str(make_bot(bot, 1).choose(other)))
    return choices
