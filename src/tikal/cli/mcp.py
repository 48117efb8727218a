"""`tikal mcp`: games for agents, over MCP (the Model Context Protocol)."""

from __future__ import annotations

from typing import Annotated

import typer


def mcp_command(
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="TIKAL_DATABASE",
            help="Where to keep games: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Without it they are "
            "forgotten when the command ends.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Let an agent play over MCP (the Model Context Protocol), on standard input and output.

    Register this command with your agent's program. Games are kept as long as it runs, or in a database if you
    name one. `tikal serve --mcp` answers many agents over HTTP instead.
    """
    import asyncio

    from tikal.cli.options import checked_database
    from tikal.errors import needed
    from tikal.server.running.processes import prepare_database
    from tikal.server.running.stdio import serve_stdio

    needed("mcp", "mcp", "tikal mcp")
    address = None if database is None else checked_database(database)
    if address is not None:
        prepare_database(address)
    asyncio.run(serve_stdio(address))
