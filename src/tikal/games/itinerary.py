"""From the options of a search to the actions of the rules: journeys become deployments, steps and transfers."""

from __future__ import annotations

from collections.abc import Iterator

from tikal.games.action import Action
from tikal.rules.deploying import CAMP_NODES, camp_node
from tikal.rules.moving import TRANSFER_COST, side_towards
from tikal.rules.state import State
from tikal.rules.terrain import NEIGHBOUR, NOWHERE
from tikal.rules.verbs import DEPLOY, MOVE, TRANSFER, encode, first_of, second_of, third_of, verb_of
from tikal.search.context import Context


def actions_of(s: State, c: Context, option: int) -> list[Action]:
    """The actions by which the player to act carries out an option."""
    verb, who = verb_of(option), first_of(option)
    if verb == DEPLOY:
        there = second_of(option)
        camp = _nearest_camp(s, c, there)
        return [Action.of(encode(DEPLOY, who, camp, 0)), *_walk(s, c, who, camp, there)]
    if verb == MOVE:
        return list(_journey(s, c, who, second_of(option), third_of(option)))
    return [Action.of(option)]


def _journey(s: State, c: Context, who: int, here: int, there: int) -> Iterator[Action]:
    left, arrived = _nearest_camp(s, c, here), _nearest_camp(s, c, there)
    by_camp = int(c.distance[here, left]) + TRANSFER_COST + int(c.distance[arrived, there])
    if left == arrived or c.distance[here, there] <= by_camp:
        yield from _walk(s, c, who, here, there)
        return
    yield from _walk(s, c, who, here, left)
    yield Action.of(encode(TRANSFER, who, left, arrived))
    yield from _walk(s, c, who, arrived, there)


def _nearest_camp(s: State, c: Context, hex_: int) -> int:
    camps = [camp_node(s, s.to_act, node) for node in range(CAMP_NODES)]
    return min((camp for camp in camps if camp != NOWHERE), key=lambda camp: int(c.distance[camp, hex_]))


def _walk(s: State, c: Context, who: int, here: int, there: int) -> Iterator[Action]:
    while here != there:
        onward = min(beside for beside in NEIGHBOUR[here].tolist() if _leads(s, c, here, beside, there))
        yield Action.of(encode(MOVE, who, here, onward))
        here = onward


def _leads(s: State, c: Context, here: int, beside: int, there: int) -> bool:
    """Whether a neighbour lies on a shortest path."""
    if beside == NOWHERE:
        return False
    stones = int(s.passage[here, side_towards(here, beside)])
    return stones > 0 and stones + int(c.distance[beside, there]) == c.distance[here, there]
