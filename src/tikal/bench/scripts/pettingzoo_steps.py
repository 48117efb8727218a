"""PettingZoo's chess: the observation holds the mask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pettingzoo.classic import chess_v6

if TYPE_CHECKING:
    from tikal.bench.scripts.runner import Batch


def games() -> Batch:
    """Make the environment."""
    env = chess_v6.env()

    def play_game(seed: int) -> tuple[int, int]:
        env.reset(seed=seed)
        decisions = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            decisions += 1
        return 1, decisions

    return play_game
