"""The entry points that the rules of every game have: what Python calls, compiled or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple

import numpy as np

from tikal.compiling.functions import EntryPoint
from tikal.compiling.unit import Unit
from tikal.rules.dealing import ARRAY, RANDOM, Random, shuffle
from tikal.rules.flow import GameFlow
from tikal.rules.hex_rows import HEX_ROWS, HexRows, list_hexes
from tikal.rules.playouts import PlayedGame, Playouts, copy_to_and_fro, player, playouts_of
from tikal.rules.reports import (
    PASSAGES,
    SCORING,
    STANDING,
    Passages,
    Scoring,
    Standing,
    price_passages,
    standing_by,
)
from tikal.rules.state import AnyState, Int8Array
from tikal.rules.verbs import CHOICES, Choices


class Rules(NamedTuple, Generic[AnyState]):
    """What the entry points of a game lead to; the functions are compiled ones."""

    deal: Callable[[AnyState, Random], None]
    begin: Callable[[AnyState], None]
    flow: GameFlow[AnyState]
    score: Callable[[AnyState, int, Scoring], None]
    holds_temple: Callable[[AnyState, int, int], bool]


class EntryPoints(NamedTuple, Generic[AnyState]):
    """The entry points of a game."""

    shuffle: EntryPoint[[Random, Int8Array, int, int], None]
    """Put the entries of an array from a start up to an end into random order."""
    deal: EntryPoint[[AnyState, Random], None]
    """Deal at random."""
    begin: EntryPoint[[AnyState], None]
    """Begin a game that was dealt."""
    legal_actions: EntryPoint[[AnyState, Choices], int]
    """List what may be decided now; how many actions that is."""
    check: EntryPoint[[AnyState, int], int]
    """Whether an action may be played now: OK or the reason why not."""
    do: EntryPoint[[AnyState, int], None]
    """Carry out a legal action, and everything that follows from it without a decision."""
    score: EntryPoint[[AnyState, int, Scoring], None]
    """What a player would score now."""
    stand: EntryPoint[[AnyState, Standing], int]
    """Who holds the temples; how many there are."""
    passages: EntryPoint[[AnyState, Passages], None]
    """Where pieces can walk, and at what price."""
    hexes: EntryPoint[[AnyState, HexRows], int]
    """List what is on the hexes in use; how many these are."""
    play_out: EntryPoint[[AnyState, Random, Choices], int]
    """Play random moves to the end of the game; how many decisions that took."""
    play_games: EntryPoint[[Playouts, int], int]
    """Play that many random games; how many decisions they took."""
    copy_state: EntryPoint[[Playouts, int], None]
    """Copy the template that many times."""


def entry_points(unit: Unit, state: np.dtype[np.void], rules: Rules[Any]) -> EntryPoints[Any]:
    """Declare them in the unit that holds the rules of a game, for records of its state."""
    playouts = playouts_of(state)
    legal_actions, check, do = rules.flow
    play_out, play_games = player(PlayedGame(rules.deal, rules.begin, legal_actions, do))
    return EntryPoints(
        shuffle=unit.entry_point(RANDOM, ARRAY, int, int, result=None, brief=True)(shuffle),
        deal=unit.entry_point(state, RANDOM, result=None, brief=True)(rules.deal),
        begin=unit.entry_point(state, result=None, brief=True)(rules.begin),
        legal_actions=unit.entry_point(state, CHOICES, brief=True)(legal_actions),
        check=unit.entry_point(state, int, brief=True)(check),
        do=unit.entry_point(state, int, result=None, brief=True)(do),
        score=unit.entry_point(state, int, SCORING, result=None, brief=True)(rules.score),
        stand=unit.entry_point(state, STANDING, brief=True)(standing_by(rules.holds_temple)),
        passages=unit.entry_point(state, PASSAGES, result=None, brief=True)(price_passages),
        hexes=unit.entry_point(state, HEX_ROWS, brief=True)(list_hexes),
        play_out=unit.entry_point(state, RANDOM, CHOICES)(play_out),
        play_games=unit.entry_point(playouts, int)(play_games),
        copy_state=unit.entry_point(playouts, int, result=None)(copy_to_and_fro),
    )
