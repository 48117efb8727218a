"""What people agree on before a game: edition, players, auction, scenario, options, names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import index
from typing import Final, SupportsIndex

from tikal.components import OptionSet
from tikal.errors import OptionError, UnknownSeat
from tikal.texts.letters import is_printable

LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Table:
    """An agreed game. `options` holds a value for every option of the edition, chosen or not."""

    edition: str
    auction: bool
    options: OptionSet
    names: tuple[str, ...]
    scenario: str | None = None
    """Layout of the site, in games that have several."""

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)

    def checked_seat(self, seat: SupportsIndex) -> int:
        """The seat, if there is one with this number; `UnknownSeat` says which there are."""
        if type(seat) is int and 0 <= seat < self.players:  # as nearly always: a protocol is slow to check
            return seat
        if isinstance(seat, bool) or not isinstance(seat, SupportsIndex) or index(seat) not in range(self.players):
            raise UnknownSeat(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")
        return index(seat)


def checked_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """A name for each player; the error says which cannot be one."""
    if names is None:
        return tuple(f"Player {seat + 1}" for seat in range(players))
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise OptionError(("names",), f"names must be a list of {players} names, not {names!r}")
    if len(names) != players:
        raise OptionError(("names",), f"{players} players need {players} names, not {len(names)}")
    for seat, name in enumerate(names):
        if (
            not isinstance(name, str)
            or not is_printable(name)
            or not 0 < len(name.strip()) == len(name) <= LONGEST_NAME
        ):
            problem = f"{name!r} is not a name: 1 to {LONGEST_NAME} printable characters, no blanks at the ends"
            raise OptionError(("names", seat), problem)
    return tuple(names)
