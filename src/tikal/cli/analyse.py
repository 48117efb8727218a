"""`tikal analyse`: reviews a game, turn by turn."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from tikal.advice.analysis import Analysis
    from tikal.advice.review import Review
    from tikal.search.budget import Budget

TURNS = re.compile(r"(?P<first>[1-9][0-9]{0,4})(?:-(?P<last>[1-9][0-9]{0,4}))?")


def analyse_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game file.", show_default=False)],
    level: Annotated[str, typer.Option(help="Who looks for better turns: greedy, planner or expert.")] = "planner",
    budget: Annotated[
        float | None,
        typer.Option(
            min=0.01, max=60, metavar="SECONDS", help="How long to think about each decision.", show_default=False
        ),
    ] = None,
    turns: Annotated[
        str | None,
        typer.Option(metavar="A-B", help="Only these turns, as in 5-12, or one, as in 5.", show_default=False),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
) -> None:
    """Review a game, turn by turn.

    For each turn this shows the best one we find, and how many points the turn that was played is worse. Losses
    are in points of the bots' evaluation, knowing only what the player could see.
    """
    from tikal.bots.levels.level import advising_level
    from tikal.cli.progress import compiled_first
    from tikal.games.registry import kind_of
    from tikal.play.files import edition_of, read_text

    chosen, limit = _range(turns), _budget(budget)
    written = read_text(file)
    advising_level(level, limit)
    compiled_first(*kind_of(edition_of(file, written)).units.playing)
    analysis = _analysed(file, written, level, limit, chosen)
    if as_json:
        typer.echo(json.dumps(analysis.to_dict(), indent=2, ensure_ascii=False))
    else:
        _show(analysis)


def _analysed(file: Path, written: str, level: str, budget: Budget | None, turns: range | None) -> Analysis:
    from tikal.advice.analysis import analysed
    from tikal.advice.played import played_turns
    from tikal.cli.progress import progress_bar
    from tikal.play.files import load_from

    game = load_from(file, written)
    played = [turn for turn in played_turns(game) if turns is None or turn.number in turns]
    with progress_bar(f"{len(played)} turns", len(played)) as advance:
        return analysed(game, played, level, budget, lambda: advance(1))


def _range(turns: str | None) -> range | None:
    from tikal.errors import TikalError

    if turns is None:
        return None
    found = TURNS.fullmatch(turns)
    if found is None:
        raise TikalError(f"--turns {turns!r}: write A-B, as in --turns 5-12")
    first, last = int(found["first"]), int(found["last"] or found["first"])
    if last < first:
        raise TikalError(f"--turns {turns} runs backwards; write --turns {last}-{first}")
    return range(first, last + 1)


def _budget(seconds: float | None) -> Budget | None:
    from tikal.search.budget import Budget

    return None if seconds is None else Budget(seconds=seconds)


def _show(analysis: Analysis) -> None:
    from rich.console import Console

    console = Console()
    console.print(_turns(analysis))
    console.print(_players(analysis))
    for number in analysis.turning_points:
        _tell(analysis, next(turn for turn in analysis.turns if turn.number == number))


def _turns(analysis: Analysis) -> Table:
    from rich.markup import escape
    from rich.table import Table

    table = Table(title=f"Turns, beside what the {analysis.level} found")
    for title in ("Turn", "Lost", "Unspent"):
        table.add_column(title, justify="right")
    table.add_column("Player")
    table.add_column("Played", ratio=1)
    table.add_column("Better", ratio=1)
    for turn in analysis.turns:
        table.add_row(
            str(turn.number) + ("*" if turn.number in analysis.turning_points else ""),
            f"{turn.loss:.1f}" if turn.best else "",
            str(turn.unspent or ""),
            escape(analysis.table.names[turn.seat]),
            ", ".join(map(str, turn.played[turn.after :] if turn.best else turn.played)),
            ", ".join(map(str, turn.best or ())),
        )
    return table


def _players(analysis: Analysis) -> Table:
    from rich.markup import escape
    from rich.table import Table

    table = Table("Player", title="Players")
    for title in ("Score", "Turns", "Best", "Lost", "A turn", "Unspent"):
        table.add_column(title, justify="right")
    for player in analysis.players:
        table.add_row(
            escape(player.name),
            str(player.score),
            str(player.turns),
            str(player.best_turns),
            f"{player.loss:.1f}",
            f"{player.mean_loss:.1f}",
            str(player.unspent),
        )
    return table


def _tell(analysis: Analysis, turn: Review) -> None:
    """A turning point in sentences."""
    name = analysis.table.names[turn.seat]
    typer.echo(f"\nTurning point, turn {turn.number}: {name}, you lost {turn.loss:.1f}. Better:")
    for message in turn.steps:
        typer.echo(f"  {message.text()}")
    if turn.reasons:
        typer.echo("  " + " ".join(message.text() for message in turn.reasons))
