"""The facts for a message about an action, gathered from all subjects."""

from __future__ import annotations

from typing import Final

from tikal.components import pieces as component_pieces
from tikal.games.action import Action
from tikal.games.forms import forms_by_verb
from tikal.games.legend.facts import camp_board, draft, site, treasures
from tikal.games.legend.facts.listing import Facts, hex_or_nothing
from tikal.games.legend.naming import title_of_card, title_of_power
from tikal.games.legend.rules.cards import (
    CARD_TEXTS,
    CARDS,
    EFFECT_KIND,
    NO_EFFECT,
    POWER_IDS,
    PUT_AND_ORDER,
    PUT_ON_RUINS,
    PUT_ON_TEMPLES,
    PUT_ON_WATER_OR_FIRE,
    SITE_AND_ORDER,
)
from tikal.games.legend.rules.effect_steps import STEPS, due_verb
from tikal.games.legend.rules.effects import check_done
from tikal.games.legend.rules.state import LegendState
from tikal.rules.reasons import OK
from tikal.rules.steps import AFTER, BONUS, DRAFT, EFFECT, MAIN, SPEND
from tikal.rules.terrain import NOBODY

_GROUNDS: Final = {
    PUT_ON_RUINS: "ruins",
    PUT_AND_ORDER: "ruins",
    SITE_AND_ORDER: "ruins",
    PUT_ON_TEMPLES: "temple",
    PUT_ON_WATER_OR_FIRE: "water",
}
"""[kind of effect] -> where it puts pieces; all others do so in camps."""

_GATHERERS: Final = {**draft.FACTS, **camp_board.FACTS, **site.FACTS, **treasures.FACTS}
_FORMS: Final = {step.step: [forms_by_verb()[verb.verb] for verb in step.verbs] for step in STEPS}
"""[step of an effect] -> all kinds of action that it can be."""

_IN_LEGEND: Final = {"R-TURN-2": "L-ROUND-2", "R-END-3": "L-FINAL-1", "R-PLACE-1": "L-TILE-1"}
"""[rule of the base game] -> the rule that says the same in Legend."""

_OF_STEP: Final = {
    DRAFT: "L-DRAFT-1",
    MAIN: "L-ACT-1",
    AFTER: "L-ACT-1",
    BONUS: "L-STASH-4",
    SPEND: "L-AP-0",
    EFFECT: "L-ACT-1",
}
"""[step] -> the rule that says what is to be decided there, in place of the base game's R-TURN-1."""


def rule_in_legend(s: LegendState, rule: str) -> str:
    """The rule to name to players of Legend where the reason is one that all editions share."""
    return _OF_STEP.get(int(s.step), rule) if rule == "R-TURN-1" else _IN_LEGEND.get(rule, rule)


def legend_facts(s: LegendState, action: Action) -> Facts:
    """What a message about this action can name besides what is the same in all editions."""
    expedition = component_pieces().expedition
    known: Facts = {"leaders": expedition.leaders + expedition.unavailable_leaders}
    if s.to_act == NOBODY:
        return known
    if s.effect != NO_EFFECT:
        known |= _effect_facts(s)
    if action.kind in _GATHERERS:
        known |= _GATHERERS[action.kind](s, action)
    if "card" in known:
        known["title"] = title_of_card(str(known["card"]), s).to_dict()
    if "power" in known:
        known["title"] = title_of_power(str(known["power"])).to_dict()
    return known


def _effect_facts(s: LegendState) -> Facts:
    """The card or power that is being carried out, how its next step is written, and what its first step fixed."""
    is_card = s.effect < CARDS
    steps = [*_FORMS[due_verb(s)], *(["done"] if check_done(s) == OK else [])]
    return {
        "source": "card" if is_card else "power",
        "effect": CARD_TEXTS[s.effect] if is_card else POWER_IDS[s.effect - CARDS],
        "form": " · ".join(map(str, steps)),
        "ground": _GROUNDS.get(int(EFFECT_KIND[s.effect]), "camp"),
        "fixed": hex_or_nothing(s.effect_from),
        "goal": hex_or_nothing(s.effect_to),
    }
