"""The card of a dataset: how it was made and how to read it, for programs and for people."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any, Final

from tikal.arena.bot_game import LostMoves, by_bot
from tikal.dataset.columns import columns
from tikal.dataset.recipe import Recipe
from tikal.dataset.shard import Made
from tikal.envs.coder import Coder

TEXT: Final = """\
---
pretty_name: Tikal self-play
tags: [tikal, board-game, self-play, reinforcement-learning]
configs: [{{config_name: default, data_files: "part-*.parquet"}}]
---
# Games of Tikal between bots

{notes}

Made with:

```sh
{command}
```

| setting | value |
|---|---|
{recipe}

## Columns

| column | type | meaning |
|---|---|---|
{columns}

`observation` and `mask` are bytes, one for each number: `numpy.frombuffer(row["mask"], "int8")`. `dataset.json` lists
what the numbers of an observation mean, and which actions the numbers of actions stand for.
"""


def card(recipe: Recipe, made: Sequence[Made], games: int) -> dict[str, Any]:
    """The card as plain data."""
    coder = Coder(recipe.table)
    played = sum(one.shard.games for one in made)
    return {
        "recipe": recipe.to_json(),
        "games": played,
        "games_wanted": max(games, played),
        "rows": sum(one.rows for one in made),
        "files": len(made),
        "complete": played >= games,
        "unrepeatable": list(recipe.unrepeatable),
        "lost_moves": [asdict(lost) for lost in by_bot(lost for one in made for lost in one.lost)],
        "columns": [
            {"name": column.name, "type": str(column.type), "meaning": column.meaning}
            for column in columns(recipe.rows, coder)
        ],
        "observation": [
            {"from": place.start, "name": field.name, "shape": list(field.shape), "meaning": field.meaning}
            for field, place in zip(coder.fields, coder.slices.values(), strict=True)
        ],
        "actions": [
            {"from": first, "kind": block.name, "coordinates": {axis.name: len(axis) for axis in block.axes}}
            for first, block in coder.blocks.items()
        ],
    }


def readme(card: dict[str, Any]) -> str:
    """The card as a page."""
    recipe = card["recipe"]
    return TEXT.format(
        notes="\n\n".join(_notes(card)),
        recipe="\n".join(f"| {name} | {_shown(value)} |" for name, value in recipe.items()),
        command=command(recipe, card["games_wanted"]),
        columns="\n".join(f"| `{one['name']}` | {one['type']} | {one['meaning']} |" for one in card["columns"]),
    )


def _notes(card: dict[str, Any]) -> Iterator[str]:
    kind = card["recipe"]["rows"]
    yield f"{card['rows']:,} rows from {card['games']:,} games in {card['files']:,} files, one row for each {kind}."
    if not card["complete"]:
        yield "**This dataset is not complete yet:** the same command goes on with it."
    if card["unrepeatable"]:
        who = ", ".join(f"`{bot}`" for bot in card["unrepeatable"])
        yield f"{who} may play differently another time, so making this dataset again may give other games."
    else:
        yield "The same command with the same sources of Tikal gives the same data; the same pyarrow, the same bytes."
    for lost in (LostMoves(**one) for one in card["lost_moves"]):
        yield f"`{lost.bot}` lost moves, and others were played for it: {lost.counts}."


def command(recipe: dict[str, Any], games: int) -> str:
    """The command that makes the dataset."""
    arguments = ["tikal", "dataset", "FOLDER", "--edition", recipe["edition"], "--players", str(recipe["players"])]
    arguments += ["--auction"] * recipe["auction"]
    arguments += ["--scenario", recipe["scenario"]] if recipe["scenario"] else []
    for name, value in recipe["options"].items():
        arguments += ["--option", f"{name}={value}"]
    arguments += ["--bots", ",".join(recipe["bots"]), "--games", str(games), "--seed", str(recipe["seed"])]
    arguments += ["--rows", recipe["rows"], "--games-per-file", str(recipe["games_per_file"])]
    return shlex.join([*arguments, "--limit", str(recipe["limit"])])


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, dict):
        return ", ".join(f"{name}={one}" for name, one in value.items())
    return "-" if value is None else str(value)
