"""What is hidden in Legend, from whom, and how it may be filled in."""

from __future__ import annotations

from collections import Counter

import numpy as np

from tikal.components import pieces
from tikal.games.legend.rules.dealing import LETTERS_TO_DRAFT
from tikal.games.legend.rules.entry_points import shuffle
from tikal.games.legend.rules.setup import cards_in_deck
from tikal.games.legend.rules.state import LegendState
from tikal.games.seeing import UNKNOWN, fill_in_treasures
from tikal.games.setups import Place
from tikal.rules.dealing import LETTER_STARTS, Random
from tikal.rules.state import Int8Array, copy


def blank_out(state: LegendState, seat: int | None) -> LegendState:
    """A copy without what the seat may not know; what cards 07 and 08 showed stays with who has seen it."""
    seen = copy(state)
    seen.stack[seen.drawn : seen.stack_size] = UNKNOWN
    seen.deck[seen.deck_drawn : seen.deck_size] = UNKNOWN
    seen.bag[seen.bag_drawn :] = UNKNOWN
    seen.pile[:] = UNKNOWN
    token = seen.token[: seen.hexes]
    if seat is None:
        token[:] = UNKNOWN
        seen.known[:] = 0
    else:
        own = seen.known[seat].copy()
        heights = np.arange(token.shape[1])
        lies_there = heights < seen.tokens[: len(token), np.newaxis]
        was_shown = (own[: len(token), np.newaxis] >> heights & 1).astype(bool)
        token[~(lies_there & was_shown)] = UNKNOWN
        seen.known[:] = 0
        seen.known[seat] = own
    return seen


def fill_in(s: LegendState, random: Random) -> None:
    """Replace everything unknown at random, all possibilities being equally likely."""
    _fill_stack(s, random)
    _fill(s.deck, int(s.deck_drawn), cards_in_deck(int(s.players)), random)
    tokens = [value for value, number in enumerate(s.bag_holds.tolist()) for _ in range(number)]
    _fill(s.bag, int(s.bag_drawn), tokens, random)
    blue_taken = pieces().treasures.blue_copies - s.blue
    fill_in_treasures(s, random, s.treasures.sum(axis=0) - blue_taken, shuffle)


def _fill_stack(s: LegendState, random: Random) -> None:
    """Tiles A to E that have not been seen: neither drawn nor laid at the start."""
    ends = [min(int(end), int(s.stack_size)) for end in LETTER_STARTS[1 : LETTERS_TO_DRAFT + 1]]
    seen = {*s.stack[: s.drawn].tolist(), *s.tile_on.tolist()}
    last = int(LETTER_STARTS[LETTERS_TO_DRAFT])
    s.stack[s.drawn : s.stack_size] = [tile for tile in range(last) if tile not in seen]
    for start, end in zip(LETTER_STARTS, ends, strict=False):
        shuffle(random, s.stack, max(int(start), int(s.drawn)), end)


def _fill(pile: Int8Array, drawn: int, all_things: list[int], random: Random) -> None:
    left = Counter(all_things)
    left.subtract(pile[:drawn].tolist())
    rest = sorted(left.elements())
    pile[drawn : drawn + len(rest)] = rest
    shuffle(random, pile, drawn, drawn + len(rest))


def seen_before(s: LegendState, seat: int) -> set[Place]:
    """Treasures lying face down that a seat has looked at."""
    places = [(hex_, height) for hex_ in range(s.hexes) for height in range(s.tokens[hex_])]
    return {(hex_, height) for hex_, height in places if s.known[seat, hex_] >> height & 1}
