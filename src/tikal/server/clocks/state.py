"""The clocks of a table as plain values. They hold seconds of table time, which stands still while no server runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol


class Pace(Protocol):
    """What the players agreed on."""

    @property
    def turn_seconds(self) -> float:
        """For each turn."""

    @property
    def reserve_seconds(self) -> float:
        """For the whole game, when the time of a turn is used up."""


@dataclass(frozen=True, slots=True)
class ClockState:
    """Whose turn it is, since when, and what everybody has in reserve."""

    seat: int | None
    turn: int
    since: float | None
    """When its clock was started; None while it is stopped."""
    used: float
    """Seconds of this turn before that."""
    reserve: tuple[float, ...]

    def turn_ends(self, pace: Pace) -> float | None:
        """When the time of this turn is over and the reserve begins."""
        return None if self.since is None else self.since - self.used + pace.turn_seconds

    def deadline(self, pace: Pace) -> float | None:
        """When all time is used up; None while the clock is stopped."""
        ends = self.turn_ends(pace)
        return None if ends is None or self.seat is None else ends + self.reserve[self.seat]


def new_clocks(pace: Pace, players: int) -> ClockState:
    """All clocks before the first turn."""
    return ClockState(None, 0, None, 0.0, (pace.reserve_seconds,) * players)


def ticked(state: ClockState, pace: Pace, seat: int | None, turn: int, runs: bool, now: float) -> ClockState:
    """The clocks when it is this seat's turn: whoever just acted pays, and the next clock starts if it runs at all.

    A turn that is interrupted, by a bot that stands in or a seat that nobody has taken, goes on where it was.
    """
    spent = state.used + (0.0 if state.since is None else max(0.0, now - state.since))
    if (state.seat, state.turn) == (seat, turn):
        if runs == (state.since is not None):
            return state
        return replace(state, since=now if runs else None, used=spent)
    return ClockState(seat, turn, now if runs else None, 0.0, _paid(state, pace, spent))


def _paid(state: ClockState, pace: Pace, spent: float) -> tuple[float, ...]:
    late = max(0.0, spent - pace.turn_seconds)
    paid: Sequence[float] = [left - late * (seat == state.seat) for seat, left in enumerate(state.reserve)]
    return tuple(max(0.0, left) for left in paid)
