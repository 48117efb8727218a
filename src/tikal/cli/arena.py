"""`tikal arena`: tournaments between bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tikal.cli.options import Auction, Edition, Jobs, Limit, On, Options, Players, Scenario, read_bots, read_options
from tikal.components.profile import DEFAULT_EDITION

if TYPE_CHECKING:
    from rich.table import Table

    from tikal.arena.report import Report, Standing


def arena_command(
    bots: Annotated[str, typer.Option(help="Two bots or more, separated by commas; docs/bots.md lists them.")],
    edition: Edition = DEFAULT_EDITION,
    players: Players = 2,
    auction: Auction = False,
    scenario: Scenario = None,
    option: Options = None,
    mix: Annotated[bool, typer.Option("--mix", help="Seat all named bots at one table, one per seat.")] = False,
    games: Annotated[int, typer.Option(min=1, help="The least number for each pairing.")] = 200,
    seed: Annotated[int, typer.Option(help="Seed of the first deal; deal i uses this seed plus i.")] = 0,
    jobs: Jobs = None,
    on: On = "local",
    limit: Limit = 10.0,
    records: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Keep game files and results in this folder; games that are already there are not played again.",
        ),
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report to this file as JSON.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON instead of tables.")] = False,
) -> None:
    """Let bots play against each other and rank them.

    This shows wins, margins and Elo ratings, with 95 % intervals. Every deal is played in all rotations of the seats,
    and each pairing plays the same deals. With more than two players, each bot plays alone against bots of each other
    kind. A shared victory counts as a fraction.
    """
    from tikal.arena.line_up import Tournament, all_together, one_against_one_kind
    from tikal.arena.run import run
    from tikal.cli.progress import compiled_first, progress_bar
    from tikal.games.registry import kind_of
    from tikal.work.workers import workers_on

    named = read_bots(bots)
    line_ups = (all_together if mix else one_against_one_kind)(named, players)
    tournament = Tournament(
        edition,
        line_ups,
        games,
        seed=seed,
        auction=auction,
        options=read_options(option or ()),
        scenario=scenario,
        seconds=limit,
    )
    tournament.check()
    workers = workers_on(on, jobs)
    if out is not None:
        _try_to_write(out)
    compiled_first(*kind_of(edition).units.playing)
    number = sum(1 for _ in tournament.pairings())
    with progress_bar(f"{number} games", number) as advance:
        report = run(tournament, workers, records, advance)
    written = json.dumps(report.to_json(), indent=2, ensure_ascii=False)
    if out is not None:
        out.write_text(written + "\n", encoding="utf-8")
    if as_json:
        typer.echo(written)
    else:
        _show(report)


def _show(report: Report) -> None:
    from rich.console import Console

    tournament, console = report.tournament, Console()
    auction = " with the auction" if tournament.auction else ""
    scenario = f", {tournament.scenario}" if tournament.scenario else ""
    console.print(
        f"{tournament.edition}{scenario}{auction}, {tournament.players} players, "
        f"{len(report.games)} games, deals from seed {tournament.seed}",
        highlight=False,
    )
    console.print(_standings(report))
    console.print(_ratings(report))
    for lost in report.lost_moves():
        typer.echo(str(lost))


def _standings(report: Report) -> Table:
    from rich.markup import escape
    from rich.table import Table

    table = Table("Bot", "Against", title="Wins, and points more than the others")
    for title in ("Games", "Won", "95 %", "Margin"):
        table.add_column(title, justify="right", no_wrap=True)
    for line_up in report.tournament.line_ups:
        games, standings = len(report.games_of(line_up)), report.standings(line_up)
        # Between two kinds of bots, what one wins the other loses: the second row would say nothing new.
        for standing in standings[:1] if len(standings) == 2 else standings:
            table.add_row(
                escape(_counted(line_up.bots, only=standing.bot)),
                escape(_counted(line_up.bots, without=standing.bot)),
                str(games),
                f"{standing.win_rate.value:.1%}",
                f"{standing.win_rate.low:.1%} to {standing.win_rate.high:.1%}",
                _with_error(standing),
            )
    return table


def _ratings(report: Report) -> Table:
    from rich.markup import escape
    from rich.table import Table

    table = Table("Bot", title="Elo, mean 0")
    for title in ("Elo", "95 %"):
        table.add_column(title, justify="right")
    for bot, rating in sorted(report.ratings().items(), key=lambda rated: -rated[1].value):
        table.add_row(escape(bot), f"{rating.value:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}")
    return table


def _try_to_write(out: Path) -> None:
    """Find out now, not after hours of play, whether the file can be written. A tournament cut short leaves none."""
    out.parent.mkdir(parents=True, exist_ok=True)
    was_there = out.exists()
    out.open("a").close()
    if not was_there:
        out.unlink()


def _counted(bots: tuple[str, ...], only: str | None = None, without: str | None = None) -> str:
    """Who sits there: planner, 3 greedy."""
    chosen = [bot for bot in dict.fromkeys(bots) if only in (None, bot) and bot != without]
    return ", ".join(bot if bots.count(bot) == 1 else f"{bots.count(bot)} {bot}" for bot in chosen)


def _with_error(standing: Standing) -> str:
    interval = standing.margin_interval
    return f"{standing.margin:+.1f}" + (f" ± {interval.high - interval.value:.1f}" if interval else "")
