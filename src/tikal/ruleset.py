"""The two rulesets, base game and Legend: all that differs between them for everybody above the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from tikal.action import Action
from tikal.breakdown import Breakdown
from tikal.dealing import Random
from tikal.results import Result
from tikal.rules.state import State
from tikal.rules.verbs import Choices
from tikal.setups import Setup
from tikal.table import LEGEND, Table


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
    from tikal import breakdown, dealing, describe, results, seeing, setups
    from tikal.rules import entry, setup, winning

    return Ruleset(
        set_up=lambda table: setup.set_up(table.edition, table.players, table.auction, table.options),
        deal=dealing.deal_into,
        begin=entry.base_begin,
        legal_actions=entry.base_legal_actions,
        check=entry.base_check,
        do=entry.base_do,
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
    from tikal import dealing
    from tikal.legend import breakdown, describe, results, seeing, setups
    from tikal.rules import entry, winning
    from tikal.rules.legend import setup

    return Ruleset(
        set_up=lambda table: setup.set_up(str(table.scenario), table.players, table.options),
        deal=dealing.deal_legend_into,
        begin=entry.legend_begin,
        legal_actions=entry.legend_legal_actions,
        check=entry.legend_check,
        do=entry.legend_do,
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
