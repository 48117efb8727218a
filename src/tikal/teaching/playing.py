"""Playing an example: the position is put together, and the rules carry out each step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from tikal.components import pieces
from tikal.games.action import Action
from tikal.games.agreeing import agree
from tikal.games.breakdown import Breakdown
from tikal.games.explain import Why, illegal, why
from tikal.games.registry import kind_of
from tikal.games.table import Table
from tikal.games.view import View
from tikal.rules.camping import free_camp
from tikal.rules.dealing import generator
from tikal.rules.placing import lay
from tikal.rules.reasons import OK
from tikal.rules.scoring_round import begin_scoring_round
from tikal.rules.segment import begin_segment
from tikal.rules.state import State
from tikal.rules.steps import NORMAL, VOLCANO_ROUND
from tikal.rules.terrain import HEX_NAMES, TILE_IDS
from tikal.teaching.example import Example, Standing, Step

SEED: Final = 1
"""Of what an example leaves open, such as the treasures under the ruins."""
PLACES: Final = ("hex", "from", "to")
"""Arguments of actions that are hexes."""


@dataclass(frozen=True, slots=True)
class Frame:
    """An example after one of its steps."""

    step: Step
    view: View
    """As spectators see it."""
    why: Why | None = None
    """Why the action is refused, in a step that shows this."""
    hexes: tuple[str, ...] = ()
    """Where something happened."""
    would_score: tuple[Breakdown, ...] = field(default=())
    """What each seat would score now, where the step is about that."""


def frames(example: Example) -> list[Frame]:
    """All steps of an example, one after the other. `IllegalAction` if one of them is against the rules."""
    table = agree(example.edition, example.players, example.auction, example.names)
    kind = kind_of(example.edition)
    rules = kind.rules
    state = _begun(example, table)
    shown: list[Frame] = []
    for step in example.steps:
        for text in step.play:
            action = Action.parse(text)
            reason = rules.check(state, action.code)
            if reason != OK:
                raise illegal(kind, state, action, reason)
            rules.do(state, action.code)
        view = View(table, None, rules.blank_out(state, None))
        seats = range(example.players) if step.would_score else ()
        scores = tuple(view.would_score(seat) for seat in seats)
        refusal = None if step.refused is None else _why(table, state, step.refused)
        shown.append(Frame(step, view, refusal, (*_hexes(step), *_scoring_hexes(step, scores)), scores))
    return shown


def _why(table: Table, state: State, text: str) -> Why | None:
    kind = kind_of(table.edition)
    action = Action.parse(text)
    reason = kind.rules.check(state, action.code)
    return None if reason == OK else why(kind, state, action, reason)


def _hexes(step: Step) -> tuple[str, ...]:
    actions = [Action.parse(text) for text in (*step.play, *([step.refused] if step.refused else []))]
    found = (action.argument(name) for action in actions for name in PLACES)
    return tuple(dict.fromkeys(str(hex_) for hex_ in found if hex_ is not None))


def _scoring_hexes(step: Step, scores: tuple[Breakdown, ...]) -> Iterator[str]:
    """The hexes that bring the points that a step is about; treasures lie on none."""
    for item in (item for score in scores for item in score.items):
        if item.category == step.category and item.source in HEX_NAMES:
            yield item.source


def _begun(example: Example, table: Table) -> State:
    rules = kind_of(table.edition).rules
    state = rules.set_up(table)
    rules.deal(state, generator(SEED))
    state.first = 0
    if example.stack:
        first = [TILE_IDS.index(tile) for tile in example.stack]
        state.stack[:] = [*first, *(tile for tile in state.stack.tolist() if tile not in first)]
    rules.begin(state)
    if example.standing is not None:
        _put_together(state, example.standing)
    return state


def _put_together(s: State, standing: Standing) -> None:
    for tile, name, rotation in map(str.split, standing.tiles):
        lay(s, TILE_IDS.index(tile), _hex(name), int(rotation))
    for name, value in standing.temples.items():
        s.temple[_hex(name)] = value
    for name, tokens in standing.tokens.items():
        s.tokens[_hex(name)] = tokens
    for written, name, explorers, leaders in map(str.split, standing.pieces):
        seat = int(written)
        s.explorers[seat, _hex(name)] += int(explorers)
        s.explorers_left[seat] -= int(explorers)
        s.leaders[seat, _hex(name)] += int(leaders)
        s.leaders_left[seat] -= int(leaders)
    for seat_text, name in map(str.split, standing.camps):
        s.camps[int(seat_text), free_camp(s, int(seat_text))] = _hex(name)
    kinds = pieces().treasures.kinds
    for seat, owned in enumerate(standing.treasures):
        for kind, number in owned.items():
            s.treasures[seat, kinds.index(kind)] = number
    s.active = 0
    if standing.scoring:
        s.scoring_order[: s.players] = range(s.players)
        begin_scoring_round(s, VOLCANO_ROUND)
    else:
        begin_segment(s, 0, NORMAL)


def _hex(name: str) -> int:
    return HEX_NAMES.index(name)
