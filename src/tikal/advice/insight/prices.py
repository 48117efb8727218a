"""What can be done with action points now, at what price; and if something cannot be done, what is in the way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tikal.advice.insight.data import PriceData, WhyAnswer, WhyData
from tikal.advice.insight.reasons import plain_why, reason_against
from tikal.games.action import Action
from tikal.games.forms import forms, forms_by_verb
from tikal.games.view import View
from tikal.rules import reasons as r
from tikal.rules.verbs import encode, verb_of

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

NOT_NOW: Final = frozenset((r.GAME_OVER, r.WRONG_STEP, r.NOT_YOUR_TURN))
"""Reasons that do not depend on the arguments of an action."""

_RANK: Final = {reason: rank for rank, reason in enumerate(NEAREST_FIRST)}


def prices(view: View, legal: Iterable[Action], reasons: bool = True) -> dict[str, PriceData]:
    """[verb] -> price, whether it can be done anywhere, and why not; for the viewer who spends points now.

    `legal` are the viewer's legal actions. Without `reasons` nothing says why not.
    """
    if view.seat is None or view.seat != view.to_act:
        return {}
    possible = {verb_of(action.code) for action in legal}
    verbs = view.kind.spending.verbs(view.seen)
    return {forms_by_verb()[verb].kind: _price(view, verb, verb in possible, reasons) for verb in verbs}


def anywhere(view: View, kind: str) -> WhyAnswer | None:
    """Whether the viewer can do something of a kind anywhere, and if not, why; None if only arguments can tell."""
    verbs = view.kind.spending.verbs(view.seen) if view.seat is not None and view.seat == view.to_act else ()
    verb = next((verb for verb in verbs if forms_by_verb()[verb].kind == kind), None)
    if verb is None:
        return _not_now(view, kind)
    price = _price(view, verb, any(verb_of(action.code) == verb for action in view.legal_actions()), reasons=True)
    return {"legal": price["legal"], "price": price["price"] or 0, "why": price["why"]}


def _not_now(view: View, kind: str) -> WhyAnswer | None:
    """The same for what costs no points now: mostly it is not the time for it, wherever it would be done."""
    form = forms().get(kind)
    if form is None or not form.arguments:
        return None
    legal = view.legal_actions() if view.seat is not None and view.seat == view.to_act else ()
    possible = next((action for action in legal if verb_of(action.code) == form.verb), None)
    if possible is not None:
        return {"legal": True, "price": int(view.rules.price(view.seen, possible)), "why": None}
    blank = Action.of(encode(form.verb, 0, 0, 0))
    reason = reason_against(view, blank)
    return {"legal": False, "price": 0, "why": plain_why(view, blank, reason)} if reason in NOT_NOW else None


def _price(view: View, verb: int, is_legal: bool, reasons: bool) -> PriceData:
    kind, s = view.kind, view.seen
    return {
        # Where it does not vary, any action with this verb has the price.
        "price": None if verb in kind.spending.varying else kind.rules.price(s, Action.of(encode(verb, 0, 0, 0))),
        "legal": is_legal,
        "why": None if is_legal or not reasons else _nearest_reason(view, kind.spending.ideas(s, verb)),
    }


def _nearest_reason(view: View, ideas: Iterable[int]) -> WhyData:
    """Of all that the player could try, what fails for the reason that is easiest to remove."""
    best, code = len(_RANK) + 1, 0
    reason = r.OK
    check, s = view.rules.check, view.seen
    for candidate in ideas:
        tried = check(s, candidate)
        rank = _RANK.get(tried, len(_RANK))
        if rank < best:
            best, code, reason = rank, candidate, tried
        if best == 0:
            break
    return plain_why(view, Action.of(code), reason)
