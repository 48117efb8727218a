"""What players of Legend can spend action points on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tikal.games import ideas as shared
from tikal.games.action import Action
from tikal.games.legend.rules.cards import EFFECT_KIND, PUT_AND_ORDER, SITE_AND_ORDER
from tikal.games.legend.rules.effect_steps import due_verb
from tikal.games.legend.rules.laying import border_tile_of
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.stones import BORDER
from tikal.games.legend.rules.verbs import MOVESTONE, RECRUIT, STONE
from tikal.rules.steps import BONUS, EFFECT, SPEND
from tikal.rules.terrain import NOWHERE
from tikal.rules.verbs import EXPLORER, LEADER, MOVE, TRANSFER, encode, encode_four

_SPENDING: Final = (*shared.SPENDING, STONE, MOVESTONE, RECRUIT)
_WALKING: Final = (MOVE, TRANSFER)


def has_points(s: LegendState) -> bool:
    """Whether the player has action points now: in a segment, before it, or from a card or power."""
    return bool(s.step in (SPEND, BONUS, EFFECT))


def may_walk(s: LegendState) -> bool:
    """Whether pieces may walk now: in a segment, or with the points that a card or power gives for it."""
    return bool(s.step == SPEND or (s.step == EFFECT and due_verb(s) == MOVE))


def in_segment(s: LegendState) -> bool:
    """Whether a segment is being played; a power may be used in the middle of it."""
    return bool(s.step == SPEND or (s.step == EFFECT and s.resume_step == SPEND))


def verbs(s: LegendState) -> tuple[int, ...]:
    """Verbs that cost points now."""
    if s.step == SPEND:
        return _SPENDING
    return _WALKING if may_walk(s) else ()


def ideas(s: LegendState, verb: int) -> Iterator[int]:
    """Actions with a verb that a player may think of."""
    if verb == RECRUIT:
        yield encode(RECRUIT, EXPLORER, 0, 0)
        yield encode(RECRUIT, LEADER, 0, 0)
    elif verb in (STONE, MOVESTONE):
        yield _on_border(s, verb)
    else:
        yield from shared.ideas(s, verb)


def _on_border(s: LegendState, verb: int) -> int:
    """Any border will do, but for moving one on which a stone token lies, if there is one."""
    lying = [border for border in s.stone_at.tolist() if border != NOWHERE]
    start = lying[0] if lying and verb == MOVESTONE else 0
    here, there, _ = BORDER[start].tolist()
    if verb == STONE:
        return encode(STONE, here, there, 0)
    goal, beyond, _ = BORDER[0 if start else 1].tolist()
    return encode_four(MOVESTONE, here, there, goal, beyond)


def tile_to_lay(s: LegendState) -> int:
    """The tile that `place` would lay now: that of a card; tiles in hand are named by the action."""
    return int(border_tile_of(s, s.effect)) if s.step == EFFECT else int(s.tile)


def is_foreseeable(s: LegendState, action: Action) -> bool:
    """Whether the position after an action is known; with some cards a step shows a whole stack."""
    shows_a_stack = s.step == EFFECT and EFFECT_KIND[s.effect] in (PUT_AND_ORDER, SITE_AND_ORDER)
    return action.form.is_foreseeable and not shows_a_stack
