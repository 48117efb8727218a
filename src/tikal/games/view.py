"""What one seat may see. The only way from a game to anybody who looks at it.

A view holds a copy of the record in which everything hidden is blanked out, so there is no path from it to
the state. Pages, bots, logs and exports get views. To think ahead, ask for a sample: a full state
drawn at random among those that fit what has been seen.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, cast

from tikal.compiling.records import array_of, new_record
from tikal.games.action import Action
from tikal.games.breakdown import Breakdown
from tikal.games.kind import GameKind
from tikal.games.registry import kind_of
from tikal.games.ruleset import Ruleset
from tikal.games.table import Table
from tikal.games.view_data import ViewData
from tikal.rules.dealing import Random
from tikal.rules.hex_rows import COLUMNS, HEX_ROWS, HexRows
from tikal.rules.state import State, copy
from tikal.rules.steps import OVER
from tikal.rules.terrain import NOBODY, TILE_IDS
from tikal.rules.verbs import no_choices


class _Room(threading.local):
    """Room for lists of actions and hexes, made once for each thread."""

    def __init__(self) -> None:
        self.choices: Final = no_choices()
        self.codes: Final = self.choices.codes
        self.hexes: Final[HexRows] = new_record(HEX_ROWS)
        self.rows: Final = self.hexes.rows


_room: Final = _Room()


def legal(rules: Ruleset, state: State) -> list[Action]:
    """All legal actions of a position, hidden things blanked out or not."""
    count = rules.legal_actions(state, _room.choices)
    return [Action.of(code) for code in _room.codes[:count].tolist()]


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat sees it, or as a spectator does (`seat` is None)."""

    table: Table
    seat: int | None
    seen: State = field(repr=False)
    """The record with everything hidden blanked out; the same for equal positions, byte by byte."""

    @property
    def kind(self) -> GameKind:
        """The game that is played."""
        return kind_of(self.table.edition)

    @property
    def rules(self) -> Ruleset:
        """Its rules."""
        return self.kind.rules

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
        return legal(self.rules, self.seen) if self.seat is not None and self.seat == self.to_act else []

    def tile_laid(self, action: Action) -> int:
        """The tile that an action lays: the one that it names, or the one that is to be laid now."""
        named = action.argument("tile")
        return self.kind.spending.tile_to_lay(self.seen) if named is None else TILE_IDS.index(str(named))

    def would_score(self, seat: int) -> Breakdown:
        """What a seat would score if it scored now."""
        return self.rules.breakdown(self.seen, seat)

    def sample(self, random: Random) -> State:
        """A full state that fits what this seat sees, all such states being equally likely.

        Of a Legend stack that another player has put in a new order, the seat remembers nothing.
        """
        state = copy(self.seen)
        self.rules.fill_in(state, random)
        return state

    def to_dict(self, legal_actions: Iterable[Action] | None = None) -> ViewData:
        """The view as plain data; if its legal actions are known already, hand them over."""
        legal = self.legal_actions() if legal_actions is None else legal_actions
        plain = {
            **self.off_board(),
            "seat": self.seat,
            "board": [self.rules.describe_hex(row) for row in self.hex_rows()],
            "legal_actions": [str(action) for action in legal],
        }
        return cast(ViewData, plain)

    def off_board(self) -> dict[str, Any]:
        """The part of the plain data that is not about hexes, and the same for all seats that see the same."""
        return {
            "game": self.kind.id,
            "edition": self.table.edition,
            "scenario": self.table.scenario,
            "options": {
                name: _plain(value) if isinstance(value, tuple) else value for name, value in self.table.options.items()
            },
            **self.rules.describe(self.seen, self.table.names),
            "winners": [seat for seat in range(self.table.players) if self.rules.wins(self.seen, seat)]
            if self.seen.step == OVER
            else None,
        }

    def hex_rows(self) -> list[bytes]:
        """What is on the hexes in use: `rules.describe_hex` tells it. Equal rows look the same."""
        count = self.rules.hexes(self.seen, _room.hexes)
        rows = _room.rows[:count].tobytes()
        return [rows[start : start + COLUMNS] for start in range(0, len(rows), COLUMNS)]

    def to_json(self) -> str:
        """The view as JSON text."""
        return json.dumps(self.to_dict(), ensure_ascii=False)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        from tikal.games.drawing.svg import svg

        return svg(self)

    def __reduce__(self) -> tuple[object, ...]:
        # A record that is pickled by itself forgets its array, and with it the way into the rules.
        return _unpickled, (self.table, self.seat, array_of(self.seen))


def _unpickled(table: Table, seat: int | None, array: Any) -> View:
    return View(table, seat, array[0])


def _plain(value: object) -> object:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value
