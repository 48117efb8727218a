"""Stones, prices, majorities and segments of Legend computed again from the components.

A mistake in the rules cannot hide behind itself here.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from random_legend import LegendCourse, LegendStep
from tikal.components import board, tiles
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.stones import BORDER
from tikal.rules.steps import EFFECT, SEGMENTS, SPEND
from tikal.rules.terrain import BASE_CAMP, HEX_NAMES, NO_TILE, NOWHERE, TERRAINS

PRICES: Final = {
    "deploy": 1,
    "transfer": 1,
    "clear": 2,
    "dig": 3,
    "swap": 3,
    "swap two": 3,
    "stone": 3,
    "movestone": 3,
    "camp": 5,
    "guard": 5,
}
RECRUITS: Final = {"explorer": 2, "leader": 5}
CAMP_STONES: Final = {printed.hex: printed.stones for printed in board().printed}[board().camp]
BORDERS: Final = [
    (hex_, side, there)
    for hex_ in range(len(HEX_NAMES))
    for side, there in enumerate(board().neighbours(hex_))
    if there != NOWHERE
]
"""All borders between two hexes, seen from both sides: hex, side, neighbour."""


def seats(s: LegendState) -> range:
    return range(s.players)


def places(table: npt.NDArray[Any]) -> list[int]:
    """Where a table, usually one over hexes, is not zero or false."""
    return np.flatnonzero(table).tolist()


def terrain(s: LegendState, hex_: int) -> str:
    return TERRAINS[s.terrain[hex_]]


def hex_of(step: LegendStep) -> int:
    """The last hex that an action names: the site of most actions."""
    return HEX_NAMES.index(next(word for word in reversed(step.action.arguments) if word in HEX_NAMES))


def printed_value(s: LegendState, hex_: int) -> int:
    """Value of a temple, or masks of ruins, before anything happened there."""
    return int(tiles()[s.tile_on[hex_]].value)


def tokens_on(s: LegendState, here: int, there: int) -> int:
    """Stone tokens on the border of two hexes."""
    return sum({here, there} == set(BORDER[border, :2].tolist()) for border in s.stone_at if border != NOWHERE)


def stones(s: LegendState, hex_: int, side: int) -> int:
    """Stones printed on a side of what lies on a hex; none if nothing does."""
    if hex_ == BASE_CAMP:
        return CAMP_STONES[side]
    tile = int(s.tile_on[hex_])
    return 0 if tile == NO_TILE else tiles()[tile].stones[(side - s.rotation[hex_]) % 6]


def stones_between(s: LegendState, here: int, side: int, there: int) -> int:
    return stones(s, here, side) + stones(s, there, (side + 3) % 6) + tokens_on(s, here, there)


def price(step: LegendStep) -> int:
    """Action points that an action in a segment costs, after the price list; powers and looks are free."""
    kind, arguments = step.action.kind, step.action.arguments
    if kind == "recruit":
        return RECRUITS[arguments[0]]
    if kind != "move":
        return PRICES.get(kind, 0)
    here, there = (HEX_NAMES.index(name) for name in arguments[1:])
    return stones_between(step.before, here, board().neighbours(here).index(there), there)


def values(s: LegendState, hex_: int) -> list[int]:
    """What the seats have on a hex: a leader counts three."""
    return [int(s.explorers[seat, hex_] + 3 * s.leaders[seat, hex_]) for seat in seats(s)]


def holders(s: LegendState, hex_: int) -> list[int]:
    """Who has more on a hex than each of the others, or is tied for most and wins ties there (p24)."""
    there = values(s, hex_)
    best = [seat for seat, value in enumerate(there) if value and value == max(there)]
    return best if len(best) == 1 else [seat for seat in best if s.tie_hex[seat] == hex_]


class Segment(NamedTuple):
    """The spending of action points by one seat, with the steps of a power in between, up to `end`."""

    where: str
    seat: int
    kind: str
    steps: list[LegendStep]

    @property
    def start(self) -> LegendState:
        return self.steps[0].before

    @property
    def end(self) -> LegendStep:
        return self.steps[-1]

    @property
    def spending(self) -> list[LegendStep]:
        """What was done in the segment itself."""
        return [step for step in self.steps if step.before.step == SPEND]


def segments(game: LegendCourse) -> list[Segment]:
    """All segments of a game, in their order."""
    found: list[Segment] = []
    steps: list[LegendStep] = []
    for step in game.steps:
        is_power = step.before.step == EFFECT and step.before.resume_step == SPEND
        if step.before.step != SPEND and not is_power:
            continue
        steps.append(step)
        if step.action.kind == "end":
            found.append(Segment(step.where, int(step.before.to_act), SEGMENTS[step.before.segment], steps))
            steps = []
    return found


def is_scoring(step: LegendStep) -> bool:
    """Whether the player who decided scores now."""
    return step.action.kind == "end" and step.before.step == SPEND and SEGMENTS[step.before.segment] != "token"


def volcanoes_set_aside(s: LegendState) -> int:
    """Drafted volcanoes that found no place, so that their scoring never came (C-32)."""
    return sum(tiles()[tile].kind == "volcano" for tile in s.aside[: s.aside_count])
