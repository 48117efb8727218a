"""`tikal dataset`: games between bots as Parquet files."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tikal.cli.options import (
    Auction,
    Bots,
    Edition,
    FirstSeed,
    Games,
    Jobs,
    Limit,
    On,
    Options,
    Players,
    Scenario,
    read_bots,
    read_options,
)
from tikal.components.profile import DEFAULT_EDITION


class Rows(StrEnum):
    """What a row stands for."""

    DECISION = "decision"
    TURN = "turn"


def dataset_command(
    folder: Annotated[Path, typer.Argument(help="Where to write it; a dataset that is there is continued.")],
    edition: Edition = DEFAULT_EDITION,
    players: Players = 2,
    auction: Auction = False,
    scenario: Scenario = None,
    option: Options = None,
    bots: Bots = "planner",
    games: Games = 1000,
    seed: FirstSeed = 0,
    rows: Annotated[Rows, typer.Option(help="What a row stands for.")] = Rows.DECISION,
    games_per_file: Annotated[int, typer.Option(min=1, help="How many games share a file.")] = 50,
    jobs: Jobs = None,
    on: On = "local",
    limit: Limit = 10.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the card as JSON instead of a summary.")] = False,
) -> None:
    """Write games between bots to Parquet files, to learn from.

    A row has what the bot saw, what was legal, what it did and thought, and how the game ended. The same arguments
    and the same versions of Tikal and pyarrow give the same files. If you interrupt it, the same command goes on where
    it stopped; with more --games it adds to what is there.
    """
    from tikal.arena.bot_game import LostMoves
    from tikal.arena.simulation import seats_for
    from tikal.cli.progress import compiled_first, progress_bar
    from tikal.dataset.making import make_dataset
    from tikal.dataset.recipe import Recipe
    from tikal.games.registry import kind_of
    from tikal.work.workers import workers_on

    chosen = read_options(option or ())
    seats = seats_for(read_bots(bots), players)
    recipe = Recipe(
        edition,
        seats,
        seed=seed,
        auction=auction,
        options=chosen,
        scenario=scenario,
        rows=rows.value,
        games_per_file=games_per_file,
        seconds=limit,
    )
    recipe.check(games)
    workers = workers_on(on, jobs)
    compiled_first(*kind_of(edition).units)
    with progress_bar(f"{games} games", games) as advance:
        card = make_dataset(recipe, games, folder, workers, advance)
    if as_json:
        typer.echo(json.dumps(card, indent=2, ensure_ascii=False))
        return
    rows_made, games_made, files_made = (_counted(card[what], what) for what in ("rows", "games", "files"))
    typer.echo(f"{folder}: {rows_made} from {games_made} in {files_made}")
    for bot in card["unrepeatable"]:
        by_clock = "" if ":" in bot else "; with a number of nodes, as in planner@5000, it would not"
        typer.echo(f"{bot} may play differently another time{by_clock}")
    for lost in card["lost_moves"]:
        typer.echo(str(LostMoves(**lost)))


def _counted(number: int, what: str) -> str:
    return f"{number:,} {what.removesuffix('s') if number == 1 else what}"
