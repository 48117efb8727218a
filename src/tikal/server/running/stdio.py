"""A server for one agent, on standard input and output."""

from __future__ import annotations

from tempfile import TemporaryDirectory

from tikal.server.agents.serving import make_server
from tikal.server.botting.settings import BotSettings
from tikal.server.limits import Limits
from tikal.server.running.app import create_app
from tikal.server.settings import Settings


async def serve_stdio(database: str | None) -> None:
    """Answer one agent on standard input and output, with tables in a database, or in one for this time only."""
    with TemporaryDirectory(prefix="tikal-mcp-") as folder:
        settings = Settings(
            database=database or f"sqlite:///{folder}/tables.db",
            limits=Limits(rates=False),
            bots=BotSettings(processes=1, ahead=True),
        )
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            await make_server(app.state.context, guests=False).run_stdio_async()
