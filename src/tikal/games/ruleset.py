"""The two rulesets, base game and Legend: all that differs between them for everybody above the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from tikal.games.action import Action
from tikal.games.breakdown import Breakdown
from tikal.games.results import Result
from tikal.games.setups import Setup
from tikal.games.table import LEGEND, Table
from tikal.rules.dealing import Random
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
    stand: Callable[[Any, Standing], None]
    """Who holds the temples."""
    passages: Callable[[Any, Passages], None]
    """Where pieces can walk, and for how much."""
    play_out: Callable[[Any, Random, Choices], int]
    """Random moves to the end of the game; how many."""
    play_games: Callable[[Any, int], int]
    """Random games from a record of type `playouts`."""
    copy_state: Callable[[Any, int], None]
    """Copy the template in such a record so many times, to see how long that takes."""
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
    results_of: Callable[[Any, Action, Any], tuple[Result, ...]]
    opening_results: Callable[[Any], tuple[Result, ...]]
    blank_out: Callable[[Any, int | None], State]
    fill_in: Callable[[Any, Random], None]
    describe: Callable[[Any, tuple[str, ...]], dict[str, Any]]


@cache
def ruleset_of(edition: str) -> Ruleset:
    """The ruleset of an edition."""
    return _legend() if edition == LEGEND else _base()


@cache
def _base() -> Ruleset:
    from tikal.games.base import breakdown, describe, results, seeing, setups
    from tikal.games.base.rules import entry_points as base
    from tikal.games.base.rules import setup
    from tikal.rules import playouts, winning

    return Ruleset(
        set_up=lambda table: setup.set_up(table.edition, table.players, table.auction, table.options),
        deal=base.deal,
        begin=base.begin,
        legal_actions=base.legal_actions,
        check=base.check,
        do=base.do,
        stand=base.stand,
        passages=base.passages,
        play_out=base.play_out,
        play_games=base.play_games,
        copy_state=base.copy_state,
        playouts=playouts.PLAYOUTS,
        wins=winning.wins,
        breakdown=breakdown.breakdown,
        setup_of=setups.setup_of,
        deal_from=setups.deal_from,
        revealed_setup=setups.revealed_setup,
        completed=setups.completed,
        results_of=results.results_of,
        opening_results=results.opening_results,
        blank_out=seeing.blank_out,
        fill_in=seeing.fill_in,
        describe=describe.describe,
    )


@cache
def _legend() -> Ruleset:
    from tikal.games.legend import breakdown, describe, results, seeing, setups
    from tikal.games.legend.rules import entry_points as legend
    from tikal.games.legend.rules import setup
    from tikal.rules import winning

    return Ruleset(
        set_up=lambda table: setup.set_up(str(table.scenario), table.players, table.options),
        deal=legend.deal,
        begin=legend.begin,
        legal_actions=legend.legal_actions,
        check=legend.check,
        do=legend.do,
        stand=legend.stand,
        passages=legend.passages,
        play_out=legend.play_out,
        play_games=legend.play_games,
        copy_state=legend.copy_state,
        playouts=legend.LEGEND_PLAYOUTS,
        wins=winning.wins,
        breakdown=breakdown.breakdown,
        setup_of=setups.setup_of,
        deal_from=setups.deal_from,
        revealed_setup=setups.revealed_setup,
        completed=setups.completed,
        results_of=results.results_of,
        opening_results=results.opening_results,
        blank_out=seeing.blank_out,
        fill_in=seeing.fill_in,
        describe=describe.describe,
    )
