"""What can be done with action points now, at what price; and if something cannot be done, what is in the way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from tikal.advice.insight.reach import may_walk
from tikal.advice.insight.reasons import plain_why
from tikal.advice.insight.walking import camps_of
from tikal.games.action import Action
from tikal.games.explain import price
from tikal.games.legend.facts import is_legend
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.stones import BORDER
from tikal.games.view import View
from tikal.rules import reasons as r
from tikal.rules.reports import PLENTY
from tikal.rules.state import KINDS, State
from tikal.rules.steps import SPEND
from tikal.rules.terrain import BASE_CAMP, CLEARING, NEIGHBOUR, NOWHERE, RUINS, TEMPLE
from tikal.rules.verbs import (
    CAMP,
    CLEAR,
    DEPLOY,
    DIG,
    EXPLORER,
    GUARD,
    LEADER,
    MOVE,
    MOVESTONE,
    RECRUIT,
    STONE,
    SWAP,
    SWAP_TWO,
    TRANSFER,
    VERBS,
    encode,
    encode_four,
    verb_of,
)

SPENDING: Final = (DEPLOY, MOVE, TRANSFER, CLEAR, DIG, SWAP, CAMP, GUARD)
LEGEND_SPENDING: Final = (*SPENDING, STONE, MOVESTONE, RECRUIT)
WALKING: Final = (MOVE, TRANSFER)
PRICE_VARIES: Final = (MOVE, RECRUIT)

GROUNDS: Final = {CLEAR: (TEMPLE,), GUARD: (TEMPLE,), DIG: (RUINS,), CAMP: (CLEARING, RUINS)}
"""[verb] -> terrains on which a player would think of it."""

NEAREST_FIRST: Final = (
    r.TOO_FEW_AP,
    r.MOVE_INSTALMENTS,
    # A piece more, or another turn, would do.
    r.CLEAR_PIECES,
    r.DIG_PIECES,
    r.GUARD_MAJORITY,
    r.CAMP_MAJORITY,
    r.CLEAR_LIMIT,
    r.DIG_LIMIT,
    r.CAMP_NONE_LEFT,
    r.GUARD_LIMIT,
    r.DEPLOY_RESERVE,
    r.CAMP_PRESENCE,
    r.CLEAR_NOBODY,
    r.DIG_NOBODY,
    r.GUARD_NOBODY,
    r.TRANSFER_NOBODY,
    r.GUARD_WHO,
    # Something has to change on the site, or in front of the players.
    r.CLEAR_SUPPLY,
    r.CLEAR_GUARDED,
    r.GUARD_TAKEN,
    r.CLEAR_HIGHEST,
    r.DIG_EMPTY,
    r.CAMP_TOKENS,
    r.CAMP_TAKEN,
    r.SWAP_PAIR_THEIRS,
    r.SWAP_PAIR_MINE,
    r.SWAP_THEIRS,
    r.SWAP_MINE,
    r.EXCHANGE_GIVEN,
    r.EXCHANGE_TAKEN,
    r.EXCHANGE_THEIRS,
    r.EXCHANGE_MINE,
    r.RECRUIT_EXPLORER,
    r.RECRUIT_LEADER,
    r.STONE_SUPPLY_FIRST,
    r.STONE_NONE_LEFT,
    r.STONE_NOT_THERE,
    r.MOVE_NO_PASSAGE,
    r.MOVE_JUNGLE,
    r.MOVE_VOLCANO,
    r.MOVE_GUARDIAN,
    r.MOVE_NOBODY,
    r.TRANSFER_ENDS,
)
"""Reasons in the order in which they are worth telling: what is nearest to being allowed comes first."""

_RANK: Final = {reason: rank for rank, reason in enumerate(NEAREST_FIRST)}


def prices(view: View) -> dict[str, Any]:
    """[verb] -> price, whether it can be done anywhere, and why not; for the viewer who spends points now."""
    s = view.seen
    if view.seat is None or view.seat != view.to_act or not may_walk(s):
        return {}
    verbs = WALKING if s.step != SPEND else LEGEND_SPENDING if is_legend(s) else SPENDING
    legal = {SWAP if verb == SWAP_TWO else verb for verb in (verb_of(action.code) for action in view.legal_actions())}
    return {VERBS[verb]: _price(view, verb, verb in legal) for verb in verbs}


def _price(view: View, verb: int, is_legal: bool) -> dict[str, Any]:
    code = next(_candidates(view.seen, verb))
    return {
        "price": None if verb in PRICE_VARIES else price(view.seen, Action.of(code)),
        "legal": is_legal,
        "why": None if is_legal else _nearest_reason(view, verb),
    }


def _nearest_reason(view: View, verb: int) -> dict[str, Any]:
    """Of all that the player could try, what fails for the reason that is easiest to remove."""
    best, code = len(_RANK) + 1, 0
    reason = r.OK
    check, s = view.rules.check, view.seen
    for candidate in _candidates(s, verb):
        tried = check(s, candidate)
        rank = _RANK.get(tried, len(_RANK))
        if rank < best:
            best, code, reason = rank, candidate, tried
        if best == 0:
            break
    return plain_why(view, Action.of(code), reason)


def _candidates(s: State, verb: int) -> Iterator[int]:
    """Actions that a player may think of, hexes with pieces of his own first."""
    if verb in GROUNDS:
        yield from _on_hexes(s, verb)
    elif verb == MOVE:
        yield from _from_hexes(s)
    elif verb in (DEPLOY, TRANSFER):
        yield from _in_camps(s, verb)
    elif verb == SWAP:
        others = [seat for seat in range(s.players) if seat != s.to_act]
        for seat, give, take in product(others, range(KINDS), range(KINDS)):
            if give != take:
                yield encode(SWAP, seat, give, take)
    elif verb == RECRUIT:
        yield encode(RECRUIT, EXPLORER, 0, 0)
        yield encode(RECRUIT, LEADER, 0, 0)
    elif is_legend(s):
        yield _on_border(s, verb)


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


def _on_border(s: LegendState, verb: int) -> int:
    """Any border will do, but for moving one on which a stone token lies, if there is one."""
    lying = [border for border in s.stone_at.tolist() if border != NOWHERE]
    start = lying[0] if lying and verb == MOVESTONE else 0
    here, there, _ = BORDER[start].tolist()
    if verb == STONE:
        return encode(STONE, here, there, 0)
    goal, beyond, _ = BORDER[0 if start else 1].tolist()
    return encode_four(MOVESTONE, here, there, goal, beyond)
