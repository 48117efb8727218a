"""Games between bots, and the moves that they lost in one game or in many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tikal.bots.custom.custom_bot import LIMIT, CustomBot
from tikal.bots.registry import Bot, check_bot, seated_bots
from tikal.games.action import Action
from tikal.games.agreeing import agree
from tikal.games.table import Table
from tikal.games.view import View
from tikal.play.game import Game, new_game

Decided: TypeAlias = Callable[[View, Bot, Action], None]
"""Called with every decision before it is played: what the bot saw, the bot, and what it chose."""


@dataclass(frozen=True, slots=True)
class Lost:
    """Moves that a custom bot lost in a game, and what happened at the first of them."""

    seat: int
    bot: str
    moves: int
    faults: dict[str, int]
    first: str


@dataclass(frozen=True, slots=True)
class LostMoves:
    """How many moves a custom bot lost in many games, by the kind of fault."""

    bot: str
    faults: dict[str, int]
    first: str
    """What happened at the first lost move."""

    @property
    def counts(self) -> str:
        """The faults, counted, in words."""
        return ", ".join(f"{count} {fault}" for fault, count in self.faults.items())

    def __str__(self) -> str:
        return f"{self.bot} lost moves: {self.counts}. The first: {self.first}"


def by_bot(lost: Iterable[Lost]) -> list[LostMoves]:
    """The lost moves of many games, in order, for each bot that lost any."""
    faults: dict[str, Counter[str]] = {}
    first: dict[str, str] = {}
    for one in lost:
        faults.setdefault(one.bot, Counter()).update(one.faults)
        first.setdefault(one.bot, one.first)
    return [LostMoves(bot, dict(sorted(counts.items())), first[bot]) for bot, counts in sorted(faults.items())]


def _ignore(view: View, bot: Bot, action: Action) -> None:
    pass


def play_bots(
    game: Game, names: Sequence[str], seed: int, seconds: float = LIMIT, decided: Decided = _ignore
) -> list[Lost]:
    """Play a game to its end, with a bot for each seat; the moves that were lost."""
    with seated_bots(names, seed, seconds) as bots:
        while (seat := game.to_act) is not None:
            view = game.view(seat)
            action = bots[seat].choose(view)
            decided(view, bots[seat], action)
            game.play(action)
        return [
            Lost(seat, names[seat], bot.lost.total(), dict(bot.lost), bot.first_fault)
            for seat, bot in enumerate(bots)
            if isinstance(bot, CustomBot) and bot.first_fault is not None
        ]


@dataclass(frozen=True, slots=True)
class BotGames:
    """Games between the same bots at the same kind of table. Game i is dealt from seed + i, whatever bots play it."""

    edition: str
    bots: tuple[str, ...]
    """One name for each seat."""
    seed: int = 0
    auction: bool = False
    options: Mapping[str, object] | None = None
    scenario: str | None = None
    seconds: float = LIMIT
    """How long a custom bot may think about a decision."""

    @property
    def players(self) -> int:
        """How many players."""
        return len(self.bots)

    @property
    def table(self) -> Table:
        """The table at which all games are played."""
        return agree(self.edition, self.players, self.auction, options=self.options, scenario=self.scenario)

    def check(self) -> None:
        """Refuse what cannot be played."""
        _ = self.table
        for bot in self.bots:
            check_bot(bot)

    def play(
        self, seed: int, decided: Decided = _ignore, names: Sequence[str] | None = None
    ) -> tuple[Game, list[Lost]]:
        """Play the game of a seed; also the moves that were lost. They depend on the arguments only."""
        game = new_game(
            self.edition,
            players=self.players,
            seed=seed,
            auction=self.auction,
            names=names,
            options=self.options,
            scenario=self.scenario,
        )
        return game, play_bots(game, self.bots, seed, self.seconds, decided)
