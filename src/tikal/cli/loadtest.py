"""`tikal loadtest`: many tables playing at once, while the server is killed or not."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from tikal.components.profile import DEFAULT_EDITION

if TYPE_CHECKING:
    from tikal.server.loadtest.report import Report


def loadtest_command(
    server: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="A running server on this machine; by default, it starts its own.", show_default=False
        ),
    ] = None,
    tables: Annotated[int, typer.Option(min=1, max=1000, help="How many tables play at once.")] = 100,
    players: Annotated[int, typer.Option(min=2, max=4, help="How many clients at each table.")] = 2,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="How long the test runs.")] = 30.0,
    rate: Annotated[float, typer.Option(min=0, help="Moves per second at each table; 0 is as many as possible.")] = 1.0,
    kills: Annotated[int, typer.Option(min=0, max=10_000, help="How often to kill the server with SIGKILL.")] = 0,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="Start a server with two workers on this PostgreSQL database.", show_default=False
        ),
    ] = None,
    edition: Annotated[str, typer.Option(help="Which edition.")] = DEFAULT_EDITION,
    seed: Annotated[int, typer.Option(help="Seed of the deals and moves.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")] = False,
) -> None:
    """Test a server with many tables at once.

    Clients play random moves at a server on this machine. Each client keeps a list of events: none may be lost,
    doubled or out of order, however often the server is killed. The exit status is 1 if any is, or if nothing was
    played. A server of your own must run with `--no-rate-limits`.
    """
    import asyncio

    from tikal.cli.progress import progress_bar
    from tikal.server.loadtest.plan import Plan
    from tikal.server.loadtest.run import run

    plan = Plan(server, tables, players, seconds, rate, kills, database, edition, seed)
    with progress_bar("Seconds", round(seconds)) as advance:
        report = asyncio.run(run(plan, advance))
    if as_json:
        typer.echo(json.dumps(report.to_json(), indent=2))
    else:
        _show(report)
    if report.failure is not None:
        typer.echo(f"The load test failed: {report.failure}.", err=True)
        raise typer.Exit(1)


def _show(report: Report) -> None:
    typer.echo(f"{report.tables} tables, {report.clients} clients, {report.seconds:.1f} s, killed {report.kills} times")
    typer.echo(
        f"{report.moves} moves, {report.moves_per_s:.0f} moves/s, {report.refused} refused, {report.resent} sent again"
    )
    times = "   ".join(f"{name} {value:.1f} ms" for name, value in report.milliseconds.items())
    typer.echo(f"acknowledged after   {times}")
    _show_cost(report)
    wrong = f"{report.lost} lost, {report.doubled} doubled, {report.out_of_order} out of order"
    typer.echo(f"{report.events} events received: {wrong}")
    typer.echo(f"moves in the database: {report.moves_lost} lost, {report.moves_doubled} doubled")


def _show_cost(report: Report) -> None:
    """Processor time, which depends less on what else the machine does."""
    echo = f"a plain echo on the same stack: {report.echo_per_s:.0f}/s"
    if report.echo_cpu_ms is not None:
        echo += f", {report.echo_cpu_ms:.3f} ms"
    if report.cpu_ms_per_move is not None and report.cpu_ms_per_table is not None:
        typer.echo(
            f"processor time of the server   {report.cpu_ms_per_move:.2f} ms a move, "
            f"{report.cpu_ms_per_table:.2f} ms to set up a table"
        )
        echo += f"; a move costs as much as {report.echoes_per_move} of these" if report.echoes_per_move else ""
    typer.echo(echo)
