"""`tikal serve`: the server for people elsewhere."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from tikal.cli.options import DatabaseUrl, checked_database


def serve_command(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 means all of them.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 means any free one.")] = 8000,
    database: DatabaseUrl = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="How many server processes; more than one needs PostgreSQL.")
    ] = 1,
    bot_processes: Annotated[
        int, typer.Option(min=1, max=64, help="How many processes think for the bots, per server process.")
    ] = 2,
    bot_seconds: Annotated[float, typer.Option(min=0.1, help="How long a bot may think about a decision.")] = 5.0,
    bot_rest: Annotated[
        float, typer.Option(min=1, metavar="MINUTES", help="When bots rest after the last visit to their table.")
    ] = 10.0,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE", help="Change a limit, see docs/server.md; may be repeated.", show_default=False
        ),
    ] = None,
    archive_after: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="Archive unfinished tables that nobody opens; 0 means never.")
    ] = 365.0,
    archive_finished_after: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="The same for tables whose game is over.")
    ] = 1095.0,
    no_rate_limits: Annotated[
        bool, typer.Option("--no-rate-limits", help="Do not limit how many requests are answered: for load tests only.")
    ] = False,
    local_notices: Annotated[
        bool,
        typer.Option(
            "--local-notices",
            help="Let notices go to addresses in this server's own network: for an intranet.",
        ),
    ] = False,
    mcp: Annotated[
        bool,
        typer.Option(
            "--mcp", help="Let agents play at /mcp, over MCP (the Model Context Protocol); needs the extra mcp."
        ),
    ] = False,
    trusted_proxies: Annotated[
        str,
        typer.Option(
            metavar="ADDRESSES",
            help="Reverse proxies, by address or network, that are trusted to name a client's address.",
        ),
    ] = "127.0.0.1",
    log_json: Annotated[
        bool | None,
        typer.Option(
            "--log-json/--log-text",
            help="Format of the log; by default JSON, and text in a terminal.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Serve tables to people elsewhere, who each get a secret link.

    Put a reverse proxy with TLS in front of it. On SIGTERM or Ctrl-C it finishes running requests and stops.
    """
    from tikal.errors import needed
    from tikal.server.botting.settings import BotSettings
    from tikal.server.limits import Limits
    from tikal.server.limits.proxies import Proxies
    from tikal.server.limits.reading import read_limits
    from tikal.server.notices.settings import NoticeSettings
    from tikal.server.reach import EVERYWHERE, page_for_friends
    from tikal.server.retention import RetentionSettings
    from tikal.server.running.processes import Running, listen, run
    from tikal.server.settings import Settings

    if mcp:
        needed("mcp", "mcp", "--mcp")
    address = checked_database(database)
    _check_workers(workers, address)
    Proxies(trusted_proxies)
    limits = read_limits(limit or (), Limits(rates=not no_rate_limits))
    listening = listen(host, port)
    port = listening.getsockname()[1]
    settings = Settings(
        database=address,
        limits=limits,
        retention=RetentionSettings(archive_after or None, archive_finished_after or None),
        bots=BotSettings(processes=bot_processes, seconds=bot_seconds, rest=60 * bot_rest, ahead=True),
        lan_port=port if host in EVERYWHERE else None,
        notices=NoticeSettings(local=local_notices),
        agents=mcp,
    )
    shown = f"[{host}]" if ":" in host else host
    announcement = f"Tikal is running at http://{shown}:{port}/"
    if friends := page_for_friends(settings.lan_port):
        announcement += f"\nIn your network it is at {friends}/, without encryption."
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        typer.echo("tikal: running as root; a user of its own is safer (see docs/server.md)", err=True)
    run(Running(settings, log_json, trusted_proxies=trusted_proxies, announcement=announcement), listening, workers)


def _check_workers(workers: int, database: str) -> None:
    """Refuse what cannot work, before anything is started."""
    from tikal.errors import TikalError

    if workers > 1 and database.startswith("sqlite"):
        raise TikalError(
            f"{workers} workers need PostgreSQL, because SQLite is for one process: add --database, or use --workers 1"
        )
