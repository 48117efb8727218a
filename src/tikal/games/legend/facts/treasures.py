"""Facts about treasures: stacks, collections and exchanges."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tikal.components import pieces as component_pieces
from tikal.games.action import Action
from tikal.games.legend.facts.listing import Facts, Gatherers
from tikal.games.legend.rules.exchanging import least_to_give
from tikal.games.legend.rules.state import LegendState
from tikal.rules.state import Int8Array


def _order_facts(s: LegendState, _: Action) -> Facts:
    return {"tokens": int(s.tokens[s.effect_from])}


def _collection_facts(_: LegendState, action: Action) -> Facts:
    return {"kind": action.arguments[0]}


def _exchange_facts(s: LegendState, action: Action) -> Facts:
    kinds = component_pieces().treasures.kinds
    opponent, giving, taking = action.arguments
    seat, take = int(opponent), kinds.index(taking)
    given = sorted(map(kinds.index, giving.split("+")))
    mine, theirs = s.treasures[s.to_act], s.treasures[seat]
    least = [int(least_to_give(s, seat, kind, len(given) == 1)) for kind in range(len(kinds))]
    at_fault = _kind_at_fault(given, take, mine, least)
    return {
        "seat": seat,
        "give": kinds[at_fault],
        "give_too": kinds[given[-1] if at_fault == given[0] else given[0]],
        "take": taking,
        "given": given.count(at_fault),
        "copies": len(given),
        "mine": int(mine[at_fault]),
        "theirs_given": int(theirs[at_fault]),
        "mine_taken": int(mine[take]),
        "theirs": int(theirs[take]),
        "least": least[at_fault],
        "pair": "+".join(kinds[kind] for kind in given),
    }


def _kind_at_fault(given: Sequence[int], take: int, mine: Int8Array, needed: Sequence[int]) -> int:
    """Of the kinds given the first with which something is wrong, in the order in which the rules check."""
    wrongs: tuple[Callable[[int], bool], ...] = (
        lambda kind: kind == take,
        lambda kind: bool(mine[kind] < given.count(kind)),
        lambda kind: bool(mine[kind] < needed[kind]),
    )
    return next((kind for is_wrong in wrongs for kind in given if is_wrong(kind)), given[0])


FACTS: Final[Gatherers] = {
    "order": _order_facts,
    "collection": _collection_facts,
    "swap": _exchange_facts,
    "swap two": _exchange_facts,
}
