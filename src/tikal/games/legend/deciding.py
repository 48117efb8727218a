"""How far a player is with the draft, and with a card or power that takes several steps."""

from __future__ import annotations

from typing import NamedTuple

from tikal.games.legend.rules.camp_board import cards_on
from tikal.games.legend.rules.cards import ANY_NUMBER, RIGHT
from tikal.games.legend.rules.drafting import CARD_QUOTA, check_more_tiles, has_place, tiles_held, tiles_on_offer
from tikal.games.legend.rules.effects import most_steps
from tikal.games.legend.rules.state import OPEN_TILES, LegendState
from tikal.rules.reasons import OK


class Due(NamedTuple):
    """What a player may still take in a draft, how many of each."""

    order: int
    """A place in the next order."""
    token: int
    tiles: int
    """Of those that fall to everybody; after them one more, as long as it is there for who comes first."""
    cards: int


def card_quota(s: LegendState) -> int:
    """Cards for each player in a draft."""
    return int(CARD_QUOTA[s.players])


def still_due(s: LegendState, seat: int) -> Due:
    """What a player has not taken yet."""
    may_take_tile = tiles_on_offer(s) > 0 and check_more_tiles(s, seat) == OK
    return Due(
        order=int(not has_place(s, seat)),
        token=int(s.ap_token[seat] == 0),
        tiles=max(1, OPEN_TILES // int(s.players) - int(tiles_held(s, seat))) if may_take_tile else 0,
        cards=card_quota(s) - int(cards_on(s, seat, RIGHT)),
    )


def steps_at_most(s: LegendState) -> int | None:
    """How many steps the card or power has that is being carried out; None if nothing but the choices ends it."""
    most = int(most_steps(s))
    return None if most == ANY_NUMBER else most
