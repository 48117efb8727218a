"""Setting up the table (R-SETUP): the printed hexes, the supplies, what each player starts with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tikal.components import board, edition
from tikal.rules.setup import equip, fill_supplies, lay_out_board, print_hex
from tikal.rules.state import State, blank
from tikal.rules.terrain import (
    BASE_HEXES,
    CAMP,
    CLEARING,
    RUINS,
    TEMPLE,
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
