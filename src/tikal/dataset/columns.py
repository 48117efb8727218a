"""The columns of a dataset, each with its type and its meaning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tikal.dataset.recipe import RowKind
from tikal.envs.coder import Coder
from tikal.errors import needed

PARQUET: Final = "zstd"
ROWS_PER_GROUP: Final = 4096
"""Rows that are compressed together, and kept in memory until then."""


def arrow() -> Any:
    """The library that knows Parquet."""
    return needed("pyarrow", "dataset", "a dataset")


def parquet() -> Any:
    """Its part for the files."""
    return needed("pyarrow.parquet", "dataset", "a dataset")


class Column(NamedTuple):
    """A column: its name, its type, and what it says in words."""

    name: str
    type: Any
    meaning: str


def columns(rows: RowKind, coder: Coder) -> list[Column]:
    """The columns of a dataset whose rows are decisions or turns."""
    pa = arrow()
    of_row = {
        "decision": [
            Column("decision", pa.int32(), "number of the decision in the game, from 0"),
            Column("action", pa.int32(), "the action, as a number"),
            Column("text", pa.string(), "the same as text, as in a game file"),
        ],
        "turn": [
            Column("decision", pa.int32(), "number of the turn's first decision in the game, from 0"),
            Column("actions", pa.list_(pa.int32()), "the actions, as numbers; each is to be read in its own position"),
            Column("texts", pa.list_(pa.string()), "the same as texts, as in a game file"),
        ],
    }[rows]
    return [
        Column("game", pa.int64(), "seed of the game: `tikal.new_game(..., seed=game)` is dealt alike"),
        Column("turn", pa.int32(), "number of the turn in the game, from 0"),
        Column("seat", pa.int8(), "who decides"),
        Column("bot", pa.string(), "the name of the bot that decides"),
        Column("observation", pa.binary(coder.size), f"what the seat sees before: {coder.size:,} numbers, int8"),
        Column("mask", pa.binary(coder.actions), f"what is legal: {coder.actions:,} numbers, int8, 1 if legal, else 0"),
        *of_row,
        Column("value", pa.float32(), "points by which the bot's evaluation sees its seat ahead; null if it has none"),
        Column(
            "plan",
            pa.list_(pa.string()),
            "what the bot means to do, this action first, up to the end of its turn or to the next surprise; "
            "null if it does not plan",
        ),
        Column("scores", pa.list_(pa.int16(), coder.table.players), "final scores of all seats, seat 0 first"),
        Column("result", pa.float32(), "of the seat: 1 if it won alone, -1/(players - 1) if it lost, else between"),
        Column("lead", pa.float32(), "final points of the seat minus the mean of the others"),
    ]


def schema(of: Sequence[Column]) -> Any:
    """The columns for Parquet."""
    pa = arrow()
    return pa.schema([pa.field(column.name, column.type, metadata={"meaning": column.meaning}) for column in of])
