"""A table of steps becomes functions that list, check and do what is due."""

from __future__ import annotations

from collections.abc import Iterable

from action_kinds import BASE_VERBS, VERBS
from tikal.games.base.rules import game as base
from tikal.games.base.rules.verbs import BID
from tikal.games.legend.rules import effect_steps
from tikal.games.legend.rules.flow import game as legend
from tikal.games.legend.rules.verbs import DONE
from tikal.rules.flow import Step, Substeps, Verb, always, flow_of, step_due
from tikal.rules.reasons import OK, STEP_OTHER, WRONG_STEP
from tikal.rules.state import State, blank
from tikal.rules.steps import PLACE, SPEND, TAKE
from tikal.rules.verbs import DIG, END, MOVE, Choices, encode, no_choices, offer


def verbs_of(steps: Iterable[Step | Substeps]) -> set[str]:
    return {VERBS[verb.verb] for step in steps if isinstance(step, Step) for verb in step.verbs}


def test_the_tables_have_all_verbs() -> None:
    assert verbs_of(base.STEPS) == set(BASE_VERBS)
    assert verbs_of(legend.STEPS) | verbs_of(effect_steps.STEPS) | {VERBS[DONE]} == set(VERBS) - {"bid", "take"}


def list_digs(s: State, out: Choices) -> None:
    offer(out, DIG, 7, 0, 0)


def list_bids(s: State, out: Choices) -> None:
    offer(out, BID, 5, 0, 0)


def check_dig(s: State, hex_: int) -> int:
    return OK if hex_ == 7 else STEP_OTHER


def dig(s: State, hex_: int) -> None:
    s.dug[hex_] += 1


def bid(s: State, first: int, second: int, third: int, fourth: int) -> None:
    s.high_bid = first + 10 * second + 100 * third + 1000 * fourth


def pay(s: State) -> None:
    s.ap -= 1


BIDDING = flow_of("bidding", step_due, (Step(TAKE, list_bids, (Verb(BID, always, bid),)),), otherwise=STEP_OTHER)
FLOW = flow_of(
    "small",
    step_due,
    (
        Step(SPEND, list_digs, (Verb(DIG, check_dig, dig), Verb(END, always, pay)), then=pay),
        Substeps(TAKE, BIDDING),
    ),
    otherwise=WRONG_STEP,
)


def waiting_for(step: int) -> State:
    s = blank()
    s.step, s.ap = step, 10
    return s


def test_the_step_that_is_due_decides_what_is_listed() -> None:
    for step, listed in ((SPEND, [encode(DIG, 7, 0, 0)]), (TAKE, [encode(BID, 5, 0, 0)]), (PLACE, [])):
        choices = no_choices()
        choices.count = 0
        FLOW.list_all(waiting_for(step), choices)
        assert choices.codes[: choices.count].tolist() == listed


def test_only_verbs_of_the_step_are_checked_and_they_get_their_arguments() -> None:
    assert FLOW.check(waiting_for(SPEND), encode(DIG, 7, 0, 0)) == OK
    assert FLOW.check(waiting_for(SPEND), encode(DIG, 8, 0, 0)) == STEP_OTHER
    assert FLOW.check(waiting_for(SPEND), encode(MOVE, 7, 0, 0)) == WRONG_STEP
    assert FLOW.check(waiting_for(PLACE), encode(DIG, 7, 0, 0)) == WRONG_STEP


def test_substeps_have_a_flow_of_their_own() -> None:
    s = waiting_for(TAKE)
    assert FLOW.check(s, encode(DIG, 7, 0, 0)) == STEP_OTHER
    FLOW.do(s, encode(BID, 4, 3, 2))
    assert s.high_bid == 234


def test_what_follows_an_action_is_done_after_each_of_them() -> None:
    s = waiting_for(SPEND)
    FLOW.do(s, encode(DIG, 7, 0, 0))
    assert (s.dug[7], s.ap) == (1, 9)
    FLOW.do(s, encode(END, 0, 0, 0))
    assert s.ap == 7
