"""Cards and powers at work: how an effect begins, which steps it has, how it ends (L-CARD, L-DIR, A-51)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled, scratch
from tikal.games.legend.rules.cards import (
    ANY_NUMBER,
    AT_ONCE,
    EFFECT_KIND,
    EFFECT_STEPS,
    NO_EFFECT,
    STEP_VERB,
    STONE_AND_WALK,
    WALK,
)
from tikal.games.legend.rules.effect_steps import STEPS, due_verb
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.verbs import DONE, ORDER
from tikal.rules.flow import Flow, flow_of
from tikal.rules.reasons import OK, STEP_DONE_EARLY, STEP_OTHER
from tikal.rules.steps import EFFECT
from tikal.rules.terrain import NOWHERE
from tikal.rules.verbs import CHOICES, Choices, offer, verb_of

list_steps, check_due_step, do_due_step = flow_of("step", due_verb, STEPS, otherwise=STEP_OTHER)


@compiled
def begin_effect(s: LegendState, effect: int) -> None:
    """Start carrying out a card or power; the decision that was due waits."""
    s.resume_step = s.step
    s.resume_ap = s.ap
    s.step = EFFECT
    s.effect = effect
    if EFFECT_KIND[effect] == WALK:
        s.ap = EFFECT_STEPS[effect]


@compiled
def end_effect(s: LegendState) -> None:
    """Go back to the decision that was due before."""
    s.step = s.resume_step
    s.ap = s.resume_ap
    clear_effect(s)


@compiled
def clear_effect(s: LegendState) -> None:
    """No card or power is being carried out."""
    s.effect = NO_EFFECT
    s.effect_steps = 0
    s.effect_from = NOWHERE
    s.effect_to = NOWHERE
    s.worked[:] = 0
    s.recruited[:] = 0
    s.resume_step = 0
    s.resume_ap = 0


@compiled
def most_steps(s: LegendState) -> int:
    """How many steps the effect has at most; walking ends when the points do."""
    kind = EFFECT_KIND[s.effect]
    return ANY_NUMBER if kind in (WALK, STONE_AND_WALK) else EFFECT_STEPS[s.effect]


@compiled
def happens_at_once(effect: int) -> bool:
    """Whether an effect has no steps."""
    return bool(STEP_VERB[EFFECT_KIND[effect], 0] == AT_ONCE)


@compiled
def has_first_step(s: LegendState, effect: int) -> bool:
    """A card or power can be started only if it has a legal first step; the state is left as it was."""
    begin_effect(s, effect)
    possible = has_step(s)
    end_effect(s)
    return possible


@compiled
def has_step(s: LegendState) -> bool:
    """Whether the effect has another legal step."""
    steps = scratch(CHOICES)
    steps.count = 0
    list_steps(s, steps)
    return bool(steps.count > 0)


@compiled
def check_done(s: LegendState) -> int:
    """To stop early, once the obligatory part is done; a stack that was looked through must be ordered (C-51)."""
    return OK if s.effect_steps > 0 and due_verb(s) != ORDER else STEP_DONE_EARLY


@compiled
def list_effect(s: LegendState, out: Choices) -> None:
    """All next steps, and `done` where it is allowed."""
    list_steps(s, out)
    if check_done(s) == OK:
        offer(out, DONE, 0, 0, 0)


@compiled
def check_step(s: LegendState, code: int) -> int:
    """Whether a step of the effect is allowed."""
    return check_done(s) if verb_of(code) == DONE else check_due_step(s, code)


@compiled
def do_step(s: LegendState, code: int) -> None:
    """Take a step; the effect ends by itself at its maximum or when nothing more is possible."""
    if verb_of(code) == DONE:
        end_effect(s)
        return
    do_due_step(s, code)
    s.effect_steps += 1
    if s.effect_steps == most_steps(s) or not has_step(s):
        end_effect(s)


EFFECT_FLOW: Final[Flow[LegendState]] = Flow(list_effect, check_step, do_step)
