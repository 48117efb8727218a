"""Cards and powers as numbers, and what each of them does.

A permanent card that lies face down, used for this round, counts as a card of its own: `20x` in texts.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.components import legend_components
from tikal.games.legend.rules import verbs as legend_verbs
from tikal.rules import verbs

NO_CARD: Final = -1
NO_EFFECT: Final = -1
RIGHT: Final = 0
LEFT: Final = 1
SIDE_NAMES: Final = ("right", "left")

_CARDS: Final = legend_components().cards
CARD_IDS: Final = tuple(card.id for card in _CARDS)
CARDS: Final = len(CARD_IDS)
_PERMANENT: Final = tuple(card.id for card in _CARDS if card.permanent)
CARD_TEXTS: Final = CARD_IDS + tuple(f"{card}x" for card in _PERMANENT)
"""[card] -> its text; the face-down ones come last."""

FACE_DOWN: Final = np.array(
    [CARD_TEXTS.index(f"{card}x") if card in _PERMANENT else NO_CARD for card in CARD_IDS], dtype=np.int64
)
"""[card] -> the card when it lies face down, NO_CARD for those that are not permanent."""

FACE_UP: Final = np.array([CARD_TEXTS.index(card.removesuffix("x")) for card in CARD_TEXTS], dtype=np.int64)
"""[card] -> the card when it lies face up."""

IS_PERMANENT: Final = np.array([card.removesuffix("x") in _PERMANENT for card in CARD_TEXTS], dtype=np.int64)

CARD_07: Final = CARD_IDS.index("07")
BONUS_AP: Final = np.array([{"20": 1, "21": 2}.get(card, 0) for card in CARD_TEXTS], dtype=np.int64)
"""[card] -> action points it adds to the AP token."""

_POWERS: Final = tuple(power.id for tile in legend_components().power_tiles for power in tile.powers)
POWER_IDS: Final = _POWERS
POWER_TILES: Final = tuple(tile.id for tile in legend_components().power_tiles)
POWERS_PER_TILE: Final = len(POWER_IDS) // len(POWER_TILES)

# What a card or power does. Several share a kind and differ in how often a step may be taken.
TAKE_BLUE: Final = 0
PUT_ON_RUINS: Final = 1
DIG: Final = 2
PUT_AND_ORDER: Final = 3
SITE_AND_ORDER: Final = 4
PUT_ON_TEMPLES: Final = 5
CLEAR_ONE: Final = 6
CLEAR_DIFFERENT: Final = 7
CAMP: Final = 8
RECRUIT_EXPLORERS: Final = 9
RECRUIT_BOTH: Final = 10
SHIFT_ANYWHERE: Final = 11
SHIFT_NEXT: Final = 12
WALK: Final = 13
STONE: Final = 14
STONE_AND_WALK: Final = 15
LAY_TILE: Final = 16
MORE_AP: Final = 17
ROTATE: Final = 18
LEADER_TO_CAMP: Final = 19
SWAP_FREELY: Final = 20
PUT_IN_CAMP: Final = 21
SCORE_COLLECTION: Final = 22
TAKE_CARD: Final = 23
TAKE_BACK_CARD: Final = 24
GUARD_FREELY: Final = 25
KEEP_PIECES: Final = 26
PUT_ON_WATER_OR_FIRE: Final = 27
MORE_SCORING_AP: Final = 28
WIN_TIE: Final = 29
LOOK: Final = 30
BONUS: Final = 31

ANY_NUMBER: Final = 99

_VERBS: Final = {
    PUT_ON_RUINS: (legend_verbs.PUT, legend_verbs.PUT),
    DIG: (verbs.DIG, verbs.DIG),
    PUT_AND_ORDER: (legend_verbs.PUT, legend_verbs.ORDER),
    SITE_AND_ORDER: (legend_verbs.SITE, legend_verbs.ORDER),
    PUT_ON_TEMPLES: (legend_verbs.PUT, legend_verbs.PUT),
    CLEAR_ONE: (verbs.CLEAR, verbs.CLEAR),
    CLEAR_DIFFERENT: (verbs.CLEAR, verbs.CLEAR),
    CAMP: (verbs.CAMP, legend_verbs.PUT),
    RECRUIT_EXPLORERS: (legend_verbs.RECRUIT, legend_verbs.RECRUIT),
    RECRUIT_BOTH: (legend_verbs.RECRUIT, legend_verbs.RECRUIT),
    SHIFT_ANYWHERE: (legend_verbs.SHIFT, legend_verbs.SHIFT),
    SHIFT_NEXT: (legend_verbs.SHIFT, legend_verbs.SHIFT),
    WALK: (verbs.MOVE, verbs.MOVE),
    STONE: (legend_verbs.STONE, legend_verbs.STONE),
    STONE_AND_WALK: (legend_verbs.STONE, verbs.MOVE),
    LAY_TILE: (verbs.PLACE, verbs.PLACE),
    ROTATE: (legend_verbs.ROTATE, legend_verbs.ROTATE),
    LEADER_TO_CAMP: (legend_verbs.PUT, legend_verbs.PUT),
    SWAP_FREELY: (verbs.SWAP, verbs.SWAP),
    PUT_IN_CAMP: (legend_verbs.PUT, legend_verbs.PUT),
    SCORE_COLLECTION: (legend_verbs.COLLECTION, legend_verbs.COLLECTION),
    TAKE_CARD: (legend_verbs.TAKECARD, legend_verbs.TAKECARD),
    GUARD_FREELY: (verbs.GUARD, verbs.GUARD),
    PUT_ON_WATER_OR_FIRE: (legend_verbs.PUT, legend_verbs.PUT),
    WIN_TIE: (legend_verbs.HEX, legend_verbs.HEX),
}
AT_ONCE: Final = -1
STEP_VERB: Final = np.array([_VERBS.get(kind, (AT_ONCE, AT_ONCE)) for kind in range(BONUS + 1)], dtype=np.int64)
"""[kind, 0: first step, 1: later ones] -> verb of the step, AT_ONCE for effects without steps."""

_CARD_EFFECTS: Final = {
    "01": (TAKE_BLUE, 0),
    "02": (PUT_ON_RUINS, 2),
    "03": (PUT_ON_RUINS, 3),
    "04": (DIG, 1),
    "05": (DIG, 2),
    "06": (DIG, 3),
    "07": (LOOK, 0),
    "08": (PUT_AND_ORDER, 2),
    "09": (PUT_ON_TEMPLES, 2),
    "10": (CLEAR_ONE, 2),
    "11": (CLEAR_DIFFERENT, 3),
    "12": (CAMP, 1),
    "13": (CAMP, 2),
    "14": (CAMP, 3),
    "15": (RECRUIT_EXPLORERS, 4),
    "16": (RECRUIT_BOTH, 2),
    "17": (SHIFT_ANYWHERE, ANY_NUMBER),
    "18": (WALK, 5),
    "19": (STONE, 1),
    "20": (BONUS, 0),
    "21": (BONUS, 0),
    "22": (LAY_TILE, 1),
    "23": (LAY_TILE, 1),
    "24": (LAY_TILE, 1),
}
_POWER_EFFECTS: Final = {
    "p01": (MORE_AP, 0),
    "p02": (STONE_AND_WALK, 2),
    "p03": (ROTATE, 1),
    "p04": (CLEAR_ONE, 2),
    "p05": (CLEAR_DIFFERENT, 2),
    "p06": (LEADER_TO_CAMP, 1),
    "p07": (DIG, 2),
    "p08": (SITE_AND_ORDER, 2),
    "p09": (SWAP_FREELY, 1),
    "p10": (RECRUIT_EXPLORERS, 4),
    "p11": (PUT_IN_CAMP, 4),
    "p12": (CAMP, 1),
    "p13": (WALK, 5),
    "p14": (SHIFT_NEXT, ANY_NUMBER),
    "p15": (SHIFT_ANYWHERE, 1),
    "p16": (SCORE_COLLECTION, 1),
    "p17": (TAKE_CARD, 1),
    "p18": (TAKE_BACK_CARD, 0),
    "p19": (GUARD_FREELY, 1),
    "p20": (KEEP_PIECES, 0),
    "p21": (PUT_ON_TEMPLES, 2),
    "p22": (PUT_ON_WATER_OR_FIRE, 2),
    "p23": (MORE_SCORING_AP, 0),
    "p24": (WIN_TIE, 1),
}

_EFFECTS: Final = [_CARD_EFFECTS[card[:2]] for card in CARD_IDS] + [_POWER_EFFECTS[power] for power in POWER_IDS]
EFFECT_KIND: Final = np.array([kind for kind, _ in _EFFECTS], dtype=np.int64)
"""[effect] -> its kind. Effects are the cards, then the powers."""
EFFECT_STEPS: Final = np.array([steps for _, steps in _EFFECTS], dtype=np.int64)
"""[effect] -> how many steps it has at most; for those that walk, their action points."""

FIRST_POWER: Final = CARDS
"""Effect of power 0."""
