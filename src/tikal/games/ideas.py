"""What a player may think of doing with action points, legal or not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from tikal.rules.reports import PLENTY
from tikal.rules.state import State
from tikal.rules.steps import SPEND
from tikal.rules.terrain import BASE_CAMP, CLEARING, NEIGHBOUR, NOWHERE, RUINS, TEMPLE
from tikal.rules.verbs import CAMP, CLEAR, DEPLOY, DIG, EXPLORER, GUARD, LEADER, MOVE, SWAP, TRANSFER, encode

SPENDING: Final = (DEPLOY, MOVE, TRANSFER, CLEAR, DIG, SWAP, CAMP, GUARD)
"""Verbs that cost action points in every game."""

GROUNDS: Final = {CLEAR: (TEMPLE,), GUARD: (TEMPLE,), DIG: (RUINS,), CAMP: (CLEARING, RUINS)}
"""[verb] -> terrains on which a player would think of it."""


def spends(s: State) -> bool:
    """Whether the player spends the points of a segment now."""
    return bool(s.step == SPEND)


def camps_of(s: State, seat: int) -> list[int]:
    """The base camp and the player's own camps: where they deploy, and between which they transfer."""
    return [BASE_CAMP, *(hex_ for hex_ in s.camps[seat].tolist() if hex_ != NOWHERE)]


def ideas(s: State, verb: int) -> Iterator[int]:
    """Actions with a verb that a player may think of, those on hexes with pieces of their own first."""
    if verb in GROUNDS:
        yield from _on_hexes(s, verb)
    elif verb == MOVE:
        yield from _from_hexes(s)
    elif verb in (DEPLOY, TRANSFER):
        yield from _in_camps(s, verb)
    elif verb == SWAP:
        yield from _of_treasures(s)


def _of_treasures(s: State) -> list[int]:
    """Exchanges of treasures that players have; if there is none, one that fails for the nearest reason."""
    held = [kinds.nonzero()[0].tolist() for kinds in s.treasures[: s.players]]
    mine, others = held[s.to_act], [seat for seat in range(s.players) if seat != s.to_act]
    exchanges = [(seat, give, take) for seat in others for give in mine for take in held[seat] if give != take]
    give = mine[0] if mine else 0
    none = (others[0], give, 1 if give == 0 else 0)
    return [encode(SWAP, *exchange) for exchange in exchanges or [none]]


def _on_hexes(s: State, verb: int) -> Iterator[int]:
    present = (s.explorers[s.to_act] + s.leaders[s.to_act]).tolist()
    terrains = s.terrain.tolist()
    hexes = [hex_ for hex_ in range(s.hexes) if terrains[hex_] in GROUNDS[verb]]
    for hex_ in sorted(hexes, key=lambda hex_: -present[hex_]) or [BASE_CAMP]:
        if verb == GUARD:
            yield from (encode(GUARD, who, hex_, 0) for who in (EXPLORER, LEADER))
        else:
            yield encode(verb, hex_, 0, 0)


def _from_hexes(s: State) -> list[int]:
    """Walks of all pieces, the cheapest first and those over sides without stones last."""
    walks = []
    for who, standing in ((EXPLORER, s.explorers[s.to_act]), (LEADER, s.leaders[s.to_act])):
        for hex_ in standing.nonzero()[0].tolist() or [BASE_CAMP]:
            for there, stones in zip(NEIGHBOUR[hex_].tolist(), s.passage[hex_].tolist(), strict=True):
                if there != NOWHERE:
                    walks.append((stones or PLENTY, encode(MOVE, who, hex_, there)))
    return [code for _, code in sorted(walks)]


def _in_camps(s: State, verb: int) -> Iterator[int]:
    camps = camps_of(s, int(s.to_act))
    for who, here in product((EXPLORER, LEADER), camps):
        if verb == DEPLOY:
            yield encode(DEPLOY, who, here, 0)
        else:
            yield from (encode(TRANSFER, who, here, there) for there in camps if there != here or len(camps) == 1)
