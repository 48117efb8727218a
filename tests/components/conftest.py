"""Boxes with changed data."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tikal.components.box import PACKAGED, Box

Changed = Callable[[str, str, str, str], Box]


@pytest.fixture
def changed(tmp_path: Path) -> Changed:
    """Changes a copy of the data: in that file, the first `old` after `where` becomes `new`."""
    root = tmp_path / "data"
    shutil.copytree(PACKAGED, root)

    def change(file: str, where: str, old: str, new: str) -> Box:
        text = (root / file).read_text(encoding="utf-8")
        start = text.index(old, text.index(where))
        changed_text = text[:start] + new + text[start + len(old) :]
        (root / file).write_text(changed_text, encoding="utf-8")
        return Box(root)

    return change
