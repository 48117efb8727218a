"""`tikal bench`: compares our speed with that of other engines, in the same run."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from tikal.bench.peers import ENGINES, ENVIRONMENTS

ROUNDS, SECONDS = 5, 1.0
QUICK_ROUNDS, QUICK_SECONDS = 3, 0.2


def bench_command(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
    quick: Annotated[
        bool, typer.Option("--quick", help=f"{QUICK_ROUNDS} rounds of {QUICK_SECONDS} s, for a first impression.")
    ] = False,
    peers: Annotated[
        str | None,
        typer.Option(
            help="Which others to compare with: names separated by commas, or none. "
            f"By default {','.join(ENGINES)}, with --envs {','.join(ENVIRONMENTS)}."
        ),
    ] = None,
    envs: Annotated[
        bool, typer.Option("--envs", help="Instead, compare environments for learners: steps a second.")
    ] = False,
    bots: Annotated[
        bool, typer.Option("--bots", help="Instead, measure how long the bots of each level think.")
    ] = False,
    turns: Annotated[int, typer.Option(min=1, help="With --bots: how many turns for each level.")] = 60,
    solver: Annotated[
        bool, typer.Option("--solver", help="Instead, measure how long solving last segments takes.")
    ] = False,
    segments: Annotated[
        int, typer.Option(min=1, help="With --solver: at least how many segments for each number of players.")
    ] = 200,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.01, help=f"How long each plays in a round, {SECONDS} by default."),
    ] = None,
) -> None:
    """Compare our speed with other game engines.

    All run on one core, taking turns. The other engines are installed on first use, each into an environment of its
    own in your cache directory. If one cannot be installed, the report says so and the others run. A missed target
    does not change the exit status.
    """
    from rich.console import Console

    if bots and solver:
        raise typer.BadParameter("cannot be combined with --bots", param_hint="--solver")
    if envs and (bots or solver):
        raise typer.BadParameter("cannot be combined with --bots or --solver", param_hint="--envs")
    if bots:
        _bots(turns, as_json)
        return
    if solver:
        _solver(segments, as_json)
        return
    from tikal.bench import contestants
    from tikal.bench.peers import UnknownPeerError, choose
    from tikal.bench.report import GAMES, STEPS
    from tikal.bench.run import run
    from tikal.bench.tables import show

    try:
        chosen = choose(",".join(ENVIRONMENTS if envs else ENGINES) if peers is None else peers)
    except UnknownPeerError as error:
        raise typer.BadParameter(str(error), param_hint="--peers") from error
    rounds = QUICK_ROUNDS if quick else ROUNDS
    among = contestants.ENVIRONMENTS if envs else contestants.CONTESTANTS
    long = seconds or (QUICK_SECONDS if quick else SECONDS)
    report = run(chosen, rounds, long, Console(stderr=True), among, STEPS if envs else GAMES)
    if as_json:
        typer.echo(json.dumps(report.to_json(), indent=2, ensure_ascii=False))
    else:
        show(report, Console())
    if report.outcomes[report.ours.name].not_available:
        raise typer.Exit(1)


def _bots(turns: int, as_json: bool) -> None:
    from rich.console import Console
    from rich.table import Table

    from tikal.bench.thinking import LIMITS, measure_thinking
    from tikal.cli.progress import compiled_first

    compiled_first()
    rows = list(measure_thinking(turns, lambda step: typer.echo(step, err=True)))
    if as_json:
        typer.echo(json.dumps([row.to_json() for row in rows], indent=2))
        return
    table = Table("Level", "Game", title="Thinking for a turn, seconds by the clock")
    for title in ("Turns", "First", "Median", "99 %", "Longest", "Longest, processor", "Limit"):
        table.add_column(title, justify="right")
    for row in rows:
        times = (row.first, row.median, row.p99, row.longest, row.longest_cpu, LIMITS[row.level])
        game = f"{row.edition}{', auction' if row.auction else ''}"
        table.add_row(row.level, game, str(row.turns), *(f"{time:.3f}" for time in times))
    Console().print(table)


def _solver(segments: int, as_json: bool) -> None:
    from rich.console import Console
    from rich.table import Table

    from tikal.bench.solving import LIMIT, measure_solving
    from tikal.cli.progress import compiled_first

    compiled_first()
    rows = list(measure_solving(segments, lambda step: typer.echo(step, err=True)))
    if as_json:
        typer.echo(json.dumps([row.to_json() for row in rows], indent=2))
        return
    table = Table(title="Last segments, seconds of the processor")
    table.add_column("Game")
    for title in ("Players", "Segments", "Proven", f"Within {LIMIT:g} s", "Median", "99 %", "Longest"):
        table.add_column(title, justify="right")
    for row in rows:
        times = (f"{time:.3f}" for time in (row.median, row.p99, row.longest))
        table.add_row(row.edition, *map(str, (row.players, row.segments, row.proven, row.in_time)), *times)
    Console().print(table)
