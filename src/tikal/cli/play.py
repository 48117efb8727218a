"""`tikal play`: the game in your browser, from a server that only this machine can reach."""

from __future__ import annotations

from typing import Annotated

import typer


def play_command(
    port: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=65535,
            help="Port to use; by default the last one, the usual one or any free one.",
            show_default=False,
        ),
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let friends in your local network play too; only in a network you trust.")
    ] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open the browser, only print the address.")
    ] = False,
) -> None:
    """Play in the browser.

    This starts a server that only this machine can reach, and opens the page. Your games are kept, and you can
    continue them where you left off. With --lan, friends in the same network can open the page too. To play with
    people elsewhere, see `tikal serve`.
    """
    import logging
    from threading import Thread

    from tikal.errors import TikalError
    from tikal.server.running import home
    from tikal.server.running.processes import Running, run

    already = home.running_server()
    if already is not None and lan and not already.lan:
        raise TikalError(
            f"Tikal is already running at {already.address}, for this machine only. Stop it with Ctrl-C, then start it "
            "again with --lan"
        )
    if already is not None and port in (None, already.port):
        typer.echo(f"Tikal is already running at {already.address}")
        _open(already.address, no_browser)
        return
    note, settings, listening = home.prepare(port, lan)
    announcement = f"Tikal is running at {note.address}   (Ctrl-C stops it; your games are kept)"
    if lan:
        announcement += f"\n{_for_friends(note.port)}"

    def open_when_it_answers() -> None:
        if home.wait_until_it_answers(note):
            _open(note.address, no_browser)

    Thread(target=open_when_it_answers, daemon=True).start()
    run(Running(settings, log_level=logging.WARNING, announcement=announcement), listening)


def _for_friends(port: int) -> str:
    """Where friends find the page, and who else does."""
    import sys
    from io import StringIO

    import segno

    from tikal.server.reach import page_for_friends

    address = page_for_friends(port)
    if address is None:
        return "This machine is in no network, so friends cannot reach it yet."
    code = StringIO()
    if sys.stdout.isatty():
        segno.make(f"{address}/").terminal(code, compact=True)
    return (
        f"Friends in your network open {address}/\n{code.getvalue()}"
        "Warning: everybody in this network can open it, and nothing is encrypted. Use --lan only in a network that "
        "you trust. If it does not open, a firewall on this machine may be in the way."
    )


def _open(address: str, no_browser: bool) -> None:
    import webbrowser

    if not no_browser and not webbrowser.open(address):
        typer.echo(f"Could not open a browser: please open {address} yourself.")
