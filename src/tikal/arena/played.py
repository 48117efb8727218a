"""The result of a game in the arena, and how it is stored."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from tikal.arena.bot_game import Lost


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game."""

    seed: int
    bots: tuple[str, ...]
    """One name for each seat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    lost: tuple[Lost, ...] = ()
    """Moves that custom bots lost."""

    def wins(self, bot: str) -> float:
        """The share of the victory that went to the seats of a bot.

        >>> Played(7, ("a", "b", "b"), (80, 95, 95), (1, 2), 300).wins("b")
        1.0
        >>> Played(7, ("a", "b"), (95, 95), (0, 1), 300).wins("b")
        0.5
        """
        return sum(self.bots[seat] == bot for seat in self.winners) / len(self.winners)

    def margin(self, bot: str) -> float:
        """By how many points the seats of a bot are ahead of all others, on average.

        >>> Played(7, ("a", "b", "b"), (80, 95, 75), (1,), 300).margin("a")
        -5.0
        """
        return self.points(bot) - _mean([p for p, name in zip(self.scores, self.bots, strict=True) if name != bot])

    def points(self, bot: str) -> float:
        """Points of a bot, averaged over its seats."""
        return _mean([points for points, name in zip(self.scores, self.bots, strict=True) if name == bot])

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def from_json(data: dict[str, Any]) -> Played:
    """The game that `to_json` wrote; raises `ValueError`, `KeyError` or `TypeError` for anything else.

    >>> from_json({"seed": 7, "bots": ["a", "b"], "scores": [80], "winners": [], "decisions": 300, "lost": []})
    Traceback (most recent call last):
    ValueError: a finished game has a score for each seat, and winners among the seats
    """
    played = Played(
        data["seed"],
        tuple(data["bots"]),
        tuple(data["scores"]),
        tuple(data["winners"]),
        data["decisions"],
        tuple(Lost(**{**lost, "faults": dict(lost["faults"])}) for lost in data["lost"]),
    )
    if type(played.seed) is not int or not all(isinstance(bot, str) for bot in played.bots):
        raise ValueError("a game has the seed of its deal, and a name for each seat")
    if [type(points) for points in played.scores] != [int] * len(played.bots) or not (
        played.winners and set(played.winners) <= set(range(len(played.bots)))
    ):
        raise ValueError("a finished game has a score for each seat, and winners among the seats")
    return played


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)
