"""Spaces of Gymnasium for our observations."""

from __future__ import annotations

import gymnasium as gym
import numpy as np

from tikal.envs.coder import Coder

LEAST, MOST = -1, 127
"""Numbers in an observation; -1 is only the lap of a score below zero."""


def observation_space(coder: Coder) -> gym.spaces.Box:
    """The space of flat observations."""
    return gym.spaces.Box(LEAST, MOST, (coder.size,), np.int8)
