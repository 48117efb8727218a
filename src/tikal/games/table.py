"""What people agree on before a game: edition, players, auction, scenario, options, names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tikal.components import OptionSet, legend_components, option_set
from tikal.errors import OptionError

LONGEST_NAME: Final = 40
LEGEND: Final = "legend"
FIRST_SCENARIO: Final = "chichen-itza"
"""Played when no other is chosen: the rulebook recommends it for first games."""


@dataclass(frozen=True, slots=True)
class Table:
    """An agreed game. `options` holds a value for every option of the edition, chosen or not."""

    edition: str
    auction: bool
    options: OptionSet
    names: tuple[str, ...]
    scenario: str | None = None
    """Layout of the site, in Legend only."""

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)


def agree(
    edition: str,
    players: int,
    auction: bool = False,
    names: Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
    scenario: str | None = None,
) -> Table:
    """Check what was agreed on; the error says what cannot be."""
    if type(players) is not int:
        raise OptionError(("players",), f"players must be a number, not {players!r}")
    if type(auction) is not bool:
        raise OptionError(("auction",), f"auction must be true or false, not {auction!r}")
    resolved = option_set(edition, auction=auction, players=players, chosen=options or {})
    return Table(edition, auction, resolved, _names(names, players), _scenario(edition, scenario))


def _scenario(edition: str, scenario: str | None) -> str | None:
    if edition != LEGEND:
        if scenario is not None:
            raise OptionError(("scenario",), f"{edition} has no scenarios; only {LEGEND} has")
        return None
    known = [one.id for one in legend_components().scenarios]
    if scenario is not None and scenario not in known:
        raise OptionError(("scenario",), f"there is no scenario {scenario!r}; there are {', '.join(known)}")
    return scenario or FIRST_SCENARIO


def _names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    if names is None:
        return tuple(f"Player {seat + 1}" for seat in range(players))
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise OptionError(("names",), f"names must be a list of {players} names, not {names!r}")
    if len(names) != players:
        raise OptionError(("names",), f"{players} players need {players} names, not {len(names)}")
    for seat, name in enumerate(names):
        if (
            not isinstance(name, str)
            or not name.isprintable()
            or not 0 < len(name.strip()) == len(name) <= LONGEST_NAME
        ):
            problem = f"{name!r} is not a name: 1 to {LONGEST_NAME} printable characters, no blanks at the ends"
            raise OptionError(("names", seat), problem)
    return tuple(names)
