"""`tikal play`: the game in the browser, served by this machine for this machine."""

from __future__ import annotations

from typing import Annotated

import typer


def play_command(
    port: Annotated[
        int | None,
        typer.Option(
            min=1, max=65535, help="Use this port; else the last, the usual or any free one.", show_default=False
        ),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only say where the page is.")] = False,
) -> None:
    """Play in the browser: start the server on this machine and open the page.

    Only this machine can reach it. Games are kept in your data directory and go on where you left them. To play
    with people elsewhere, see `tikal serve`.
    """
    import logging
    from threading import Thread

    from tikal.server import home
    from tikal.server.running import Running, run

    already = home.running_server()
    if already is not None and port in (None, already.port):
        typer.echo(f"Tikal is already running at {already.address}")
        _open(already.address, no_browser)
        return
    note, settings, listening = home.prepare(port)
    typer.echo(f"Tikal runs at {note.address}   (stop it with Ctrl-C; games are kept)")

    def open_when_it_answers() -> None:
        if home.wait_until_it_answers(note):
            _open(note.address, no_browser)

    Thread(target=open_when_it_answers, daemon=True).start()
    run(Running(settings, log_level=logging.WARNING), listening)


def _open(address: str, no_browser: bool) -> None:
    import webbrowser

    if not no_browser and not webbrowser.open(address):
        typer.echo(f"No browser could be opened: please open {address} yourself.")
