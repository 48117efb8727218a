"""One file of a dataset: consecutive games, played and written in one piece, on any machine."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from tikal.arena.bot_game import Lost
from tikal.dataset.columns import PARQUET, ROWS_PER_GROUP, arrow, columns, parquet, schema
from tikal.dataset.recipe import Recipe
from tikal.dataset.rows import RowMaker
from tikal.envs.coder import Coder
from tikal.errors import TikalError

NOTE: Final = b"tikal"
"""Where a file says what it holds, among what Parquet lets a file say about itself."""


@dataclass(frozen=True, slots=True)
class Shard:
    """Which games a file holds: games `first` to `first + games - 1` of the recipe."""

    number: int
    first: int
    games: int

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"part-{self.number:05}.parquet"


@dataclass(frozen=True, slots=True)
class Made:
    """What a file holds."""

    shard: Shard
    rows: int
    lost: tuple[Lost, ...]
    """Moves that custom bots lost."""


def shards(recipe: Recipe, games: int) -> list[Shard]:
    """The files of a dataset with this number of games."""
    size = recipe.games_per_file
    return [Shard(number, first, min(size, games - first)) for number, first in enumerate(range(0, games, size))]


def make_shard(recipe: Recipe, shard: Shard) -> tuple[Made, bytes]:
    """Play the games of a file; what it holds, and its bytes. They depend on recipe and shard only."""
    pa, pq = arrow(), parquet()
    coder = Coder(recipe.table)
    plan, maker = schema(columns(recipe.rows, coder)), RowMaker(recipe, coder)
    waiting, lost, count, file = list[dict[str, Any]](), list[Lost](), 0, BytesIO()
    with pq.ParquetWriter(file, plan, compression=PARQUET) as writer:
        for number in range(shard.first, shard.first + shard.games):
            rows, lost_in_game = maker.rows(recipe.seed + number)
            waiting += rows
            lost += lost_in_game
            count += len(rows)
            if len(waiting) >= ROWS_PER_GROUP:
                writer.write_table(pa.Table.from_pylist(waiting, plan))
                waiting.clear()
        if waiting:
            writer.write_table(pa.Table.from_pylist(waiting, plan))
        made = Made(shard, count, tuple(lost))
        writer.add_key_value_metadata({NOTE: json.dumps(asdict(made))})
    return made, file.getvalue()


def read_note(path: Path) -> Made:
    """What a file says it holds."""
    try:
        note = json.loads(parquet().read_metadata(path).metadata[NOTE])
        lost = tuple(Lost(**{**one, "faults": dict(one["faults"])}) for one in note["lost"])
        return Made(Shard(**note["shard"]), int(note["rows"]), lost)
    except (arrow().ArrowException, OSError, ValueError, KeyError, TypeError):
        raise TikalError(f"{path} is damaged or not from Tikal; delete it, and run the command again") from None
