"""`tikal simulate`: many games between bots, counted."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

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

if TYPE_CHECKING:
    from tikal.arena.simulation import Outcome, Series


def simulate_command(
    edition: Edition = DEFAULT_EDITION,
    players: Players = 4,
    auction: Auction = False,
    scenario: Scenario = None,
    option: Options = None,
    bots: Bots = "random",
    games: Games = 1000,
    seed: FirstSeed = 0,
    jobs: Jobs = None,
    on: On = "local",
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a game file for each game to this folder.")
    ] = None,
    limit: Limit = 10.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")] = False,
) -> None:
    """Let bots play many games and count the results.

    This shows average scores, wins and speed. A shared victory counts as a fraction for each of its winners.
    """
    from tikal.arena.simulation import Series, seats_for, simulate
    from tikal.cli.progress import compiled_first, progress_bar
    from tikal.games.registry import kind_of
    from tikal.work.workers import workers_on

    chosen = read_options(option or ())
    seats = seats_for(read_bots(bots), players)
    series = Series(
        edition,
        seats,
        seed=seed,
        auction=auction,
        options=chosen,
        scenario=scenario,
        records=records,
        seconds=limit,
    )
    series.check()
    workers = workers_on(on, jobs)
    units = kind_of(edition).units
    compiled_first(units.rules, *(() if set(seats) == {"random"} else (units.search,)))
    with progress_bar(f"{games} games", games) as advance:
        outcome = simulate(series, games, workers, advance)
    if as_json:
        typer.echo(json.dumps(_to_json(series, outcome), indent=2))
    else:
        _show(series, outcome)


def _to_json(series: Series, outcome: Outcome) -> dict[str, Any]:
    return {
        "edition": series.edition,
        "players": series.players,
        "auction": series.auction,
        "scenario": series.scenario,
        "bots": list(series.bots),
        "seed": series.seed,
        "games": outcome.totals.games,
        "decisions": outcome.totals.decisions,
        "seconds": round(outcome.seconds, 6),
        "games_per_s": round(outcome.games_per_s, 1),
        "decisions_per_s": round(outcome.decisions_per_s, 1),
        "mean_scores": [round(points, 3) for points in outcome.mean_scores],
        "wins": [round(wins, 3) for wins in outcome.totals.wins],
        "lost_moves": [asdict(lost) for lost in outcome.lost_moves],
    }


def _show(series: Series, outcome: Outcome) -> None:
    totals = outcome.totals
    auction = " with the auction" if series.auction else ""
    typer.echo(f"{series.edition}{auction}, {series.players} players, {totals.games} games from seed {series.seed}")
    typer.echo(f"{totals.decisions} decisions in {outcome.seconds:.2f} s")
    typer.echo(f"{outcome.games_per_s:,.0f} games/s, {outcome.decisions_per_s:,.0f} decisions/s")
    for seat, (bot, points, wins) in enumerate(zip(series.bots, outcome.mean_scores, totals.wins, strict=True)):
        typer.echo(f"seat {seat} {bot:<10} mean score {points:6.1f}   wins {wins:g} ({wins / totals.games:.1%})")
    for lost in outcome.lost_moves:
        typer.echo(str(lost))
