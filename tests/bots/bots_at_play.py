"""Bots that play, for tests of the base game and of Legend."""

from __future__ import annotations

import random

from hidden_otherwise import twin
from random_play import bytes_of
from tikal.bots.registry import make_bot
from tikal.play.game import Game


def play(game: Game, bots: list[str], decisions: int = 100_000) -> Game:
    """Let bots play; an illegal action would raise."""
    players = [make_bot(name, seat) for seat, name in enumerate(bots)]
    while (seat := game.to_act) is not None and decisions:
        game.play(players[seat].choose(game.view(seat)))
        decisions -= 1
    return game


def assert_blind_to_what_is_hidden(bot: str, game: Game) -> None:
    """A bot chooses alike in games that differ only in what its seat cannot see."""
    seat = game.to_act
    games = [game, *(twin(game, seat, random.Random(seed)) for seed in range(2))]
    assert len({bytes_of(one._state) for one in games}) == len(games), "nothing else is hidden"
    views = [one.view(seat) for one in games]
    assert len({bytes_of(view.seen) for view in views}) == 1
    assert len({str(make_bot(bot, 1).choose(view)) for view in views}) == 1
