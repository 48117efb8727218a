"""What our environments of Gymnasium and PettingZoo share: spaces, and how they render."""

from __future__ import annotations

from typing import Final

import gymnasium as gym
import numpy as np

from tikal.envs.coder import Coder

RENDER_MODES: Final = ("human", "ansi")
LEAST, MOST = -1, 127
"""Numbers in an observation; -1 is only the lap of a score below zero."""


def observation_space(coder: Coder) -> gym.spaces.Box:
    """The space of flat observations."""
    return gym.spaces.Box(LEAST, MOST, (coder.size,), np.int8)
