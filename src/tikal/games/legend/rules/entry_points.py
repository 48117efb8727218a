"""Tikal Legend for callers in Python; what the entry points do is said in `base.py`."""

from __future__ import annotations

from typing import Annotated, Final, Protocol

from tikal.games.legend.rules.dealing import deal_legend_into
from tikal.games.legend.rules.flow import game
from tikal.games.legend.rules.scoring import (
    all_masks_seen,
    director_points,
    high_temple_points,
    holds_lake,
    holds_open_land,
    holds_temple,
    points,
    temple_points,
    temples_held,
    volcano_points,
)
from tikal.games.legend.rules.state import LEGEND, LegendState
from tikal.games.legend.units import RULES
from tikal.rules.dealing import ARRAY, RANDOM, Random
from tikal.rules.dealing import shuffle as shuffle_array
from tikal.rules.majority import value
from tikal.rules.packing import record_type
from tikal.rules.playouts import WORK, PlayedGame, Playouts, copy_to_and_fro, player
from tikal.rules.reports import (
    HIGHEST,
    JUNGLES,
    LAKES,
    PASSAGES,
    SCORING,
    STANDING,
    TEMPLES,
    VOLCANOES,
    Passages,
    Scoring,
    Standing,
    price_passages,
    score_collections,
)
from tikal.rules.state import Table
from tikal.rules.terrain import TEMPLE
from tikal.rules.verbs import CHOICES, Choices

_play_out, _play_games = player(PlayedGame(deal_legend_into, game.begin, game.legal_actions, game.do))


class LegendPlayouts(Playouts, Protocol):
    """The same with states of Legend."""

    states: Annotated[list[LegendState], LEGEND, WORK + 1]  # type: ignore[assignment]


LEGEND_PLAYOUTS: Final = record_type(LegendPlayouts)


@RULES.entry_point(LEGEND, result=None)
def begin(s: LegendState) -> None:
    """Begin a game that was dealt."""
    game.begin(s)


@RULES.entry_point(LEGEND, CHOICES)
def legal_actions(s: LegendState, choices: Choices) -> int:
    """List what may be decided now; how many."""
    return game.legal_actions(s, choices)


@RULES.entry_point(LEGEND, int)
def check(s: LegendState, code: int) -> int:
    """Whether an action may be played now: OK or the reason why not."""
    return game.check(s, code)


@RULES.entry_point(LEGEND, int, result=None)
def do(s: LegendState, code: int) -> None:
    """Carry out an action that is legal, and everything that follows without a decision."""
    game.do(s, code)


@RULES.entry_point(LEGEND, RANDOM, result=None)
def deal(s: LegendState, random: Random) -> None:
    """Deal at random."""
    deal_legend_into(s, random)


@RULES.entry_point(RANDOM, ARRAY, int, int, result=None)
def shuffle(random: Random, array: Table, start: int, end: int) -> None:
    """Put the entries start..end-1 of an array into random order."""
    shuffle_array(random, array, start, end)


@RULES.entry_point(LEGEND, int, SCORING, result=None)
def score(s: LegendState, seat: int, out: Scoring) -> None:
    """What a player would score now. Open land counts once for each temple held, a lake once for each mask seen."""
    out.factors[VOLCANOES] = 1
    out.factors[JUNGLES] = temples_held(s, seat)
    out.factors[LAKES] = all_masks_seen(s, seat)
    for hex_ in range(s.hexes):
        out.by_hex[hex_, TEMPLES] = temple_points(s, seat, hex_)
        out.by_hex[hex_, HIGHEST] = high_temple_points(s, seat, hex_)
        out.by_hex[hex_, VOLCANOES] = volcano_points(s, seat, hex_)
        out.by_hex[hex_, JUNGLES] = out.factors[JUNGLES] if holds_open_land(s, seat, hex_) else 0
        out.by_hex[hex_, LAKES] = out.factors[LAKES] if holds_lake(s, seat, hex_) else 0
    score_collections(s, seat, out)
    out.director = director_points(s, seat)
    out.total = points(s, seat) + out.director


@RULES.entry_point(LEGEND, STANDING, result=None)
def stand(s: LegendState, out: Standing) -> None:
    """Who holds the temples; a tie can be won here."""
    for hex_ in range(s.hexes):
        for seat in range(s.players if s.terrain[hex_] == TEMPLE else 0):
            out.values[hex_, seat] = value(s, seat, hex_)
            out.holds[hex_, seat] = holds_temple(s, seat, hex_)


@RULES.entry_point(LEGEND, PASSAGES, result=None)
def passages(s: LegendState, out: Passages) -> None:
    """Where pieces can walk, and for how much."""
    price_passages(s, out)


@RULES.entry_point(LEGEND, RANDOM, CHOICES)
def play_out(s: LegendState, random: Random, choices: Choices) -> int:
    """Play random moves to the end of the game; how many."""
    return _play_out(s, random, choices)


@RULES.entry_point(LEGEND_PLAYOUTS, int)
def play_games(playouts: LegendPlayouts, games: int) -> int:
    """Play so many random games; all decisions."""
    return _play_games(playouts, games)


@RULES.entry_point(LEGEND_PLAYOUTS, int, result=None)
def copy_state(playouts: LegendPlayouts, times: int) -> None:
    """Copy the template so many times."""
    copy_to_and_fro(playouts, times)
