"""Positions and actions of one table as numbers, and back."""

from __future__ import annotations

from functools import cached_property
from itertools import accumulate
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.envs.preparing import prepared
from tikal.errors import TikalError
from tikal.games.action import Action
from tikal.games.ahead import checked
from tikal.games.encoding.actions import NO_ACTION, Block
from tikal.games.encoding.chance import Chance
from tikal.games.encoding.fields import Field
from tikal.games.explain import illegal
from tikal.games.registry import kind_of
from tikal.games.table import Table
from tikal.games.view import View
from tikal.rules.reasons import OK
from tikal.rules.verbs import no_choices

Small: TypeAlias = npt.NDArray[np.int8]


class Coder:
    """Turns what a seat sees into arrays, and actions into numbers; it looks at views only.

    >>> import tikal
    >>> game = tikal.new_game("classic", players=2, seed=1)
    >>> coder = Coder(game.table)
    >>> view = game.view(game.to_act)
    >>> number = coder.number(view, view.legal_actions()[0])
    >>> coder.action(view, number) == view.legal_actions()[0]
    True
    >>> int(coder.mask(view).sum()) == len(view.legal_actions())
    True
    """

    def __init__(self, table: Table) -> None:
        if not isinstance(table, Table):
            raise TikalError(f"a coder is for a table, such as tikal.new_game(...).table, not {table!r}")
        self.table: Final = table
        self._kind: Final = kind_of(table.edition)
        self._encoding: Final = prepared(self._kind)
        self.actions: Final = self._encoding.actions(table)
        """The size of the action space: actions are 0 to this minus 1."""
        self.size: Final = self._encoding.observation.itemsize
        """The length of an observation."""
        self._fits = table
        """The last table that was found to be the coder's own."""

    def __reduce__(self) -> tuple[object, ...]:
        return Coder, (self.table,)

    @property
    def chance(self) -> Chance | None:
        """For a game in which all players see the same: chance as moves of its own."""
        return self._encoding.chance

    @property
    def longest(self) -> int:
        """The most decisions that a game can have."""
        return self._encoding.longest(self.table)

    @property
    def fields(self) -> tuple[Field, ...]:
        """What an observation consists of, in order."""
        return self._encoding.fields

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Where the numbers of each field are in an observation."""
        ends = list(accumulate(map(len, self.fields)))
        return {field.name: slice(end - len(field), end) for field, end in zip(self.fields, ends, strict=True)}

    @property
    def blocks(self) -> dict[int, Block]:
        """The blocks of the action space, each by its first number."""
        pairs = zip(self._encoding.starts, self._encoding.blocks, strict=False)
        return {start: block for start, block in pairs if start < self.actions}

    @property
    def kinds(self) -> npt.NDArray[np.int64]:
        """[action] -> which of the blocks it belongs to, counted from 0."""
        blocks = self.blocks.values()
        return np.arange(len(blocks)).repeat([len(block) for block in blocks])

    def labels(self) -> list[str]:
        """What each number stands for, in words that do not depend on the position."""
        return [label for block in self.blocks.values() for label in block.labels()]

    def observation(self, view: View) -> Small:
        """What the view's seat sees, as a flat array; a spectator sees it from the side of seat 0."""
        self._need_own_table(view)
        seen = np.zeros(1, dtype=self._encoding.observation)
        self._encoding.observe(view.seen, view.seat or 0, seen[0])
        return seen.view(np.int8)

    def named(self, observation: Small) -> dict[str, Small]:
        """The arrays of a flat observation, or of many, by their names; they share its memory."""
        given = np.asarray(observation)
        if given.dtype != np.int8 or given.shape[-1:] != (self.size,):
            raise TikalError(
                f"an observation of {self.table.edition} has the shape (..., {self.size}) and the type int8, "
                f"not {given.shape} and {given.dtype}"
            )
        return {
            field.name: given[..., self.slices[field.name]].reshape(*given.shape[:-1], *field.shape)
            for field in self.fields
        }

    def mask(self, view: View) -> Small:
        """1 for each action that the view's seat may play now, else 0."""
        self._need_own_table(view)
        mask = np.zeros(self.actions, dtype=np.int8)
        if view.seat is not None and view.seat == view.to_act:
            self._encoding.mask(view.seen, no_choices(), mask)
        return mask

    def numbers(self, view: View) -> list[int]:
        """All legal actions of the view's seat, in ascending order."""
        return np.flatnonzero(self.mask(view)).tolist()

    def number(self, view: View, action: Action | str) -> int:
        """The number of a legal action; if it is not legal, `IllegalAction` says why."""
        self._need_own_table(view)
        return self._encoding.number(view.seen, checked(view, action).code)

    def action(self, view: View, number: int) -> Action:
        """The legal action with this number; the error says what the number means, and why that is not legal."""
        self._need_own_table(view)
        action = self._meaning(view.seen, number)
        reason = self._kind.rules.check(view.seen, action.code)
        if reason != OK:
            raise illegal(self._kind, view.seen, action, reason)
        return action

    def why_not(self, state: Any, number: int) -> str:
        """Why an action cannot be played in a state."""
        try:
            action = self._meaning(state, number)
        except TikalError as error:
            return str(error)
        return str(illegal(self._kind, state, action, self._kind.rules.check(state, action.code)))

    def _meaning(self, state: Any, number: int) -> Action:
        """The action that a number means in a state, legal or not."""
        if not isinstance(number, int | np.integer) or not 0 <= number < self.actions:
            shown = number if isinstance(number, np.integer) else repr(number)
            raise TikalError(f"an action is a whole number from 0 to {self.actions - 1}, not {shown}")
        code = self._encoding.code(state, int(number))
        if code == NO_ACTION:
            raise TikalError(f"action {number} ({self.labels()[number]}) means nothing in this position")
        return Action.of(code)

    def _need_own_table(self, view: View) -> None:
        """Positions of other tables can be larger: compiled code would read and write beyond the end."""
        table = view.table
        if table is self.table or table is self._fits:
            return
        if _agreement(table) != _agreement(self.table):
            raise TikalError(
                f"this view is of {_described(table, self.table)}, the coder is for {_described(self.table, table)}; "
                "make one with Coder(view.table)"
            )
        self._fits = table


def _agreement(table: Table) -> tuple[object, ...]:
    """All of a table but the names."""
    return table.edition, table.players, table.auction, table.scenario, table.options


def _described(table: Table, other: Table) -> str:
    """A table in words, with the options in which it differs from another one of its edition."""
    options = table.options.items() if table.edition == other.edition and table.auction == other.auction else ()
    parts = [
        table.edition,
        f"{table.players} players",
        *(["auction"] if table.auction else []),
        *([table.scenario] if table.scenario else []),
        *(f"{name}={value!r}" for name, value in options if other.options.get(name) != value),
    ]
    return f"({', '.join(parts)})"
