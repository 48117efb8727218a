"""The action space of Tikal Legend."""

from __future__ import annotations

from typing import Final

from tikal.components import pieces
from tikal.games.encoding.actions import Axis, Block, starts_of
from tikal.games.encoding.common_actions import (
    RIVAL_AXIS,
    ROTATION_AXIS,
    TAKE_AXIS,
    WHO_AXIS,
    hex_axis,
    spending_blocks,
)
from tikal.games.legend.encoding import places
from tikal.games.legend.rules import verbs as legend_verbs
from tikal.games.legend.rules.cards import CARD_IDS, CARD_TEXTS, POWERS_PER_TILE, SIDE_NAMES
from tikal.games.legend.rules.state import MOST_AP, OPEN_TILES, SLOTS, STONE_TOKENS, TILES_IN_HAND
from tikal.games.legend.rules.stones import BORDER
from tikal.rules import verbs
from tikal.rules.state import CAMPS, SEATS
from tikal.rules.terrain import BASE_HEXES, HEX_NAMES, HEXES


def _numbered(name: str, word: str, count: int) -> Axis:
    return Axis(name, tuple(f"{word} {number}".strip() for number in range(1, count + 1)))


_KINDS: Final = pieces().treasures.kinds
_BOARD: Final = hex_axis(HEXES)
_CARD: Final = Axis("card", CARD_IDS)
_ANY_CARD: Final = Axis("card", CARD_TEXTS)
_SIDE: Final = Axis("side", SIDE_NAMES)
_BORDER: Final = Axis("border", tuple(f"{HEX_NAMES[here]}/{HEX_NAMES[there]}" for here, there, _ in BORDER))
_PAIR: Final = Axis("give", tuple(f"{_KINDS[one]}+{_KINDS[other]}" for one, other in places.PAIRS.tolist()))
_GROUP: Final = Axis(
    "pieces",
    (
        *_numbered("", "explorers", places.EXPLORER_GROUPS).values,
        *_numbered("", "leaders", places.LEADER_GROUPS).values,
    ),
)

BLOCKS: Final = (
    *spending_blocks(HEXES),
    Block(verbs.PASS),
    Block(legend_verbs.ACTIVATE),
    Block(legend_verbs.BEGIN),
    Block(legend_verbs.DONE),
    Block(legend_verbs.DRAFT_ORDER, (_numbered("place", "", SEATS),), places.from_one, places.back_from_one),
    Block(legend_verbs.DRAFT_AP, (Axis("ap", tuple(map(str, range(MOST_AP + 1)))),)),
    Block(
        legend_verbs.DRAFT_TILE,
        (_numbered("open tile", "", OPEN_TILES),),
        places.open_tile_place,
        places.open_tile_code,
    ),
    Block(legend_verbs.DRAFT_CARD, (_CARD,)),
    Block(legend_verbs.STASH, (_ANY_CARD,)),
    Block(
        legend_verbs.STASH_FOR,
        (_ANY_CARD, _numbered("stashed card", "stashed", SLOTS)),
        places.stash_for_place,
        places.stash_for_code,
    ),
    Block(legend_verbs.PLAY, (_CARD, _SIDE)),
    Block(legend_verbs.BONUS, (_CARD, _SIDE)),
    Block(legend_verbs.LOOK, (_SIDE,)),
    Block(legend_verbs.POWER, (_numbered("power", "", POWERS_PER_TILE),), places.power_place, places.power_code),
    Block(
        legend_verbs.PLACE_TILE,
        (_numbered("tile in hand", "tile", TILES_IN_HAND), hex_axis(BASE_HEXES), ROTATION_AXIS),
        places.lay_place,
        places.lay_code,
    ),
    Block(
        verbs.PLACE,
        (Axis("dotted hex", HEX_NAMES[BASE_HEXES:]), ROTATION_AXIS),
        places.dotted_place,
        places.dotted_code,
    ),
    Block(legend_verbs.ROTATE, (_BOARD, ROTATION_AXIS)),
    Block(legend_verbs.SWAP_TWO, (RIVAL_AXIS, _PAIR, TAKE_AXIS), places.swap_two_place, places.swap_two_code),
    Block(legend_verbs.STONE, (_BORDER,), places.stone_place, places.stone_code),
    Block(
        legend_verbs.MOVESTONE,
        (_numbered("stone token", "token", STONE_TOKENS), _BORDER),
        places.movestone_place,
        places.movestone_code,
    ),
    Block(legend_verbs.RECRUIT, (WHO_AXIS,)),
    Block(legend_verbs.PUT, (WHO_AXIS, _BOARD)),
    Block(legend_verbs.ORDER, (_numbered("order", "", places.ORDERS),), places.order_place, places.order_code),
    Block(legend_verbs.SITE, (_BOARD,)),
    Block(
        legend_verbs.MOVECAMP, (_numbered("camp", "camp", CAMPS), _BOARD), places.movecamp_place, places.movecamp_code
    ),
    Block(legend_verbs.SHIFT, (_GROUP, _BOARD), places.shift_place, places.shift_code),
    Block(legend_verbs.COLLECTION, (Axis("kind", _KINDS),)),
    Block(legend_verbs.TAKECARD, (_CARD,)),
    Block(legend_verbs.HEX, (_BOARD,)),
)
SIZE: Final = starts_of(BLOCKS)[-1]
