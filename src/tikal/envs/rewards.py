"""What is rewarded.

`win`: at the end of a game, 1 for the only winner, and the same share of -1 for each of the others, so that the sum is
0; players who share a victory share the reward. `lead`: after every action, how many points a seat has gained on the
mean of the others; over a game that adds up to its final lead less its lead at the start (in Legend players begin with
different scores).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from tikal.envs.arguments import one_of
from tikal.games.encoding.batch import LEAD, WIN, mean_of_others

RewardKind: TypeAlias = Literal["win", "lead"]
REWARDS: Final[Mapping[str, int]] = {"win": WIN, "lead": LEAD}


def win_rewards(players: int, winners: Sequence[int]) -> list[float]:
    """What a finished game brings to each seat."""
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return [(players * share - 1) / (players - 1) for share in shares]


def leads(scores: Sequence[int]) -> list[float]:
    """How far each seat is ahead of the mean of the others."""
    return [scores[seat] - mean_of_others(scores, len(scores), seat) for seat in range(len(scores))]


def checked_reward(reward: str) -> str:
    """The name of a kind of reward, if it is one."""
    return one_of("reward", reward, tuple(REWARDS))
