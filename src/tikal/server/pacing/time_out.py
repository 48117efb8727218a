"""What happens to a player whose time is up, as the table agreed."""

from __future__ import annotations

from typing import Final

from tikal.bots.custom.simple_move import simple_move
from tikal.bots.levels.random_bot import RandomBot
from tikal.server.commands.seats import change_seat
from tikal.server.schemas.sent import MOST_ACTIONS
from tikal.server.seeds import new_seed
from tikal.server.store.events import TimedOut
from tikal.server.tables.change import Change, about_seat, play

STANDING_IN: Final = "greedy"
"""The level of the bot that takes over. The player can send it away."""


def time_out(change: Change) -> None:
    """Hand the seat to a bot, or pass its turn: do what must be done, at random, and end it."""
    live = change.live
    pace, clock = live.row.pace_agreed, live.clock
    assert pace is not None
    assert clock is not None
    assert clock.seat is not None
    seat, turn = clock.seat, clock.turn
    if pace.late == "bot":
        sentences = about_seat("timed-out-bot", seat)
        change_seat(change, TimedOut, seat, level=STANDING_IN, sentences=sentences)
        return
    change_seat(change, TimedOut, seat, sentences=about_seat("timed-out-pass", seat))
    spare = RandomBot(new_seed())
    for _ in range(MOST_ACTIONS):
        if live.game.to_act != seat or live.turn_of(seat) != turn:
            return
        play(change, str(simple_move(live.game.view(seat), spare)))
