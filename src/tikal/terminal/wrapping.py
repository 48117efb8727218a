"""Fitting words into lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from rich.text import Text


def flow(items: Iterable[Text], width: int, indent: int = 0, gap: str = "  ") -> list[Text]:
    """Items one after the other, as many in a line as fit; an item is never broken. All lines are indented."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1].append(gap).append_text(item)
        else:
            lines.append(Text(" " * indent).append_text(item))
    return lines


def labelled(label: Text, lines: Sequence[Text]) -> list[Text]:
    """Indented lines with a label in the room before the first."""
    if not lines:
        return [label]
    return [label + lines[0][label.cell_len :], *lines[1:]]


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two blocks side by side, the left one filled up to a width."""
    lines = []
    for left_line, right_line in zip_longest(left, right, fillvalue=Text()):
        line = left_line.copy()
        line.pad_right(max(0, width - line.cell_len))
        line.append_text(right_line)
        line.rstrip()
        lines.append(line)
    return lines
