"""`tikal doctor`: checks everything that Tikal needs, and says how to fix what is wrong."""

from __future__ import annotations

from typing import Annotated

import typer

from tikal.cli.options import DatabaseUrl


def doctor_command(
    database: DatabaseUrl = None,
    json: Annotated[bool, typer.Option("--json", help="Print a JSON list instead of text.")] = False,
) -> None:
    """Check that everything works, and say how to fix it.

    The checks cover versions, cache, compiled code, database, port and browser. The exit status is 1 if something
    is wrong.
    """
    from dataclasses import asdict
    from json import dumps

    from tikal.server.running.checkup import ILL, check_up

    findings = check_up(database)
    if json:
        typer.echo(dumps([asdict(finding) for finding in findings]))
    else:
        for finding in findings:
            typer.echo(f"{finding.state:<6}{finding.what}: {finding.found}")
            if finding.advice:
                typer.echo(f"      -> {finding.advice}")
    if any(finding.state == ILL for finding in findings):
        raise typer.Exit(1)
