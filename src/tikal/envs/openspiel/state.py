"""A position for OpenSpiel: decisions of players, and between them moves of chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pyspiel

from tikal.compiling.records import array_of
from tikal.envs.rewards import win_rewards
from tikal.games.registry import kind_of
from tikal.games.view import View
from tikal.rules.dealing import generator
from tikal.rules.steps import OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from tikal.envs.openspiel.game import TikalGame

OUTCOMES: Final = 1024
DIGITS: Final = 3
"""A game that is dealt at the start has OUTCOMES ** DIGITS deals: chance chooses the digits of a seed."""

_EVEN: Final = dict.fromkeys(range(OUTCOMES), 1 / OUTCOMES)


class TikalState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position. Its attributes are what is copied and pickled."""

    def __init__(self, game: TikalGame) -> None:
        super().__init__(game)
        self._array = game.start.copy()
        self._digits: list[int] = []
        self._waiting: int | None = None
        """The code of an action that waits for chance."""
        self._outcomes: dict[int, float] = {}
        """What chance can do now; empty if a player decides."""
        self._has_begun = False
        self._go_on()

    @property
    def is_dealt(self) -> bool:
        """Whether there is something to see."""
        return self._has_begun

    def view(self, player: int | None) -> View:
        """What a player sees."""
        table = self.get_game().table
        state = self._array.copy()[0]
        return View(table, player, kind_of(table.edition).rules.blank_out(state, player))

    def current_player(self) -> int:
        """Who decides: a player, or chance."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self._outcomes else int(self._array[0].to_act)

    def _legal_actions(self, player: int) -> list[int]:
        numbers: list[int] = self.get_game().coder.numbers(self.view(player))
        return numbers

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, with probabilities."""
        return list(self._outcomes.items())

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if not self._outcomes:
            self._waiting = game.coder.action(self.view(self.current_player()), action).code
        elif game.chance is None:
            self._digits.append(action)
        else:
            game.chance.draw(self._array[0], action, self._waiting)
        self._go_on()

    def _go_on(self) -> None:
        """Carry out what was decided, as soon as chance has done its part."""
        game = self.get_game()
        rules, state = kind_of(game.table.edition).rules, self._array[0]
        if game.chance is not None:
            self._outcomes = game.chance.next_draw(state, self._waiting) if self._needs_chance() else {}
        else:
            self._outcomes = {} if len(self._digits) == DIGITS else _EVEN
        if self._outcomes:
            return
        if not self._has_begun:
            if game.chance is None:
                rules.deal(state, generator(sum(digit * OUTCOMES**k for k, digit in enumerate(self._digits))))
            rules.begin(state)
            self._has_begun = True
        elif self._waiting is not None:
            rules.do(state, self._waiting)
        self._waiting = None

    def _needs_chance(self) -> bool:
        return not self._has_begun or self._waiting is not None

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if game.chance is None else str(game.chance.label(action))
        return str(game.coder.action(self.view(player), action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self._array[0].step == OVER)

    def returns(self) -> list[float]:
        """At the end 1 for the only winner; the sum is 0."""
        players = self.get_game().table.players
        if not self.is_terminal():
            return [0.0] * players
        rules = kind_of(self.get_game().table.edition).rules
        return win_rewards(players, [seat for seat in range(players) if rules.wins(self._array[0], seat)])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TikalState:
        """The same position as far as a player knows it, with everything else drawn again."""
        other: TikalState = self.clone()
        if self.get_game().chance is None and self._has_begun:
            sample = self.view(player).sample(generator(int(sampler() * 2**53)))
            other._array = array_of(sample)
        return other

    def __str__(self) -> str:
        return self.view(None).to_json() if self._has_begun else f"not dealt yet: {self._digits}"

    def _to_struct(self) -> dict[str, Any]:
        return {"view": self.view(None).to_dict() if self._has_begun else None, "history": self.history()}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return dict(self.view(player).to_dict()) if self._has_begun else {}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        if player == pyspiel.PlayerId.CHANCE:
            return {"outcome": self._action_to_string(player, action)}
        return dict(self.get_game().coder.action(self.view(player), action).to_dict())

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        if "text" in struct:
            return [self.get_game().coder.number(self.view(self.current_player()), struct["text"])]
        return [number for number in self._outcomes if self._action_to_string(-1, number) == struct["outcome"]]
