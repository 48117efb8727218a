"""`tikal rules --example`: a worked example, step by step."""

from __future__ import annotations

from textwrap import fill
from typing import Final

import typer

WIDTH: Final = 100
ALL: Final = "list"


def show_example(name: str) -> None:
    """Print an example by its name, or with `list` what there is."""
    from tikal.teaching.example import UnknownExample, example, examples
    from tikal.teaching.playing import frames
    from tikal.texts.messages import attribute, text

    if name == ALL:
        for one in examples():
            typer.echo(f"{one.id:<22}{attribute(f'example-{one.id}', 'title')}")
        return
    try:
        wanted = example(name)
    except UnknownExample as error:
        typer.echo(f"tikal: {error}", err=True)
        raise typer.Exit(2) from error
    typer.echo(f"{attribute(f'example-{wanted.id}', 'title')} ({wanted.edition}; {', '.join(wanted.rules)})")
    for number, frame in enumerate(frames(wanted)):
        step = frame.step
        typer.echo()
        typer.echo(_paragraph(f"{number + 1}. {text(wanted.message(number))}"))
        if step.play:
            typer.echo(_paragraph("   " + "; ".join(step.play)))
        if frame.why is not None:
            typer.echo(_paragraph(f"   {step.refused}: not allowed. {frame.why.message.text()} ({frame.why.rule})"))


def _paragraph(words: str) -> str:
    return fill(words, WIDTH, subsequent_indent="   ")
