"""`tikal mcp`: games for agents, by the Model Context Protocol."""

from __future__ import annotations

from tikal.cli.options import DatabaseUrl


def mcp_command(database: DatabaseUrl = None) -> None:
    """Let an agent play: answer the Model Context Protocol on standard input and output.

    Register this command with your agent's program. Games are kept as long as it runs, or in the database that you
    name. `tikal serve --mcp` answers many agents over HTTP instead.
    """
    import asyncio

    from tikal.cli.options import checked_database
    from tikal.errors import needed
    from tikal.server.agents.serving import serve_stdio
    from tikal.server.running import prepare_database

    needed("mcp", "mcp", "tikal mcp")
    address = None if database is None else checked_database(database)
    if address is not None:
        prepare_database(address)
    asyncio.run(serve_stdio(address))
