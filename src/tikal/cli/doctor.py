"""`tikal doctor`: whether everything that Tikal needs is well, and what to do where it is not."""

from __future__ import annotations

from typing import Annotated

import typer


def doctor_command(
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar="TIKAL_DATABASE", help="Check this database, not your own."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Check versions, cache, compiled code, database, port and browser; say what is wrong and how to fix it.

    The exit status is 1 if something is wrong.
    """
    from dataclasses import asdict
    from json import dumps

    from tikal.server.checkup import ILL, check_up

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
