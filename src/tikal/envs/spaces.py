"""What our environments of Gymnasium and PettingZoo share: spaces, and how they render."""

from __future__ import annotations

from typing import Final

import gymnasium as gym
import numpy as np

from tikal.envs.arguments import one_of
from tikal.envs.coder import Coder
from tikal.games.drawing.lines import lines
from tikal.games.view import View

RENDER_MODES: Final = ("human", "ansi")
LEAST, MOST = -1, 127
"""Numbers in an observation; -1 is only the lap of a score below zero."""


def observation_space(coder: Coder) -> gym.spaces.Box:
    """The space of flat observations."""
    return gym.spaces.Box(LEAST, MOST, (coder.size,), np.int8)


def checked_render_mode(mode: str | None) -> str | None:
    """How to render, or None for not at all."""
    return None if mode is None else one_of("render_mode", mode, RENDER_MODES)


def rendered(view: View, mode: str | None) -> str | None:
    """A position as text: returned (`ansi`) or printed (`human`)."""
    if mode == "human":
        print(lines(view))
    return lines(view) if mode == "ansi" else None
