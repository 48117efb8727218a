"""A verb that no other game has: take down a camp of your own, to set it up elsewhere."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.base.rules.game import STEPS
from tikal.rules.deploying import camp_of
from tikal.rules.flow import GameFlow, Step, Verb, game_flow
from tikal.rules.reasons import DEPLOY_FOREIGN_CAMP, DEPLOY_WHERE, OK, TOO_FEW_AP, WRONG_STEP
from tikal.rules.segment import list_spending
from tikal.rules.state import CAMPS, State
from tikal.rules.steps import NORMAL, SPEND
from tikal.rules.terrain import NOBODY, NOWHERE
from tikal.rules.verbs import FIRST_FREE, Choices, offer

STRIKE: Final = FIRST_FREE
STRIKE_COST: Final = 1


@compiled
def check_strike(s: State, hex_: int) -> int:
    """Only your own camps, and not in scoring rounds."""
    owner = camp_of(s, hex_)
    if owner != s.to_act:
        return DEPLOY_WHERE if owner == NOBODY else DEPLOY_FOREIGN_CAMP
    if s.segment != NORMAL:
        return WRONG_STEP
    return OK if s.ap >= STRIKE_COST else TOO_FEW_AP


@compiled
def do_strike(s: State, hex_: int) -> None:
    """The camp goes back to the reserve."""
    for camp in range(CAMPS):
        if s.camps[s.to_act, camp] == hex_:
            s.camps[s.to_act, camp] = NOWHERE
    s.ap -= STRIKE_COST


@compiled
def list_all(s: State, out: Choices) -> None:
    """What the base game allows, and striking camps."""
    list_spending(s, out)
    for camp in range(CAMPS):
        hex_ = s.camps[s.to_act, camp]
        if hex_ != NOWHERE and check_strike(s, hex_) == OK:
            offer(out, STRIKE, hex_, 0, 0)


def _with_striking(step: Step) -> Step:
    return step._replace(list_all=list_all, verbs=(*step.verbs, Verb(STRIKE, check_strike, do_strike)))


FLOW: Final[GameFlow[State]] = game_flow(*(_with_striking(step) if step.step == SPEND else step for step in STEPS))
