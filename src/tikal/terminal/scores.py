"""Score breakdowns: where every point comes from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import set_cell_size
from rich.text import Text

from tikal.games.breakdown import Breakdown
from tikal.games.registry import kind_of
from tikal.play.game import Game
from tikal.terminal.symbols import LABEL, TITLE, Symbols
from tikal.terminal.wrapping import flow, labelled
from tikal.texts.messages import text

GAP: Final = 2
NAME_WIDTH: Final = 13
FEW_CATEGORIES: Final = 2
"""With at most this many categories, no score sheet is needed."""


def would_score(game: Game, symbols: Symbols, width: int) -> list[Text]:
    """What everybody would score now."""
    players = range(game.table.players)
    heading = Text(text("terminal-would-score"), TITLE)
    return [heading, *_breakdowns(game, map(game.would_score, players), symbols, width)]


def past_scorings(game: Game, symbols: Symbols, width: int) -> list[Text]:
    """All scorings so far, round by round."""
    lines: list[Text] = []
    rounds = len(game.scorings) // game.table.players + 1
    for number in range(rounds):
        scored = game.scorings[number * game.table.players : (number + 1) * game.table.players]
        if scored:
            lines.append(Text(text("terminal-scoring-round", number=number + 1), TITLE))
            lines += _breakdowns(game, scored, symbols, width)
    return lines


def _breakdowns(game: Game, scored: Iterable[Breakdown], symbols: Symbols, width: int) -> list[Text]:
    sheets = list(scored)
    categories = kind_of(game.table.edition).categories
    table = _table(game, sheets, categories, symbols) if len(categories) > FEW_CATEGORIES else []
    return [*table, *(line for one in sheets for line in _breakdown(game, one, symbols, width))]


def _table(game: Game, sheets: Sequence[Breakdown], categories: Sequence[str], symbols: Symbols) -> list[Text]:
    """The score sheet: a line for each player, a column for each category."""
    words = [text(f"terminal-category-{category}") for category in categories]
    heading = Text(" " * (4 + NAME_WIDTH), LABEL)
    heading.append("".join(f"{word:>{len(word) + GAP}}" for word in [*words, text("terminal-sum")]))
    lines = [heading]
    for sheet in sheets:
        line = Text("  ").append(symbols.seats[sheet.seat], symbols.styles[sheet.seat])
        line.append(f" {set_cell_size(game.table.names[sheet.seat], NAME_WIDTH)}")
        for category, word in zip(categories, words, strict=True):
            line.append(f"{sheet.subtotal(category) or symbols.dash:>{len(word) + GAP}}")
        lines.append(line.append(f"{sheet.total:>{len(text('terminal-sum')) + GAP}}", TITLE))
    return lines


def _breakdown(game: Game, scored: Breakdown, symbols: Symbols, width: int) -> list[Text]:
    label = Text("  ").append(symbols.seats[scored.seat], symbols.styles[scored.seat])
    label.append(f" {game.table.names[scored.seat]} ").append(f"{scored.total:+}", TITLE).append("  ")
    items = [
        Text(
            text(
                f"terminal-from-{item.category}",
                source=item.source,
                kind=item.source,
                count=item.count,
                points=item.points,
            )
        )
        for item in scored.items
    ]
    items = items or [Text.assemble((text("terminal-from-nothing"), LABEL))]
    return labelled(label, flow(items, width, indent=label.cell_len))
