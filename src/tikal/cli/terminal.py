"""`tikal terminal`: a game in this terminal."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated

import typer


def terminal_command(
    edition: Annotated[str | None, typer.Option(help="Which edition; `tikal components editions` lists them.")] = None,
    players: Annotated[int | None, typer.Option(help="How many players, 2 to 4.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=WHO",
            help="Who plays a seat: person, random, greedy, planner or expert; with a colour, if you like, as in "
            "Ann=person:blue (red, yellow, white or blue). Repeat it for each seat.",
            show_default=False,
        ),
    ] = None,
    auction: Annotated[
        bool | None, typer.Option("--auction/--no-auction", help="Auction the tiles, or draw them.", show_default=False)
    ] = None,
    scenario: Annotated[
        str | None,
        typer.Option(help="Scenario of Legend; `tikal components legend` lists them.", show_default=False),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE",
            help="Set an option of the edition; `tikal components options` lists them. May be repeated.",
            show_default=False,
        ),
    ] = None,
    first: Annotated[
        str | None,
        typer.Option(
            metavar="PLAYER", help="Who begins: a name, or the number of a seat. By default by lot.", show_default=False
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Seed of the deal: the same seed gives the same deal.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue the game in this file.")] = None,
    defaults: Annotated[bool, typer.Option("--defaults", help="Ask nothing before the game.")] = False,
    no_confirm: Annotated[
        bool, typer.Option("--no-confirm", help="Do not ask before a turn ends with points left.")
    ] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="Do not use colours.")] = False,
) -> None:
    """Play a game in this terminal, with people or bots.

    You are asked for everything that the options leave open. The game is saved after every move; the next time,
    `tikal terminal` offers to continue it.
    """
    # The game itself shows how compiling goes; log lines must not come between its lines.
    logging.getLogger("tikal.compiling").addHandler(logging.NullHandler())

    from tikal.cli.options import read_options
    from tikal.terminal.asking import Wishes
    from tikal.terminal.playing import offered_game, play_new, play_saved
    from tikal.terminal.saves import open_save
    from tikal.terminal.screen import Screen
    from tikal.texts.messages import text

    screen = Screen(colour=not no_color)
    chosen = read_options(option or ())
    wishes = Wishes(edition, players, auction, tuple(seat or ()), chosen, not defaults, scenario, first)
    try:
        saved = open_save(resume) if resume is not None else None
        if saved is None and wishes == Wishes(options={}) and seed is None:
            saved = offered_game(screen)
        if saved is None:
            play_new(screen, wishes, seed, not no_confirm)
        else:
            play_saved(screen, saved, wishes.seats, not no_confirm)
    except EOFError:  # a game that has begun takes care of itself
        screen.blank()
        screen.say(text("terminal-not-started"))
