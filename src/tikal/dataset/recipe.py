"""How a dataset is made. The same recipe and the same sources of Tikal give the same data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, get_args

from tikal import __version__
from tikal.arena.bot_game import BotGames
from tikal.bots.levels.level import LEVELS
from tikal.errors import TikalError, needed
from tikal.play.record.option_text import option_text
from tikal.search.budget import read_budget
from tikal.work.sources import sources_digest

RowKind: TypeAlias = Literal["decision", "turn"]
GAMES_PER_FILE: Final = 50
SEEDS: Final = range(-(1 << 63), 1 << 63)
"""What fits into the column `game`."""


@dataclass(frozen=True, slots=True)
class Recipe(BotGames):
    """Everything that the data depends on, apart from the number of games."""

    rows: RowKind = "decision"
    """What a row stands for."""
    games_per_file: int = GAMES_PER_FILE

    def check(self, games: int = 1) -> None:
        """Refuse what cannot be played, or written."""
        needed("pyarrow", "dataset", "a dataset")
        if self.rows not in get_args(RowKind):
            raise TikalError(f"rows must be {' or '.join(map(repr, get_args(RowKind)))}, not {self.rows!r}")
        for name, value in (("seed", self.seed), ("games", games), ("games_per_file", self.games_per_file)):
            if type(value) is not int:
                raise TikalError(f"{name} must be a whole number, not {value!r}")
        if games < 1 or self.games_per_file < 1:
            raise TikalError(f"games and games_per_file must be at least 1, not {games} and {self.games_per_file}")
        if self.seed not in SEEDS or self.seed + games - 1 not in SEEDS:
            last = "" if games == 1 else f" to {self.seed + games - 1}"
            raise TikalError(f"seeds must fit into 64 bits, not {self.seed}{last}")
        if isinstance(self.bots, str):
            raise TikalError(f"bots must be a name for each seat, such as ('greedy', 'random'), not {self.bots!r}")
        BotGames.check(self)

    @property
    def unrepeatable(self) -> tuple[str, ...]:
        """Bots that may play differently the next time: those that think by the clock, and those that are not ours."""
        return tuple(bot for bot in dict.fromkeys(self.bots) if not _is_repeatable(bot))

    def to_json(self) -> dict[str, Any]:
        """As plain data, with the version; what a folder with data remembers of it."""
        return {
            "tikal": __version__,
            "sources": sources_digest(),
            "edition": self.edition,
            "players": self.players,
            "auction": self.auction,
            "scenario": self.table.scenario,
            "options": {name: option_text(value) for name, value in self.table.options.items()},
            "bots": list(self.bots),
            "seed": self.seed,
            "rows": self.rows,
            "games_per_file": self.games_per_file,
            "limit": self.seconds,
        }


def _is_repeatable(bot: str) -> bool:
    if ":" in bot:
        return False
    name, at, written = bot.partition("@")
    budget = read_budget(written) if at else LEVELS[name].budget
    return budget is None or budget.seconds is None
