"""What messages about actions in Legend may want to name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from tikal.components import pieces as component_pieces
from tikal.games.action import Action
from tikal.games.forms import forms_by_verb
from tikal.games.legend.naming import title_of_card, title_of_power
from tikal.games.legend.rules.camp_board import cards_on
from tikal.games.legend.rules.cards import (
    CARD_TEXTS,
    CARDS,
    EFFECT_KIND,
    IS_PERMANENT,
    LAY_TILE,
    LEFT,
    NO_CARD,
    NO_EFFECT,
    POWER_IDS,
    POWERS_PER_TILE,
    PUT_AND_ORDER,
    PUT_ON_RUINS,
    PUT_ON_TEMPLES,
    PUT_ON_WATER_OR_FIRE,
    RIGHT,
    SIDE_NAMES,
    SITE_AND_ORDER,
)
from tikal.games.legend.rules.drafting import CARD_QUOTA, tiles_held, tiles_on_offer
from tikal.games.legend.rules.effect_steps import STEPS, due_verb
from tikal.games.legend.rules.effects import check_done
from tikal.games.legend.rules.exchanging import least_to_give
from tikal.games.legend.rules.laying import border_tile_of, has_tile_to_lay
from tikal.games.legend.rules.state import TILE_LIMIT, LegendState
from tikal.games.legend.rules.stones import BORDER, border_between
from tikal.rules.moving import side_towards
from tikal.rules.reasons import OK
from tikal.rules.state import Int8Array
from tikal.rules.steps import AFTER, BONUS, DRAFT, EFFECT, MAIN, SPEND
from tikal.rules.terrain import HEX_NAMES, NO_TILE, NOBODY, NOWHERE, ROTATIONS, TILE_IDS
from tikal.texts.messages import Arg

Facts: TypeAlias = dict[str, Arg]

NOTHING: Final = "none"
"""Stands for an empty list; messages say it in their own words."""

_GROUNDS: Final = {
    PUT_ON_RUINS: "ruins",
    PUT_AND_ORDER: "ruins",
    SITE_AND_ORDER: "ruins",
    PUT_ON_TEMPLES: "temple",
    PUT_ON_WATER_OR_FIRE: "water",
}
"""[kind of effect] -> where it puts pieces; all others do so in camps."""

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
    """What a message about this action can name beside what is so in all editions."""
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


def _listed(things: Iterable[object]) -> str:
    return ", ".join(map(str, things)) or NOTHING


def _effect_facts(s: LegendState) -> Facts:
    """The card or power that is being carried out, how its next step is written, and what its first step fixed."""
    is_card = s.effect < CARDS
    steps = [*_FORMS[due_verb(s)], *(["done"] if check_done(s) == OK else [])]
    return {
        "source": "card" if is_card else "power",
        "effect": CARD_TEXTS[s.effect] if is_card else POWER_IDS[s.effect - CARDS],
        "form": " · ".join(map(str, steps)),
        "ground": _GROUNDS.get(int(EFFECT_KIND[s.effect]), "camp"),
        "fixed": _hex_or_nothing(s.effect_from),
        "goal": _hex_or_nothing(s.effect_to),
    }


def _hex_or_nothing(hex_: int) -> str:
    return NOTHING if hex_ == NOWHERE else HEX_NAMES[hex_]


# The draft.


def _place_facts(s: LegendState, action: Action) -> Facts:
    free = (place for place in range(1, s.players + 1) if s.next_order[place - 1] == NOBODY)
    return {"pick": "order", "place": int(action.arguments[0]), "free": _listed(free)}


def _ap_facts(s: LegendState, action: Action) -> Facts:
    return {"pick": "ap", "wanted": action.arguments[0], "open": _listed(value for value in s.ap_open if value)}


def _drafted_tile_facts(s: LegendState, action: Action) -> Facts:
    waiting = [seat for seat in range(s.players) if seat != s.to_act and tiles_held(s, seat) == 0]
    return {
        "pick": "tile",
        "wanted": action.arguments[0],
        "tile": action.arguments[0],
        "open": _listed(TILE_IDS[tile] for tile in s.tiles_open if tile != NO_TILE),
        "offered": tiles_on_offer(s),
        "held": tiles_held(s, s.to_act),
        "quota": int(TILE_LIMIT[s.players]),
        "waiting": len(waiting),
    }


def _drafted_card_facts(s: LegendState, action: Action) -> Facts:
    return {
        "pick": "card",
        "wanted": action.arguments[0],
        "card": action.arguments[0],
        "open": _cards(s.display),
        "held": cards_on(s, s.to_act, RIGHT),
        "quota": int(CARD_QUOTA[s.players]),
    }


# The camp board.


def _cards(slots: Iterable[int]) -> str:
    return _listed(CARD_TEXTS[card] for card in slots if card != NO_CARD)


def _slot_facts(s: LegendState, action: Action) -> Facts:
    """Both sides of the camp board; the card that goes, if one does, is the last argument."""
    return {
        "card": action.arguments[0],
        "other": action.arguments[-1],
        "right": _cards(s.cards[s.to_act, RIGHT]),
        "left": _cards(s.cards[s.to_act, LEFT]),
        "used": cards_on(s, s.to_act, LEFT),
        "slots": int(s.left_slots),
    }


def _card_facts(s: LegendState, action: Action) -> Facts:
    card, side = action.arguments
    return {"card": card, "side": side, "lying": _cards(s.cards[s.to_act, SIDE_NAMES.index(side)])}


def _look_facts(_: LegendState, action: Action) -> Facts:
    return {"side": action.arguments[0]}


def _token_facts(s: LegendState, _: Action) -> Facts:
    return {"token": int(s.ap_token[s.to_act])}


def _compulsory_facts(s: LegendState, action: Action) -> Facts:
    right = (card for card in s.cards[s.to_act, RIGHT] if card != NO_CARD and not IS_PERMANENT[card])
    tiles = _tiles_in_hand(s) if has_tile_to_lay(s, s.to_act) else NOTHING
    return {**_token_facts(s, action), "cards": _cards(right), "tiles": tiles}


def _tiles_in_hand(s: LegendState) -> str:
    return _listed(TILE_IDS[tile] for tile in s.hand_tiles[s.to_act] if tile != NO_TILE)


def _power_facts(s: LegendState, action: Action) -> Facts:
    first = int(s.power_tile[s.to_act]) * POWERS_PER_TILE
    powers = POWER_IDS[first : first + POWERS_PER_TILE] if s.powers else ()
    return {"power": action.arguments[0], "powers": _listed(powers)}


# The site.


def _hand_tile_facts(s: LegendState, action: Action) -> Facts:
    _, rotation, tile = action.arguments
    return {"tile": tile, "rot": int(rotation), "tiles": _tiles_in_hand(s)}


def _card_tile_facts(s: LegendState, _: Action) -> Facts:
    """The tile that the card lays which is being carried out."""
    lays_tile = s.effect != NO_EFFECT and EFFECT_KIND[s.effect] == LAY_TILE
    return {"tile": TILE_IDS[border_tile_of(s, s.effect)]} if lays_tile else {}


def _turned_tile_facts(s: LegendState, action: Action) -> Facts:
    hex_ = HEX_NAMES.index(action.arguments[0])
    tile = s.tile_on[hex_]
    if tile == NO_TILE:
        return {"tile": NOTHING}
    rotations = int(ROTATIONS[tile])
    return {
        "tile": TILE_IDS[tile],
        "rotation": int(s.rotation[hex_]),
        "rotations": rotations,
        "highest": rotations - 1,
    }


def _work_facts(s: LegendState, action: Action) -> Facts:
    return {"worked": int(s.worked[HEX_NAMES.index(action.arguments[0])])}


def _stone_facts(s: LegendState, action: Action) -> Facts:
    """Where stone tokens lie; of two borders the first that does not exist is the one at fault."""
    names = action.arguments
    borders = [names[:2], names[2:] or names[:2]]
    here, there = next((border for border in borders if _border(border) == NOWHERE), borders[0])
    are_neighbours = side_towards(HEX_NAMES.index(here), HEX_NAMES.index(there)) != NOWHERE
    lying = (BORDER[border] for border in s.stone_at if border != NOWHERE)
    return {
        "from": here,
        "to": there,
        "fault": "order" if are_neighbours else "apart",
        "border": " ".join(borders[0]),
        "goal": " ".join(borders[1]),
        "stones": _listed(f"{HEX_NAMES[one]} {HEX_NAMES[other]}" for one, other, _ in lying),
        "supply": int(s.stones_left),
    }


def _border(names: Sequence[str]) -> int:
    return border_between(HEX_NAMES.index(names[0]), HEX_NAMES.index(names[1]))


def _camp_facts(s: LegendState, _: Action) -> Facts:
    return {"camps": _listed(HEX_NAMES[hex_] for hex_ in s.camps[s.to_act] if hex_ != NOWHERE)}


def _shift_facts(s: LegendState, action: Action) -> Facts:
    _, here, there = action.arguments
    begun = s.effect_from != NOWHERE
    return {"fault": "same" if here == there else "begun" if begun else "apart"}


# Treasures.


def _order_facts(s: LegendState, _: Action) -> Facts:
    return {"tokens": int(s.tokens[s.effect_from])}


def _collection_facts(_: LegendState, action: Action) -> Facts:
    return {"kind": action.arguments[0]}


def _exchange_facts(s: LegendState, action: Action) -> Facts:
    kinds = component_pieces().treasures.kinds
    opponent, giving, taking = action.arguments
    seat, take = int(opponent), kinds.index(taking)
    given = sorted(map(kinds.index, giving.split("+")))
    mine, theirs = s.treasures[s.to_act], s.treasures[seat]
    least = [int(least_to_give(s, seat, kind, len(given) == 1)) for kind in range(len(kinds))]
    at_fault = _kind_at_fault(given, take, mine, least)
    return {
        "seat": seat,
        "give": kinds[at_fault],
        "give_too": kinds[given[-1] if at_fault == given[0] else given[0]],
        "take": taking,
        "given": given.count(at_fault),
        "copies": len(given),
        "mine": int(mine[at_fault]),
        "theirs_given": int(theirs[at_fault]),
        "mine_taken": int(mine[take]),
        "theirs": int(theirs[take]),
        "least": least[at_fault],
        "pair": "+".join(kinds[kind] for kind in given),
    }


def _kind_at_fault(given: Sequence[int], take: int, mine: Int8Array, needed: Sequence[int]) -> int:
    """Of the kinds given the first with which something is wrong, in the order in which the rules check."""
    wrongs: tuple[Callable[[int], bool], ...] = (
        lambda kind: kind == take,
        lambda kind: bool(mine[kind] < given.count(kind)),
        lambda kind: bool(mine[kind] < needed[kind]),
    )
    return next((kind for is_wrong in wrongs for kind in given if is_wrong(kind)), given[0])


_GATHERERS: Final[dict[str, Callable[[LegendState, Action], Facts]]] = {
    "draft order": _place_facts,
    "draft ap": _ap_facts,
    "draft tile": _drafted_tile_facts,
    "draft card": _drafted_card_facts,
    "takecard": lambda s, action: _drafted_card_facts(s, action) | _slot_facts(s, action),
    "stash": _slot_facts,
    "stash for": _slot_facts,
    "play": _card_facts,
    "bonus": _card_facts,
    "look": _look_facts,
    "activate": _token_facts,
    "pass": _compulsory_facts,
    "power": _power_facts,
    "place tile": _hand_tile_facts,
    "place": _card_tile_facts,
    "rotate": _turned_tile_facts,
    "dig": _work_facts,
    "clear": _work_facts,
    "site": _work_facts,
    "stone": _stone_facts,
    "movestone": _stone_facts,
    "movecamp": _camp_facts,
    "shift": _shift_facts,
    "order": _order_facts,
    "collection": _collection_facts,
    "swap": _exchange_facts,
    "swap two": _exchange_facts,
}
