"""The rules of one game as functions on its state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tikal.games.action import Action
from tikal.games.breakdown import Breakdown
from tikal.games.results import Result
from tikal.games.setups import Setup
from tikal.games.table import Table
from tikal.games.view_data import HexView
from tikal.rules.dealing import Random
from tikal.rules.hex_rows import HexRows
from tikal.rules.reports import Passages, Standing
from tikal.rules.state import State
from tikal.rules.verbs import Choices


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Functions on the state of one kind of game."""

    set_up: Callable[[Table], State]
    """The table before the deal."""
    deal: Callable[[Any, Random], None]
    """Deal at random."""
    begin: Callable[[Any], None]
    legal_actions: Callable[[Any, Choices], int]
    check: Callable[[Any, int], int]
    do: Callable[[Any, int], None]
    stand: Callable[[Any, Standing], int]
    """Who holds the temples; how many there are."""
    passages: Callable[[Any, Passages], None]
    """Where pieces can walk, and for how much."""
    hexes: Callable[[Any, HexRows], int]
    """Write one row for each hex in use; returns how many."""
    play_out: Callable[[Any, Random, Choices], int]
    """Random moves to the end of the game; how many."""
    play_games: Callable[[Any, int], int]
    """Random games from a record of type `playouts`."""
    copy_state: Callable[[Any, int], None]
    """Copy the template in such a record a number of times, to see how long that takes."""
    playouts: np.dtype[np.void]
    wins: Callable[[Any, int], bool]
    breakdown: Callable[[Any, int], Breakdown]
    setup_of: Callable[[Any], Setup]
    """The set-up that a game was started from."""
    deal_from: Callable[[Any, Mapping[str, Any]], None]
    """Deal a given set-up."""
    revealed_setup: Callable[[Any], Setup]
    """The set-up as far as everybody has seen it."""
    completed: Callable[[Any, Setup], Setup]
    """A whole set-up for this table that starts like a revealed one."""
    stand_in: Callable[[Any, Action, Sequence[Result], int | None], Action]
    """Make what an entry of a file reveals come true, for the file of a seat or a spectator; the action to play."""
    results_of: Callable[[Any, Action, Any], tuple[Result, ...]]
    opening_results: Callable[[Any], tuple[Result, ...]]
    blank_out: Callable[[Any, int | None], State]
    fill_in: Callable[[Any, Random], None]
    describe: Callable[[Any, tuple[str, ...]], dict[str, Any]]
    """A position as plain data, without the board."""
    describe_hex: Callable[[bytes], HexView]
    """A hex as plain data, from its row."""
    price: Callable[[Any, Action], int]
    """Action points that an action costs now; walking over a side without stones counts 0."""
    is_foreseeable: Callable[[Any, Action], bool]
    """Whether the player knows the position after an action: it is still their decision, and nothing came to light."""
