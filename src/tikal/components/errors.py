"""What can be wrong with component data, and with what a table chooses."""

from __future__ import annotations

from typing import Final

from tikal.errors import TikalError


class ComponentError(TikalError):
    """A data file says something that cannot be: which file, which item in it, and what is wrong."""

    def __init__(self, file: str, item: str, problem: str) -> None:
        super().__init__(file, item, problem)
        self.file: Final = file
        self.item: Final = item
        self.problem: Final = problem

    def __str__(self) -> str:
        return f"{self.file}: {self.item}: {self.problem}"


class OptionError(TikalError):
    """A table cannot be set up as chosen: edition, number of players, auction or an option."""
