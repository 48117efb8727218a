"""The tables of docs/research.md are those of the code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tables import BASE_TABLES, LEGEND_TABLES, new_game
from tikal.envs import Coder

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def action_lines(coder: Coder) -> list[str]:
    """A line for each block of actions."""
    lines = []
    for start, block in coder.blocks.items():
        axes = " × ".join(f"{axis.name} ({len(axis)})" for axis in block.axes) or "-"
        numbers = f"{start}" if len(block) == 1 else f"{start}..{start + len(block) - 1}"
        lines.append(f"| {numbers} | `{block.name}` | {axes} |")
    return lines


def field_lines(coder: Coder) -> list[str]:
    """A line for each array of an observation."""
    lines = []
    for field in coder.fields:
        shape = " × ".join(map(str, field.shape))
        lines.append(f"| {coder.slices[field.name].start} | `{field.name}` | {shape} | {field.meaning} |")
    return lines


@pytest.mark.parametrize("table", [BASE_TABLES[1], LEGEND_TABLES[0]], ids=lambda table: table["edition"])
def test_the_page_lists_all_actions_and_all_arrays(table: dict[str, Any]) -> None:
    written = PAGE.read_text(encoding="utf-8")
    coder = Coder(new_game(table, 0).table)
    for lines in (action_lines(coder), field_lines(coder)):
        assert "\n".join(lines) in written
