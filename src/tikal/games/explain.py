"""From a reason to a sentence: which rule forbids an action, with the numbers that show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from tikal.components import pieces as component_pieces
from tikal.errors import IllegalAction
from tikal.games.action import Action
from tikal.games.kind import GameKind
from tikal.rules.clearing import HIGHEST_TEMPLE
from tikal.rules.deploying import reserve
from tikal.rules.majority import highest_rival_value, pieces, value
from tikal.rules.reasons import REASONS
from tikal.rules.state import State
from tikal.rules.steps import STEPS
from tikal.rules.terrain import HEX_NAMES, NOBODY, NOWHERE, TERRAINS, TILE_IDS
from tikal.rules.verbs import WHO
from tikal.texts.messages import Arg, Message


class Why(NamedTuple):
    """Why an action is not allowed: the id of the rule, and what to tell the player."""

    rule: str
    message: Message


_NAMED: Final = ("who", "from", "to", "hex")
"""Arguments of actions that messages name as they are."""
_HEX_OF: Final = {name: hex_ for hex_, name in enumerate(HEX_NAMES)}


def why(kind: GameKind, s: State, action: Action, reason: int) -> Why:
    """A reason with the numbers that show it."""
    message, rule = REASONS[reason]
    return Why(kind.wording.rule(s, rule), Message(message, facts(kind, s, action)))


def illegal(kind: GameKind, s: State, action: Action, reason: int) -> IllegalAction:
    """The error that says why an action is not allowed."""
    rule, message = why(kind, s, action, reason)
    return IllegalAction(rule, *message.said())


def facts(kind: GameKind, s: State, action: Action) -> dict[str, Arg]:
    """Everything about an action and the position that a message may name."""
    known: dict[str, Arg] = {
        "action": str(action),
        "step": {"id": f"step-{STEPS[s.step]}", "args": {}},
        "cost": kind.rules.price(s, action),
    }
    values = action.values
    if "who" in values and s.to_act != NOBODY:
        known["reserve"] = reserve(s, s.to_act, WHO.index(str(values["who"])))
    if "from" in values:
        known |= _hex_facts(s, str(values["to"]))
    elif "hex" in values and "beyond" not in values:  # with a hex beyond it, it is a border
        known |= _hex_facts(s, str(values["hex"]))
    return known | facts_of_action(kind, s, action)


def facts_of_action(kind: GameKind, s: State, action: Action) -> dict[str, Arg]:
    """What a message names that says what somebody does: the action itself, and hardly anything of the position."""
    known: dict[str, Arg] = {
        "ap": int(s.ap),
        "leaders": component_pieces().expedition.leaders,
        "source": "none",
    }
    values = action.values
    known |= {name: str(values[name]) for name in _NAMED if name in values and "beyond" not in values}
    if action.kind in _GATHERERS:
        known |= _GATHERERS[action.kind](s, action)
    return known | kind.wording.facts(s, action)


def _next_level(s: State, hex_: int) -> int:
    """The floor that would be cleared next on a temple."""
    return min(int(s.temple[hex_]) + 1, HIGHEST_TEMPLE)


def _hex_facts(s: State, name: str) -> dict[str, Arg]:
    hex_ = _HEX_OF[name]
    level = _next_level(s, hex_)
    known: dict[str, Arg] = {
        "hex": name,
        "terrain": TERRAINS[s.terrain[hex_]],
        "temple": int(s.temple[hex_]),
        "level": level,
        "floors": int(s.floors[level]),
        "tokens": int(s.tokens[hex_]),
        "cleared": int(s.cleared[hex_]),
        "dug": int(s.dug[hex_]),
    }
    seat = int(s.to_act)
    if seat != NOBODY:
        known |= {
            "pieces": pieces(s, seat, hex_),
            "value": value(s, seat, hex_),
            "rival": highest_rival_value(s, seat, hex_),
            "guardians": component_pieces().expedition.guardians - int(s.guardians_left[seat]),
        }
    return known


def _swap_facts(s: State, action: Action) -> dict[str, Arg]:
    seat, give, take = action.arguments
    kinds = component_pieces().treasures.kinds
    known: dict[str, Arg] = {"seat": int(seat), "give": give, "take": take}
    if s.to_act != NOBODY:
        known["mine"] = int(s.treasures[s.to_act, kinds.index(give)])
        known["theirs"] = int(s.treasures[int(seat), kinds.index(take)])
    return known


def _clearing_facts(s: State, action: Action) -> dict[str, Arg]:
    return {"level": _next_level(s, _HEX_OF[action.arguments[0]])}


def _tile_facts(s: State, action: Action) -> dict[str, Arg]:
    return {"tile": TILE_IDS[s.tile] if s.tile != NOWHERE else "", "rot": int(action.arguments[1])}


_GATHERERS: Final[Mapping[str, Callable[[State, Action], dict[str, Arg]]]] = {
    "clear": _clearing_facts,
    "swap": _swap_facts,
    "place": _tile_facts,
}
"""[kind of action] -> facts about more than its pieces and hexes."""
