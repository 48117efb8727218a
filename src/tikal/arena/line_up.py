"""Who sits at the tables of a tournament.

Games are duplicates: each deal is played once in every rotation of a line-up, so that each of its bots has each seat
once, and all line-ups play the same deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import NamedTuple

from tikal.arena.bot_game import BotGames
from tikal.bots.custom.custom_bot import LIMIT
from tikal.errors import TikalError


@dataclass(frozen=True, slots=True)
class LineUp:
    """Bots that play together."""

    bots: tuple[str, ...]

    @property
    def rotations(self) -> list[tuple[str, ...]]:
        """All different ways to rotate the bots around the table.

        >>> LineUp(("a", "b", "b")).rotations
        [('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b')]
        """
        seats = range(len(self.bots))
        return list(dict.fromkeys(self.bots[seat:] + self.bots[:seat] for seat in seats))


class Pairing(NamedTuple):
    """One game to be played: its seed, and the bot in each seat."""

    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tournament:
    """Line-ups that all play the same deals: those of `seed`, `seed + 1` ..."""

    edition: str
    line_ups: tuple[LineUp, ...]
    games: int
    """The minimum for each line-up; every deal is played in all rotations."""
    seed: int = 0
    auction: bool = False
    options: Mapping[str, object] | None = None
    scenario: str | None = None
    seconds: float = LIMIT
    """How long a custom bot may think about a decision."""

    @property
    def players(self) -> int:
        """How many players."""
        return len(self.line_ups[0].bots)

    @property
    def bots(self) -> tuple[str, ...]:
        """All bots, in the order in which they were named."""
        return tuple(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up.bots))

    def seeds(self, line_up: LineUp) -> range:
        """The deals that a line-up plays."""
        deals = -(-self.games // len(line_up.rotations))
        return range(self.seed, self.seed + deals)

    def pairings(self) -> Iterator[Pairing]:
        """All games, deal by deal, so that an interrupted tournament has played all line-ups."""
        rounds = max(len(self.seeds(line_up)) for line_up in self.line_ups)
        for seed in range(self.seed, self.seed + rounds):
            for line_up in self.line_ups:
                if seed in self.seeds(line_up):
                    for bots in line_up.rotations:
                        yield Pairing(seed, bots)

    def games_of(self, bots: tuple[str, ...]) -> BotGames:
        """The games in which these bots sit at the table, in this order."""
        return BotGames(self.edition, bots, self.seed, self.auction, self.options, self.scenario, self.seconds)

    def check(self) -> None:
        """Refuse what cannot be played."""
        for line_up in self.line_ups:
            self.games_of(line_up.bots).check()


def one_against_one_kind(bots: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """Every pair of bots: with two players both, otherwise each of them alone among bots of the other kind.

    >>> [line_up.bots for line_up in one_against_one_kind(["a", "b"], 3)]
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    if not 2 <= players <= 4:
        raise TikalError(f"2 to 4 players can play, not {players}")
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise TikalError("an arena needs two bots or more, each named once: --bots greedy,planner")
    pairs = combinations(bots, 2) if players == 2 else permutations(bots, 2)
    return tuple(LineUp((one, *(other,) * (players - 1))) for one, other in pairs)


def all_together(bots: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """A single line-up with one bot per seat; a name may occur several times."""
    if len(bots) != players or len(set(bots)) < 2:
        raise TikalError(f"a table of {players} needs {players} bots, not all of them the same; a name may repeat")
    return (LineUp(tuple(bots)),)
