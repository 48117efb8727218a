"""The auction: players bid for the right to be next (part 2, R-AUC)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.base.rules.turn import draw_tile, receive_tile
from tikal.games.base.rules.verbs import BID, TAKE
from tikal.rules.packing import widen
from tikal.rules.reasons import BID_CAPITAL, BID_LOW, BID_MINIMUM, OK, TAKE_NOT_OPEN
from tikal.rules.scoring_round import begin_final_round, left_of
from tikal.rules.state import State
from tikal.rules.steps import BID as BIDDING
from tikal.rules.steps import TAKE as TAKING
from tikal.rules.terrain import LETTERED_TILES, NO_TILE, NOBODY
from tikal.rules.verbs import PASS, Choices, offer

MINIMUM_BID: Final = 1
DEEPEST_DEBT: Final = 100
"""With the option to bid into debt: a bid may leave the bidder at most one lap of the track below zero."""


@compiled
def begin_round(s: State, opener: int) -> None:
    """R-AUC-4: all amulets up, as many tiles open as players; without tiles, the final round."""
    for seat in range(s.players):
        s.amulet_up[seat] = 1
    if s.drawn == LETTERED_TILES:
        begin_final_round(s)
        return
    for slot in range(s.players):
        s.open_tiles[slot] = draw_tile(s)
    begin_auction(s, opener)


def round_number(s: State) -> int:
    """R-AUC-4: which round it is, since each opens as many tiles as there are players; 0 without the auction."""
    return int(s.drawn) // int(s.players) if s.auction else 0


@compiled
def begin_auction(s: State, start: int) -> None:
    """R-AUC-11, 13: the first player from `start` who has not had a turn opens; the last one need not bid."""
    s.high_bid = 0
    s.high_bidder = NOBODY
    s.first_passer = NOBODY
    s.passed[:] = 0
    opener = start if s.amulet_up[start] else next_bidder(s, start)
    if bidders_left(s) == 1:
        win_auction(s, opener)
    else:
        s.step = BIDDING
        s.to_act = opener


@compiled
def still_bidding(s: State, seat: int) -> bool:
    """R-AUC-8, 10: whether the player has had no turn in this round and has not passed in this auction."""
    return bool(s.amulet_up[seat] == 1 and s.passed[seat] == 0)


@compiled
def bidders_left(s: State) -> int:
    """How many are still in the present auction."""
    number = 0
    for seat in range(s.players):
        if still_bidding(s, seat):
            number += 1
    return number


@compiled
def next_bidder(s: State, seat: int) -> int:
    """The next player clockwise who is still in the auction."""
    seat = left_of(s, seat)
    while not still_bidding(s, seat):
        seat = left_of(s, seat)
    return seat


@compiled
def highest_possible_bid(s: State, seat: int) -> int:
    """R-AUC-15: the score is the capital, unless debts are allowed."""
    capital = widen(s.score[seat])
    return capital + DEEPEST_DEBT if s.bids_into_debt else capital


@compiled
def check_bid(s: State, bid: int) -> int:
    """R-AUC-7, 15, 16."""
    if bid < MINIMUM_BID:
        return BID_MINIMUM
    if bid <= s.high_bid:
        return BID_LOW
    return OK if bid <= highest_possible_bid(s, s.to_act) else BID_CAPITAL


@compiled
def list_bids(s: State, out: Choices) -> None:
    """To pass, or any higher bid that the player can pay."""
    offer(out, PASS, 0, 0, 0)
    for bid in range(s.high_bid + 1, highest_possible_bid(s, s.to_act) + 1):
        if check_bid(s, bid) == OK:
            offer(out, BID, bid, 0, 0)


@compiled
def do_bid(s: State, bid: int) -> None:
    """Bid; if all others have passed, the bid wins (C-15)."""
    s.high_bid = bid
    s.high_bidder = s.to_act
    if bidders_left(s) == 1:
        win_auction(s, s.to_act)
    else:
        s.to_act = next_bidder(s, s.to_act)


@compiled
def do_pass(s: State) -> None:
    """Leave this auction; the last bidder left wins, or without bids the first who passed (R-AUC-12)."""
    s.passed[s.to_act] = 1
    if s.first_passer == NOBODY:
        s.first_passer = s.to_act
    left = bidders_left(s)
    if left == 0:
        win_auction(s, s.first_passer)
    elif left == 1 and s.high_bidder != NOBODY:
        win_auction(s, s.high_bidder)
    else:
        s.to_act = next_bidder(s, s.to_act)


@compiled
def win_auction(s: State, seat: int) -> None:
    """R-AUC-14: the winner pays first, then chooses a tile."""
    s.score[seat] -= s.high_bid
    s.step = TAKING
    s.to_act = seat


@compiled
def check_take(s: State, tile: int) -> int:
    """R-AUC-5: any tile that is still open."""
    for slot in range(s.players):
        if s.open_tiles[slot] == tile:
            return OK
    return TAKE_NOT_OPEN


@compiled
def list_takes(s: State, out: Choices) -> None:
    """All open tiles."""
    for slot in range(s.players):
        if s.open_tiles[slot] != NO_TILE:
            offer(out, TAKE, widen(s.open_tiles[slot]), 0, 0)


@compiled
def do_take(s: State, tile: int) -> None:
    """Take a tile and begin the turn with it."""
    for slot in range(s.players):
        if s.open_tiles[slot] == tile:
            s.open_tiles[slot] = NO_TILE
    receive_tile(s, s.to_act, tile)


@compiled
def end_auction_turn(s: State) -> None:
    """R-AUC-17, 19: the amulet goes down; the next auction, or a new round opened by the left neighbour."""
    s.amulet_up[s.active] = 0
    for seat in range(s.players):
        if s.amulet_up[seat]:
            begin_auction(s, left_of(s, s.active))
            return
    begin_round(s, left_of(s, s.active))
