"""The segments that puzzles are made of: those after which the player scores, with nothing left to luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tikal.advice.insight.walking import Site, site
from tikal.advice.reasons import ends_in_scoring
from tikal.bots.solver import solve
from tikal.games.action import Action
from tikal.games.ahead import ahead_of
from tikal.games.ideas import camps_of
from tikal.games.searching import Searches
from tikal.games.view import View
from tikal.rules.camping import CAMP_COST, check_site, free_camp
from tikal.rules.deploying import DEPLOY_COST
from tikal.rules.digging import DIG_COST
from tikal.rules.moving import TRANSFER_COST
from tikal.rules.reasons import OK
from tikal.rules.segment import ACTION_POINTS
from tikal.rules.state import copy
from tikal.rules.steps import FINAL_ROUND
from tikal.rules.terrain import NOWHERE
from tikal.rules.verbs import END


def begins_scoring_segment(view: View) -> bool:
    """Whether the player of the view has all action points of a segment at the end of which they score."""
    return (
        view.seat is not None and view.seat == view.to_act and ends_in_scoring(view) and view.seen.ap == ACTION_POINTS
    )


def points(view: View) -> int:
    """What the player of the view would score as the position stands."""
    assert view.seat is not None
    return view.would_score(view.seat).total


def after(view: View, actions: Sequence[Action]) -> View:
    """The position after a turn, before its end: what comes then is not the player's doing."""
    ahead = ahead_of(view)
    for action in actions:
        if action.form.verb == END:
            break
        ahead.rules.do(ahead.seen, action.code)
    return ahead


def best_turn(view: View, searches: Searches, nodes: int | None = None) -> tuple[list[Action], bool]:
    """The turn that scores most, without its end and without idle actions; and whether that is proven."""
    found = solve(only_own_points(view), nodes, searches)
    turn = [action for action in found.actions if action.form.verb != END]
    return without_idle(view, turn), found.proven


def only_own_points(view: View) -> View:
    """The position as if all others had scored for the last time: then the lead is best where the own points are."""
    s = copy(view.seen)
    assert view.seat is not None
    s.segment = FINAL_ROUND
    s.scoring_turn = s.players - 1
    for turn in range(s.players):
        s.scoring_order[turn] = (view.seat + 1 + turn) % s.players
    return replace(view, seen=s)


def without_idle(view: View, turn: Sequence[Action]) -> list[Action]:
    """The turn without actions that it scores as much without."""
    kept, most = list(turn), points(after(view, turn))
    for place in reversed(range(len(turn))):
        shorter = kept[:place] + kept[place + 1 :]
        if is_legal(view, shorter) and points(after(view, shorter)) == most:
            kept = shorter
    return kept


def is_legal(view: View, actions: Sequence[Action]) -> bool:
    """Whether the actions can be played one after the other."""
    s = copy(view.seen)
    for action in actions:
        if view.rules.check(s, action.code) != OK:
            return False
        view.rules.do(s, action.code)
    return True


def may_dig(view: View) -> bool:
    """Whether the player might come to a treasure in this segment: what it is would be luck.

    It errs on the safe side: it lets the player come to a camp yet to be set up from anywhere.
    """
    s, seat = view.seen, view.seat
    assert seat is not None
    treasures = s.tokens.nonzero()[0].tolist()
    if not treasures:
        return False
    ground, camps, left = site(view), camps_of(s, seat), int(s.ap) - DIG_COST
    starts = dict.fromkeys(camps, DEPLOY_COST)
    starts |= dict.fromkeys((s.explorers[seat] + s.leaders[seat]).nonzero()[0].tolist(), 0)
    found = set(ground.ways(starts, camps, left)) | _by_new_camp(view, ground, left - CAMP_COST)
    return not found.isdisjoint(treasures)


def _by_new_camp(view: View, ground: Site, left: int) -> set[int]:
    s, seat = view.seen, view.seat
    assert seat is not None
    if free_camp(s, seat) == NOWHERE:
        return set()
    sites = [hex_ for hex_ in range(s.hexes) if check_site(s, hex_) == OK]
    return set(ground.ways(dict.fromkeys(sites, TRANSFER_COST), (), left))
