"""How a dataset is made. The same recipe and the same version of Tikal give the same data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from tikal import __version__
from tikal.arena.bot_game import BotGames
from tikal.bots.levels.level import LEVELS
from tikal.errors import needed
from tikal.play.record.option_text import option_text
from tikal.search.budget import read_budget

RowKind: TypeAlias = Literal["decision", "turn"]
GAMES_PER_FILE: Final = 50


@dataclass(frozen=True, slots=True)
class Recipe(BotGames):
    """Everything that the data depends on, apart from the number of games."""

    rows: RowKind = "decision"
    """What a row stands for."""
    games_per_file: int = GAMES_PER_FILE

    def check(self) -> None:
        """Refuse what cannot be played, or written."""
        needed("pyarrow", "dataset", "a dataset")
        BotGames.check(self)

    @property
    def unrepeatable(self) -> tuple[str, ...]:
        """Bots that may play differently the next time: those that think by the clock, and those that are not ours."""
        return tuple(bot for bot in dict.fromkeys(self.bots) if not _is_repeatable(bot))

    def to_json(self) -> dict[str, Any]:
        """As plain data, with the version; what a folder with data remembers of it."""
        return {
            "tikal": __version__,
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
