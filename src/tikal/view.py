"""What one seat may see. The only door between a game and everybody who looks at it.

A view holds a copy of the record in which everything hidden is blanked out, so there is no path from it to
the state. Pages, bots, logs and exports get views. Who wants to think ahead asks for a sample: a full state
drawn at random among those that fit what has been seen.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

import numpy as np

from tikal.action import Action
from tikal.breakdown import Breakdown, breakdown
from tikal.components import pieces
from tikal.dealing import LETTER_STARTS, Random, shuffle
from tikal.rules.deploying import camp_of
from tikal.rules.flow.game import legal_actions
from tikal.rules.state import KINDS, TREASURES, State, copy
from tikal.rules.steps import BID, OVER, SEGMENTS, SPEND, STEPS
from tikal.rules.terrain import (
    HEX_NAMES,
    LETTERED_TILES,
    LETTERS,
    NO_TILE,
    NOBODY,
    NOWHERE,
    OUTSIDE,
    TEMPLE,
    TERRAINS,
    TILE_IDS,
)
from tikal.rules.verbs import WHO, no_choices
from tikal.rules.winning import wins
from tikal.table import Table

UNKNOWN: Final = -1


def blank_out(state: State) -> State:
    """A copy without what nobody may know: tiles to come, treasures face down."""
    seen = copy(state)
    seen.stack[seen.drawn :] = UNKNOWN
    seen.pile[:] = UNKNOWN
    seen.token[:] = UNKNOWN
    return seen


def legal(state: State) -> list[Action]:
    """All legal actions of a position, hidden things blanked out or not."""
    choices = no_choices()
    legal_actions(state, choices)
    return [Action.of(code) for code in choices.codes[: choices.count].tolist()]


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat sees it, or as a spectator does (`seat` is None)."""

    table: Table
    seat: int | None
    seen: State = field(repr=False)
    """The record with everything hidden blanked out; the same for equal positions, byte by byte."""

    @property
    def to_act(self) -> int | None:
        """Seat that must decide; None when the game is over."""
        return None if self.seen.to_act == NOBODY else int(self.seen.to_act)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of all seats."""
        return tuple(int(self.seen.score[seat]) for seat in range(self.table.players))

    def legal_actions(self) -> list[Action]:
        """What this seat may do now; nothing when another has to decide."""
        return legal(self.seen) if self.seat is not None and self.seat == self.to_act else []

    def would_score(self, seat: int) -> Breakdown:
        """What a seat would score if it scored now."""
        return breakdown(self.seen, seat)

    def sample(self, random: Random) -> State:
        """A full state that fits what this seat has seen, all such states being equally likely."""
        state = copy(self.seen)
        _fill_stack(state, random)
        _fill_treasures(state, random)
        return state

    def to_dict(self) -> dict[str, Any]:
        """The view as plain data."""
        s = self.seen
        return {
            "edition": self.table.edition,
            "options": {name: _plain(value) for name, value in self.table.options.items()},
            "seat": self.seat,
            "to_act": self.to_act,
            "step": STEPS[s.step],
            "segment": SEGMENTS[s.segment] if s.step == SPEND else None,
            "ap": int(s.ap) if s.step == SPEND else None,
            "active": int(s.active),
            "tile": _tile(s.tile),
            "scoring_order": _scoring_order(s),
            "auction": _auction(s) if s.auction else None,
            "players": [_player(s, seat, name) for seat, name in enumerate(self.table.names)],
            "board": [_hex(s, hex_) for hex_ in range(s.hexes) if s.terrain[hex_] != OUTSIDE],
            "supply": _supply(s),
            "winners": [seat for seat in range(s.players) if wins(s, seat)] if s.step == OVER else None,
            "legal_actions": [str(action) for action in self.legal_actions()],
        }

    def to_json(self) -> str:
        """The view as JSON text."""
        return json.dumps(self.to_dict(), ensure_ascii=False)


def _fill_stack(s: State, random: Random) -> None:
    drawn = set(s.stack[: s.drawn].tolist())
    s.stack[s.drawn :] = [tile for tile in range(LETTERED_TILES) if tile not in drawn]
    for start, end in pairwise(LETTER_STARTS):
        shuffle(random, s.stack, max(int(start), int(s.drawn)), int(end))


def _fill_treasures(s: State, random: Random) -> None:
    """Deal the treasures that nobody owns anew over the stacks on the ruins and the rest of the pile."""
    owned = s.treasures.sum(axis=0)
    copies = TREASURES // KINDS
    unseen = np.array([kind for kind in range(KINDS) for _ in range(copies - owned[kind])], dtype=np.int8)
    shuffle(random, unseen, 0, len(unseen))
    dealt = 0
    for hex_ in np.flatnonzero(s.tokens):
        number = int(s.tokens[hex_])
        s.token[hex_, :number] = unseen[dealt : dealt + number]
        dealt += number
    s.pile[s.laid :] = unseen[dealt:]


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _tile(tile: int) -> str | None:
    return None if tile == NO_TILE else TILE_IDS[tile]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _scoring_order(s: State) -> list[int] | None:
    in_scoring_round = s.step == SPEND and SEGMENTS[s.segment] != "normal"
    return [int(seat) for seat in s.scoring_order[: s.players]] if in_scoring_round else None


def _auction(s: State) -> dict[str, Any]:
    bidding = s.step == BID
    return {
        "open_tiles": [TILE_IDS[tile] for tile in s.open_tiles[: s.players] if tile != NO_TILE],
        "amulets_up": [seat for seat in range(s.players) if s.amulet_up[seat]],
        "high_bid": int(s.high_bid) if bidding else None,
        "high_bidder": _seat(s.high_bidder) if bidding else None,
        "passed": [seat for seat in range(s.players) if s.passed[seat]] if bidding else [],
    }


def _player(s: State, seat: int, name: str) -> dict[str, Any]:
    return {
        "seat": seat,
        "name": name,
        "score": int(s.score[seat]),
        "scorings": int(s.scorings[seat]),
        "treasures": {kind: int(s.treasures[seat, k]) for k, kind in enumerate(pieces().treasures.kinds)},
        "reserve": {
            "explorers": int(s.explorers_left[seat]),
            "leaders": int(s.leaders_left[seat]),
            "camps": int((s.camps[seat] == NOWHERE).sum()),
            "guardians": int(s.guardians_left[seat]),
        },
        "gone": {"explorers": int(s.explorers_gone[seat]), "leaders": int(s.leaders_gone[seat])},
    }


def _hex(s: State, hex_: int) -> dict[str, Any]:
    return {
        "hex": HEX_NAMES[hex_],
        "terrain": TERRAINS[s.terrain[hex_]],
        "tile": _tile(s.tile_on[hex_]),
        "rotation": int(s.rotation[hex_]),
        "passages": [int(stones) for stones in s.passage[hex_]],
        "value": int(s.temple[hex_]) if s.terrain[hex_] == TEMPLE else None,
        "tokens": int(s.tokens[hex_]),
        "camp": _seat(camp_of(s, hex_)),
        "guardian": _guardian(s, hex_),
        "pieces": [
            {"seat": seat, "explorers": int(s.explorers[seat, hex_]), "leaders": int(s.leaders[seat, hex_])}
            for seat in range(s.players)
            if s.explorers[seat, hex_] or s.leaders[seat, hex_]
        ],
        "cleared": int(s.cleared[hex_]),
        "dug": int(s.dug[hex_]),
    }


def _guardian(s: State, hex_: int) -> dict[str, Any] | None:
    if s.guardian[hex_] == NOBODY:
        return None
    return {"seat": int(s.guardian[hex_]), "who": WHO[s.guardian_who[hex_]]}


def _supply(s: State) -> dict[str, Any]:
    starts = LETTER_STARTS.tolist()
    left = [max(0, end - max(start, int(s.drawn))) for start, end in pairwise(starts)]
    return {
        "floors": {str(level): int(s.floors[level]) for level in range(2, len(s.floors))},
        "tiles": dict(zip(LETTERS, left, strict=True)),
        "next_letter": next((letter for letter, number in zip(LETTERS, left, strict=True) if number), None),
        "treasures": TREASURES - int(s.laid),
        "aside": [TILE_IDS[tile] for tile in s.aside[: s.aside_count]],
    }
