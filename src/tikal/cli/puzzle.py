"""`tikal puzzle`: a puzzle in this terminal, or the list of all."""

from __future__ import annotations

from typing import Annotated

import typer


def puzzle_command(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[PUZZLE]",
            help="Its number, or a date such as 2026-11-17. Today's if left out.",
            show_default=False,
        ),
    ] = None,
    list_all: Annotated[bool, typer.Option("--list", help="List all puzzles instead.")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="Do not use colours.")] = False,
) -> None:
    """Solve a puzzle in this terminal: ten action points, and what is the most that you can score?"""
    from tikal.puzzles.collection import puzzle, puzzles
    from tikal.texts.messages import Arg, text

    if list_all:
        for one in puzzles():
            facts: dict[str, Arg] = {"edition": one.edition, "players": one.players, "round": one.round}
            typer.echo(text("puzzle-list-line", number=one.number, level=one.level, **facts))
        typer.echo(text("puzzle-list-today", number=puzzle().number))
        return
    from tikal.terminal.puzzling import solve_puzzle
    from tikal.terminal.screen import Screen

    solve_puzzle(Screen(colour=not no_color), puzzle(name))
