"""A position for OpenSpiel: decisions of players, and between them moves of chance."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import pyspiel

from tikal.compiling.records import array_of
from tikal.envs.rewards import win_rewards
from tikal.errors import TikalError
from tikal.games.action import Action
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

SHOWN: Final = 8
"""How many possible outcomes an error message lists."""

_EVEN: Final = dict.fromkeys(range(OUTCOMES), 1 / OUTCOMES)


class TikalState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position. Its attributes are what is copied and pickled."""

    def __init__(self, game: TikalGame) -> None:
        super().__init__(game)
        self._array = game.start.copy()
        self._waiting: int | None = None
        """The code of an action that waits for chance."""
        self._drawn: list[int] = []
        """What chance has done since the last action was carried out."""
        self._outcomes: dict[int, float] = {}
        """What chance can do now; empty if a player decides."""
        self._has_begun = False
        self._is_resampled = False
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
        if self.is_terminal():
            raise TikalError("the game is over; game.new_initial_state() starts another")
        game = self.get_game()
        if self._outcomes:
            self._draw(action)
        else:
            self._waiting = game.coder.action(self.view(self.current_player()), action).code
        self._go_on()

    def _draw(self, outcome: int) -> None:
        if outcome not in self._outcomes:
            possible = ", ".join(map(str, islice(self._outcomes, SHOWN)))
            more = " ..." if len(self._outcomes) > SHOWN else ""
            raise TikalError(f"chance cannot do {outcome} here; chance_outcomes() are {possible}{more}")
        chance = self.get_game().chance
        if chance is not None:
            chance.draw(self._array[0], outcome, self._waiting)
        self._drawn.append(outcome)

    def _go_on(self) -> None:
        """Carry out what was decided, as soon as chance has done its part."""
        self._outcomes = self._next_outcomes()
        if self._outcomes:
            return
        game = self.get_game()
        rules, state = kind_of(game.table.edition).rules, self._array[0]
        if not self._has_begun:
            if game.chance is None:
                rules.deal(state, generator(sum(digit * OUTCOMES**k for k, digit in enumerate(self._drawn))))
            rules.begin(state)
            self._has_begun = True
        elif self._waiting is not None:
            rules.do(state, self._waiting)
        self._waiting = None
        self._drawn = []

    def _next_outcomes(self) -> dict[int, float]:
        chance = self.get_game().chance
        if chance is None:
            return {} if self._has_begun or len(self._drawn) == DIGITS else _EVEN
        outcomes: dict[int, float] = chance.next_draw(self._array[0], self._waiting) if self._needs_chance() else {}
        return outcomes

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

    def information_state_string(self, *player: int) -> str:
        """The history, in games in which all players see the same; `TikalError` in others, where it tells the deal."""
        if self.get_game().chance is None:
            raise TikalError(
                "this game has no information states, because its history contains the deal; use observations, for "
                "example ismcts.ISMCTSBot(..., use_observation_string=True)"
            )
        return str(super().information_state_string(*player))

    def information_state_tensor(self, *player: int) -> list[float]:
        """A history has no array; observations have one."""
        raise TikalError("this game has no information states as tensors; use observation_tensor")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TikalState:
        """The same position as far as a player knows it, with everything else drawn again."""
        other: TikalState = self.clone()
        if self.get_game().chance is None and self._has_begun:
            sample = self.view(player).sample(generator(int(sampler() * 2**53)))
            other._array = array_of(sample)
            other._is_resampled = True
        return other

    def __str__(self) -> str:
        parts = [self.view(None).to_json() if self._has_begun else "not dealt yet"]
        if self._waiting is not None:
            parts.append(str(Action.of(self._waiting)))
        chance = int(pyspiel.PlayerId.CHANCE)
        return "; ".join(parts + [self._action_to_string(chance, outcome) for outcome in self._drawn])

    def _to_struct(self) -> dict[str, Any]:
        if self._is_resampled:
            raise TikalError(
                "a resampled state has no struct: its history belongs to the true deal, not to the one that was drawn. "
                "Copy it with clone() or pickle"
            )
        return {"view": self.view(None).to_dict() if self._has_begun else None, "history": self.history()}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return dict(self.view(player).to_dict()) if self._has_begun else {}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        if player == pyspiel.PlayerId.CHANCE:
            return {"outcome": self._action_to_string(player, action)}
        return dict(self.get_game().coder.action(self.view(player), action).to_dict())

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        player = self.current_player()
        if player >= 0 and "text" in struct:
            return [self.get_game().coder.number(self.view(player), struct["text"])]
        outcomes = [one for one in self._outcomes if self._action_to_string(player, one) == struct.get("outcome")]
        if not outcomes:
            raise TikalError(f"{struct} is not an action here; chance has an `outcome`, players have a `text`")
        return outcomes
