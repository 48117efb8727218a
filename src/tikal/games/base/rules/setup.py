"""Setting up the table (R-SETUP): the printed hexes, the supplies, what each player has in front of him."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tikal.components import PrintedHex, board, edition, pieces
from tikal.rules.placing import add_stones
from tikal.rules.state import State, blank
from tikal.rules.terrain import (
    BASE_HEXES,
    CAMP,
    CLEARING,
    HEX_NAMES,
    JUNGLE,
    NO_TILE,
    NOBODY,
    NOWHERE,
    OUTSIDE,
    RUINS,
    TEMPLE,
    TERRAINS,
)


def set_up(edition_id: str, players: int, auction: bool, options: Mapping[str, object]) -> State:
    """A base edition before the deal: stack, pile and first player are still to be filled in.

    The options must be those that `tikal.components.option_set` resolved.
    """
    s = blank()
    s.players = players
    s.auction = auction
    _set_flags(s, options)
    lay_out_board(s, BASE_HEXES, (CAMP, CLEARING, TEMPLE, RUINS))
    for printed in board().printed:
        print_hex(s, printed)
    fill_supplies(s)
    for seat in range(players):
        equip(s, seat)
        s.score[seat] = edition(edition_id).start_score(seat, auction)
    return s


def _set_flags(s: State, options: Mapping[str, object]) -> None:
    tie_break = options["tieBreak"]
    assert isinstance(tie_break, Sequence)
    s.volcano_needs_path = bool(options["volcanoNeedsPath"])
    s.volcano_isolation = bool(options["volcanoIsolationRule"])
    s.camp_needs_presence = bool(options["campNeedsPresence"])
    s.tie_by_guardian = "highestGuardedTemple" in tie_break
    s.tie_by_treasures = "treasureCount" in tie_break
    s.bids_into_debt = bool(options.get("auction.allowDebt", False))
    s.last_placer_first = bool(options.get("auction.lastPlacerFirstOnTie", False))


def lay_out_board(s: State, hexes: int, enterable: Sequence[int]) -> None:
    """An empty site: all hexes in use are jungle, and pieces may enter the terrains given."""
    s.hexes = hexes
    s.terrain[:] = OUTSIDE
    s.terrain[:hexes] = JUNGLE
    s.tile_on[:] = NO_TILE
    s.guardian[:] = NOBODY
    s.camps[:] = NOWHERE
    s.enterable[list(enterable)] = 1


def print_hex(s: State, printed: PrintedHex) -> None:
    """A hex that is explored from the start."""
    hex_ = HEX_NAMES.index(printed.hex)
    s.terrain[hex_] = TERRAINS.index(printed.kind)
    s.temple[hex_] = printed.value
    for side, stones in enumerate(printed.stones):
        add_stones(s, hex_, side, stones)


def fill_supplies(s: State) -> None:
    """The open supply of floors; no tiles in anybody's hands yet."""
    s.floors[:] = pieces().floors.supply
    s.tile = NO_TILE
    s.aside[:] = NO_TILE
    s.open_tiles[:] = NO_TILE
    s.high_bidder = NOBODY
    s.first_passer = NOBODY


def equip(s: State, seat: int) -> None:
    """R-SETUP-4: what a player has in reserve."""
    expedition = pieces().expedition
    s.explorers_left[seat] = expedition.explorers
    s.leaders_left[seat] = expedition.leaders
    s.guardians_left[seat] = expedition.guardians
