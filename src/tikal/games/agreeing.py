"""Agreeing on a game: from what people want to a table, or to an error that says what is not possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from tikal.errors import OptionError
from tikal.games.kind import GameKind
from tikal.games.registry import kind_of, kinds
from tikal.games.table import Table, checked_names


def is_whole_number(value: object) -> bool:
    """Whether this is a whole number, Python's or NumPy's."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def agree(
    edition: str,
    players: int,
    auction: bool = False,
    names: Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
    scenario: str | None = None,
) -> Table:
    """A table for what was agreed on; the error says what is not possible."""
    if not is_whole_number(players):
        raise OptionError(("players",), f"players must be a number, not {players!r}")
    players = int(players)
    if type(auction) is not bool:
        raise OptionError(("auction",), f"auction must be true or false, not {auction!r}")
    if options is not None and not isinstance(options, Mapping):
        raise OptionError(("options",), f"options must be a dictionary of their ids and values, not {options!r}")
    kind = kind_of(edition)
    resolved = kind.options(edition, auction, players, options or {})
    return Table(edition, auction, resolved, checked_names(names, players), _scenario(kind, edition, scenario))


def _scenario(kind: GameKind, edition: str, scenario: str | None) -> str | None:
    if not kind.scenarios:
        if scenario is not None:
            others = ", ".join(one.id for one in kinds() if one.scenarios)
            raise OptionError(("scenario",), f"{edition} has no scenarios; games that have some: {others}")
        return None
    if scenario is not None and scenario not in kind.scenarios:
        raise OptionError(("scenario",), f"there is no scenario {scenario!r}; there are {', '.join(kind.scenarios)}")
    return scenario or kind.scenarios[0]
