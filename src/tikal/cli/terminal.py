"""`tikal terminal`: a game in this terminal."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated

import typer


def terminal_command(
    edition: Annotated[str | None, typer.Option(help="Which edition; `tikal components editions` lists them.")] = None,
    players: Annotated[int | None, typer.Option(help="How many play, 2 to 4.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=WHO",
            help="Who sits there: person, random, greedy, planner or expert. Once for each seat.",
            show_default=False,
        ),
    ] = None,
    auction: Annotated[
        bool | None, typer.Option("--auction/--no-auction", help="Auction the tiles, or draw them.", show_default=False)
    ] = None,
    scenario: Annotated[
        str | None,
        typer.Option(help="Layout of the site in Legend; `tikal components legend` lists them.", show_default=False),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE",
            help="An option of the edition; `tikal components options` lists them.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Deal from this seed: the same seed, the same deal.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with the game in this file.")] = None,
    defaults: Annotated[bool, typer.Option("--defaults", help="Ask nothing before the game.")] = False,
    no_confirm: Annotated[
        bool, typer.Option("--no-confirm", help="End a turn with points left without asking again.")
    ] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="Only plain characters.")] = False,
) -> None:
    """Play a game in this terminal, with people or bots.

    What is not said by options is asked. The game is saved after every move; the next `tikal terminal` offers
    to go on with it.
    """
    # What there is to say about compiling is said beside the game, and nothing else comes between its lines.
    logging.getLogger("tikal.compiling").addHandler(logging.NullHandler())

    from tikal.cli.options import read_options
    from tikal.terminal.asking import Wishes
    from tikal.terminal.playing import offered_game, play_new, play_saved
    from tikal.terminal.saves import open_save
    from tikal.terminal.screen import Screen

    screen = Screen(colour=not no_color)
    chosen = read_options(option or ())
    wishes = Wishes(edition, players, auction, tuple(seat or ()), chosen, not defaults, scenario)
    try:
        saved = open_save(resume) if resume is not None else None
        if saved is None and wishes == Wishes(options={}) and seed is None:
            saved = offered_game(screen)
        if saved is None:
            play_new(screen, wishes, seed, not no_confirm)
        else:
            play_saved(screen, saved, wishes.seats, not no_confirm)
    except EOFError:
        screen.blank()  # nobody answers any more, and no game has begun
