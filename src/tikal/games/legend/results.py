"""What an action in Legend brought to light or set in motion."""

from __future__ import annotations

from tikal.components import pieces
from tikal.games.action import Action
from tikal.games.legend.rules.cards import CARD_IDS
from tikal.games.legend.rules.effect_steps import due_verb
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.verbs import ORDER
from tikal.games.results import Result, found, scored, set_aside
from tikal.rules.steps import EFFECT
from tikal.rules.terrain import HEX_NAMES, TILE_IDS


def results_of(before: LegendState, action: Action, after: LegendState) -> tuple[Result, ...]:
    """All consequences of an action, in the order in which they came about."""
    return (
        *found(before, action, after),
        *_saw(before, action, after),
        *_gained(before, action, after),
        *scored(before, after),
        *set_aside(before, after),
        *_opened(before.drawn, before.deck_drawn, before.bag_drawn, after),
    )


def opening_results(after: LegendState) -> tuple[Result, ...]:
    """What the start of a game revealed."""
    return tuple(_opened(0, 0, 0, after))


def _saw(before: LegendState, action: Action, after: LegendState) -> list[Result]:
    """Treasures that only the player has seen: hex by hex, each from the top of its stack down."""
    if action.kind == "look":
        words = [word for hex_ in range(after.hexes) if after.tokens[hex_] for word in _stack(after, hex_, 1)]
        return [Result("saw", tuple(words))] if words else []
    if action.kind in ("put", "site") and after.step == EFFECT and due_verb(after) == ORDER:
        return [Result("saw", tuple(_stack(after, int(after.effect_from), int(after.tokens[after.effect_from]))))]
    return []


def _stack(s: LegendState, hex_: int, number: int) -> list[str]:
    """A hex and the first treasures of its stack."""
    top = int(s.tokens[hex_]) - 1
    kinds = [pieces().treasures.kinds[s.token[hex_, top - below]] for below in range(number)]
    return [HEX_NAMES[hex_], *kinds]


def _gained(before: LegendState, action: Action, after: LegendState) -> list[Result]:
    if action.kind != "collection":
        return []
    return [Result("gained", (str(after.score[before.to_act] - before.score[before.to_act]),))]


def _opened(drawn: int, cards: int, tokens: int, after: LegendState) -> list[Result]:
    """What a new round lays open."""
    laid_open = {
        "opened": [TILE_IDS[tile] for tile in after.stack[drawn : after.drawn]],
        "cards": [CARD_IDS[card] for card in after.deck[cards : after.deck_drawn]],
        "tokens": [str(value) for value in after.bag[tokens : after.bag_drawn]],
    }
    return [Result(kind, tuple(words)) for kind, words in laid_open.items() if words]
